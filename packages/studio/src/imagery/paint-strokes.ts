import { smoothStep } from '../planes/plane.ts'
import { blob } from './paint-ink.ts'
import { css, mixRgb, nth } from './palette.ts'
import { dimmed, paintGround, type Painter, type PainterOptions } from './painter.ts'
import { CURVES, type Place } from './shapes.ts'

const LETTERS = 7
const POINTS = 44
/** The share of the shot during which a dissolving letter stays. */
const STAYS = 0.2

/** The loops of a written letter, from left to right. */
const letter = (chances: readonly number[], share: number): Place => {
  const [a = 0, b = 0, c = 0] = chances
  const turn = share * 6.28
  const tall = c > 0.6 ? 1.7 : 1
  return [
    share + 0.34 * Math.sin(turn * (1 + Math.round(a))) * (0.5 + b),
    -tall * (0.5 - 0.5 * Math.cos(turn)) * (0.6 + 0.4 * Math.sin(turn * (1.5 + b) + a * 3)) +
      0.12 * Math.sin(turn * 3 + a * 6),
  ]
}

/** Ink that writes or draws itself, and bleeds into the wet paper if the prompt says so. */
export function strokes({ frame, seeded, bright, lastBright, ground, dark, steps }: PainterOptions): Painter {
  const { width, height } = frame
  const aspect = width / height
  const shape = ['ring', 'wave'].find(step => steps.includes(step))
  const isWritten = steps.includes('write') || !shape
  const isGoing = steps.includes('dissolve')
  const isBleeding = isGoing || steps.includes('spread')
  const chances = Array.from({ length: LETTERS }, () => [seeded.next(), seeded.next(), seeded.next()])
  const path = Array.from({ length: LETTERS * POINTS }, (_, at): Place => {
    const [which, share] = [Math.floor(at / POINTS), (at % POINTS) / POINTS]
    if (!isWritten) return CURVES[shape]!((at / (LETTERS * POINTS)) * 0.94, aspect * 0.8)
    const [x, y] = letter(chances[which]!, share)
    return [((which + x) / LETTERS - 0.5) * aspect * 0.8, 0.1 + y * 0.24]
  })
  const clouds = path.map(
    (_, at) => [blob(nth(bright, at % bright.length)), seeded.between(-1, 1), seeded.between(-1, 1)] as const,
  )
  return (context, seconds, progress) => {
    paintGround(context, frame, ground, { rim: dimmed(nth(dark, 0), 0.1), heart: dimmed(nth(dark, 0), 0.5) })
    context.globalCompositeOperation = 'source-over'
    const written = smoothStep(-0.05, 1, progress * (isGoing ? 1 : 1.15))
    context.lineCap = 'round'
    for (let at = 0; at < path.length - 1; at++) {
      const due = at / path.length
      if (due > written) break
      // A letter dissolves as a whole, just before it is complete.
      const since = isWritten ? Math.floor(at / POINTS) / LETTERS + 0.8 / LETTERS : 0.6
      const gone = isGoing ? smoothStep(0, STAYS, written - since) : 0
      const bled = isBleeding ? smoothStep(0, 0.3, written - due) : 0
      const colour = mixRgb(nth(bright, at % bright.length), nth(lastBright, 0), progress)
      const [a, b] = [path[at]!, path[at + 1]!]
      const [x, y] = [width / 2 + a[0] * height, height / 2 + a[1] * height]
      if (bled > 0.02 && at % 3 === 0) {
        const [cloud, dx, dy] = clouds[at]!
        const reach = height * (0.04 + 0.2 * bled + 0.16 * gone)
        context.globalAlpha = 0.3 * bled * (1 - 0.75 * gone)
        context.drawImage(
          cloud,
          x + dx * 0.07 * gone * height - reach / 2,
          y + (dy * 0.05 + 0.04) * gone * height - reach / 2,
          reach,
          reach,
        )
        context.globalAlpha = 1
      }
      if (gone >= 1) continue
      context.strokeStyle = css(mixRgb(colour, [0, 0, 0], 0.15), 1 - gone)
      context.lineWidth = height * (0.012 + 0.012 * Math.abs(Math.sin(at * 0.09)) + 0.01 * gone)
      context.beginPath()
      context.moveTo(x, y + 0.004 * height * Math.sin(seconds + at * 0.2) * gone)
      context.lineTo(width / 2 + b[0] * height, height / 2 + b[1] * height)
      context.stroke()
    }
  }
}
