import type { DressedPlace } from './dressed-place.ts'
import type { Fill } from '../plate.ts'
import { interior } from './paint-interior.ts'
import { open } from './paint-open.ts'

const SLABS = { colour: '#a39c90', matter: 'slabs', scale: 0.9 } as const
const WIDE = { x: [-60, 60], z: [-8, 120] } as const

/** Places that are full of something the words name: the same names as `dressed`, with room for goods. One row each. */
const SMALL: Readonly<Record<string, DressedPlace>> = {
  shop: interior({
    size: [8, 3.1, 7.4],
    floor: { colour: '#b08a60', matter: 'boards', scale: 0.16, gloss: 0.06 },
    walls: { colour: '#efe4d2', matter: 'plaster' },
    windows: { right: [[0.4, 3, 0.3, 2.7]] },
    view: 'city',
    lights: {
      kind: 'pendant',
      at: [
        [-2, 5.4],
        [0, 5.4],
        [2, 5.4],
      ],
      always: true,
      strength: 0.75,
    },
    stands: [3, 4.3],
    dressing: [
      { part: 'ware-shelf', x: -2.5, z: 7.1, scale: 1.06 },
      { part: 'ware-shelf', x: 0, z: 7.1, scale: 1.06 },
      { part: 'ware-shelf', x: 2.5, z: 7.1, scale: 1.06 },
      { part: 'ware-shelf', x: -3.72, z: 5, turn: -90 },
      { part: 'ware-shelf', x: 3.72, z: 5.6, turn: 90 },
      { part: 'ware-table', x: -2.15, z: 5.5 },
      { part: 'ware-rail', x: 0, z: 6.3, y: 2.6 },
      { part: 'counter', x: 2, z: 5.5, scale: 0.8, colour: '#8a6a48' },
    ],
  }),
  workshop: interior({
    size: [8, 3.4, 7.4],
    floor: { colour: '#8a7a66', matter: 'slabs', scale: 0.7 },
    walls: { colour: '#b8a488', matter: 'plaster' },
    ceiling: { colour: '#6a4a32', matter: 'boards', scale: 0.3 },
    windows: { right: [[1.6, 4.4, 1.1, 2.7]], bars: '#3a3632' },
    lights: {
      kind: 'bulb',
      at: [
        [-1.6, 5],
        [1.6, 5.4],
      ],
      strength: 1,
    },
    stands: [3, 4.3],
    dressing: [
      { part: 'workbench', x: 0, z: 6.7, scale: 1.05 },
      { part: 'ware-shelf', x: -2.6, z: 7.1, colour: '#8a6a48' },
      { part: 'ware-shelf', x: 2.6, z: 7.1, colour: '#8a6a48' },
      { part: 'ware-table', x: -2.5, z: 5.3, colour: '#9a7248' },
      { part: 'ware-table', x: 3.1, z: 4.9, turn: 90, colour: '#9a7248' },
      { part: 'ware-wall', x: -3.95, z: 4.9, y: 0.9, turn: -90 },
      { part: 'stool', x: 1.9, z: 5.5, colour: '#8a5e3a' },
      { part: 'crate', x: -3.4, z: 6.3, scale: 0.6 },
    ],
  }),
  factory: interior({
    size: [16, 7, 20],
    floor: { colour: '#8a9088', matter: 'slabs', scale: 2, gloss: 0.05 },
    walls: { colour: '#a8b0b0', matter: 'stripes', second: '#98a0a0', scale: 0.5 },
    ceiling: { colour: '#7a8284', matter: 'boards', scale: 1 },
    windows: {
      right: [
        [1, 8, 3.6, 6],
        [9, 16, 3.6, 6],
      ],
      bars: '#4a5052',
    },
    lights: {
      kind: 'panel',
      at: [
        [-3, 6],
        [3, 6],
        [-3, 12],
        [3, 12],
      ],
      always: true,
      strength: 2.4,
    },
    stands: [4, 6.4],
    eye: 1.7,
    dressing: [
      { part: 'ware-belt', x: -1.5, z: 8.4 },
      { part: 'ware-belt', x: 3.6, z: 8.4 },
      { part: 'ware-belt', x: -4, z: 11.6 },
      { part: 'ware-belt', x: 1.2, z: 11.6 },
      { part: 'ware-belt', x: -4.6, z: 6, turn: -90 },
      { part: 'machine', x: 6.4, z: 9.4, every: 3.4, until: 18, turn: 90 },
      { part: 'machine', x: -6.6, z: 9.4, every: 3.4, until: 18, turn: -90, colour: '#c88a2a' },
      { part: 'machine', x: 0, z: 16, scale: 1.3, colour: '#3a6a9a' },
      { part: 'pipes', x: -7.8, z: 8, turn: -90, every: 4, until: 18, y: 2 },
    ],
  }),
  museum: interior({
    size: [11, 4.6, 11],
    floor: { colour: '#b08a60', matter: 'boards', scale: 0.14, gloss: 0.1 },
    walls: { colour: '#ece8e0', matter: 'plaster' },
    back: { colour: '#6a7a86', matter: 'plaster' },
    lights: {
      kind: 'panel',
      at: [
        [-2.6, 4],
        [2.6, 4],
        [-2.6, 8],
        [2.6, 8],
      ],
      strength: 1.6,
    },
    stands: [3.4, 5],
    dressing: [
      { part: 'plinth', x: 2.6, z: 6, mirrored: true },
      { part: 'plinth', x: 3.6, z: 7.8, mirrored: true },
      { part: 'plinth', x: 1.3, z: 8, mirrored: true },
      { part: 'ware-shelf', x: -2.6, z: 10.7, scale: 1.15, colour: '#d8d0c4' },
      { part: 'ware-shelf', x: 0, z: 10.7, scale: 1.15, colour: '#d8d0c4' },
      { part: 'ware-shelf', x: 2.6, z: 10.7, scale: 1.15, colour: '#d8d0c4' },
      { part: 'painting', x: 5.4, z: 4.6, y: 1.3, turn: 90, every: 2.6, until: 10, mirrored: true },
    ],
  }),
  room: interior({
    size: [7, 2.9, 6.4],
    floor: { colour: '#a87848', matter: 'boards', scale: 0.16, gloss: 0.05 },
    walls: { colour: '#e6d8c4', matter: 'plaster' },
    windows: { right: [[1.2, 3.4, 0.8, 2.3]] },
    lights: {
      kind: 'pendant',
      at: [
        [-1.2, 4.8],
        [1.2, 4.8],
      ],
      strength: 0.8,
    },
    stands: [2.8, 3.9],
    dressing: [
      { part: 'ware-shelf', x: -2.2, z: 6.1 },
      { part: 'ware-shelf', x: 0.1, z: 6.1 },
      { part: 'ware-wall', x: 2.4, z: 6.35, y: 0.8 },
      { part: 'ware-shelf', x: -3.3, z: 4.6, turn: -90 },
      { part: 'ware-table', x: 2.4, z: 5.1, scale: 0.9 },
      { part: 'plant', x: 3.1, z: 5.9, scale: 1 },
    ],
  }),
  stall: open({
    floor: 0,
    horizon: 0.47,
    stands: [3.4, 5],
    paved: [{ ...SLABS, ...WIDE }],
    dressing: [
      { part: 'ware-stall', x: 0, z: 6.6, scale: 1.15 },
      { part: 'ware-stall', x: 3.5, z: 6, scale: 1.1, turn: 30 },
      { part: 'ware-stall', x: -3.5, z: 6, scale: 1.1, turn: -30 },
      { part: 'townhouse', x: -12, z: 22 },
      { part: 'townhouse', x: -5.9, z: 22 },
      { part: 'townhouse', x: 0.2, z: 22 },
      { part: 'townhouse', x: 6.3, z: 22 },
      { part: 'townhouse', x: 12.4, z: 22 },
      { part: 'lamp-post', x: 6.6, z: 10, mirrored: true },
    ],
    growth: [{ kind: 'broadleaf', count: 4, z: [12, 15], x: [6, 0.2], height: [5, 6] }],
  }),
  market: open({
    floor: 0,
    horizon: 0.48,
    stands: [4, 11],
    paved: [{ ...SLABS, ...WIDE }],
    dressing: [
      { part: 'ware-stall', x: 3.5, z: 5.4, turn: 70, every: 3.1, until: 26, mirrored: true, scale: 1.1 },
      { part: 'shop', x: 9.4, z: 6, turn: 90, every: 11, until: 44, mirrored: true },
      { part: 'lantern', x: 0, z: 13, y: 4.6, every: 5, until: 28 },
      { part: 'church', x: 1, z: 56 },
    ],
  }),
  field: open({
    stands: [4, 10],
    horizon: 0.44,
    eye: 1.9,
    land: 'dirt',
    far: 'hills',
    dressing: [
      ...[2.1, 3.2, 4.3, 5.4, 6.5, 7.6, 8.7].map(x => ({
        part: 'crop-bed' as const,
        x,
        z: 4.4,
        every: 2.1,
        until: 24,
        mirrored: true as const,
      })),
      ...[-1, 0.1, 1.2].map(x => ({ part: 'crop-bed' as const, x, z: 11, every: 2.1, until: 26 })),
      { part: 'house', x: -13, z: 44, turn: -20 },
    ],
    growth: [{ kind: 'broadleaf', count: 8, z: [40, 70], x: [10, 0.5], height: [6, 9] }],
  }),
  orchard: open({
    stands: [4, 10],
    land: 'grass',
    far: 'hills',
    dressing: [
      { part: 'fruit-tree', x: 3, z: 6.4, every: 4.4, until: 36, mirrored: true, scale: 1.2 },
      { part: 'fruit-tree', x: 7.4, z: 8.4, every: 4.4, until: 36, mirrored: true, scale: 1.3 },
      { part: 'fruit-tree', x: 0, z: 15, scale: 1.2 },
      { part: 'ware-table', x: -2.5, z: 8.4, scale: 0.8 },
    ],
    grass: { blades: 9_000, height: 0.14 },
  }),
}

