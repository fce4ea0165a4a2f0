import type { Part, Point } from '../body.ts'
import { around, ball, both, box, panel, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { gloss, glow, long, made, metal } from './made.ts'

/** Folded twice, with a stripe at its hem. */
const towel = (colour = '#7fb8d8') => ({
  parts: [
    box([0, 0.02, 0], [0.3, 0.04, 0.2], colour, { round: 0.019 }),
    box([0, 0.058, 0.002], [0.29, 0.04, 0.195], colour, { round: 0.019 }),
    box([0, 0.094, 0.004], [0.28, 0.036, 0.19], colour, { round: 0.017 }),
    box([0, 0.094, 0.062], [0.284, 0.038, 0.02], '#f6f2ea', { round: 0.009 }),
  ],
  sockets: { grip: [0, 0.05, 0] as Point, top: [0, 0.11, 0] as Point },
})
/** Two halves drawn aside from a window, in folds, on a rail. */
const curtain = (colour = '#c8584c'): Part[] => [
  box([0, 1.2, -0.05], [1.3, 1.5, 0.03], '#cfe6f4', { round: 0.01, ...glow }),
  box([0, 1.2, -0.03], [0.04, 1.5, 0.03], '#f4efe6'),
  box([0, 1.2, -0.03], [1.3, 0.04, 0.03], '#f4efe6'),
  rod([-0.95, 2.1, 0], [0.95, 2.1, 0], 0.022, '#8a6a3c'),
  ...both(side => [
    ball([side * 0.98, 2.1, 0], 0.04, '#8a6a3c'),
    ...[0, 1, 2, 3].map(fold =>
      rod([side * (0.46 + fold * 0.12), 0.04, 0], [side * (0.5 + fold * 0.11), 2.07, 0], [0.075, 0.06], colour),
    ),
    ring([side * 0.66, 0.95, 0.02], 0.2, 0.02, '#e8c86a', { turn: [Math.PI / 2, 0, 0] }),
  ]),
]
const vacuumCleaner = (colour = '#d83c3c') => ({
  parts: [
    box([0, 0.045, 0.12], [0.3, 0.06, 0.16], '#34363e', { round: 0.025 }),
    rod([0, 0.07, 0.1], [0, 0.55, -0.04], 0.03, '#9aa0aa', metal),
    ball([0, 0.52, 0.0], [0.1, 0.2, 0.1], colour, gloss),
    ball([0, 0.62, 0.02], [0.085, 0.085, 0.085], '#e8eef4', gloss),
    rod([0, 0.6, -0.04], [0, 1.05, -0.16], 0.022, '#34363e'),
    rod([0, 1.05, -0.16], [0, 1.1, -0.05], 0.026, '#34363e'),
    ...both(side => [ball([side * 0.13, 0.04, 0.04], [0.03, 0.04, 0.04], '#22232a')]),
  ],
  sockets: { grip: [0, 1.06, -0.12] as Point },
})
const iron = (colour = '#4a8fd0') => ({
  parts: [
    panel([0, 0.012, 0], [-0.15, 0, 0.15, 0, 0.15, 0.02, -0.15, 0.02], 0.12, '#c8ccd4', { bevel: 0.008 }),
    box([-0.02, 0.05, 0], [0.2, 0.06, 0.1], colour, { round: 0.028, ...gloss }),
    rod([-0.1, 0.075, 0], [-0.1, 0.13, 0], 0.016, '#2e3038'),
    rod([-0.1, 0.13, 0], [0.08, 0.12, 0], 0.018, '#2e3038'),
    rod([0.08, 0.12, 0], [0.07, 0.075, 0], 0.016, '#2e3038'),
  ],
  sockets: { grip: [0, 0.125, 0] as Point },
})
const hairdryer = (colour = '#e8709a') => ({
  parts: [
    turned([0, 0.2, -0.02], [0.0005, -0.08, 0.055, -0.07, 0.06, 0, 0.045, 0.08, 0.035, 0.15, 0.03, 0.15], colour, {
      turn: [1.57, 0, 0],
      ...gloss,
    }),
    rod([0, 0.17, -0.03], [0, 0.02, -0.06], [0.026, 0.022], colour),
    ball([0, 0.12, -0.02], [0.01, 0.016, 0.01], '#3a3a44'),
  ],
  sockets: { grip: [0, 0.06, -0.05] as Point },
})
const remoteControl = (colour = '#2c2e36'): Part[] => [
  box([0, 0.09, 0], [0.05, 0.18, 0.02], colour, { round: 0.009 }),
  ball([0, 0.16, 0.011], [0.008, 0.008, 0.004], '#e23c3c', glow),
  ring([0, 0.12, 0.011], 0.012, 0.004, '#c8ccd4', { turn: [Math.PI / 2, 0, 0] }),
  ...[0, 1, 2].flatMap(row =>
    [-1, 0, 1].map(x => ball([x * 0.014, 0.03 + row * 0.02, 0.011], [0.005, 0.005, 0.003], '#e8e8ec')),
  ),
]
const weight = (x: number, r: number, colour: string): Part =>
  turned([x, r, 0], [0.0005, -0.03, r * 0.92, -0.03, r, -0.015, r, 0.015, r * 0.92, 0.03, 0.0005, 0.03], colour, {
    turn: [0, 0, Math.PI / 2],
  })
const barbell = (colour = '#30343e') => ({
  parts: [
    rod([-0.95, 0.2, 0], [0.95, 0.2, 0], 0.018, '#c4c8d0', metal),
    ...both(side => [
      weight(side * 0.66, 0.2, colour),
      { ...weight(side * 0.74, 0.2, '#d23c3c') },
      ball([side * 0.81, 0.2, 0], [0.025, 0.035, 0.035], '#9aa0aa', metal),
    ]),
  ],
  sockets: { grip: [0, 0.2, 0] as Point },
})
const dumbbell = (colour = '#3c4250') => ({
  parts: [
    rod([-0.09, 0.06, 0], [0.09, 0.06, 0], 0.017, '#c4c8d0', metal),
    ...both(side => [
      ball([side * 0.11, 0.06, 0], [0.04, 0.06, 0.06], colour),
      ball([side * 0.135, 0.06, 0], [0.02, 0.045, 0.045], '#d23c3c'),
    ]),
  ],
  sockets: { grip: [0, 0.06, 0] as Point },
})
/** Unrolled, its far end still curled. */
const yogaMat = (colour = '#8a6ac8'): Part[] => [
  box([0, 0.008, 0], [0.62, 0.014, 1.6], colour, { round: 0.006 }),
  rod([-0.31, 0.055, -0.82], [0.31, 0.055, -0.82], 0.05, colour),
]
const hulaHoop = (colour = '#f0589a'): Part[] => [
  ring([0, 0.45, 0], 0.43, 0.022, colour, { turn: [Math.PI / 2, 0, 0] }),
  ...around(8, (sin, cos) => ball([sin * 0.43, 0.45 + cos * 0.43, 0], 0.028, '#fbe04a')),
]
const choppingBoard = (colour = '#c89058') => ({
  parts: [
    box([0, 0.012, 0], [0.42, 0.024, 0.27], colour, { round: 0.011 }),
    box([0.25, 0.012, 0], [0.1, 0.022, 0.07], colour, { round: 0.01 }),
    ball([0.27, 0.022, 0], [0.014, 0.006, 0.014], '#6a4526'),
  ],
  sockets: { top: [0, 0.024, 0] as Point },
})
const rollingPin = (colour = '#d8a468') => ({
  parts: [
    rod([-0.17, 0.035, 0], [0.17, 0.035, 0], 0.034, colour),
    ...both(side => [
      rod([side * 0.17, 0.035, 0], [side * 0.26, 0.035, 0], 0.014, '#8a5a30'),
      ball([side * 0.265, 0.035, 0], 0.02, '#8a5a30'),
    ]),
  ],
  sockets: { grip: [0, 0.035, 0] as Point },
})
const blanket = (colour = '#d88a5c'): Part[] => [
  box([0, 0.04, 0], [0.7, 0.08, 0.5], colour, { round: 0.038 }),
  box([0, 0.11, 0.01], [0.68, 0.07, 0.48], '#f4e6d0', { round: 0.033 }),
  box([0, 0.17, 0.02], [0.66, 0.07, 0.46], colour, { round: 0.033 }),
]
const solarPanel = (): Part[] => [
  box([0, 0.95, 0], [1.9, 0.05, 1.2], '#c4c8d0', { turn: [0.6, 0, 0], round: 0.01 }),
  ...[-1, 0, 1].flatMap(x =>
    [-1, 0, 1].map(z =>
      box([x * 0.6, 0.975 - z * 0.217, z * 0.31 + 0.016], [0.56, 0.05, 0.36], '#27408a', {
        turn: [0.6, 0, 0],
        round: 0.008,
        ...gloss,
      }),
    ),
  ),
  ...both(side => [rod([side * 0.6, 0, 0], [side * 0.6, 0.95, 0], 0.035, '#8a909a', metal)]),
]
const sewingMachine = (colour = '#2e4a6a') => ({
  parts: [
    box([0, 0.03, 0], [0.42, 0.06, 0.19], '#c8a070', { round: 0.015 }),
    rod([0.15, 0.06, 0], [0.15, 0.27, 0], 0.05, colour, gloss),
    rod([0.15, 0.27, 0], [-0.14, 0.27, 0], 0.045, colour, gloss),
    rod([-0.14, 0.27, 0], [-0.14, 0.17, 0], 0.038, colour, gloss),
    rod([-0.14, 0.17, 0], [-0.14, 0.07, 0], 0.007, '#d4d8de', metal),
    ring([0.22, 0.26, 0], 0.055, 0.014, '#d8b45a', { turn: [0, 0, Math.PI / 2] }),
    rod([-0.02, 0.31, 0], [-0.02, 0.36, 0], 0.022, '#d83c5c'),
    box([-0.17, 0.066, 0.02], [0.16, 0.012, 0.16], '#e8709a', { round: 0.005 }),
  ],
  sockets: { grip: [0, 0.1, 0.1] as Point },
})
/** A sheet over a line between two posts, with pegs, its hem a little blown. */
const hungSheet = (colour = '#f4f6fa'): Part[] => [
  ...both(side => [rod([side * 1.3, 0, 0], [side * 1.3, 1.9, 0], 0.035, '#8a6a44')]),
  rod([-1.3, 1.8, 0], [1.3, 1.8, 0], 0.012, '#d8d4c8'),
  ...Array.from({ length: 12 }, (_, at) =>
    box([-0.88 + at * 0.16, 1.18, 0.04 * Math.sin(at * 1.1)], [0.17, 1.24, 0.035], colour, {
      round: 0.016,
      turn: [0.06, 0.25 * Math.cos(at * 1.1), 0],
    }),
  ),
  ...[-0.8, 0, 0.8].map(x => box([x, 1.82, 0.02], [0.03, 0.09, 0.03], '#e0563c', { round: 0.008 })),
]
/** Folded of one sheet: a hull with a sail's peak in its middle. */
const paperBoat = (colour = '#f6f4ee'): Part[] => [
  panel([0, 0, 0.035], [-0.09, 0, 0.09, 0, 0.16, 0.075, -0.16, 0.075], 0.012, colour, { bevel: 0.003 }),
  panel([0, 0, -0.035], [-0.09, 0, 0.09, 0, 0.16, 0.075, -0.16, 0.075], 0.012, colour, { bevel: 0.003 }),
  panel([0, 0.02, 0], [-0.075, 0, 0.075, 0, 0, 0.15], 0.05, '#e9e6dd', { bevel: 0.006 }),
  box([0, 0.006, 0], [0.2, 0.012, 0.07], colour),
]
const pipe = (colour = '#9aa0aa'): Part[] => [
  rod([-0.6, 0.08, 0], [0.6, 0.08, 0], 0.075, colour, metal),
  ...both(side => [ring([side * 0.58, 0.08, 0], 0.08, 0.025, colour, { turn: [0, 0, Math.PI / 2], ...metal })]),
]
const stick = (colour = '#8a6238') => ({
  parts: [
    rod([-0.26, 0.02, 0], [0.1, 0.03, 0.02], [0.016, 0.014], colour),
    rod([0.1, 0.03, 0.02], [0.28, 0.024, -0.02], [0.014, 0.01], colour),
    rod([0.04, 0.03, 0.01], [0.1, 0.06, 0.09], [0.01, 0.006], colour),
  ],
  sockets: { grip: [0, 0.025, 0] as Point },
})

/** On a block of wood, as in a forge. */
const anvil = (colour = '#4a4e58'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.2, 0, 0.18, 0.42, 0.0005, 0.42], '#8a5c3e'),
  box([0, 0.46, 0], [0.3, 0.08, 0.22], colour, metal),
  box([0, 0.54, 0], [0.16, 0.12, 0.14], colour, metal),
  box([-0.02, 0.64, 0], [0.42, 0.1, 0.2], colour, metal),
  rod([0.19, 0.64, 0], [0.42, 0.66, 0], [0.05, 0.012], colour, metal),
]
const horseshoe = (colour = '#8d929c'): Part[] =>
  Array.from({ length: 8 }, (_, at) => {
    const place = (step: number): Point => {
      const turn = (-0.25 + (step / 8) * 1.5) * Math.PI
      return [0.075 * Math.cos(turn), 0.09 + 0.085 * Math.sin(turn), 0]
    }
    return rod(place(at), place(at + 1), 0.016, colour, metal)
  })
