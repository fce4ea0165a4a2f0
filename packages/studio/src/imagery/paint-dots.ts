import { css, mixRgb, nth, type Rgb } from './palette.ts'
import { dimmed, isBright, paintGround, type Painter, type PainterOptions, paintSpot, stepAt } from './painter.ts'
import { CURVES, type Place } from './shapes.ts'

const COUNT = 720
const SWING = 0.08
const TURN = 2 * Math.PI

/** Position and size of a dot in a step: `away` is the progress of the step. */
type PlaceDot = (at: number, chance: Chance, seconds: number, aspect: number) => readonly [Place, size: number]
type Chance = readonly [number, number, number]

const wrap = (value: number): number => ((((value + 0.6) % 1.2) + 1.2) % 1.2) - 0.6
const anywhere = ([a, b]: Chance, aspect: number): Place => [(a - 0.5) * 1.05 * aspect, (b - 0.5) * 1.05]

/** A drop is all dots at one point. */
const drop: PlaceDot = (_, [a, b]) => [
  [0.1 * Math.sqrt(a) * Math.cos(b * TURN), 0.1 * Math.sqrt(a) * Math.sin(b * TURN)],
  1.5,
]

const above: PlaceDot = (at, chance, seconds, aspect) => {
  const [[x, y], size] = drop(at, chance, seconds, aspect)
  return [[x, y - 0.42], size]
}

const clock: PlaceDot = (at, [a, b]) => {
  const tick = at % 60
  const isHour = tick % 5 === 0
  const far = 0.4 - (isHour ? 0.1 : 0.02) * a
  const angle = (tick / 60) * TURN + 0.006 * (b - 0.5)
  return [[far * Math.sin(angle), -far * Math.cos(angle)], isHour ? 0.9 : 0.5]
}

const PLACINGS: Readonly<Record<string, PlaceDot>> = {
  above,
  drop,
  gather: drop,
  clock,
  hands: clock,
  scatter: (_, chance, seconds, aspect) => {
    const [x, y] = anywhere(chance, aspect)
    return [[x + 0.02 * Math.sin(seconds + chance[2] * TURN), y + 0.02 * Math.cos(seconds + chance[2] * TURN)], 1]
  },
  fall: (_, chance, seconds, aspect) => {
    const [x, y] = anywhere(chance, aspect)
    return [[x, wrap(y + seconds * (0.16 + 0.14 * chance[2]))], 1]
  },
  rise: (_, chance, seconds, aspect) => {
    const [x, y] = anywhere(chance, aspect)
    return [[x, wrap(y - seconds * (0.16 + 0.14 * chance[2]))], 1]
  },
  grid: (at, _, __, aspect) => {
    const columns = Math.round(Math.sqrt(COUNT * aspect))
    const rows = Math.ceil(COUNT / columns)
    const [column, row] = [at % columns, Math.floor(at / columns)]
    return [[((column + 0.5) / columns - 0.5) * aspect * 0.9, ((row + 0.5) / rows - 0.5) * 0.9], 0.95]
  },
  sphere: (at, _, seconds) => {
    const up = 1 - (2 * (at + 0.5)) / COUNT
    const angle = at * 2.39996 + seconds * 0.6
    const wide = Math.sqrt(1 - up * up)
    return [[0.38 * wide * Math.cos(angle), 0.38 * up], 0.75 + 0.4 * wide * Math.sin(angle)]
  },
  vanish: (_, chance, __, aspect) => {
    const [x, y] = anywhere(chance, aspect)
    return [[x * 1.1, y * 1.1], 0]
  },
}

function placingOf(step: string): PlaceDot {
  const curve = CURVES[step]
  if (PLACINGS[step]) return PLACINGS[step]
  if (!curve) return PLACINGS['scatter']!
  return (at, [a, b], seconds, aspect) => {
    const turn = step === 'spiral' || step === 'ring' ? seconds * 0.5 : 0
    const [x, y] = curve(at / COUNT, aspect)
    const loose = step === 'spiral' ? 0.028 : 0.014
    const [dx, dy] = [x + loose * (a - 0.5), y + loose * (b - 0.5)]
    return [[dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)], 1]
  }
}

