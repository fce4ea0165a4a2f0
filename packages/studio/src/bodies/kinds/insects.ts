import type { Body, Part, Point } from '../body.ts'
import { ball, both, buildThing, ring, rod } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glass, gloss, glow, long, moving } from './made.ts'

const DARK = '#26222a'

/** Six legs, each with a knee: where they grow along the body, how far out and how thick. */
const legs = (places: readonly number[], out: number, high: number, thick: number, colour: string): Part[] =>
  both(x =>
    places.flatMap(z => {
      const knee: Point = [x * out * 0.6, high * 1.25, z * 1.5]
      return [
        rod([x * out * 0.12, high * 0.8, z], knee, thick, colour),
        rod(knee, [x * out, thick * 0.5, z * 2.1], [thick, thick * 0.5], colour),
      ]
    }),
  )

/** A body with wings that beat, hinged at both sides of its back. */
const winged = (high: number, parts: readonly Part[]): Body =>
  buildThing({
    bones: [
      { name: 'flap.r', at: [0.002, high, 0] },
      { name: 'flap.l', at: [-0.002, high, 0] },
    ],
    parts,
    sockets: { top: [0, high, 0] },
  })
const flap = (x: number): { bone: string } => ({ bone: x > 0 ? 'flap.r' : 'flap.l' })

const dragonfly = (colour = '#2f8fc8'): Body =>
  winged(0.036, [
    ball([0, 0.03, 0.018], [0.008, 0.008, 0.012], colour, gloss),
    ...Array.from({ length: 7 }, (_, n) =>
      rod([0, 0.031, 0.008 - n * 0.009], [0, 0.031, 0 - n * 0.009], 0.0042 - n * 0.0002, n % 2 ? DARK : colour, gloss),
    ),
    ball([0, 0.031, 0.032], [0.006, 0.006, 0.005], '#2c5a4a', gloss),
    ...both(x => [
      ball([x * 0.006, 0.033, 0.035], 0.0058, '#c8442c', gloss),
      ...[0.02, 0.008].map((z, nth) =>
        ball([x * 0.036, 0.037, z + (nth ? -0.004 : 0.003)], [0.034, 0.0012, 0.0075], '#d8ecf6', {
          ...flap(x),
          ...glass,
          turn: [0, x * (nth ? 0.18 : -0.12), 0],
        }),
      ),
      ...[0.025, 0.012].map(z => rod([x * 0.003, 0.024, z], [x * 0.01, 0.001, z + 0.004], [0.0012, 0.0006], DARK)),
    ]),
  ])
const moth = (colour = '#b8a080'): Body =>
  winged(0.02, [
    rod([0, 0.016, -0.02], [0, 0.018, 0.012], [0.006, 0.009], '#8a7458'),
    ball([0, 0.02, 0.02], 0.008, '#8a7458'),
    ...both(x => [
      ball([x * 0.028, 0.02, -0.002], [0.026, 0.0025, 0.022], colour, { ...flap(x), turn: [0, x * 0.5, 0] }),
      ball([x * 0.02, 0.017, -0.022], [0.02, 0.0022, 0.016], '#a08a6c', flap(x)),
      ball([x * 0.034, 0.0225, 0.002], [0.006, 0.0015, 0.006], DARK, flap(x)),
      ball([x * 0.034, 0.0235, 0.002], [0.003, 0.0012, 0.003], '#f0c86a', flap(x)),
      ball([x * 0.005, 0.023, 0.025], 0.0028, DARK, gloss),
      ...[0, 1, 2, 3].map(n =>
        rod(
          [x * 0.004, 0.026, 0.022],
          [x * (0.01 + n * 0.004), 0.034 + n * 0.002, 0.032 + (3 - n) * 0.002],
          0.0009,
          '#6a5640',
        ),
      ),
      rod([x * 0.004, 0.014, 0.008], [x * 0.012, 0.001, 0.014], 0.0014, '#6a5640'),
      rod([x * 0.004, 0.014, -0.004], [x * 0.014, 0.001, -0.008], 0.0014, '#6a5640'),
    ]),
  ])
