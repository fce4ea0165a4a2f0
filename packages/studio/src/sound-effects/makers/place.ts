import { createSilence, secondsToSamples, SAMPLE_RATE, type Sound } from '@kinora/media/sound/sound'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { addReverb } from '../../ambience/shape/reverb.ts'
import { addGrain } from '../../ambience/shape/scatter.ts'
import { bothSides } from '../../ambience/shape/sides.ts'
import type { EffectKind, EffectScene, Happening } from '../effect-kind.ts'
import type { Room, ROOM_NAMES } from '../sound-schema.ts'

type Made = Pick<EffectKind, 'make' | 'lufs' | 'isSteady'>

/** Rooms: the duration, loudness and brightness of their echoes. */
const ROOMS: Record<(typeof ROOM_NAMES)[number], Room> = {
  near: { seconds: 0.35, wet: 0.06, bright: 0.5 },
  room: { seconds: 0.6, wet: 0.14, bright: 0.5 },
  hall: { seconds: 1.8, wet: 0.22, bright: 0.45 },
  outside: { seconds: 1.4, wet: 0.1, bright: 0.25 },
  canyon: { seconds: 3, wet: 0.3, bright: 0.25 },
}
export type Hearing = { lufs: number; room?: keyof typeof ROOMS | Room }
export const roomOf = (room: NonNullable<Hearing['room']>): Room => (typeof room === 'string' ? ROOMS[room] : room)

// A short silence, so that the first one has an audible beginning.
const LEAD_SECONDS = 0.02

/**
 * Occurrences in sequence, as many as fit. The first starts at once; the last is kept only if most of it is audible.
 */
export function happens(
  happening: Happening,
  {
    lufs,
    rest = [1.6, 3],
    room = 'room',
    spread = 0.25,
  }: Hearing & { rest?: readonly [number, number]; spread?: number },
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
      return addReverb(sound, roomOf(room))
    },
  }
}

/** A continuous sound, generated separately for both channels. */
export const goesOn = (
  texture: (samples: number, seeded: SeededRandom, intensity: number) => Float32Array,
  { lufs, room }: Hearing,
): Made => ({
  lufs,
  isSteady: true,
  make({ seconds, intensity, seeded }) {
    const samples = secondsToSamples(seconds)
    const sound = bothSides(seeded, own => texture(samples, own, intensity))
    return room ? addReverb(sound, roomOf(room)) : sound
  },
})
