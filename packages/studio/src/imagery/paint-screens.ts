import { smoothStep } from '../planes/plane.ts'
import { css, mixRgb, nth } from './palette.ts'
import { dimmed, type Painter, paintGlow, type PainterOptions } from './painter.ts'

const DEEP = 13
const NOTES = 64

/** Screens within screens, with ever more lines of characters, until all is noise. */
export function screens({ frame, seeded, dark, bright }: PainterOptions): Painter {
  const { width, height } = frame
  const notes = Array.from({ length: NOTES }, () => [seeded.next(), seeded.next(), seeded.next()] as const)
  return (context, seconds, progress) => {
    paintGlow(context, frame, { rim: dimmed(nth(dark, 0), 0.3), heart: mixRgb(nth(dark, 0), nth(bright, 0), 0.3) })
    for (let at = DEEP; at >= 0; at--) {
      const away = (at + 1 - ((seconds * (0.6 + 1.2 * progress)) % 1)) / DEEP
      const size = 1.15 * 0.04 ** away
      const turn = 0.12 * Math.sin(seconds * 0.5 + away * 4)
      const colour = mixRgb(nth(bright, at), [255, 255, 255], 0.15)
      context.save()
      context.translate(width / 2, height / 2)
      context.rotate(turn)
      context.globalCompositeOperation = 'screen'
      context.fillStyle = css(colour, 0.05)
      context.fillRect((-size * width) / 2, (-size * height) / 2, size * width, size * height)
      context.strokeStyle = css(colour, 0.9 * Math.min(1, 3 * (1 - away)))
      context.lineWidth = Math.max(1, height * 0.014 * size)
      context.strokeRect((-size * width) / 2, (-size * height) / 2, size * width, size * height)
      context.restore()
    }
    const shown = Math.round(NOTES * (0.06 + 0.94 * smoothStep(0.05, 0.85, progress)))
    context.globalCompositeOperation = 'source-over'
    for (const [nthNote, [a, b, c]] of notes.slice(0, shown).entries()) {
      const [wide, high] = [(0.1 + 0.07 * c) * width, 0.055 * height]
      const [x, y] = [a * width - wide / 2, ((b + 0.02 * seconds * c) % 1) * height - high / 2]
      context.fillStyle = css([244, 246, 250], 0.86)
      context.beginPath()
      context.roundRect(x, y, wide, high, high * 0.28)
      context.fill()
      context.fillStyle = css(nth(bright, nthNote))
      context.beginPath()
      context.arc(x + high / 2, y + high / 2, high * 0.28, 0, 6.2832)
      context.fill()
      context.fillStyle = css([120, 126, 138], 0.8)
      for (let row = 0; row < 2; row++)
        context.fillRect(x + high, y + high * (0.28 + 0.28 * row), (wide - 1.4 * high) * (row ? 0.6 : 1), high * 0.14)
    }
    const noise = smoothStep(0.8, 1, progress)
    if (noise > 0) {
      context.fillStyle = css([250, 250, 252], 0.75 * noise)
      context.fillRect(0, 0, width, height)
    }
  }
}
