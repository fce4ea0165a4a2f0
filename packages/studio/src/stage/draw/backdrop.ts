import type { Compositor, Relief } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { normalise } from '../../bodies/vectors.ts'
import { byteToLinear, linearToByte } from '../../planes/oklab.ts'
import { pointAt } from '../../planes/perspective.ts'
import type { RasterLight, Vec3 } from '../../raster/raster-scene.ts'
import type { Scenery } from '../../backdrops/scenery.ts'
import { type Plate, SKY_DEPTH } from '../../scenery/plate.ts'

/** A light source relative to the eye: metres right, up and ahead. */
export type Shining = { at: Vec3; reach: number; colour: Vec3 }

/** The look of a place: its picture, and the light for bodies. */
export type PlaceLook = { picture: RgbaPicture; light: RasterLight }

export type Backdrop = {
  relief: Relief
  /**
   * Shows the place at a progress between the first and the last look, with its light sources. Returns the light for
   * bodies.
   */
  show(share: number, shining: readonly Shining[]): RasterLight
  free(): void
}

/** The picture of a place through a shot. It is redrawn only when it changes. */
export function createBackdrop(
  compositor: Compositor,
  { plate }: Pick<Scenery, 'plate'>,
  nearness: Parameters<Compositor['addRelief']>[1],
  [first, last = first]: readonly [PlaceLook, PlaceLook | undefined],
  middle: Vec3,
  spread: (picture: RgbaPicture) => RgbaPicture = picture => picture,
): Backdrop {
  const relief = compositor.addRelief(spread(first.picture), nearness)
  const dark = [darknessOf(first.picture, plate), darknessOf(last.picture, plate)] as const
  let shown = keyOf(0, [])
  let light = first.light
  return {
    relief,
    show(wanted, shining) {
      const share = Math.round(STEPS * Math.min(1, Math.max(0, wanted))) / STEPS
      const strength = dark[0] + (dark[1] - dark[0]) * share
      const lamps = strength > 0 ? shining : []
      const key = keyOf(share, lamps)
      if (key === shown) return light
      shown = key
      const mixed = mixPictures(first.picture, last.picture, share)
      compositor.replaceRows(relief, 0, spread(lamps.length > 0 ? shineOn(mixed, plate, lamps, strength) : mixed))
      light = shineOnBodies(mixLights(first.light, last.light, share), lamps, strength, middle)
      return light
    },
    free: () => relief.free(),
  }
}

/** The number of looks between the first and the last. */
const STEPS = 96

/** Metres that a lamp must move before its light is redrawn. */
const MOVED = 0.08
const keyOf = (share: number, lamps: readonly Shining[]): string =>
  JSON.stringify([share, lamps.map(({ at, reach }) => [...at.map(one => Math.round(one / MOVED)), reach])])

export function mixPictures(a: RgbaPicture, b: RgbaPicture, share: number): RgbaPicture {
  if (share <= 0 || a === b) return a
  if (share >= 1) return b
  const rgba = new Uint8Array(a.rgba.length)
  const part = Math.round(256 * share)
  for (let at = 0; at < rgba.length; at++) rgba[at] = (a.rgba[at]! * (256 - part) + b.rgba[at]! * part) >> 8
  return { width: a.width, height: a.height, rgba }
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share
const mixed = (a: Vec3, b: Vec3, share: number): Vec3 => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
]

function mixLights(a: RasterLight, b: RasterLight, share: number): RasterLight {
  if (share <= 0 || a === b) return a
  return {
    direction: normalise(mixed(a.direction, b.direction, share)),
    key: mixed(a.key, b.key, share),
    sky: mixed(a.sky, b.sky, share),
    bounce: mixed(a.bounce, b.bounce, share),
    ...((a.rim ?? b.rim) && { rim: mixed(a.rim ?? [0, 0, 0], b.rim ?? [0, 0, 0], share) }),
    haze: mixed(a.haze, b.haze, share),
    hazePerMetre: mix(a.hazePerMetre, b.hazePerMetre, share),
    shadow: mix(a.shadow, b.shadow, share),
    contact: mix(a.contact, b.contact, share),
    mirrorsAll: share < 0.5 ? a.mirrorsAll : b.mirrorsAll,
  }
}

/** Mean linear light of a picture in which a lamp is invisible, and in which it is the only light. */
const [BRIGHT, NIGHT] = [0.2, 0.08]
/** The mean reflectance of surfaces. */
const MEAN_ALBEDO = 0.4
/** The light of a lamp on a white surface beside it, linear. */
const LAMP = 0.85

/** The visibility of a lamp: 0 by day, 1 in the dark. */
function darknessOf(picture: RgbaPicture, plate: Plate): number {
  const [red, green, blue] = meanLight(picture, plate)
  const mean = 0.2 * red + 0.7 * green + 0.1 * blue
  return Math.min(1, Math.max(0, (BRIGHT - mean) / (BRIGHT - NIGHT)))
}

