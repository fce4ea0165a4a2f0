import { smoothStep } from '../planes/plane.ts'
import { css, mixRgb, nth } from './palette.ts'
import { dimmed, paintGround, type Painter, type PainterOptions, stepAt } from './painter.ts'
import { CURVES, type Place } from './shapes.ts'

const POINTS = 140
/** The number of bounces of a line in a shot: each doubles the lines. */
const BOUNCES = 6
const LINE: (share: number, aspect: number) => Place = CURVES['straight']!

/** Lines that draw one shape after another, or bounce and divide until they fill the frame. */
export function lines(options: PainterOptions): Painter {
  return options.steps.some(step => step === 'bounce' || step === 'split') ? dividing(options) : shaped(options)
}

/** Each bounce on the ground makes two of each line. */
function dividing({ frame, seeded, bright, lastBright, ground, dark, steps }: PainterOptions): Painter {
  const { width, height } = frame
  const most = 2 ** BOUNCES
  const isFilling = steps.includes('fill') || steps.includes('split')
  const ways = Array.from(
    { length: most },
    () => [seeded.between(-1, 1), seeded.between(0.55, 1), seeded.next()] as const,
  )
  return (context, _, progress) => {
    paintGround(context, frame, ground, { rim: dimmed(nth(dark, 0), 0.1), heart: dimmed(nth(dark, 0), 0.5) })
    context.globalCompositeOperation = 'source-over'
    const at = Math.min(BOUNCES - 0.001, progress * 1.08 * BOUNCES)
    const bounce = Math.floor(at)
    const count = steps.includes('split') ? 2 ** bounce : Math.min(bright.length, most)
    const over = at - bounce
    const high = 4 * over * (1 - over)
    context.lineCap = 'round'
    for (let line = 0; line < count; line++) {
      const [side, strength, tilt] = ways[line]!
      const parent = ways[line >> 1]![0]
      const apart = bounce === 0 ? 0 : parent + (side - parent) * smoothStep(0, 0.8, over)
      const x = 0.5 + 0.42 * apart
      const y = 0.86 - 0.6 * high * strength
      const angle = (tilt - 0.5) * 2.2 * smoothStep(0, 1, over) + (bounce % 2) * 0.3
      // Squeezed on the ground and stretched in the air.
      const long = (0.16 + 0.1 * high) * height
      const colour = mixRgb(nth(bright, line), nth(lastBright, line), progress)
      context.strokeStyle = css(colour)
      context.lineWidth = height * 0.014 * (1 + 0.5 * bounce * (isFilling ? 1 : 0.2))
      context.beginPath()
      const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long]
      context.moveTo(x * width - dx, y * height - dy)
      context.quadraticCurveTo(x * width, y * height + (1 - high) * 0.1 * height, x * width + dx, y * height + dy)
      context.stroke()
    }
    const full = isFilling ? smoothStep(0.8, 0.97, progress) : 0
    if (full > 0) {
      // From the ground up, like a crowd.
      context.fillStyle = css(nth(lastBright, 0))
      context.fillRect(0, height * (1 - full), width, height * full)
    }
  }
}

/** `黑线打了个结，两条线拧成一股绳，拉出一颗心`. */
function shaped({ frame, seeded, bright, lastBright, ground, dark, steps }: PainterOptions): Painter {
  const { width, height } = frame
  const aspect = width / height
  const told = ['draw', ...(steps.length > 0 ? steps : ['straight', 'wave', 'straight'])]
  const count = steps.includes('grid') ? 16 : Math.max(bright.length, steps.includes('rope') ? 2 : 1)
  const phases = Array.from({ length: count }, () => seeded.between(0, 6.28))
  const spread = Math.min(0.22, 0.9 / count)
  const placed = (step: string, line: number, share: number, seconds: number): Place => {
    const beside = (line - (count - 1) / 2) * spread
    if (step === 'rope') {
      const turn = share * 26 + seconds * 1.5 + (line * 6.28) / count
      return [(share - 0.5) * aspect * 1.04, 0.045 * Math.sin(turn)]
    }
    if (step === 'grid') {
      const isUpright = line % 2 === 0
      const off = (Math.floor(line / 2) / (count / 2 - 1) - 0.5) * 0.84
      return isUpright ? [off * aspect, share - 0.5] : [(share - 0.5) * aspect, off]
    }
    const [x, y] = (CURVES[step] ?? LINE)(share, aspect)
    // A shape is drawn with parallel lines; lines across the frame are spaced evenly.
    const isOpen = step === 'straight' || step === 'draw' || step === 'wave' || step === 'zigzag' || !CURVES[step]
    const near = isOpen ? 1 : 0.12
    return [x, y + beside * near + 0.006 * Math.sin(seconds * 2 + share * 8 + phases[line]!)]
  }
  return (context, seconds, progress) => {
    paintGround(context, frame, ground, { rim: dimmed(nth(dark, 0), 0.1), heart: dimmed(nth(dark, 0), 0.5) })
    context.globalCompositeOperation = 'source-over'
    const { from, to, share } = stepAt(told, progress)
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.lineWidth = height * (count > 6 ? 0.006 : 0.014)
    const isDrawing = from === 'draw'
    const gone = to === 'vanish' ? share : from === 'vanish' ? 1 : 0
    for (let line = 0; line < count; line++) {
      context.strokeStyle = css(mixRgb(nth(bright, line), nth(lastBright, line), progress), 1 - gone)
      context.beginPath()
      const drawn = isDrawing ? 0.12 + 0.88 * Math.min(1, share * 1.2) : 1
      for (let point = 0; point <= POINTS * drawn; point++) {
        const along = point / POINTS
        const [ax, ay] = placed(isDrawing ? to : from, line, along, seconds)
        const [bx, by] = placed(to === 'vanish' ? from : to, line, along, seconds)
        const x = width / 2 + (ax + (bx - ax) * share) * height
        const y = height / 2 + (ay + (by - ay) * share) * height
        if (point === 0) context.moveTo(x, y)
        else context.lineTo(x, y)
      }
      context.stroke()
    }
    const full = to === 'fill' ? share : from === 'fill' ? 1 : 0
    if (full > 0) {
      context.fillStyle = css(nth(lastBright, 0), full)
      context.fillRect(0, 0, width, height)
    }
  }
}
