import type { Grade } from '@kinora/media/compositor/grade-tables'
import type { TransitionKind } from '@kinora/media/compositor/transition-kinds'
import type { Mood } from '../setting/setting.ts'
import type { Motif } from '../motifs/create-motif.ts'
import type { MusicOptions } from '../music/compose-music.ts'
import type { NewLook } from './looks/restyle.ts'

/** The actions in a template. Times are seconds from its start; `of` is one person, by default all. */
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

/** The decorations. */
export type Dressing =
  | { put: 'motif'; motif: Motif; from?: number; isBehind?: true }
  | { put: 'rain' | 'snow' | 'motes' }
  | { put: 'rays'; colour: string }
  | { put: 'lights' }
  | { put: 'flash'; at: number; colour?: string }
  /** An emoji by its code points that flies from the head towards the camera, repeatedly. */
  | { put: 'burst'; codes: readonly string[]; from: number; every: number; until?: number }
  /** An emoji at a point of the frame, in fractions, that pops up. */
  | { put: 'prop'; code: string; x: number; y: number; size: number; from: number }
  | { put: 'wings' }
  | { put: 'crown' }
  | { put: 'border' }
  | { put: 'scratches' }
  | { put: 'title'; text: string; from: number }

/** A template as data: people, actions, looks and sounds. */
export type Template = {
  /** The number of people in the pictures. */
  cast: 1 | 2 | 3
  /** The prompt of new surroundings; without it everybody stays in the first photo. */
  place?: string
  /** The prompt of a staged scene behind the people. */
  scene?: string
  acts: readonly Act[]
  /** Changes to another look, or back, between two seconds. */
  turns?: { out?: NewLook; into?: NewLook; from: number; to: number; by: TransitionKind }
  dress: readonly Dressing[]
  /** The zoom of the camera, its target, and its shake, of the frame's height. */
  camera?: { zoom: readonly [number, number]; on?: 'heads' | 'middle'; shake?: number }
  grade?: Grade
  /** The sound: a prompt, and the music. */
  sound: string
  music: Pick<MusicOptions, 'genre' | 'tempo'> & { mood: Mood }
  /** Music is always included, because dancing needs it. */
  dances?: true
  /** The second picture is a garment for the first person. */
  wears?: true
  /** The head leaves the body. */
  headFloats?: true
}
