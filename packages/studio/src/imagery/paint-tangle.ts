import { smoothStep } from '../planes/plane.ts'
import { css, mixRgb, nth } from './palette.ts'
import { dimmed, type Painter, paintGround, type PainterOptions } from './painter.ts'

const LINES = 18
const STEPS = 90

/** Lines: `tightens` pulls them into a knot, `settles` combs a knot into order. */
function lines(options: PainterOptions, way: 'tightens' | 'settles'): Painter {
  const { frame, seeded, dark, bright, lastBright, ground } = options
  const { width, height } = frame
  const wild = Array.from({ length: LINES }, () =>
    Array.from({ length: 5 }, () => [seeded.between(-1, 1), seeded.between(1, 6), seeded.between(0, 6.28)] as const),
  )
  return (context, seconds, progress) => {
    const done = smoothStep(0.08, 0.9, progress)
    const order = way === 'settles' ? done : 0
    const heart = dimmed(mixRgb(nth(dark, 0), nth(lastBright, 0), 0.5 * order), 0.5)
    const blend = paintGround(context, frame, ground, {
      rim: dimmed(nth(dark, 0), 0.1),
      heart,
      reach: way === 'tightens' ? 0.75 - 0.4 * done : 0.75,
    })
    context.globalCompositeOperation = blend
    context.lineWidth = Math.max(1, height * 0.0055)
    const drawn = way === 'tightens' ? 5 + Math.round((LINES - 5) * done) : LINES
    const shake = way === 'tightens' ? 0.012 * done : 0.006 * (1 - order)
    for (let line = 0; line < drawn; line++) {
      const from = nth(bright, line)
      context.strokeStyle = css(mixRgb(from, nth(lastBright, line), order), 0.85)
      context.beginPath()
      for (let step = 0; step <= STEPS; step++) {
        const share = step / STEPS
        const speed = way === 'tightens' ? 0.5 + 1.6 * done : 0.5
        const knot = (axis: number): number =>
          wild[line]!.reduce((sum, [much, often, phase], at) => {
            const jitter = shake * Math.sin(seconds * 40 + step * 3 + line)
            return (
              sum +
              much * Math.sin(often * share * 6.28 + phase + axis * (at + 1.3) + seconds * speed * 0.4) * 0.42 +
              jitter
            )
          }, 0)
        const size = way === 'tightens' ? 0.46 - 0.2 * done : 0.36
        const combed = 0.5 + (line - (LINES - 1) / 2) * 0.042 + 0.02 * Math.sin(share * 6.28 + seconds * 0.8)
        const x = mix((0.5 + size * knot(0) * (height / width)) * width, share * width, order)
        const y = mix((0.5 + size * knot(1.6)) * height, combed * height, order)
        if (step === 0) context.moveTo(x, y)
        else context.lineTo(x, y)
      }
      context.stroke()
    }
  }
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share

export const tangle = (options: PainterOptions): Painter => lines(options, 'tightens')
export const order = (options: PainterOptions): Painter => lines(options, 'settles')
