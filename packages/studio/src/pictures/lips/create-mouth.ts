import type { RgbaPicture } from '@kinora/media/frames/size'
import type { MouthPose } from '../../setting/mouth-pose.ts'
import type { Point } from '../look-at/faces/face.ts'
import { type Colour, readComplexion, darkenInside, paintInside } from './inside-mouth.ts'
import { type MouthMap, createMouthMap, STEPS } from './mouth-map.ts'
import { motionExtent, createMouthMotion, type Moved } from './mouth-motion.ts'
import { samplePicture } from './sample-picture.ts'
import { traceSeam } from './trace-seam.ts'

/** A movable mouth in a picture. */
export type Mouth = {
  /** The first row in which anything can move; even. */
  top: number
  /** Those rows with the given pose, as wide as the picture; unchanged if it is closed. The same buffer each time. */
  rowsWith(pose: MouthPose): RgbaPicture
}

// A smaller opening moves nothing by a tenth of a pixel.
const LEAST = 0.002

/** Keeps a reference to the picture and does not change it. */
export function createMouth(picture: RgbaPicture, points: readonly Point[]): Mouth {
  const { width, height, rgba } = picture
  const map = createMouthMap({ points })
  const seam = traceSeam(picture, map)
  const face = readComplexion(picture, map, seam)
  const { left, right, top, bottom } = areaOf(map, width, height)
  const own = rgba.subarray(top * width * 4, bottom * width * 4)
  const rows: RgbaPicture = { width, height: bottom - top, rgba: Uint8Array.from(own) }
  const moved: Moved = { upperY: 0, lowerY: 0, atY: 0, x: 0, y: 0 }
  const inside: Colour = [0, 0, 0]
  const middleSteps = seam.line.subarray(STEPS / 4, (3 * STEPS) / 4)
  const teethY = middleSteps.reduce((sum, y) => sum + y, 0) / middleSteps.length
  const { middle, across, down, unit } = map
  // From pixels to the mouth's measure.
  const [xByColumn, xByRow] = [across.x / unit ** 2, across.y / unit ** 2]
  const [yByColumn, yByRow] = [down.x / unit ** 2, down.y / unit ** 2]
  const halfPixel = 0.5 / unit

  function paint(pose: MouthPose): void {
    const move = createMouthMotion(map, seam, pose)
    for (let row = top; row < bottom; row++) {
      const fromY = row + 0.5 - middle.y
      for (let column = left; column < right; column++) {
        const fromX = column + 0.5 - middle.x
        const x = fromX * xByColumn + fromY * xByRow
        const y = fromX * yByColumn + fromY * yByRow
        move(x, y, moved)
        // Most of the area is too far away to move.
        if (moved.x === x && moved.y === y) continue
        const at = ((row - top) * width + column) * 4
        const sourceX = middle.x + moved.x * across.x + moved.y * down.x
        const sourceY = middle.y + moved.x * across.y + moved.y * down.y
        samplePicture(picture, sourceX, sourceY, rows.rgba, at)
        const open = Math.min(moved.atY + halfPixel, moved.lowerY) - Math.max(moved.atY - halfPixel, moved.upperY)
        if (open > 0) lookInside(at, Math.min(1, open / (2 * halfPixel)))
      }
    }
  }

  /** `share` is the fraction of the pixel between the lips. */
  function lookInside(at: number, share: number): void {
    for (let part = 0; part < 3; part++) inside[part] = rows.rgba[at + part]!
    if (seam.isClosed) paintInside(moved, teethY, face, inside)
    else darkenInside(moved, face, inside)
    for (let part = 0; part < 3; part++) {
      const code = rows.rgba[at + part]!
      rows.rgba[at + part] = Math.round(code + (inside[part]! - code) * share)
    }
  }

  return {
    top,
    rowsWith(pose) {
      rows.rgba.set(own)
      if (Math.abs(pose.open) > LEAST || Math.abs(pose.wide) > LEAST) paint(pose)
      return rows
    },
  }
}

/** The pixels that can move, in whole pairs of rows, unless the picture ends there. */
function areaOf(map: MouthMap, width: number, height: number) {
  const { middle, across, down } = map
  const { side, up, down: below } = motionExtent(map)
  const xs: number[] = []
  const ys: number[] = []
  for (const x of [-side, side]) {
    for (const y of [-up, below]) {
      xs.push(middle.x + x * across.x + y * down.x)
      ys.push(middle.y + x * across.y + y * down.y)
    }
  }
  const within = (place: number, most: number): number => Math.min(most, Math.max(0, place))
  return {
    left: within(Math.floor(Math.min(...xs)), width),
    right: within(Math.ceil(Math.max(...xs)), width),
    top: within(2 * Math.floor(Math.min(...ys) / 2), height - (height % 2)),
    bottom: within(2 * Math.ceil(Math.max(...ys) / 2), height),
  }
}
