import type { DressedPlace } from './dressed-place.ts'
import { interior } from './paint-interior.ts'

/** Rooms that people go to for one thing: to look at fish or films, to record, to change, to eat, to be locked in. One row each. */
export const PUBLIC_ROOMS: Record<string, DressedPlace> = {
  aquarium: interior({
    size: [11, 3.6, 8],
    floor: { colour: '#2c3e50', matter: 'slabs', scale: 1, gloss: 0.3 },
    walls: { colour: '#1c3448', matter: 'plaster' },
    ceiling: { colour: '#101c28' },
    lights: { kind: 'strip', at: [[0, 4.5]], always: true, strength: 0.35 },
    stands: [3, 5],
    dressing: [
      { part: 'fish-tank', x: 0, z: 7.4 },
      { part: 'fish-tank', x: -4.7, z: 7.4 },
      { part: 'fish-tank', x: 4.7, z: 7.4 },
      { part: 'fish-tank', x: 5, z: 4.4, turn: 90, mirrored: true },
    ],
  }),
  jail: interior({
    size: [5.6, 3, 6],
    floor: { colour: '#7a7a76', matter: 'slabs', scale: 1.2 },
    walls: { colour: '#9a9a92', matter: 'blocks', second: '#8a8a82', scale: 0.5 },
    windows: { back: [[0.6, 1.5, 1.9, 2.5]], bars: '#3a3e42' },
    lights: { kind: 'bulb', at: [[0, 4]], always: true, strength: 0.7 },
    stands: [2.8, 4],
    dressing: [
      { part: 'bed', x: -1.7, z: 4.9, turn: -90, scale: 0.75, colour: '#6a7a6a' },
      { part: 'toilet', x: 2.1, z: 5.4 },
      { part: 'basin', x: 1.1, z: 5.7, scale: 0.8 },
      { part: 'cell', x: 2.7, z: 3.6, turn: 90, scale: 1.15, mirrored: true },
    ],
  }),
  cinema: interior({
    size: [13, 6, 13],
    floor: { colour: '#4a1c22', matter: 'cloth' },
    walls: { colour: '#3a1a20', matter: 'cloth' },
    ceiling: { colour: '#17181c' },
    lights: {
      kind: 'bulb',
      at: [
        [-5, 6],
        [5, 6],
      ],
      always: true,
      strength: 0.5,
    },
    stands: [3, 4.4],
    dressing: [
      { part: 'screen', x: 0, z: 12.7 },
      { part: 'seat-row', x: -3.6, z: 5.4, turn: 180, colour: '#a8222c', every: 1.5, until: 9 },
      { part: 'seat-row', x: 3.6, z: 5.4, turn: 180, colour: '#a8222c', every: 1.5, until: 9 },
      { part: 'seat-row', x: 0, z: 7, turn: 180, colour: '#a8222c', every: 1.5, until: 9 },
    ],
  }),
  'recording-studio': interior({
    size: [8, 3, 7],
    floor: { colour: '#8a5c3a', matter: 'boards', scale: 0.16 },
    walls: { colour: '#4a3e4a', matter: 'stripes', second: '#3a303c', scale: 0.4 },
    lights: {
      kind: 'pendant',
      at: [
        [-2, 5],
        [2, 5],
      ],
      always: true,
      strength: 0.7,
    },
    stands: [2.9, 4.4],
    dressing: [
      { part: 'mixing-desk', x: 0, z: 6.2 },
      { part: 'piano', x: -3.1, z: 5.2, turn: -60 },
      { part: 'shelf', x: 3.4, z: 6.6 },
      { part: 'stool', x: 2.2, z: 5.4 },
    ],
  }),
  'locker-room': interior({
    size: [8, 3, 7],
    floor: { colour: '#b8bcc0', matter: 'tiles', second: '#a8acb0', scale: 0.4, gloss: 0.08 },
    walls: { colour: '#d8dce0', matter: 'plaster' },
    lights: {
      kind: 'tube',
      at: [
        [-1.6, 4],
        [1.6, 4],
      ],
      always: true,
    },
    stands: [2.9, 4.6],
    dressing: [
      { part: 'locker', x: -2.6, z: 6.7 },
      { part: 'locker', x: -0.95, z: 6.7 },
      { part: 'locker', x: 0.7, z: 6.7 },
      { part: 'locker', x: 2.35, z: 6.7 },
      { part: 'locker', x: 3.7, z: 4.6, turn: 90, mirrored: true },
      { part: 'bench', x: 0.2, z: 5.7, scale: 0.9 },
    ],
  }),
  'dining-room': interior({
    size: [7.6, 2.9, 7],
    floor: { colour: '#8a5c3a', matter: 'boards', scale: 0.16, gloss: 0.06 },
    walls: { colour: '#e8dcc8', matter: 'plaster' },
    dado: { colour: '#b89a7a' },
    windows: { left: [[1.4, 4.4, 0.6, 2.4]] },
    lights: { kind: 'chandelier', at: [[0.6, 5.7]], always: true, strength: 0.7 },
    stands: [2.8, 4.3],
    dressing: [
      { part: 'dining-table', x: 0.6, z: 5.8, scale: 1.1 },
      { part: 'painting', x: 0.6, z: 6.94, y: 1.5, scale: 1 },
      { part: 'shelf', x: 3.1, z: 6.6 },
      { part: 'plant', x: -3.2, z: 6.3 },
    ],
  }),
}
