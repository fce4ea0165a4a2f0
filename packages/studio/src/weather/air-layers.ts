import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { ShotSetting } from '../setting/setting.ts'

/** The particles in the air of a shot, from far to near. */
export type AirLayer = {
  what: 'rain' | 'snow' | 'dust' | 'petals' | 'leaves' | 'fireflies' | 'bubbles' | 'sparks' | 'sand'
  /** Particles in a tile of the frame's size. */
  count: number
  /** The size of a particle, as a share of the frame's height. */
  size: number
  /** Frame heights a second, downwards and to the right. */
  fall: number
  drift: number
  opacity: number
  /** The parallax of the layer, 0 far … 1 near. */
  nearness: number
}

type Weathers = Pick<ShotSetting, 'weather' | 'place' | 'time' | 'season' | 'mood' | 'light'>

const isDark = ({ time }: Weathers): boolean => time === 'night' || time === 'dusk'

/** Light in which dust is visible. */
const DUSTY: ReadonlySet<string> = new Set(['dust', 'god-rays', 'spot'])

const motes = (wind: number): AirLayer[] => [
  { what: 'dust', count: 120, size: 0.0035, fall: 0.01, drift: 0.014 * wind, opacity: 0.6, nearness: 0.4 },
  { what: 'dust', count: 36, size: 0.008, fall: 0.016, drift: 0.024 * wind, opacity: 0.42, nearness: 0.9 },
]

/** `wind` is 1 or -1: the direction of the wind. */
export function createAirLayers(shot: Weathers, wind: number): AirLayer[] {
  const layers = weatherLayersOf(shot, wind)
  if (layers.length > 0) return layers
  return shot.light?.some(word => DUSTY.has(word)) ? motes(wind) : fairLayersOf(shot, wind)
}

function weatherLayersOf(shot: Weathers, wind: number): AirLayer[] {
  if (PLACE_TRAITS[shot.place].isSheltered) return []
  switch (shot.weather) {
    case 'rain':
      return [
        { what: 'rain', count: 420, size: 0.035, fall: 1.7, drift: 0.16 * wind, opacity: 0.34, nearness: 0.1 },
        { what: 'rain', count: 150, size: 0.075, fall: 2.6, drift: 0.26 * wind, opacity: 0.4, nearness: 0.5 },
        { what: 'rain', count: 34, size: 0.16, fall: 3.9, drift: 0.4 * wind, opacity: 0.34, nearness: 1 },
      ]
    case 'storm':
      return [
        { what: 'rain', count: 460, size: 0.045, fall: 2.1, drift: 0.6 * wind, opacity: 0.36, nearness: 0.1 },
        { what: 'rain', count: 170, size: 0.1, fall: 3.1, drift: 0.9 * wind, opacity: 0.42, nearness: 0.5 },
        { what: 'rain', count: 40, size: 0.2, fall: 4.4, drift: 1.3 * wind, opacity: 0.34, nearness: 1 },
      ]
    case 'snow':
      return [
        { what: 'snow', count: 420, size: 0.0045, fall: 0.09, drift: 0.03 * wind, opacity: 0.75, nearness: 0.15 },
        { what: 'snow', count: 150, size: 0.009, fall: 0.15, drift: 0.05 * wind, opacity: 0.85, nearness: 0.5 },
        { what: 'snow', count: 26, size: 0.024, fall: 0.26, drift: 0.09 * wind, opacity: 0.5, nearness: 1 },
      ]
    case 'clear':
    case 'cloudy':
    case 'fog':
      return []
  }
}

function fairLayersOf(shot: Weathers, wind: number): AirLayer[] {
  const { place, season, mood, weather } = shot
  const { isIndoors, isGreen } = PLACE_TRAITS[place]
  if (place === 'underwater') {
    return [
      { what: 'bubbles', count: 26, size: 0.008, fall: -0.12, drift: 0.01 * wind, opacity: 0.5, nearness: 0.4 },
      { what: 'dust', count: 90, size: 0.003, fall: 0.012, drift: 0.02 * wind, opacity: 0.35, nearness: 0.6 },
    ]
  }
  if (isIndoors) {
    return [{ what: 'dust', count: 46, size: 0.003, fall: 0.012, drift: 0.012 * wind, opacity: 0.34, nearness: 0.6 }]
  }
  if (weather === 'fog') return []
  if (isGreen && isDark(shot) && (season === 'summer' || season === 'spring')) {
    return [
      { what: 'fireflies', count: 30, size: 0.011, fall: -0.012, drift: 0.016 * wind, opacity: 0.9, nearness: 0.45 },
    ]
  }
  if (isGreen && season === 'autumn') {
    return [{ what: 'leaves', count: 13, size: 0.017, fall: 0.13, drift: 0.08 * wind, opacity: 0.9, nearness: 0.6 }]
  }
  if (isGreen && (season === 'spring' || mood === 'romantic')) {
    return [{ what: 'petals', count: 18, size: 0.011, fall: 0.085, drift: 0.07 * wind, opacity: 0.9, nearness: 0.6 }]
  }
  if (place === 'desert')
    return [{ what: 'sand', count: 70, size: 0.0028, fall: 0.012, drift: 0.22 * wind, opacity: 0.4, nearness: 0.7 }]
  if (isGreen)
    return [{ what: 'dust', count: 42, size: 0.0032, fall: -0.008, drift: 0.02 * wind, opacity: 0.42, nearness: 0.5 }]
  return []
}
