import type { Deed, Motion, Shot, Subject } from '../direct/shot-list.ts'
import { subjectRig } from './subject-rig.ts'

const RIGS: ReadonlySet<string | undefined> = new Set(['beast', 'bird', 'fish'])
const isBeast = (one: Subject | undefined): boolean => one !== undefined && RIGS.has(subjectRig(one))

const GOING: ReadonlySet<Motion> = new Set<Motion>(['walk', 'run', 'swim'])
const LEADING = 'lead'
/** Who hunts another does not go in its steps. */
const HUNTING: ReadonlySet<string> = new Set('chase herd hunt attack sneak pounce flee'.split(' '))
const YOUNG = /chick|duckling|gosling|cygnet|^小|雏|幼|宝宝/iu

/** Beasts that go with one of their own go in its steps, and young ones do what their mother does. */
export function stageProcessions(shot: Shot): Shot {
  const going = shot.subjects.reduce((staged, _, index) => inSteps(staged, index), shot)
  return going.subjects.reduce((staged, _, index) => alike(staged, index), going)
}

const isYoung = ({ size, words }: Subject): boolean => size === 'tiny' || size === 'small' || YOUNG.test(words)

/** Whom they go after: whom they follow, who leads them, whom they are behind, or the mother that they are with. */
function leaderOf({ subjects }: Shot, index: number): number | undefined {
  const one = subjects[index]!
  if (one.deeds?.some(({ verb }) => HUNTING.has(verb))) return undefined
  const goes = (at: number | undefined): at is number =>
    at !== undefined && at !== index && isBeast(subjects[at]) && subjects[at]!.count === 1
  const followed = one.deeds?.find(({ verb, to }) => verb === 'follow' && goes(to))?.to
  if (followed !== undefined) return followed
  const leads = subjects.findIndex(
    (other, at) => goes(at) && other.deeds?.some(({ verb, to }) => verb === LEADING && to === index),
  )
  if (leads >= 0) return leads
  if (one.relation?.kind === 'behind' && goes(one.relation.to) && GOING.has(one.motion)) return one.relation.to
  const mother = subjects.findIndex((other, at) => goes(at) && other.relation?.to === index && GOING.has(other.motion))
  const isAlong = mother >= 0 && isYoung(one) && subjects[mother]!.relation!.kind === 'beside' && !one.deeds
  return isAlong ? mother : undefined
}

/** `ducklings behind their mother`: several go one behind the other, as fast as who leads them and where it goes, on land or water. */
function inSteps(shot: Shot, index: number): Shot {
  const leader = isBeast(shot.subjects[index]) ? leaderOf(shot, index) : undefined
  if (leader === undefined) return shot
  const { relation: _relation, ...one } = shot.subjects[index]!
  const { relation: led, ...first } = shot.subjects[leader]!
  const motion = GOING.has(first.motion) ? first.motion : GOING.has(one.motion) ? one.motion : 'walk'
  const done = (one.deeds ?? []).filter(({ verb, to }) => verb !== 'follow' && to !== leader)
  const follow: Deed = { verb: 'follow', words: '', to: leader }
  return {
    ...shot,
    subjects: shot.subjects
      .with(index, { ...one, motion, ...(one.count > 1 && { formation: 'line' }), deeds: [follow, ...done] })
      .with(leader, { ...first, motion, ...(led && led.to !== index && { relation: led }) }),
  }
}

/** `a hen with her chicks pecks`: all of them do, where only one of both is said to do something. */
function alike(shot: Shot, index: number): Shot {
  const { subjects } = shot
  const { relation } = subjects[index]!
  const other = relation?.kind === 'beside' ? subjects[relation.to] : undefined
  const one = subjects[index]!
  if (!other || !isBeast(one) || !isBeast(other) || isYoung(one) === isYoung(other)) return shot
  const [from, to] = one.deeds ? [one, other] : [other, one]
  const shared = from.deeds?.filter(deed => deed.to === undefined) ?? []
  if (to.deeds || shared.length === 0) return shot
  return { ...shot, subjects: subjects.with(subjects.indexOf(to), { ...to, motion: from.motion, deeds: shared }) }
}
