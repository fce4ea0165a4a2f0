import { createSilence, secondsToSamples, SAMPLE_RATE, type Sound } from '@kinora/media/sound/sound'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { addReverb } from '../../ambience/shape/reverb.ts'
import { addGrain } from '../../ambience/shape/scatter.ts'
import { bothSides } from '../../ambience/shape/sides.ts'
import type { EffectKind, EffectScene, Happening } from '../effect-kind.ts'

type Made = Pick<EffectKind, 'make' | 'lufs' | 'isSteady'>

/** Where something happens: how long echoes last there, how loud and how bright they are. */
export type Room = { seconds: number; wet: number; bright: number }

export const NEAR: Room = { seconds: 0.35, wet: 0.06, bright: 0.5 }
export const ROOM: Room = { seconds: 0.6, wet: 0.14, bright: 0.5 }
export const HALL: Room = { seconds: 1.8, wet: 0.22, bright: 0.45 }
export const OUTSIDE: Room = { seconds: 1.4, wet: 0.1, bright: 0.25 }
export const CANYON: Room = { seconds: 3, wet: 0.3, bright: 0.25 }

type Placing = {
  lufs?: number
  /** From the end of one to the next. */
  rest?: readonly [number, number]
  room?: Room
  /** How far to the sides it may be. */
  spread?: number
}

// A breath before the first one, so that it has a beginning.
const LEAD_SECONDS = 0.02

/**
 * Happenings one after another, as many as there is time for: the first at once, the last one only where most of it is
 * heard.
 */
export function happens(
  happening: Happening,
  { lufs = -18, rest = [1.6, 3], room = ROOM, spread = 0.25 }: Placing = {},
): Made {
  return {
    lufs,
    make({ seconds, intensity, seeded }: EffectScene): Sound {
      const sound = createSilence(seconds)
      const pace = 1.4 - 0.7 * intensity
      for (let at = LEAD_SECONDS, index = 0; at < seconds; index++) {
        const own = seeded.fork(`${index}`)
        const grain = happening(own)
        const length = grain.length / SAMPLE_RATE
        if (index > 0 && at + 0.6 * length > seconds) break
        addGrain(sound, grain, at, own.between(0.85, 1), own.between(-spread, spread))
        at += length + own.between(...rest) * pace
      }
      return addReverb(sound, room)
    },
  }
}

/** What goes on: made for both sides by itself. */
export const goesOn = (
  texture: (samples: number, seeded: SeededRandom, intensity: number) => Float32Array,
  { lufs = -22, room }: { lufs?: number; room?: Room } = {},
): Made => ({
  lufs,
  isSteady: true,
  make({ seconds, intensity, seeded }) {
    const samples = secondsToSamples(seconds)
    const sound = bothSides(seeded, own => texture(samples, own, intensity))
    return room ? addReverb(sound, room) : sound
  },
})
