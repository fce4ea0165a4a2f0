import type { Size } from './size.ts'

// What engines accept, writers write and readers read.

// H.264's highest common levels end here, and its smallest block is this large.
const MAX_SIDE = 4_096
const MIN_SIDE = 16
/** Far above the longest film (five minutes), far below what would fill a disk. */
export const MAX_SECONDS = 3_600

/** Whether a video can have this size: 4:2:0 needs even sides. */
export const isVideoSize = ({ width, height }: Size): boolean =>
  [width, height].every(side => side % 2 === 0 && side >= MIN_SIDE && side <= MAX_SIDE)
