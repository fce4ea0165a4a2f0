import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { projectToFrame, type ShotCamera } from '../../../camera/shot-camera.ts'
import { PLACE_TRAITS } from '../../../setting/place-traits.ts'
import type { ShotSetting } from '../../../setting/setting.ts'
import { KINDS, type Plate, SKY_DEPTH } from '../../../scenery/plate.ts'
import type { Scenery } from './scenery.ts'

type Layer = { draw(camera: ShotCamera, seconds: number): void; free(): void }

/** A sweep over land: its colour, maximum density, coverage and speed. */
type Sweep = { colour: readonly [number, number, number]; most: number; cover: number; speed: number; wide: number }

const CLOUD_SHADOW: Sweep = { colour: [14, 20, 38], most: 0.34, cover: 0.16, speed: 0.3, wide: 1 }
/** Over crops, and over grass, which is lower. */
const GUST: Sweep = { colour: [255, 246, 206], most: 0.5, cover: 0.24, speed: 1.5, wide: 0.4 }
const BREEZE: Sweep = { ...GUST, most: 0.2 }
/** The factors of speed and density in a timelapse. */
const [HURRIED, DENSER] = [5, 1.35]

/** The maximum width of a picture in pixels: it has no sharp detail. */
const WIDEST = 240
/** Pictures a second; they cross-fade. */
const RATE = 3
const MOST_PICTURES = 30
/** The minimum visible land, as fractions of the plate; and its minimum distance, metres. */
const [LEAST_SEEN, FAR] = [0.05, 45]

const CROPS = /field|terraces/u
const GRASSES = /meadow|savanna|prairie/u
const SUNNY: ReadonlySet<ShotSetting['time']> = new Set(['dawn', 'morning', 'noon', 'afternoon', 'sunset'])

export const isTimelapse = ({ camera }: ShotSetting): boolean => camera.lens?.includes('timelapse') === true

/** Cloud shadows over land by day, and gusts over crops. */
export function createLandSweeps(
  compositor: Compositor,
  scenery: Scenery,
  shot: ShotSetting,
  seconds: number,
  seeded: SeededRandom,
): Layer[] {
  const { isSheltered, isBuilt } = PLACE_TRAITS[shot.place]
  if (isSheltered || isBuilt) return []
  const isFair = shot.weather === 'clear' || shot.weather === 'cloudy'
  const place = shot.where ?? shot.place
  const gusts = CROPS.test(place) ? [GUST] : GRASSES.test(place) ? [BREEZE] : []
  const sweeps = [
    ...(shot.weather !== 'snow' && shot.season !== 'winter' ? gusts : []),
    ...(isFair && SUNNY.has(shot.time) ? [CLOUD_SHADOW] : []),
  ]
  return sweeps.flatMap((sweep, nth) => {
    const own = isTimelapse(shot) ? { ...sweep, speed: sweep.speed * HURRIED, most: sweep.most * DENSER } : sweep
    return layerOf(compositor, scenery, own, seconds, seeded.fork(`sweep${nth}`)) ?? []
  })
}

function layerOf(
  compositor: Compositor,
  { plate, nearnessOf }: Scenery,
  sweep: Sweep,
  seconds: number,
  seeded: SeededRandom,
): Layer | undefined {
  const land = landOf(plate, sweep.colour === GUST.colour)
  if (!land) return undefined
  const count = Math.min(MOST_PICTURES, Math.max(2, Math.ceil(seconds * RATE) + 1))
  const rate = (count - 1) / Math.max(0.5, seconds)
  const waves = Array.from({ length: 5 }, (_, nth) => ({
    u: seeded.between(0.5, 1) * (1 + nth * 0.8) * sweep.wide * (nth % 2 ? -1 : 1),
    v: seeded.between(0.6, 1.2) * (1 + nth * 0.7),
    at: seeded.between(0, 2 * Math.PI),
    part: 1 / (1 + 0.6 * nth),
  }))
  const sprites: Sprite[] = Array.from({ length: count }, (_, nth) =>
    compositor.addSprite(paint(land, sweep, waves, (nth / rate) * sweep.speed)),
  )
  const frame = { width: compositor.width, height: compositor.height }
  const nearness = nearnessOf(land.metres)
  return {
    draw(camera, time) {
      const at = Math.min(count - 1.001, Math.max(0, time * rate))
      const [first, share] = [Math.floor(at), at - Math.floor(at)]
      const corner = projectToFrame(camera, frame, { x: 0, y: 0 }, nearness)
      const place = { x: corner.x, y: corner.y, scale: corner.scale * land.shrunk }
      compositor.drawSprite(sprites[first]!, { ...place, opacity: 1 - share })
      compositor.drawSprite(sprites[first + 1]!, { ...place, opacity: share })
    },
    free: () => sprites.forEach(sprite => sprite.free()),
  }
}

type Land = {
  width: number
  height: number
  u: Float32Array
  v: Float32Array
  inside: Float32Array
  metres: number
  shrunk: number
}

/** The distance and lateral position of the land; bands have the same width near and far. */
function landOf(plate: Plate, isNear: boolean): Land | undefined {
  const shrunk = Math.ceil(plate.width / WIDEST)
  const [width, height] = [Math.ceil(plate.width / shrunk), Math.ceil(plate.height / shrunk)]
  const [u, v, inside] = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  let [seen, far, depths] = [0, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from =
        Math.min(plate.height - 1, y * shrunk + (shrunk >> 1)) * plate.width +
        Math.min(plate.width - 1, x * shrunk + (shrunk >> 1))
      const [kind, metres] = [plate.mask[from], plate.depth[from]!]
      if ((kind !== KINDS.ground && kind !== KINDS.foliage) || metres >= SKY_DEPTH) continue
      const at = y * width + x
      const aside = ((x * shrunk - plate.ground.centreX) / plate.ground.focal) * metres
      u[at] = aside / (2 + metres ** 0.85)
      v[at] = 1.9 * Math.log(metres + 1)
      // Near things are not in the shadow.
      inside[at] = isNear ? 1 : Math.min(1, Math.max(0, (metres - 12) / 60))
      seen++
      depths += metres
      if (metres > FAR) far++
    }
  if (seen < LEAST_SEEN * width * height || far < 0.012 * width * height) return undefined
  return { width, height, u, v, inside, metres: depths / seen, shrunk }
}

function paint(
  { width, height, u, v, inside }: Land,
  { colour, most, cover }: Sweep,
  waves: readonly { u: number; v: number; at: number; part: number }[],
  gone: number,
): { width: number; height: number; rgba: Uint8Array } {
  const rgba = new Uint8Array(width * height * 4)
  for (let at = 0; at < inside.length; at++) {
    if (inside[at] === 0) continue
    let thick = 0
    for (const wave of waves)
      thick += wave.part * Math.sin(2.4 * wave.u * (u[at]! * 2 - gone) + wave.v * (v[at]! + 0.7 * gone) + wave.at)
    const dense = Math.min(1, Math.max(0, (thick - 0.9 + 2 * cover) / 1.1))
    rgba[at * 4] = colour[0]
    rgba[at * 4 + 1] = colour[1]
    rgba[at * 4 + 2] = colour[2]
    rgba[at * 4 + 3] = 255 * most * inside[at]! * dense * dense * (3 - 2 * dense)
  }
  return { width, height, rgba }
}
