import type { Part } from '../body.ts'
import { around, ball, both, box, panel, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glow, gloss, long, made, metal } from './made.ts'

/** Buildings that everybody knows by their outline, in metres of a tenth of their own. */

const ONION = [0.6, 0, 0.9, 0.25, 1, 0.6, 0.9, 1, 0.55, 1.45, 0.2, 1.75, 0.05, 2.1, 0.001, 2.4]
const onion = (x: number, y: number, z: number, size: number, colour: string): Part =>
  turned(
    [x, y, z],
    ONION.map(one => one * size),
    colour,
  )
const arch = (x: number, y: number, z: number, wide: number, high: number, colour: string): Part[] => [
  box([x, y + high * 0.4, z], [wide, high * 0.8, 0.12], colour),
  ball([x, y + high * 0.8, z], [wide / 2, high * 0.2, 0.06], colour),
]

const tajMahal = (colour = '#f4efe6'): Part[] => [
  box([0, 0.3, 0], [12, 0.6, 9], '#e2d8c8', { round: 0.05 }),
  box([0, 2.2, 0], [6.4, 3.4, 6], colour, { round: 0.2 }),
  box([0, 2.5, 3.0], [2.3, 4, 0.3], colour, { round: 0.05 }),
  ...arch(0, 0.6, 3.16, 1.5, 3, '#b8a890'),
  ...both(side => [
    ...arch(side * 2.1, 0.7, 3.02, 0.8, 1.3, '#c4b6a0'),
    ...arch(side * 2.1, 2.3, 3.02, 0.8, 1.3, '#c4b6a0'),
    onion(side * 2.1, 3.9, 1.6, 0.75, colour),
    onion(side * 2.1, 3.9, -1.6, 0.75, colour),
    ...[-3.8, 3.8].flatMap(z => [
      rod([side * 5.4, 0.6, z], [side * 5.4, 6, z], [0.36, 0.28], colour),
      ring([side * 5.4, 3.4, z], 0.38, 0.09, '#d8ccb8'),
      onion(side * 5.4, 6, z, 0.36, colour),
    ]),
  ]),
  turned([0, 3.8, 0], [1.7, 0, 1.7, 0.9, 1.6, 1], colour),
  onion(0, 4.7, 0, 1.85, colour),
  rod([0, 8.9, 0], [0, 9.8, 0], 0.06, '#d8b45a', metal),
]
/** Four legs of timber with braces, a cabin with windows all around, a ladder. */
const watchtower = (colour = '#8a6240'): Part[] => [
  ...both(x =>
    [-1, 1].flatMap(z => [
      rod([x * 2.3, 0.1, z * 2.3], [x * 1.5, 8, z * 1.5], 0.2, colour),
      rod([x * 2.2, 1, z * 2.2], [x * -1.9, 4.2, z * 1.9], 0.1, colour),
      rod([x * 1.9, 4.2, z * 1.9], [x * -1.6, 7.4, z * 1.6], 0.1, colour),
    ]),
  ),
  box([0, 8.1, 0], [4.6, 0.3, 4.6], '#75502f', { round: 0.04 }),
  box([0, 8.8, 0], [3.6, 1.2, 3.6], colour, { round: 0.05 }),
  ...both(x => [-1, 1].map(z => rod([x * 1.7, 9.2, z * 1.7], [x * 1.7, 10.8, z * 1.7], 0.12, '#75502f'))),
  box([0, 9.95, 0], [3.2, 1.1, 3.2], '#f2d89a', glow),
  ...both(x => [
    rod([x * 2.2, 9.1, 2.2], [x * 2.2, 9.1, -2.2], 0.06, '#75502f'),
    rod([-2.2, 9.1, x * 2.2], [2.2, 9.1, x * 2.2], 0.06, '#75502f'),
    ...[-1, 1].map(z => rod([x * 2.2, 8.2, z * 2.2], [x * 2.2, 9.1, z * 2.2], 0.07, '#75502f')),
    rod([x * 0.35, 0.1, 2.7], [x * 0.35, 8.2, 2.2], 0.06, '#a8805a'),
  ]),
  ...[1, 2, 3, 4, 5, 6, 7].map(y => rod([-0.35, y, 2.7 - y * 0.06], [0.35, y, 2.7 - y * 0.06], 0.05, '#a8805a')),
  panel([0, 10.8, 0], [-2.6, 0, 2.6, 0, 0, 1.7], 5, '#5a3f2c', { bevel: 0.06 }),
]
const stonehenge = (colour = '#9a968e'): Part[] => [
  ...around(10, (sin, cos, at) =>
    box([sin * 3.4, 1.3 + (at % 3) * 0.06, cos * 3.4], [0.8, 2.6, 0.55], at % 2 ? colour : '#8a867e', {
      round: 0.18,
      turn: [0, Math.atan2(sin, cos), (at % 3) * 0.02],
    }),
  ),
  ...[0, 1, 2, 3, 5, 6, 8].map(at => {
    const angle = ((at + 0.5) / 10) * 2 * Math.PI
    return box([Math.sin(angle) * 3.3, 2.85, Math.cos(angle) * 3.3], [2.5, 0.5, 0.6], colour, {
      round: 0.16,
      turn: [0, angle, 0],
    })
  }),
  ...both(side => [box([side * 0.9, 1.6, -0.6], [0.9, 3.2, 0.6], '#8e8a82', { round: 0.2 })]),
  box([0, 3.4, -0.6], [2.9, 0.6, 0.7], colour, { round: 0.18 }),
]
/** A needle in steps, as the highest towers are. */
const needle = (colour = '#b8c6d4'): Part[] => [
  ...[0, 1, 2, 3, 4, 5].flatMap(step =>
    around(3, (sin, cos) =>
      rod(
        [sin * (1.5 - step * 0.2), step * 2.6, cos * (1.5 - step * 0.2)],
        [sin * (1.2 - step * 0.2), step * 2.6 + 3.4, cos * (1.2 - step * 0.2)],
        0.85 - step * 0.12,
        step % 2 ? colour : '#a4b6c8',
        gloss,
      ),
    ),
  ),
  rod([0, 0, 0], [0, 19, 0], [0.9, 0.25], '#9fb2c6', gloss),
  rod([0, 18, 0], [0, 24, 0], [0.2, 0.03], '#d4dce4', metal),
]
const basilica = (colour = '#cfae84'): Part[] => [
  box([0, 2.4, 0], [6, 4.8, 5], colour, { round: 0.15 }),
  ...arch(0, 0, 2.55, 1.6, 3, '#6a5238'),
  ...both(side => [
    ...arch(side * 1.9, 0, 2.55, 1, 2.4, '#6a5238'),
    ...[0.9, 2.3].map((x, at) =>
      turned([side * x, 3.6, 1.6], [0.62, 0, 0.6, 2, 0.5, 5 - at, 0.26, 7 - at, 0.06, 8.4 - at], colour),
    ),
    ...[0.9, 2.3].map((x, at) => ball([side * x, 12.1 - at, 1.6], 0.22, '#e8c04a')),
    ...[0.9, 2.3].flatMap((x, at) =>
      [5, 6.6, 8.2].map(y => ball([side * x, y, 2.15 - (y - 5) * 0.04 - at * 0.01], [0.12, 0.34, 0.1], '#5a4630')),
    ),
  ]),
  turned([0, 4, -0.8], [1, 0, 0.95, 3, 0.7, 7, 0.3, 9.6, 0.05, 11], '#c29c70'),
  ring([0, 5, 2.5], 0.7, 0.12, '#7a9ac0', { turn: [Math.PI / 2, 0, 0] }),
]
const leaningTower = (colour = '#f0ead8'): Part[] => {
  const lean = 0.09
  const at = (y: number): number => y * lean
  return [
    ...[0, 1, 2, 3, 4, 5].flatMap(floor => [
      turned([at(floor * 1.5), floor * 1.5, 0], [1.3, 0, 1.3, 1.4, 1.45, 1.42, 1.45, 1.5, 0.01, 1.5], colour, {
        turn: [0, 0, -lean],
      }),
      ...around(12, (sin, cos) =>
        rod(
          [at(floor * 1.5) + sin * 1.42, floor * 1.5 + 0.1, cos * 1.42],
          [at(floor * 1.5 + 1.3) + sin * 1.42, floor * 1.5 + 1.35, cos * 1.42],
          0.09,
          '#d8cfb8',
        ),
      ),
    ]),
    turned([at(9), 9, 0], [1, 0, 1, 1.3, 1.1, 1.4, 0.01, 1.4], colour, { turn: [0, 0, -lean] }),
  ]
}
const operaHouse = (colour = '#f8f6f0'): Part[] => [
  box([0, 0.5, 0], [11, 1, 6], '#c8a890', { round: 0.1 }),
  ...[-3.2, -1.2, 0.9, 2.8].flatMap((x, at) => {
    const high = [2.6, 3.6, 4.2, 2.8][at]!
    return both(side => [
      panel([x + 0.2, 1, side * 0.7], [-1.1, 0, 1.5, 0, 1.25, high * 0.7, 0.9, high, -0.2, high * 0.62], 0.24, colour, {
        lean: side * -0.32,
        bevel: 0.1,
      }),
    ])
  }),
]
const triumphalArch = (colour = '#e4d8bc'): Part[] => [
  ...both(side => [
    box([side * 2.1, 2.4, 0], [1.9, 4.8, 2.4], colour, { round: 0.05 }),
    box([side * 2.1, 1.6, 1.24], [0.9, 1.8, 0.2], '#c8b894', { round: 0.08 }),
  ]),
  box([0, 5.1, 0], [6.4, 1.6, 2.6], colour, { round: 0.06 }),
  box([0, 6.2, 0], [6.1, 0.9, 2.4], colour, { round: 0.05 }),
  box([0, 4.25, 1.28], [6.5, 0.22, 0.2], '#c8b894'),
  box([0, 5.85, 1.3], [6.6, 0.2, 0.2], '#c8b894'),
  ...both(side => [ball([side * 1.25, 3.9, 0], [0.5, 0.7, 1.2], colour)]),
]
/** A stretch of a wall over a ridge with its watchtower. */
const greatWall = (colour = '#a89a84'): Part[] => [
  ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap(at => {
    const y = Math.sin(at * 0.7) * 0.5 + 1.2
    return [
      box([at * 1.6, y / 2 + 0.6, 0], [1.62, y + 1.2, 1.6], colour, { round: 0.04 }),
      ...both(side => [
        box([at * 1.6 - 0.4, y + 1.4, side * 0.7], [0.5, 0.5, 0.24], '#968872', { round: 0.03 }),
        box([at * 1.6 + 0.4, y + 1.4, side * 0.7], [0.5, 0.5, 0.24], '#968872', { round: 0.03 }),
      ]),
    ]
  }),
  box([0, 2.6, 0], [2.6, 4, 2.4], '#9c8e78', { round: 0.06 }),
  ...[-0.7, 0, 0.7].map(x => ball([x, 3, 1.22], [0.2, 0.36, 0.06], '#4a4238')),
  ...[-1.1, -0.37, 0.37, 1.1].map(x => box([x, 4.8, 1.05], [0.4, 0.45, 0.3], '#968872', { round: 0.03 })),
]
const pearlTower = (colour = '#d85a7a'): Part[] => [
  ...around(3, (sin, cos) => rod([sin * 2.4, 0, cos * 2.4], [sin * 0.8, 3, cos * 0.8], 0.28, '#c8ccd4')),
  ...around(3, (sin, cos) => rod([sin * 0.6, 0, cos * 0.6], [sin * 0.6, 12, cos * 0.6], 0.3, '#c8ccd4')),
  ball([0, 3.4, 0], 1.7, colour, gloss),
  ball([0, 11.4, 0], 1.25, colour, gloss),
  ball([0, 14.2, 0], 0.5, colour, glow),
  ...[6, 7.4, 8.8].map(y => ball([0, y, 0], 0.62, colour, gloss)),
  rod([0, 12, 0], [0, 16, 0], [0.25, 0.14], '#c8ccd4'),
  rod([0, 16, 0], [0, 20, 0], [0.1, 0.02], '#e8ecf0', metal),
]
const templeOfHeaven = (colour = '#3a5fa8'): Part[] => [
  ...[0, 1, 2].map(step => turned([0, step * 0.4, 0], [5 - step * 0.8, 0, 5 - step * 0.8, 0.4, 0.01, 0.4], '#f2ece0')),
  turned([0, 1.2, 0], [2.4, 0, 2.4, 1.6, 0.01, 1.6], '#b8342c'),
  turned([0, 2.7, 0], [3.3, 0, 3.2, 0.12, 2, 0.8, 0.01, 0.8], colour),
  turned([0, 3.4, 0], [1.9, 0, 1.9, 0.8, 0.01, 0.8], '#b8342c'),
  turned([0, 4.1, 0], [2.6, 0, 2.5, 0.12, 1.5, 0.8, 0.01, 0.8], colour),
  turned([0, 4.8, 0], [1.3, 0, 1.3, 0.6, 0.01, 0.6], '#b8342c'),
  turned([0, 5.3, 0], [2, 0, 1.9, 0.12, 0.8, 0.9, 0.16, 1.5, 0.01, 1.5], colour),
  ball([0, 6.95, 0], [0.22, 0.32, 0.22], '#e8b83c', metal),
]

export const landmarks: Readonly<Record<string, Kind>> = {
  'drawn-taj-mahal': made(tajMahal),
  'drawn-stonehenge': made(stonehenge),
  'drawn-needle-tower': made(needle),
  'drawn-basilica': made(basilica),
  'drawn-leaning-tower': made(leaningTower),
  'drawn-opera-house': made(operaHouse),
  'drawn-triumphal-arch': made(triumphalArch),
  'drawn-great-wall': long(greatWall),
  'drawn-pearl-tower': made(pearlTower),
  'drawn-temple-of-heaven': made(templeOfHeaven),
  'drawn-watchtower': made(watchtower),
}