const fly = (colour = '#3a4450'): Body =>
  winged(0.016, [
    ball([0, 0.012, -0.008], [0.008, 0.0075, 0.011], '#2c6a6a', gloss),
    ball([0, 0.013, 0.006], [0.007, 0.007, 0.007], colour, gloss),
    ball([0, 0.013, 0.015], [0.006, 0.0055, 0.004], colour),
    ...both(x => [
      ball([x * 0.005, 0.015, 0.016], [0.0042, 0.0052, 0.0045], '#b82c22', gloss),
      ball([x * 0.01, 0.019, -0.01], [0.006, 0.0007, 0.014], '#dceaf2', {
        ...flap(x),
        ...glass,
        turn: [0, x * -0.35, 0],
      }),
    ]),
    ...legs([0.008, 0, -0.006], 0.017, 0.011, 0.0011, DARK),
  ])
const mosquito = (colour = '#5a4a44'): Body =>
  winged(0.024, [
    rod([0, 0.02, -0.002], [0, 0.013, -0.026], [0.0026, 0.0016], colour),
    ball([0, 0.022, 0.004], [0.004, 0.0045, 0.005], colour),
    ball([0, 0.021, 0.011], 0.003, '#3a302c'),
    rod([0, 0.02, 0.013], [0, 0.008, 0.026], [0.0008, 0.0004], '#3a302c'),
    ...both(x => [
      ball([x * 0.008, 0.026, -0.008], [0.004, 0.0006, 0.014], '#dfe8ee', {
        ...flap(x),
        ...glass,
        turn: [0, x * -0.4, 0],
      }),
      ...[0.012, 0, -0.014].flatMap(z => [
        rod([x * 0.002, 0.02, z * 0.3], [x * 0.014, 0.03, z * 1.4], 0.0008, colour),
        rod([x * 0.014, 0.03, z * 1.4], [x * 0.022, 0.0005, z * 1.9], [0.0008, 0.0004], '#e8e0d8'),
      ]),
    ]),
  ])
/** Its lamp is the last of its body. */
const firefly = (colour = '#3a2c28'): Body =>
  winged(0.018, [
    ball([0, 0.012, 0.002], [0.006, 0.0055, 0.011], colour, gloss),
    ball([0, 0.012, -0.012], [0.006, 0.0058, 0.008], '#e8ff6a', glow),
    ball([0, 0.0125, 0.014], [0.0055, 0.005, 0.004], '#d8622c'),
    ...both(x => [
      ball([x * 0.006, 0.018, -0.001], [0.006, 0.0016, 0.011], '#4a3830', { ...flap(x), turn: [0, x * -0.3, 0] }),
      rod([x * 0.002, 0.015, 0.017], [x * 0.007, 0.022, 0.024], 0.0007, DARK),
      ball([x * 0.0035, 0.0145, 0.0172], 0.0016, '#15151a', gloss),
    ]),
    ...legs([0.008, 0.001, -0.006], 0.014, 0.01, 0.001, DARK),
  ])
