import { isOfGround } from './complete-setting.ts'
import type { FoundSubject } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { parseItems } from '../words/parse-items.ts'
import { foldText } from '../words/tokenise.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Draft } from './read-shot.ts'
import { type AskedLook, askedLooks, colouredNoun, HAVING } from './asked-looks.ts'
import { askedRelations, type AskedRelation, type AskedView, askedViews } from './asked-relations.ts'
import { isNamedPlace } from '../words/vocabulary/seen-hints.ts'
import type {
  Camera,
  CameraAngle,
  CameraMove,
  Place,
  Season,
  Shot,
  Subject,
  TimeOfDay,
  Weather,
} from '../setting/shot-list.ts'

/** The visible things that a word of a prompt asks for. A word may ask for several. */
export type Asked = { word: string } & Wanted

type Wanted =
  /** A subject, given by its words and by the sprites that show it. */
  | { of: 'thing'; names: readonly string[]; sprites: readonly string[] }
  /** A part of a body, a thing or a place, or a material. It has no figure of its own. */
  | { of: 'part'; names: readonly string[] }
  /** A subject that must not be there. */
  | { of: 'absence'; sprites: readonly string[] }
  /** An action and its subject. If no subject acts, `doer` is the noun before the verb, as in `sparks fly`. */
  | { of: 'deed'; verb: string; by?: string; doer?: string }
  /** A change of the place or of a thing. */
  | { of: 'change' }
  /** A hint at a place. Only smoke, steam and the like in it have to be seen. */
  | { of: 'effect'; words: readonly string[] }
  | { of: 'text'; text: string }
  | { of: 'line'; text: string }
  | { of: 'backdrop'; colour: string }
  /** `isOnlyNear`: the word names something that its place does not show. */
  | { of: 'place'; place: Place; where?: string; isOnlyNear?: true }
  | { of: 'time'; time: TimeOfDay }
  | { of: 'season'; season: Season }
  | { of: 'weather'; weather: Weather }
  | { of: 'move'; move: CameraMove }
  | { of: 'angle'; angle: CameraAngle }
  | { of: 'lens'; name: string }
  | { of: 'light'; name: string }
  | { of: 'style'; name: string }
  /** `isOfPart`: of a part of a thing: a bottle with a gold label. `isOfPlace`: of the ground, a wall, the sky, and of nobody and no thing. `on`: the noun that it describes. */
  | {
      of: 'colour'
      name: string
      isOfPlace?: true
      isOfPart?: true
      on?: { names: readonly string[]; sprites: readonly string[] }
    }
  | { of: 'size'; size: Subject['size'] }
  /** How close the camera is. */
  | {
      of: 'framing'
      framing: Camera['framing']
      /** `close-up of her fingers`: the noun. */
      on?: { names: readonly string[]; sprites: readonly string[] }
    }
  /** The side of its subject that the camera sees. */
  | { of: 'from'; from: NonNullable<Camera['from']> }
  /** So many of the things with these words or sprites. */
  | { of: 'count'; least: number; names: readonly string[]; sprites: readonly string[] }
  | AskedRelation
  | AskedLook
  | AskedView

type Reading = { prompt: string; folded: string }

/** The visible things that the words of a shot ask for. `missing` are the items that the reader did not understand. */
export function askedWords(
  { prompt, folded }: Reading,
  draft: Draft,
  shot: Shot,
  missing: ReadonlySet<number>,
): Asked[] {
  // A card, a scene for an idea, or plain colours replace everything that was asked.
  if (shot.caption !== undefined || shot.standsFor !== undefined || shot.imagery) return []
  const ofItems = draft.items.flatMap((item, at) => {
    if (item.stop || item.mention || (item.unknown && !item.guessed)) return []
    const word = prompt.slice(item.from, item.to)
    if (isOfCompound(item, prompt)) return []
    if (item.negated) return absenceOf(item).map(wanted => ({ word, ...wanted }))
    const wanted = wantedBy(item, at, draft, { shot, isMissing: missing.has(at) })
    return (wanted.length > 0 ? wanted : restOf(at, draft, shot)).map(one => ({ word, ...one }))
  })
  const taken = takenOut(folded, draft).flatMap(({ from, to }) => askedTaken(prompt.slice(from, to).trim()))
  const texts = (shot.texts ?? []).map(({ text }) => ({ word: text, of: 'text' as const, text }))
  const lines = shot.lines.map(({ text }) => ({ word: text, of: 'line' as const, text }))
  const phrases = [...askedRelations(prompt, draft), ...askedLooks(prompt, draft), ...askedViews(prompt, draft)]
  return [...ofItems, ...askedCounts(prompt, draft), ...taken, ...texts, ...lines, ...phrases]
}

