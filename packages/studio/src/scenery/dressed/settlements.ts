import type { DressedPlace } from './dressed-place.ts'
import type { Dressing } from './dressed-place.ts'
import { open } from './paint-open.ts'

const SLABS = { colour: '#a39c90', matter: 'slabs', scale: 0.9 } as const
const TURF = { colour: '#6a8448', matter: 'leaves', second: '#86985a', scale: 1.4, isTurf: true } as const
const STONES = { colour: '#9a9184', matter: 'blocks', scale: 0.7 } as const
const WALLS = ['#efe6d4', '#e0c9a4', '#d8b48c', '#ece2d2', '#c9b08c'] as const

/** Houses side by side on a terrace: how high it is, how far away, and where along it they stand. */
const terrace = (y: number, z: number, xs: readonly number[]): Dressing[] =>
  xs.map((x, at) => ({
    part: 'house' as const,
    x,
    y,
    z: z + (at % 2) * 1.6,
    turn: ((at * 37) % 30) - 15,
    scale: 0.9 + ((at * 29) % 20) / 100,
    colour: WALLS[(at + Math.round(z)) % WALLS.length]!,
  }))

/** Where many houses are one place. One row each. */
export const SETTLEMENTS: Record<string, DressedPlace> = {
  'mountain-village': open({
    horizon: 0.56,
    eye: 2.2,
    floor: 0,
    stands: [4, 12],
    land: 'grass',
    far: 'mountains',
    relief: { landLift: -0.6, bumpHeight: 0 },
    paved: [
      { ...TURF, x: [-90, 90], z: [-8, 22] },
      { colour: '#b09a78', matter: 'plaster', x: [-1.1, 1.1], z: [-8, 22], top: 0.03 },
      ...[
        [22, 36, 1.6],
        [36, 52, 3.8],
        [52, 72, 6.6],
        [72, 96, 10],
      ].flatMap(([near, far, top]) => [
        { ...STONES, x: [-80, 80] as const, z: [near!, near! + 0.6] as const, top: top!, foot: -1 },
        { ...TURF, x: [-80, 80] as const, z: [near! + 0.6, far!] as const, top: top!, foot: -1 },
      ]),
    ],
    dressing: [
      ...terrace(0, 16, [-12.4, 11.6]),
      ...terrace(1.6, 25, [-19, -10, 4.4, 13, 22]),
      ...terrace(3.8, 40, [-26, -16, -7, 2, 12, 22]),
      ...terrace(6.6, 57, [-34, -23, -12, -2, 9, 20, 31]),
      ...terrace(10, 78, [-36, -24, -11, 12, 24, 36]),
      { part: 'church', x: 1, z: 82, y: 10, scale: 0.8 },
      { part: 'well', x: 4.6, z: 12.6 },
      { part: 'fence', x: -6.2, z: 10.4, turn: -30 },
    ],
    growth: [
      { kind: 'broadleaf', count: 12, z: [15, 21], x: [5.4, 0.5], height: [3.4, 5] },
      { kind: 'pine', count: 12, z: [96, 130], x: [6, 0.6], height: [10, 16] },
      { kind: 'bush', count: 8, z: [9, 18], x: [4.6, 0.3], height: [0.5, 0.9] },
    ],
  }),
  'apartment-block': open({
    horizon: 0.66,
    floor: 0,
    stands: [4, 12],
    paved: [
      { ...SLABS, x: [-60, 60], z: [-8, 120] },
      { ...TURF, scale: 0.8, x: [-40, -5], z: [12, 24], top: 0.1 },
      { ...TURF, scale: 0.8, x: [5, 40], z: [12, 24], top: 0.1 },
    ],
    dressing: [
      { part: 'block', x: -10.4, z: 30, scale: 0.62, colour: '#c8b09a' },
      { part: 'block', x: 1.6, z: 34, scale: 0.74, colour: '#b8a08c' },
      { part: 'block', x: 14, z: 30, scale: 0.66, colour: '#d2c4ae' },
      { part: 'block', x: -24, z: 34, scale: 0.8, colour: '#a8b0b4' },
      { part: 'block', x: 28, z: 36, scale: 0.8, colour: '#c0a890' },
      { part: 'block', x: -8, z: 66, scale: 1.1 },
      { part: 'block', x: 16, z: 70, scale: 1.2 },
      { part: 'lamp-post', x: 4.4, z: 11, mirrored: true },
      { part: 'bench', x: 6.4, z: 13.6, turn: 20 },
      { part: 'car', x: -8.6, z: 25, turn: 90, scale: 0.9 },
    ],
    growth: [
      { kind: 'broadleaf', count: 8, z: [15, 24], x: [6.4, 0.3], height: [4, 6] },
      { kind: 'bush', count: 10, z: [12, 16], x: [5.6, 0.4], height: [0.5, 0.9] },
    ],
  }),
}
