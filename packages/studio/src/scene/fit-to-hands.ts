import type { Shot } from '../direct/shot-list.ts'
import { isPerson } from './subject-rig.ts'

/** Of somebody's height: as large is what one hand takes up from the ground. */
const IN_A_HAND = 0.11
const TAKEN_UP: ReadonlySet<string> = new Set(['take', 'throw', 'hold', 'pick', 'throw-at', 'find', 'skip'])

/** `picks up a stone`: out of all stones one that hands can throw, and no boulder. */
export function fitToHands(shot: Shot): Shot {
  const { subjects } = shot
  return {
    ...shot,
    subjects: subjects.map((one, index) => {
      if (one.build !== 'stone' || one.size !== 'normal') return one
      const taker = subjects.find(
        other => isPerson(other) && other.deeds?.some(({ verb, to }) => to === index && TAKEN_UP.has(verb)),
      )
      return taker ? { ...one, metres: Math.min(one.metres ?? Infinity, IN_A_HAND * (taker.metres ?? 1.7)) } : one
    }),
  }
}
