import { createCanvas } from '@napi-rs/canvas'
import { seededRandom, type SeededRandom } from '@kinora/media/core/seeded-random'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { Weather } from '../../setting/setting.ts'

/** Draws rain or snow over a picture at full size; other weather changes nothing. */
export function drawPrecipitation(picture: RgbaPicture, weather: Weather | undefined, seed: number): RgbaPicture {
  if (weather !== 'rain' && weather !== 'storm' && weather !== 'snow') return picture
  const seeded = seededRandom(seed).fork(weather)
  const layer = weather === 'snow' ? snowLayer(picture, seeded) : rainLayer(picture, seeded, weather === 'storm')
  const rgba = Uint8Array.from(picture.rgba)
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = layer[at + 3]! / 255
    if (alpha === 0) continue
    for (let part = at; part < at + 3; part++)
      rgba[part] = Math.round(rgba[part]! + (layer[part]! - rgba[part]!) * alpha)
    rgba[at + 3] = Math.max(rgba[at + 3]!, layer[at + 3]!)
  }
  return { width: picture.width, height: picture.height, rgba }
}

type Layer = { count: number; size: readonly [number, number]; alpha: readonly [number, number]; softness: number }

// Sizes are fractions of the shorter side. Far drops are many, small and faint; a few are near and out of focus.
const FLAKES: readonly Layer[] = [
  { count: 900, size: [0.0011, 0.002], alpha: [0.35, 0.7], softness: 0.3 },
  { count: 320, size: [0.002, 0.0042], alpha: [0.5, 0.9], softness: 0.4 },
  { count: 60, size: [0.005, 0.009], alpha: [0.3, 0.6], softness: 0.8 },
  { count: 9, size: [0.014, 0.026], alpha: [0.12, 0.26], softness: 0.55 },
]
const STREAKS: readonly Layer[] = [
  { count: 900, size: [0.02, 0.045], alpha: [0.16, 0.32], softness: 0.3 },
  { count: 260, size: [0.05, 0.1], alpha: [0.18, 0.36], softness: 0.4 },
  { count: 40, size: [0.12, 0.24], alpha: [0.07, 0.16], softness: 0.6 },
]

function snowLayer({ width, height }: Size, seeded: SeededRandom): Uint8ClampedArray {
  const shorter = Math.min(width, height)
  return layered({ width, height }, FLAKES, (context, layer) => {
    for (let flake = 0; flake < countOf(layer, { width, height }); flake++) {
      const [x, y, radius] = [seeded.next() * width, seeded.next() * height, seeded.between(...layer.size) * shorter]
      const alpha = seeded.between(...layer.alpha).toFixed(3)
      const fill = context.createRadialGradient(x, y, radius * (1 - layer.softness), x, y, radius * 1.35)
      fill.addColorStop(0, `rgba(255, 255, 255, ${alpha})`)
      fill.addColorStop(1, 'rgba(255, 255, 255, 0)')
      context.fillStyle = fill
      context.beginPath()
      // Motion blur makes them slightly longer than wide.
      context.ellipse(
        x,
        y,
        1.35 * radius,
        1.35 * radius * seeded.between(1, 1.35),
        seeded.between(-0.3, 0.5),
        0,
        2 * Math.PI,
      )
      context.fill()
    }
  })
}

function rainLayer({ width, height }: Size, seeded: SeededRandom, isStorm: boolean): Uint8ClampedArray {
  const shorter = Math.min(width, height)
  const slant = (isStorm ? 0.34 : 0.12) * (seeded.next() < 0.5 ? -1 : 1)
  return layered({ width, height }, STREAKS, (context, layer) => {
    for (let streak = 0; streak < countOf(layer, { width, height }) * (isStorm ? 1.5 : 1); streak++) {
      const length = seeded.between(...layer.size) * shorter
      const [x, y] = [seeded.between(-0.1, 1.1) * width, seeded.between(-0.1, 1) * height]
      const lean = slant + seeded.between(-0.02, 0.02)
      context.strokeStyle = `rgba(222, 230, 240, ${seeded.between(...layer.alpha).toFixed(3)})`
      context.lineWidth = Math.max(0.7, length * 0.016)
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x + lean * length, y + length)
      context.stroke()
    }
  })
}

/** Wide pictures have more of everything. */
const countOf = ({ count }: Layer, { width, height }: Size): number =>
  Math.round((count * Math.max(width, height)) / Math.min(width, height) / 1.78)

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>

function layered(
  size: Size,
  layers: readonly Layer[],
  draw: (context: Context, layer: Layer) => void,
): Uint8ClampedArray {
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  context.lineCap = 'round'
  for (const layer of layers) draw(context, layer)
  return context.getImageData(0, 0, size.width, size.height).data
}
