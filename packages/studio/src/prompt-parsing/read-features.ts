import { readTable } from '../words/vocabulary/word-data.ts'
import type { FoundSubject } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Features } from '../setting/shot-list.ts'
import { FEELING_WORDS } from '../words/vocabulary/feeling-words.ts'

/** `isBefore`: stands right before its subject. `isFelt`: a feeling, only for living subjects. */
type Found = { from: number; to: number; features: Features; isBefore?: boolean; isFelt?: true }

const HAIR_HUES: Readonly<Record<string, string>> = readTable('read-features', 'hairHues')
const STYLES: Readonly<Record<string, NonNullable<Features['hairStyle']>>> = readTable('read-features', 'styles')

const HUE_WORDS = Object.keys(HAIR_HUES)
  .filter(word => /[a-z]/u.test(word))
  .join('|')
const HAIR: RegExp = readTable('read-features', 'hair')
const HAIR_ZH = /(花白|[白银灰金黑棕红粉蓝紫绿])?色?的?(长|短|卷)?(?:头)?发(?![现出生展明射动光布起射])/gu
const BEARD = new RegExp(String.raw`\b(?:(long|bushy|short|full)[ ,-]+)?(?:(${HUE_WORDS})[ -]+)?beard(?:ed)?\b`, 'giu')
const BEARD_ZH = /(花白|[白银灰黑棕红])?色?的?(?:长|大)?(?:胡子|胡须|络腮胡)/gu

/** Words that need no context. */
const PLAIN: readonly (readonly [RegExp, Features])[] = readTable('read-features', 'plain')

const ADJECTIVE = /^(?:old|elderly|aged|aging|ageing|wrinkled|senior|retired|老)$/iu

/** Finds words for hair, beards, glasses, age and feelings, with their subjects. */
export function readFeatures(text: string, from: number, items: readonly Item[], found: readonly FoundSubject[]): void {
  const people = found.filter(({ kind, at }) => kind === 'person' && at >= 0)
  if (people.length === 0) return
  for (const { from: start, to, features, isBefore, isFelt } of featuresIn(text)) {
    if (isFelt && isOfThing(to + from, items)) continue
    const owner = ownerOf(start + from, to + from, items, people, isBefore === true)
    if (!owner) continue
    owner.features = { ...features, ...owner.features }
    // Its words are understood, whatever they mean elsewhere.
    for (const [at, item] of items.entries()) {
      if (item.from < start + from || item.to > to + from) continue
      delete item.unknown
      // `hair tied in a bun`, 扎着马尾: no action; `she sings and braids` is one.
      if (!item.meaning.verb || (item.from === start + from && item.to === to + from)) continue
      item.meaning = { glue: true }
      for (const one of found) if (one.deeds) one.deeds = one.deeds.filter(deed => deed.at !== at)
    }
  }
}

/** `a sad song`, 紧张的气氛: not a person's feeling. */
function isOfThing(to: number, items: readonly Item[]): boolean {
  const next = items.filter(item => item.from >= to && item.text !== '的')[0]
  const { noun } = next?.meaning ?? {}
  return next !== undefined && !next.stop && ((noun !== undefined && noun.kind !== 'person') || UNFELT.test(next.text))
}
const UNFELT =
  /^(?:story|song|music|ending|moment|mood|atmosphere|tone|day|scene|light|vibe|气氛|氛围|故事|音乐|结局|时刻|场面)/u

function featuresIn(text: string): Found[] {
  const found: Found[] = []
  const add = (match: RegExpExecArray, features: Features, isBefore = false): void => {
    if (Object.keys(features).length > 0)
      found.push({ from: match.index, to: match.index + match[0].length, features, isBefore })
  }
  const hueOf = (word: string | undefined): string | undefined => (word ? HAIR_HUES[word.toLowerCase()] : undefined)
  for (const match of text.matchAll(HAIR)) {
    const hair = hueOf(match[2]) ?? (match[3] ? (hueOf(match[3]) ?? 'red') : undefined)
    const hairStyle = match[1] ? STYLES[match[1].toLowerCase()] : undefined
    add(match, { ...(hair && { hair }), ...(hairStyle && { hairStyle }) })
  }
  for (const match of text.matchAll(HAIR_ZH)) {
    const [hair, hairStyle] = [hueOf(match[1]), match[2] ? STYLES[match[2]] : undefined]
    add(match, { ...(hair && { hair }), ...(hairStyle && { hairStyle }) })
  }
  for (const match of [...text.matchAll(BEARD), ...text.matchAll(BEARD_ZH)]) {
    const hue = match.length > 2 ? hueOf(match[2]) : hueOf(match[1])
    add(match, { beard: hue ?? 'brown' })
  }
  for (const [pattern, features] of PLAIN)
    for (const match of text.matchAll(pattern)) add(match, features, ADJECTIVE.test(match[0]))
  for (const [pattern, feeling] of FEELING_WORDS)
    for (const { index, 0: match } of text.matchAll(pattern))
      found.push({ from: index, to: index + match.length, features: { feeling }, isFelt: true })
  return found
}

/** Adjectives stand before their subject, other phrases after it, within the sentence. */
function ownerOf(
  from: number,
  to: number,
  items: readonly Item[],
  people: readonly FoundSubject[],
  isBefore: boolean,
): FoundSubject | undefined {
  const placeOf = ({ namedAt }: FoundSubject): number => items[namedAt]!.from
  const after = people.find(one => placeOf(one) >= from)
  const between = (start: number, end: number): Item[] => items.filter(item => item.from >= start && item.to <= end)
  const isNext =
    after !== undefined &&
    !between(to, placeOf(after)).some(
      ({ stop, meaning }) => stop ?? meaning.noun ?? meaning.verb ?? meaning.preposition,
    )
  if (isNext || isBefore) return isNext ? after : undefined
  return people.findLast(
    one => placeOf(one) < from && !between(placeOf(one), from).some(({ stop }) => stop === 'sentence'),
  )
}