/** As it comes from the fire: both lie flat. */
const hotHorseshoe = (): Part[] =>
  Array.from({ length: 8 }, (_, at) => {
    const place = (step: number): Point => {
      const turn = (-0.25 + (step / 8) * 1.5) * Math.PI
      return [0.1 * Math.cos(turn), 0.02, 0.11 * Math.sin(turn)]
    }
    return rod(place(at), place(at + 1), 0.022, at % 2 ? '#ff8a2a' : '#ffa23c', glow)
  })
const hotIron = (): Part[] => [
  box([0.12, 0.024, 0], [0.26, 0.045, 0.06], '#ff8a2a', { round: 0.01, ...glow }),
  box([-0.12, 0.024, 0], [0.26, 0.04, 0.05], '#5a5e68', { round: 0.01, ...metal }),
]
/** In a coil, with a nozzle at its end. */
const hose = (colour = '#c8402f'): Part[] => [
  ...[0.19, 0.15, 0.11].map(radius => ring([0, 0.25, 0.3 * radius], radius, 0.022, colour, { turn: [1.5, 0, 0] })),
  rod([0.19, 0.25, 0.05], [0.2, 0.02, 0.1], 0.022, colour),
  rod([0.2, 0.03, 0.1], [0.2, 0.03, 0.26], [0.03, 0.02], '#d8b45a', metal),
]
/** With flanges above and below, as it is rolled. */
const steelBeam = (colour = '#a0483a'): Part[] => [
  box([0, 0.03, 0], [2.4, 0.05, 0.3], colour, { round: 0.01 }),
  box([0, 0.2, 0], [2.4, 0.3, 0.05], colour, { round: 0.01 }),
  box([0, 0.37, 0], [2.4, 0.05, 0.3], colour, { round: 0.01 }),
]

