import { blob } from './paint-ink.ts'
import { mixRgb, nth, type Rgb } from './palette.ts'
import { dimmed, isBright, paintGround, type Painter, type PainterOptions, stepAt } from './painter.ts'

const PUFFS = 110

/** The distance of a stream from the middle, its winding, its mixing and its density. */
type State = { away: number; wind: number; mixed: number; dense: number }
const STATES: Readonly<Record<string, State>> = {
  apart: { away: 1, wind: 0, mixed: 0, dense: 1 },
  rise: { away: 0.7, wind: 0.15, mixed: 0, dense: 1 },
  meet: { away: 0.34, wind: 0, mixed: 0, dense: 1 },
  part: { away: 1.12, wind: 0, mixed: 0, dense: 1 },
  twine: { away: 0.3, wind: 1, mixed: 0.15, dense: 1 },
  mix: { away: 0.14, wind: 0.8, mixed: 1, dense: 1 },
  vanish: { away: 0.5, wind: 0.5, mixed: 0.5, dense: 0 },
}
const MEETS: ReadonlySet<string> = new Set(['meet', 'twine', 'mix'])

/** Streams of coloured smoke that approach, withdraw, wind around each other and merge. */
export function smoke({ frame, seeded, bright, lastBright, ground, steps, dark }: PainterOptions): Painter {
  const { width, height } = frame
  const isChanging = lastBright !== bright && nth(lastBright, 0).some((part, at) => part !== nth(bright, 0)[at])
  const streams =
    bright.length > 1
      ? bright.slice(0, 5)
      : [bright[0]!, mixRgb(bright[0]!, isBright(ground) ? [30, 30, 36] : [255, 255, 255], 0.3)]
  const middle = mean(streams)
  const last = isChanging ? nth(lastBright, 0) : middle
  const first = MEETS.has(steps[0] ?? 'meet') || steps.length < 2 ? ['apart', ...steps] : steps
  // A form that ends in another colour has mixed by then.
  const told = isChanging && first.at(-1) !== 'mix' && first.at(-1) !== 'vanish' ? [...first, 'mix'] : first
  const puffs = streams.map(colour =>
    Array.from({ length: PUFFS }, () => {
      const light = seeded.between(0, 0.22)
      return {
        own: blob(mixRgb(colour, [255, 255, 255], light)),
        last: blob(mixRgb(last, [255, 255, 255], light)),
        up: seeded.next(),
        size: seeded.between(0.6, 1.3),
        phase: seeded.between(0, 6.28),
        side: seeded.between(-1, 1),
      }
    }),
  )
  return (context, seconds, progress) => {
    paintGround(context, frame, ground, { rim: dimmed(nth(dark, 0), 0.08), heart: dimmed(nth(dark, 0), 0.3) })
    context.globalCompositeOperation = 'source-over'
    const { from, to, share } = stepAt(told, progress)
    const [a, b] = [STATES[from] ?? STATES['apart']!, STATES[to] ?? STATES['apart']!]
    const now = (of: keyof State): number => a[of] + (b[of] - a[of]) * share
    const [away, wind, mixed, dense] = [now('away'), now('wind'), now('mixed'), now('dense')]
    const mixes = isChanging || mixed > 0.5 ? mixed : mixed * 0.4
    for (let puff = 0; puff < PUFFS; puff++)
      for (const [which, all] of puffs.entries()) {
        const { own, last: end, up: start, size, phase, side } = all[puff]!
        const up = (start + seconds * 0.055) % 1
        const place = streams.length === 1 ? 0 : (2 * which) / (streams.length - 1) - 1
        const turn = up * 9 + seconds * 0.7 + (which * 6.28) / streams.length
        const sway = 0.045 * Math.sin(up * 7 - seconds * 0.9 + which * 2) * (0.3 + up)
        const wide = 0.035 + 0.1 * up
        const x =
          0.5 +
          place * 0.27 * away * (1 - wind) +
          wind * 0.1 * Math.sin(turn) * (0.5 + up) +
          sway +
          side * wide * (0.5 + mixed)
        const y = 1.06 - up * 1.12
        const reach = height * (0.1 + 0.2 * up) * size * (1 + 0.25 * Math.sin(phase + seconds * 0.4))
        const alpha = 0.34 * dense * Math.sin(Math.PI * Math.min(1, 0.12 + up * 0.86))
        const draw = (picture: typeof own, much: number): void => {
          if (much < 0.01) return
          context.globalAlpha = alpha * much
          context.drawImage(picture, x * width - reach / 2, y * height - reach / 2, reach, reach)
        }
        draw(own, 1 - mixes)
        draw(end, mixes)
      }
    context.globalAlpha = 1
  }
}

const mean = (colours: readonly Rgb[]): Rgb =>
  colours
    .reduce<Rgb>(
      (sum, colour) => mixRgb(sum, [sum[0] + colour[0], sum[1] + colour[1], sum[2] + colour[2]], 1),
      [0, 0, 0],
    )
    .map(part => part / colours.length) as unknown as Rgb
