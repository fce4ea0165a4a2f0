import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { smoothStep } from '../planes/plane.ts'
import { css, mixRgb, nth, type Rgb } from './palette.ts'
import { paintGround, type Painter, type PainterOptions } from './painter.ts'

const PUFFS = 70
const SIDE = 128

/** Clouds of ink that enter from both sides, meet and merge. */
export function ink({ frame, seeded, bright, dark, ground }: PainterOptions): Painter {
  const { width, height } = frame
  const sources = bright.length > 1 ? bright.slice(0, 3) : [bright[0]!, mixRgb(dark[0]!, bright[0]!, 0.4)]
  const puffs = sources.map((colour, which) =>
    Array.from({ length: PUFFS }, () => ({
      spot: blob(
        mixRgb(mixRgb(colour, nth(dark, which), seeded.between(0, 0.5)), [255, 255, 255], seeded.between(0, 0.12)),
      ),
      angle: seeded.between(0, 6.28),
      far: seeded.next() ** 0.7,
      late: seeded.between(0, 0.45),
      turn: seeded.between(-1, 1),
      size: seeded.between(0.1, 0.26),
    })),
  )
  return (context, seconds, progress) => {
    if (ground) paintGround(context, frame, ground, { rim: ground, heart: ground })
    context.globalCompositeOperation = 'source-over'
    const milk = context.createLinearGradient(0, 0, 0, height)
    milk.addColorStop(0, '#f6f2ec')
    milk.addColorStop(1, '#d9dbe0')
    context.fillStyle = milk
    if (!ground) context.fillRect(0, 0, width, height)
    for (let puff = 0; puff < PUFFS; puff++)
      for (const [which, all] of puffs.entries()) {
        const { spot, angle, far, late, turn, size } = all[puff]!
        const grown = smoothStep(late * 0.6, late * 0.6 + 0.75, 0.12 + progress)
        const side = which === 2 ? 0 : which === 0 ? -1 : 1
        // From its side past the middle; where they meet, they mix.
        const middle = 0.5 + side * (0.3 - 0.34 * smoothStep(0.1, 0.95, progress))
        const bend = angle + turn * (0.8 + 1.6 * progress) + 0.25 * Math.sin(seconds * 0.9 + puff)
        const reach = far * grown * (0.16 + 0.34 * progress)
        const x = middle * width + reach * 0.8 * width * Math.cos(bend)
        const y =
          (0.5 + side * 0.06) * height +
          reach * 1.5 * height * Math.sin(bend) +
          0.03 * height * Math.sin(seconds + angle)
        const wide = size * (0.35 + 1.1 * grown) * height * 1.5
        context.globalAlpha = 0.5 * (1 - 0.4 * grown * far)
        context.drawImage(spot, x - wide / 2, y - wide / 2, wide, wide * (0.75 + 0.25 * Math.sin(angle * 3)))
      }
    context.globalAlpha = 1
  }
}

/** A soft cloud of a colour. */
export function blob(colour: Rgb): Canvas {
  const canvas = createCanvas(SIDE, SIDE)
  const context = canvas.getContext('2d')
  const shade = context.createRadialGradient(SIDE / 2, SIDE / 2, 0, SIDE / 2, SIDE / 2, SIDE / 2)
  shade.addColorStop(0, css(colour, 0.75))
  shade.addColorStop(0.55, css(colour, 0.6))
  shade.addColorStop(0.82, css(colour, 0.28))
  shade.addColorStop(1, css(colour, 0))
  context.fillStyle = shade
  context.fillRect(0, 0, SIDE, SIDE)
  return canvas
}
