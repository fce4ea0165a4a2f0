import { css, mixRgb, nth } from './palette.ts'
import { dimmed, isBright, type Painter, paintGround, paintSpot, type PainterOptions } from './painter.ts'

const RIBBONS = 5
const STRANDS = 16
const STEPS = 48
const BEAT_SECONDS = 0.9

/** Bands of fine lines that swell with a beat, with sparks over them. */
export function ribbons({ frame, seeded, dark, bright, lastBright, ground }: PainterOptions): Painter {
  const { width, height } = frame
  const phases = Array.from({ length: RIBBONS }, () => seeded.between(0, 6.28))
  const sparks = Array.from({ length: 46 }, () => [seeded.next(), seeded.next(), seeded.next()] as const)
  return (context, seconds, progress) => {
    const glow = { rim: dimmed(nth(dark, 0), 0.12), heart: dimmed(nth(dark, 0), 0.75), reach: 0.75 }
    context.globalCompositeOperation = paintGround(context, frame, ground, glow)
    context.lineWidth = Math.max(1, height * 0.0032)
    const beat = Math.exp(-3 * ((seconds / BEAT_SECONDS) % 1))
    const swell = 0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, 0.15 + progress)) + 0.35 * beat
    for (let ribbon = 0; ribbon < RIBBONS; ribbon++) {
      const colour = mixRgb(nth(bright, ribbon), nth(lastBright, ribbon), progress)
      const pale = mixRgb(colour, isBright(ground) ? [20, 16, 24] : [255, 250, 240], 0.4)
      for (let strand = 0; strand < STRANDS; strand++) {
        const within = strand / (STRANDS - 1) - 0.5
        context.strokeStyle = css(Math.abs(within) < 0.12 ? pale : colour, 0.5 - 0.5 * Math.abs(within))
        context.beginPath()
        for (let step = 0; step <= STEPS; step++) {
          const x = step / STEPS
          const phase = phases[ribbon]! + seconds * (0.7 + 0.13 * ribbon)
          const wave = Math.sin(x * (4.2 + ribbon) + phase) + 0.5 * Math.sin(x * 9.7 - phase * 1.3 + ribbon)
          const twist = Math.sin(x * 5 + phase * 0.8 + ribbon * 2)
          const y =
            0.5 +
            0.15 * (ribbon - 2) * 0.6 +
            0.15 * swell * wave * Math.sin(Math.PI * (0.08 + 0.84 * x)) +
            0.16 * within * twist
          if (step === 0) context.moveTo(0, y * height)
          else context.lineTo(x * width, y * height)
        }
        context.stroke()
      }
    }
    for (const [a, b, c] of sparks) {
      const x = (a + seconds * 0.05 * (0.5 + c)) % 1
      const at = [x * width, (0.15 + 0.7 * b - 0.06 * beat * c) * height] as const
      const colour = nth(bright, bright.length - 1)
      paintSpot(context, at, height * (0.006 + 0.016 * c), colour, 0.25 + 0.65 * beat * c)
    }
  }
}
