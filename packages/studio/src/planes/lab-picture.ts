import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { type Plane, resizePlane } from './plane.ts'
import { rgbToLab, labToRgb } from './oklab.ts'

/** A picture in Oklab: lightness, 0 to 1, and two perceptually uniform colour axes. */
export type LabPicture = Size & { light: Float32Array; a: Float32Array; b: Float32Array }

export function toLabPicture({ width, height, rgba }: RgbaPicture): LabPicture {
  const area = width * height
  const made = createEmptyLab({ width, height })
  for (let at = 0; at < area; at++) {
    const [light, a, b] = rgbToLab(rgba[at * 4]!, rgba[at * 4 + 1]!, rgba[at * 4 + 2]!)
    made.light[at] = light
    made.a[at] = a
    made.b[at] = b
  }
  return made
}

export function createEmptyLab({ width, height }: Size): LabPicture {
  const area = width * height
  return { width, height, light: new Float32Array(area), a: new Float32Array(area), b: new Float32Array(area) }
}

export const copyLab = ({ width, height, light, a, b }: LabPicture): LabPicture => ({
  width,
  height,
  light: light.slice(),
  a: a.slice(),
  b: b.slice(),
})

/** Opaque. */
export function toRgbaPicture({ width, height, light, a, b }: LabPicture): RgbaPicture {
  const rgba = new Uint8Array(width * height * 4)
  for (let at = 0; at < light.length; at++) {
    const [red, green, blue] = labToRgb(Math.max(0, light[at]!), a[at]!, b[at]!)
    rgba[at * 4] = red
    rgba[at * 4 + 1] = green
    rgba[at * 4 + 2] = blue
    rgba[at * 4 + 3] = 255
  }
  return { width, height, rgba }
}

/** A channel as a plane, without a copy. */
export const labPlane = ({ width, height, ...parts }: LabPicture, part: 'light' | 'a' | 'b'): Plane => ({
  width,
  height,
  values: parts[part],
})

export const lightPlane = (picture: LabPicture): Plane => labPlane(picture, 'light')

export function resizeLab(picture: LabPicture, size: Size): LabPicture {
  const part = (name: 'light' | 'a' | 'b'): Float32Array => resizePlane(labPlane(picture, name), size).values
  return {
    width: size.width,
    height: size.height,
    light: part('light'),
    a: part('a'),
    b: part('b'),
  }
}

/** Degrees on the wheel of hues: red 29, yellow 110, green 142, blue 264. */
export const hueDegrees = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

/** The difference of two hues, 0 to 180 degrees. */
export const hueBetween = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180)