const grasshopper = (colour = '#7cb342'): Part[] => [
  rod([0, 0.022, -0.036], [0, 0.026, 0.014], [0.005, 0.009], colour),
  ball([0, 0.03, 0.022], [0.008, 0.011, 0.008], colour),
  ball([0, 0.028, 0.014], [0.009, 0.01, 0.008], '#689a34'),
  ...both(x => [
    ball([x * 0.006, 0.033, -0.012], [0.0025, 0.007, 0.03], '#a8cc6a'),
    ball([x * 0.0065, 0.035, 0.026], 0.0034, '#17131a', gloss),
    rod([x * 0.003, 0.04, 0.026], [x * 0.012, 0.058, 0.05], [0.0012, 0.0005], '#5a7a2c'),
    rod([x * 0.008, 0.024, -0.006], [x * 0.016, 0.054, -0.034], [0.0062, 0.0032], '#689a34'),
    rod([x * 0.016, 0.054, -0.034], [x * 0.018, 0.002, -0.05], [0.0024, 0.0016], '#8a6a34'),
    rod([x * 0.018, 0.002, -0.05], [x * 0.02, 0.0015, -0.036], 0.0018, '#8a6a34'),
    ...[0.016, 0.004].map(z => rod([x * 0.006, 0.02, z], [x * 0.016, 0.001, z + 0.004], [0.0022, 0.0012], colour)),
  ]),
]
/** It stands up and holds its arms folded, as if it prayed. */
const mantis = (colour = '#6fae3c'): Part[] => [
  rod([0, 0.03, -0.05], [0, 0.036, -0.008], [0.004, 0.009], colour),
  ball([0, 0.04, -0.03], [0.007, 0.004, 0.028], '#8cc85a'),
  rod([0, 0.036, -0.006], [0, 0.078, 0.016], [0.006, 0.0045], colour),
  rod([0, 0.086, 0.014], [0, 0.082, 0.026], [0.0085, 0.003], colour),
  ...both(x => [
    ball([x * 0.009, 0.09, 0.016], 0.0048, '#e8e29a', gloss),
    ball([x * 0.0115, 0.091, 0.019], 0.0018, '#17131a', gloss),
    rod([x * 0.003, 0.093, 0.018], [x * 0.014, 0.112, 0.03], [0.0009, 0.0004], '#4a7a2c'),
    rod([x * 0.004, 0.07, 0.014], [x * 0.012, 0.05, 0.036], [0.0034, 0.003], colour),
    rod([x * 0.012, 0.05, 0.036], [x * 0.01, 0.082, 0.05], [0.0048, 0.0036], '#5a9a30'),
    rod([x * 0.01, 0.082, 0.05], [x * 0.008, 0.056, 0.054], [0.003, 0.0014], '#5a9a30'),
    ...[0, -0.014].flatMap(z => [
      rod([x * 0.004, 0.034, z], [x * 0.022, 0.046, z * 1.8 - 0.002], 0.0017, colour),
      rod([x * 0.022, 0.046, z * 1.8 - 0.002], [x * 0.03, 0.001, z * 2.4 - 0.004], [0.0015, 0.0009], colour),
    ]),
  ]),
]
const cricket = (colour = '#4a3426'): Part[] => [
  ball([0, 0.012, -0.006], [0.008, 0.008, 0.018], colour, gloss),
  ball([0, 0.014, 0.016], [0.008, 0.0085, 0.007], '#3a281e', gloss),
  ...both(x => [
    ball([x * 0.0045, 0.0165, 0.02], 0.0022, '#d8b88a', gloss),
    rod([x * 0.003, 0.02, 0.021], [x * 0.02, 0.034, 0.048], [0.0009, 0.0003], colour),
    rod([x * 0.007, 0.012, -0.004], [x * 0.015, 0.028, -0.02], [0.0045, 0.0022], '#5f4430'),
    rod([x * 0.015, 0.028, -0.02], [x * 0.017, 0.001, -0.03], [0.0018, 0.001], colour),
    rod([x * 0.002, 0.012, -0.022], [x * 0.006, 0.014, -0.034], 0.0007, colour),
    ...[0.012, 0.004].map(z => rod([x * 0.006, 0.01, z], [x * 0.015, 0.001, z + 0.005], [0.0016, 0.0009], colour)),
  ]),
]
const cicada = (colour = '#3a4a34'): Body =>
  winged(0.024, [
    ball([0, 0.014, -0.008], [0.012, 0.011, 0.022], colour, gloss),
    ball([0, 0.016, 0.014], [0.014, 0.011, 0.009], '#4a6a44', gloss),
    ...both(x => [
      ball([x * 0.014, 0.018, 0.018], 0.0045, '#8a2c1c', gloss),
      ball([x * 0.012, 0.022, -0.018], [0.01, 0.0012, 0.032], '#dcecc8', {
        ...flap(x),
        ...glass,
        turn: [0.1, x * -0.16, x * -0.5],
      }),
    ]),
    ...legs([0.01, 0, -0.008], 0.022, 0.012, 0.0014, '#2c3428'),
  ])
