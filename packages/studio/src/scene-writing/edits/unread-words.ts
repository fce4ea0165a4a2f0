import { diffScenes, type SceneDifference } from '@kinora/media/scene/diff-scene'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { foldText } from '../../words/tokenise.ts'
import { parseItems } from '../../words/parse-items.ts'
import type { Item } from '../../words/item.ts'
import { plainName } from '../../library/match-names.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { assetOfBody } from '../../library/asset-bodies.ts'
import type { Meaning } from '../../words/meaning.ts'
import { type Clause, editWords } from './edit-words.ts'
import { isAlike } from './find-meant.ts'
import { isContained } from './is-contained.ts'
import { kindsOf } from './place-as-said.ts'
import { readUnits, type Unit } from './read-units.ts'
import { isPartOf } from './says-place.ts'
import { withoutLooks } from './without-looks.ts'

type Word = Pick<Item, 'from' | 'to' | 'text'> & {
  isPlain: boolean
  colour: string | undefined
  asset: string | undefined
}
export type Change = (scene: Scene, clause: Clause) => Scene

/** A longer request is not tried word by word. */
const MOST = 24

export type Accounted = {
  unread: string[]
  /** True if no word changes anything or says what is so already. */
  isAllUnread: boolean
}

/**
 * The words of a part of a request that are unread. Each other word explains a change: without it, the changed document is
 * another one; or it says what is so already: it changes the document without its looks, and the change is in this one.
 * Two words that say the same explain a change together.
 */
export function findUnreadWords(
  before: Scene,
  after: Scene,
  clause: Clause,
  change: Change,
  last: readonly string[],
): Accounted {
  const units = readUnits(clause, before, last)
  const words = contentWords(clause, before, units)
  if (words.length > MOST) return { unread: [], isAllUnread: false }
  const without = (gone: readonly Word[]): Clause => ({
    ...clause,
    text: blank(clause.text, gone),
    rest: blank(clause.rest, gone),
  })
  const setBy = (word: Word, scene: Scene, whole: Scene, gone: readonly Word[]): boolean[] =>
    diffScenes(change(scene, without([...gone, word])), whole).map(one => isContained(one, whole, after))
  const idle = words.filter(word => {
    const other = change(before, without([word]))
    return diffScenes(other, after).length === 0
  })
  const doubled = idle.filter(word => {
    const others = idle.filter(one => one !== word)
    const set = setBy(word, before, change(before, without(others)), others)
    return others.length > 0 && set.length > 0 && set.every(Boolean)
  })
  const left = idle.filter(word => !doubled.includes(word))
  if (left.length === 0) return { unread: [], isAllUnread: false }
  const bare = withoutLooks(before)
  const said = change(bare, clause)
  const isSo = (word: Word): boolean => setBy(word, bare, said, []).some(Boolean)
  const differences = [
    ...diffScenes(before, after),
    ...diffScenes(bare, said).filter(one => isContained(one, said, after)),
  ]
  const touched = before.entities.filter(({ id }) => isTouched(id, differences, [after, said]))
  const isNamed = (word: Word): boolean =>
    touched.some(one => word.asset !== undefined && isAlike(one, word.asset)) ||
    units.some(
      one =>
        one.kind === 'named' &&
        one.from <= word.from &&
        word.to <= one.to &&
        isTouched(one.id, differences, [after, said]),
    )
  // `the red coat` of somebody whose coat is red
  const isLook = ({ colour, text }: Word): boolean =>
    touched.some(({ wears = [], traits, material, colour: own }) =>
      [own, material, traits?.age, traits?.hair, ...wears.map(worn => worn.colour)].some(
        one => one !== undefined && (one === colour || one === text),
      ),
    )
  const isAlone = (word: Word): boolean => {
    const others = words.filter(one => one !== word)
    const alone = change(bare, { ...without(others), text: word.text, rest: word.text, found: [] })
    const own = diffScenes(bare, alone)
    return own.length > 0 && own.every(one => isContained(one, alone, after))
  }
  const unread = left.filter(word => !word.isPlain && !isNamed(word) && !isLook(word) && !isSo(word) && !isAlone(word))
  const contents = words.filter(({ isPlain }) => !isPlain)
  return {
    unread: unread.map(({ from, to }) => clause.text.slice(from, to)),
    isAllUnread: contents.length > 0 && unread.length === contents.length,
  }
}

const blank = (text: string, gone: readonly Word[]): string =>
  gone.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text)

/**
 * The words with a meaning of their own. A phrase counts as one, as does a posture with its relation. The names of the
 * present place and the words for fields are plain: they need to explain nothing.
 */
function contentWords({ rest }: Clause, { places }: Scene, units: readonly Unit[]): Word[] {
  const { fields, indefinite } = editWords()
  const here = places.flatMap(({ asset }) => {
    const place = loadCatalogue().place(asset)
    return place ? [asset, ...place.names.en, ...place.names.zh] : []
  })
  const plain = new Set([...fields, ...indefinite, ...here].map(plainName))
  const phrases = units.flatMap(({ kind, from, to }, at) => {
    const next = units[at + 1]
    const isWhole = kind === 'posture' && next?.kind === 'relation'
    return kind === 'word' || kind === 'operation' ? [] : [{ from, to: isWhole ? next.to : to }]
  })
  const found = parseItems(foldText(rest)).flatMap((item): Word[] => {
    const { stop, meaning, text, unknown, from, to } = item
    if (stop || (!unknown && !kindsOf(meaning).some(kind => !GRAMMAR.has(kind)))) return []
    const phrase = phrases.find(one => one.from <= from && to <= one.to) ?? { from, to }
    const isHere = meaning.place !== undefined && isPartOf(item, places)
    return [
      {
        ...phrase,
        text,
        colour: meaning.colour,
        asset: assetOf(meaning),
        isPlain: isHere || plain.has(plainName(text)),
      },
    ]
  })
  return found.filter(({ from }, at) => found.findIndex(one => one.from === from) === at)
}

const assetOf = ({ noun }: Meaning): string | undefined =>
  noun?.sprites?.[0] ? assetOfBody(noun.sprites[0]) : undefined

/** Kinds of words that serve others. */
const GRAMMAR: ReadonlySet<string> = new Set(['pronoun', 'wearing', 'unit', 'negation', 'cameraNoun'])

/** True if a difference is of an entity or an anchor, or names it. */
const isTouched = (id: string, differences: readonly SceneDifference[], scenes: readonly Scene[]): boolean =>
  differences.some(({ at, before, after }) => {
    if (JSON.stringify([before, after]).includes(JSON.stringify(id))) return true
    const [, list, nth, part, entry] = at.split('/')
    return scenes.some(scene => {
      if (list === 'places') return scene.places[Number(nth)]?.id === id.split('/')[0]
      if (list === 'entities') return scene.entities[Number(nth)]?.id === id
      const own =
        list === 'shots' && (part === 'placements' || part === 'actions' || part === 'looks') ? part : undefined
      return own !== undefined && scene.shots[Number(nth)]?.[own]?.[Number(entry)]?.who === id
    })
  })
