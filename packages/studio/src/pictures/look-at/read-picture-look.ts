import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Box } from '../../planes/box.ts'
import { type ColourName, nameColour } from './name-colour.ts'
import { guessSubject } from './guess-subject.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** Properties of a picture that need no recognition. */
type PictureLook = {
  /** Names of the strongest colours, the strongest first; at most four. */
  colours: ColourName[]
  /** 0 black to 1 white. */
  brightness: number
  /** -1 cold to 1 warm. */
  warmth: number
  /** 0 even to 1 all black and white. */
  contrast: number
  /** Undefined if unclear. */
  isOutdoorGuess: boolean | undefined
  /** In pixels of the picture. */
  subjectBox?: Box
  subjectShare: number
  /** Width by height. */
  aspect: number
}

// A thumbnail is enough for all of this.
const SIDE = 96

/** Analyses a picture. `subject` is a known subject, if any. */
export function readPictureLook(picture: RgbaPicture, subject?: { box: Box; share: number }): PictureLook {
  const small = shrinkPicture(picture, SIDE)
  const scale = picture.width / small.width
  const guess = subject ?? scaled(guessSubject(small), scale)
  const { brightness, contrast } = lightOf(small)
  return {
    colours: coloursOf(small),
    brightness,
    warmth: warmthOf(small),
    contrast,
    isOutdoorGuess: outdoorOf(small),
    ...(guess ? { subjectBox: guess.box } : {}),
    subjectShare: guess?.share ?? 0,
    aspect: picture.width / picture.height,
  }
}

function scaled(found: ReturnType<typeof guessSubject>, scale: number): ReturnType<typeof guessSubject> {
  if (!found) return undefined
  const { left, top, width, height } = found.box
  const to = (length: number): number => Math.round(length * scale)
  return { box: { left: to(left), top: to(top), width: to(width), height: to(height) }, share: found.share }
}

const MAX_COLOURS = 4
// The least share of the picture for a colour; and the additional weight of real colours against grey, black and white.
const LEAST_COLOUR = 0.06
const NOTICED = 1.8
const PLAIN: ReadonlySet<ColourName> = new Set(['black', 'white', 'grey'])

function coloursOf({ rgba }: RgbaPicture): ColourName[] {
  const shares = new Map<ColourName, number>()
  const weight = 4 / rgba.length
  for (let at = 0; at < rgba.length; at += 4) {
    const name = nameColour(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!)
    shares.set(name, (shares.get(name) ?? 0) + (PLAIN.has(name) ? weight : weight * NOTICED))
  }
  const sorted = [...shares].sort(([, a], [, b]) => b - a)
  return sorted
    .filter(([, share], index) => index === 0 || share > LEAST_COLOUR)
    .slice(0, MAX_COLOURS)
    .map(([name]) => name)
}

const lumaAt = (rgba: Uint8Array, at: number): number =>
  (0.2126 * rgba[at]! + 0.7152 * rgba[at + 1]! + 0.0722 * rgba[at + 2]!) / 255

function lightOf({ rgba }: RgbaPicture): { brightness: number; contrast: number } {
  let [sum, squares] = [0, 0]
  for (let at = 0; at < rgba.length; at += 4) {
    const luma = lumaAt(rgba, at)
    sum += luma
    squares += luma * luma
  }
  const count = rgba.length / 4
  const mean = sum / count
  // Half black and half white deviates by a half.
  return { brightness: mean, contrast: Math.min(1, 2 * Math.sqrt(Math.max(0, squares / count - mean * mean))) }
}

/** Red against blue, weighted by brightness: the colour of the light. */
function warmthOf({ rgba }: RgbaPicture): number {
  let [difference, light] = [0, 1]
  for (let at = 0; at < rgba.length; at += 4) {
    difference += rgba[at]! - rgba[at + 2]!
    light += rgba[at]! + rgba[at + 1]! + rgba[at + 2]!
  }
  return Math.max(-1, Math.min(1, (4 * difference) / light))
}

// Shares of the upper third and of the lower half.
const MUCH_SKY = 0.35
const MUCH_GREEN = 0.25

// Codes between adjacent thumbnail pixels: above are things, below a sky, a wall or a blur.
const SMOOTH = 5

/** A sky above, or much green: outdoors. Neither, and things in the whole upper part: indoors. */
function outdoorOf({ rgba, width, height }: RgbaPicture): boolean | undefined {
  let [sky, green, upper, steps] = [0, 0, 0, 0]
  const third = Math.ceil(height / 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const [r, g, b] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]
      if (g > r * 1.08 && g > b * 1.12 && g > 35) green++
      if (y >= third) continue
      upper++
      if (b > r * 1.12 && b >= g * 0.95 && b > 70) sky++
      if (x > 0) steps += Math.abs(g - rgba[at - 3]!)
    }
  }
  if (sky / upper > MUCH_SKY || green / (width * height) > MUCH_GREEN) return true
  const isFull = steps / upper > SMOOTH
  return isFull && sky / upper < 0.05 && green / (width * height) < 0.04 ? false : undefined
}
