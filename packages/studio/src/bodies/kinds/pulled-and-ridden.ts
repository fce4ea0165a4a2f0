import type { Body, Part, Point } from '../body.ts'
import { around, ball, both, box, buildThing, rod } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { gloss, long, metal, moving } from './made.ts'

const HEMP = '#c8a062'
/** How long a rope is for three on each side, and how high they have it: metres, of children. */
const [HALF, HIGH] = [2.5, 0.6]

/** Goes to and fro over a line on the ground, with a red cloth in its middle. */
const tugRope = (): Body => {
  return buildThing({
    bones: [{ name: 'hauled', at: [0, 0, 0] }],
    parts: [
      rod([-HALF, HIGH, 0], [HALF, HIGH, 0], 0.024, HEMP, { bone: 'hauled' }),
      ...both(x => [ball([x * HALF, HIGH, 0], [0.06, 0.05, 0.05], '#b0884e', { bone: 'hauled' })]),
      ball([0, HIGH, 0], [0.05, 0.05, 0.05], '#d8242f', { bone: 'hauled' }),
      box([0, HIGH - 0.13, 0], [0.13, 0.24, 0.02], '#d8242f', { round: 0.008, bone: 'hauled' }),
      box([0, 0.004, 0], [0.06, 0.008, 1.1], '#fbfbf8'),
    ],
  })
}

/** Along its way, with the brush behind. */
const flyingBroom = (colour = '#d8b060'): { parts: Part[]; sockets: Record<string, Point> } => ({
  parts: [
    rod([0, 0.17, -0.2], [0, 0.2, 1], 0.02, '#a8743f'),
    ...around(14, (s, c) =>
      rod([s * 0.03, 0.17 + c * 0.03, -0.2], [s * 0.15, 0.17 + c * 0.15, -0.72], [0.03, 0.02], colour),
    ),
    ball([0, 0.17, -0.24], [0.06, 0.06, 0.06], '#b5323f'),
  ],
  sockets: { seat: [0, 0.2, 0.14], bars: [0, 0.24, 0.55], top: [0, 0.2, 0.14] },
})

/** On its back, the nozzle ahead. */
const flyingVacuum = (colour = '#d83c3c'): { parts: Part[]; sockets: Record<string, Point> } => ({
  parts: [
    ball([0, 0.2, -0.2], [0.17, 0.18, 0.34], colour, gloss),
    ball([0, 0.22, -0.46], [0.13, 0.13, 0.12], '#e8eef4', gloss),
    ...both(x => [ball([x * 0.17, 0.07, -0.3], [0.03, 0.07, 0.07], '#22232a')]),
    rod([0, 0.2, 0.1], [0, 0.27, 0.5], 0.05, '#34363e'),
    rod([0, 0.27, 0.5], [0, 0.2, 1.05], 0.03, '#9aa0aa', metal),
    box([0, 0.14, 1.12], [0.34, 0.07, 0.16], '#34363e', { round: 0.025 }),
  ],
  sockets: { seat: [0, 0.36, -0.16], bars: [0, 0.36, 0.4], top: [0, 0.36, -0.16] },
})

/** Its front end turned up, with tassels at both ends. */
const flyingCarpet = (colour = '#a8323c'): { parts: Part[]; sockets: Record<string, Point> } => ({
  parts: [
    box([0, 0.03, 0], [1, 0.04, 1.5], colour, { round: 0.018 }),
    box([0, 0.045, 0], [0.8, 0.03, 1.3], '#e2b060', { round: 0.012 }),
    box([0, 0.05, 0], [0.7, 0.032, 1.2], colour, { round: 0.012 }),
    box([0, 0.09, 0.84], [1, 0.04, 0.26], colour, { round: 0.018, turn: [-0.5, 0, 0] }),
    ...[-4, -2, 0, 2, 4].flatMap(x => [
      rod([x * 0.11, 0.03, -0.74], [x * 0.11, 0.01, -0.86], [0.02, 0.012], '#e2b060'),
    ]),
  ],
  sockets: { seat: [0, 0.07, -0.05], top: [0, 0.07, -0.05] },
})

/** A rope between two teams, and what is ridden through the air that stands in a cupboard at other times. */
export const pulledAndRidden: Readonly<Record<string, Kind>> = {
  'drawn-tug-rope': moving(tugRope),
  'drawn-flying-broom': long(flyingBroom),
  'drawn-flying-vacuum': long(flyingVacuum),
  'drawn-flying-carpet': long(flyingCarpet),
}
