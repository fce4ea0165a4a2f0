import type { SoundFormat } from '../write/open-sound.ts'

/** A sound in another format; `pcm` is bare samples: 24 kHz, one channel, 16 bits, little-endian. */
export type SoundTarget = { kind: 'sound'; format: SoundFormat | 'pcm' }

/** A picture in another format. With a size, the picture fills it and is cropped evenly. */
export type PictureTarget = {
  kind: 'picture'
  format: 'png' | 'jpg' | 'webp'
  width?: number
  height?: number
  /** Made smaller until its longer side is not longer than this. */
  within?: number
  /** 1 to 100, for jpg and webp. */
  quality?: number
}

/** The loudness of a sound over time, for a picture of it: JSON, whole numbers from 0 to 100. */
export type PeaksTarget = { kind: 'peaks'; format: 'json'; perSecond: number }

/** The last frame of a clip as displayed. */
export type LastFrameTarget = { kind: 'last frame'; format: 'png' }

/** A finished file and the format to convert it to. Plain data: it goes to another process. */
export type ConvertJob = {
  path: string
  target: string
  to: SoundTarget | PictureTarget | PeaksTarget | LastFrameTarget
  /** A JSON text that is written into the file under the key `AIGC`, where its format has a place for it. */
  label?: string
}
