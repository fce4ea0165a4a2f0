import type { Part, Point } from '../body.ts'
import { ball, both, box, buildThing, cut, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glass, gloss, glow, long, made, metal, moving } from './made.ts'

const drone = (colour = '#e4e8ec') =>
  buildThing({
    bones: [0, 1, 2, 3].map(at => ({
      name: `rotor.${at}`,
      at: [(at & 1 ? 1 : -1) * 0.24, 0.2, (at & 2 ? 1 : -1) * 0.24] as Point,
    })),
    parts: [
      box([0, 0.13, 0], [0.18, 0.09, 0.26], colour, { round: 0.04, ...gloss }),
      ball([0, 0.08, 0.11], 0.045, '#22262e', gloss),
      ball([0, 0.08, 0.15], 0.02, '#3a73d8', gloss),
      ...[0, 1, 2, 3].flatMap(at => {
        const [x, z] = [at & 1 ? 1 : -1, at & 2 ? 1 : -1]
        return [
          rod([x * 0.06, 0.14, z * 0.08], [x * 0.24, 0.17, z * 0.24], [0.022, 0.016], '#3a3e48'),
          turned([x * 0.24, 0.15, z * 0.24], [0.0005, 0, 0.026, 0, 0.024, 0.04, 0.0005, 0.045], '#3a3e48'),
          ball([x * 0.24, 0.2, z * 0.24], [0.15, 0.005, 0.018], '#22262e', { bone: `rotor.${at}` }),
          ring([x * 0.24, 0.185, z * 0.24], 0.16, 0.006, '#e0562c'),
          rod([x * 0.07, 0.1, z * 0.08], [x * 0.1, 0.012, z * 0.09], 0.01, '#3a3e48'),
        ]
      }),
      ...both(x => [
        rod([x * 0.1, 0.012, -0.12], [x * 0.1, 0.012, 0.12], 0.011, '#3a3e48'),
        ball([x * 0.05, 0.15, -0.13], 0.012, x > 0 ? '#3fd86a' : '#ff3a2c', glow),
      ]),
    ],
  })
/** A turning plate with wet clay on it, half a bowl already. */
const pottersWheel = (colour = '#b5673f') =>
  buildThing({
    bones: [{ name: 'rotor.0', at: [0, 0.62, 0] as Point }],
    parts: [
      box([0, 0.3, 0], [0.7, 0.56, 0.6], '#8a8f98', { round: 0.05 }),
      turned([0, 0.56, 0], [0.42, 0, 0.44, 0.06, 0.4, 0.06, 0.38, 0.015, 0.0005, 0.015], '#5f646c'),
      turned([0, 0.6, 0], [0.0005, 0, 0.27, 0, 0.27, 0.03, 0.0005, 0.03], '#c8ccd2', { bone: 'rotor.0', ...metal }),
      turned(
        [0, 0.63, 0],
        [0.0005, 0, 0.13, 0, 0.11, 0.03, 0.17, 0.13, 0.185, 0.22, 0.165, 0.22, 0.15, 0.13, 0.0005, 0.05],
        colour,
        { bone: 'rotor.0', ...gloss },
      ),
      ball([0.165, 0.76, 0.05], [0.03, 0.02, 0.04], '#c87a50', { bone: 'rotor.0' }),
      ball([0.34, 0.6, -0.2], [0.09, 0.06, 0.08], colour),
    ],
  })