/** `four glasses`, `三匹白马`: a number and the next noun, with what describes it in between. */
function askedCounts(prompt: string, { items, found }: Draft): Asked[] {
  return items.flatMap(({ meaning: { number: least }, negated, mention, from }, at) => {
    if (least === undefined || least < 2 || negated || mention) return []
    const counted = items.findIndex(({ meaning, stop }, nth) => nth > at && Boolean(stop ?? meaning.noun))
    const between = items.slice(at + 1, Math.max(at + 1, counted))
    const item = items[counted]
    if (!item?.meaning.noun || item.stop || item.negated || item.meaning.noun.isUndrawn) return []
    if (!between.every(({ meaning }) => DESCRIBING.some(key => meaning[key] !== undefined))) return []
    const { noun } = item.meaning
    const named = found.filter(one => isNamedAt(one, counted) || one.noun === noun)
    return [
      {
        word: prompt.slice(from, item.to),
        of: 'count' as const,
        least,
        names: named.map(({ words }) => words),
        sprites: noun.sprites,
      },
    ]
  })
}
const DESCRIBING: readonly (keyof Item['meaning'])[] = ['colour', 'size', 'counter']

/** `candle-lit`, `snow-covered`: the verb is part of an adjective and is reported with its noun. */
const isOfCompound = ({ meaning: { verb, noun }, from, language }: Item, prompt: string): boolean =>
  verb !== undefined && !noun && language === 'en' && /\p{L}-$/u.test(prompt.slice(0, from))

const absenceOf = ({ meaning: { noun } }: Item): Wanted[] =>
  noun && !noun.isUndrawn ? [{ of: 'absence', sprites: noun.sprites }] : []

/** Requests that are neither subjects nor settings: parts, papers, and actions of things without a figure. */
function restOf(at: number, { items }: Draft, shot: Shot): Wanted[] {
  const { text, meaning: inContext } = items[at]!
  // The meaning of the word alone, if the words around it changed it: `over a canyon`.
  const isEmpty = Object.keys(inContext).length === 0
  const meaning = isEmpty ? (parseItems(text)[0]?.meaning ?? inContext) : inContext
  const { noun, verb, place, where, backdrop, glue, counter, sound, homograph } = meaning
  if (counter && items[at - 1]?.meaning.number !== undefined) return []
  if (counter) return vesselOf(text, items[at + 1])
  if (backdrop) return [{ of: 'backdrop', colour: backdrop }]
  if (place)
    return shot.view ? [] : isEmpty ? [placeOf(meaning, place)] : [{ of: 'part', names: [text, where ?? place] }]
  if (noun) {
    // `bread dough`: of two foods the last is what is drawn.
    const next = items[at + 1]
    const isMadeOf = noun.kind === 'food' && next?.meaning.noun?.kind === 'food' && next.language === 'en' && !next.stop
    return isMadeOf ? [] : [{ of: 'part', names: [text, ...(noun.name ? [noun.name] : [])] }]
  }
  if (!verb && meaning.placeHint && isNamedPlace(text, meaning.placeHint))
    return [{ of: 'place', place: meaning.placeHint, isOnlyNear: true }]
  // `steam rises` is a hint at a hot dish; the steam is asked for, too.
  if (!verb && meaning.placeHint) return [{ of: 'effect', words: text.split(' ') }]
  // `waves crash`: what is heard of a place is also seen there.
  if (sound && homograph && !verb) return [{ of: 'part', names: [text] }]
  // Auxiliary verbs ask for nothing, and stillness cannot be seen.
  if (!verb || glue || verb.motion === 'still') return []
  return [deedOf(verb.id, items, at)]
}

