import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import { drawTitle } from '@kinora/media/text/draw-title'
import { readPictogram } from '../../figures/read-pictogram.ts'
import { createMotif } from '../../motifs/create-motif.ts'
import { preparePrecipitation } from '../../pictures/photo/prepare-precipitation.ts'
import { clampValue, smoothStep } from '../../planes/plane.ts'
import type { Head } from '../actor.ts'
import type { Dressing } from '../template.ts'
import {
  beamPicture,
  borderPicture,
  crownPicture,
  plainPicture,
  raysPicture,
  scratchPicture,
  wingsPicture,
} from './drawn-pictures.ts'

/** The colours of a place: metal and stone, and three for its border. */
export type Palette = { metal: string; stone: string; border: readonly [string, string, string] }

/** The current positions of people on the screen. */
export type Shown = { heads: readonly Head[]; bodies: readonly { x: number; y: number; height: number }[] }

type Draw = (seconds: number, shown: Shown) => void
export type DrawnDressing = { behind?: Draw; front?: Draw }

type Options = { compositor: Compositor; seed: number; palette: Palette }

const STILL = { x: 0, y: 0, zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0.5 }
const BEAMS = ['255, 80, 160', '80, 200, 255', '255, 220, 90', '150, 110, 255'] as const

/** One decoration around people in a template, prepared on a compositor. */
export async function createDressing(
  dressing: Dressing,
  { compositor, seed, palette }: Options,
): Promise<DrawnDressing> {
  const { width, height } = compositor
  switch (dressing.put) {
    case 'motif': {
      const { from = 0, isBehind } = dressing
      const motif = await createMotif(compositor, dressing.motif, seed)
      const draw: Draw = seconds => motif(seconds, smoothStep(from, from + 0.8, seconds + 1e-3))
      return isBehind ? { behind: draw } : { front: draw }
    }
    case 'rain':
    case 'snow':
    case 'motes': {
      const facts = dressing.put === 'motes' ? ({ mood: 'romantic' } as const) : { weather: dressing.put }
      const fall = preparePrecipitation(compositor, facts, seed)
      return { front: seconds => fall(seconds + 0.8, STILL) }
    }
    case 'rays': {
      const side = Math.round(1.5 * Math.max(width, height))
      const sprite = compositor.addSprite(raysPicture(512, dressing.colour))
      return {
        behind: (seconds, { heads }) =>
          compositor.drawSprite(sprite, {
            ...middleOf(heads, compositor),
            ...CENTRE,
            scale: side / 512,
            turn: 0.18 * seconds,
            opacity: clampValue(seconds),
          }),
      }
    }
    case 'lights': {
      const sprites = BEAMS.map(colour => compositor.addSprite(beamPicture(width * 0.4, height * 1.2, colour)))
      return {
        front: seconds => {
          for (const [at, sprite] of sprites.entries())
            compositor.drawSprite(sprite, {
              x: width * (0.14 + 0.24 * at),
              y: -0.05 * height,
              anchorX: 0.5,
              anchorY: 0,
              turn: 0.4 * Math.sin(seconds * 2.1 + at * 1.7),
              opacity: 0.3 + 0.25 * Math.sin(seconds * 4.2 + at * 2.4),
            })
        },
      }
    }
    case 'flash': {
      const sprite = compositor.addSprite(plainPicture(dressing.colour ?? '#ffffff'))
      const scale = Math.max(width, height) / 4
      return {
        front: seconds => {
          const age = seconds - dressing.at
          if (age >= 0 && age < 0.5)
            compositor.drawSprite(sprite, {
              x: width / 2,
              y: height / 2,
              ...CENTRE,
              scale,
              opacity: 0.85 * (1 - age / 0.5) ** 2,
            })
        },
      }
    }
    case 'burst':
      return createBurst(dressing, compositor, seed)
    case 'prop': {
      const { x, y, from } = dressing
      const sprite = await pictogram(compositor, dressing.code)
      if (!sprite) return {}
      const scale = (dressing.size * height) / sprite.height
      return {
        front: seconds => {
          const age = seconds - from
          if (age <= 0) return
          // Overshoots slightly, then settles.
          const grown = Math.max(0.02, 1 - Math.exp(-7 * age) * Math.cos(11 * age))
          const turn = 0.06 * Math.sin(2.4 * seconds)
          compositor.drawSprite(sprite, { x: x * width, y: y * height, ...CENTRE, scale: scale * grown, turn })
        },
      }
    }
    case 'wings': {
      const rounds = Array.from({ length: 6 }, (_, at) => compositor.addSprite(wingsPicture(512, at / 5)))
      return {
        behind: (seconds, { heads }) => {
          const open = 0.5 - 0.5 * Math.cos(seconds * 7)
          for (const { x, y, radius } of heads.slice(0, 1))
            compositor.drawSprite(rounds[Math.round(open * 5)]!, {
              x,
              y: y + 1.5 * radius,
              anchorX: 0.5,
              anchorY: 0.55,
              scale: (7.5 * radius) / 512,
              opacity: smoothStep(0.2, 1.2, seconds),
            })
        },
      }
    }
    case 'crown': {
      const sprite = compositor.addSprite(crownPicture(512, palette.metal, palette.stone))
      return {
        front: (seconds, { heads }) => {
          for (const { x, y, radius, eyes } of heads.slice(0, 1))
            compositor.drawSprite(sprite, {
              x,
              y: y - 0.56 * radius - 0.9 * radius * (1 - smoothStep(0.3, 1.1, seconds)),
              turn: eyes ? Math.atan2(eyes[1].y - eyes[0].y, eyes[1].x - eyes[0].x) : 0,
              anchorX: 0.5,
              anchorY: 0.85,
              scale: (1.5 * radius) / 512,
              opacity: smoothStep(0.3, 0.7, seconds),
            })
        },
      }
    }
    case 'border': {
      const sprite = compositor.addSprite(borderPicture(width, height, palette.border))
      return { front: () => compositor.drawSprite(sprite, { x: 0, y: 0 }) }
    }
    case 'scratches': {
      const seeded = seededRandom(seed).fork('scratches')
      const sprites = Array.from({ length: 5 }, () =>
        compositor.addSprite(scratchPicture(width, height, () => seeded.next())),
      )
      return {
        front: seconds =>
          compositor.drawSprite(sprites[Math.floor(seconds * 8) % 5]!, {
            x: 0,
            y: 0,
            opacity: 0.7 * (1 - smoothStep(2.4, 3.4, seconds)),
          }),
      }
    }
    case 'title': {
      const title = drawTitle(dressing.text, {
        frame: { width, height },
        font: 'sans',
        place: 'centre',
        color: '#ffd95a',
      })
      if (!title) return {}
      const sprite = compositor.addSprite(title.picture)
      return {
        front: seconds => {
          const age = seconds - dressing.from
          if (age <= 0) return
          const scale = 1.15 + 1.4 * Math.exp(-8 * age)
          compositor.drawSprite(sprite, {
            x: width / 2,
            y: 0.86 * height,
            ...CENTRE,
            scale,
            opacity: clampValue(5 * age),
          })
        },
      }
    }
  }
}

