import type { Action, SceneShot } from '@kinora/media/scene/scene-schema'
import { isStance } from '../../bodies/motion/actions.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { behaviourOf } from '../../library/find-behaviour.ts'
import { round } from '../actions.ts'
import type { When } from './edit-words.ts'

/** Seconds: an action at the beginning or the end of a shot lasts so long, but at most this share of the shot. */
const [BRIEF, SHARE] = [2, 0.4]
/** Seconds: less than that before the end of a shot nothing begins. */
const LEAST = 0.3
const MOST = 80

/** A stance or a way takes the whole body; a gesture does not, whatever its motion. */
function takesBody({ does, path }: Action): boolean {
  const { motion = 'bob', pose = '' } = loadCatalogue().action(does) ?? {}
  return motion !== 'bob' && (path !== undefined || behaviourOf(does).goes !== undefined || isStance(pose))
}
const isLasting = ({ does }: Action): boolean => loadCatalogue().action(does)?.lasts === 'throughout'
const isSame = (one: Action, other: Action): boolean => other.who === one.who && other.does === one.does
/** Two lasting actions of the whole body exclude each other, and no action is done twice at once. */
const excludes = (one: Action, other: Action): boolean =>
  isSame(one, other) || (other.who === one.who && [one, other].every(each => takesBody(each) && isLasting(each)))

/**
 * Adds actions to those of a shot. Actions that can go on beside the new ones stay as they are; one that is said again gets
 * what is said of it, and one that takes the place of another is done at its time and along its way. With a time, the new
 * actions are done then, and the ones before them end.
 */
export function joinActions(own: readonly Action[], added: readonly Action[], shot: SceneShot, when?: When): Action[] {
  if (when && added.length > 0) return joinAt(own, added, shot, when).slice(-MOST)
  let joined = [...own]
  for (const one of added) {
    const same = joined.find(other => isSame(one, other))
    const instead = joined.find(other => excludes(one, other))
    if (same) joined = joined.map(other => (other === same ? { ...same, ...one } : other))
    else
      joined = [
        ...joined.filter(other => !excludes(one, other)),
        { ...one, ...(instead && timeAndWay(instead, one)), ...one },
      ]
  }
  return joined.slice(-MOST)
}

/** What an action keeps of the one that it takes the place of. */
function timeAndWay({ from, to, path }: Action, instead: Action): Pick<Action, 'from' | 'to' | 'path'> {
  const mayGo = loadCatalogue()
    .action(instead.does)
    ?.roles.some(({ role }) => role === 'path')
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }), ...(path && mayGo && { path }) }
}

function joinAt(
  own: readonly Action[],
  added: readonly Action[],
  shot: Pick<SceneShot, 'from' | 'to'>,
  { moment, at, seconds }: When,
): Action[] {
  const length = shot.to - shot.from
  const brief = Math.min(seconds ?? BRIEF, length * (seconds === undefined ? SHARE : 1))
  const isThen = moment === 'then'
  if (at === undefined && (moment === 'start' || moment === undefined)) {
    const to = round(shot.from + brief)
    const later = own.map(one =>
      added.some(other => excludes(one, other)) && (one.from ?? shot.from) < to && (one.to ?? shot.to) > to
        ? { ...one, from: to }
        : one,
    )
    return [...later, ...added.map(one => ({ ...one, from: shot.from, to }))]
  }
  const from = round(at ?? (isThen ? afterAll(own, added, shot) : shot.to - brief))
  const to = seconds === undefined ? undefined : Math.min(shot.to, round(from + seconds))
  const ended = own.flatMap(one => {
    const isEnded = added.some(other => other.who === one.who && (isThen || takesBody(one) || excludes(one, other)))
    if (!isEnded || (one.to ?? shot.to) <= from) return [one]
    return (one.from ?? shot.from) < from ? [{ ...one, to: from }] : []
  })
  return [...ended, ...added.map(one => ({ ...one, from, ...(to !== undefined && { to }) }))]
}

/** When the last action of the same actors ends; half way through the rest if it goes on to the end of the shot. */
function afterAll(own: readonly Action[], added: readonly Action[], { from, to }: Pick<SceneShot, 'from' | 'to'>) {
  const theirs = own.filter(one => added.some(({ who }) => who === one.who))
  const before = theirs.length > 0 ? theirs : own
  const begin = Math.max(from, ...before.map(one => one.from ?? from))
  const ends = before.filter(one => (one.from ?? from) === begin).map(one => one.to ?? to)
  const end = Math.max(...ends, begin)
  return before.length > 0 && end < to - LEAST ? end : begin + (to - begin) / 2
}