/** `a vase of flowers` asks for the vase, too; food and drink come with what they are served in. */
function vesselOf(text: string, next: Item | undefined): Wanted[] {
  const [, name] = /^(.+) of$/u.exec(text) ?? []
  const noun = name === undefined ? undefined : parseItems(name)[0]?.meaning.noun
  const isServed = SERVED.has(next?.meaning.noun?.kind ?? '')
  return name === undefined || !noun || noun.isUndrawn || isServed || !next?.meaning.noun
    ? []
    : [{ of: 'thing', names: [name], sprites: noun.sprites }]
}
const SERVED: ReadonlySet<string> = new Set(['food', 'drink', 'fruit', 'vegetable'])

/** An action without a subject. Light is reported by itself and not as an action: `god rays falling`. */
function deedOf(verb: string, items: readonly Item[], at: number): Wanted {
  const before = items.slice(0, at)
  const light = before.findLast(({ meaning, stop }) => stop ?? meaning.noun ?? meaning.light)?.meaning.light
  if (light) return { of: 'light', name: light }
  const doer = before.findLast(({ meaning }) => meaning.noun ?? meaning.weather)?.text
  return { of: 'deed', verb, ...(doer !== undefined && { doer }) }
}

type Within = { shot: Shot; isMissing: boolean }

function wantedBy({ meaning }: Item, at: number, { found, items }: Draft, { shot, isMissing }: Within): Wanted[] {
  const { noun, verb, motion } = meaning
  const sprites = noun?.sprites ?? []
  if (isMissing) {
    if (!noun && (verb ?? motion)) return [deedOf(verb?.id ?? motion!, items, at)]
    return [{ of: 'thing', names: [], sprites }]
  }
  const named = found.filter(one => isNamedAt(one, at) || (noun !== undefined && one.noun === noun))
  if (noun && named.length > 0) return [{ of: 'thing', names: named.map(({ words }) => words), sprites }]
  const doer = found.find(({ deeds }) => deeds?.some(deed => deed.at === at))
  if (doer) return [{ of: 'deed', verb: doer.deeds!.find(deed => deed.at === at)!.verb, by: doer.words }]
  const { weather: _, ...ofGround } = meaning
  const isDirected = [items[at - 1], items[at + 1]].some(item => item?.meaning.direction !== undefined && !item.stop)
  const wanted = settingOf(isOfGround(items, at) ? ofGround : meaning, shot, isDirected)
  const nounAsked = (item: Item | undefined) =>
    item && {
      names: [item.text, ...found.flatMap(one => (one.noun === item.meaning.noun ? [one.words] : []))],
      sprites: item.meaning.noun!.sprites,
    }
  const isOfPart = isOfThingBefore(at, items)
  const part = isOfPart ? items.slice(at + 1).find(({ stop, meaning }) => stop ?? meaning.noun) : undefined
  const [on, near] = [
    nounAsked(colouredNoun(items, at) ?? (part?.stop ? undefined : part)),
    nounAsked(framedNoun(items, at)),
  ]
  const more = {
    ...(isOfPart && { isOfPart: true as const }),
    ...(isBeforePlace(at, items) && { isOfPlace: true as const }),
    ...(on && { on }),
  }
  return wanted.map(one =>
    one.of === 'colour' ? { ...one, ...more } : one.of === 'framing' && near ? { ...one, on: near } : one,
  )
}

/** `close-up of her fingers`, `close on the label`: the noun after the words of the camera. */
function framedNoun(items: readonly Item[], at: number): Item | undefined {
  const { framing, noun } = items[at]!.meaning
  if (framing !== 'close' || noun) return undefined
  const isOf = /(?:of|on)$/u.test(items[at]!.text)
  const next = items[at + 1]
  if (!isOf && !/^(?:of|on)$/u.test(next?.text ?? '')) return undefined
  const after = items.slice(at + 1, at + MAX_BETWEEN)
  const end = after.findIndex(({ stop, meaning }) => Boolean(stop ?? meaning.noun ?? meaning.place ?? meaning.verb))
  // `close-up of a potter's hands`.
  const own = end >= 0 && after[end]!.possessive ? after.findIndex((one, nth) => nth > end && one.meaning.noun) : end
  const found = after[own]
  return found?.meaning.noun && !found.stop ? found : undefined
}
const MAX_BETWEEN = 7

