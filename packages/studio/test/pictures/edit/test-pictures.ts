import { readEdits } from '../../../src/prompt-parsing/picture-edits/read-edits.ts'
import { direct } from '../../../src/prompt-parsing/read-prompt.ts'
import { editPicture } from '../../../src/pictures/edit/edit-picture.ts'
import type { RgbaPicture, Size } from '../../../../media/src/frames/size.ts'
import type { OpenModel } from '../../../src/models/open-model.ts'

/** Blue sky, green grass, and a red car with black wheels in the middle. */
export function carPicture({ width, height }: Size = { width: 240, height: 150 }): RgbaPicture {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height]
      const grain = ((x * 7 + y * 13) % 11) - 5
      const colour = isWheel(u, v)
        ? [24, 24, 26]
        : isCar(u, v)
          ? [190 + grain, 30, 34]
          : v < 0.5
            ? [120 + 60 * v, 170 + 50 * v, 235]
            : [70 + 2 * grain, 130 + 3 * grain, 48]
      rgba.set([...colour, 255], (y * width + x) * 4)
    }
  }
  return { width, height, rgba }
}

const isCar = (u: number, v: number): boolean => u > 0.3 && u < 0.7 && v > 0.4 && v < 0.7
const isWheel = (u: number, v: number): boolean =>
  Math.hypot((u - 0.38) * 1.6, v - 0.7) < 0.05 || Math.hypot((u - 0.62) * 1.6, v - 0.7) < 0.05

/** Whether a place, in shares, is well inside the car, or well outside of it. */
export const isWellInCar = (u: number, v: number): boolean => u > 0.33 && u < 0.67 && v > 0.44 && v < 0.62
export const isWellOutside = (u: number, v: number): boolean => u < 0.22 || u > 0.78 || v < 0.3 || v > 0.86

/** Nothing but a cut-out model, which sees the car. */
export const openWithCar: OpenModel = async name => {
  if (name !== 'u2netp') return undefined
  const side = 320
  const seen = Float32Array.from({ length: side * side }, (_, at) => {
    const [u, v] = [((at % side) + 0.5) / side, (Math.floor(at / side) + 0.5) / side]
    return isCar(u, v) || isWheel(u, v) ? 1 : 0
  })
  return { run: async () => ({ '1959': seen }), close: async () => {} }
}

export const openNothing: OpenModel = async () => undefined

type Rgb = { red: number; green: number; blue: number }

/** The mean colour of the places that are meant. */
export function meanOf(
  picture: RgbaPicture,
  isMeant: (u: number, v: number) => boolean = () => true,
): Rgb & { luma: number } {
  const sums = [0, 0, 0]
  let count = 0
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      if (!isMeant(x / picture.width, y / picture.height)) continue
      count++
      for (let part = 0; part < 3; part++) sums[part]! += picture.rgba[(y * picture.width + x) * 4 + part]!
    }
  }
  const [red, green, blue] = sums.map(sum => sum / Math.max(1, count)) as [number, number, number]
  return { red, green, blue, luma: 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

/** The mean difference of two pictures in codes. */
export function differenceOf(
  a: RgbaPicture,
  b: RgbaPicture,
  isMeant: (u: number, v: number) => boolean = () => true,
): number {
  let [sum, count] = [0, 0]
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      if (!isMeant(x / a.width, y / a.height)) continue
      for (let part = 0; part < 3; part++) {
        const at = (y * a.width + x) * 4 + part
        sum += Math.abs(a.rgba[at]! - b.rgba[at]!)
        count++
      }
    }
  }
  return sum / Math.max(1, count)
}

export const PICTURE = carPicture()
export const SIZE: Size = { width: PICTURE.width, height: PICTURE.height }
export const isGrass = (u: number, v: number): boolean => v > 0.8 && isWellOutside(u, v)
export const isSky = (_: number, v: number): boolean => v < 0.25

type EditOptions = { open?: OpenModel; picture?: RgbaPicture; size?: Size; seed?: number }

/** The car's picture edited as the prompt says. */
export function edit(
  prompt: string,
  { open = openWithCar, picture = PICTURE, size = SIZE, seed = 3 }: EditOptions = {},
): Promise<RgbaPicture> {
  return editPicture(picture, { edits: readEdits(prompt), shots: direct({ prompt, seed }), seed, size }, open)
}
