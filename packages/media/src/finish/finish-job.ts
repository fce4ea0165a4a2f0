import type { Size } from '../frames/size.ts'

export type MadeFormat = 'mp4' | 'png' | 'jpg' | 'webp' | 'mp3' | 'wav' | 'm4a'

/**
 * The checkable properties of an order. `madeFrom` are the source pictures: if one of them is of one colour, the result
 * may be too.
 */
export type ExpectedResult =
  | (Size & {
      kind: 'video'
      seconds: number
      withSound: boolean
      /** The caller gave the sound, which may be silent. */
      mayBeSilent?: boolean
      madeFrom?: readonly string[]
      /** Its picture may be the caller's, too, and of one colour. */
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
  /** The folder for the new files; not the result's own. */
  folder: string
  /** A JSON text that is written into every file under the key `AIGC`. */
  label?: string
  /** With the picture at this path, otherwise with a text. */
  watermark?: { corner: Corner; picture?: string }
}

export type FinishedFile = { role: 'result' | 'cover' | 'watermarked' | 'sheet'; path: string; format: MadeFormat }

/** `seconds` is the real length; absent for a picture. */
export type Finished = { files: FinishedFile[]; seconds?: number }
