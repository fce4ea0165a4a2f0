import { huePaint, type Paint } from '../../planes/hue-paint.ts'
import type { Plane } from '../../planes/plane.ts'
import { smoothStep } from '../../planes/plane.ts'
import { hueBetween, hueDegrees, type LabPicture } from '../../planes/lab-picture.ts'

/** Lower chroma is grey. */
const COLOURFUL = 0.04
// Degrees: the range of a hue, and its soft end.
const [SAME, OTHER] = [17, 32]

/** The colour to replace: a hue, or everything grey. */
type Ground = { hue: number | undefined; chroma: number; light: number }

type RecolourOptions = {
  /** Its current colour name. */
  from?: string | undefined
  /** The fraction with a clear colour; below it, the thing is grey. */
  least?: number
}

/**
 * Recolours an area: its main hue changes; shading, highlights and other hues stay. A grey thing is painted like a car:
 * tyres, windows and lamps keep their colours.
 */
export function recolour(lab: LabPicture, area: Plane, to: string, { from, least = 0.14 }: RecolourOptions = {}): void {
  const paint = huePaint(to)
  if (to === 'rainbow') return rainbow(lab, area)
  if (!paint) return
  const was = from === undefined ? undefined : huePaint(from)
  const ground = was ? groundNamed(lab, area, was, least) : groundOf(lab, area, least)
  if (!ground) return
  const angle = (paint.hue * Math.PI) / 180
  for (let at = 0; at < area.values.length; at++) {
    const within = area.values[at]!
    if (within < 0.01) continue
    const [light, a, b] = [lab.light[at]!, lab.a[at]!, lab.b[at]!]
    const chroma = Math.hypot(a, b)
    const share = within * belongingOf(ground, light, chroma, a, b)
    if (share < 0.01) continue
    // Lighter or darker paint shifts the midtones; highlights and deep shadows stay.
    const middle = 1 - smoothStep(0.25, 0.62, Math.abs(light - ground.light))
    const way = (paint.light - ground.light) * (0.4 + 0.6 * middle)
    const strength = paint.chroma < 0.02 ? 0.85 : ground.hue === undefined ? 0.8 : 0.62
    // Dark colours have faint folds; light colours need visible ones.
    const folds = ground.hue === undefined ? (light - ground.light) * Math.max(0, 0.4 - ground.light) * 4 : 0
    const nextLight = Math.min(0.985, Math.max(0.03, light + way * strength + folds))
    const own = ground.hue === undefined ? 1 - 0.75 * smoothStep(0.8, 1, light) : Math.min(1.5, chroma / ground.chroma)
    const nextChroma = paint.chroma * own * smoothStep(0, 0.22, nextLight) * (1 - 0.7 * smoothStep(0.86, 1, nextLight))
    // Small differences of hue within a thing remain.
    const turn = ground.hue === undefined ? 0 : ((((hueDegrees(a, b) - ground.hue + 540) % 360) - 180) * Math.PI) / 360
    lab.light[at] = light + (nextLight - light) * share
    lab.a[at] = a + (Math.cos(angle + turn) * nextChroma - a) * share
    lab.b[at] = b + (Math.sin(angle + turn) * nextChroma - b) * share
  }
}

function belongingOf({ hue, light: middle }: Ground, light: number, chroma: number, a: number, b: number): number {
  if (hue === undefined) {
    const isGrey = 1 - smoothStep(0.05, 0.1, chroma)
    return isGrey * smoothStep(middle * 0.42, middle * 0.66, light)
  }
  const near = 1 - smoothStep(SAME, OTHER, hueBetween(hueDegrees(a, b), hue))
  return near * smoothStep(COLOURFUL * 0.35, COLOURFUL, chroma)
}

const BINS = 36
const CLEAR = 0.09

/** The most common hue of the colourful part; grey if hardly anything is colourful. */
function groundOf({ light, a, b }: LabPicture, { values }: Plane, least: number): Ground | undefined {
  const bins = Array.from({ length: BINS }, () => ({ weight: 0, chroma: 0, light: 0 }))
  let [all, allLight] = [0, 0]
  for (let at = 0; at < values.length; at += 3) {
    const within = values[at]!
    if (within < 0.5) continue
    all += within
    allLight += within * light[at]!
    const chroma = Math.hypot(a[at]!, b[at]!)
    if (chroma < COLOURFUL) continue
    const bin = bins[Math.floor(hueDegrees(a[at]!, b[at]!) / (360 / BINS)) % BINS]!
    bin.weight += within * chroma
    bin.chroma += within * chroma * chroma
    bin.light += within * chroma * light[at]!
  }
  if (all === 0) return undefined
  const around = (index: number, key: 'weight' | 'chroma' | 'light'): number =>
    bins[index]![key] + bins[(index + 1) % BINS]![key] + bins[(index + BINS - 1) % BINS]![key]
  let best = 0
  for (let index = 1; index < BINS; index++) if (around(index, 'weight') > around(best, 'weight')) best = index
  const weight = around(best, 'weight')
  if (weight < all * least * CLEAR)
    return { hue: undefined, chroma: 0, light: brightGreyOf(light, values) ?? allLight / all }
  return {
    hue: (best + 0.5) * (360 / BINS),
    chroma: around(best, 'chroma') / weight,
    light: around(best, 'light') / weight,
  }
}

/** The mean lightness of the lighter half of an area: the body of a grey thing, without tyres and windows. */
function brightGreyOf(light: Float32Array, area: Float32Array): number | undefined {
  const seen: number[] = []
  for (let at = 0; at < area.length; at += 7) if (area[at]! > 0.5) seen.push(light[at]!)
  return seen.sort((one, other) => one - other)[Math.floor(seen.length * 0.6)]
}

/** The surface that the words name. */
function groundNamed(lab: LabPicture, area: Plane, paint: Paint, least: number): Ground | undefined {
  const isGrey = paint.chroma < 0.02
  let [weight, chroma, light] = [0, 0, 0]
  for (let at = 0; at < area.values.length; at += 3) {
    const own = Math.hypot(lab.a[at]!, lab.b[at]!)
    const isMeant = isGrey
      ? own < COLOURFUL && Math.abs(lab.light[at]! - paint.light) < 0.25
      : own > COLOURFUL && hueBetween(hueDegrees(lab.a[at]!, lab.b[at]!), paint.hue) < SAME
    if (!isMeant || area.values[at]! < 0.5) continue
    weight++
    chroma += own
    light += lab.light[at]!
  }
  if (weight < 20) return groundOf(lab, area, least)
  return { hue: isGrey ? undefined : paint.hue, chroma: chroma / weight, light: light / weight }
}

/** All hues, from left to right over the area. */
function rainbow(lab: LabPicture, { width, values }: Plane): void {
  for (let at = 0; at < values.length; at++) {
    const within = values[at]! * smoothStep(0.2, 0.5, lab.light[at]!)
    if (within < 0.01) continue
    const angle = 0.5 + ((at % width) / width) * 5.2
    lab.a[at] = lab.a[at]! + (Math.cos(angle) * 0.14 - lab.a[at]!) * within * 0.8
    lab.b[at] = lab.b[at]! + (Math.sin(angle) * 0.14 - lab.b[at]!) * within * 0.8
  }
}
