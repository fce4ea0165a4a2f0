import type { Part, Point } from '../body.ts'
import { around, ball, both, cut, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { gloss, long, made } from './made.ts'

const LEAF = '#5f9a3f'
const STALK = '#6b4a2c'
const leaf = (at: Point, size: number, turn: Point, colour = LEAF): Part =>
  ball(at, [size, size * 0.16, size * 0.45], colour, { turn })
/** In a heap that narrows downwards, as grapes hang. */
const bunch = (rows: readonly number[], r: number, colour: string): Part[] =>
  rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => {
      const angle = ((at + 0.5 * (row % 2)) / count) * 2 * Math.PI
      const far = count === 1 ? 0 : r * (0.55 + count * 0.24)
      return ball([Math.sin(angle) * far, r * (1 + row * 1.45), Math.cos(angle) * far], r * 1.1, colour, gloss)
    }),
  )
const pear = (colour: string): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0, 0.02, 0.002, 0.038, 0.02, 0.04, 0.04, 0.028, 0.066, 0.02, 0.084, 0.012, 0.095, 0.0005, 0.096],
    colour,
    gloss,
  ),
  rod([0, 0.093, 0], [0.006, 0.12, 0], 0.003, STALK),
  leaf([0.024, 0.112, 0], 0.022, [0, 0, 0.3]),
]
const crown = (at: Point, count: number, long_: number, colour: string): Part[] =>
  around(count, (s, c, n) => {
    const lean = 0.35 + 0.4 * (n % 2)
    return rod(
      at,
      [at[0] + s * long_ * lean, at[1] + long_ * (1.1 - lean * 0.5), at[2] + c * long_ * lean],
      [long_ * 0.09, 0.002],
      colour,
    )
  })
const root = (colour: string, r: number, high: number, top: string): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0, r * 0.25, high * 0.12, r * 0.7, high * 0.55, r, high * 0.9, r * 0.8, high * 0.98, 0.0005, high],
    colour,
  ),
  ...[0.35, 0.6, 0.8].map(y => ring([0, high * y, 0], r * (0.25 + 0.83 * y), r * 0.04, '#d06a20')),
  ...crown([0, high, 0], 7, high * 0.5, top),
]
const pumpkin = (colour = '#e8842c', r = 0.16): Part[] => [
  ...around(9, (s, c) => ball([s * r * 0.5, r * 0.72, c * r * 0.5], [r * 0.52, r * 0.72, r * 0.52], colour)),
  rod([0, r * 1.3, 0], [r * 0.14, r * 1.75, 0], [r * 0.14, r * 0.08], '#6b7a34'),
]
const jackOLantern = (): Part[] => {
  const r = 0.17
  const face = { material: 'glowing' } as const
  return [
    ...pumpkin('#e8842c', r),
    ...both(x => [
      cut([x * 0.07, 0.15, 0.155], [-0.035, -0.02, 0.035, -0.02, 0, 0.035], 0.03, '#ffd23f', {
        turn: [0, Math.PI / 2, 0],
        ...face,
      }),
    ]),
    cut(
      [0, 0.08, 0.158],
      [-0.09, 0.03, -0.05, 0, -0.025, 0.015, 0, -0.005, 0.025, 0.015, 0.05, 0, 0.09, 0.03, 0.05, -0.025, -0.05, -0.025],
      0.03,
      '#ffd23f',
      { turn: [0, Math.PI / 2, 0], ...face },
    ),
  ]
}
const cabbage = (colour = '#8fc86a'): Part[] => [
  ball([0, 0.08, 0], 0.07, '#b8dc8a'),
  ...around(6, (s, c, at) =>
    ball([s * 0.035, 0.07 + 0.012 * (at % 2), c * 0.035], [0.065, 0.06, 0.065], at % 2 ? colour : '#a4d47c'),
  ),
  ...around(5, (s, c) =>
    ball([s * 0.075, 0.05, c * 0.075], [0.05, 0.05, 0.022], '#76b552', { turn: [-0.5, Math.atan2(s, c), 0] }),
  ),
]

