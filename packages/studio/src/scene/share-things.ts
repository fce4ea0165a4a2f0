import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram } from '../figures/pictograms.ts'
import { isPerson } from './subject-rig.ts'

/** What two do with one large thing by taking an end of it each. */
const BY_TWO: ReadonlySet<string> = new Set(['carry', 'lift', 'carry-together', 'load', 'unload', 'hold', 'hang'])
/** Metres: what is smaller one carries alone. */
const LARGE = 0.45
/** What one of two has at first and the other in the end. */
const BY_TURNS: ReadonlySet<string> = new Set(['give', 'throw', 'play-catch'])

/**
 * `two people lift a table`: there is one table, and each has an end of it. `two people play catch`: there is one ball, and
 * one of them has it first. Of two who are one subject the second becomes a subject of its own, last in the shot.
 */
export function shareThings(shot: Shot): Shot {
  const added: Subject[] = []
  const borne = new Set<number>()
  const subjects = shot.subjects.map((one, index): Subject => {
    if (!isPerson(one) || !one.deeds) return one
    const large = one.deeds.find(({ verb, to }) => BY_TWO.has(verb) && isLarge(shot.subjects[to ?? index]))
    const passed = one.deeds.find(({ verb }) => BY_TURNS.has(verb))
    const { relation: _, ...rest } = one
    const end: Deed = { verb: 'carry', words: (large ?? passed)?.words ?? '' }
    // The other end of what somebody before has taken.
    if (large && borne.has(large.to!)) return { ...rest, motion: 'still', deeds: [end] }
    const fellow = large
      ? shot.subjects.findIndex((other, at) => at > index && isPerson(other) && bears(other, large.to!))
      : -1
    if (large && (one.count === 2 || (one.count === 1 && fellow >= 0))) {
      borne.add(large.to!)
      if (one.count === 2) added.push({ ...rest, ...SECOND, count: 1, motion: 'still', deeds: [end] })
      const other = one.count === 2 ? shot.subjects.length + added.length - 1 : fellow
      return {
        ...rest,
        count: 1,
        motion: 'still',
        deeds: [
          { ...large, verb: 'carry-together' },
          { ...end, to: other },
        ],
      }
    }
    if (!passed || one.count !== 2) return one
    added.push({ ...rest, ...SECOND, count: 1, motion: 'still', deeds: [] })
    return { ...one, count: 1, motion: 'still' }
  })
  return { ...shot, subjects: [...subjects, ...added] }
}

/** The two are told apart by what they wear. */
const SECOND = { colour: 'red' }

const bears = ({ deeds = [] }: Subject, thing: number): boolean =>
  deeds.some(({ verb, to }) => BY_TWO.has(verb) && to === thing)

const isLarge = (thing: Subject | undefined): boolean =>
  thing !== undefined &&
  'sprite' in thing.what &&
  !isPerson(thing) &&
  thing.count === 1 &&
  Math.max(thing.metres ?? 0, findPictogram(thing.what.sprite).metres) >= LARGE
