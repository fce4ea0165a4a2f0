import { cellAt, isInFrame } from './silhouette.ts'
import type { Figure } from './stage-prompt.ts'

/** Classes of nonsense that a stage can show, whatever the prompt. */
export const FAULTS = {
  'cut head': 'the head of somebody named, or a quarter of the main thing, is outside the frame',
  'too small': 'what is named takes less than a twelfth of the frame',
  outside: 'what is named is not in the frame',
  giant: 'drawn more than half as large again as it is at its distance',
  dwarf: 'drawn at less than two thirds of its size at its distance',
  'no support': 'nothing is below somebody who neither flies, jumps, falls nor swims',
  'on water': 'a thing that does not float lies on water',
  'not on it': 'the words put it on something, and it is not there',
  'stands in': 'two that nothing joins are in the same place, or somebody stands on what carries nobody',
  lost: 'the one whom the shot is about takes less than a fifth of the frame, and nobody asked for a wide view',
  nobody: 'nothing that is named is in the frame',
  hidden: 'somebody named beside the main subject is behind others by more than three fifths',
  another: 'the same one has another body in another shot',
  covered: 'more than half of the main subject is behind something',
  'in the way': 'what is nearer than the main subject takes more than a third of the frame',
  double: 'more bodies of a kind than the words have',
  'no seat': 'somebody sits on nothing in a room',
  'out of reach': 'the hands of who touches somebody are further away than an arm',
  'turned away': 'who talks, gives or shows something looks away from whom it is done to',
} as const
export type FaultName = keyof typeof FAULTS
export type Fault = { name: FaultName; shot: number; progress: number; who: string; how: string }
export type Add = (name: FaultName, who: string, how: string) => void

export const wordsOf = ({ solid }: Figure): string => solid.member.subject.words || solid.member.art.code || '?'

export const isPartOf = (one: Figure, of: Figure): boolean =>
  one.host !== undefined && (one.host === of || isPartOf(one.host, of))

/** Cells of a figure, those that are in the frame, and the sides of the box around them, cells. */
export function cellsOf({ distances }: Figure) {
  let [all, inside, left, right, top, bottom] = [0, 0, Infinity, -Infinity, Infinity, -Infinity]
  for (let at = 0; at < distances.length; at++) {
    if (distances[at] === Infinity) continue
    all++
    const { x, y } = cellAt(at)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    if (isInFrame(at)) inside++
  }
  return { all, inside, wide: Math.max(0, right - left + 1), high: Math.max(0, bottom - top + 1), top, left, right }
}
