import type { Timeline } from './timeline.ts'

/** A film to compose from finished parts. Plain data, because it goes to another process. */
export type ComposeJob = {
  timeline: Timeline
  /** The files of the timeline's sources, by name. */
  files: Record<string, string>
  /** The MP4 to write. */
  path: string
  /** A JSON text that is written into the file under the key `AIGC`. */
  label?: string
}

export type Composed = {
  seconds: number
  /** Frames whose packets were copied; the others were drawn and encoded. */
  framesCopied: number
  framesEncoded: number
  /** The loudness of the whole film; absent without sound. */
  lufs?: number
  /** Characters in its texts that could not be drawn and were left out. */
  undrawn?: readonly string[]
}
