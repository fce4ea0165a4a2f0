import type { Compositor, Picture, Relief, Sprite } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { CLOSED, type MouthPose } from '../../setting/mouth-pose.ts'
import type { OpenGraphModel } from '../../models/tfjs/open-graph-model.ts'
import { type Face, POINT, type Point } from '../look-at/faces/face.ts'
import { createMouth } from './create-mouth.ts'
import { findSinger } from './find-singer.ts'

/** The mouth pose for each frame, and the path of the request field with the picture, for notes. */
export type LipsOptions = { poses: readonly MouthPose[]; where: string }

/**
 * A layer that shows all or part of the picture, unscaled. `left` and `top` are the position of the picture's top left
 * corner in the layer.
 */
type Layer = { shown: Picture | Relief | Sprite; pixels: RgbaPicture; left: number; top: number }

/** The layer of the first frame, and the layers of later frames, topmost first. */
type Layers = { first: Layer; others: readonly Layer[] }

/**
 * `hold` sets the mouth to the pose for a frame. If no usable face was found, it does nothing and `note` gives the
 * reason.
 */
type Lips = { note?: string; hold(frame: number): void }

/** Prepares lip movement for the largest frontal face, in the layers that show its mouth. */
export async function prepareLips(
  compositor: Compositor,
  picture: RgbaPicture,
  { poses, where }: LipsOptions,
  { first, others }: Layers,
  open?: OpenGraphModel,
): Promise<Lips> {
  const found = await findSinger(picture, where, open)
  if ('note' in found) return { note: found.note, hold: () => {} }
  const { face } = found
  const later = others.find(layer => showsMouth(layer, face))
  const setFirstPose = createPoseSetter(compositor, first, face)
  const setLaterPose = later && createPoseSetter(compositor, later, face)
  return {
    hold(frame) {
      const hold = frame === 0 ? setFirstPose : setLaterPose
      hold?.(poses[frame] ?? CLOSED)
    },
  }
}

function createPoseSetter(compositor: Compositor, layer: Layer, face: Face): (pose: MouthPose) => void {
  const points = face.points.map((point): Point => ({ ...point, x: point.x + layer.left, y: point.y + layer.top }))
  const mouth = createMouth(layer.pixels, points)
  let currentPose = CLOSED
  return pose => {
    if (pose.open === currentPose.open && pose.wide === currentPose.wide) return
    currentPose = pose
    compositor.replaceRows(layer.shown, mouth.top, mouth.rowsWith(pose))
  }
}

const LIPS = [POINT.upperLip, POINT.lowerLip] as const

function showsMouth({ pixels, left, top }: Layer, { points }: Face): boolean {
  return LIPS.every(index => {
    const [x, y] = [Math.floor((points[index]?.x ?? 0) + left), Math.floor((points[index]?.y ?? 0) + top)]
    const isInside = x >= 0 && y >= 0 && x < pixels.width && y < pixels.height
    return isInside && pixels.rgba[(y * pixels.width + x) * 4 + 3]! > 127
  })
}
