import { type Camera, requireCamera, cameraView } from './camera.ts'
import { levelGrids, pixelMapping, type View } from './grid.ts'
import { type Level, levelAt, type PictureLevels } from './picture-levels.ts'
import { type Plane, listPlanes } from './planes.ts'
import type { Stage } from './stage.ts'

/** Fills the target with the camera's view of a picture; beyond the picture its edge repeats. */
export function drawPicture(stage: Stage, picture: PictureLevels, camera: Camera): void {
  const seen = requireCamera(camera)
  drawView(stage, picture, cameraView(seen, stage.size), 1 / seen.zoom, seen.turn !== 0)
}

/** `shrink` is the number of picture pixels per frame pixel. */
function drawView(stage: Stage, picture: PictureLevels, view: View, shrink: number, isTurned: boolean): void {
  const depth = Math.min(picture.levels.length - 1, Math.max(0, Math.log2(shrink)))
  const index = Math.floor(depth)
  drawLevel(stage, levelAt(stage, picture, index), index, view)
  // Unrotated drawing weighs all pixels down to half of the level. Rotated drawing uses only four neighbours, so it
  // blends the two levels around the desired size.
  const share = Math.round((depth - index) * 32_767)
  if (isTurned && share > 0) drawLevel(stage, levelAt(stage, picture, index + 1), index + 1, view, share)
}

export function drawLevel(stage: Stage, level: Level, index: number, view: View, share?: number): void {
  const { kernels, target } = stage
  const [toGrids, fromGrids] = [levelGrids(0), levelGrids(index)]
  const sources = listPlanes(level)
  for (const [which, to] of listPlanes(target).entries()) {
    const source = sources[which] as Plane
    setSampler(stage, source, to.width, pixelMapping(view, toGrids[which]!, fromGrids[which]!))
    if (share === undefined) kernels.drawPlane(to.at, to.stride, to.height, source.at)
    else kernels.drawPlaneOver(to.at, to.stride, to.width, to.height, source.at, share)
  }
}

export function setSampler(
  { kernels }: Stage,
  source: Plane,
  columns: number,
  { u, uByX, uByY, v, vByX, vByY }: ReturnType<typeof pixelMapping>,
): void {
  kernels.setSource(source.stride, source.width, source.height)
  kernels.setPlace(columns, u, uByX, uByY, v, vByX, vByY)
}
