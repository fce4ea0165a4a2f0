import type { Part, Point } from '../body.ts'
import { raisePart } from '../kits/raise-part.ts'
import { around, ball, box, ring, rod, turned, vessel } from '../kits/thing.ts'
import { hollowBox } from './hollow-box.ts'
import type { Kind } from './kind.ts'
import { cap as off, content, glass, gloss, glow, lid, made, metal } from './made.ts'

/** Velvet, with a cushion that something lies on. */
const jewelBox = (colour = '#3a2440') => ({
  parts: [
    ...hollowBox([0.12, 0.06, 0.1], colour, '#f2ead8'),
    box([0, 0.034, 0], [0.108, 0.02, 0.088], '#f6efe0', { round: 0.008 }),
    box([0, 0.08, 0], [0.12, 0.04, 0.1], colour, { round: 0.012, ...lid }),
    box([0, 0.0585, 0], [0.108, 0.005, 0.088], '#f6efe0', { round: 0.001, ...lid }),
    ball([0, 0.066, 0.051], 0.005, '#d8b45a', { ...metal, ...lid }),
  ],
  sockets: { grip: [0, 0.04, 0] as Point, top: [0, 0.1, 0] as Point },
})
/** A square face that glows on a band. */
const smartwatch = (colour = '#22242c'): Part[] => [
  box([0, 0.045, 0], [0.044, 0.052, 0.012], colour, { round: 0.009, ...gloss }),
  box([0, 0.045, 0.0065], [0.037, 0.045, 0.002], '#3fa8f0', { round: 0.0009, ...glow }),
  ...around(10, (s, c) => ball([s * 0.012, 0.045 + c * 0.012, 0.0078], 0.0013, '#ffffff', glow)),
  rod([0, 0.045, 0.008], [0, 0.056, 0.008], 0.0011, '#ffffff', glow),
  rod([0, 0.045, 0.008], [0.008, 0.042, 0.008], 0.0011, '#ffffff', glow),
  turned([0.0225, 0.05, 0], [0.0005, 0, 0.004, 0, 0.004, 0.003, 0.0005, 0.003], '#aab0ba', {
    turn: [0, 0, -1.57],
    ...metal,
  }),
  ...Array.from({ length: 11 }, (_, at): Part => {
    const angle = -1.05 + (at / 10) * 5.24
    const place = (n: number): Point => {
      const turn = angle + n * 0.524
      return [
        0,
        0.045 + 0.036 * Math.cos(turn + Math.PI / 2 - 0.52),
        -0.022 - 0.026 * Math.sin(turn + Math.PI / 2 - 0.52),
      ]
    }
    const [from, to] = [place(0), place(1)]
    return box([0, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2], [0.034, 0.024, 0.005], colour, {
      round: 0.002,
      turn: [Math.atan2(to[2] - from[2], to[1] - from[1]), 0, 0],
    })
  }),
]
/** A paper cup whose lid turns back from the noodles in it. */
const noodleCup = (colour = '#d8323c'): Part[] => [
  vessel([0, 0, 0], [0.04, 0, 0.041, 0.004, 0.054, 0.11], 0.002, colour),
  turned([0, 0, 0], [0.0415, 0.026, 0.0425, 0.027, 0.0485, 0.07, 0.0475, 0.071], '#fbf4e6'),
  turned([0, 0.07, 0], [0.0005, 0, 0.047, 0, 0.048, 0.024, 0.0005, 0.026], '#c87a3a', gloss),
  ...Array.from({ length: 9 }, (_, at) =>
    ring([0.012 * Math.sin(at * 2.4), 0.096, 0.012 * Math.cos(at * 1.7)], 0.014 + 0.003 * (at % 4), 0.0035, '#f0d488'),
  ),
  ball([0.02, 0.098, 0.014], [0.012, 0.005, 0.01], '#c8323c'),
  ball([-0.018, 0.098, 0.018], [0.01, 0.005, 0.01], '#5f9a3f'),
  turned([0, 0.109, 0], [0.0005, 0, 0.055, 0, 0.055, 0.003, 0.0005, 0.0035], '#f4efe2', lid),
]
const yogurtCup = (colour = '#f6f2ea'): Part[] => [
  vessel([0, 0, 0], [0.03, 0, 0.031, 0.004, 0.04, 0.085, 0.042, 0.088], 0.002, colour, gloss),
  turned([0, 0, 0], [0.032, 0.02, 0.033, 0.021, 0.0382, 0.062, 0.0372, 0.063], '#6a5ac8'),
  turned(
    [0, 0.062, 0],
    [0.0005, 0, 0.036, 0, 0.034, 0.018, 0.018, 0.02, 0.006, 0.026, 0.0005, 0.028],
    '#fdfaf4',
    gloss,
  ),
  turned([0, 0.089, 0], [0.0005, 0, 0.043, 0, 0.043, 0.002, 0.0005, 0.0025], '#c8ccd4', { ...metal, ...lid }),
]
const riceCooker = (colour = '#f4f2ee'): Part[] => [
  turned(
    [0, 0, 0],
    [0.09, 0, 0.12, 0.015, 0.13, 0.08, 0.125, 0.16, 0.11, 0.165, 0.1, 0.15, 0.0005, 0.14],
    colour,
    gloss,
  ),
  ...around(14, (s, c, at) => ball([s * 0.06, 0.142 + 0.006 * (at % 3), c * 0.06], [0.03, 0.014, 0.03], '#fdfbf4')),
  ball([0, 0.15, 0], [0.06, 0.016, 0.06], '#fdfbf4'),
  turned([0, 0.162, 0], [0.118, 0, 0.115, 0.02, 0.08, 0.045, 0.0005, 0.05], colour, { ...gloss, ...lid }),
  ball([0, 0.2, 0.07], [0.012, 0.008, 0.012], '#2c2a30', lid),
  box([0, 0.075, 0.125], [0.08, 0.06, 0.02], '#2c2e36', { round: 0.006 }),
  box([0, 0.088, 0.1355], [0.04, 0.02, 0.002], '#8fe0f0', { round: 0.0008, ...glow }),
]
/** A drawer with a handle below, a lit dial above. */
const airFryer = (colour = '#2c2e36'): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0, 0.12, 0.004, 0.14, 0.02, 0.142, 0.2, 0.12, 0.28, 0.07, 0.31, 0.0005, 0.315],
    colour,
    gloss,
  ),
  box([0, 0.085, 0.115], [0.19, 0.13, 0.06], '#3c3f4a', { round: 0.02, ...gloss }),
  box([0, 0.1, 0.19], [0.045, 0.035, 0.11], '#1c1d22', { round: 0.012 }),
  box([0, 0.1, 0.243], [0.047, 0.037, 0.012], '#c8ccd4', { round: 0.004, ...metal }),
  ring([0, 0.225, 0.132], 0.034, 0.005, '#f2a03c', { turn: [Math.PI / 2 - 0.25, 0, 0], ...glow }),
  ball([0, 0.225, 0.13], [0.03, 0.03, 0.012], '#c8ccd4', metal),
]
/** A jug of glass on its motor. */
const blender = (colour = '#2c2e36'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.08, 0, 0.085, 0.01, 0.062, 0.11, 0.0005, 0.112], colour, gloss),
  turned([0, 0.05, 0.075], [0.0005, 0, 0.016, 0, 0.014, 0.012, 0.0005, 0.013], '#c8ccd4', {
    turn: [1.4, 0, 0],
    ...metal,
  }),
  turned([0, 0.115, 0], [0.0005, 0, 0.05, 0, 0.066, 0.15, 0.0005, 0.152], '#f08aa8', { ...gloss, ...content }),
  vessel([0, 0.11, 0], [0.054, 0, 0.056, 0.005, 0.075, 0.21], 0.003, '#b4ccd6', glass),
  turned([0, 0.318, 0], [0.077, 0, 0.077, 0.016, 0.03, 0.024, 0.028, 0.04, 0.0005, 0.041], colour, {
    ...gloss,
    ...off,
  }),
  ring([0.085, 0.22, 0], 0.05, 0.009, colour, { turn: [Math.PI / 2, 0, 0] }),
]
/** The same without its lid, before anything is in it. */
const openBlender = (colour?: string): Part[] =>
  blender(colour).filter(({ bone }) => bone !== off.bone && bone !== content.bone)
