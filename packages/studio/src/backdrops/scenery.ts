import type { DepthMap } from '@kinora/media/compositor/nearness'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { ShotSetting } from '../setting/setting.ts'
import { paintLook } from '../looks/paint-look.ts'
import { choosePlateGrade } from '../looks/looks.ts'
import { drawPlate } from '../scenery/draw-plate.ts'
import { type Plate, SKY_DEPTH } from '../scenery/plate.ts'
import { type Grade, toneMap } from '../scenery/tone-map.ts'
import { byteToLinear } from '../planes/oklab.ts'
import { paintParts } from './paint-parts.ts'
import { paintAurora } from './paint-aurora.ts'
import { chooseFill } from './choose-fill.ts'
import type { View } from './view.ts'

/** A shot's plate, ready to be filmed. */
export type Scenery = {
  plate: Plate
  /** The plate in screen colours. */
  picture: RgbaPicture
  depth: DepthMap
  /** Everything at this distance or nearer has a nearness of 1. */
  nearestMetres: number
  /** 0 at the sky, 1 at the nearest point. */
  nearnessOf: (metres: number) => number
  /** The tone curve: linear light to linear screen light. */
  exposed: (light: number) => number
}

/** A smaller share of near pixels is ignored: a single blade of grass does not define the scale. */
const NEAREST = 0.02
/** Metres: a view that is all farther away is distant, and nothing emerges from its sky. */
const FAR = 1_500

/** `view` is the camera, if it is not the place's own. */
export function drawScenery(shot: ShotSetting, frame: Size, seed: number, view: View = {}): Scenery {
  const { place, where, time, weather, season, look, backdrop, surface, colours, painted, lights, tide } = shot
  const fill = chooseFill(shot.filledWith)
  const plate = drawPlate({
    place,
    ...(where && { where }),
    ...(fill && { fill }),
    time,
    weather,
    season,
    look,
    seed,
    ...(lights && { lights }),
    ...(tide && { tide }),
    ...(backdrop && { backdrop }),
    ...(surface && { surface }),
    ...(colours && { colours }),
    ...(painted && { painted }),
    ...frame,
    ...view,
  })
  if (shot.light?.includes('aurora')) paintAurora(plate, seed)
  const grade = choosePlateGrade(shot)
  const size = { width: plate.width, height: plate.height }
  const toned = toneMap(plate, grade)
  const picture = { ...size, rgba: new Uint8Array(toned.buffer, toned.byteOffset, toned.byteLength) }
  if (painted) paintParts(picture, plate.mask, painted)
  paintLook(picture, look)
  const nearest = nearestOf(plate)
  const nearnessOf = (metres: number): number => (metres >= SKY_DEPTH ? 0 : Math.min(1, nearest / metres))
  const nearness = new Uint8Array(plate.depth.length)
  for (let i = 0; i < nearness.length; i++) nearness[i] = Math.round(255 * nearnessOf(plate.depth[i]!))
  return {
    plate,
    picture,
    depth: { ...size, nearness },
    nearestMetres: nearest,
    nearnessOf,
    exposed: exposureOf(plate, grade),
  }
}

function nearestOf({ depth }: Plate): number {
  const step = Math.max(1, Math.floor(depth.length / 20_000))
  const sample = Float32Array.from({ length: Math.floor(depth.length / step) }, (_, i) => depth[i * step]!).sort()
  return Math.min(FAR, Math.max(0.05, sample[Math.floor(sample.length * NEAREST)] ?? 1))
}

const RAMP_FROM = -11
const RAMP_TO = 6

/** The plate's tone curve, measured with a ramp of greys beside a small copy of the plate. */
function exposureOf(plate: Plate, grade: Grade): (light: number) => number {
  const [width, rows, rampRows] = [160, 88, 4]
  const rgb = new Float32Array(width * (rows + rampRows) * 3)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < width; x++) {
      const row = Math.floor(((y + 0.5) * plate.height) / rows)
      const from = (row * plate.width + Math.floor(((x + 0.5) * plate.width) / width)) * 3
      rgb.set(plate.rgb.subarray(from, from + 3), (y * width + x) * 3)
    }
  }
  for (let x = 0; x < width; x++) {
    const light = 2 ** (RAMP_FROM + ((RAMP_TO - RAMP_FROM) * x) / (width - 1))
    for (let y = rows; y < rows + rampRows; y++) rgb.fill(light, (y * width + x) * 3, (y * width + x) * 3 + 3)
  }
  const toned = toneMap({ width, height: rows + rampRows, rgb }, { ...grade, bloom: 0, warmth: 0 })
  const shown = Float32Array.from({ length: width }, (_, x) => byteToLinear(toned[((rows + 1) * width + x) * 4 + 1]!))
  return light => {
    const place = ((Math.log2(Math.max(light, 1e-6)) - RAMP_FROM) / (RAMP_TO - RAMP_FROM)) * (width - 1)
    const left = Math.min(width - 2, Math.max(0, Math.floor(place)))
    const share = Math.min(1, Math.max(0, place - left))
    return shown[left]! + (shown[left + 1]! - shown[left]!) * share
  }
}
