import type { Size } from '../frames/size.ts'
import { setSampler } from './draw-picture.ts'
import { type Grid, levelGrids, pixelMapping, type View } from './grid.ts'
import { type Plane, listPlanes } from './planes.ts'
import { requireNumber } from './require-number.ts'
import type { SpriteLevel, SpriteLevels } from './sprite-levels.ts'
import type { Stage } from './stage.ts'

/**
 * The position of a sprite: its anchor (a fraction of its size; by default its top left corner) lies at x, y of the
 * frame, in pixels and fractions. It is scaled and rotated (radians, clockwise) around the anchor.
 */
export type Placement = {
  x: number
  y: number
  anchorX?: number
  anchorY?: number
  scale?: number
  turn?: number
  opacity?: number
}

const MAX_PLACE = 1_000_000

function requirePlacement(placement: Placement): Required<Placement> {
  const { x, y, anchorX = 0, anchorY = 0, scale = 1, turn = 0, opacity = 1 } = placement
  requireNumber(x, 'sprite x', -MAX_PLACE, MAX_PLACE)
  requireNumber(y, 'sprite y', -MAX_PLACE, MAX_PLACE)
  requireNumber(anchorX, 'sprite anchor x', -100, 100)
  requireNumber(anchorY, 'sprite anchor y', -100, 100)
  requireNumber(scale, 'sprite scale', 1 / 1_024, 1_024)
  requireNumber(turn, 'sprite turn', -1_000, 1_000)
  requireNumber(opacity, 'sprite opacity', 0, 1)
  return { x, y, anchorX, anchorY, scale, turn, opacity }
}

export function drawSprite(stage: Stage, sprite: SpriteLevels, placement: Placement): void {
  const placed = requirePlacement(placement)
  const opacity = Math.round(placed.opacity * 256)
  if (opacity === 0) return
  const depth = Math.log2(1 / placed.scale)
  const nearest = placed.turn === 0 ? Math.floor(depth) : Math.round(depth)
  const index = Math.min(sprite.levels.length - 1, Math.max(0, nearest))
  const level = sprite.levels[index] as SpriteLevel
  const view = viewOf(placed, sprite.size)
  const box = boxOf(placed, sprite.size, 2 ** (index + 1))
  const sources = [
    { colour: level.luma, alpha: level.alpha },
    { colour: level.blue, alpha: level.chromaAlpha },
    { colour: level.red, alpha: level.chromaAlpha },
  ]
  const [toGrids, fromGrids] = [levelGrids(0), levelGrids(index)]
  for (const [which, to] of listPlanes(stage.target).entries()) {
    const { colour, alpha } = sources[which]!
    const area = areaOf(box, to, toGrids[which]!)
    if (area.columns <= 0 || area.rows <= 0) continue
    setSampler(stage, colour, area.columns, pixelMapping(view, toGrids[which]!, fromGrids[which]!, area.left, area.top))
    const at = to.at + area.top * to.stride + area.left
    stage.kernels.drawSpritePlane(at, to.stride, area.rows, colour.at, alpha.at, opacity)
  }
}

function viewOf({ x, y, anchorX, anchorY, scale, turn }: Required<Placement>, { width, height }: Size): View {
  const cos = Math.cos(turn) / scale
  const sin = turn === 0 ? 0 : Math.sin(turn) / scale
  return {
    xx: cos,
    xy: sin,
    x0: anchorX * width - cos * x - sin * y,
    yx: turn === 0 ? 0 : -sin,
    yy: cos,
    y0: anchorY * height + sin * x - cos * y,
  }
}

type Box = { left: number; top: number; right: number; bottom: number }

/** The area of the frame that a sprite can touch: its corners plus the width of its level's sampling filter. */
function boxOf(placed: Required<Placement>, { width, height }: Size, rim: number): Box {
  const { x, y, anchorX, anchorY, scale, turn } = placed
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  const xs: number[] = []
  const ys: number[] = []
  for (const cornerX of [-rim, width + rim]) {
    for (const cornerY of [-rim, height + rim]) {
      const [fromX, fromY] = [cornerX - anchorX * width, cornerY - anchorY * height]
      xs.push(x + cos * fromX - sin * fromY)
      ys.push(y + sin * fromX + cos * fromY)
    }
  }
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

function areaOf({ left, top, right, bottom }: Box, { width, height }: Plane, grid: Grid) {
  const first = (place: number, at: number, step: number): number => Math.max(0, Math.floor((place - at) / step))
  const last = (place: number, at: number, step: number): number => Math.ceil((place - at) / step) + 1
  const area = { left: first(left, grid.atX, grid.stepX), top: first(top, grid.atY, grid.stepY) }
  return {
    ...area,
    columns: Math.min(width, last(right, grid.atX, grid.stepX)) - area.left,
    rows: Math.min(height, last(bottom, grid.atY, grid.stepY)) - area.top,
  }
}