/** The mean light of everything except the sky, linear. */
function meanLight({ rgba }: RgbaPicture, { depth }: Plate): Vec3 {
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let at = 0; at < depth.length; at += 13) {
    if (depth[at]! >= SKY_DEPTH) continue
    for (const part of [0, 1, 2] as const) sums[part] += byteToLinear(rgba[at * 4 + part]!)
    count++
  }
  return count === 0 ? [1, 1, 1] : [sums[0] / count, sums[1] / count, sums[2] / count]
}

/** The number of light cells across a plate. */
const PATCHES = 240

const falloff = (far: number, reach: number): number => 1 / (1 + (far / reach) ** 2)

/** Adds the light of lamps to their surroundings. */
function shineOn(picture: RgbaPicture, plate: Plate, lamps: readonly Shining[], strength: number): RgbaPicture {
  const { width, height, depth, ground } = plate
  const rgba = Uint8Array.from(picture.rgba)
  // Moonlight would falsify the colour of walls.
  const patch = Math.ceil(width / PATCHES)
  const around = meanLight(picture, plate).map(part => Math.max(0.004, part) / MEAN_ALBEDO)
  for (let top = 0; top < height; top += patch)
    for (let left = 0; left < width; left += patch) {
      const [row, column] = [Math.min(height - 1, top + (patch >> 1)), Math.min(width - 1, left + (patch >> 1))]
      const z = depth[row * width + column]!
      if (z >= SKY_DEPTH) continue
      const point = pointAt(ground, column, row, z)
      const given: [number, number, number] = [0, 0, 0]
      for (const { at, reach, colour } of lamps) {
        const [x, y, z2] = [at[0] - point[0], at[1] - point[1], at[2] - point[2]]
        const light = LAMP * strength * falloff(Math.sqrt(x * x + y * y + z2 * z2), reach)
        given[0] += light * colour[0]
        given[1] += light * colour[1]
        given[2] += light * colour[2]
      }
      if (given[0] < 0.004) continue
      const times = given.map((light, part) => light / around[part]!)
      for (let inY = top; inY < Math.min(height, top + patch); inY++)
        for (let inX = left; inX < Math.min(width, left + patch); inX++) {
          const at = (inY * width + inX) * 4
          for (let part = 0; part < 3; part++) {
            const own = byteToLinear(rgba[at + part]!)
            // No surface reflects more light than it receives.
            rgba[at + part] = linearToByte(
              own + Math.min(given[part]!, Math.max(0.03 * given[part]!, own * times[part]!)),
            )
          }
        }
    }
  return { width, height, rgba }
}

/** Bodies are lit from the side of the lamp. */
function shineOnBodies(light: RasterLight, lamps: readonly Shining[], strength: number, middle: Vec3): RasterLight {
  if (lamps.length === 0) return light
  const falls = lamps.map(({ at, reach, colour }) => {
    const way: Vec3 = [at[0] - middle[0], at[1] - middle[1], at[2] - middle[2]]
    return { way: normalise(way), colour: paler(colour), much: strength * falloff(Math.hypot(...way), 1.4 * reach) }
  })
  const all = Math.min(
    1,
    falls.reduce((sum, { much }) => sum + much, 0),
  )
  const key = falls.reduce<Vec3>(
    (sum, { colour, much }) => [sum[0] + colour[0] * much, sum[1] + colour[1] * much, sum[2] + colour[2] * much],
    [0, 0, 0],
  )
  const way = falls.reduce<Vec3>(
    (sum, one) => [sum[0] + one.way[0] * one.much, sum[1] + one.way[1] * one.much, sum[2] + one.way[2] * one.much],
    [0, 0, 0],
  )
  const level = normalise(way)
  return {
    ...light,
    // A lamp below eye level still casts shadows along the ground.
    direction: normalise(mixed(light.direction, [level[0], Math.max(0.35, level[1]), Math.min(0.4, level[2])], all)),
    key: [
      light.key[0] * (1 - 0.5 * all) + KEY * key[0],
      light.key[1] * (1 - 0.5 * all) + KEY * key[1],
      light.key[2] * (1 - 0.5 * all) + KEY * key[2],
    ],
    bounce: mixed(
      light.bounce,
      [light.bounce[0] + 0.25 * key[0], light.bounce[1] + 0.2 * key[1], light.bounce[2] + 0.15 * key[2]],
      1,
    ),
    shadow: Math.max(light.shadow, 0.4 * all),
  }
}
const KEY = 0.9

/** The eye adapts to the colour of a lamp: bodies keep most of their own. */
const paler = (colour: Vec3): Vec3 => mixed(colour, [lumaOf(colour), lumaOf(colour), lumaOf(colour)], 0.5)
const lumaOf = ([red, green, blue]: Vec3): number => 0.3 * red + 0.6 * green + 0.1 * blue
