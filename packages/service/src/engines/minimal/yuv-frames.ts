import type { Size } from '@kinora/media/frames/size'
import { colourAt, type Gradient, gradientPeriod, type Rgb } from './gradient.ts'

// The length of a cycle at any size: slow enough to look calm, fast enough that adjacent frames differ.
const FRAMES_PER_CYCLE = 24 * 16

/** Draws the frames of a moving gradient into one planar 4:2:0 buffer; each frame overwrites the previous one. */
export function createYuvFrames(gradient: Gradient, size: Size): (index: number) => Buffer {
  const { width, height } = size
  const period = gradientPeriod(size)
  const planes = planesOf(size)
  const ramps = planes.map((plane, channel) => {
    const ramp = Buffer.alloc(period / plane.step + plane.width + plane.height)
    for (let at = 0; at < ramp.length; at++) {
      const centre = (at + 0.5) * plane.step
      ramp[at] = Math.round(yuvOf(colourAt(gradient, centre / period))[channel] ?? 0)
    }
    return ramp
  })
  // In whole chroma pixels, so that luma and chroma move together.
  const stepPerFrame = Math.max(1, Math.round(period / 2 / FRAMES_PER_CYCLE))
  const pixels = Buffer.alloc((width * height * 3) / 2)
  return index => {
    const moved = (index * stepPerFrame) % (period / 2)
    planes.forEach((plane, channel) => {
      const start = (moved * 2) / plane.step
      for (let y = 0; y < plane.height; y++) {
        ramps[channel]?.copy(pixels, plane.at + y * plane.width, start + y, start + y + plane.width)
      }
    })
    return pixels
  }
}

type Plane = { at: number; width: number; height: number; step: number }

function planesOf({ width, height }: Size): Plane[] {
  const chroma = { width: width / 2, height: height / 2, step: 2 }
  const lumaBytes = width * height
  return [
    { at: 0, width, height, step: 1 },
    { at: lumaBytes, ...chroma },
    { at: lumaBytes * 1.25, ...chroma },
  ]
}

/** BT.709 in limited range: luma 16 to 235, chroma 16 to 240. */
function yuvOf([red, green, blue]: Rgb): [number, number, number] {
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const blueness = (blue - luma) / (2 * (1 - 0.0722))
  const redness = (red - luma) / (2 * (1 - 0.2126))
  return [16 + (luma * 219) / 255, 128 + (blueness * 224) / 255, 128 + (redness * 224) / 255]
}
