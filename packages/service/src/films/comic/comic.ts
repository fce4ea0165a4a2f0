import type { HeldSetting } from './held-setting.ts'
import type { Emotion } from '@kinora/media/language/emotions'
import type { Move } from '../shots/camera-words.ts'
import type { Look } from '@kinora/media/engine/contract'
import type { Language } from '@kinora/media/language/detect-language'

/** A person, place or thing that looks the same whenever it is seen. */
export type ComicAsset = {
  type: 'character' | 'scene' | 'tool'
  name: string
  /** Identity, appearance, age and the like; may be empty. */
  description: string
  /** A character's voice; empty to choose one. */
  voice: string
  /** Without a picture it is described in words. */
  hasPicture: boolean
}

/** A chapter of a script as panels: what each shows, who speaks in it and with which voice. Assets are named by their place in the request. */
export type Comic = {
  language: Language
  panels: readonly Panel[]
  /** The names of all who are in the comic, the same in every chapter. */
  people?: readonly string[]
  /** How those look who have no picture. */
  looks?: readonly Look[]
  /** Where the chapter leaves off, for the one after it. */
  ending: Continuity
}

/** What stays the same until the script changes it. */
export type Continuity = {
  scene?: number
  /** Where it was before it went into a room. */
  outside?: number
  /** The characters seen last, latest first. */
  present: readonly number[]
  /** Where, when and in which weather it is. */
  setting?: HeldSetting
  /** The heading of its scene, as written. */
  heading?: string
}

export type Panel = {
  /** Counted from 0 in the chapter; a new one begins with a heading or in another place. */
  scene: number
  /** One picture, or two beside or above each other: one person speaks and another answers. */
  layout: 'full' | 'pair'
  /** One or two. */
  frames: readonly PanelFrame[]
  /** In the order of speech, without overlaps. Empty for a silent panel. */
  lines: readonly SpokenLine[]
}

export type PanelFrame = {
  /** The prompt of the picture: assets with pictures as `[@name]`, the style last. */
  prompt: string
  /** Characters, then the scene, then tools. */
  assets: readonly number[]
  /** Whether pictures of its assets are passed along. */
  from: 'references' | 'words'
  /** How the camera moves. */
  move: Move
}

export type SpokenLine = {
  text: string
  /** The text in order, in pieces that are shown one at a time. */
  pieces: readonly string[]
  voice: string
  /** A narrator has none. `asset` only where the speaker is one. */
  speaker?: { name: string; asset?: number }
  /** Which of the panel's frames shows the speaker; for a narrator the first. */
  frame: number
  /** Speech is shown in a bubble, narration below the picture. */
  shown: 'bubble' | 'subtitle'
  emotion?: Emotion
}
