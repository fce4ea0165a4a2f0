import type { Part, Point } from '../body.ts'
import { ball, both, box, ring, rod, turned, vessel } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glass, gloss, glow, made, metal } from './made.ts'

const TOP = 0.92
const [WIDE, DEEP] = [1.7, 0.62]

/** A closed front with doors, and a slab on it that goes a little over. */
const counter = (front = '#e6dccb', slab = '#8a6a4c'): Part[] => [
  box([0, 0.44, 0], [WIDE - 0.06, 0.8, DEEP - 0.08], front, { round: 0.01 }),
  box([0, 0.04, 0.02], [WIDE - 0.1, 0.08, DEEP - 0.14], '#4a423c', { round: 0.006 }),
  ...[-0.6, -0.2, 0.2, 0.6].flatMap(x => [
    box([x, 0.46, DEEP / 2 - 0.035], [0.36, 0.66, 0.02], front, { round: 0.012 }),
    box([x, 0.46, DEEP / 2 - 0.026], [0.26, 0.52, 0.012], '#d8cbb6', { round: 0.008 }),
    ball([x + (x < 0 ? 0.13 : -0.13), 0.6, DEEP / 2 - 0.012], 0.014, '#b59a5a', metal),
  ]),
  box([0, TOP - 0.03, 0], [WIDE, 0.06, DEEP], slab, { round: 0.012, ...gloss }),
]
const onTop = { top: [0, TOP, 0] as Point }

/** The same with a plate of glass in it, and a ring that glows below the pan. */
const cooktop = (): Part[] => [
  ...counter('#dfe6e4', '#d8d2c6'),
  box([0, TOP + 0.002, 0], [0.72, 0.012, 0.5], '#23262c', { round: 0.004, ...gloss }),
  ...both(x => [
    ring([x * 0.24, TOP + 0.009, 0], 0.085, 0.004, '#565b66'),
    ring([x * 0.24, TOP + 0.009, 0], 0.05, 0.004, '#565b66'),
  ]),
  ring([0, TOP + 0.009, 0], 0.12, 0.006, '#e0562c', glow),
  ring([0, TOP + 0.009, 0], 0.075, 0.006, '#e0562c', glow),
  ...[-0.12, 0, 0.12].map(x =>
    turned([x, 0.8, DEEP / 2], [0.0005, 0, 0.026, 0, 0.022, 0.03, 0.0005, 0.03], '#4a4e58', { turn: [1.57, 0, 0] }),
  ),
]

/** Thick boards on beams, with a shelf below and a vise at the end. */
const workbench = (colour = '#b07c46'): Part[] => [
  box([0, TOP - 0.045, 0], [WIDE, 0.09, DEEP], colour, { round: 0.01 }),
  ...[-0.2, 0.2].map(z => box([0, TOP - 0.008, z], [WIDE - 0.02, 0.018, 0.004], '#8a5c30', { round: 0.001 })),
  ...both(x => [-1, 1].map(z => box([x * 0.72, 0.42, z * 0.24], [0.1, 0.84, 0.1], '#8f6236', { round: 0.01 }))),
  box([0, 0.76, DEEP / 2 - 0.06], [1.5, 0.12, 0.04], '#8f6236', { round: 0.006 }),
  box([0, 0.24, 0], [1.5, 0.04, 0.5], '#9a6c3c', { round: 0.006 }),
  box([-0.4, 0.34, 0], [0.3, 0.16, 0.3], '#7f8a90', { round: 0.01 }),
  box([0.3, 0.32, 0], [0.42, 0.12, 0.26], '#a8503c', { round: 0.01 }),
  box([0.72, TOP - 0.05, DEEP / 2 + 0.03], [0.2, 0.1, 0.05], '#5a6068', { round: 0.008, ...metal }),
  rod([0.72, TOP - 0.07, DEEP / 2 + 0.05], [0.72, TOP - 0.07, DEEP / 2 + 0.12], 0.012, '#8a9098', metal),
]

/** A pot without its lid, full to below its rim. */
const openPot = (colour = '#b4463c') => ({
  parts: [
    vessel([0, 0, 0], [0.11, 0, 0.125, 0.01, 0.13, 0.13, 0.134, 0.134], 0.006, colour, gloss),
    turned([0, 0.09, 0], [0.0005, 0, 0.122, 0, 0.122, 0.008, 0.0005, 0.012], '#e2b25c', gloss),
    ...both(x => [ring([x * 0.142, 0.1, 0], 0.026, 0.008, '#2c2a30', { turn: [Math.PI / 2, 0, 0] })]),
  ],
  sockets: { top: [0, 0.1, 0] as Point, grip: [0.14, 0.1, 0] as Point },
})

/** Of clay, with earth in it. */
const flowerpot = (colour = '#b8623c') => ({
  parts: [
    vessel([0, 0, 0], [0.07, 0, 0.075, 0.006, 0.095, 0.13, 0.108, 0.132, 0.11, 0.165], 0.008, colour),
    turned([0, 0.135, 0], [0.0005, 0, 0.1, 0, 0.09, 0.012, 0.0005, 0.02], '#5a3c28'),
  ],
  sockets: { top: [0, 0.15, 0] as Point },
})

/** What people work at, and what becomes of what they put into something there. */
export const worktops: Readonly<Record<string, Kind>> = {
  'drawn-counter': made(colour => ({ parts: counter(colour), sockets: onTop })),
  'drawn-cooktop': made(() => ({ parts: cooktop(), sockets: onTop })),
  'drawn-workbench': made(colour => ({ parts: workbench(colour), sockets: onTop })),
  'drawn-open-pot': made(openPot),
  'drawn-flowerpot': made(flowerpot),
  'drawn-empty-glass': made(() => ({
    parts: [vessel([0, 0, 0], [0.032, 0, 0.034, 0.004, 0.04, 0.14], 0.0025, '#b4ccd6', glass)],
    sockets: { grip: [0, 0.06, 0] as Point, top: [0, 0.05, 0] as Point },
  })),
  'drawn-filling': made((colour = '#f3e3c0') => [
    turned([0, 0, 0], [0.0005, 0, 0.05, 0, 0.062, 0.012, 0.058, 0.022, 0.0005, 0.026], colour, gloss),
  ]),
  'drawn-fried-egg': made(() => [
    ball([0, 0.012, 0], [0.075, 0.009, 0.065], '#fdfaf2', gloss),
    ball([0.035, 0.012, 0.025], [0.045, 0.008, 0.04], '#fdfaf2', gloss),
    ball([0.005, 0.022, 0], [0.03, 0.018, 0.03], '#f6a82c', gloss),
  ]),
}
