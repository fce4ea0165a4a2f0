import { createCanvas } from '@napi-rs/canvas'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Compositor } from '@kinora/media/compositor/compositor'
import { drawTitle } from '@kinora/media/text/draw-title'
import type { ShotSetting } from '../setting/setting.ts'
import { readPictogram } from '../figures/read-pictogram.ts'
import { burst } from './paint-burst.ts'
import { cloth, threads } from './paint-cloth.ts'
import { dots } from './paint-dots.ts'
import { ink } from './paint-ink.ts'
import { lines } from './paint-lines.ts'
import { FREE_FORMS, particles } from './paint-particles.ts'
import { rays } from './paint-rays.ts'
import { ribbons } from './paint-ribbons.ts'
import { ripples } from './paint-ripples.ts'
import { screens } from './paint-screens.ts'
import { smoke } from './paint-smoke.ts'
import { strokes } from './paint-strokes.ts'
import { order, tangle } from './paint-tangle.ts'
import type { Form, Painter, PainterOptions } from './painter.ts'
import { backgroundOf, paletteOf } from './palette.ts'

type Imagery = NonNullable<ShotSetting['imagery']>

const PAINTERS: Readonly<Record<Imagery['kind'], (options: PainterOptions) => Painter>> = {
  burst,
  cloth,
  dots,
  ink,
  lines,
  order,
  particles,
  rays,
  ribbons,
  ripples,
  screens,
  smoke,
  strokes,
  tangle,
  threads,
}

/** A prefix for written text in the name of a form. */
const LETTERS = 'letters:'

/** From this height in pixels on, it is painted at a smaller size. */
const LARGE = 480

/** Draws abstract pictures for things that cannot be seen. */
export type DrawImagery = (seconds: number, progress: number) => void

export async function createImagery(
  compositor: Compositor,
  imagery: Imagery,
  seeded: SeededRandom,
): Promise<DrawImagery> {
  const { width, height } = compositor
  // Soft pictures are painted small and enlarged: a quarter of the pixels, and half of the time.
  const shrunk = height > LARGE ? 2 : 1
  const small = { width: Math.ceil(width / shrunk), height: Math.ceil(height / shrunk) }
  const first = paletteOf(imagery.colours)
  const last = imagery.to ? paletteOf(imagery.to) : first
  const forms: Form[] = []
  for (const { of, count } of imagery.forms ?? []) {
    const letters = of.startsWith(LETTERS) ? of.slice(LETTERS.length) : undefined
    const picture = FREE_FORMS.some(name => name === of)
      ? undefined
      : letters
        ? drawTitle(letters, { frame: compositor, font: 'sans', place: 'board' })?.picture
        : await readPictogram(of)
    forms.push({ name: of, count, ...(picture && { picture }), ...(letters && { isLettering: true as const }) })
  }
  const paint = PAINTERS[imagery.kind]({
    frame: small,
    seeded,
    ...first,
    lastDark: last.dark,
    lastBright: last.bright,
    forms,
    ...(imagery.ground && { ground: backgroundOf(imagery.ground) }),
    steps: imagery.steps ?? [],
  })
  const canvas = createCanvas(small.width, small.height)
  const context = canvas.getContext('2d')
  const whole = shrunk > 1 ? createCanvas(width, height).getContext('2d') : undefined
  return (seconds, progress) => {
    paint(context, seconds, progress)
    whole?.drawImage(canvas, 0, 0, width, height)
    // Opaque, so that no division by alpha is needed.
    const rgba = (whole ?? context).canvas.data()
    compositor.drawLayer({ left: 0, top: 0, width, height, rgba })
  }
}
