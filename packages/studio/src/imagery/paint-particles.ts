import { smoothStep } from '../planes/plane.ts'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { mixRgb, nth, css, type Rgb } from './palette.ts'
import { dimmed, type Form, type Painter, paintGround, paintSpot, type PainterOptions } from './painter.ts'

const COUNT = 2600
/** The amplitude of particles on their way, as a share of the frame's height. */
const SWING = 0.16

type Dot = { x: number; y: number; colour: Rgb }
/** The position of each particle relative to the centre, in frame heights, its fall speed, and its grain size. */
type Placed = { dots: Dot[]; falls: number; grain: number }

/** Points of light that form one thing after another; without a form they drift. */
export function particles({ frame, seeded, dark, bright, forms, ground }: PainterOptions): Painter {
  const { width, height } = frame
  const aspect = width / height
  // Coloured points form things of that colour.
  const isTinted =
    forms[0] !== undefined && !forms[0].picture && (forms[0].name === 'scatter' || forms[0].name === 'stars')
  const stages = (forms.length > 0 ? forms : DRIFTING).map(form =>
    placeDots(form, { aspect, bright, seeded, isTinted }),
  )
  const chances = Array.from({ length: COUNT }, () => [seeded.next(), seeded.between(0, 6.28)] as const)
  return (context, seconds, progress) => {
    const glow = { rim: dimmed(nth(dark, 0), 0.12), heart: dimmed(nth(dark, 0), 0.6) }
    context.globalCompositeOperation = paintGround(context, frame, ground, glow)
    const stage = Math.min(stages.length - 1.0001, Math.max(0, progress * (stages.length - 1)))
    const [before, after] = [stages[Math.floor(stage)]!, stages[Math.floor(stage) + 1] ?? stages[0]!]
    for (let at = 0; at < COUNT; at++) {
      const [late, phase] = chances[at]!
      const share = smoothStep(0.36 + 0.16 * late, 0.64 + 0.26 * late, stage % 1)
      const [a, b] = [before.dots[at]!, after.dots[at]!]
      const swing = SWING * Math.sin(Math.PI * share)
      const x = a.x + (b.x - a.x) * share + swing * Math.cos(phase + 3 * share) + 0.003 * Math.sin(seconds * 2 + phase)
      const falls = before.falls + (after.falls - before.falls) * share
      const y = wrap(
        a.y + (b.y - a.y) * share + swing * Math.sin(phase + 3 * share),
        falls * seconds * (0.7 + 0.6 * late),
        falls,
      )
      const colour = mixRgb(a.colour, b.colour, share)
      const size = height * (0.0045 + 0.006 * late * late) * (share < 0.5 ? before.grain : after.grain)
      const [left, top] = [width / 2 + x * height, height / 2 + y * height]
      context.fillStyle = css(colour, 0.55 + 0.4 * Math.sin(phase + seconds * 3) ** 2)
      context.fillRect(left, top, size, size * (1 + 5 * falls))
      if (at % 16 === 0) paintSpot(context, [left, top], size * 6, colour, 0.4)
    }
  }
}

const wrap = (y: number, fallen: number, falls: number): number =>
  falls < 0.01 ? y : ((((y + fallen + 0.6) % 1.2) + 1.2) % 1.2) - 0.6

const DRIFTING: readonly Form[] = [
  { name: 'scatter', count: 1 },
  { name: 'galaxy', count: 1 },
  { name: 'scatter', count: 1 },
]

/** Forms without a picture. */
export const FREE_FORMS = ['scatter', 'galaxy', 'network', 'code', 'rain', 'sand', 'stars'] as const

