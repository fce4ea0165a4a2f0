import type { RgbaPicture } from '@kinora/media/frames/size'
import { hueFamily } from '../hues/hues.ts'
import { huePaint } from '../planes/hue-paint.ts'
import { rgbToLab, labToRgb } from '../planes/oklab.ts'

/** What turns for each of a rainbow. */
const RAINBOW = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink'] as const
/** A hue that is neither light nor dark leaves a thing as light as it is. */
const [DARK, LIGHT] = [0.5, 0.72]
/** Less is a grey. */
const GREYISH = 0.02

/** Less colour than this is grey: eyes, tyres, glass, highlights. */
const COLOURFUL = 0.045
/** How far from the main hue still belongs to it, degrees. */
const SAME = 55
/** So near and as strong, it has the colour already: a red lantern stays as it was drawn. */
const ALIKE = 18

/** A thing in another colour: its main hue turns, everything that is grey or of another hue stays. */
export function recolourFigure(picture: RgbaPicture, colour: string | undefined, phase = 0): RgbaPicture {
  const name = colour === 'rainbow' ? RAINBOW[Math.floor(phase * 7) % 7] : colour
  const paint = name === undefined ? undefined : huePaint(name)
  if (!name || !paint) return picture
  const main = mainHueOf(picture)
  const rgba = Uint8Array.from(picture.rgba)
  const isGrey = paint.chroma < GREYISH
  const isStrong = main !== undefined && !isGrey && main.chroma > 0.7 * paint.chroma
  // A navy blue and a brown are what others of their hue become by being dark.
  const isPlain = hueFamily(name) === name && name !== 'brown'
  if (isStrong && isPlain && awayOf(paint.hue, main.hue) < ALIKE) return picture
  const isShaded = !isPlain || paint.light < DARK || paint.light > LIGHT
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3] === 0) continue
    const [light, a, b] = rgbToLab(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!)
    const chroma = Math.hypot(a, b)
    const hue = degreesOf(Math.atan2(b, a))
    const belongs = main === undefined ? 1 : belongingOf(hue, main.hue, chroma, Math.min(COLOURFUL, main.chroma * 0.4))
    if (belongs <= 0) continue
    let next: readonly [number, number, number]
    if (!isGrey) {
      const way = ((paint.hue - (main?.hue ?? paint.hue)) * Math.PI) / 180
      const grown = main === undefined ? paint.chroma * 0.8 : chroma * Math.min(1.6, paint.chroma / main.chroma)
      const angle = main === undefined ? (paint.hue * Math.PI) / 180 : Math.atan2(b, a) + way
      const lifted = light + (isShaded ? (paint.light - (main?.light ?? 0.7)) * 0.8 : 0)
      next = [clamp(lifted), Math.cos(angle) * grown, Math.sin(angle) * grown]
    } else {
      const middle = main?.light ?? 0.7
      next = [clamp(paint.light + (light - middle) * 0.7), a * 0.08, b * 0.08 - 0.004]
    }
    const mixed = labToRgb(
      light + (next[0] - light) * belongs,
      a + (next[1] - a) * belongs,
      b + (next[2] - b) * belongs,
    )
    rgba[at] = mixed[0]
    rgba[at + 1] = mixed[1]
    rgba[at + 2] = mixed[2]
  }
  return { ...picture, rgba }
}

const clamp = (value: number): number => Math.min(0.99, Math.max(0.04, value))
const degreesOf = (radians: number): number => ((radians * 180) / Math.PI + 360) % 360

/** `least` is how colourful the main colour is at least, so that a bay horse is all of one piece. */
const awayOf = (hue: number, main: number): number => Math.abs(((hue - main + 540) % 360) - 180)

function belongingOf(hue: number, main: number, chroma: number, least: number): number {
  const near = Math.min(1, Math.max(0, (SAME - awayOf(hue, main)) / 20))
  return near * Math.min(1, Math.max(0, (chroma - least * 0.5) / least))
}

/** The hue that most of a picture has; undefined where hardly anything is colourful. */
function mainHueOf({ rgba }: RgbaPicture): { hue: number; chroma: number; light: number } | undefined {
  const weights = new Float64Array(36)
  const chromas = new Float64Array(36)
  const lights = new Float64Array(36)
  let seen = 0
  for (let at = 0; at < rgba.length; at += 16) {
    if (rgba[at + 3]! < 200) continue
    seen++
    const [light, a, b] = rgbToLab(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!)
    const chroma = Math.hypot(a, b)
    if (chroma < COLOURFUL) continue
    const bin = Math.floor(degreesOf(Math.atan2(b, a)) / 10) % 36
    weights[bin]! += 1
    chromas[bin]! += chroma
    lights[bin]! += light
  }
  const around = (values: Float64Array, bin: number): number =>
    values[bin]! + values[(bin + 1) % 36]! + values[(bin + 35) % 36]!
  let best = 0
  for (let bin = 1; bin < 36; bin++) if (around(weights, bin) > around(weights, best)) best = bin
  const weight = around(weights, best)
  if (weight < seen * 0.12) return undefined
  return { hue: best * 10 + 5, chroma: around(chromas, best) / weight, light: around(lights, best) / weight }
}