/** Stands over its cup. */
const coffeeMachine = (colour = '#3a3e48'): Part[] => [
  box([0, 0.015, 0.02], [0.2, 0.03, 0.26], colour, { round: 0.01 }),
  box([0, 0.17, -0.075], [0.2, 0.3, 0.09], colour, { round: 0.016, ...gloss }),
  box([0, 0.29, 0.03], [0.2, 0.09, 0.2], colour, { round: 0.02, ...gloss }),
  box([0, 0.295, 0.131], [0.1, 0.03, 0.004], '#8fe0f0', { round: 0.001, ...glow }),
  turned([0, 0.225, 0.06], [0.0005, 0, 0.012, 0, 0.024, 0.02, 0.024, 0.03, 0.0005, 0.03], '#c8ccd4', metal),
  rod([0, 0.145, 0.06], [0, 0.226, 0.06], 0.0035, '#5a3418', gloss),
  vessel([0, 0.032, 0.06], [0.028, 0, 0.036, 0.01, 0.04, 0.07], 0.003, '#f6f2ea', gloss),
  turned([0, 0.082, 0.06], [0.0005, 0, 0.035, 0, 0.034, 0.008, 0.0005, 0.009], '#5a3418', gloss),
  ring([0.048, 0.07, 0.06], 0.018, 0.005, '#f6f2ea', { turn: [Math.PI / 2, 0, 0] }),
  ...[-1, 0, 1].map(x => box([x * 0.03, 0.032, 0.06], [0.008, 0.004, 0.14], '#9aa0aa', { round: 0.001, ...metal })),
]
/** A crisp, curved as they are. */
const chip = (colour = '#f0c85a'): Part[] => [
  ball([0, 0.02, 0], [0.032, 0.005, 0.024], colour, { turn: [0.3, 0, 0.25] }),
  ball([0.014, 0.025, 0], [0.018, 0.005, 0.02], colour, { turn: [0.2, 0, 0.7] }),
]
/** Small and dark, with a warm crust. */
const lavaCake = (colour = '#4a2414'): Part[] => [
  turned([0, 0.006, 0], [0.0005, 0, 0.052, 0, 0.05, 0.05, 0.042, 0.057, 0.0005, 0.058], colour),
  ...around(8, (s, c, at) => ball([s * 0.03, 0.065, c * 0.03], 0.004 + 0.002 * (at % 2), '#fbf6ee')),
  ball([0, 0.07, 0], [0.012, 0.009, 0.012], '#d8283c', gloss),
]

