import type { DressedPlace } from './dressed-place.ts'
import { interior } from './paint-interior.ts'
import { open } from './paint-open.ts'

const SLABS = { colour: '#a39c90', matter: 'slabs', scale: 0.9 } as const
const WIDE = { x: [-60, 60], z: [-8, 120] } as const

/** Places that one part or two make what they are. One row each. */
export const SIGHT_PLACES: Record<string, DressedPlace> = {
  staircase: interior({
    size: [5, 5.4, 7.4],
    floor: { colour: '#8a8680', matter: 'slabs', scale: 0.6 },
    walls: { colour: '#d8d4c4', matter: 'plaster' },
    dado: { colour: '#5a8a78' },
    windows: { back: [[1, 2, 3, 4.4]] },
    lights: { kind: 'bulb', at: [[0, 4.4]], always: true, strength: 2.2 },
    stands: [3, 3.9],
    dressing: [
      { part: 'stair-flight', x: 0.9, z: 4.4, scale: 1.1 },
      { part: 'stair-flight', x: -1.3, z: 7.2, turn: 180, y: 2.2, scale: 0.9 },
      { part: 'locker', x: -2.1, z: 4.4, turn: -90, scale: 0.7, colour: '#4a7a5a' },
      { part: 'painting', x: -2.46, z: 5.9, y: 1.2, turn: -90, scale: 0.4 },
    ],
  }),
  'winding-staircase': interior({
    size: [7, 9.5, 8],
    floor: { colour: '#8a8078', matter: 'slabs', scale: 0.5 },
    walls: { colour: '#e8e2d4', matter: 'blocks', scale: 0.5 },
    windows: {
      back: [
        [-2.6, -1.8, 2, 3.6],
        [1.8, 2.6, 4.6, 6.2],
      ],
    },
    lights: { kind: 'bulb', at: [[1.6, 4]], always: true, strength: 3.4 },
    stands: [3, 4],
    horizon: 0.62,
    dressing: [
      { part: 'winding-stairs', x: 0.4, z: 6.2, scale: 1.15, colour: '#a8342e' },
      { part: 'barrel', x: -2.6, z: 6.8 },
    ],
  }),
  laundromat: interior({
    size: [8.4, 3, 7.4],
    floor: { colour: '#dfe6e6', matter: 'tiles', second: '#b8ced0', scale: 0.6, gloss: 0.1 },
    walls: { colour: '#f4c8d0', matter: 'plaster' },
    back: { colour: '#4ab0aa', matter: 'plaster' },
    windows: { right: [[0.6, 3.4, 0.4, 2.6]] },
    view: 'city',
    lights: {
      kind: 'tube',
      at: [
        [-1.8, 4.6],
        [1.8, 4.6],
      ],
      always: true,
      strength: 1.1,
    },
    stands: [3, 4.4],
    dressing: [
      ...[-3.4, -2.5, -1.6, -0.7, 0.2, 1.1, 2, 2.9].flatMap(x => [
        { part: 'washer' as const, x, z: 6.9 },
        { part: 'washer' as const, x, z: 6.9, y: 1.16 },
      ]),
      { part: 'washer', x: -3.8, z: 4.4, turn: -90, every: 0.9, until: 6.2 },
      { part: 'bench', x: 2.9, z: 5.2, turn: 40, colour: '#e87a9a' },
      { part: 'plant', x: 3.8, z: 6.4 },
    ],
  }),
  'control-room': interior({
    size: [9, 3.4, 8],
    floor: { colour: '#4a5058', matter: 'slabs', scale: 0.9, gloss: 0.08 },
    walls: { colour: '#5a6672', matter: 'plaster' },
    lights: {
      kind: 'strip',
      at: [
        [-2, 4.4],
        [2, 4.4],
      ],
      strength: 1,
    },
    stands: [3, 4.2],
    dressing: [
      { part: 'board', x: -2.2, z: 7.9, y: 1.5, scale: 1.1 },
      { part: 'board', x: 2.2, z: 7.9, y: 1.5, scale: 1.1 },
      { part: 'console', x: -2.6, z: 6.4 },
      { part: 'console', x: 0, z: 6.4 },
      { part: 'console', x: 2.6, z: 6.4 },
      { part: 'console', x: -3.9, z: 4.6, turn: -70 },
      { part: 'desk', x: 3.6, z: 4.8, turn: 60 },
    ],
  }),
  backstage: interior({
    size: [7.4, 3, 6.6],
    floor: { colour: '#6a4a38', matter: 'boards', scale: 0.16 },
    walls: { colour: '#8a3a3e', matter: 'plaster' },
    lights: {
      kind: 'bulb',
      at: [
        [-1.4, 4.4],
        [1.4, 4.4],
      ],
      strength: 0.9,
    },
    stands: [2.9, 4],
    dressing: [
      { part: 'lit-mirror', x: -1.9, z: 6.2 },
      { part: 'lit-mirror', x: 0, z: 6.2 },
      { part: 'lit-mirror', x: 1.9, z: 6.2 },
      { part: 'clothes', x: -3, z: 4.9, turn: -60 },
      { part: 'clothes', x: 3, z: 5, turn: 60 },
      { part: 'curtain', x: 3.4, z: 6.3, colour: '#5a1f2a' },
    ],
  }),
  porch: open({
    floor: 0,
    horizon: 0.46,
    stands: [3.2, 4.8],
    eye: 1.5,
    paved: [
      { colour: '#a8845c', matter: 'boards', scale: 0.2, x: [-7, 7], z: [1, 7] },
      { colour: '#7a9a52', matter: 'plaster', x: [-60, 60], z: [-8, 120], top: -0.3 },
    ],
    dressing: [
      { part: 'porch', x: 0, z: 6.9 },
      { part: 'bench', x: -2.5, z: 6.2 },
      { part: 'plant', x: 2, z: 6.3, scale: 0.9 },
      { part: 'plant', x: 4.6, z: 5.9, scale: 1.1 },
      { part: 'column', x: 4.2, z: 4.6, scale: 0.55, mirrored: true, colour: '#f4efe4' },
    ],
  }),
  'roadside-diner': open({
    floor: 0,
    horizon: 0.5,
    stands: [4, 10],
    paved: [
      { colour: '#5a5a5e', matter: 'plaster', ...WIDE },
      { colour: '#e8c83a', x: [-60, 60], z: [9.9, 10.1], top: 0.012 },
    ],
    dressing: [
      { part: 'diner', x: 0, z: 17 },
      { part: 'lamp-post', x: -8, z: 14, scale: 1.3 },
      { part: 'signpost', x: 8.4, z: 13 },
      { part: 'pylon', x: -18, z: 40, scale: 0.7 },
      { part: 'mesa', x: 40, z: 180 },
    ],
  }),
  'earth-houses': open({
    stands: [4, 14],
    horizon: 0.52,
    land: 'grass',
    far: 'hills',
    dressing: [
      { part: 'earth-house', x: 3, z: 46 },
      { part: 'earth-house', x: -38, z: 76, scale: 0.9 },
      { part: 'earth-house', x: 46, z: 92, scale: 0.9 },
    ],
    growth: [
      { kind: 'broadleaf', count: 12, z: [24, 80], x: [18, 0.3], height: [5, 8] },
      { kind: 'bush', count: 10, z: [14, 30], x: [6, 0.3], height: [0.6, 1.1] },
    ],
    grass: { blades: 9_000, height: 0.16 },
  }),
  'banded-hills': open({
    horizon: 0.5,
    stands: [4, 14],
    land: 'sand',
    far: 'none',
    tints: { sand: '#c07a52', grass: '#b0704a', dry: '#c88a60' },
    relief: { rippleDepth: 0.1, landFar: 900, bumpHeight: 0.4, bumpWidth: 9 },
    dressing: [
      { part: 'banded-hill', x: -22, z: 42, turn: 18 },
      { part: 'banded-hill', x: 21, z: 48, turn: -24 },
      { part: 'banded-hill', x: -3, z: 70, turn: 6, scale: 1.2 },
      { part: 'banded-hill', x: -46, z: 76, turn: 35, scale: 1.3 },
      { part: 'banded-hill', x: 42, z: 80, turn: -30, scale: 1.4 },
      { part: 'banded-hill', x: 14, z: 110, turn: 12, scale: 1.7 },
      { part: 'banded-hill', x: -34, z: 130, turn: -16, scale: 2 },
      { part: 'banded-hill', x: 66, z: 140, turn: 28, scale: 2.2 },
      { part: 'banded-hill', x: -90, z: 150, turn: -34, scale: 2.2 },
      { part: 'banded-hill', x: 8, z: 190, turn: 4, scale: 2.6 },
    ],
  }),
  steppe: open({
    stands: [4, 14],
    horizon: 0.5,
    land: 'grass',
    far: 'plain',
    dressing: [
      { part: 'yurt', x: -4.4, z: 13, turn: -14 },
      { part: 'yurt', x: 6.4, z: 18, turn: 16, scale: 1.05 },
      { part: 'yurt', x: -12, z: 28 },
      { part: 'yurt', x: 14, z: 40, scale: 1.1 },
      { part: 'fence', x: 9.6, z: 14 },
    ],
    grass: { blades: 14_000, height: 0.16 },
  }),
  'ice-park': open({
    horizon: 0.48,
    floor: 0,
    stands: [4, 12],
    paved: [{ colour: '#e4eef4', matter: 'plaster', ...WIDE }],
    dressing: [
      { part: 'ice-castle', x: 0, z: 20, scale: 1.2 },
      { part: 'ice-block', x: -6, z: 11, scale: 0.7 },
      { part: 'ice-block', x: 6.4, z: 12, scale: 0.8 },
      { part: 'lantern', x: 3.4, z: 13, y: 3, mirrored: true },
      { part: 'lamp-post', x: 7.4, z: 15, mirrored: true },
    ],
    growth: [{ kind: 'pine', count: 12, z: [36, 60], x: [8, 0.5], height: [6, 10] }],
  }),
  overpass: open({
    floor: 0,
    horizon: 0.48,
    stands: [4, 13],
    eye: 1.5,
    paved: [
      { colour: '#6e6e70', matter: 'plaster', x: [-5, 5], z: [-8, 160] },
      { ...SLABS, x: [-60, -5], z: [-8, 160], top: 0.12 },
      { ...SLABS, x: [5, 60], z: [-8, 160], top: 0.12 },
    ],
    dressing: [
      { part: 'overpass', x: 0, z: 17 },
      { part: 'overpass', x: 0, z: 46, scale: 1.2 },
      { part: 'block', x: -18, z: 80 },
      { part: 'block', x: 20, z: 86, scale: 1.1 },
      { part: 'block', x: 2, z: 120, scale: 1.3 },
      { part: 'lamp-post', x: 6.4, z: 28, every: 14, until: 70, mirrored: true, scale: 1.3 },
    ],
  }),
}
