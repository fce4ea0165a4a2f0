import type { Format } from './sniff.ts'

// The findings of readers: numbers that the file declares; nothing has been decoded.

export type Picture = { ok: true; format: Format; width: number; height: number }

export type Sound = { ok: true; format: Format; seconds: number; hasVideo: false }

export type Video = {
  ok: true
  format: Format
  width: number
  height: number
  seconds: number
  /** Frames a second, on average. */
  fps: number
  hasAudio: boolean
}

/** `why` is a fragment that reads well after a colon ("not a readable video: has no video track"). */
export type Unreadable = { ok: false; why: string; format?: Format }

export const unreadable = (why: string, format?: Format): Unreadable =>
  format === undefined ? { ok: false, why } : { ok: false, why, format }