function placeDots(
  form: Form,
  {
    aspect,
    bright,
    seeded,
    isTinted,
  }: { aspect: number; bright: readonly Rgb[]; seeded: SeededRandom; isTinted: boolean },
): Placed {
  const any = (): Dot => ({
    x: seeded.between(-0.52, 0.52) * aspect,
    y: seeded.between(-0.52, 0.52),
    colour: nth(bright, Math.floor(seeded.next() * bright.length)),
  })
  const each = (make: (at: number) => Dot, falls = 0, grain = 1): Placed => ({
    dots: Array.from({ length: COUNT }, (_, at) => make(at)),
    falls,
    grain,
  })
  if (form.picture)
    return each(
      sampler(form, aspect, seeded, isTinted ? bright[0] : undefined),
      0,
      form.count > 1 || form.isLettering ? 1 : 1.7,
    )
  switch (form.name) {
    case 'galaxy':
      return each(at => {
        // A fifth of the particles is the core, others are two arms, and some are between the arms.
        const far = at % 5 === 0 ? 0.16 * seeded.next() : seeded.next() ** 0.7 * 0.85
        const loose = at % 4 === 0 ? 1.3 : 0.45
        const angle = far * 5.5 + (at % 2) * Math.PI + loose * (seeded.next() + seeded.next() - 1)
        const [x, y] = [far * Math.cos(angle), far * Math.sin(angle) * 0.45]
        const colour = mixRgb([255, 236, 200], nth(GALAXY, at % GALAXY.length), Math.min(1, far * 1.6))
        return { x, y: y - 0.12 * x, colour }
      })
    case 'network': {
      const knots = Array.from({ length: 44 }, () => any())
      return each(at => {
        const from = knots[at % knots.length]!
        const near = knots.toSorted(
          (a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y),
        )
        const to = near[1 + (Math.floor(at / knots.length) % 4)]!
        const share = at % 4 === 0 ? 0.02 * seeded.next() : seeded.next()
        const bend = 0.03 * Math.sin(share * Math.PI)
        return {
          x: from.x + (to.x - from.x) * share + bend,
          y: from.y + (to.y - from.y) * share - bend,
          colour: [120, 214, 255],
        }
      })
    }
    case 'code':
      return each(
        at => ({
          x: (((at % 46) + 0.5) / 46 - 0.5) * aspect,
          y: any().y,
          colour: mixRgb([60, 255, 150], [220, 255, 230], seeded.next() ** 4),
        }),
        0.22,
      )
    case 'rain':
      return each(() => ({ ...any(), colour: mixRgb([120, 160, 220], [220, 236, 255], seeded.next()) }), 0.9)
    case 'sand':
      return each(at => {
        const x = (seeded.next() + seeded.next() + seeded.next() - 1.5) * 0.62
        const heap = 0.3 * Math.exp(-((x / 0.42) ** 2))
        const y = at % 9 === 0 ? seeded.between(-0.5, 0.3) : 0.46 - heap * seeded.next()
        return {
          x: at % 9 === 0 ? x * 0.06 : x * 1.3,
          y,
          colour: mixRgb([196, 146, 78], [255, 224, 160], seeded.next()),
        }
      })
    case 'stars':
      return each(() => ({ ...any(), colour: mixRgb([255, 226, 140], [255, 255, 240], seeded.next()) }))
    default:
      return each(any)
  }
}

const GALAXY: readonly Rgb[] = [
  [120, 150, 255],
  [214, 120, 255],
  [110, 220, 255],
]

/** The filled points of a picture, with its colours; for several, as many small ones over the frame. */
function sampler(
  { picture, count, isLettering }: Form,
  aspect: number,
  seeded: SeededRandom,
  tint: Rgb | undefined,
): () => Dot {
  const { width, height, rgba } = picture!
  const inked: number[] = []
  for (let at = 0; at < width * height; at++)
    if (rgba[at * 4 + 3]! > 128 && (!isLettering || rgba[at * 4]! > 128)) inked.push(at)
  const many = Math.min(14, count > 1 ? Math.max(9, count) : 1)
  const places = Array.from({ length: many }, (_, at) =>
    many === 1
      ? { x: 0, y: 0, size: isLettering ? 0.82 * aspect : 0.8 }
      : {
          x: ((at + 0.5) / many - 0.5) * aspect * 0.92,
          y: seeded.between(-0.34, 0.34),
          size: seeded.between(0.17, 0.3),
        },
  )
  return () => {
    const place = places[Math.floor(seeded.next() * many)]!
    const at = inked[Math.floor(seeded.next() * inked.length)] ?? 0
    const scale = place.size / Math.max(width, height)
    const colour: Rgb = [rgba[at * 4]!, rgba[at * 4 + 1]!, rgba[at * 4 + 2]!]
    return {
      x: place.x + ((at % width) - width / 2) * scale,
      y: place.y + (Math.floor(at / width) - height / 2) * scale,
      colour: mixRgb(tint ? mixRgb(colour, tint, 0.7) : colour, [255, 255, 255], 0.12),
    }
  }
}
