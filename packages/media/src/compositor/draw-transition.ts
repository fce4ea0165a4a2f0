import { mixByMap, type StoredMap } from './change-map.ts'
import { cameraView } from './camera.ts'
import { drawLevel } from './draw-picture.ts'
import { finishLevel, type Level } from './picture-levels.ts'
import { listPlanes, type YuvPlanes } from './planes.ts'
import type { Stage } from './stage.ts'
import type { TransitionWay } from './transition-kinds.ts'

export type Draw = () => void

/** Memory for two frames beside the target. */
export type Surfaces = readonly [Level, Level]

export type StoredTransition = { way: TransitionWay; map: StoredMap | undefined }

/** Draws on the target. At both ends the result is exactly one of the drawings. */
export function drawTransition(
  stage: Stage,
  { way, map }: StoredTransition,
  progress: number,
  surfaces: Surfaces,
  [drawFirst, drawSecond]: readonly [Draw, Draw],
): void {
  if (progress === 0) return drawFirst()
  if (progress === 1) return drawSecond()
  const [spare, moved] = surfaces
  const { kernels, target, size } = stage
  switch (way.way) {
    case 'mix':
      drawFirst()
      drawOn(stage, spare, drawSecond)
      return mixAll(stage, spare, progress)
    case 'through': {
      const isSecond = progress >= 0.5
      if (isSecond) drawSecond()
      else drawFirst()
      const share = shareOf(isSecond ? 2 - 2 * progress : 2 * progress)
      for (const [which, { at, stride, width, height }] of listPlanes(target).entries()) {
        kernels.mixCode(at, stride, width, height, which === 0 ? way.luma : 128, share)
      }
      return
    }
    case 'map':
      drawFirst()
      drawOn(stage, spare, drawSecond)
      return mixByMap(stage, spare, map!, progress)
    case 'move': {
      const { firstTo, secondFrom, isThrown } = way
      // A whip pan: fast in the middle, with the motion blur of an open shutter.
      const gone = isThrown ? progress * progress * (3 - 2 * progress) : progress
      drawMoved(stage, spare, drawFirst, target, { x: firstTo[0] * gone, y: firstTo[1] * gone })
      const left = 1 - gone
      drawMoved(stage, spare, drawSecond, moved, { x: secondFrom[0] * left, y: secondFrom[1] * left })
      mixByMap(stage, moved, map!, gone)
      if (isThrown) blur(stage, (6 * progress * (1 - progress) * size.width) / THROW_FRAMES)
      return
    }
    case 'zoom': {
      drawMoved(stage, spare, drawFirst, target, { zoom: 1 + 1.4 * progress * progress })
      drawMoved(stage, spare, drawSecond, moved, { zoom: 1 + 0.35 * (1 - progress) ** 2 })
      const middle = Math.min(1, Math.max(0, (progress - 0.2) / 0.6))
      return mixAll(stage, moved, middle * middle * (3 - 2 * middle))
    }
  }
}

// The blur equals that of this many frames with a 180-degree shutter.
const THROW_FRAMES = 16

const shareOf = (part: number): number => Math.round(part * 32_767)

function drawOn(stage: Stage, planes: YuvPlanes, draw: Draw): void {
  const { target } = stage
  stage.target = planes
  try {
    draw()
  } finally {
    stage.target = target
  }
}

/** Draws, and copies the result to other planes, moved (in frame sizes) or scaled around the centre. */
function drawMoved(
  stage: Stage,
  spare: Level,
  draw: Draw,
  onto: YuvPlanes,
  { x = 0, y = 0, zoom = 1 }: { x?: number; y?: number; zoom?: number },
): void {
  drawOn(stage, spare, draw)
  finishLevel(stage, spare)
  const { width, height } = stage.size
  const camera = { x: width * (0.5 - x), y: height * (0.5 - y), zoom, turn: 0 }
  drawOn(stage, onto, () => drawLevel(stage, spare, 0, cameraView(camera, stage.size)))
}

function mixAll({ kernels, target }: Stage, other: YuvPlanes, part: number): void {
  const others = listPlanes(other)
  for (const [which, { at, stride, width, height }] of listPlanes(target).entries()) {
    const from = others[which]!
    kernels.mixPlane(at, stride, width, height, from.at, from.stride, shareOf(part))
  }
}

function blur({ kernels, target }: Stage, length: number): void {
  for (const [which, { at, stride, width, height }] of listPlanes(target).entries()) {
    const own = which === 0 ? length : length / 2
    if (own > 1) kernels.blurRows(at, stride, width, height, own)
  }
}
