import { css, mixRgb, nth } from './palette.ts'
import { dimmed, type Painter, paintGlow, paintSpot, type PainterOptions } from './painter.ts'

const BURSTS = 7
const DROPS = 80
const LONG_SECONDS = 1.9

/** Bursts of coloured powder and drops, one after another. */
export function burst({ frame, seeded, dark, bright }: PainterOptions): Painter {
  const { width, height } = frame
  const bursts = Array.from({ length: BURSTS }, (_, which) => ({
    x: seeded.between(0.2, 0.8),
    y: seeded.between(0.3, 0.65),
    drops: Array.from({ length: DROPS }, () => ({
      angle: seeded.between(0, 6.28),
      far: 0.15 + 0.85 * seeded.next(),
      size: seeded.next() ** 3,
      colour: mixRgb(nth(bright, which + (seeded.next() < 0.25 ? 1 : 0)), [255, 255, 255], seeded.between(0, 0.25)),
    })),
  }))
  return (context, seconds, progress) => {
    paintGlow(context, frame, {
      rim: dimmed(nth(dark, 0), 0.2),
      heart: mixRgb(nth(dark, 0), nth(bright, 0), 0.25 + 0.3 * progress),
    })
    for (const [which, { x, y, drops }] of bursts.entries()) {
      const age = (seconds / LONG_SECONDS + which * 0.618 + 0.35) % 1.25
      if (age > 1) continue
      const open = 1 - (1 - age) ** 3
      const [middleX, middleY] = [x * width, (y + 0.06 * age * age) * height]
      const fade = Math.min(1, 3 * (1 - age))
      context.globalCompositeOperation = 'source-over'
      for (let puff = 0; puff < 9; puff++) {
        const angle = puff * 0.7 + which
        const at = [
          middleX + 0.17 * open * height * Math.cos(angle) * (puff % 3),
          middleY + 0.17 * open * height * Math.sin(angle) * (puff % 3),
        ] as const
        paintSpot(context, at, (0.08 + 0.26 * open) * height, nth(bright, which + (puff % 2)), 0.55 * fade)
      }
      for (const { angle, far, size, colour } of drops) {
        const reach = open * far * 0.62 * height
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
        const at = [middleX + dx * reach, middleY + dy * reach + 0.12 * age * age * height] as const
        context.strokeStyle = css(colour, 0.9 * fade)
        context.lineWidth = height * (0.003 + 0.016 * size)
        context.lineCap = 'round'
        context.beginPath()
        context.moveTo(at[0] - dx * 0.05 * (1 - age) * height, at[1] - dy * 0.05 * (1 - age) * height)
        context.lineTo(...at)
        context.stroke()
      }
      context.globalCompositeOperation = 'screen'
      paintSpot(context, [middleX, middleY], 0.3 * height, [255, 250, 235], 0.9 * Math.max(0, 1 - 4 * age))
    }
  }
}
