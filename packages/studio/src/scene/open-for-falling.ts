import type { Shot, Subject } from '../direct/shot-list.ts'
import { OPEN } from './worktop-wares.ts'

/** What something falls into stands open, and is empty: no lid is on the blender that strawberries tumble into. */
export function openForFalling(shot: Shot): Shot {
  const isFilled = (index: number): boolean =>
    shot.subjects.some(({ motion, relation }) => motion === 'fall' && relation?.kind === 'in' && relation.to === index)
  return {
    ...shot,
    subjects: shot.subjects.map((one, index): Subject => {
      const sprite = 'sprite' in one.what ? OPEN[one.what.sprite] : undefined
      return sprite && isFilled(index) ? { ...one, what: { sprite } } : one
    }),
  }
}
