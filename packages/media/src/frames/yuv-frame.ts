import type { Size } from './size.ts'

/**
 * A picture as video has it: planar 4:2:0, BT.709, limited range; luma, then blue, then red difference, rows without
 * padding. Both sides are even.
 */
export type YuvFrame = Size & { pixels: Uint8Array }

/** All that is made moves at this rate. */
export const FRAMES_PER_SECOND = 24

export const yuvFrameBytes = ({ width, height }: Size): number => (width * height * 3) / 2