/** As it lies on a board: soft, with a dent from the hands. */
const dough = (colour = '#ecdcb8'): Part[] => [
  ball([0, 0.07, 0], [0.17, 0.08, 0.14], colour),
  ball([0.06, 0.12, 0.02], [0.08, 0.05, 0.08], colour),
  ball([-0.07, 0.11, -0.02], [0.08, 0.05, 0.08], colour),
]
/** Tied at the top. */
const trashBag = (colour = '#33363c'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.2, 0.01, 0.27, 0.14, 0.24, 0.32, 0.1, 0.44, 0.05, 0.47, 0.0005, 0.48], colour, gloss),
  ball([0.04, 0.52, 0], [0.05, 0.06, 0.03], colour, gloss),
  ball([-0.05, 0.51, 0.02], [0.05, 0.05, 0.03], colour, gloss),
]
/** A skipping rope in its swing, from hand to hand. */
const skippingRope = (colour = '#e0483a'): Part[] => {
  const place = (step: number): Point => {
    const turn = (step / 20) * Math.PI
    return [0.42 * Math.cos(turn), 0.95 - 0.93 * Math.sin(turn), 0.34 * Math.sin(turn)]
  }
  return Array.from({ length: 20 }, (_, at) => rod(place(at), place(at + 1), 0.017, colour))
}
/** A block with a handle at its back and a knob in front. */
const handPlane = (colour = '#b5793f'): Part[] => [
  box([0, 0.04, 0], [0.09, 0.07, 0.34], colour, { round: 0.01 }),
  box([0, 0.09, -0.02], [0.05, 0.09, 0.02], '#c8ccd2', { ...metal, turn: [0.5, 0, 0] }),
  ball([0, 0.11, 0.12], 0.035, '#7a4a24', gloss),
  rod([0, 0.07, -0.12], [0, 0.16, -0.15], 0.025, '#7a4a24'),
]

