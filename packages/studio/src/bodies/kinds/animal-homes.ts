import type { Body, Part, Point } from '../body.ts'
import { scalePart } from '../scale-part.ts'
import { around, ball, both, box, buildThing, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glass, gloss, glow, made, moving } from './made.ts'

const TWIG = '#8a6238'
const SILK = '#f2f4f6'

/** A bowl of twigs, laid crosswise, in the fork of a branch. */
const nest = (colour = '#9a7444') => ({
  parts: [
    turned([0, 0.1, 0], [0.1, 0, 0.24, 0.05, 0.3, 0.16, 0.28, 0.2, 0.2, 0.16, 0.05, 0.1], colour),
    ...[0.12, 0.17, 0.22, 0.27].flatMap((y, at) =>
      around(14, (s, c, nth) => {
        const r = 0.22 + 0.03 * at
        const [x, z] = [s * r, c * r]
        const lean = 0.03 * ((nth % 3) - 1)
        return rod(
          [x + 0.13 * c, y + lean, z - 0.13 * s],
          [x - 0.13 * c, y - lean, z + 0.13 * s],
          0.011 + 0.003 * (nth % 2),
          [TWIG, '#a8834e', '#6e4c2c', colour][(nth + at) % 4]!,
        )
      }),
    ),
    rod([-0.62, 0.03, -0.05], [0.62, 0.07, 0.02], [0.05, 0.04], '#6e4c2c'),
    rod([0.2, 0.06, 0], [0.5, 0.2, 0.1], [0.03, 0.015], '#6e4c2c'),
    ...both(side => [
      ball([side * 0.56, 0.15, 0.06], [0.08, 0.015, 0.045], '#6aa04a', { turn: [0.2, 0.3 * side, 0.3 * side] }),
      ball([side * 0.48, 0.02, 0.12], [0.07, 0.015, 0.04], '#7db356', { turn: [0.4, -0.4 * side, 0] }),
    ]),
  ],
  sockets: { top: [0, 0.26, 0] as Point },
})

/** Spokes and rounds between two twigs, seen from ahead; who is on it is in its middle. */
const web = () => {
  const [middle, reach] = [0.5, 0.42]
  const at = (spoke: number, part: number): Point => {
    const angle = (spoke / SPOKES) * 2 * Math.PI + 0.1
    return [reach * part * Math.sin(angle), middle + reach * part * Math.cos(angle), 0]
  }
  const spokes = Array.from({ length: SPOKES }, (_, spoke) => spoke)
  return {
    parts: [
      ...both(side => [
        rod([side * 0.5, 0, -0.02], [side * 0.44, 1, 0.01], [0.028, 0.016], TWIG),
        rod([side * 0.46, 0.72, 0], [side * 0.58, 0.92, 0.03], [0.014, 0.006], TWIG),
      ]),
      rod([-0.45, 0.97, 0], [0.45, 0.95, 0], 0.014, TWIG),
      rod([-0.49, 0.05, 0], [0.49, 0.04, 0], 0.016, TWIG),
      ...spokes.map(spoke => rod([0, middle, 0], at(spoke, 1.16), 0.0065, SILK)),
      ...[0.2, 0.36, 0.52, 0.68, 0.84, 1].flatMap(part =>
        spokes.map(spoke => rod(at(spoke, part), at(spoke + 1, part), 0.0055, SILK)),
      ),
    ],
    sockets: { top: [0, middle - 0.06, 0.02] as Point },
  }
}
const SPOKES = 12

/** A wheel on a stand in which a hamster runs: it turns around its axle, which goes from side to side. */
const runningWheel = (colour = '#f0a83c'): Body =>
  buildThing({
    bones: [{ name: 'runner', at: [0, 0.17, 0] }],
    parts: [
      ...both(side => [
        ring([side * 0.055, 0.17, 0], 0.145, 0.007, colour, { bone: 'runner', turn: [0, 0, Math.PI / 2] }),
        rod([side * 0.075, 0.17, 0], [side * 0.075, 0.01, 0.09], 0.008, '#8a8e98'),
        rod([side * 0.075, 0.17, 0], [side * 0.075, 0.01, -0.09], 0.008, '#8a8e98'),
      ]),
      ...around(20, (s, c) =>
        rod([-0.055, 0.17 + 0.145 * s, 0.145 * c], [0.055, 0.17 + 0.145 * s, 0.145 * c], 0.0045, colour, {
          bone: 'runner',
        }),
      ),
      ...around(4, (s, c) =>
        rod([-0.06, 0.17, 0], [-0.06, 0.17 + 0.145 * s, 0.145 * c], 0.005, colour, { bone: 'runner' }),
      ),
      rod([-0.08, 0.17, 0], [0.08, 0.17, 0], 0.006, '#8a8e98'),
      box([0, 0.006, 0], [0.19, 0.012, 0.22], '#d8d2c4', { round: 0.004 }),
    ],
  })

