import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'

/** A lightning bolt from the upper edge down, with a few branches: of the requested height, two thirds as wide. */
export function drawBolt(height: number, seeded: SeededRandom): RgbaPicture {
  const size: Size = { width: Math.ceil(height * 0.66), height: Math.ceil(height) }
  const context = createCanvas(size.width, size.height).getContext('2d')
  context.lineCap = 'round'
  context.lineJoin = 'round'
  strike(context, seeded, [size.width / 2, -4], [size.width * seeded.between(0.35, 0.65), size.height], 1)
  const { data } = context.getImageData(0, 0, size.width, size.height)
  return { ...size, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}

type Point = readonly [x: number, y: number]
const STEPS = 14

function strike(context: SKRSContext2D, seeded: SeededRandom, from: Point, to: Point, strength: number): void {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const points: Point[] = Array.from({ length: STEPS + 1 }, (_, nth) => {
    const part = nth / STEPS
    const aside = nth === 0 ? 0 : seeded.between(-1, 1) * 0.07 * long
    return [from[0] + (to[0] - from[0]) * part + aside, from[1] + (to[1] - from[1]) * part]
  })
  for (const [wide, alpha] of [
    [0.05, 0.1],
    [0.022, 0.26],
    [0.008, 1],
  ] as const) {
    context.strokeStyle = `rgba(${alpha === 1 ? '250, 250, 255' : '176, 190, 255'}, ${alpha * strength})`
    context.lineWidth = Math.max(1, wide * long * strength)
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x, y)
    context.stroke()
  }
  if (strength < 0.6) return
  for (const nth of [4, 7, 10]) {
    const [x, y] = points[nth]!
    const side = seeded.next() < 0.5 ? -1 : 1
    const reach = long * seeded.between(0.16, 0.3)
    strike(context, seeded, [x, y], [x + side * reach, y + reach * seeded.between(0.7, 1.2)], 0.5)
  }
}
