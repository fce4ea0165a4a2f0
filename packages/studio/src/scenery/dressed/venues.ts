import type { DressedPlace } from './dressed-place.ts'
import { interior } from './paint-interior.ts'

/** Where people are judged, fight, fly, broadcast, show tricks or look at the stars. One row each. */
export const VENUE_PLACES: Record<string, DressedPlace> = {
  courtroom: interior({
    size: [10, 4.4, 10],
    floor: { colour: '#7a5a3c', matter: 'boards', scale: 0.16, gloss: 0.08 },
    walls: { colour: '#d8ccb4', matter: 'plaster' },
    dado: { colour: '#6a4426', matter: 'boards', scale: 0.5 },
    windows: {
      left: [
        [4, 5, 1.4, 3.4],
        [6.4, 7.4, 1.4, 3.4],
      ],
    },
    lights: {
      kind: 'chandelier',
      at: [
        [-2, 5],
        [2, 5],
      ],
    },
    stands: [3.2, 5],
    dressing: [
      { part: 'judges-bench', x: 0, z: 8.6, scale: 1.1 },
      { part: 'desk', x: 3.4, z: 6, turn: 30, mirrored: true, colour: '#6a4426' },
      { part: 'pew', x: 4.2, z: 4.2, turn: 90, mirrored: true },
      { part: 'column', x: 3.6, z: 9.6, scale: 0.8, mirrored: true },
    ],
  }),
  'boxing-ring': interior({
    size: [16, 7, 16],
    floor: { colour: '#4a5058', matter: 'cloth' },
    walls: { colour: '#20242e' },
    ceiling: { colour: '#12141a' },
    lights: {
      kind: 'panel',
      at: [
        [-1.5, 5],
        [1.5, 5],
        [0, 7],
      ],
      always: true,
      strength: 2,
    },
    stands: [3.4, 6],
    dressing: [
      { part: 'boxing-ring', x: 0, z: 6.8 },
      { part: 'bleachers', x: 4.4, z: 11, mirrored: true },
      { part: 'punching-bag', x: 5.4, z: 8.6 },
    ],
  }),
  circus: interior({
    size: [18, 9, 18],
    floor: { colour: '#a8937a', matter: 'rock' },
    walls: { colour: '#c8281e', matter: 'stripes', second: '#f4ecd8', scale: 1.6 },
    ceiling: { colour: '#b82a22', matter: 'stripes', second: '#f4ecd8', scale: 1.6 },
    lights: {
      kind: 'tube',
      at: [
        [-4, 5],
        [4, 5],
        [-4, 10],
        [4, 10],
        [0, 7],
      ],
      always: true,
      strength: 1.6,
    },
    stands: [3.6, 7],
    dressing: [
      { part: 'circus-ring', x: 0, z: 6.4 },
      { part: 'bleachers', x: 5.6, z: 13.4, mirrored: true },
      { part: 'curtain', x: 1.4, z: 13.6, scale: 1.6, colour: '#3a1a6a', mirrored: true },
    ],
  }),
  'tv-studio': interior({
    size: [10, 4, 8],
    floor: { colour: '#2a3448', matter: 'slabs', scale: 1, gloss: 0.3 },
    walls: { colour: '#1a2a4a' },
    ceiling: { colour: '#10141e' },
    lights: {
      kind: 'panel',
      at: [
        [-2.4, 3.6],
        [2.4, 3.6],
        [0, 5],
      ],
      always: true,
      strength: 1.5,
    },
    stands: [3, 4.4],
    dressing: [
      { part: 'news-wall', x: 0, z: 7.7 },
      { part: 'anchor-desk', x: 0, z: 5.8 },
      { part: 'monitor', x: 3.9, z: 5, turn: 60, scale: 1.4, mirrored: true },
    ],
  }),
  observatory: interior({
    size: [10, 6, 10],
    floor: { colour: '#4a4038', matter: 'boards', scale: 0.2 },
    walls: { colour: '#3a4660', matter: 'plaster' },
    ceiling: { colour: '#2a344a' },
    windows: { back: [[-1.8, 3.4, 1.8, 5.6]], bars: '#2a323c' },
    view: 'stars',
    lights: {
      kind: 'bulb',
      at: [
        [-3, 4],
        [3, 4],
      ],
      always: true,
      strength: 0.9,
    },
    stands: [3.2, 4.8],
    dressing: [
      { part: 'great-telescope', x: 1.4, z: 7.6, scale: 1.2 },
      { part: 'bookcase', x: -3.6, z: 9.6 },
      { part: 'desk', x: -3.4, z: 6.6, turn: -40 },
      { part: 'console', x: 4, z: 5.6, turn: 60, scale: 0.8 },
    ],
  }),
  cockpit: interior({
    size: [4.4, 2.3, 5.2],
    floor: { colour: '#3a4048', matter: 'slabs', scale: 0.8 },
    walls: { colour: '#8a929c' },
    ceiling: { colour: '#6a727c', matter: 'slabs', scale: 0.5 },
    windows: { back: [[-2, 2, 1.05, 2.05]], bars: '#2a323c' },
    view: 'sky',
    lights: { kind: 'strip', at: [[0, 3]], always: true, strength: 0.7 },
    stands: [2.4, 3.2],
    horizon: 0.46,
    eye: 1.4,
    dressing: [
      { part: 'console', x: 0, z: 4.9, scale: 0.7 },
      { part: 'console', x: 1.5, z: 4.7, scale: 0.7, mirrored: true },
      { part: 'armchair', x: 1.5, z: 3.8, turn: 180, scale: 0.8, mirrored: true, colour: '#2a323c' },
    ],
  }),
}
