import type { DressedPlace } from './dressed-place.ts'
import { open } from './paint-open.ts'

const ASPHALT = { colour: '#5a5a5e', matter: 'plaster' } as const
const WIDE = { x: [-60, 60], z: [-8, 120] } as const
const LINE = '#f0eee6'

/** Grounds for cars, trains, play and work. One row each. */
export const GROUNDS: Record<string, DressedPlace> = {
  'gas-station': open({
    floor: 0,
    horizon: 0.48,
    stands: [4, 9],
    paved: [{ ...ASPHALT, ...WIDE }],
    dressing: [
      { part: 'fuel-pump', x: 4.4, z: 12 },
      { part: 'fuel-pump', x: -4.6, z: 13 },
      { part: 'car', x: 7.6, z: 12, colour: '#2a4a8a' },
      { part: 'shop', x: 0, z: 24 },
      { part: 'shop', x: 11, z: 24 },
      { part: 'lamp-post', x: -10, z: 16, scale: 1.4 },
    ],
    growth: [{ kind: 'broadleaf', count: 8, z: [30, 40], x: [8, 0.5], height: [6, 8] }],
  }),
  'parking-lot': open({
    floor: 0,
    horizon: 0.46,
    eye: 1.9,
    stands: [4, 9],
    paved: [
      { ...ASPHALT, ...WIDE },
      ...[-12, -9, -6, -3, 0, 3, 6, 9, 12].map(x => ({
        colour: LINE,
        x: [x - 0.06, x + 0.06] as const,
        z: [11, 16] as const,
        top: 0.012,
      })),
    ],
    dressing: [
      { part: 'car', x: -10.5, z: 13.5 },
      { part: 'car', x: -7.5, z: 13.5, colour: '#e8e6e0' },
      { part: 'car', x: -4.5, z: 13.5, colour: '#b82a24' },
      { part: 'car', x: 1.5, z: 13.5, colour: '#26282c' },
      { part: 'car', x: 4.5, z: 13.5, colour: '#c8a03a' },
      { part: 'car', x: 7.5, z: 13.5, colour: '#2a4a8a' },
      { part: 'car', x: 10.5, z: 13.5 },
      { part: 'car', x: 6, z: 24, turn: 180, every: 12, mirrored: true },
      { part: 'lamp-post', x: 9, z: 18, scale: 1.5, mirrored: true },
      { part: 'block', x: 0, z: 48 },
      { part: 'block', x: 24, z: 50, mirrored: true },
    ],
  }),
  'golf-course': open({
    horizon: 0.46,
    stands: [4, 14],
    land: 'lawn',
    far: 'woods',
    dressing: [{ part: 'golf-flag', x: 3.4, z: 15, scale: 1.2 }],
    paved: [
      { colour: '#e8d8a8', matter: 'plaster', x: [-12, -6.5], z: [15, 19], top: 0.03 },
      { colour: '#e8d8a8', matter: 'plaster', x: [9, 15], z: [22, 26], top: 0.03 },
    ],
    growth: [
      { kind: 'broadleaf', count: 10, z: [24, 60], x: [11, 0.4], height: [7, 10] },
      { kind: 'bush', count: 5, z: [16, 30], x: [9, 0.3], height: [1, 1.6] },
    ],
  }),
  'race-track': open({
    floor: 0,
    horizon: 0.46,
    stands: [4, 14],
    paved: [
      { colour: '#4c8a3c', matter: 'plaster', ...WIDE, top: -0.02 },
      { colour: '#55555a', matter: 'plaster', x: [-6.5, 6.5], z: [-8, 120] },
      { colour: '#d8242c', matter: 'stripes', second: '#f4f2ec', scale: 1, x: [-7.3, -6.5], z: [-8, 120], top: 0.03 },
      { colour: '#d8242c', matter: 'stripes', second: '#f4f2ec', scale: 1, x: [6.5, 7.3], z: [-8, 120], top: 0.03 },
      { colour: LINE, x: [-6.5, 6.5], z: [17, 17.6], top: 0.012 },
    ],
    dressing: [
      { part: 'gantry', x: 0, z: 22 },
      { part: 'stand', x: 24, z: 34, turn: 90, mirrored: true },
      { part: 'tyres', x: 8.6, z: 10, every: 3, until: 40, mirrored: true },
      { part: 'floodlight', x: 15, z: 60, mirrored: true },
    ],
  }),
  railway: open({
    horizon: 0.48,
    floor: 0,
    stands: [4, 12],
    land: 'grass',
    far: 'hills',
    relief: { landLift: -0.25, bumpHeight: 0.05 },
    paved: [
      { colour: '#8a8078', matter: 'rock', x: [-2.1, 2.1], z: [-8, 140], top: -0.04 },
      ...Array.from({ length: 40 }, (_, at) => ({
        colour: '#5a4634',
        x: [-1.3, 1.3] as const,
        z: [-2 + at * 1.1, -1.7 + at * 1.1] as const,
        top: 0.02,
      })),
      { colour: '#b8bcc0', x: [-0.78, -0.68], z: [-8, 140], top: 0.12 },
      { colour: '#b8bcc0', x: [0.68, 0.78], z: [-8, 140], top: 0.12 },
    ],
    dressing: [
      { part: 'signal', x: 3.6, z: 14 },
      { part: 'pylon', x: -8, z: 20, every: 24, until: 100, scale: 0.5 },
      { part: 'fence', x: 6.5, z: 16, turn: 90, every: 3, until: 60 },
    ],
    growth: [{ kind: 'broadleaf', count: 8, z: [24, 70], x: [9, 0.4], height: [5, 8] }],
  }),
  'ski-slope': open({
    horizon: 0.5,
    stands: [4, 16],
    land: 'snow',
    far: 'mountains',
    relief: { bumpHeight: 0.3 },
    dressing: [
      { part: 'mast', x: 9, z: 18, every: 18, until: 90, scale: 0.8 },
      { part: 'fence', x: -8, z: 14, turn: 90, every: 3, until: 40 },
      { part: 'hut', x: -14, z: 34, scale: 1.4 },
    ],
    growth: [{ kind: 'pine', count: 16, z: [16, 80], x: [9, 0.5], height: [5, 9] }],
  }),
  'industrial-area': open({
    floor: 0,
    horizon: 0.46,
    stands: [4, 14],
    paved: [{ ...ASPHALT, ...WIDE }],
    dressing: [
      { part: 'block', x: -20, z: 40, scale: 0.7, colour: '#8a8e92' },
      { part: 'chimney-stack', x: -9, z: 46, scale: 1.4 },
      { part: 'chimney-stack', x: 6, z: 52, scale: 1.6 },
      { part: 'silo', x: 14, z: 34, scale: 1.3 },
      { part: 'silo', x: 19, z: 36, scale: 1.3 },
      { part: 'container', x: 9, z: 16, turn: 10, mirrored: true },
      { part: 'container', x: 11, z: 22, turn: -6 },
      { part: 'tank', x: -12, z: 26, scale: 1.4 },
      { part: 'crane', x: 22, z: 44 },
      { part: 'fence', x: 0, z: 30, scale: 1.2 },
    ],
  }),
}
