import type { Shot, ShotList, Subject } from '../../src/setting/shot-list.ts'
import { findTrimmings } from '../../src/words/vocabulary/trimming-file.ts'
import { type Expectation, type ExpectedThing, parseThing } from './expectation.ts'

/** What was read right, what was read and is not so, what was not read. */
export type Tally = { right: number; wrong: number; missed: number }
export type Score = Record<string, Tally>

type StagedSubject = { subject: Subject; shot: Shot }

/** Holds a shot list against what its prompt should give, slot by slot. */
export function scoreReading(list: ShotList, expected: Expectation): Score {
  const score: Score = {}
  const count = (slot: string, outcome: keyof Tally) => {
    const tally = (score[slot] ??= { right: 0, wrong: 0, missed: 0 })
    tally[outcome]++
  }
  const value = (slot: string, isRight: boolean, isGiven: boolean) => {
    if (isRight) return count(slot, 'right')
    count(slot, 'missed')
    if (isGiven) count(slot, 'wrong')
  }
  scoreThings(list, expected, count, value)
  const first = list.shots[0]!
  for (const slot of ['time', 'weather', 'season', 'mood'] as const)
    if (expected[slot])
      value(
        slot,
        list.shots.some(shot => shot[slot] === expected[slot] || becoming(shot, slot) === expected[slot]),
        true,
      )
  if (expected.place)
    value(
      'place',
      list.shots.some(shot => isPlace(shot, expected.place!)),
      first.place !== 'sweep',
    )
  for (const slot of ['camera', 'light', 'style'] as const)
    for (const wanted of expected[slot] ?? [])
      value(
        slot,
        list.shots.some(shot => saysOf(slot, shot).includes(wanted)),
        false,
      )
  for (const text of expected.text ?? [])
    value(
      'text',
      list.shots.some(shot => writtenIn(shot).includes(text)),
      false,
    )
  for (const said of expected.says ?? []) scoreLine(list, said, value)
  const spoken = new Set((expected.says ?? []).map(said => said.slice(said.indexOf(':') + 1)))
  for (const { text } of list.shots.flatMap(({ lines }) => lines)) if (!spoken.has(text)) count('says', 'wrong')
  for (const absent of expected.not ?? [])
    value('not', !subjectsOf(list).some(({ subject }) => isNamed(subject.words, absent)), true)
  for (const cue of expected.hear ?? [])
    value(
      'hear',
      list.shots.some(({ sounds }) => sounds.includes(cue as never)),
      false,
    )
  if (expected.shots) value('shots', list.shots.length >= expected.shots, false)
  return score
}

type Count = (slot: string, outcome: keyof Tally) => void
type Value = (slot: string, isRight: boolean, isGiven: boolean) => void

const subjectsOf = (list: ShotList): StagedSubject[] =>
  list.shots.flatMap(shot => shot.subjects.map(subject => ({ subject, shot })))

function scoreThings(list: ShotList, expected: Expectation, count: Count, value: Value): void {
  const seen = subjectsOf(list)
  const worn = list.shots.flatMap(({ subjects }) => subjects.flatMap(subject => subject.wears ?? []))
  const filled = list.shots.flatMap(({ filledWith = [] }) => filledWith)
  const used = new Set<StagedSubject>()
  for (const thing of expected.see.map(parseThing)) {
    const found = seen.filter(({ subject }) => isNamed(subject.words, thing.name))
    for (const one of found) used.add(one)
    const clothes = worn.find(({ words }) => isNamed(words, thing.name))
    const isThereWithin = filled.some(({ words }) => isNamed(words, thing.name))
    const isOfPlace = list.shots.some(({ trimmings = [] }) =>
      [thing.name, `${thing.name}s`]
        .flatMap(findTrimmings)
        .some(({ dressing }) => trimmings.some(({ of }) => of === dressing)),
    )
    count('things', found.length > 0 || clothes || isThereWithin || isOfPlace ? 'right' : 'missed')
    if (found.length > 0) scoreThing(thing, found, value)
    else if (thing.colour && clothes) value('colour', clothes.colour === thing.colour, clothes.colour !== undefined)
    else missAll(thing, value)
  }
  for (const { subject } of new Map(seen.filter(one => !used.has(one)).map(one => [one.subject.words, one])).values())
    if (!isPronoun(subject.words)) count('things', 'wrong')
}

function scoreThing(thing: ExpectedThing, found: readonly StagedSubject[], value: Value): void {
  const some = (holds: (seen: StagedSubject) => unknown) => found.some(seen => Boolean(holds(seen)))
  value(
    'count',
    some(({ subject }) => (thing.count === 'some' ? subject.count >= 1 : subject.count === thing.count)),
    true,
  )
  if (thing.colour)
    value(
      'colour',
      some(({ subject }) => subject.colour === thing.colour),
      some(({ subject }) => subject.colour),
    )
  if (thing.deeds.length > 0)
    value(
      'deed',
      some(({ subject }) => deedsOf(subject).some(deed => thing.deeds.includes(deed))),
      some(isDoing),
    )
  if (thing.side)
    value(
      'side',
      some(({ subject }) => subject.side === thing.side),
      some(({ subject }) => subject.side),
    )
  else if (some(({ subject }) => subject.side)) value('side', false, true)
  const { relation } = thing
  if (relation)
    value(
      'relation',
      some(one => isRelated(one, relation)),
      some(({ subject }) => subject.relation),
    )
}

