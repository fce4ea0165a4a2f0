import type { ShareBox } from '../frames/share-box.ts'

/**
 * A film as data: consecutive shots, texts over them, and sounds. Sources are names; the renderer knows their files.
 * Pictures are measured in frames, sounds in seconds.
 */
export type Timeline = {
  width: number
  height: number
  framesPerSecond: number
  frames: number
  /** Without gaps: their lengths sum to `frames`. */
  shots: readonly Shot[]
  texts: readonly Text[]
  tracks: readonly Track[]
}

/** A part of a clip. */
export type Shot = {
  source: string
  name: string
  /** In the clip. */
  fromFrame: number
  frames: number
  /**
   * The transition to the next shot, over the last frames of this one, by a name of the compositor. The first frame of
   * the next shot is held until it begins, so that every shot has the length of its clip.
   */
  transition?: { kind: string; frames: number }
  /** The boxes of its subjects in the clip, which titles and end cards do not cover. */
  subjects?: readonly ShareBox[]
}

/** A text over the picture; the end is exclusive. */
export type Text = {
  text: string
  fromFrame: number
  toFrame: number
  /** The rows of an end card: a name, the offer, and a call to action. */
  style: 'title' | 'lower third' | 'end card' | 'subtitle' | 'bubble'
  font: 'sans' | 'serif'
  /** HEX; white by default. */
  colour?: string
  /** For a bubble: the speaker's mouth, in fractions of the frame. */
  towards?: { x: number; y: number }
  /** For a bubble: the name of the speaker, and the face, which it leaves free. */
  speaker?: string
  face?: ShareBox
}

/** Sounds of one kind. Speech ducks music and scenes; a `joined` track is alone and stays unchanged. */
export type Track = {
  kind: 'narration' | 'dialogue' | 'song' | 'music' | 'scene' | 'joined'
  gainDb: number
  cues: readonly SoundCue[]
}

export type SoundCue = {
  source: string
  /** In the film. */
  atSeconds: number
  /** In the source. */
  fromSeconds: number
  seconds: number
  fadeInSeconds?: number
  fadeOutSeconds?: number
  /** Loops without a seam until its end. */
  loops?: true
}
