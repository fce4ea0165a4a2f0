import type { Frame } from 'node-av/lib'
import { AV_PIX_FMT_YUV420P, AVCOL_RANGE_MPEG, AVCOL_SPC_BT709 } from 'node-av/constants'
import type { PictureQuality } from '../av/open-picture-encoder.ts'
import type { Size } from '../frames/size.ts'
import type { PlacedText } from './lay-out-texts.ts'
import type { PlannedShot } from './plan-picture.ts'

/** A film's picture, planned before any of it is written. */
export type Film = {
  size: Size
  shots: readonly PlannedShot[]
  texts: readonly PlacedText[]
  quality: PictureQuality
}

export const shotEnd = ({ atFrame, frames }: PlannedShot): number => atFrame + frames

/** The first frame of the film that also shows the next shot. */
export const transitionFrom = (shot: PlannedShot): number => shotEnd(shot) - (shot.transition?.frames ?? 0)

export const textsAt = (texts: readonly PlacedText[], frame: number): PlacedText[] =>
  texts.filter(({ fromFrame, toFrame }) => fromFrame <= frame && frame < toFrame)

/** True if anything is drawn on frames of a film, by their numbers. */
export function createDrawnTest({ shots, texts }: Pick<Film, 'shots' | 'texts'>): (frame: number) => boolean {
  const frames = shots.reduce((sum, shot) => sum + shot.frames, 0)
  const touched = new Uint8Array(frames)
  for (const { fromFrame, toFrame } of texts) touched.fill(1, fromFrame, toFrame)
  for (const shot of shots) touched.fill(1, shot.view ? shot.atFrame : transitionFrom(shot), shotEnd(shot))
  return frame => touched[frame] === 1
}

/** Fades in and out, and is 1 in between; visible from the first to the last frame. */
export function opacityAt({ fromFrame, toFrame, fadeFrames }: PlacedText, frame: number): number {
  const steps = fadeFrames + 1
  return Math.min(1, (frame - fromFrame + 1) / steps, (toFrame - frame) / steps)
}

/** True if a decoded frame can go into the film's encoder without conversion. */
export const isAsEncoded = (frame: Frame, { width, height }: Size): boolean =>
  frame.format === AV_PIX_FMT_YUV420P &&
  frame.width === width &&
  frame.height === height &&
  frame.colorSpace === AVCOL_SPC_BT709 &&
  frame.colorRange === AVCOL_RANGE_MPEG