/** Metres that its palm is above its elbow. */
const HELD_AT = 0.19
/** Has hold of what is on its left; the arm comes in from the right. */
const hand = (colour = '#e6b48e'): Part[] => [
  ball([0.012, 0, 0.012], [0.022, 0.043, 0.034], colour),
  rod([0.02, 0, 0.016], [0.1, -0.008, 0.03], [0.03, 0.026], colour),
  rod([0.1, -0.008, 0.03], [0.2, -0.03, 0.05], [0.026, 0.033], colour),
  rod([0.18, -0.026, 0.046], [0.62, -0.13, 0.12], [0.042, 0.06], '#f4f2ee'),
  ...[-0.029, -0.0095, 0.01, 0.029].flatMap((y, at) => {
    const long = [0.82, 0.96, 1, 0.92][at]!
    const knuckle: Point = [-0.012, y, -0.016]
    return [
      rod([0.014, y, -0.012], knuckle, [0.0105, 0.01], colour),
      rod(knuckle, [-0.012 - 0.042 * long, y - 0.003, -0.012], [0.01, 0.0078], colour),
    ]
  }),
  rod([0.012, 0.034, 0.02], [-0.008, 0.052, 0.036], [0.0125, 0.011], colour),
  rod([-0.008, 0.052, 0.036], [-0.036, 0.05, 0.036], [0.011, 0.0085], colour),
]

/** Wares that open, glow or are filled. By pictogram. */
export const wares: Readonly<Record<string, Kind>> = {
  'drawn-jewel-box': made(jewelBox),
  'drawn-smartwatch': made(smartwatch),
  'drawn-noodle-cup': made(noodleCup),
  'drawn-yogurt-cup': made(yogurtCup),
  'drawn-rice-cooker': made(riceCooker),
  'drawn-open-blender': made(openBlender),
  'drawn-blender': made(blender),
  'drawn-air-fryer': made(airFryer),
  'drawn-coffee-machine': made(coffeeMachine),
  'drawn-chip': made(chip),
  'drawn-marshmallow': made((colour = '#fdf6f2') => [
    turned([0, 0, 0], [0.0005, 0, 0.013, 0.001, 0.016, 0.005, 0.016, 0.022, 0.013, 0.026, 0.0005, 0.027], colour),
  ]),
  'drawn-lava-cake': made(lavaCake),
  // Held by what it holds, and not by its lowest part.
  'drawn-hand': made(colour => ({
    parts: hand(colour).map(part => raisePart(part, HELD_AT)),
    sockets: { grip: [0, HELD_AT, 0] },
  })),
}
