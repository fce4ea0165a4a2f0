import type { Size } from '@kinora/media/frames/size'
import type { Season, Shot, TimeOfDay, Weather } from '../setting/shot-list.ts'
import { thingHue } from '../hues/hues.ts'
import { hexToLab, rgbToLab } from '../planes/oklab.ts'
import { drawScenery } from '../backdrops/scenery.ts'
import { createAirLayers } from '../weather/air-layers.ts'
import { turnBetween } from '../bodies/vectors.ts'

/** The smallest size of a plate. */
const FRAME: Size = { width: 112, height: 64 }

/** The properties to compare. */
export type Compared = 'time' | 'season' | 'weather'

const OTHER_TIME = (time: TimeOfDay): TimeOfDay => (time === 'afternoon' ? 'night' : 'afternoon')
const OTHER_SEASON = (season: Season): Season => (season === 'summer' ? 'winter' : 'summer')
const OTHER_WEATHER = (weather: Weather): Weather => (weather === 'clear' ? 'rain' : 'clear')

/** The difference of a shot's place from itself at another time, in another season and in other weather, of 255. */
export function measurePlace(
  shot: Shot,
  seed: number,
  compared: ReadonlySet<Compared>,
): Partial<Record<Compared, number>> {
  // A caller's picture, or colours without a place, have none of these.
  if (compared.size === 0 || shot.view || shot.imagery) return {}
  const bare: Shot = { ...shot, subjects: [] }
  const own = ownPixels(shot, seed)
  const from = (other: Partial<Shot>): number => {
    const changed = { ...bare, ...other }
    const isInTheAir = JSON.stringify(createAirLayers(bare, 1)) !== JSON.stringify(createAirLayers(changed, 1))
    return isInTheAir ? Infinity : meanDifference(own, pixelsOf(changed, seed))
  }
  return {
    ...(compared.has('time') && { time: from({ time: OTHER_TIME(shot.time) }) }),
    ...(compared.has('season') && { season: from({ season: OTHER_SEASON(shot.season) }) }),
    ...(compared.has('weather') && { weather: from({ weather: OTHER_WEATHER(shot.weather) }) }),
  }
}

/** The share of the picture of a shot's place that has a colour, by its name: golden sand, a white wall. */
export function shareOfColour(shot: Shot, seed: number, name: string): number {
  const hue = thingHue(name)
  if (hue === undefined || shot.view || shot.imagery) return 0
  const wanted = hexToLab(hue)
  const rgba = ownPixels(shot, seed)
  let [alike, all] = [0, 0]
  for (let at = 0; at < rgba.length; at += 4, all++)
    if (isAlike(wanted, rgbToLab(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!))) alike++
  return alike / Math.max(1, all)
}

type Lab = readonly [light: number, a: number, b: number]
/** Less chroma is a grey; radians between two hues of one name; difference of lightness between two greys. */
const [CHROMA, TURN, LIGHTNESS] = [0.03, 0.35, 0.17]

/** A colour in light and in shade keeps its hue; greys differ by their lightness. */
export function isAlike([light, a, b]: Lab, [otherLight, otherA, otherB]: Lab, most = TURN): boolean {
  const [own, other] = [Math.hypot(a, b), Math.hypot(otherA, otherB)]
  if (own < CHROMA || other < CHROMA) return own < CHROMA && other < CHROMA && Math.abs(light - otherLight) < LIGHTNESS
  const turn = turnBetween(Math.atan2(otherB, otherA), Math.atan2(b, a))
  return Math.abs(turn) < most && Math.abs(light - otherLight) < 2 * LIGHTNESS
}

/** The plate of a shot's own place is drawn once for all that is compared with it. */
const plates = new WeakMap<Shot, { seed: number; rgba: Uint8Array }>()
function ownPixels(shot: Shot, seed: number): Uint8Array {
  const kept = plates.get(shot)
  if (kept?.seed === seed) return kept.rgba
  const rgba = pixelsOf({ ...shot, subjects: [] }, seed)
  plates.set(shot, { seed, rgba })
  return rgba
}

const pixelsOf = (shot: Shot, seed: number): Uint8Array => drawScenery(shot, FRAME, seed).picture.rgba

function meanDifference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) if (at % 4 !== 3) sum += Math.abs(one[at]! - other[at]!)
  return sum / ((one.length / 4) * 3)
}
