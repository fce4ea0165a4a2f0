import type { RgbaPicture, Size } from '../frames/size.ts'
import { type YuvFrame, yuvFrameBytes } from '../frames/yuv-frame.ts'
import { halveForChroma, layOutFramePlanes, listPlanes, type RingedPlane, allocatePlane } from './planes.ts'
import { requireLength, requireSide } from './require-number.ts'
import { bytesAt, MAX_PICTURE_SIDE, type Stage, STAGING_BYTES } from './stage.ts'

export type Level = { luma: RingedPlane; blue: RingedPlane; red: RingedPlane }

/**
 * A picture in its full size and in halves of it. Memory is allocated for all levels; halves are computed on first use.
 */
export type PictureLevels = { size: Size; levels: Level[]; ready: number }

// Smaller levels are not needed.
const SMALLEST_SIDE = 8

export function allocateLevels({ arena }: Stage, size: Size, { justOne = false } = {}): PictureLevels {
  const levels: Level[] = []
  let { width, height } = size
  do {
    const chroma = halveForChroma({ width, height })
    const luma = allocatePlane(arena, { width, height })
    levels.push({ luma, blue: allocatePlane(arena, chroma), red: allocatePlane(arena, chroma) })
    width = Math.ceil(width / 2)
    height = Math.ceil(height / 2)
  } while (!justOne && Math.max(width, height) >= SMALLEST_SIDE)
  return { size, levels, ready: 0 }
}

export function freeLevels({ arena }: Stage, { levels }: PictureLevels): void {
  for (const { luma, blue, red } of levels) for (const { piece } of [luma, blue, red]) arena.give(piece)
}

export function requirePicture(picture: RgbaPicture | YuvFrame): void {
  requireSide(picture.width, 'picture width', MAX_PICTURE_SIDE)
  requireSide(picture.height, 'picture height', MAX_PICTURE_SIDE)
  if ('rgba' in picture) return requireLength(picture.rgba, picture.width * picture.height * 4, 'an RGBA picture')
  if (picture.width % 2 || picture.height % 2) throw new RangeError('a YUV picture must have even sides')
  requireLength(picture.pixels, yuvFrameBytes(picture), 'a YUV picture')
}

export function fillPicture(stage: Stage, picture: RgbaPicture | YuvFrame, into: PictureLevels): void {
  const level = into.levels[0] as Level
  if ('rgba' in picture) convertInto(stage, picture, level)
  else copyInto(stage, picture, level)
  finishLevel(stage, level)
  into.ready = 1
}

/** Other pixels for some of a picture's rows. */
export function fillRows(stage: Stage, top: number, rows: RgbaPicture, into: PictureLevels): void {
  const level = into.levels[0] as Level
  requireRows(into.size, top, rows)
  convertInto(stage, rows, level, top)
  finishLevel(stage, level)
  into.ready = 1
}

/** Whole pairs of rows, which share chroma; only the last row may be single. */
export function requireRows({ width, height }: Size, top: number, rows: RgbaPicture): void {
  requireLength(rows.rgba, rows.width * rows.height * 4, 'rows')
  const bottom = top + rows.height
  const isPaired = top % 2 === 0 && (bottom % 2 === 0 || bottom === height)
  if (rows.width !== width || !Number.isInteger(top) || top < 0 || bottom > height || !isPaired) {
    throw new RangeError(
      `rows must be ${width} wide and come in pairs within ${height}, not ${rows.width} x ${rows.height} from ${top}`,
    )
  }
}

/** The level; built at its first use. */
export function levelAt(stage: Stage, picture: PictureLevels, index: number): Level {
  const { kernels } = stage
  while (picture.ready <= index) {
    const large = picture.levels[picture.ready - 1] as Level
    const small = picture.levels[picture.ready] as Level
    for (const which of ['luma', 'blue', 'red'] as const) {
      const { at, stride, width, height } = small[which]
      kernels.halvePlane(at, stride, large[which].at, large[which].stride, width, height)
    }
    finishLevel(stage, small)
    picture.ready++
  }
  return picture.levels[index] as Level
}

/** Call after the pixels of a level have changed: the border repeats the edge. */
export function finishLevel({ kernels }: Stage, level: Level): void {
  for (const { at, stride, width, height } of listPlanes(level)) kernels.extendEdges(at, stride, width, height)
}

function convertInto(
  stage: Stage,
  { rgba, width, height }: RgbaPicture,
  { luma, blue, red }: Level,
  firstRow = 0,
): void {
  const { kernels, staging } = stage
  const rowBytes = width * 4
  const rowsAtOnce = Math.floor(STAGING_BYTES / rowBytes / 2) * 2
  for (let top = 0; top < height; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - top)
    bytesAt(stage, staging, rows * rowBytes).set(rgba.subarray(top * rowBytes, (top + rows) * rowBytes))
    for (let row = 0; row < rows; row += 2) {
      const upper = staging + row * rowBytes
      const lower = row + 1 < rows ? upper + rowBytes : upper
      const [y, chromaY] = [firstRow + top + row, (firstRow + top + row) / 2]
      // Below an odd height, the second row of luma goes to the border, which is filled afterwards.
      const to = [luma.at + y * luma.stride, luma.stride] as const
      kernels.convertRows(upper, lower, width, ...to, blue.at + chromaY * blue.stride, red.at + chromaY * red.stride)
    }
  }
}

function copyInto(stage: Stage, picture: YuvFrame, level: Level): void {
  const all = new Uint8Array(stage.kernels.memory.buffer)
  const sources = listPlanes(layOutFramePlanes(0, picture))
  for (const [index, { at, stride, width, height }] of listPlanes(level).entries()) {
    const from = sources[index]?.at ?? 0
    for (let y = 0; y < height; y++) {
      all.set(picture.pixels.subarray(from + y * width, from + (y + 1) * width), at + y * stride)
    }
  }
}