const scorpion = (colour = '#5a3a2a'): Part[] => [
  ...[0, 1, 2, 3].map(n =>
    ball([0, 0.02, 0.03 - n * 0.022], [0.022 - n * 0.001, 0.013, 0.015], n % 2 ? '#6f4a34' : colour, gloss),
  ),
  ...Array.from({ length: 6 }, (_, n) => {
    const at = (k: number): Point => {
      const turn = (k / 6) * 2.7
      return [0, 0.022 + (1 - Math.cos(turn)) * 0.042, -0.05 - Math.sin(turn) * 0.045]
    }
    return rod(at(n), at(n + 1), [0.0095 - n * 0.0005, 0.009 - n * 0.0005], n % 2 ? '#6f4a34' : colour, gloss)
  }),
  rod([0, 0.102, -0.07], [0, 0.088, -0.036], [0.008, 0.0012], '#2c1c16', gloss),
  ...both(x => [
    rod([x * 0.014, 0.02, 0.04], [x * 0.048, 0.026, 0.062], [0.006, 0.005], colour),
    rod([x * 0.048, 0.026, 0.062], [x * 0.045, 0.024, 0.088], [0.006, 0.008], colour),
    ball([x * 0.046, 0.025, 0.1], [0.013, 0.009, 0.02], colour, gloss),
    rod([x * 0.052, 0.026, 0.112], [x * 0.046, 0.025, 0.138], [0.005, 0.0015], colour),
    rod([x * 0.04, 0.026, 0.112], [x * 0.042, 0.025, 0.136], [0.005, 0.0015], colour),
    ball([x * 0.006, 0.032, 0.036], 0.003, '#15151a', gloss),
    ...[0.026, 0.01, -0.006, -0.022].flatMap(z => [
      rod([x * 0.018, 0.018, z], [x * 0.042, 0.028, z * 1.4], 0.0032, colour),
      rod([x * 0.042, 0.028, z * 1.4], [x * 0.058, 0.001, z * 1.9], [0.0028, 0.0012], colour),
    ]),
  ]),
]
const worm = (colour = '#d88a8a'): Part[] =>
  Array.from({ length: 16 }, (_, n) => {
    const at = (k: number): Point => [
      0.016 * Math.sin(k * 0.7),
      0.006 + (k > 12 ? (k - 12) * 0.005 : 0),
      -0.06 + k * 0.0075,
    ]
    return rod(at(n), at(n + 1), n > 9 && n < 13 ? 0.0072 : 0.006, n > 9 && n < 13 ? '#e8a8a0' : colour, gloss)
  })