/** Dots or beads that form one shape after another. */
export function dots({ frame, seeded, bright, dark, lastBright, ground, steps }: PainterOptions): Painter {
  const { width, height } = frame
  const aspect = width / height
  const told = steps.length > 1 ? steps : ['scatter', ...(steps.length > 0 ? steps : ['ring']), 'scatter']
  const all = Array.from({ length: COUNT }, (_, at) => ({
    chance: [seeded.next(), seeded.next(), seeded.next()] as const,
    colour: nth(bright, at),
    last: nth(lastBright, at),
  }))
  const isLight = isBright(ground)
  return (context, seconds, progress) => {
    paintGround(context, frame, ground, { rim: dimmed(nth(dark, 0), 0.1), heart: dimmed(nth(dark, 0), 0.5) })
    context.globalCompositeOperation = 'source-over'
    const { from, to, share } = stepAt(told, progress)
    const [before, after] = [placingOf(from), placingOf(to)]
    // If all of them are in one place, they are one drop.
    const whole = drops(from) * (1 - share) + drops(to) * share
    for (const [at, { chance, colour, last }] of all.entries()) {
      const own = Math.min(1, Math.max(0, share * 1.3 - 0.3 * chance[2]))
      const [[ax, ay], aSize] = before(at, chance, seconds, aspect)
      const [[bx, by], bSize] = after(at, chance, seconds, aspect)
      const swing = (1 - 0.8 * whole) * SWING * Math.sin(Math.PI * own)
      const x = ax + (bx - ax) * own + swing * Math.cos(chance[1] * TURN)
      const y = ay + (by - ay) * own + swing * Math.sin(chance[1] * TURN)
      const size = height * 0.0115 * (aSize + (bSize - aSize) * own) * (0.8 + 0.4 * chance[0])
      if (size < 0.2) continue
      paintBead(
        context,
        [width / 2 + x * height, height / 2 + y * height],
        size,
        mixRgb(colour, last, progress),
        isLight,
      )
    }
    const middle = [width / 2, height / 2] as const
    const high = (from === 'above' ? 1 - share : 0) * 0.42 * height
    if (whole > 0.5) paintDrop(context, [middle[0], middle[1] - high], height * 0.17 * (2 * whole - 1), nth(bright, 0))
    const hands = (from === 'hands' ? 1 - share : 0) + (to === 'hands' ? share : 0)
    if (hands > 0) paintHands(context, middle, height, Math.min(1, 2.5 * hands), (progress * told.length) % 1, isLight)
  }
}

const drops = (step: string): number => (step === 'above' || step === 'drop' || step === 'gather' ? 1 : 0)

function paintBead(context: Context, [x, y]: Place, size: number, colour: Rgb, isLight: boolean): void {
  context.fillStyle = css(mixRgb(colour, isLight ? [0, 0, 0] : [255, 255, 255], isLight ? 0.04 : 0.1))
  context.beginPath()
  context.arc(x, y, size, 0, TURN)
  context.fill()
  if (size < 2) return
  context.fillStyle = css(mixRgb(colour, [255, 255, 255], 0.75), 0.8)
  context.beginPath()
  context.arc(x - size * 0.3, y - size * 0.35, size * 0.28, 0, TURN)
  context.fill()
}
type Context = Parameters<Painter>[0]

function paintDrop(context: Context, [x, y]: Place, size: number, colour: Rgb): void {
  const shade = context.createRadialGradient(x - size * 0.35, y - size * 0.4, size * 0.05, x, y, size)
  shade.addColorStop(0, css(mixRgb(colour, [255, 255, 255], 0.9)))
  shade.addColorStop(0.35, css(colour))
  shade.addColorStop(0.85, css(mixRgb(colour, [0, 0, 0], 0.6)))
  shade.addColorStop(1, css(mixRgb(colour, [255, 255, 255], 0.2)))
  context.fillStyle = shade
  context.beginPath()
  context.arc(x, y, size, 0, TURN)
  context.fill()
}

function paintHands(
  context: Context,
  [x, y]: Place,
  height: number,
  shown: number,
  round: number,
  isLight: boolean,
): void {
  context.lineCap = 'round'
  for (const [angle, long, wide] of [
    [round * TURN, 0.3, 0.012],
    [2.1 + (round * TURN) / 12, 0.19, 0.018],
  ] as const) {
    context.strokeStyle = css(isLight ? [40, 40, 46] : [255, 244, 214], 0.95 * shown)
    context.lineWidth = wide * height
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + long * height * Math.sin(angle), y - long * height * Math.cos(angle))
    context.stroke()
    if (!isLight)
      paintSpot(
        context,
        [x + long * height * Math.sin(angle), y - long * height * Math.cos(angle)],
        height * 0.06,
        [255, 236, 190],
        0.6 * shown,
      )
  }
}
