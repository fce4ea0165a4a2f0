import type { Emotion } from '@kinora/media/language/emotions'
import type { ShotCamera } from '@kinora/media/engine/contract'
import type { Language } from '@kinora/media/language/detect-language'

/** A person, place or thing that looks the same in all panels. */
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

/**
 * A chapter of a script as panels: the content of each, its speakers and their voices. Assets are referred to by their
 * index in the request.
 */
export type Comic = {
  language: Language
  panels: readonly Panel[]
  /** The asset that is the place at its end, where the next chapter begins. */
  place?: number
}

export type Panel = {
  /** The number of the scene in the chapter, from 0. A heading or another place begins a new scene. */
  scene: number
  /** One picture, or two side by side or one above the other: one person speaks and another answers. */
  layout: 'full' | 'pair'
  /** One or two. */
  frames: readonly PanelFrame[]
  /** In the order of speech, without overlaps. Empty for a silent panel. */
  lines: readonly SpokenLine[]
}

export type PanelFrame = {
  /** The words of the picture: assets by their names, those with pictures as `[@name]`; the style last. */
  prompt: string
  /** The assets that the words name, and the place. */
  assets: readonly number[]
  /** True if pictures of its assets are passed along. */
  from: 'references' | 'words'
  camera?: ShotCamera
}

export type SpokenLine = {
  text: string
  /** The text in pieces that are shown one after another. */
  pieces: readonly string[]
  voice: string
  /** Empty for a narrator. `asset` is set only if the speaker is an asset. */
  speaker?: { name: string; asset?: number }
  /** The index of the panel's frame that shows the speaker; for a narrator the first. */
  frame: number
  /** Dialogue is shown in a bubble, narration below the picture. */
  shown: 'bubble' | 'subtitle'
  emotion?: Emotion
}
