import type { RgbaPicture, Size } from '../frames/size.ts'
import { requireRows } from './picture-levels.ts'
import { type RingedPlane, allocatePlane } from './planes.ts'
import { requireLength, requireSide } from './require-number.ts'
import { bytesAt, MAX_PICTURE_SIDE, type Stage } from './stage.ts'

/** Codes times alpha, and alpha; surrounded by transparent pixels. */
export type SpriteLevel = Record<'luma' | 'alpha' | 'blue' | 'red' | 'chromaAlpha', RingedPlane>

export type SpriteLevels = { size: Size; levels: SpriteLevel[] }

const PLANES = ['luma', 'alpha', 'blue', 'red', 'chromaAlpha'] as const
// Down to a sixteenth: sprites are drawn at about their displayed size.
const MAX_LEVELS = 5
const SMALLEST_SIDE = 8

export function addSprite(stage: Stage, sprite: RgbaPicture): SpriteLevels {
  const { width, height, rgba } = sprite
  requireSide(width, 'sprite width', MAX_PICTURE_SIDE - 1)
  requireSide(height, 'sprite height', MAX_PICTURE_SIDE - 1)
  requireLength(rgba, width * height * 4, 'a sprite')
  // One chroma column more than half, for the last luma column.
  let chroma = { width: Math.floor(width / 2) + 1, height: Math.ceil(height / 2) }
  let luma = { width, height }
  const levels: SpriteLevel[] = []
  do {
    levels.push(takeLevel(stage, luma, chroma))
    luma = halfOf(luma)
    chroma = halfOf(chroma)
  } while (levels.length < MAX_LEVELS && Math.max(luma.width, luma.height) >= SMALLEST_SIDE)
  convertInto(stage, sprite, levels[0] as SpriteLevel)
  halveAll(stage, levels)
  return { size: { width, height }, levels }
}

/** Replaces some rows. */
export function fillSpriteRows(stage: Stage, top: number, rows: RgbaPicture, { size, levels }: SpriteLevels): void {
  requireRows(size, top, rows)
  convertInto(stage, rows, levels[0] as SpriteLevel, top)
  halveAll(stage, levels)
}

export function freeSprite({ arena }: Stage, { levels }: SpriteLevels): void {
  for (const level of levels) for (const which of PLANES) arena.give(level[which].piece)
}

const halfOf = ({ width, height }: Size): Size => ({ width: Math.ceil(width / 2), height: Math.ceil(height / 2) })

function takeLevel(stage: Stage, luma: Size, chroma: Size): SpriteLevel {
  const take = (size: Size): RingedPlane => {
    const plane = allocatePlane(stage.arena, size)
    bytesAt(stage, plane.piece, plane.bytes).fill(0)
    return plane
  }
  return { luma: take(luma), alpha: take(luma), blue: take(chroma), red: take(chroma), chromaAlpha: take(chroma) }
}

function convertInto(stage: Stage, { width, height, rgba }: RgbaPicture, level: SpriteLevel, firstRow = 0): void {
  const { kernels, staging } = stage
  const { luma, alpha, blue, red, chromaAlpha } = level
  const rowBytes = width * 4
  for (let y = 0; y < height; y += 2) {
    const rows = Math.min(2, height - y)
    bytesAt(stage, staging, rows * rowBytes).set(rgba.subarray(y * rowBytes, (y + rows) * rowBytes))
    for (let row = 0; row < rows; row++) {
      const to = (firstRow + y + row) * luma.stride
      kernels.spriteLumaRow(staging + row * rowBytes, width, luma.at + to, alpha.at + to)
    }
    const to = ((firstRow + y) / 2) * blue.stride
    const lower = rows === 2 ? staging + rowBytes : 0
    kernels.spriteChromaRow(staging, lower, width, blue.at + to, red.at + to, chromaAlpha.at + to)
  }
}

function halveAll(stage: Stage, levels: readonly SpriteLevel[]): void {
  for (const [index, small] of levels.entries()) if (index > 0) halve(stage, levels[index - 1] as SpriteLevel, small)
}

function halve({ kernels }: Stage, large: SpriteLevel, small: SpriteLevel): void {
  for (const which of PLANES) {
    const { at, stride, width, height } = small[which]
    kernels.halvePlane(at, stride, large[which].at, large[which].stride, width, height)
    kernels.clearEdges(at, stride, width, height)
  }
}
