import type { HAIR_STYLES } from '@kinora/media/scene/kit-schema'
import type { Part, Point } from '../body.ts'
import type { Hat } from './hats.ts'

export type Hair = (typeof HAIR_STYLES)[number]

/** Hats that leave the crown free: hair is visible around them. */
const OPEN_HATS: ReadonlySet<Hat> = new Set<Hat>([
  'nurse',
  'flowers',
  'headband',
  'crown',
  'mortarboard',
  'beret',
  'party',
])

/** Hair on a head of radius `r` with its centre at height `head`; under a hat, only the visible part. */
export function hairParts(style: Hair, colour: string, head: number, r: number, hat?: Hat): Part[] {
  if (style === 'none') return []
  if (hat === 'hijab') return []
  if (hat && !OPEN_HATS.has(hat)) return underHat(style, colour, head, r)
  const lock = (ball: Point, size: Point | number, turn?: Point): Part => ({
    ball,
    size,
    bone: 'head',
    colour,
    apart: true,
    ...(turn && { turn }),
  })
  const back = lock([0, head - r * 0.05, -r * 0.22], [r * 1.04, r * 0.85, r * 0.85])
  if (style === 'rim') {
    return [lock([0, head - r * 0.2, -r * 0.3], [r * 1.06, r * 0.42, r * 0.8])]
  }
  // Tilted back, to keep the face free.
  const cap = lock([0, head + r * 0.26, -r * 0.16], [r * 1.07, r * 0.86, r * 1.0], [-0.28, 0, 0])
  const fringe = lock([r * 0.28, head + r * 0.68, r * 0.62], [r * 0.6, r * 0.26, r * 0.3], [0.5, 0, -0.2])
  const fringe2 = lock([-r * 0.4, head + r * 0.66, r * 0.58], [r * 0.45, r * 0.24, r * 0.28], [0.5, 0, 0.3])
  switch (style) {
    case 'short':
      return [cap, back, fringe, fringe2]
    case 'long':
      return [
        cap,
        fringe,
        fringe2,
        lock([0, head - r * 0.45, -r * 0.4], [r * 1.08, r * 1.25, r * 0.62]),
        lock([r * 0.86, head - r * 0.5, -r * 0.05], [r * 0.26, r * 0.8, r * 0.3]),
        lock([-r * 0.86, head - r * 0.5, -r * 0.05], [r * 0.26, r * 0.8, r * 0.3]),
      ]
    case 'bob':
      return [
        cap,
        fringe,
        fringe2,
        back,
        lock([r * 0.84, head - r * 0.3, 0], [r * 0.28, r * 0.6, r * 0.42]),
        lock([-r * 0.84, head - r * 0.3, 0], [r * 0.28, r * 0.6, r * 0.42]),
      ]
    case 'bun':
      return [cap, back, fringe, fringe2, lock([0, head + r * 1.05, -r * 0.35], r * 0.42)]
    case 'tail':
      return [
        cap,
        back,
        fringe,
        fringe2,
        lock([0, head + r * 0.35, -r * 1.12], r * 0.3),
        lock([0, head - r * 0.35, -r * 1.25], [r * 0.28, r * 0.75, r * 0.28]),
      ]
    case 'curly':
      return [
        cap,
        back,
        ...Array.from({ length: 16 }, (_, i) => {
          const turn = i * 2.4
          const rise = 0.15 + (i / 16) * 1.25
          const ahead = Math.cos(turn) * Math.cos(rise) * 0.9 - 0.16
          const up = Math.sin(rise) * 0.95 + 0.08
          // No curls hang in front of the face: above the brow they lie on the head.
          const isBeforeFace = ahead > 0.25 && up < ABOVE_FACE
          return lock(
            [
              Math.sin(turn) * Math.cos(rise) * r * 1.0,
              head + r * (isBeforeFace ? ABOVE_FACE : up),
              r * (isBeforeFace ? Math.min(ahead, 0.45) : ahead),
            ],
            r * 0.34,
          )
        }),
      ]
    case 'spiky':
      return [
        cap,
        back,
        ...[-0.7, -0.35, 0, 0.35, 0.7].map(
          (side): Part => ({
            rod: [
              [side * r, head + r * 0.75, r * 0.2],
              [side * r * 1.5, head + r * 1.35, r * 0.35 - Math.abs(side) * r * 0.4],
            ],
            thick: [r * 0.28, r * 0.05],
            bone: 'head',
            colour,
            apart: true,
          }),
        ),
      ]
  }
}

/** Above the head's centre, relative to its size: the lower end of the curls over the brow. */
const ABOVE_FACE = 0.78

/** Hair at the back and beside the ears; long hair reaches the shoulders. A ponytail keeps its position. */
function underHat(style: Hair, colour: string, head: number, r: number): Part[] {
  const lock = (ball: Point, size: Point): Part => ({ ball, size, bone: 'head', colour, apart: true })
  const back = lock([0, head - r * 0.12, -r * 0.3], [r * 1.06, r * 0.6, r * 0.8])
  const sides = (low: number, long: number): Part[] =>
    [-1, 1].map(side => lock([side * r * 0.9, head + r * low, r * 0.02], [r * 0.16, r * long, r * 0.24]))
  switch (style) {
    case 'rim':
      return [lock([0, head - r * 0.2, -r * 0.3], [r * 1.06, r * 0.42, r * 0.8])]
    case 'long':
      return [back, lock([0, head - r * 0.45, -r * 0.4], [r * 1.08, r * 1.2, r * 0.62]), ...sides(-0.3, 0.72)]
    case 'bob':
      return [back, lock([0, head - r * 0.4, -r * 0.3], [r * 1.06, r * 0.62, r * 0.66]), ...sides(-0.2, 0.6)]
    case 'tail':
      return [
        back,
        lock([0, head - r * 0.25, -r * 1.1], [r * 0.28, r * 0.3, r * 0.28]),
        lock([0, head - r * 0.7, -r * 1.2], [r * 0.26, r * 0.6, r * 0.26]),
        ...sides(0.12, 0.3),
      ]
    case 'bun':
      return [back, lock([0, head - r * 0.35, -r * 1.05], [r * 0.36, r * 0.36, r * 0.36]), ...sides(0.12, 0.3)]
    case 'short':
    case 'curly':
    case 'spiky':
    case 'none':
      return [back, ...sides(0.12, 0.3)]
  }
}
