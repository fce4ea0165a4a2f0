import type { ShareBox } from '../frames/share-box.ts'

/**
 * A film as data: what is seen, one shot after another, what is written over it, and what is heard. Sources are names; who
 * renders it knows their files. Places and lengths of pictures are frames, those of sounds are seconds.
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

/** A stretch of a made clip. */
export type Shot = {
  source: string
  name: string
  /** In the clip. */
  fromFrame: number
  frames: number
  /**
   * How it becomes the next: over the last frames of this shot, by a way that the compositor has a name for. The next
   * one's first frame is held until it begins, so that a shot is as long as its clip and no other has to be longer.
   */
  transition?: { kind: string; frames: number }
  /** Where in the clip its subjects are seen: titles and end cards leave them free. */
  subjects?: readonly ShareBox[]
}

/** Words over the picture, from a frame to before another. */
export type Text = {
  text: string
  fromFrame: number
  toFrame: number
  /** The rows of an end card: a name, the offer, and last a call to action. */
  style: 'title' | 'lower third' | 'end card' | 'subtitle' | 'bubble'
  font: 'sans' | 'serif'
  /** HEX; white where it is not said. */
  colour?: string
  /** Of a bubble: where its speaker's mouth is, in shares of the frame. */
  towards?: { x: number; y: number }
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
  /** Begins anew, without a seam, until its seconds are over. */
  loops?: true
}
