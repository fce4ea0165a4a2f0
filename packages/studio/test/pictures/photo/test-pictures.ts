import type { RgbaPicture, Size } from '../../../../media/src/frames/size.ts'
import type { OpenModel } from '../../../src/models/open-model.ts'

export type Colour = readonly [red: number, green: number, blue: number, alpha?: number]

export function pictureOf({ width, height }: Size, colourAt: (x: number, y: number) => Colour): RgbaPicture {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha = 255] = colourAt(x, y)
      rgba.set([red, green, blue, alpha], (y * width + x) * 4)
    }
  }
  return { width, height, rgba }
}

/** Waves in many directions: something to see everywhere, nothing finer than a few pixels, no code near black or white. */
export const wavesAt = (x: number, y: number): Colour => {
  const a = Math.sin(x / 5.1) * Math.cos(y / 6.3)
  const b = Math.sin((x + y) / 9.7)
  const c = Math.cos((x - 2 * y) / 15.3)
  return [Math.round(128 + 40 * a + 30 * c), Math.round(128 + 35 * b + 30 * a), Math.round(128 + 40 * c - 25 * b)]
}

export const wavesOf = (size: Size): RgbaPicture => pictureOf(size, wavesAt)

/** Waves with a yellow disc before them: middle and radius are shares of the height. */
export const DISC = { x: 0.5, y: 0.5, radius: 0.22 }
export function discOf(size: Size, disc = DISC): RgbaPicture {
  return pictureOf(size, (x, y) => (isInDisc(size, x, y, disc) ? [235, 205, 40] : wavesAt(x, y)))
}

export function isInDisc({ width, height }: Size, x: number, y: number, disc = DISC): boolean {
  return Math.hypot(x + 0.5 - disc.x * width, y + 0.5 - disc.y * height) < disc.radius * height
}

export const noModels: OpenModel = async () => undefined

/** Eyes that see the disc, whatever they look at, and nothing else that could be installed. */
export const discEyes =
  (aspect: number, disc = DISC): OpenModel =>
  async name => {
    if (name !== 'u2netp') return undefined
    const seen = Float32Array.from({ length: 320 * 320 }, (_, at) => {
      const [x, y] = [((at % 320) + 0.5) / 320, (Math.floor(at / 320) + 0.5) / 320]
      const distance = Math.hypot((x - disc.x) * aspect, y - disc.y)
      return Math.min(1, Math.max(0, 0.5 + (disc.radius - distance) * 60))
    })
    return { run: async () => ({ '1959': seen }), close: async () => undefined }
  }
