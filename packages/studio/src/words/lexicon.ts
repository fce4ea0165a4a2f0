import { isAliveKind } from './kinds.ts'
import type { Meaning } from './meaning.ts'
import { gapsInVerb } from './parted-verbs.ts'
import { possibleSingulars, possibleVerbs } from './lemmas.ts'
import { foldText, type Token, tokenise, tokenTexts } from './tokenise.ts'
import { readAssetNouns } from './vocabulary/asset-nouns.ts'
import { describedNouns } from './vocabulary/described-nouns.ts'
import type { Noun } from './vocabulary/noun-table.ts'
import { readPlaces, withoutMark } from './vocabulary/place-file.ts'
import { readVerbs } from './vocabulary/verb-file.ts'
import { sortTables, valueTables, wordsOfValues } from './vocabulary/word-tables.ts'

// `next` is absent at the end of a phrase.
type Node = { next?: Map<string, Node>; meaning?: Meaning }
/** The form in which the last word of a phrase was recognised. */
export type Form = 'written' | 'plural' | 'verb'
export type Match = { meaning: Meaning; tokens: number; form: Form }

/** Parts of the subject's body: `举起手` means `举手`. */
const OWN_BODY = /^[手头眼嘴腰身脚腿]$/u

let root: Node | undefined
let taught: readonly { word: string; noun: Noun }[] = []

/** Sets the nouns of this installation, which override the tables. Replaces earlier ones. */
export function learnNouns(nouns: readonly { word: string; noun: Noun }[]): void {
  taught = nouns
  root = undefined
}

/**
 * The longest phrase of the tables that starts at a token. Of several readings of the same length the written form
 * wins, and a plural adds its properties: one table may have `sunflowers` for the summer, another `sunflower` for the
 * plant.
 */
export function longestMatch(tokens: readonly Token[], at: number): Match | undefined {
  root ??= grow()
  let length = 0
  let read: Partial<Record<Form, Meaning>> = {}
  const take = (meaning: Meaning | undefined, taken: number, form: Form): void => {
    if (!meaning || taken < length) return
    // `water poured over ice` is not a pour-over coffee: a word in a verb form is not a noun.
    if (form === 'verb' && meaning.noun && !meaning.verb && /^(?:over|up|out|off)$/u.test(tokens[at + taken - 1]!.text))
      return
    if (taken > length) [length, read] = [taken, {}]
    // `stared` is a form of `stare`, not of `star`.
    const isBetter = form === 'verb' && read.verb !== undefined && !isDone(read.verb) && isDone(meaning)
    if (isBetter) read.verb = meaning
    else read[form] ??= meaning
  }
  const walk = (node: Node, index: number, form: Form): void => {
    if (index > at) take(node.meaning, index - at, form)
    const token = tokens[index]
    if (!token || token.type === 'clause' || token.type === 'sentence') return
    const straight = node.next?.get(token.text)
    if (straight) walk(straight, index + 1, form)
    if (token.type === 'han' && index === at + 1) takeParted(node, index)
    if (token.type !== 'word') return
    // A phrase is inflected at one end: its first word as a verb (`pulls back`), its last as a noun (`hot dogs`). `a
    // woman cooks pasta` has a verb; the plural would be women.
    for (const singular of possibleSingulars(token.text))
      if (index === at || !/^(?:wo)?man$/u.test(tokens[at]!.text))
        take(node.next?.get(singular)?.meaning, index + 1 - at, 'plural')
    if (index > at) return
    for (const verb of possibleVerbs(token.text)) {
      const found = node.next?.get(verb)
      if (found) walk(found, index + 1, 'verb')
    }
  }
  // `打了个哈欠`, `低着头`: words between the halves of a verb give its aspect, not its meaning.
  const takeParted = (start: Node, from: number): void => {
    for (const { tokens: gap, isWay } of gapsInVerb(tokens, from)) {
      const held = start.next?.get(tokens[from]!.text)?.meaning
      if (isWay && held?.verb && !OWN_BODY.test(tokens[from + gap]!.text)) continue
      // `骑着摩托`: the vehicle or the held thing stays visible.
      if (held?.relation && longestMatch(tokens, from + gap)?.meaning.noun) continue
      let node: Node | undefined = start
      for (let index = from + gap; node && tokens[index]?.type === 'han'; index++) {
        node = node.next?.get(tokens[index]!.text)
        const { verb, noun } = node?.meaning ?? {}
        if (verb && !noun) take({ verb }, index + 1 - at, 'written')
      }
    }
  }
  walk(root, at, 'written')
  const { written, verb } = read
  // A word that a table has as empty is not a plural: `pink and green squares` are not a place.
  const plural = written?.glue && !written.noun ? undefined : read.plural
  const named =
    written || plural ? { ...(verb?.verb && { verb: verb.verb }), ...withoutSeason(plural), ...written } : undefined
  if (!named) return verb ? { meaning: verb, tokens: length, form: 'verb' } : undefined
  return { meaning: named, tokens: length, form: named.noun && !written?.noun ? 'plural' : 'written' }
}

const isDone = ({ verb, motion, relation }: Meaning): boolean => (verb ?? motion ?? relation) !== undefined