/** The same for what stands on a floor or in the ground by itself: cars, pianos, maize. */
const LARGE: Readonly<Record<string, DressedPlace>> = {
  shop: interior({
    size: [14, 4.4, 13],
    floor: { colour: '#d8d4cc', matter: 'slabs', scale: 1.2, gloss: 0.14 },
    walls: { colour: '#f0eee8', matter: 'plaster' },
    windows: { right: [[0.4, 10, 0.2, 3.8]], bars: '#2e3236' },
    view: 'city',
    lights: {
      kind: 'panel',
      at: [
        [-3, 5],
        [3, 5],
        [-3, 9],
        [3, 9],
      ],
      always: true,
      strength: 1.6,
    },
    stands: [3.6, 5.4],
    dressing: [
      { part: 'platform', x: 3.9, z: 7, scale: 1.1, mirrored: true },
      { part: 'platform', x: 0, z: 9.6, scale: 1.1 },
      { part: 'platform', x: 4.4, z: 11, scale: 1.1, mirrored: true },
      { part: 'plant', x: 6.4, z: 5.4, scale: 1.4 },
    ],
  }),
  museum: interior({
    size: [18, 8, 18],
    floor: { colour: '#b8ae9e', matter: 'slabs', scale: 1.2, gloss: 0.1 },
    walls: { colour: '#d8d0c4', matter: 'plaster' },
    back: { colour: '#5a6a78', matter: 'plaster' },
    lights: {
      kind: 'panel',
      at: [
        [-4, 5],
        [4, 5],
        [-4, 11],
        [4, 11],
      ],
      strength: 2.6,
    },
    stands: [4, 6],
    dressing: [
      { part: 'platform', x: 0, z: 12, scale: 1.7 },
      { part: 'platform', x: 5.4, z: 9.4, scale: 1.3, mirrored: true },
      { part: 'column', x: 8, z: 8, every: 4, until: 17, mirrored: true },
      { part: 'painting', x: -5, z: 17.9, y: 2.2, scale: 1.6 },
      { part: 'painting', x: 5, z: 17.9, y: 2.2, scale: 1.6 },
    ],
  }),
  field: open({
    stands: [4, 9],
    horizon: 0.44,
    eye: 1.8,
    land: 'dirt',
    far: 'hills',
    dressing: [
      ...[2.2, 3.3, 4.4, 5.5, 6.6, 7.7].map(x => ({
        part: 'soil-bed' as const,
        x,
        z: 4.8,
        every: 2.1,
        until: 22,
        mirrored: true as const,
      })),
      ...[-1.1, 0, 1.1].map(x => ({ part: 'soil-bed' as const, x, z: 10, every: 2.1, until: 22 })),
    ],
  }),
}

/** The place with room for goods, where there is a row of it. */
export const findFilled = (where: string, fill: Fill): DressedPlace | undefined =>
  fill === 'large' ? (LARGE[where] ?? SMALL[where]) : SMALL[where]

/** The places that can be shown full of something. */
export const FILLED_PLACES: readonly string[] = Object.keys(SMALL)
