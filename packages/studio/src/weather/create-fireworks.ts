import { createCanvas } from '@napi-rs/canvas'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Compositor } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'

type Fireworks = { draw(seconds: number): void; free(): void }

const COLOURS = ['255, 196, 92', '255, 112, 128', '126, 214, 255', '186, 255, 150', '228, 150, 255'] as const
const ROUND_SECONDS = 2.7

type Burst = { colour: number; x: number; y: number; size: number; at: number }

/** Bursts in the sky, each opening, hanging and fading, one after another. */
export function createFireworks(compositor: Compositor, count: number, seeded: SeededRandom): Fireworks {
  const { width, height } = compositor
  const side = Math.round(Math.min(width, height) * 0.62)
  const sprites = COLOURS.map((colour, index) =>
    compositor.addSprite(drawBurst(side, colour, seeded.fork(`burst${index}`))),
  )
  const number = Math.min(9, Math.max(4, count + 2))
  const bursts = Array.from(
    { length: number },
    (_, nth): Burst => ({
      colour: nth % COLOURS.length,
      x: ((nth + 0.5 + seeded.between(-0.3, 0.3)) / number) * width,
      y: height * seeded.between(0.14, 0.4),
      size: seeded.between(0.6, 1.15),
      at: (nth * 0.618) % 1,
    }),
  )
  return {
    draw(seconds) {
      for (const { colour, x, y, size, at } of bursts) {
        const part = (seconds / ROUND_SECONDS + at) % 1
        if (part > 0.86) continue
        const open = 1 - (1 - Math.min(1, part / 0.5)) ** 3
        const fade = Math.min(1, part / 0.06) * Math.max(0, 1 - part / 0.86) ** 0.8
        compositor.drawSprite(sprites[colour]!, {
          x,
          y: y + 0.05 * height * part * part,
          anchorX: 0.5,
          anchorY: 0.5,
          scale: Math.max(0.02, size * open),
          opacity: fade,
        })
      }
    },
    free: () => sprites.forEach(sprite => sprite.free()),
  }
}

function drawBurst(side: number, colour: string, seeded: SeededRandom): RgbaPicture {
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  const middle = side / 2
  context.lineCap = 'round'
  for (let nth = 0; nth < 64; nth++) {
    const angle = (nth / 64) * 2 * Math.PI + seeded.between(-0.04, 0.04)
    const reach = middle * (nth % 2 ? 0.92 : 0.62) * seeded.between(0.86, 1)
    const [x, y] = [middle + Math.cos(angle) * reach, middle + Math.sin(angle) * reach]
    const shade = context.createLinearGradient(middle, middle, x, y)
    shade.addColorStop(0.25, `rgba(${colour}, 0)`)
    shade.addColorStop(0.95, `rgba(${colour}, 0.9)`)
    context.strokeStyle = shade
    context.lineWidth = Math.max(1.2, side * 0.008)
    context.beginPath()
    context.moveTo(middle, middle)
    context.lineTo(x, y)
    context.stroke()
    context.fillStyle = 'rgba(255, 250, 232, 0.95)'
    context.beginPath()
    context.arc(x, y, Math.max(1.2, side * 0.0095), 0, 2 * Math.PI)
    context.fill()
  }
  const glow = context.createRadialGradient(middle, middle, 0, middle, middle, middle)
  glow.addColorStop(0, `rgba(${colour}, 0.6)`)
  glow.addColorStop(0.6, `rgba(${colour}, 0.2)`)
  glow.addColorStop(1, `rgba(${colour}, 0)`)
  context.fillStyle = glow
  context.fillRect(0, 0, side, side)
  const { data } = context.getImageData(0, 0, side, side)
  return { width: side, height: side, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
