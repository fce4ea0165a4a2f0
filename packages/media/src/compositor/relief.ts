import type { RgbaPicture, Size } from '../frames/size.ts'
import type { YuvFrame } from '../frames/yuv-frame.ts'
import { coverCamera } from './camera.ts'
import { drawLevel } from './draw-picture.ts'
import { type Field, halveField, putDoubled } from './field.ts'
import { fillBehind } from './fill-behind.ts'
import { type DepthMap, prepareNearness } from './nearness.ts'
import {
  fillPicture,
  fillRows,
  finishLevel,
  freeLevels,
  type Level,
  levelAt,
  type PictureLevels,
  requirePicture,
  allocateLevels,
} from './picture-levels.ts'
import { type Plane, listPlanes, type RingedPlane, allocatePlane } from './planes.ts'
import { requireLength, requireSide } from './require-number.ts'
import { MAX_FRAME_SIDE, MAX_PICTURE_SIDE, type Stage } from './stage.ts'

/** A picture at its displayed size, the background behind its near things, and the nearness of both, by cell. */
export type StoredRelief = {
  /** The size of the given picture, in whose pixels cameras are described. */
  size: Size
  /** Picture pixels per stored pixel. */
  shrink: { x: number; y: number }
  front: PictureLevels
  behind: PictureLevels
  near: RingedPlane
  nearBehind: RingedPlane
  /** The visible content of each cell of the frame, and its source position. */
  seen: number
  places: { piece: number; at: number; stride: number; vOffset: number }
}

// Enough to zoom in slightly without loss.
const SPARE = 1.15
// The depth of the filled background, as a fraction of the picture's width: the limit of sideways camera moves.
const REACH = 0.06

export function addRelief(stage: Stage, picture: RgbaPicture | YuvFrame, map: DepthMap): StoredRelief {
  requirePicture(picture)
  requireSide(map.width, 'depth width', MAX_PICTURE_SIDE)
  requireSide(map.height, 'depth height', MAX_PICTURE_SIDE)
  requireLength(map.nearness, map.width * map.height, 'a depth map')
  const { arena } = stage
  const size = { width: picture.width, height: picture.height }
  const kept = keptSizeOf(size, stage.size)
  const cells = { width: kept.width / 2, height: kept.height / 2 }
  const front = allocateLevels(stage, kept, { justOne: true })
  const behind = allocateLevels(stage, kept, { justOne: true })
  const [near, nearBehind] = [allocatePlane(arena, cells), allocatePlane(arena, cells)]
  const relief = {
    size,
    shrink: { x: size.width / kept.width, y: size.height / kept.height },
    front,
    behind,
    near,
    nearBehind,
    seen: arena.take((stage.size.width * stage.size.height) / 4),
    places: takePlaces(stage),
  }
  shrinkInto(stage, picture, relief)
  fillIn(stage, relief, prepareNearness(map, cells))
  return relief
}

/** Replaces some rows of the picture; nearness and filled background stay. */
export function fillReliefRows(stage: Stage, top: number, rows: RgbaPicture, relief: StoredRelief): void {
  const { front, shrink, size } = relief
  if (shrink.x === 1 && shrink.y === 1) return fillRows(stage, top, rows, front)
  if (top !== 0 || rows.width !== size.width || rows.height !== size.height)
    throw new RangeError('a relief that is kept smaller can only be changed as a whole')
  shrinkInto(stage, rows, relief)
  finishLevel(stage, front.levels[0] as Level)
}

export function freeRelief(stage: Stage, { front, behind, near, nearBehind, seen, places }: StoredRelief): void {
  freeLevels(stage, front)
  freeLevels(stage, behind)
  for (const piece of [near.piece, nearBehind.piece, seen, places.piece]) stage.arena.give(piece)
}

/** At most the size that fills the frame with a slight zoom; whole cells. */
function keptSizeOf(size: Size, frame: Size): Size {
  const scale = Math.min(1, coverCamera(size, frame).zoom * SPARE, MAX_FRAME_SIDE / Math.max(size.width, size.height))
  const even = (side: number): number => Math.max(2, Math.round((side * scale) / 2) * 2)
  return { width: even(size.width), height: even(size.height) }
}

/**
 * As assembly/relief.ts requires: a margin of four cells at the start of a row, twelve at its end, and a row at both
 * ends.
 */
function takePlaces({ arena, size }: Stage): StoredRelief['places'] {
  const stride = (size.width / 2 + 16) * 4
  const vOffset = stride * (size.height / 2 + 2)
  const piece = arena.take(2 * vOffset)
  return { piece, stride, vOffset, at: piece + stride + 16 }
}

function shrinkInto(stage: Stage, picture: RgbaPicture | YuvFrame, { front, shrink }: StoredRelief): void {
  const whole = allocateLevels(stage, picture)
  const { target } = stage
  try {
    fillPicture(stage, picture, whole)
    const index = Math.max(0, Math.min(whole.levels.length - 1, Math.floor(Math.log2(Math.min(shrink.x, shrink.y)))))
    stage.target = front.levels[0] as Level
    drawLevel(stage, levelAt(stage, whole, index), index, { xx: shrink.x, xy: 0, x0: 0, yx: 0, yy: shrink.y, y0: 0 })
  } finally {
    stage.target = target
    freeLevels(stage, whole)
  }
}

function fillIn(stage: Stage, { front, behind, near, nearBehind }: StoredRelief, nearness: Field): void {
  const [luma, blue, red] = listPlanes(front.levels[0] as Level).map(plane => read(stage, plane)) as [
    Field,
    Field,
    Field,
  ]
  write(stage, near, nearness)
  // The background is a blurred estimate: half of the luma resolution is enough.
  const coarse = halveField(luma)
  const changed = fillBehind(nearness, [coarse, blue, red], Math.ceil(nearness.width * REACH))
  for (const cell of changed) putDoubled(luma, coarse, cell)
  write(stage, nearBehind, nearness)
  const planes = behind.levels[0] as Level
  write(stage, planes.luma, luma)
  write(stage, planes.blue, blue)
  write(stage, planes.red, red)
  finishLevel(stage, planes)
  finishLevel(stage, front.levels[0] as Level)
  for (const { at, stride, width, height } of [near, nearBehind]) stage.kernels.extendEdges(at, stride, width, height)
}

function read({ kernels }: Stage, { at, stride, width, height }: Plane): Field {
  const values = new Uint8Array(width * height)
  const all = new Uint8Array(kernels.memory.buffer)
  for (let y = 0; y < height; y++) values.set(all.subarray(at + y * stride, at + y * stride + width), y * width)
  return { width, height, values }
}

function write({ kernels }: Stage, { at, stride }: Plane, { width, height, values }: Field): void {
  const all = new Uint8Array(kernels.memory.buffer)
  for (let y = 0; y < height; y++) all.set(values.subarray(y * width, (y + 1) * width), at + y * stride)
}
