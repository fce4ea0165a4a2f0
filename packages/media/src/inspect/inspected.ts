import type { MediaRules, Verdict } from '../formats/check-media.ts'

/** The measured facts of a file. Plain data: it comes from another process. */
export type PictureFacts = {
  format: string
  width: number
  height: number
  /** The path of a model's picture. */
  picture?: string
}

/** `seconds` is the decoded length, trimmed as players do. */
export type SoundFacts = {
  format: string
  seconds: number
  soundCodec: string
  /** Samples a second, of each channel. */
  sampleRate: number
  channels: number
}

/**
 * The display width and height: upright, square pixels. `seconds` is the length of the picture, `fps` its mean rate.
 */
export type ClipFacts = {
  format: string
  width: number
  height: number
  seconds: number
  fps: number
  videoCodec: string
  hasSound: boolean
} & Partial<Pick<SoundFacts, 'soundCodec' | 'sampleRate' | 'channels'>>

export type Inspected = PictureFacts | SoundFacts | ClipFacts

/** A file and the rules of the field that it is for. */
export type InspectJob = { path: string; rules: MediaRules }

export type InspectVerdict = { facts: Inspected } | Exclude<Verdict, { facts: unknown }>