/** Glass, water, gravel and weeds. */
const fishTank = () => ({
  parts: [
    box([0, 0.02, 0], [0.66, 0.04, 0.34], '#3c3a40', { round: 0.01 }),
    box([0, 0.065, 0], [0.61, 0.05, 0.29], '#d8bc84', { round: 0.02 }),
    ...around(9, (s, c, at) =>
      ball([s * 0.24, 0.09, c * 0.1], [0.025, 0.016, 0.02], ['#a89878', '#e8dcc0', '#8a9aa8'][at % 3]!, gloss),
    ),
    ...[-0.24, -0.19, 0.2, 0.25].flatMap((x, at) => [
      rod([x, 0.08, -0.08], [x + 0.03, 0.24, -0.07], [0.012, 0.009], '#4f9a48'),
      rod([x + 0.03, 0.24, -0.07], [x - 0.02, 0.34 + 0.02 * (at % 2), -0.08], [0.009, 0.004], '#62b058'),
    ]),
    box([0, 0.23, -0.148], [0.62, 0.37, 0.008], '#5fb4d8', { round: 0.004 }),
    box([0, 0.235, 0], [0.63, 0.38, 0.31], '#bfe4f4', { round: 0.006, ...glass }),
    box([0, 0.43, 0], [0.66, 0.02, 0.34], '#3c3a40', { round: 0.008 }),
  ],
  sockets: { top: [0, 0.44, 0] as Point },
})

/** Hangs from a twig by a thread. */
const chrysalis = (colour = '#8fae52') => ({
  parts: [
    rod([-0.06, 0.086, 0], [0.06, 0.09, 0], [0.005, 0.004], TWIG),
    rod([-0.055, 0, 0], [-0.05, 0.088, 0], [0.006, 0.005], TWIG),
    rod([0, 0.088, 0], [0, 0.076, 0], 0.0016, SILK),
    ball([0, 0.05, 0], [0.014, 0.028, 0.014], colour, gloss),
    ball([0, 0.064, 0.002], [0.0155, 0.012, 0.0155], colour, gloss),
    ...[0.034, 0.042, 0.05].map(y => ring([0, y, 0], 0.0128, 0.0012, '#e2d27a')),
    ball([0.045, 0.096, 0.004], [0.02, 0.003, 0.011], '#6aa04a', { turn: [0.2, 0.3, 0.4] }),
  ],
})

/** Its blade, veins and a stalk, so many times as long as an ant's. */
const leaf =
  (times: number) =>
  (colour = '#62a844') => {
    const parts = [
      ball([0, 0.0027, 0], [0.013, 0.0011, 0.026], colour, { turn: [-0.06, 0, 0] }),
      rod([0, 0.0022, -0.027], [0, 0.0046, 0.023], [0.0008, 0.0003], '#a8d27a'),
      ...[-0.014, -0.005, 0.004, 0.012].flatMap(z =>
        [-1, 1].map(x => rod([0, 0.0036, z], [x * 0.008, 0.0035, z + 0.006], [0.0004, 0.0002], '#a8d27a')),
      ),
      rod([0, 0.0024, -0.025], [0, 0.0009, -0.036], 0.0008, '#8a9a48'),
    ]
    return {
      parts: parts.map(part => scalePart(part, times)),
      sockets: { top: [0, 0.0037 * times, 0] as Point, grip: [0, 0.0027 * times, 0] as Point },
    }
  }

/** A spot of light on the floor. */
const laserDot = (colour = '#ff2a2a') => ({
  parts: [
    turned([0, 0.004, 0], [0.0005, 0, 0.05, 0, 0.05, 0.004, 0.0005, 0.006], colour, glow),
    ball([0, 0.012, 0], [0.022, 0.008, 0.022], '#ffd8d0', glow),
  ],
})

/** A bar on a pole for parrots. */
const perch = (colour = '#a8703f'): Part[] => [
  turned([0, 0, 0], [0.2, 0, 0.2, 0.03, 0.03, 0.05, 0.022, 0.08], '#6e4c2c'),
  rod([0, 0.04, 0], [0, 0.98, 0], 0.022, colour),
  rod([-0.42, 0.98, 0], [0.42, 0.98, 0], 0.024, colour),
  ...both(side => [
    ball([side * 0.42, 0.98, 0], 0.032, '#6e4c2c'),
    turned([side * 0.36, 0.98, 0], [0.045, 0, 0.055, 0.05, 0.05, 0.05, 0.035, 0.012, 0.0005, 0.012], '#c8ccd4'),
  ]),
]

export const animalHomes: Record<string, Kind> = {
  '🪺': made(nest),
  'drawn-web': made(web),
  'drawn-running-wheel': { ...moving(runningWheel), isLong: true },
  'drawn-fish-tank': made(fishTank),
  'drawn-chrysalis': made(chrysalis),
  'drawn-leaf': made(leaf(7)),
  'drawn-leaflet': made(leaf(1)),
  'drawn-laser-dot': made(laserDot),
  'drawn-perch': made(colour => ({ parts: perch(colour), sockets: { top: [0, 1, 0] } })),
}
