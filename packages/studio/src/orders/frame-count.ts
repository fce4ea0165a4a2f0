import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'

/** The number of frames of a clip. */
export const frameCount = (seconds: number): number => Math.max(1, Math.round(seconds * FRAMES_PER_SECOND))
