import type { Shot, Subject } from '../src/setting/shot-list.ts'
import { pictogramCode } from '../src/setting/pictogram-codes.ts'
import type { Size } from '../../media/src/frames/size.ts'

export const SMALL: Size = { width: 320, height: 180 }

export const subjectOf = (pictogram: string, more: Partial<Subject> = {}): Subject => ({
  words: pictogram,
  what: { sprite: pictogramCode(pictogram) },
  count: 1,
  size: 'normal',
  motion: 'still',
  ...more,
})

export const shotOf = (subjects: Subject[], more: Partial<Shot> = {}): Shot => ({
  share: 1,
  place: 'desert',
  time: 'morning',
  weather: 'clear',
  season: 'summer',
  look: 'plain',
  mood: 'neutral',
  subjects,
  camera: { move: 'drift', framing: 'medium', speed: 'normal' },
  sounds: [],
  lines: [],
  ...more,
})

/** Mean difference of two frames, codes. */
export function differenceOf(a: Uint8Array, b: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!)
  return sum / a.length
}
