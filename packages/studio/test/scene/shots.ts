import type { Shot, Subject } from '../../src/direct/shot-list.ts'
import { type NamedCutout, collectArt } from '../../src/scene/collect-art.ts'
import { pictogramCode } from '../../src/figures/pictograms.ts'
import { type PreparedShot, prepareShot } from '../../src/scene/prepare-shot.ts'
import type { Amplitude } from '../../src/camera/take.ts'
import { type Compositor, createCompositor } from '../../../media/src/compositor/compositor.ts'
import type { Size } from '../../../media/src/frames/size.ts'

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

type Options = {
  size?: Size
  seed?: number
  seconds?: number
  amplitude?: Amplitude
  pictures?: NamedCutout[]
  phases?: number
}

/** Prepares a shot, hands it over, and closes everything. */
export async function withShot<T>(
  shot: Shot,
  use: (prepared: PreparedShot, compositor: Compositor) => T | Promise<T>,
  { size = SMALL, seed = 1, seconds = 3, amplitude = 'auto', pictures = [], phases = 2 }: Options = {},
): Promise<T> {
  const compositor = await createCompositor(size)
  try {
    const arts = await collectArt(shot, pictures)
    return await use(
      await prepareShot({ compositor, shot, arts, seconds, seed, amplitude, phases, language: 'en' }),
      compositor,
    )
  } finally {
    compositor.close()
  }
}

/** Mean difference of two frames, codes. */
export function differenceOf(a: Uint8Array, b: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!)
  return sum / a.length
}

export const meanOf = (values: Uint8Array): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The luma of a frame. */
export const lumaOf = (frame: Uint8Array, { width, height }: Size): Uint8Array => frame.subarray(0, width * height)