/** The noun for a phrase, if the tables have it. */
export function findNoun(phrase: string): Noun | undefined {
  const tokens = tokenise(foldText(phrase))
  const match = longestMatch(tokens, 0)
  return match?.tokens === tokens.length ? match.meaning.noun : undefined
}

/** True if the tables have a phrase in any meaning. */
export function isKnownWord(phrase: string): boolean {
  const tokens = ONE_WORD.test(phrase) ? [wordToken(phrase)] : tokenise(foldText(phrase))
  return longestMatch(tokens, 0)?.tokens === tokens.length
}

/** A single plain token skips the tokeniser, since hundreds of spellings are tried for an unknown word. */
const ONE_WORD = /^[a-z]+$/u
const wordToken = (text: string): Token => ({ text, from: 0, to: text.length, type: 'word' })

/** `springs` is a verb, not the plural of the season. */
function withoutSeason(meaning: Meaning | undefined): Meaning {
  const kept = { ...meaning }
  delete kept.season
  return kept
}

function grow(): Node {
  const node: Node = {}
  const assets = readAssetNouns()
  for (const { word, noun } of describedNouns())
    add(node, word, { noun: noun.isUndrawn ? noun : withOwnShape(word, noun) })
  for (const { english, chinese, verb } of readVerbs())
    for (const word of [...english, ...chinese]) add(node, word, { verb })
  // `吃着苹果`: the progressive form. Tables that have only the relation to the apple have it without `着`.
  const verbs = new Map(readVerbs().flatMap(({ chinese, verb }) => chinese.map(word => [word, verb] as const)))
  for (const word of Object.values(wordsOfValues('relation'))
    .flat()
    .filter(one => one.endsWith('着'))) {
    const verb = verbs.get(word) ?? verbs.get(word.slice(0, -1))
    if (verb && !/^[打放]着$/u.test(word)) add(node, word, { verb })
  }
  for (const { id, english, chinese, place, as, onlyNear } of readPlaces().values())
    for (const word of [...english, ...chinese])
      add(node, word, {
        place,
        where: as?.where ?? id,
        ...(onlyNear.has(word) && { onlyNear: true as const }),
        ...(as && as.sprites.length > 0 && { filledWith: as.sprites.map(sprite => ({ words: word, sprite })) }),
      })
  const ofRows = new Set([...readPlaces().values()].flatMap(({ english, chinese }) => [...english, ...chinese]))
  for (const [key, table] of Object.entries(valueTables())) {
    for (const [value, list] of Object.entries(table)) {
      const known = key === 'number' || key === 'group' ? Number(value) : value
      for (const marked of list) {
        const word = withoutMark(marked)
        // A word with a row of its own is not marked as only near the place.
        add(node, word, { [key]: known, ...(marked !== word && !ofRows.has(word) && { onlyNear: true as const }) })
      }
    }
  }
  for (const [key, list] of Object.entries(sortTables())) {
    for (const word of list) add(node, word, { [key]: true })
  }
  for (const [name, noun] of assets) if (isNewName(node, name)) add(node, name, { noun })
  for (const { word, noun } of taught) add(node, word, { noun })
  return node
}

/** A noun of the tables that is drawn as a similar thing has the shape of the asset of this name, if there is one. */
function withOwnShape(word: string, noun: Noun): Noun {
  const asset = readAssetNouns().get(word)
  if (noun.isStandIn) return asset ?? noun
  if (!asset || asset.drawnAs || !noun.drawnAs || isAliveKind(noun.kind)) return noun
  const { drawnAs: _drawnAs, ...own } = noun
  return { ...own, sprites: asset.sprites }
}

/**
 * True for the name of an asset that the tables lack. A single English word is left to `nameUnknownWords`, which knows
 * its part of speech. `red gate` and `parked car` are a gate and a car that are described, and who `steps down` goes.
 */
function isNewName(root: Node, name: string): boolean {
  const texts = tokenTexts(foldText(name))
  const [first = ''] = texts
  let node: Node | undefined = root
  for (const text of texts) node = node?.next?.get(text)
  if ((texts.length < 2 && !node?.meaning) || texts.includes('的')) return false
  // A word that only suggests a place may name a thing too.
  if (Object.keys(node?.meaning ?? {}).some(key => key !== 'whereHint')) return false
  const last = root.next?.get(texts.at(-1)!)?.meaning
  if (last?.preposition && !last.noun) return false
  const { noun, preposition, determiner, ...rest } = root.next?.get(first)?.meaning ?? {}
  if (noun) return true
  const isDescription = rest.colour ?? rest.size ?? rest.number ?? rest.group ?? determiner ?? preposition
  return isDescription === undefined && !first.endsWith('ed')
}

function add(start: Node, phrase: string, meaning: Meaning): void {
  let node = start
  for (const text of tokenTexts(foldText(phrase))) {
    node.next ??= new Map()
    let next = node.next.get(text)
    if (!next) node.next.set(text, (next = {}))
    node = next
  }
  if (node === start) throw new Error(`a phrase without words: ${phrase}`)
  node.meaning = node.meaning ? { ...node.meaning, ...meaning } : meaning
}
