import type { Stream } from 'node-av/lib'
import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants'
import type { Size } from '../frames/size.ts'
import type { YuvFrame } from '../frames/yuv-frame.ts'

/** The operations that turn a picture upright: transpose first, then mirror. */
export type Orientation = { isTurned: boolean; flipsX: boolean; flipsY: boolean }

const UPRIGHT: Orientation = { isTurned: false, flipsX: false, flipsY: false }

const MATRIX_BYTES = 36

/** Phones store the sensor's picture and its orientation. */
export function readOrientation(stream: Stream): Orientation {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix || matrix.length < MATRIX_BYTES) return UPRIGHT
  // Rows of three numbers: a point (x, y) is shown at (a x + c y, b x + d y).
  const [a, b, c, d] = [0, 4, 12, 16].map(at => matrix.readInt32LE(at)) as [number, number, number, number]
  // Other angles are rounded to the nearest right angle.
  const isTurned = Math.abs(b) > Math.abs(a)
  return isTurned ? { isTurned, flipsX: c < 0, flipsY: b < 0 } : { isTurned, flipsX: a < 0, flipsY: d < 0 }
}

/** Converts a size before turning to the size after it, or back: both are the same exchange. */
export const turnSize = ({ width, height }: Size, { isTurned }: Orientation): Size =>
  isTurned ? { width: height, height: width } : { width, height }

export function turnFrame(frame: YuvFrame, orientation: Orientation): YuvFrame {
  const { isTurned, flipsX, flipsY } = orientation
  if (!isTurned && !flipsX && !flipsY) return frame
  const { width, height } = frame
  const pixels = new Uint8Array(frame.pixels.length)
  const luma = width * height
  turnPlane(frame.pixels.subarray(0, luma), pixels, { width, height }, orientation)
  const half = { width: width / 2, height: height / 2 }
  for (const at of [luma, luma * 1.25]) {
    turnPlane(frame.pixels.subarray(at, at + luma / 4), pixels.subarray(at), half, orientation)
  }
  return { ...turnSize(frame, orientation), pixels }
}

function turnPlane(from: Uint8Array, to: Uint8Array, size: Size, orientation: Orientation): void {
  const { isTurned, flipsX, flipsY } = orientation
  const shown = turnSize(size, orientation)
  const stepX = (isTurned ? size.width : 1) * (flipsX ? -1 : 1)
  const stepY = (isTurned ? 1 : size.width) * (flipsY ? -1 : 1)
  const start = (flipsX ? -stepX * (shown.width - 1) : 0) + (flipsY ? -stepY * (shown.height - 1) : 0)
  let at = 0
  for (let y = 0; y < shown.height; y++) {
    let source = start + y * stepY
    for (let x = 0; x < shown.width; x++, source += stepX) to[at++] = from[source] ?? 0
  }
}
