import type { Size } from '../frames/size.ts'

export type MadeFormat = 'mp4' | 'png' | 'jpg' | 'webp' | 'mp3' | 'wav' | 'm4a'

/**
 * What was ordered, as far as a file can be held against it. `madeFrom` are the pictures that it was made from: where one
 * of them shows nothing but one colour, the result may.
 */
export type ExpectedResult =
  | (Size & {
      kind: 'video'
      seconds: number
      withSound: boolean
      /** The caller gave the sound, which may be silent. */
      mayBeSilent?: boolean
      madeFrom?: readonly string[]
      /** So may its picture be, and that may be of one colour. */
      mayBePlain?: boolean
    })
  | (Size & { kind: 'image'; madeFrom?: readonly string[] })
  | { kind: 'sound'; seconds?: number; mayBeSilent?: boolean }

export type Corner = 'top left' | 'top right' | 'bottom right' | 'bottom left'

/** A result and the steps that finish it. Plain data, because it goes to another process. */
export type FinishJob = {
  path: string
  format: MadeFormat
  ordered: ExpectedResult
  /** Where the files that are made of it go; not where it lies itself. */
  folder: string
  /** A JSON text that is written into every file under the key `AIGC`. */
  label?: string
  /** With the picture at this path, else with a notice. */
  watermark?: { corner: Corner; picture?: string }
}

export type FinishedFile = { role: 'result' | 'cover' | 'watermarked' | 'sheet'; path: string; format: MadeFormat }

/** `seconds` is how long the result really plays; a picture does not. */
export type Finished = { files: FinishedFile[]; seconds?: number }