/** Arms that throw water in arcs. */
const sprinkler = (colour = '#2f8f5a'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.16, 0, 0.14, 0.05, 0.04, 0.08, 0.035, 0.26, 0.0005, 0.28], colour),
  ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap(at => {
    const turn = (at * Math.PI) / 4
    const [x, z] = [Math.cos(turn), Math.sin(turn)]
    return [0, 1, 2, 3, 4, 5].map(step => {
      const [out, next] = [step * 0.17, (step + 1) * 0.17]
      const high = (far: number): number => 0.28 + 1.9 * far - 1.75 * far * far
      return rod(
        [x * out, high(out), z * out],
        [x * next, high(next), z * next],
        0.014 + 0.004 * step,
        '#cfe8f6',
        glass,
      )
    })
  }),
]
const satellite = (colour = '#d8b45a'): Part[] => [
  box([0, 1.2, 0], [0.8, 1.2, 0.8], colour, { round: 0.05, ...metal }),
  ...both(x => [
    rod([x * 0.4, 1.2, 0], [x * 0.7, 1.2, 0], 0.04, '#9aa0aa', metal),
    box([x * 1.7, 1.2, 0], [2, 0.8, 0.05], '#2c4a9a', { round: 0.01, ...gloss }),
    ...[-0.7, -0.35, 0, 0.35, 0.7].map(at =>
      box([x * 1.7 + at, 1.2, 0.028], [0.03, 0.8, 0.01], '#c8d4e8', { round: 0.002 }),
    ),
    box([x * 1.7, 1.2, 0.028], [2, 0.03, 0.01], '#c8d4e8', { round: 0.002 }),
  ]),
  turned([0, 1.9, 0.1], [0.05, 0, 0.3, 0.12, 0.5, 0.3, 0.48, 0.32, 0.25, 0.16, 0.0005, 0.06], '#eef0f2', {
    turn: [0.5, 0, 0],
  }),
  rod([0, 1.95, 0.15], [0, 2.3, 0.4], 0.02, '#9aa0aa', metal),
  rod([0, 0.6, 0], [0, 0.05, 0], [0.05, 0.02], '#9aa0aa', metal),
]
const speedboat = (colour = '#e84a3c'): Part[] => [
  cut([0, 0, 0], [-2.2, 0.1, 1.2, 0, 2.5, 0.75, 2.4, 0.85, -2.2, 0.8], 1.5, '#fbf8f2', { bevel: 0.25 }),
  cut([0, 0.45, 0], [-2.22, 0, 1.9, 0, 2.45, 0.3, -2.22, 0.26], 1.56, colour, { bevel: 0.2 }),
  box([0, 0.88, 0.9], [1.1, 0.12, 1.5], '#fbf8f2', { round: 0.05 }),
  box([0, 1.15, 0.25], [1.1, 0.42, 0.06], '#a8ccd8', { round: 0.02, turn: [-0.5, 0, 0], ...glass }),
  ...both(x => [box([x * 0.32, 0.95, -0.5], [0.42, 0.4, 0.45], '#5a3a2c', { round: 0.08 })]),
  box([0, 0.75, -2.25], [0.4, 0.7, 0.35], '#22262e', { round: 0.1 }),
]
const submarine = (colour = '#f2c230'): Part[] => [
  ball([0, 1, 0], [0.9, 0.9, 2.6], colour, gloss),
  turned([0, 1.7, 0.2], [0.0005, 0, 0.5, 0, 0.45, 0.7, 0.0005, 0.75], colour, gloss),
  rod([0, 2.4, 0.2], [0, 2.9, 0.2], 0.06, '#8a909c', metal),
  rod([0, 2.9, 0.2], [0, 2.9, 0.5], 0.07, '#8a909c', metal),
  ...both(x =>
    [-1, 0, 1].flatMap(z => [
      ball([x * (0.86 - Math.abs(z) * 0.06), 1.1, z * 0.9], [0.08, 0.26, 0.26], '#8a909c', metal),
      ball([x * (0.9 - Math.abs(z) * 0.06), 1.1, z * 0.9], [0.07, 0.19, 0.19], '#a8dcf0', gloss),
    ]),
  ),
  ...[0, 1, 2, 3].map(at =>
    ball([0.45 * Math.sin(at * 1.57), 1 + 0.45 * Math.cos(at * 1.57), -2.65], [0.18, 0.32, 0.05], '#8a909c', {
      turn: [0, 0.5, -at * 1.57],
      ...metal,
    }),
  ),
  ...both(x => [ball([x * 0.85, 1, -1.9], [0.6, 0.05, 0.35], colour)]),
  ball([0, 1.9, -1.9], [0.05, 0.5, 0.35], colour),
]
const cart = (colour = '#c8ccd4'): Part[] => [
  ...[0.5, 0.68, 0.86].flatMap((y, at) => {
    const half = 0.2 + at * 0.035
    return [
      ...both(x => [rod([x * half, y, -0.35 - at * 0.03], [x * half, y, 0.35 + at * 0.05], 0.009, colour, metal)]),
      ...[-0.35 - at * 0.03, 0.35 + at * 0.05].map(z => rod([-half, y, z], [half, y, z], 0.009, colour, metal)),
    ]
  }),
  ...Array.from({ length: 9 }, (_, at) => -0.32 + at * 0.085).flatMap(z => [
    rod([-0.2, 0.5, z], [0.2, 0.5, z], 0.006, colour, metal),
    ...both(x => [rod([x * 0.2, 0.5, z], [x * 0.27, 0.86, z * 1.1], 0.006, colour, metal)]),
  ]),
  ...both(x => [
    rod([x * 0.2, 0.5, -0.35], [x * 0.22, 0.12, -0.3], 0.014, colour, metal),
    rod([x * 0.22, 0.12, -0.35], [x * 0.22, 0.14, 0.35], 0.014, colour, metal),
    rod([x * 0.26, 0.86, -0.4], [x * 0.26, 1, -0.5], 0.014, colour, metal),
    ...[-0.3, 0.32].map(z => ring([x * 0.22, 0.06, z], 0.045, 0.016, '#22262e', { turn: [0, 0, 1.57] })),
  ]),
  rod([-0.27, 1, -0.5], [0.27, 1, -0.5], 0.02, '#d0323c'),
]
const parachute = (colour = '#e84a3c'): Part[] => [
  turned([0, 3.6, 0], [1.9, 0, 1.85, 0.3, 1.4, 0.9, 0.7, 1.25, 0.0005, 1.35], colour),
  turned([0, 3.6, 0], [0.0005, 1.2, 1.35, 0.8, 1.85, 0], '#b83a30'),
  ...[0, 2, 4, 6].map(at => {
    const a = (at / 8) * 2 * Math.PI
    return ball([1.2 * Math.sin(a), 4.35, 1.2 * Math.cos(a)], [0.4, 0.06, 0.9], '#fbf4ea', { turn: [0.75, a, 0] })
  }),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map(at => {
    const a = (at / 8) * 2 * Math.PI
    return rod([1.85 * Math.sin(a), 3.65, 1.85 * Math.cos(a)], [0, 0.6, 0], 0.012, '#f0ece2')
  }),
  box([0, 0.3, 0], [0.5, 0.6, 0.4], '#8a6a3c', { round: 0.05 }),
]

/** Craft of air, water and space beside the usual ones. By pictogram. */
export const craft: Readonly<Record<string, Kind>> = {
  'drawn-drone': moving(drone),
  '🛰️': made(satellite),
  '🚤': long(speedboat),
  'drawn-submarine': long(submarine),
  '🛒': long(cart),
  '🪂': made(parachute),
  'drawn-potters-wheel': moving(pottersWheel),
  'drawn-sprinkler': made(sprinkler),
}