/** Fruit and vegetables. By pictogram. */
export const produce: Readonly<Record<string, Kind>> = {
  '🍌': long((colour = '#f4d03c') =>
    [-0.35, 0, 0.35].flatMap(side =>
      Array.from({ length: 5 }, (_, at) => {
        const place = (n: number): Point => {
          const angle = -0.9 + n * 0.42
          return [side * 0.1 * Math.cos(angle * 0.6), 0.1 - 0.08 * Math.cos(angle), -0.02 + 0.11 * Math.sin(angle)]
        }
        return rod(
          place(at),
          place(at + 1),
          [at === 0 ? 0.008 : 0.018, at === 4 ? 0.008 : 0.018],
          at === 0 || at === 4 ? '#c8b03c' : colour,
        )
      }),
    ),
  ),
  '🍓': made((colour = '#d8202c') => [
    turned([0, 0, 0], [0.0005, 0, 0.006, 0.002, 0.018, 0.018, 0.021, 0.03, 0.015, 0.038, 0.0005, 0.04], colour, gloss),
    ...[0.012, 0.02, 0.028].flatMap((y, row) =>
      around(6, (_, __, at) => {
        const angle = (at + row * 0.5) * 1.047
        const r = row === 0 ? 0.0135 : 0.0195
        return ball([Math.sin(angle) * r, y, Math.cos(angle) * r], 0.0014, '#f6e28a')
      }),
    ),
    ...around(6, (s, c) =>
      ball([s * 0.011, 0.04, c * 0.011], [0.003, 0.002, 0.011], '#4f9a3f', { turn: [0.3, Math.atan2(s, c), 0] }),
    ),
    rod([0, 0.04, 0], [0.003, 0.05, 0], 0.0018, '#4f9a3f'),
  ]),
  '🍇': made((colour = '#6a3a9a') => [
    ...bunch([1, 3, 5, 6, 5], 0.013, colour),
    rod([0, 0.09, 0], [0.006, 0.115, 0], 0.003, STALK),
    leaf([0.02, 0.1, 0.008], 0.026, [0.4, 0, 0.3]),
  ]),
  '🍉': made((colour = '#3f8f3f') => [
    ball([-0.05, 0.13, -0.06], [0.15, 0.13, 0.13], colour, gloss),
    ...[0, 0.52, 1.05, 1.57, 2.1, 2.6].map(turn =>
      ring([-0.05, 0.13, -0.06], 0.129, 0.008, '#1f5a2c', { turn: [1.57, turn, 0] }),
    ),
    cut([0.09, 0.002, 0.11], [-0.11, 0.1, -0.08, 0.03, 0, 0, 0.08, 0.03, 0.11, 0.1], 0.035, '#e8f0c8', {
      turn: [0, 1.3, 0],
    }),
    cut([0.09, 0.014, 0.11], [-0.1, 0.09, -0.07, 0.028, 0, 0, 0.07, 0.028, 0.1, 0.09], 0.037, '#e0323c', {
      turn: [0, 1.3, 0],
    }),
    ...[
      [-0.05, 0.07],
      [0, 0.04],
      [0.05, 0.07],
      [-0.02, 0.075],
      [0.025, 0.06],
    ].map(([x, y]) => ball([0.09 + x!, y!, 0.132 - x! * 0.28], [0.004, 0.007, 0.004], '#2c1c18')),
  ]),
  '🍋': made((colour = '#f6d83a') => [
    ball([0, 0.03, 0], [0.038, 0.029, 0.029], colour, gloss),
    ...both(x => [ball([x * 0.036, 0.03, 0], [0.011, 0.009, 0.009], colour, gloss)]),
    leaf([0.05, 0.045, 0], 0.022, [0, 0, 0.5]),
  ]),
  '🍍': made((colour = '#e0a030') => [
    turned([0, 0, 0], [0.0005, 0, 0.045, 0.005, 0.062, 0.05, 0.062, 0.11, 0.045, 0.16, 0.0005, 0.165], colour),
    ...[0.02, 0.05, 0.08, 0.11, 0.14].flatMap((y, row) =>
      around(9, (_, __, at) => {
        const angle = (at + 0.5 * (row % 2)) * 0.698
        const r = [0.054, 0.062, 0.064, 0.062, 0.053][row]!
        return ball([Math.sin(angle) * r, y, Math.cos(angle) * r], [0.013, 0.013, 0.013], '#c8842a')
      }),
    ),
    ...crown([0, 0.155, 0], 9, 0.11, '#4f8f4a'),
    ...crown([0, 0.17, 0], 5, 0.1, '#5fa84f'),
  ]),
  '🥭': made((colour = '#f0a030') => [
    ball([0, 0.045, 0], [0.045, 0.043, 0.062], colour, gloss),
    ball([0.012, 0.06, 0.012], [0.034, 0.03, 0.044], '#e0603a', gloss),
    rod([0, 0.083, -0.03], [0, 0.1, -0.035], 0.003, STALK),
  ]),
  '🍑': made((colour = '#f6a888') => [
    ...both(x => [ball([x * 0.009, 0.037, 0], [0.033, 0.037, 0.037], colour)]),
    ball([0.016, 0.045, 0.016], [0.022, 0.026, 0.024], '#ee7f72'),
    rod([0, 0.068, 0], [0, 0.08, 0], 0.003, STALK),
    leaf([0.024, 0.078, 0], 0.026, [0, 0, 0.3]),
    leaf([-0.022, 0.076, 0], 0.022, [0, 0, -0.3]),
  ]),
  '🍐': made((colour = '#b8c83c') => pear(colour)),
  '🍒': made((colour = '#c0182c') => [
    ...both(x => [
      ball([x * 0.02, 0.014, 0], 0.0145, colour, gloss),
      rod([x * 0.02, 0.026, 0], [0.002, 0.068, 0], 0.0014, '#5f7a34'),
    ]),
    leaf([0.014, 0.07, 0], 0.017, [0, 0, 0.2]),
  ]),
  '🥝': made((colour = '#8a6a3c') => [
    ball([-0.02, 0.026, -0.01], [0.034, 0.026, 0.027], colour),
    turned([0.035, 0.026, 0.02], [0.0005, -0.01, 0.027, -0.009, 0.028, 0, 0.025, 0.002, 0.0005, 0.002], '#8fc83f', {
      turn: [1.2, 0, -0.4],
    }),
    ball([0.036, 0.027, 0.022], [0.008, 0.008, 0.003], '#f4f6d8'),
  ]),
  '🥥': made((colour = '#6b4428') => [
    ball([0, 0.07, 0], 0.07, colour),
    ...around(3, (s, c) => ball([s * 0.02, 0.126, 0.025 + c * 0.02], 0.008, '#2c1a10')),
    turned(
      [0.12, 0.055, 0.05],
      [0.0005, -0.06, 0.035, -0.05, 0.06, -0.015, 0.062, 0, 0.052, 0, 0.03, -0.02, 0.0005, -0.03],
      '#6b4428',
      { turn: [0.8, 0, -0.3] },
    ),
    turned([0.12, 0.056, 0.05], [0.0005, -0.006, 0.054, -0.006, 0.053, -0.002, 0.0005, -0.002], '#fdfaf2', {
      turn: [0.8, 0, -0.3],
    }),
  ]),
  '🍈': made((colour = '#b8d08a') => [
    ball([0, 0.09, 0], 0.09, colour),
    ...[0, 0.5, 1, 1.57, 2.1, 2.6].map(turn => ring([0, 0.09, 0], 0.0885, 0.003, '#e2ecc0', { turn: [1.57, turn, 0] })),
    rod([0, 0.178, 0], [0.01, 0.2, 0], 0.006, '#6b7a34'),
  ]),
  '🍅': made((colour = '#d8301f') => [
    ball([0, 0.034, 0], [0.04, 0.034, 0.04], colour, gloss),
    ...around(5, (s, c) =>
      ball([s * 0.014, 0.067, c * 0.014], [0.005, 0.003, 0.015], '#4f8f3f', { turn: [0.2, Math.atan2(s, c), 0] }),
    ),
    rod([0, 0.065, 0], [0.003, 0.08, 0], 0.003, '#4f8f3f'),
  ]),
  '🥕': made((colour = '#ee7a24') => root(colour, 0.022, 0.17, '#5fa83f')),
  '🌽': made((colour = '#f4c83c') => [
    turned([0, 0, 0], [0.0005, 0, 0.022, 0.01, 0.026, 0.06, 0.02, 0.15, 0.008, 0.185, 0.0005, 0.19], '#e0b030'),
    ...Array.from({ length: 12 }, (_, row) => row * 0.0115 + 0.05).flatMap((y, row) =>
      around(9, (s, c) =>
        ball([s * (0.027 - y * 0.06), y, c * (0.027 - y * 0.06)], 0.0068, row % 2 ? colour : '#f8d85a', gloss),
      ),
    ),
    ...around(3, (s, c) =>
      ball([s * 0.026, 0.06, c * 0.026], [0.02, 0.07, 0.008], '#6fae4a', { turn: [0.2, Math.atan2(s, c), 0] }),
    ),
  ]),
  '🥦': made((colour = '#4f8f3f') => [
    rod([0, 0.022, 0], [0, 0.08, 0], [0.022, 0.03], '#a4c87a'),
    ...around(7, (s, c) => ball([s * 0.05, 0.105, c * 0.05], 0.034, colour)),
    ...around(4, (s, c) => ball([s * 0.026, 0.132, c * 0.026], 0.032, '#5fa34a')),
  ]),
  '🥔': made((colour = '#b58a54') => [
    ball([0, 0.034, 0], [0.055, 0.034, 0.04], colour),
    ball([0.022, 0.036, 0.004], [0.036, 0.03, 0.036], colour),
    ...(
      [
        [0.02, 0.06, 0.02],
        [-0.03, 0.05, 0.025],
        [0.05, 0.04, 0.02],
      ] as const
    ).map(at => ball(at, 0.003, '#8a6238')),
  ]),
  '🧅': made((colour = '#c87a3c') => [
    turned(
      [0, 0, 0],
      [0.0005, 0, 0.02, 0.004, 0.04, 0.028, 0.036, 0.05, 0.016, 0.066, 0.007, 0.08, 0.004, 0.095, 0.0005, 0.096],
      colour,
      gloss,
    ),
    ...around(8, (s, c) => rod([s * 0.038, 0.03, c * 0.038], [s * 0.012, 0.068, c * 0.012], 0.0015, '#a85f28')),
  ]),
  '🧄': made((colour = '#f4efe4') => [
    ...around(6, (s, c) => ball([s * 0.014, 0.02, c * 0.014], [0.014, 0.021, 0.014], colour)),
    rod([0, 0.035, 0], [0, 0.062, 0], [0.008, 0.003], '#e8dfca'),
  ]),
  '🥬': made(cabbage),
  '🌶️': long((colour = '#d0202c') => [
    ...[0, 1, 2, 3].map(at =>
      rod(
        [0, 0.016 + 0.004 * at * at * 0.3, -0.06 + at * 0.03],
        [0, 0.016 + 0.004 * (at + 1) ** 2 * 0.3, -0.03 + at * 0.03],
        [0.014 - at * 0.003, 0.011 - at * 0.003],
        colour,
        gloss,
      ),
    ),
    rod([0, 0.016, -0.062], [0, 0.03, -0.09], [0.007, 0.004], '#4f8f3f'),
  ]),
  '🥒': long((colour = '#4f8f3f') => [
    rod([0, 0.024, -0.07], [0, 0.024, 0.06], 0.023, colour),
    ...around(8, (s, c, at) => ball([s * 0.021, 0.024 + c * 0.021, -0.06 + (at % 4) * 0.036], 0.004, '#6fae4a')),
    turned([0, 0.024, 0.082], [0.0005, 0, 0.02, 0, 0.0005, 0.002], '#cfe6a0', { turn: [1.57, 0, 0] }),
  ]),
  '🍆': made((colour = '#4a2a6a') => [
    turned(
      [0, 0, 0],
      [0.0005, 0, 0.025, 0.004, 0.042, 0.03, 0.042, 0.06, 0.028, 0.11, 0.022, 0.15, 0.0005, 0.16],
      colour,
      gloss,
    ),
    ...around(5, (s, c) =>
      ball([s * 0.018, 0.15, c * 0.018], [0.008, 0.02, 0.006], '#5f8f3f', { turn: [0.4, Math.atan2(s, c), 0] }),
    ),
    rod([0, 0.155, 0], [0.006, 0.19, 0], 0.006, '#5f8f3f'),
  ]),
  '🥑': made((colour = '#3f5a2c') => [
    ...[
      [colour, 1, 0],
      ['#c8dc7a', 0.86, 0.012],
      ['#e8eca4', 0.62, 0.014],
    ].map(([hue, by, z]) =>
      ball([0, 0.045, z as number], [0.036 * (by as number), 0.045 * (by as number), 0.022], hue as string),
    ),
    ball([0, 0.036, 0.03], [0.017, 0.017, 0.014], '#8a5228', gloss),
    ball([0, 0.085, 0], [0.016, 0.018, 0.014], colour),
  ]),
  '🫐': made((colour = '#3a4a9a') => [
    ...around(4, (s, c) => ball([s * 0.011, 0.008, c * 0.011], 0.0085, colour, gloss)),
    ball([0, 0.02, 0], 0.0085, colour, gloss),
    ring([0, 0.028, 0], 0.003, 0.0012, '#22306a'),
    leaf([0.016, 0.02, 0.006], 0.012, [0.3, 0, 0.3]),
  ]),
  '🎃': made(jackOLantern),
  'drawn-pumpkin': made(colour => pumpkin(colour)),
  '🥜': made((colour = '#d2a468') => both(x => [ball([x * 0.012, 0.011, 0], [0.014, 0.011, 0.011], colour)])),
  '🌰': made((colour = '#7a3f1c') => [
    turned([0, 0, 0], [0.0005, 0, 0.012, 0.001, 0.017, 0.01, 0.014, 0.02, 0.005, 0.028, 0.0005, 0.031], colour, gloss),
    turned([0, 0, 0], [0.0005, 0, 0.0125, 0.0005, 0.0165, 0.007], '#c8a06a'),
  ]),
}