/** Whether the next thing that words name is a place or a part of one. */
function isBeforePlace(at: number, items: readonly Item[]): boolean {
  if (isOfThingBefore(at, items)) return false
  const next = items.slice(at + 1).find(({ meaning: { noun, place } }) => noun ?? place)
  return next !== undefined && (next.meaning.place !== undefined || next.meaning.noun?.isUndrawn === true)
}

/** `a bottle with a gold label`: a part of the thing, unless the thing is a place: `a beach with golden sand`. */
function isOfThingBefore(at: number, items: readonly Item[]): boolean {
  const start = items.findLastIndex(
    ({ stop, meaning }, nth) => nth < at && (stop !== undefined || meaning.verb !== undefined),
  )
  const having = items.findIndex(({ text }, nth) => nth > start && nth < at && HAVING.has(text))
  const owner =
    having < 0 ? undefined : items.slice(start + 1, having).findLast(({ meaning }) => meaning.noun ?? meaning.place)
  return owner?.meaning.noun !== undefined && !owner.meaning.place && owner.meaning.noun.isUndrawn !== true
}

/** The parts of a shot's text that are not items. Changes and turns are removed before the rest is read. */
function takenOut(folded: string, { part, items }: Draft): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = []
  let end = part.from
  for (const { from, to } of [...items.toSorted((a, b) => a.from - b.from), { from: part.to, to: part.to }]) {
    if (from > end && /[\p{L}\p{N}]/u.test(folded.slice(end, from))) gaps.push({ from: end, to: from })
    end = Math.max(end, to)
  }
  return gaps
}

/** Requests in the removed parts: changes, or parts of a body or place if there is no verb. */
function askedTaken(word: string): Asked[] {
  const meanings = parseItems(foldText(word)).map(({ meaning }) => meaning)
  const isChange = meanings.some(
    ({ verb, motion, time, weather, season }) => verb ?? motion ?? time ?? weather ?? season,
  )
  if (isChange) return [{ word, of: 'change' }]
  const nouns = meanings.flatMap(({ noun }) => noun?.name ?? [])
  return nouns.length > 0 ? [{ word, of: 'part', names: [word, ...nouns] }] : []
}

const isNamedAt = ({ at: own, namedAt, again = [] }: FoundSubject, at: number): boolean =>
  own === at || namedAt === at || again.some(one => one.at === at)

/** `isDirected`: another word gives the direction of a move of the camera. */
function settingOf(meaning: Item['meaning'], shot: Shot, isDirected: boolean): Wanted[] {
  const { place, time, season, weather, move, angle, from, lens, light, style, colour, size, framing } = meaning
  // Some places say something else: a snowfield its season, a night market its hour, paper its colour. A table is the
  // surface that things stand on.
  if (place && !shot.view && !meaning.backdrop && (PLACE_TRAITS[place].isShownClose !== true || shot.place === place))
    return [placeOf(meaning, place)]
  if (place) return []
  return [
    ...(time ? [{ of: 'time' as const, time }] : []),
    ...(season ? [{ of: 'season' as const, season }] : []),
    ...(weather ? [{ of: 'weather' as const, weather }] : []),
    ...(move ? [{ of: 'move' as const, move: isDirected ? shot.camera.move : move }] : []),
    ...(angle ? [{ of: 'angle' as const, angle }] : []),
    ...(framing ? [{ of: 'framing' as const, framing }] : []),
    ...(from ? [{ of: 'from' as const, from }] : []),
    ...(lens ? [{ of: 'lens' as const, name: lens }] : []),
    ...(light ? [{ of: 'light' as const, name: light }] : []),
    ...(style ? [{ of: 'style' as const, name: style }] : []),
    ...(colour ? [{ of: 'colour' as const, name: colour }] : []),
    ...(size && size !== 'normal' ? [{ of: 'size' as const, size }] : []),
  ]
}

const placeOf = ({ where, onlyNear }: Item['meaning'], place: Place): Wanted => ({
  of: 'place',
  place,
  ...(where && { where }),
  ...(onlyNear && { isOnlyNear: true }),
})
