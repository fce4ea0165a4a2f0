import type { Mood } from '../direct/shot-list.ts'
import { composeMusic } from './compose-music.ts'
import type { GenreName } from './genres/genres.ts'
import type { InstrumentName } from './instruments.ts'
import type { Score } from './score.ts'

/** A moment of a film and how it sounds: a few beats that lead to one chord. */
type Sting = { about: string; mood: Mood; genre: GenreName; seconds: number; tempo: number; lead?: InstrumentName }

export const STINGS = {
  logo: { about: 'a name appears', mood: 'calm', genre: 'ambient', seconds: 3.5, tempo: 92, lead: 'celesta' },
  success: { about: 'it worked', mood: 'happy', genre: 'corporate', seconds: 2.5, tempo: 138 },
  failure: { about: 'it did not', mood: 'sad', genre: 'classical', seconds: 3, tempo: 100, lead: 'bassoon' },
  reveal: { about: 'the curtain opens', mood: 'epic', genre: 'cinematic', seconds: 4.5, tempo: 112 },
  suspense: {
    about: 'something is wrong',
    mood: 'tense',
    genre: 'cinematic',
    seconds: 4,
    tempo: 128,
    lead: 'tremolo-strings',
  },
  comic: { about: 'a slip', mood: 'playful', genre: 'folk', seconds: 2, tempo: 144, lead: 'bassoon' },
  memory: { about: 'long ago', mood: 'romantic', genre: 'classical', seconds: 4, tempo: 84, lead: 'harp' },
  magic: { about: 'a spell', mood: 'mysterious', genre: 'ambient', seconds: 3.5, tempo: 96, lead: 'glockenspiel' },
  transition: { about: 'on to the next scene', mood: 'neutral', genre: 'electronic', seconds: 1.8, tempo: 128 },
} as const satisfies Record<string, Sting>

export type StingKind = keyof typeof STINGS

export function composeSting(kind: StingKind, { seed, seconds }: { seed: number; seconds?: number }): Score {
  const { about: _, ...sting }: Sting = STINGS[kind]
  return composeMusic({ ...sting, seconds: seconds ?? sting.seconds, seed })
}
