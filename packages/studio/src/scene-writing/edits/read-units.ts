import { membersOf } from '@kinora/media/scene/members'
import type { Placement, Scene } from '@kinora/media/scene/scene-schema'
import { SWITCHES } from '@kinora/media/scene/vocabulary'
import { findAnchorRow } from '../../library/anchors.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { possibleSingulars } from '../../library/match-names.ts'
import { foldText, type Token, tokenise } from '../../words/tokenise.ts'
import { type Clause, editWords, type Posture, type Sex, type Turn, TURNS } from './edit-words.ts'
import { findBySex } from './find-meant.ts'

/** A run of words of a request: something of the document, a relation, a turn, a switch, an operation, or one other word. */
export type Unit = { from: number; to: number; text: string } & (
  | { kind: 'named'; id: string; isAnchor: boolean; isNew: boolean }
  | { kind: 'relation'; relation: Placement['relation']; side?: Placement['side'] }
  | { kind: 'turn'; turn: Turn }
  | { kind: 'direction'; facing: 'camera' | 'away' }
  | { kind: 'metres'; metres: number }
  | { kind: 'posture'; posture: Posture }
  | { kind: 'side'; side: 'left' | 'right' }
  | { kind: 'switch'; switch: 'on' | 'off' }
  | { kind: 'lamps' | 'only' }
  | { kind: 'operation' | 'word' }
)

type Entry = { kind: Unit['kind'] }

const keyOf = (name: string): string =>
  tokenise(foldText(name.replaceAll(/[-_]/gu, ' ')))
    .map(({ text }) => text)
    .join(' ')

let phrases: Map<string, Entry> | undefined
function unitPhrases(): ReadonlyMap<string, Entry> {
  if (phrases) return phrases
  const { relations, postures, sides, turns, directions, lamps, switches, only } = editWords()
  const entries = [
    ...SWITCHES.map(one => ({ words: switches[one], entry: { kind: 'switch' as const, switch: one } })),
    { words: lamps, entry: { kind: 'lamps' as const } },
    { words: only, entry: { kind: 'only' as const } },
    ...postures.map(([words, posture]) => ({ words, entry: { kind: 'posture' as const, posture } })),
    ...sides.map(([words, side]) => ({ words, entry: { kind: 'side' as const, side } })),
    ...relations.map(([words, meant]) => ({ words, entry: { kind: 'relation' as const, ...meant } })),
    ...TURNS.map(turn => ({ words: turns[turn], entry: { kind: 'turn' as const, turn } })),
    ...directions.map(([words, facing]) => ({ words, entry: { kind: 'direction' as const, facing } })),
  ]
  return (phrases = new Map(entries.flatMap(({ words, entry }) => words.map(word => [keyOf(word), entry]))))
}

/**
 * The names of everything in the document, by their words; ids and own names come before names of the catalogue, and
 * those before the last words of names. Several entities may share a name.
 */
function namesIn(scene: Scene): Map<string, { id: string; isAnchor: boolean }[]> {
  const found = new Map<string, { id: string; isAnchor: boolean }[]>()
  const catalogue = loadCatalogue()
  const enter = (name: string | undefined, id: string, isAnchor = false): void => {
    const whole = keyOf(name ?? '')
    // `dumplings` are also found as `dumpling`.
    for (const key of [whole, ...possibleSingulars(whole)]) {
      const ids = found.get(key) ?? []
      if (key !== '' && !ids.some(one => one.id === id)) found.set(key, [...ids, { id, isAnchor }])
    }
  }
  const { entities, places } = scene
  for (const { id, name } of entities) for (const one of [id, name]) enter(one, id)
  for (const entity of entities) for (const { id } of membersOf(entity)) enter(id, id)
  const named = entities.flatMap(({ id, asset }) => {
    const { en = [], zh = [] } = catalogue.asset(asset)?.names ?? {}
    return [...en, ...zh].map(name => ({ id, name }))
  })
  for (const { id, name } of named) enter(name, id)
  for (const { id, name } of [...named, ...entities])
    enter(
      keyOf(name ?? '')
        .split(' ')
        .at(-1),
      id,
    )
  for (const { id, name } of named) for (const end of hanEnds(name)) enter(end, id)
  for (const place of places)
    for (const { id, names } of catalogue.place(place.asset)?.anchors ?? [])
      for (const name of [...names.en, ...names.zh]) enter(name, `${place.id}/${id}`, true)
  return found
}

