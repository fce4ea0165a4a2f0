import { readData } from '../data-files/read-data.ts'
import type { TimeOfDay, Weather } from '../setting/setting.ts'
import { cos, mix, sin } from './arithmetic.ts'
import { type Colour, desaturate, colourLuminance, mixColours, scaleColour } from './colour.ts'
import { DAYLIGHT, type Daylight } from './times-of-day.ts'
import type { SeededRandom } from '@kinora/media/core/seeded-random'

/** Light and air of one plate, for the kernels and the painters. */
export type Atmosphere = Daylight & {
  /** The direction of the sun. */
  direction: Colour
  bounce: Colour
  haze: Colour
  hazeSun: Colour
  hazePerMetre: number
  hazeHeight: number
  clouds: {
    cover: number
    scale: number
    base: number
    depth: number
    thickness: number
    sun: Colour
    sky: Colour
    cirrus: number
    overcast: number
    overcastColour: Colour
    relief: number
  }
  /** The wetness of the ground: 0 dry, 1 flooded. */
  wet: number
  wind: number
  isDark: boolean
  /** Lamps and windows are lit, because it is dark or a storm darkens the day. */
  isLit: boolean
}

/** The effect of a weather on the clear sky. `sun` and `grey` are fractions; haze is per metre at sea level. */
type WeatherEffect = {
  sun: number
  grey: number
  dim: number
  haze: number
  hazeHeight: number
  cover: [number, number]
  cirrus: number
  overcast: number
  relief: number
  wet: number
  wind: number
  /** The fraction of a low sun's colour that passes: fog at dawn is golden, snow at sunset pink. */
  through: number
}

const EFFECTS = readData<Record<Weather, WeatherEffect>>('scenery/weathers.json')

/** The fraction of the low sun's colour in daylight. */
const LOW_SUN: Record<TimeOfDay, number> = {
  dawn: 0.9,
  morning: 0.15,
  noon: 0,
  afternoon: 0,
  sunset: 1,
  dusk: 0.6,
  night: 0,
}

/** A weather at a time of day: the lower the sun, the more of its colour passes below and through the clouds. */
function weatherAt(time: TimeOfDay, weather: Weather): WeatherEffect & { glow: number } {
  const effect = EFFECTS[weather]
  const glow = LOW_SUN[time] * effect.through
  return {
    ...effect,
    glow,
    sun: mix(effect.sun, Math.max(effect.sun, 0.7), glow),
    grey: effect.grey * (1 - glow),
    // Thin enough to show the sky's gradient: warm near the sun, cool above and behind.
    overcast: effect.overcast * (1 - 0.7 * glow),
  }
}

const DEGREE = Math.PI / 180

function directionOf(elevation: number, azimuth: number): Colour {
  const level = cos(elevation * DEGREE)
  return [sin(azimuth * DEGREE) * level, sin(elevation * DEGREE), cos(azimuth * DEGREE) * level]
}

/**
 * `side` asks for light across the scene rather than into the lens. A seed moves the sun a little, and for half of the
 * seeds mirrors it.
 */
export function createAtmosphere(time: TimeOfDay, weather: Weather, seeded: SeededRandom, side: boolean): Atmosphere {
  const day = DAYLIGHT[time]
  const effect = weatherAt(time, weather)
  const hand = seeded.next() < 0.5 ? -1 : 1
  const azimuth = hand * ((side ? day.sideAzimuth : day.azimuth) + seeded.between(-6, 6))
  const elevation = day.elevation * seeded.between(0.85, 1.15)
  const weathered = (c: Colour, keep = effect.dim): Colour => scaleColour(desaturate(c, effect.grey), keep)
  const ambient = weathered(day.ambient, mix(effect.dim, 1, 0.35))
  const sky = mixColours(day.horizon, day.zenith, 0.45)
  // An overcast sky: almost no colour, slightly blue, and slightly warmed by the light above it.
  const level = colourLuminance(sky)
  const closed = mixColours(desaturate(sky, 0.8), [level * 0.84, level * 0.98, level * 1.16], 0.6)
  const overcastColour = scaleColour(
    mixColours(closed, mixColours(day.opposite, day.horizon, 0.4), 0.5 * effect.glow),
    effect.dim * 1.15,
  )
  // Under an overcast sky all light comes from the clouds: a white sheet is as bright as they are.
  const under = mixColours(scaleColour(closed, effect.dim * 1.15), overcastColour, 0.5)
  const gained = mixColours(ambient, under, EFFECTS[weather].overcast * 0.85)
  const haze = mixColours(
    mixColours(day.opposite, day.horizon, mix(0.5, 1, effect.glow)),
    overcastColour,
    effect.overcast,
  )
  const hazeSun = mixColours(
    mixColours(day.horizon, scaleColour(day.glow, 0.8), 0.5),
    overcastColour,
    effect.overcast * 0.85,
  )
  return {
    ...day,
    azimuth,
    elevation,
    direction: directionOf(elevation, azimuth),
    sun: scaleColour(desaturate(day.sun, effect.grey * 0.6), effect.sun),
    ambient: gained,
    bounce: scaleColour(mixColours(gained, day.sun, 0.12 * effect.sun), 0.34),
    // The blue varies from day to day.
    zenith: scaleColour(weathered(day.zenith), seeded.between(0.8, 1.2)),
    horizon: mixColours(weathered(day.horizon), overcastColour, effect.overcast * 0.8),
    opposite: mixColours(weathered(day.opposite), overcastColour, effect.overcast * 0.8),
    band: scaleColour(day.band, effect.sun),
    glow: scaleColour(day.glow, 0.25 + 0.75 * effect.sun),
    disc: scaleColour(day.disc, effect.overcast > 0.6 ? 0 : effect.sun),
    haze: scaleColour(haze, mix(effect.overcast > 0.9 ? 1 : 0.9, 1.15, effect.glow)),
    hazeSun,
    hazePerMetre: effect.haze * (time === 'dawn' && weather !== 'fog' ? 1.5 : 1),
    hazeHeight: effect.hazeHeight,
    clouds: {
      cover: seeded.between(...effect.cover),
      scale: seeded.between(2200, 3400),
      base: 1250,
      depth: 1150,
      thickness: 1,
      sun: scaleColour(day.sun, time === 'night' ? 0.35 : 0.42 * mix(effect.sun, 1, 0.4)),
      sky: scaleColour(desaturate(day.ambient, effect.grey * 0.6), 0.62),
      cirrus: effect.cirrus * seeded.between(0.4, 1),
      overcast: effect.overcast,
      overcastColour,
      relief: effect.relief,
    },
    stars: day.stars * (effect.overcast > 0.9 ? 0 : 1 - effect.overcast),
    wet: effect.wet,
    wind: effect.wind,
    isDark: time === 'night' || time === 'dusk',
    isLit: time === 'night' || time === 'dusk' || weather === 'storm',
  }
}
