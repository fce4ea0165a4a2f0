import type { SKRSContext2D } from '@napi-rs/canvas'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { smoothStep } from '../planes/plane.ts'
import { css, mixRgb, type Rgb } from './palette.ts'

/** The options of a painter. */
export type PainterOptions = {
  frame: Size
  seeded: SeededRandom
  dark: readonly Rgb[]
  bright: readonly Rgb[]
  /** The colours at the end, if they differ. */
  lastDark: readonly Rgb[]
  lastBright: readonly Rgb[]
  /** The forms of particles, in order. */
  forms: readonly Form[]
  /** The background, if the prompt gives one. */
  ground?: Rgb
  /** Its steps, each with its share of the shot. */
  steps: readonly string[]
}

/** The current steps of a shot, and the progress between them; each rests before it goes on. */
export function stepAt(
  steps: readonly string[],
  progress: number,
): { from: string; to: string; share: number; index: number } {
  const last = Math.max(0, steps.length - 1)
  const at = Math.min(last, Math.max(0, progress * 1.12 - 0.02) * last)
  const index = Math.min(Math.max(0, last - 1), Math.floor(at))
  const [from, to] = [steps[index]!, steps[Math.min(last, index + 1)]!]
  return { from, to, share: smoothStep(0.25, 0.8, at - index), index }
}

const brightness = ([r, g, b]: Rgb): number => (0.3 * r + 0.6 * g + 0.1 * b) / 255
export const isBright = (colour: Rgb | undefined): boolean => colour !== undefined && brightness(colour) > 0.55

/** The given background, slightly lit in the middle; by default a glow. Light colours on it are `screen`. */
export function paintGround(
  context: SKRSContext2D,
  frame: Size,
  ground: Rgb | undefined,
  glow: { rim: Rgb; heart: Rgb; reach?: number },
): 'screen' | 'multiply' {
  const isLight = isBright(ground)
  // White and black are without an end.
  const isPlain = ground !== undefined && (brightness(ground) > 0.96 || brightness(ground) < 0.03)
  const told = ground && {
    rim: mixRgb(ground, [0, 0, 0], isPlain ? 0 : isLight ? 0.09 : 0.5),
    heart: mixRgb(ground, [255, 255, 255], isPlain ? 0 : isLight ? 0.25 : 0.04),
  }
  paintGlow(context, frame, told ? { ...told, reach: 0.9 } : glow)
  return isLight ? 'multiply' : 'screen'
}

/** `isLettering`: a word, which is recognised by its shape and has no colours of its own. */
export type Form = { name: string; picture?: RgbaPicture; count: number; isLettering?: true }

/** Paints a frame: seconds since the start of the shot, and its progress. */
export type Painter = (context: SKRSContext2D, seconds: number, progress: number) => void

/** Dark at the edge, lit around a point of the frame. */
export function paintGlow(
  context: SKRSContext2D,
  { width, height }: Size,
  { rim, heart, x = 0.5, y = 0.5, reach = 0.7 }: { rim: Rgb; heart: Rgb; x?: number; y?: number; reach?: number },
): void {
  const shade = context.createRadialGradient(x * width, y * height, 0, x * width, y * height, reach * width)
  shade.addColorStop(0, css(heart))
  shade.addColorStop(0.5, css(mixRgb(heart, rim, 0.65)))
  shade.addColorStop(1, css(rim))
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
}

export const dimmed = (colour: Rgb, share: number): Rgb => mixRgb([4, 5, 9], colour, share)

/** A soft round spot of a colour. */
export function paintSpot(
  context: SKRSContext2D,
  [x, y]: readonly [number, number],
  radius: number,
  colour: Rgb,
  alpha: number,
): void {
  const shade = context.createRadialGradient(x, y, 0, x, y, radius)
  shade.addColorStop(0, css(colour, alpha))
  shade.addColorStop(0.4, css(colour, alpha * 0.45))
  shade.addColorStop(1, css(colour, 0))
  context.fillStyle = shade
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}
