import type { RgbaPicture } from '@kinora/media/frames/size'
import type { DepthMap } from '@kinora/media/compositor/nearness'
import type { OpenModel } from '../../models/open-model.ts'
import type { Plane } from '../../planes/plane.ts'
import { type Canvas, mirrorIntoRim, mirrorPlaneIntoRim, clearRim } from './canvas.ts'
import type { CutFrame } from './cut-frame.ts'
import { estimateNearness } from './estimate-nearness.ts'
import { paintBehind } from './paint-behind.ts'
import { groundSubject, liftSubject, standingNearness, type SubjectLayer, raiseSubject } from './subject-layer.ts'

/** A photo in layers: the background, its nearness, and the subject. */
export type PhotoLayers = { behind: RgbaPicture; depth: DepthMap; subject: SubjectLayer | undefined }

/** The subject as a separate layer before the filled background. */
export async function separateLayers(
  { frame, subject }: Pick<CutFrame, 'frame' | 'subject'>,
  canvas: Canvas,
  open: OpenModel,
): Promise<PhotoLayers> {
  if (!subject) return keepOneLayer({ frame, subject }, canvas, open)
  const picture = mirrorIntoRim(frame, canvas)
  const alpha = mirrorPlaneIntoRim(subject.alpha, canvas)
  const { behind, cover } = await paintBehind(picture, canvas, alpha, open)
  const nearness = await estimateNearness(behind, open)
  const standing = standingNearness(alpha, nearness)
  return {
    behind,
    depth: depthOf(groundSubject(alpha, nearness, standing)),
    subject: { ...liftSubject(picture, behind, alpha, clearRim(cover, canvas)), nearness: standing },
  }
}

/**
 * One layer in which the subject is a step in depth. Only then can a subject that the frame cuts off continue beyond
 * it, because margin and subject are extended together.
 */
export async function keepOneLayer(
  { frame, subject }: Pick<CutFrame, 'frame' | 'subject'>,
  canvas: Canvas,
  open: OpenModel,
): Promise<PhotoLayers> {
  const { behind } = await paintBehind(mirrorIntoRim(frame, canvas), canvas, undefined, open)
  const nearness = await estimateNearness(behind, open)
  if (!subject) return { behind, depth: depthOf(nearness), subject: undefined }
  const alpha = mirrorPlaneIntoRim(subject.alpha, canvas)
  const standing = standingNearness(alpha, nearness)
  return { behind, depth: depthOf(raiseSubject(alpha, nearness, standing)), subject: undefined }
}

const depthOf = ({ width, height, values }: Plane): DepthMap => ({
  width,
  height,
  nearness: Uint8Array.from(values, value => Math.round(value * 255)),
})