/** The heads of a Chinese name: 长椅 of 公园长椅. */
const hanEnds = (name: string): string[] => {
  const signs = /^\p{Script=Han}+$/u.test(name) ? Array.from(name) : []
  return signs.slice(1, -1).map((_, at) => signs.slice(at + 1).join(''))
}

/** Names and relations have at most so many words. */
const LONGEST = 8

/** The units of a part of a request. `last` is what `it` means. */
export function readUnits({ text, found }: Clause, scene: Scene, last: readonly string[]): Unit[] {
  const tokens = tokenise(foldText(text))
  const names = namesIn(scene)
  const units: Unit[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!
    const own = found.find(one => one.from <= token.from && token.to <= one.to && !('about' in one))
    const { unit, taken } = own
      ? { unit: { kind: 'operation' as const }, taken: 1 }
      : (namedAt(tokens, at, names, { scene, last }) ?? { unit: { kind: 'word' as const }, taken: 1 })
    const to = tokens[at + taken - 1]!.to
    units.push({ ...unit, from: token.from, to, text: text.slice(token.from, to) } as Unit)
    at += taken
  }
  return units
}

type Match = { unit: object; taken: number }

function namedAt(
  tokens: readonly Token[],
  at: number,
  names: ReturnType<typeof namesIn>,
  { scene, last }: { scene: Scene; last: readonly string[] },
): Match | undefined {
  for (let taken = Math.min(LONGEST, tokens.length - at); taken > 0; taken--) {
    const key = tokens
      .slice(at, at + taken)
      .map(({ text }) => text)
      .join(' ')
    const phrase = unitPhrases().get(key)
    const isEntity = names.get(key)?.some(({ isAnchor }) => !isAnchor) === true
    if (phrase && !(phrase.kind === 'lamps' && isEntity)) return { unit: phrase, taken }
    const ids = [key, ...possibleSingulars(key)].flatMap(one => names.get(one) ?? [])
    const [first] = ids
    if (first) {
      const hue = tokens[at - 1]?.text
      const { entities } = scene
      const one =
        ids.find(({ id }) => entities.some(entity => entity.id === id && entity.colour === hue)) ??
        (first.isAnchor ? names.get(key)?.find(({ id }) => !isGroup(id)) : undefined) ??
        first
      return { unit: { kind: 'named', ...one, isNew: isNewBefore(tokens, at) }, taken }
    }
  }
  return pronounAt(tokens[at]!, scene, last) ?? metresAt(tokens, at)
}

/** True for `windows`, which is all windows of a place. */
const isGroup = (id: string): boolean => findAnchorRow(id.split('/')[1])?.many === id.split('/')[1]

/** `a dog`, `another dog`, 一只狗: not the one of the document. */
function isNewBefore(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text)
  return before.some(one => editWords().indefinite.includes(one))
}

function pronounAt({ text }: Token, scene: Scene, last: readonly string[]): Match | undefined {
  const { pronouns, it } = editWords()
  const sex = (['woman', 'man'] as const).find((one: Sex) => pronouns[one].includes(text))
  const id = sex ? findBySex(sex, scene) : it.includes(text) ? last[0] : undefined
  return id === undefined ? undefined : { unit: { kind: 'named', id, isAnchor: false, isNew: false }, taken: 1 }
}

function metresAt(tokens: readonly Token[], at: number): Match | undefined {
  const { metres: units, numbers } = editWords()
  if (!units.includes(tokens[at + 1]?.text ?? '')) return undefined
  const word = tokens[at]!.text
  const metres = numbers[word] ?? Number(word)
  return Number.isFinite(metres) ? { unit: { kind: 'metres', metres }, taken: 2 } : undefined
}
