import type { Size } from './size.ts'

/**
 * A video frame: planar 4:2:0, BT.709, limited range; luma, then blue and red difference, rows without padding. Both
 * sides are even.
 */
export type YuvFrame = Size & { pixels: Uint8Array }

/** The frame rate of all results. */
export const FRAMES_PER_SECOND = 24

export const yuvFrameBytes = ({ width, height }: Size): number => (width * height * 3) / 2
