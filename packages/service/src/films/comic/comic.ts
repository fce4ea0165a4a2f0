import type { HeldSetting } from './held-setting.ts'
import type { Emotion } from '@kinora/media/language/emotions'
import type { Move } from '../shots/camera-words.ts'
import type { Language } from '@kinora/media/language/detect-language'

/** Somebody, somewhere or something that looks the same whenever it is seen. */
export type ComicAsset = {
  type: 'character' | 'scene' | 'tool'
  name: string
  /** Identity, appearance, age and the like; may be empty. */
  description: string
  /** Of a character; empty where one shall be found. */
  voice: string
  /** Without one it is told in words. */
  hasPicture: boolean
}

/** A chapter of a script as panels: what each shows, who speaks in it and with which voice. Assets are named by their place in the request. */
export type Comic = {
  language: Language
  panels: readonly Panel[]
  /** The names of all who are in the comic, the same in every chapter. */
  people?: readonly string[]
  /** Where the chapter leaves off, for the one after it. */
  ending: Continuity
}

/** What goes on when nothing new is said of it. */
export type Continuity = {
  scene?: number
  /** Where it was before it went into a room. */
  outside?: number
  /** Who was seen last, the latest first. */
  present: readonly number[]
  /** Where, when and in which weather it is. */
  setting?: HeldSetting
  /** Of its scene, as it was written. */
  heading?: string
}

export type Panel = {
  /** Counted from 0 in the chapter; a new one begins with a heading or in another place. */
  scene: number
  /** One picture, or two beside or above each other: somebody speaks, and somebody answers. */
  layout: 'full' | 'pair'
  /** One or two. */
  frames: readonly PanelFrame[]
  /** In the order they are heard, none over another. Empty for a panel that is only looked at. */
  lines: readonly SpokenLine[]
}

export type PanelFrame = {
  /** What the picture's engine is told: assets with pictures as `[@name]`, the style last. */
  prompt: string
  /** Characters, then the scene, then tools. */
  assets: readonly number[]
  /** Of them those with pictures are given along, or there is none. */
  from: 'references' | 'words'
  /** How the camera moves. */
  move: Move
}

export type SpokenLine = {
  text: string
  /** Of the text, in order: what is read at a time. */
  pieces: readonly string[]
  voice: string
  /** A narrator has none. `asset` only where the speaker is one. */
  speaker?: { name: string; asset?: number }
  /** Which of the panel's frames shows the speaker; for a narrator the first. */
  frame: number
  /** What is said stands in a bubble, what is told below the picture. */
  shown: 'bubble' | 'subtitle'
  emotion?: Emotion
}
