import { createCanvas } from '@napi-rs/canvas'
import { smoothStep } from '../planes/plane.ts'
import { css, mixRgb, nth, type Rgb } from './palette.ts'
import { dimmed, paintGround, type Painter, type PainterOptions, paintSpot } from './painter.ts'

/** Cloth is soft: it is shaded at few points and enlarged. */
const [WIDE, HIGH] = [160, 90]
const THREADS = 5
const BREATH_SECONDS = 2.6
const POINTS = 60

const THREADED: ReadonlySet<string> = new Set(['pull', 'tremble', 'snap'])

/** Folds of cloth that deepen and smooth, with threads across if the prompt mentions them. */
export function cloth(options: PainterOptions): Painter {
  const { frame, seeded, dark, bright, lastBright, lastDark, steps } = options
  const canvas = createCanvas(WIDE, HIGH)
  const small = canvas.getContext('2d')
  const image = small.createImageData(WIDE, HIGH)
  const [tilt, shift] = [seeded.between(0.5, 0.9), seeded.between(0, 6.28)]
  const isFlowing = steps.includes('wave')
  const across = steps.some(step => THREADED.has(step)) ? taut({ ...options, bright: bright.slice(1) }) : undefined
  return (context, seconds, progress) => {
    const [darkTone, brightTone] = [
      mixRgb(nth(dark, 0), nth(lastDark, 0), progress),
      mixRgb(nth(bright, 0), nth(lastBright, 0), progress),
    ]
    const breath = 0.5 - 0.5 * Math.cos((seconds / BREATH_SECONDS) * Math.PI)
    const fold = isFlowing ? 0.75 : 0.18 + 0.82 * breath
    const drift = seconds * (isFlowing ? 0.9 : 0.18)
    const height = (x: number, y: number): number => {
      const bend = x * 5.2 + tilt * y * 2 + 0.7 * Math.sin(y * 2.6 + shift + drift)
      return (
        Math.sin(bend + drift) * 0.6 +
        0.34 * Math.sin(bend * 1.9 - y * 2.2 + shift - drift) +
        0.16 * Math.sin(y * 6 + bend * 0.7)
      )
    }
    for (let row = 0, at = 0; row < HIGH; row++)
      for (let column = 0; column < WIDE; column++, at += 4) {
        const [x, y] = [(column / WIDE - 0.5) * (1.6 + 0.7 * fold), row / HIGH - 0.5]
        const here = height(x, y)
        const slope = (height(x + 0.02, y - 0.012) - here) * 9 * fold
        const sheen = Math.max(0, slope) ** 2.2
        const shade = Math.max(0, Math.min(1, 0.52 + 0.42 * slope + 0.12 * here * fold))
        const colour = mixRgb(
          mixRgb(darkTone, brightTone, shade),
          mixRgb(brightTone, [255, 255, 255], 0.4),
          Math.min(0.55, 0.4 * sheen),
        )
        image.data[at] = colour[0]
        image.data[at + 1] = colour[1]
        image.data[at + 2] = colour[2]
        image.data[at + 3] = 255
      }
    small.putImageData(image, 0, 0)
    context.globalCompositeOperation = 'source-over'
    context.drawImage(canvas, 0, 0, frame.width, frame.height)
    across?.(context, seconds, progress)
  }
}

/** Threads that tighten one after another. */
export function threads(options: PainterOptions): Painter {
  const { frame, dark, ground } = options
  const across = taut(options)
  return (context, seconds, progress) => {
    paintGround(context, frame, ground, { rim: dimmed(nth(dark, 0), 0.1), heart: dimmed(nth(dark, 0), 0.5) })
    context.globalCompositeOperation = 'source-over'
    across(context, seconds, progress)
  }
}

/** Each is drawn, trembles, and snaps before the next but one, if the prompt says so. */
function taut({ frame, seeded, bright, steps }: PainterOptions): Painter {
  const { width, height } = frame
  const isSnapping = steps.includes('snap')
  const colours: readonly Rgb[] = bright.length > 0 ? bright : [[232, 188, 74]]
  const ends = Array.from({ length: THREADS }, (_, at) => [
    0.16 + (0.68 * ((at * 2) % THREADS)) / (THREADS - 1) + seeded.between(-0.05, 0.05),
    0.16 + (0.68 * ((at * 3 + 1) % THREADS)) / (THREADS - 1) + seeded.between(-0.05, 0.05),
  ])
  return (context, seconds, progress) => {
    context.lineCap = 'round'
    for (const [at, [left = 0, right = 0]] of ends.entries()) {
      const age = progress * (THREADS + 0.6) - at * 0.95 + 0.25
      if (age <= 0) continue
      const drawn = smoothStep(0, 0.5, age)
      const trembling = smoothStep(0.5, 0.8, age) * (isSnapping ? 1 : 0.6)
      const snapped = isSnapping ? smoothStep(1.9, 2.4, age) : 0
      if (snapped >= 1) continue
      const colour = nth(colours, at)
      for (const half of [0, 1]) {
        context.beginPath()
        for (let point = 0; point <= POINTS; point++) {
          // From its own end to where it broke.
          const share = (point / POINTS) * 0.5 * (1 - 0.75 * snapped)
          const along = half === 0 ? share : 1 - share
          if (along > drawn) continue
          const shake = 0.014 * trembling * Math.sin(along * Math.PI * 5) * Math.sin(seconds * 31 + at) * (1 - snapped)
          const curl = snapped * 0.16 * Math.sin(share * 20 + at) * share * 2
          const y = left + (right - left) * along + shake + curl + snapped * share * 0.3
          if (point === 0) context.moveTo(along * width, y * height)
          else context.lineTo(along * width, y * height)
        }
        for (const [wide, of, alpha] of [
          [0.02, mixRgb(colour, [0, 0, 0], 0.7), 0.45],
          [0.012, colour, 1],
          [0.004, mixRgb(colour, [255, 255, 255], 0.6), 1],
        ] as const) {
          context.lineWidth = wide * height
          context.strokeStyle = css(of, alpha * (1 - snapped ** 3))
          context.stroke()
        }
      }
      const broke = 0.5
      if (snapped > 0 && snapped < 0.6)
        paintSpot(
          context,
          [broke * width, (left + (right - left) * broke) * height],
          0.09 * height,
          mixRgb(colour, [255, 255, 255], 0.5),
          1 - snapped / 0.6,
        )
    }
  }
}
