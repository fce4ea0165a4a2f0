import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { AirLayer } from './air-layers.ts'

type Brush = (context: SKRSContext2D, x: number, y: number, size: number, seeded: SeededRandom, slant: number) => void

const glow = (context: SKRSContext2D, x: number, y: number, radius: number, rgb: string, alpha: number): void => {
  const shade = context.createRadialGradient(x, y, 0, x, y, radius)
  shade.addColorStop(0, `rgba(${rgb}, ${alpha})`)
  shade.addColorStop(0.45, `rgba(${rgb}, ${alpha * 0.55})`)
  shade.addColorStop(1, `rgba(${rgb}, 0)`)
  context.fillStyle = shade
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

const leaf = (context: SKRSContext2D, x: number, y: number, size: number, turn: number, colour: string): void => {
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.scale(1, 0.35 + 0.5 * Math.abs(Math.sin(turn * 1.7)))
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(-size / 2, 0)
  context.quadraticCurveTo(0, -size * 0.42, size / 2, 0)
  context.quadraticCurveTo(0, size * 0.42, -size / 2, 0)
  context.fill()
  context.restore()
}

const PETALS = ['#ffd3e0', '#ffe6ee', '#f8b6cc'] as const
const LEAVES = ['#c8641e', '#dd9a2c', '#a8401c', '#8a5a24'] as const

const BRUSHES: Record<AirLayer['what'], Brush> = {
  rain(context, x, y, size, seeded, slant) {
    const length = size * seeded.between(0.6, 1.2)
    const shade = context.createLinearGradient(x, y, x + slant * length, y + length)
    const alpha = seeded.between(0.35, 1)
    shade.addColorStop(0, 'rgba(214, 224, 236, 0)')
    shade.addColorStop(0.8, `rgba(214, 224, 236, ${alpha})`)
    shade.addColorStop(1, `rgba(232, 240, 248, ${alpha * 0.4})`)
    context.strokeStyle = shade
    context.lineWidth = Math.max(0.7, size * 0.022)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + slant * length, y + length)
    context.stroke()
  },
  snow: (context, x, y, size, seeded) =>
    glow(context, x, y, size * seeded.between(0.6, 1.25), '250, 252, 255', seeded.between(0.6, 1)),
  dust: (context, x, y, size, seeded) =>
    glow(context, x, y, size * seeded.between(0.5, 1.3), '255, 246, 222', seeded.between(0.3, 0.9)),
  sand: (context, x, y, size, seeded) =>
    glow(context, x, y, size * seeded.between(0.5, 1.2), '240, 208, 150', seeded.between(0.4, 0.9)),
  sparks: (context, x, y, size, seeded) =>
    glow(context, x, y, size * seeded.between(0.6, 1.3), '255, 180, 80', seeded.between(0.5, 1)),
  fireflies(context, x, y, size, seeded) {
    glow(context, x, y, size * 1.8, '214, 240, 110', 0.3 * seeded.between(0.4, 1))
    glow(context, x, y, size * 0.4, '246, 255, 190', 0.95)
  },
  bubbles(context, x, y, size, seeded) {
    const radius = size * seeded.between(0.35, 1)
    glow(context, x, y, radius, '190, 236, 255', 0.16)
    context.strokeStyle = 'rgba(214, 246, 255, 0.6)'
    context.lineWidth = Math.max(0.7, radius * 0.14)
    context.beginPath()
    context.arc(x, y, radius * 0.86, 0, 2 * Math.PI)
    context.stroke()
    glow(context, x - radius * 0.34, y - radius * 0.34, radius * 0.28, '255, 255, 255', 0.9)
  },
  petals: (context, x, y, size, seeded) =>
    leaf(context, x, y, size * seeded.between(0.7, 1.2), seeded.between(0, 6.28), seeded.pick(PETALS)),
  leaves: (context, x, y, size, seeded) =>
    leaf(context, x, y, size * seeded.between(0.7, 1.3), seeded.between(0, 6.28), seeded.pick(LEAVES)),
}

/** A seamless tile of particles. */
export function drawTile(layer: AirLayer, frame: Size, seeded: SeededRandom): RgbaPicture {
  const { width, height } = frame
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.lineCap = 'round'
  const size = layer.size * height
  const slant = layer.drift / Math.max(0.05, Math.abs(layer.fall))
  // The density is that of a wide frame for any shape.
  const count = Math.round((layer.count * width) / height / (16 / 9))
  for (let nth = 0; nth < count; nth++) {
    const [x, y] = [seeded.next() * width, seeded.next() * height]
    const shape = seeded.below(1 << 30)
    const reach = 2.2 * size * (1 + Math.abs(slant))
    for (const across of [0, -width, width]) {
      if ((across < 0 && x < width - reach) || (across > 0 && x > reach)) continue
      for (const down of [0, -height, height]) {
        if ((down < 0 && y < height - reach) || (down > 0 && y > reach)) continue
        BRUSHES[layer.what](context, x + across, y + down, size, seeded.fork(`${shape}`), slant)
      }
    }
  }
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
