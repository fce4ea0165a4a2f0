import type { Action, SceneShot } from '@kinora/media/scene/scene-schema'
import { STANCES } from '../../bodies/motion/actions.ts'
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
  const { motion = 'bob', pose } = loadCatalogue().action(does) ?? {}
  return (
    motion !== 'bob' &&
    (path !== undefined || behaviourOf(does).goes !== undefined || (pose !== undefined && isBodily(pose)))
  )
}
const isBodily = (pose: string): boolean => STANCES.some(one => one === pose)
/** An action of the whole body excludes another, and no action is done twice at once. */
const excludes = (one: Action, other: Action): boolean =>
  other.who === one.who && (other.does === one.does || (takesBody(one) && takesBody(other)))

/**
 * Adds actions to those of a shot. Actions of hands and faces continue beside the new ones; actions of the whole body are
 * replaced. With a time, the new actions are done then, and the ones before them end.
 */
export function joinActions(own: readonly Action[], added: readonly Action[], shot: SceneShot, when?: When): Action[] {
  const joined = when && added.length > 0 ? joinAt(own, added, shot, when) : [...withoutExcluded(own, added), ...added]
  return joined.slice(-MOST)
}

const withoutExcluded = (own: readonly Action[], added: readonly Action[]): Action[] =>
  own.filter(one => !added.some(other => excludes(one, other)))

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
