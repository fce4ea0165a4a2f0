import type { Size } from '../../src/frames/size.ts'
import type { YuvFrame } from '../../src/frames/yuv-frame.ts'

export type Yuv = readonly [luma: number, blueness: number, redness: number]

// In BT.709, limited range.
export const YUV = {
  black: [16, 128, 128],
  grey: [126, 128, 128],
  white: [235, 128, 128],
  red: [63, 102, 240],
  green: [173, 42, 26],
  blue: [32, 240, 118],
} as const satisfies Record<string, Yuv>

export const RGB = {
  black: [0, 0, 0],
  grey: [128, 128, 128],
  white: [255, 255, 255],
  red: [255, 0, 0],
  green: [0, 255, 0],
  blue: [0, 0, 255],
} as const satisfies Record<keyof typeof YUV, readonly [number, number, number]>

/** Planar 4:2:0 whose colour is decided by the place, both from 0 to 1. */
export function paint({ width, height }: Size, colourAt: (x: number, y: number) => Yuv): Uint8Array {
  const pixels = new Uint8Array((width * height * 3) / 2)
  const luma = width * height
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = colourAt((x + 0.5) / width, (y + 0.5) / height)
      pixels[y * width + x] = colour[0]
      const chroma = (y >> 1) * (width / 2) + (x >> 1)
      pixels[luma + chroma] = colour[1]
      pixels[luma * 1.25 + chroma] = colour[2]
    }
  }
  return pixels
}

export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'

/** Each quarter in a colour of its own: shows turns, flips and shifts. */
export const quarters = (size: Size): Uint8Array =>
  paint(size, (x, y) => (y < 0.5 ? (x < 0.5 ? YUV.red : YUV.green) : x < 0.5 ? YUV.blue : YUV.white))

/** The mean colour in the middle of a quarter. */
export function colourOf({ width, height, pixels }: YuvFrame, corner: Corner): Yuv {
  const meanOf = (at: number, size: Size): number => {
    const left = Math.floor(size.width * (corner.endsWith('Left') ? 0.15 : 0.65))
    const top = Math.floor(size.height * (corner.startsWith('top') ? 0.15 : 0.65))
    const [across, down] = [Math.ceil(size.width * 0.2), Math.ceil(size.height * 0.2)]
    let sum = 0
    for (let y = top; y < top + down; y++) {
      for (let x = left; x < left + across; x++) sum += pixels[at + y * size.width + x] ?? Number.NaN
    }
    return sum / across / down
  }
  const half = { width: width / 2, height: height / 2 }
  const luma = width * height
  return [meanOf(0, { width, height }), meanOf(luma, half), meanOf(luma * 1.25, half)]
}

/** The name of the nearest colour, if it is near. */
export function nameOf(colour: Yuv, tolerance = 4): string {
  const far = ([a, b, c]: Yuv): number =>
    Math.max(Math.abs(a - colour[0]), Math.abs(b - colour[1]), Math.abs(c - colour[2]))
  const near = Object.entries(YUV).find(([, candidate]) => far(candidate) <= tolerance)
  return near?.[0] ?? colour.map(part => part.toFixed(1)).join('/')
}

export const namesOf = (frame: YuvFrame, tolerance?: number): string =>
  (['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const)
    .map(corner => nameOf(colourOf(frame, corner), tolerance))
    .join(' ')