export const housework: Readonly<Record<string, Kind>> = {
  'drawn-dough': made(dough),
  'drawn-trash-bag': made(trashBag),
  // It is made as long as it takes.
  'drawn-trace': made(() => ({
    parts: [rod([0, 0, 0], [0, 0.4, 0], 0.006, '#b0884e')],
    sockets: { grip: [0, 0, 0] },
  })),
  'drawn-lead': made(() => ({ parts: [rod([0, 0, 0], [0, 0.4, 0], 0.0045, '#c8232f')], sockets: { grip: [0, 0, 0] } })),
  'drawn-skipping-rope': made(() => ({ parts: skippingRope() })),
  'drawn-hand-plane': long(handPlane),
  'drawn-anvil': made(anvil),
  'drawn-hose': made(hose),
  'drawn-horseshoe': made(horseshoe),
  'drawn-hot-horseshoe': made(hotHorseshoe),
  'drawn-hot-iron': made(hotIron),
  'drawn-steel-beam': made(steelBeam),
  'drawn-towel': made(towel),
  'drawn-curtain': made(curtain),
  'drawn-vacuum-cleaner': made(vacuumCleaner),
  'drawn-iron': made(iron),
  'drawn-hairdryer': made(hairdryer),
  'drawn-remote-control': made(remoteControl),
  'drawn-barbell': long(barbell),
  'drawn-dumbbell': made(dumbbell),
  'drawn-yoga-mat': made(yogaMat),
  'drawn-hula-hoop': made(hulaHoop),
  'drawn-chopping-board': made(choppingBoard),
  'drawn-rolling-pin': long(rollingPin),
  'drawn-blanket': made(blanket),
  'drawn-solar-panel': made(solarPanel),
  'drawn-sewing-machine': made(sewingMachine),
  'drawn-hung-sheet': made(hungSheet),
  'drawn-paper-boat': long(paperBoat),
  'drawn-pipe': long(pipe),
  'drawn-stick': long(stick),
}
