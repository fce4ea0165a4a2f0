import { type Part, ball, box, pillar } from './part.ts'

/** How far a line hangs through, at a share of its way from one end to the other. */
const sag = (x: number, half: number): number => 1 - (x / half) * (x / half)

const FLAGS = ['#2a6ac0', '#f4f2ec', '#d8342a', '#2e9a4a', '#f0c02a'] as const

/** What is hung up across a street, a yard or a slope, between two poles. */
export const GARLANDS = {
  'lantern-string': ({ isLit, colour }) =>
    [-4.4, -3.3, -2.2, -1.1, 0, 1.1, 2.2, 3.3, 4.4].flatMap(x => {
      const y = 0.5 - 0.7 * sag(x, 4.9)
      return [
        ball([x, y, 0], [0.52, 0.48, 0.52], colour ?? '#d8281e', {
          isClear: true,
          glow: isLit ? (colour ? scaled(colour, 1.3) : [1.5, 0.34, 0.1]) : [0.12, 0.01, 0.01],
        }),
        box([x, y + 0.44, 0], [1.14, 0.18, 0.03], '#4a3a30'),
      ]
    }),
  'light-string': ({ isLit }) =>
    Array.from({ length: 19 }, (_, at) => {
      const x = -4.5 + at * 0.5
      const y = 0.6 - 0.8 * sag(x, 4.7)
      return [
        ball([x, y, 0], [0.13, 0.15, 0.13], '#ffe8b8', { glow: isLit ? [2.2, 1.5, 0.6] : [0.3, 0.24, 0.14] }),
        box([x, y + 0.13, 0], [0.52, 0.03, 0.02], '#3a342e'),
      ]
    }).flat(),
  'prayer-flags': () =>
    Array.from({ length: 17 }, (_, at) => {
      const x = -4.8 + at * 0.6
      const y = 1 - 1.5 * sag(x, 5)
      return [
        box([x, y, 0], [0.46, 0.5, 0.03], FLAGS[at % FLAGS.length]!, { matter: 'cloth' }),
        box([x, y + 0.48, 0], [0.64, 0.03, 0.03], '#d8d0c0'),
      ]
    }).flat(),
  bunting: ({ seeded }) =>
    Array.from({ length: 15 }, (_, at) => {
      const x = -4.5 + at * 0.64
      const y = 0.8 - sag(x, 4.7)
      return [
        box([x, y, 0], [0.42, 0.5, 0.03], seeded.pick(['#e0402e', '#f0c83a', '#2e8ac0', '#3aa860', '#e878a8']), {
          matter: 'cloth',
        }),
        box([x, y + 0.48, 0], [0.68, 0.03, 0.03], '#e8e0d0'),
      ]
    }).flat(),
  /** A banner on its pole. */
  banner: ({ colour }) => [
    pillar([0, 0, 0], [0.1, 4.4, 0.1], '#5a4030'),
    box([0.5, 1.6, 0], [0.9, 2.6, 0.04], colour ?? '#c8301e', { matter: 'cloth' }),
    box([0.45, 4.2, 0], [1, 0.06, 0.06], '#5a4030'),
  ],
} satisfies Record<string, Part>

function scaled(colour: readonly [number, number, number], by: number): [number, number, number] {
  return [colour[0] * by, colour[1] * by, colour[2] * by]
}
