import { createCanvas } from '@napi-rs/canvas'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { boxMean, clampValue } from '../../../planes/plane.ts'
import { type LabPicture, toLabPicture, toRgbaPicture } from '../../../planes/lab-picture.ts'
import { brushPicture } from './brush-picture.ts'
import { measureSlopes } from './trace-lines.ts'

// Coarse to fine: length, width and spacing of strokes, of the longer side; and the minimum detail at which they are
// used.
const COATS = [
  { length: 0.05, width: 0.014, apart: 0.0085, least: 0 },
  { length: 0.03, width: 0.0075, apart: 0.0052, least: 0.006 },
  { length: 0.017, width: 0.0038, apart: 0.003, least: 0.018 },
  { length: 0.009, width: 0.0018, apart: 0.0018, least: 0.045 },
] as const

/** Thick paint: strokes along contours, broad ones first and fine ones on detail, lit from the upper left. */
export function paintOil(lab: LabPicture, seed: number): LabPicture {
  const { width, height } = lab
  const longer = Math.max(width, height)
  const rich = brushPicture(lab, longer / 200)
  for (let at = 0; at < rich.light.length; at++) {
    rich.a[at]! *= 1.22
    rich.b[at]! *= 1.22
  }
  const colours = toRgbaPicture(rich).rgba
  const { angle, detail } = flowOf(rich, Math.max(2, Math.round(longer / 130)))
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(asCanvas(colours, width, height), 0, 0)
  context.lineCap = 'round'
  const seeded = seededRandom(seed).fork('oil')
  for (const coat of COATS) {
    const apart = Math.max(2, coat.apart * longer)
    for (let y = 0; y < height; y += apart) {
      for (let x = 0; x < width; x += apart) {
        const [px, py] = [x + seeded.between(-0.6, 0.6) * apart, y + seeded.between(-0.6, 0.6) * apart]
        const [shade, turn, long] = [seeded.between(-1, 1), seeded.between(-0.22, 0.22), seeded.between(0.6, 1.15)]
        const at = Math.floor(clampValue(py, 0, height - 1)) * width + Math.floor(clampValue(px, 0, width - 1))
        if (detail[at]! < coat.least) continue
        const half = (coat.length * longer * long) / 2
        const [dx, dy] = [Math.cos(angle[at]! + turn) * half, Math.sin(angle[at]! + turn) * half]
        const tint = (part: number): number => Math.round(clampValue(colours[at * 4 + part]! + shade * 9, 0, 255))
        context.strokeStyle = `rgba(${tint(0)}, ${tint(1)}, ${tint(2)}, 0.86)`
        context.lineWidth = Math.max(1, coat.width * longer)
        context.beginPath()
        context.moveTo(px - dx, py - dy)
        context.quadraticCurveTo(px - dy * 0.12, py + dx * 0.12, px + dx, py + dy)
        context.stroke()
      }
    }
  }
  return embossed(toLabPicture({ width, height, rgba: new Uint8Array(context.getImageData(0, 0, width, height).data) }))
}

function asCanvas(rgba: Uint8Array, width: number, height: number) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  image.data.set(rgba)
  context.putImageData(image, 0, 0)
  return canvas
}

/** The direction along edges at each pixel (the weaker axis of the structure tensor), and the amount of detail. */
function flowOf(lab: LabPicture, radius: number): { angle: Float32Array; detail: Float32Array } {
  const { across, down } = measureSlopes(lab)
  const mean = (values: Float32Array): Float32Array =>
    boxMean(boxMean({ width: lab.width, height: lab.height, values }, radius), radius).values
  const xx = mean(across.map(value => value * value))
  const yy = mean(down.map(value => value * value))
  const xy = mean(across.map((value, at) => value * down[at]!))
  return {
    angle: xx.map((value, at) => 0.5 * Math.atan2(2 * xy[at]!, value - yy[at]!) + Math.PI / 2),
    detail: xx.map((value, at) => Math.sqrt(value + yy[at]!)),
  }
}

/** Ridges of paint catch the light. */
function embossed(lab: LabPicture): LabPicture {
  const light = lab.light.slice()
  const { width } = lab
  for (let at = width + 1; at < light.length - width - 1; at++) {
    const ridge = light[at - width - 1]! - light[at + width + 1]!
    lab.light[at] = clampValue(light[at]! - clampValue(ridge, -0.12, 0.12) * 0.34)
  }
  return lab
}