const CENTRE = { anchorX: 0.5, anchorY: 0.5 } as const

const middleOf = (heads: readonly Head[], { width, height }: Compositor): { x: number; y: number } =>
  heads.length === 0
    ? { x: width / 2, y: height * 0.4 }
    : {
        x: heads.reduce((sum, { x }) => sum + x, 0) / heads.length,
        y: heads.reduce((sum, { y }) => sum + y, 0) / heads.length,
      }

/** Between the heads, away from faces. */
const aboveAll = (heads: readonly Head[], compositor: Compositor): { x: number; y: number } => {
  const { x, y } = middleOf(heads, compositor)
  return { x, y: y - 1.1 * (heads[0]?.radius ?? 0) }
}

async function pictogram(compositor: Compositor, code: string): Promise<Sprite | undefined> {
  const picture = await readPictogram(code)
  return picture && compositor.addSprite(picture)
}

/** From the mouth of the first person, or from between all, growing as it approaches. */
async function createBurst(
  { codes, from, every, until = Infinity }: Extract<Dressing, { put: 'burst' }>,
  compositor: Compositor,
  seed: number,
): Promise<DrawnDressing> {
  const found = await Promise.all(codes.map(code => pictogram(compositor, code)))
  const sprites = found.filter(sprite => sprite !== undefined)
  if (sprites.length === 0) return {}
  const { height } = compositor
  const seeded = seededRandom(seed).fork('burst')
  const ways = Array.from({ length: 64 }, () => ({
    x: seeded.between(-0.5, 0.5),
    y: seeded.between(-0.45, 0.12),
    turn: seeded.between(-0.4, 0.4),
  }))
  const LIFE = 1.5
  return {
    front: (seconds, { heads }) => {
      const start =
        heads.length === 1
          ? (heads[0]!.mouth ?? { x: heads[0]!.x, y: heads[0]!.y + 0.4 * heads[0]!.radius })
          : aboveAll(heads, compositor)
      const small = heads[0]?.radius ?? 0.1 * height
      for (let nth = 0; from + nth * every <= Math.min(seconds, until); nth++) {
        const age = (seconds - from - nth * every) / LIFE
        if (age > 1) continue
        const { x, y, turn } = ways[nth % ways.length]!
        const sprite = sprites[nth % sprites.length]!
        const size = (0.3 + 1.2 * age) * Math.max(0.5 * small, 0.07 * height)
        compositor.drawSprite(sprite, {
          x: start.x + x * height * age,
          y: start.y + y * height * age,
          ...CENTRE,
          scale: size / sprite.height,
          turn: turn * age,
          opacity: Math.min(1, 8 * age) * (1 - smoothStep(0.7, 1, age)),
        })
      }
    },
  }
}