const seaUrchin = (colour = '#3a2a5a'): Part[] => [
  ball([0, 0.05, 0], 0.036, colour),
  ...Array.from({ length: 70 }, (_, n) => {
    const y = 1 - ((n + 0.5) / 70) * 1.75
    const [out, turn] = [Math.sqrt(Math.max(0, 1 - y * y)), n * 2.39996]
    const to = (far: number): Point => [Math.sin(turn) * out * far, 0.05 + y * far * 0.95, Math.cos(turn) * out * far]
    return rod(to(0.03), to(0.085), [0.0035, 0.0008], n % 3 ? colour : '#5a448a')
  }),
]
const clam = (colour = '#d8c4a8'): Part[] => [
  ball([0, 0.014, 0], [0.05, 0.014, 0.04], colour),
  ...[-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9].map(a =>
    ball(
      [Math.sin(a) * 0.026, 0.048, -0.016 + Math.cos(a) * 0.016],
      [0.01, 0.007, 0.036],
      a % 0.6 ? colour : '#c8ae8c',
      {
        turn: [-0.75, a, 0],
      },
    ),
  ),
  ball([0, 0.022, 0.006], [0.042, 0.008, 0.03], '#f4d8cc', gloss),
  ball([0, 0.033, 0.012], 0.011, '#fbf8f4', gloss),
  ball([0, 0.022, -0.036], [0.022, 0.018, 0.012], '#b89a78'),
]
const hermitCrab = (colour = '#e0622f'): Part[] => [
  ball([0, 0.042, -0.02], [0.04, 0.038, 0.042], '#d8b48a'),
  ball([0, 0.068, -0.045], [0.028, 0.026, 0.028], '#c89a6c'),
  ball([0, 0.086, -0.062], [0.016, 0.016, 0.016], '#b8845a'),
  ring([0, 0.04, 0.008], 0.03, 0.007, '#f0dcc0', { turn: [1.3, 0, 0] }),
  ball([0, 0.03, 0.022], [0.026, 0.018, 0.02], colour),
  ...both(x => [
    rod([x * 0.009, 0.04, 0.034], [x * 0.012, 0.062, 0.042], 0.0024, colour),
    ball([x * 0.012, 0.065, 0.043], 0.005, '#17131a', gloss),
    rod([x * 0.02, 0.026, 0.03], [x * 0.04, 0.024, 0.05], [0.008, 0.007], colour),
    ball([x * 0.042, 0.024, 0.064], [0.014, 0.011, 0.018], colour, gloss),
    ...[0.024, 0.01].flatMap(z => [
      rod([x * 0.022, 0.026, z], [x * 0.052, 0.036, z * 1.4], 0.0048, colour),
      rod([x * 0.052, 0.036, z * 1.4], [x * 0.064, 0.001, z * 1.7], [0.0042, 0.002], colour),
    ]),
  ]),
]
/** Upright, with a snout like a pipe and a tail that curls in. */
const seahorse = (colour = '#f0a83c'): Part[] => {
  const tail = (k: number): Point => {
    const turn = (k / 8) * 5.2
    const out = 0.032 * (1 - k * 0.07)
    return [0, 0.036 - Math.cos(turn) * -out * 0.2 + Math.cos(turn) * out * 0.75, -0.004 + Math.sin(turn) * out]
  }
  return [
    ball([0, 0.1, 0.002], [0.022, 0.04, 0.026], colour),
    ...[0.075, 0.09, 0.105, 0.12].map(y => ring([0, y, 0.002], 0.02, 0.004, '#e08a2c')),
    rod([0, 0.13, -0.004], [0, 0.16, 0.004], [0.017, 0.013], colour),
    ball([0, 0.172, 0.012], [0.016, 0.018, 0.02], colour),
    rod([0, 0.17, 0.026], [0, 0.162, 0.06], [0.008, 0.0065], colour),
    ball([0, 0.162, 0.061], 0.008, '#e08a2c'),
    ...[0, 1, 2].map(n =>
      rod([0, 0.185, 0.008 - n * 0.01], [0, 0.204 - n * 0.004, 0.006 - n * 0.014], [0.004, 0.0012], '#e8622c'),
    ),
    ball([0, 0.105, -0.032], [0.003, 0.022, 0.014], '#f8d84a'),
    rod([0, 0.075, 0], [0, 0.058, -0.002], [0.016, 0.011], colour),
    ...Array.from({ length: 8 }, (_, n) =>
      rod(tail(n), tail(n + 1), [0.011 - n * 0.001, 0.01 - n * 0.001], n % 2 ? '#e08a2c' : colour),
    ),
    ...both(x => [
      ball([x * 0.013, 0.178, 0.02], 0.006, '#fbf8f2'),
      ball([x * 0.0165, 0.178, 0.023], 0.0036, '#17131a', gloss),
      ball([x * 0.02, 0.145, 0], [0.003, 0.012, 0.008], '#f8d84a'),
    ]),
  ]
}
/** Flat, with wings that beat slowly. */
const ray = (colour: string, belly: string, size: number, isManta: boolean): Body => {
  const s = size
  return buildThing({
    bones: [
      { name: 'flap.r', at: [0.12 * s, 0.1 * s, 0] },
      { name: 'flap.l', at: [-0.12 * s, 0.1 * s, 0] },
    ],
    parts: [
      ball([0, 0.1 * s, 0], [0.2 * s, 0.085 * s, 0.3 * s], colour, gloss),
      ball([0, 0.07 * s, 0.02 * s], [0.18 * s, 0.06 * s, 0.27 * s], belly),
      rod([0, 0.1 * s, -0.26 * s], [0, 0.13 * s, -0.85 * s], [0.035 * s, 0.006 * s], colour),
      ...both(x => [
        ball([x * 0.26 * s, 0.1 * s, 0.02 * s], [0.24 * s, 0.035 * s, 0.2 * s], colour, flap(x)),
        ball([x * 0.43 * s, 0.1 * s, isManta ? -0.04 * s : 0], [0.16 * s, 0.02 * s, 0.11 * s], colour, {
          ...flap(x),
          turn: [0, x * 0.35, 0],
        }),
        ...(isManta
          ? [rod([x * 0.09 * s, 0.09 * s, 0.26 * s], [x * 0.1 * s, 0.06 * s, 0.38 * s], [0.035 * s, 0.02 * s], colour)]
          : []),
        ball([x * (isManta ? 0.16 : 0.08) * s, 0.155 * s, 0.17 * s], 0.03 * s, '#fbf8f2'),
        ball([x * (isManta ? 0.175 : 0.09) * s, 0.165 * s, 0.185 * s], 0.02 * s, '#17131a', gloss),
      ]),
    ],
    sockets: { top: [0, 0.18 * s, 0], seat: [0, 0.18 * s, 0] },
  })
}
/** Broad, wrinkled, whiskered, with two long teeth. */
const walrus = (colour = '#8a6450'): Part[] => [
  ball([0, 0.5, 0.1], [0.56, 0.5, 0.75], colour),
  rod([0, 0.6, 0.4], [0, 1, 0.62], [0.44, 0.32], colour),
  rod([0, 0.36, -0.5], [0, 0.16, -1.2], [0.34, 0.1], colour),
  ball([0, 1.08, 0.68], [0.33, 0.3, 0.32], colour),
  ...both(x => [
    ball([x * 0.12, 0.98, 0.94], [0.17, 0.15, 0.14], '#c8a088'),
    rod([x * 0.13, 0.88, 0.98], [x * 0.16, 0.42, 1.08], [0.045, 0.015], '#fbf4e2', gloss),
    ball([x * 0.17, 1.2, 0.92], 0.04, '#17131a', gloss),
    ...[-0.05, 0.02, 0.09].map(y =>
      rod([x * 0.18, 0.97 + y, 1.04], [x * 0.36, 0.94 + y * 1.6, 1.08], [0.006, 0.002], '#f4e8d4'),
    ),
    ball([x * 0.56, 0.16, 0.42], [0.3, 0.06, 0.18], '#7a5644', { turn: [0, x * 0.4, x * -0.35] }),
    ball([x * 0.16, 0.1, -1.28], [0.12, 0.05, 0.2], '#7a5644', { turn: [0, x * -0.4, 0] }),
  ]),
  ball([0, 1.06, 1.05], [0.07, 0.05, 0.04], '#2f2426', gloss),
]

/** Insects, and what lives on the floor of the sea. By pictogram and name. */
export const insects: Readonly<Record<string, Kind>> = {
  'drawn-dragonfly': moving(dragonfly),
  'drawn-moth': moving(moth),
  '🪰': moving(fly),
  '🦟': moving(mosquito),
  'drawn-firefly': moving(firefly),
  'drawn-grasshopper': long(grasshopper),
  'drawn-mantis': long(mantis),
  '🦗': long(cricket),
  'drawn-cicada': moving(cicada),
  '🦂': long(scorpion),
  '🪱': long(worm),
  'drawn-sea-urchin': long(seaUrchin),
  '🦪': long(clam),
  'drawn-hermit-crab': long(hermitCrab),
  'drawn-seahorse': long(seahorse),
  'drawn-stingray': { ...moving((colour = '#a8885c') => ray(colour, '#f4e8d4', 0.8, false)), isLong: true },
  'drawn-manta': { ...moving((colour = '#2f3a48') => ray(colour, '#f4f4f2', 3.4, true)), isLong: true },
  'drawn-walrus': long(walrus),
}
