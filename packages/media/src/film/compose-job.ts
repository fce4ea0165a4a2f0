import type { Timeline } from './timeline.ts'

/** A film to be composed from what is made already. Plain data: it goes to another process. */
export type ComposeJob = {
  timeline: Timeline
  /** Where the timeline's sources lie on this machine, by their names. */
  files: Record<string, string>
  /** The MP4 to write. */
  path: string
  /** A JSON text that is written into the file under the key `AIGC`. */
  label?: string
}

export type Composed = {
  seconds: number
  /** Frames whose packets were taken over from the sources as they are; the others were drawn and encoded. */
  framesCopied: number
  framesEncoded: number
  /** Of the whole film's sound; missing where nothing is heard. */
  lufs?: number
  /** Signs in its texts that nothing here can draw; they were left out. */
  undrawn?: readonly string[]
}
