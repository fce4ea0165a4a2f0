import type { Cast, DescribedMember, ShotCamera } from '../engine/contract.ts'
import type { Language } from '../language/detect-language.ts'
import type { Scene } from '../scene/scene-schema.ts'
import type { ScriptShot } from '../script/script-schema.ts'

/** The design of a film before it is made: texts and numbers, derived from the request and its analysed inputs. */
export type Storyboard = {
  /** The language of its words. */
  language: Language
  /** In order; their frames sum to the film's. */
  shots: readonly StoryShot[]
  narration?: { voice: string; lines: readonly StoryLine[] }
  /** The people, things and places of its script, which its documents use by id. */
  cast?: Omit<Cast, 'seed'>
  /** The looks of people whom its words name, until its documents have them. */
  members?: readonly DescribedMember[]
  music?: { prompt: string }
  /** The style at the end of the words of each shot. */
  style?: string
  /** Its scenes as written, if the shots use other words. */
  told?: readonly string[]
}

/** The part of a shot in its film. */
export type ShotRole = Pick<ScriptShot, 'purpose' | 'energy' | 'section'>

export type StoryShot = ShotRole & {
  /** The content of the picture, in words. */
  prompt: string
  /** The scenes before it in words, if it goes on from them. */
  before?: readonly string[]
  /** From where it is seen. */
  camera?: ShotCamera
  /** An exact description of picture and sound. Without it, the engine reads the prompt. */
  scene?: Scene
  frames: number
  /** The film's pictures in this shot, by their index in the request. */
  pictures: readonly number[]
  /** Whether the picture is shown unchanged with a camera move, or its subject is put into the scene of the prompt. */
  from: 'frame' | 'references' | 'words'
  amplitude: 'auto' | 'small' | 'medium' | 'large'
  /** The transition into the next shot; a plain cut if absent. */
  transition?: { kind: string; frames: number }
  title?: { text: string; style: 'title' | 'lower third' | 'end card'; fromFrame: number; frames: number }
  /** The first picture's mouth moves to the song. */
  sings?: true
}

/** A spoken line. It begins no earlier than its shot, and should end before the next line. */
export type StoryLine = {
  text: string
  shot: number
  /** The speaker's voice, if it is not the film's own. */
  voice?: string
}
