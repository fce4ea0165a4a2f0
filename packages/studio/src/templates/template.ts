import type { Grade } from '@kinora/media/compositor/grade-tables'
import type { TransitionKind } from '@kinora/media/compositor/transition-kinds'
import type { Mood } from '../setting/setting.ts'
import type { Motif } from '../motifs/create-motif.ts'
import type { MusicOptions } from '../music/compose-music.ts'
import type { NewLook } from './looks/restyle.ts'

/** What those in a template do. Times are seconds from its beginning; `of` is one of them, else all do. */
export type Act = { of?: number } & (
  | {
      act: 'meet'
      from: number
      to: number /** How far their heads stay apart, of what they measure. */
      apart: number
    }
  | { act: 'lean'; from: number; to: number /** Of the head's radius, towards each other. */; by: number }
  | { act: 'nod'; from: number; to: number /** Radians, towards each other. */; by: number }
  | { act: 'sway' | 'dance' | 'lurch' | 'float' | 'hop'; hertz: number; by: number; from?: number }
  | { act: 'breathe' }
  | { act: 'arrive'; from: number; to: number }
  | { act: 'grow'; from: number; to: number; by: number }
)

/** What is around them. */
export type Dressing =
  | { put: 'motif'; motif: Motif; from?: number; isBehind?: true }
  | { put: 'rain' | 'snow' | 'motes' }
  | { put: 'rays'; colour: string }
  | { put: 'lights' }
  | { put: 'flash'; at: number; colour?: string }
  /** A pictogram by its code points, out of the head towards the camera, again and again. */
  | { put: 'burst'; codes: readonly string[]; from: number; every: number; until?: number }
  /** A pictogram at a place of the frame, in shares, that pops up. */
  | { put: 'prop'; code: string; x: number; y: number; size: number; from: number }
  | { put: 'wings' }
  | { put: 'crown' }
  | { put: 'border' }
  | { put: 'scratches' }
  | { put: 'title'; text: string; from: number }

/** A template as data: who is staged where, what happens, and how it looks and sounds. */
export type Template = {
  /** How many of the people in the pictures it is about. */
  cast: 1 | 2 | 3
  /** Words for other surroundings; without them everybody stays in the first photo. */
  place?: string
  /** Words for a scene that the director stages; they stand before it. */
  scene?: string
  acts: readonly Act[]
  /** Becomes another look, or comes out of one, from one second to another. */
  turns?: { out?: NewLook; into?: NewLook; from: number; to: number; by: TransitionKind }
  dress: readonly Dressing[]
  /** How near the camera comes, and to whom; how much it shakes, of the frame's height. */
  camera?: { zoom: readonly [number, number]; on?: 'heads' | 'middle'; shake?: number }
  grade?: Grade
  /** What is heard: words for the director, and the music. */
  sound: string
  music: Pick<MusicOptions, 'genre' | 'tempo'> & { mood: Mood }
  /** There is music whether or not it was asked for: nobody dances without. */
  dances?: true
  /** The second picture is something that the first one puts on. */
  wears?: true
  /** The head leaves the body. */
  headFloats?: true
}
