import type { RgbaPicture } from '@kinora/media/frames/size'
import { rgb } from '../bodies/build-mesh.ts'
import { dressBody } from '../bodies/dress-body.ts'
import { poseBones } from '../bodies/pose-bones.ts'
import { moving, multiply, turning } from '../bodies/vectors.ts'
import { packColour } from '../raster/mesh.ts'
import type { RasterLight } from '../raster/raster-scene.ts'
import { createRasteriser } from '../raster/rasteriser.ts'

const SIDE = 320
/** The camera distance in body sizes: hardly any perspective. */
const FAR = 3
/** The height of the camera, as a share of the side: slightly above. */
const HORIZON = -0.2

/** Soft, from the upper left; the place lights the picture again. */
const LIGHT: RasterLight = {
  direction: [-0.45, 0.77, -0.45],
  key: [0.8, 0.78, 0.74],
  sky: [0.52, 0.54, 0.58],
  bounce: [0.3, 0.29, 0.27],
  haze: [0, 0, 0],
  hazePerMetre: 0,
  shadow: 0,
  contact: 0,
  mirrorsAll: false,
}

/** A picture of a single body, where only pictures can be used. */
export function drawBody(code: string): RgbaPicture | undefined {
  const dressed = dressBody(code, undefined)
  if (!dressed) return undefined
  const { body, mesh, kind, extent } = dressed
  const { low, high } = extent
  const size = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2])
  const away = FAR * size
  const focal = 0.92 * SIDE * FAR
  const horizonY = HORIZON * SIDE
  const middle: [number, number, number] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const drop = ((horizonY - SIDE / 2) * away) / focal
  const turn = turning([0, Math.PI * (kind.isLong ? 0.64 : 0.86), 0])
  const world = multiply(moving([0, drop, away]), multiply(turn, moving([-middle[0], -middle[1], -middle[2]])))
  const posed = poseBones(body, { turns: {} })
  const bones = new Float32Array(posed.matrices.length * 12)
  for (const [index, matrix] of posed.matrices.entries()) bones.set(multiply(world, matrix), index * 12)
  const plate = {
    width: SIDE,
    height: SIDE,
    depth: new Float32Array(SIDE * SIDE).fill(1e6),
    mask: new Uint8Array(SIDE * SIDE),
  }
  const rasteriser = createRasteriser({
    frame: { width: SIDE, height: SIDE },
    plate: { ...plate, waterKind: 1, focal, centreX: SIDE / 2, horizonY, nearest: 0.01 },
    light: LIGHT,
  })
  const posable = rasteriser.add({
    mesh,
    ...(body.pattern && {
      pattern: { second: packColour(rgb(body.pattern.second)), perMetre: body.pattern.perMetre },
    }),
  })
  rasteriser.begin({ x: SIDE / 2, y: SIDE / 2, zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0 })
  posable.pose(bones, { at: [0, drop, away], radius: size, groundY: drop - size })
  const layer = rasteriser.finish()
  return layer && { width: layer.width, height: layer.height, rgba: Uint8Array.from(layer.rgba) }
}