function missAll(thing: ExpectedThing, value: Value): void {
  if (thing.colour) value('colour', false, false)
  if (thing.deeds.length > 0) value('deed', false, false)
  if (thing.side) value('side', false, false)
  if (thing.relation) value('relation', false, false)
}

const deedsOf = ({ motion, deeds = [] }: Subject): string[] => [motion, ...deeds.map(({ verb }) => verb)]
const isDoing = ({ subject }: StagedSubject): boolean =>
  deedsOf(subject).some(deed => deed !== 'still' && deed !== 'bob' && deed !== 'sway')

const INVERSE: Record<string, string> = {
  on: 'under',
  under: 'above',
  above: 'under',
  behind: 'before',
  before: 'behind',
  beside: 'beside',
}
/** At a desk is beside or behind it; what is below a thing is under it. */
const ALIKE: Record<string, readonly string[]> = {
  at: ['at', 'beside', 'behind', 'on'],
  above: ['above', 'on'],
  in: ['in', 'on'],
  around: ['around', 'beside', 'at'],
}

function isRelated({ subject, shot }: StagedSubject, { kind, to }: { kind: string; to: string }): boolean {
  const kinds = ALIKE[kind] ?? [kind]
  const own = subject.relation
  if (own && kinds.includes(own.kind) && isNamed(shot.subjects[own.to]!.words, to)) return true
  const at = shot.subjects.indexOf(subject)
  return shot.subjects.some(
    other => other.relation?.to === at && other.relation.kind === INVERSE[kind] && isNamed(other.words, to),
  )
}

function scoreLine(list: ShotList, said: string, value: Value): void {
  const [speaker, text] = [said.slice(0, said.indexOf(':')), said.slice(said.indexOf(':') + 1)]
  const line = list.shots.flatMap(shot => shot.lines.map(one => ({ ...one, shot }))).find(one => one.text === text)
  value('says', line !== undefined, false)
  const by = line?.subject === undefined ? undefined : line.shot.subjects[line.subject]
  value('speaker', by !== undefined && isNamed(by.words, speaker), by !== undefined)
}

/** Studio paper is called `sweep` by the stage. */
/** `as it starts to rain`: what it is like at the end. */
const becoming = (shot: Shot, slot: 'time' | 'weather' | 'season' | 'mood'): string | undefined =>
  slot === 'mood' ? undefined : shot.becomes?.[slot]
const isPlace = (shot: Shot, wanted: string): boolean =>
  (shot.where ?? shot.place) === wanted || shot.place === wanted || (wanted === 'studio' && shot.place === 'sweep')

function saysOf(slot: 'camera' | 'light' | 'style', shot: Shot): string[] {
  const { move, framing, speed, angle, lens = [] } = shot.camera
  const track = move.startsWith('track') ? ['track'] : []
  if (slot === 'camera')
    return [
      move,
      framing,
      speed,
      angle ?? '',
      ...track,
      ...lens,
      ...(angle === 'top' || angle === 'aerial' ? ['top', 'aerial'] : []),
    ]
  return slot === 'light' ? (shot.light ?? []) : [...(shot.styles ?? []), shot.look]
}

const writtenIn = (shot: Shot): string[] => (shot.texts ?? []).map(({ text }) => text)

const PRONOUNS = new Set(['he', 'she', 'it', 'they', 'her', 'his', '他', '她', '它', '他们', '两人'])
const isPronoun = (words: string): boolean => PRONOUNS.has(words.toLowerCase())

const singular = (word: string): string => {
  const irregular: Record<string, string> = { children: 'child', loaves: 'loaf', people: 'people' }
  return irregular[word] ?? (/(?:ss|us)$/.test(word) ? word : word.replace(/(?<=[sx]|[cs]h)es$|s$/, ''))
}
const normal = (words: string): string =>
  words
    .toLowerCase()
    .split(/[\s-]+/)
    .map(singular)
    .join(' ')

/** The same words, or one more exactly: `tomato plants` for a `plant`, `橘猫` for a `猫`; not `horse` for `horseshoe`. */
export function isNamed(words: string, name: string): boolean {
  const [written, wanted] = [normal(words), normal(name)]
  if (/\p{Script=Han}/u.test(wanted))
    return written.endsWith(wanted) || wanted.endsWith(written) || written.replace(/子$/, '') === wanted
  return written === wanted || ` ${written}`.endsWith(` ${wanted}`) || ` ${wanted}`.endsWith(` ${written}`)
}

export function addScores(scores: readonly Score[]): Score {
  const sum: Score = {}
  for (const score of scores)
    for (const [slot, { right, wrong, missed }] of Object.entries(score)) {
      const tally = (sum[slot] ??= { right: 0, wrong: 0, missed: 0 })
      tally.right += right
      tally.wrong += wrong
      tally.missed += missed
    }
  return sum
}

export const precision = ({ right, wrong }: Tally): number => (right + wrong === 0 ? 1 : right / (right + wrong))
export const recall = ({ right, missed }: Tally): number => (right + missed === 0 ? 1 : right / (right + missed))

/** All slots together but what is heard, which is no matter of reading alone. */
export function wholeTally(score: Score): Tally {
  const { hear: _, ...read } = score
  return (
    Object.values(addScores(Object.values(read).map(tally => ({ all: tally }))))[0] ?? { right: 0, wrong: 0, missed: 0 }
  )
}
