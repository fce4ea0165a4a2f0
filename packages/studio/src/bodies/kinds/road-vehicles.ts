import type { Body, Part } from '../body.ts'
import { ball, box, buildThing, ring, rod, slab, wheels } from '../kits/thing.ts'
import { GLASS, glass } from './glass.ts'

type Car = { colour: string; roof?: string; light?: string; sign?: string; stripe?: string }

export function car({ colour, roof = colour, light, sign, stripe }: Car): Body {
  const rolling = wheels([1.05, -1.05], 0.74, 0.34)
  return buildThing({
    bones: rolling.bones,
    parts: [
      slab(
        [0, 0, 0],
        [
          [-1.62, 0.28],
          [1.6, 0.28],
          [1.72, 0.5],
          [1.62, 0.74],
          [0.95, 0.86],
          [-1.5, 0.9],
          [-1.7, 0.62],
        ],
        1.5,
        colour,
        { bevel: 0.16, ...glass },
      ),
      slab(
        [0, 0, 0],
        [
          [-1.32, 0.82],
          [0.95, 0.82],
          [0.42, 1.34],
          [-0.98, 1.38],
        ],
        1.3,
        roof,
        { bevel: 0.14, ...glass },
      ),
      slab(
        [0, 0, 0],
        [
          [-1.1, 0.88],
          [-0.28, 0.88],
          [-0.28, 1.24],
          [-0.88, 1.26],
        ],
        1.34,
        GLASS,
        { bevel: 0.03, ...glass },
      ),
      slab(
        [0, 0, 0],
        [
          [-0.16, 0.88],
          [0.72, 0.88],
          [0.36, 1.22],
          [-0.16, 1.24],
        ],
        1.34,
        GLASS,
        { bevel: 0.03, ...glass },
      ),
      box([0, 1.08, 0.7], [1.08, 0.5, 0.04], GLASS, { turn: [-0.78, 0, 0], round: 0.02, ...glass }),
      box([0, 1.1, -1.16], [1.06, 0.42, 0.04], GLASS, { turn: [0.6, 0, 0], round: 0.02, ...glass }),
      ...[-1, 1].flatMap((side): Part[] => [
        ball([side * 0.52, 0.62, 1.62], [0.16, 0.13, 0.1], '#fdf3cf', { material: 'glowing' }),
        ball([side * 0.56, 0.66, -1.64], [0.12, 0.11, 0.07], '#d9342f'),
        ball([side * 0.78, 0.95, 0.62], [0.08, 0.07, 0.06], colour),
      ]),
      box([0, 0.36, 1.68], [1.3, 0.14, 0.14], '#c8c8d0', { round: 0.06 }),
      box([0, 0.36, -1.7], [1.3, 0.14, 0.14], '#c8c8d0', { round: 0.06 }),
      ...(light
        ? [
            box([-0.16, 1.43, -0.2], [0.26, 0.12, 0.22], '#d9342f', { material: 'glowing' }),
            box([0.16, 1.43, -0.2], [0.26, 0.12, 0.22], light, { material: 'glowing' }),
          ]
        : []),
      ...(sign ? [box([0, 1.46, -0.2], [0.5, 0.18, 0.2], sign, { material: 'glowing' })] : []),
      ...(stripe ? [box([0, 0.62, 0], [1.53, 0.12, 3], stripe, { round: 0.04 })] : []),
      ...rolling.parts,
    ],
    sockets: { top: [0, 1.38, -0.3], seat: [0, 1.36, -0.2], cabin: [0, 1.36, -0.2], hood: [0, 0.86, 1.2] },
  })
}

/** A car without a roof: whoever drives it is seen. */
export function openCar(colour = '#d8323c'): Body {
  const rolling = wheels([1.05, -1.05], 0.74, 0.34)
  const [inside, metal] = ['#4a3a34', '#c8c8d0']
  return buildThing({
    bones: rolling.bones,
    parts: [
      slab(
        [0, 0, 0],
        [
          [0.4, 0.28],
          [1.6, 0.28],
          [1.72, 0.5],
          [1.62, 0.74],
          [0.95, 0.86],
          [0.4, 0.9],
        ],
        1.5,
        colour,
        { bevel: 0.14 },
      ),
      slab(
        [0, 0, 0],
        [
          [-1.62, 0.28],
          [-0.82, 0.28],
          [-0.82, 0.92],
          [-1.5, 0.88],
          [-1.7, 0.62],
        ],
        1.5,
        colour,
        { bevel: 0.14 },
      ),
      box([0, 0.36, -0.2], [1.4, 0.16, 1.4], inside, { round: 0.04 }),
      box([0, 0.74, -0.72], [1.16, 0.62, 0.16], inside, { round: 0.07, turn: [-0.12, 0, 0] }),
      box([0, 0.48, -0.4], [1.16, 0.14, 0.5], inside, { round: 0.06 }),
      box([0, 1, 0.44], [1.2, 0.22, 0.03], GLASS, { turn: [-0.5, 0, 0], round: 0.015, ...glass }),
      box([0, 1.1, 0.39], [1.26, 0.04, 0.04], metal, { round: 0.02, turn: [-0.5, 0, 0] }),
      rod([0.3, 0.78, 0.36], [0.3, 0.92, 0.2], 0.02, '#2a2a30'),
      rod([0.12, 0.94, 0.2], [0.48, 0.94, 0.2], 0.025, '#2a2a30'),
      ...[-1, 1].flatMap((side): Part[] => [
        box([side * 0.68, 0.58, -0.2], [0.14, 0.6, 1.4], colour, { round: 0.06 }),
        box([side * 0.755, 0.74, -0.3], [0.02, 0.04, 0.18], metal, { round: 0.01 }),
        ball([side * 0.52, 0.62, 1.62], [0.16, 0.13, 0.1], '#fdf3cf', { material: 'glowing' }),
        ball([side * 0.56, 0.66, -1.64], [0.12, 0.11, 0.07], '#d9342f'),
        ball([side * 0.78, 0.95, 0.36], [0.08, 0.07, 0.06], colour),
      ]),
      box([0, 0.36, 1.68], [1.3, 0.14, 0.14], metal, { round: 0.06 }),
      box([0, 0.36, -1.7], [1.3, 0.14, 0.14], metal, { round: 0.06 }),
      ...rolling.parts,
    ],
    sockets: { top: [0, 0.9, -1.2], seat: [0, 0.68, -0.42], cabin: [0, 0.68, -0.42] },
  })
}

type Van = {
  colour: string
  long: number
  high: number
  window: 'rows' | 'front'
  stripe?: string
  light?: string
  cross?: string
  second?: string
}

export function van({ colour, long, high, window, stripe, light, cross, second = colour }: Van): Body {
  const half = long / 2
  const rolling = wheels([half - 0.75, -half + 0.8], 0.92, 0.42)
  const rows = Math.max(2, Math.floor(long / 0.95))
  return buildThing({
    bones: rolling.bones,
    parts: [
      box(
        [0, 0.35 + high / 2, window === 'front' ? -0.55 : 0],
        [1.9, high, window === 'front' ? long - 1.1 : long],
        window === 'front' ? second : colour,
        { round: 0.18 },
      ),
      ...(window === 'front'
        ? [box([0, 0.35 + high * 0.4, half - 0.62], [1.85, high * 0.8, 1.24], colour, { round: 0.2 })]
        : []),
      box([0, 0.35 + high * (window === 'front' ? 0.58 : 0.68), half - 0.02], [1.5, high * 0.3, 0.06], GLASS, {
        round: 0.03,
        ...glass,
      }),
      ...(window === 'rows'
        ? Array.from({ length: rows }, (_, i) =>
            box(
              [0, 0.35 + high * 0.68, half - 0.75 - (i * (long - 1.1)) / rows],
              [1.94, high * 0.28, (long - 1.1) / rows - 0.18],
              GLASS,
              { round: 0.04, ...glass },
            ),
          )
        : [box([0, 0.35 + high * 0.58, half - 0.55], [1.9, high * 0.26, 0.6], GLASS, { round: 0.04, ...glass })]),
      ...[-1, 1].map(side => ball([side * 0.66, 0.62, half], [0.16, 0.16, 0.08], '#fdf3cf', { material: 'glowing' })),
      box([0, 0.36, half], [1.7, 0.18, 0.14], '#4a4a54', { round: 0.06 }),
      ...(stripe ? [box([0, 0.35 + high * 0.4, -0.2], [1.95, 0.2, long - 0.6], stripe, { round: 0.04 })] : []),
      // On the roof, which is lower over a cab.
      ...(light
        ? [
            box([0, 0.42 + high * (window === 'front' ? 0.8 : 1), half - 0.7], [1.1, 0.18, 0.3], light, {
              material: 'glowing',
            }),
          ]
        : []),
      ...(cross
        ? [-1, 1].flatMap(side => [
            box([side * 0.96, 0.35 + high * 0.72, -0.7], [0.06, 0.5, 0.16], cross),
            box([side * 0.96, 0.35 + high * 0.72, -0.7], [0.06, 0.16, 0.5], cross),
          ])
        : []),
      ...rolling.parts,
    ],
    sockets: { top: [0, 0.38 + high, 0], cabin: [0, 0.38 + high, 0] },
  })
}

export const tractor = (colour: string): Body => {
  const back = wheels([-0.75], 0.78, 0.78, '#2c2a30', '#f0c33c')
  const front = wheels([1.1], 0.62, 0.42, '#2c2a30', '#f0c33c')
  return buildThing({
    bones: [
      { ...back.bones[0]!, name: 'wheel.0' },
      { ...front.bones[0]!, name: 'wheel.9' },
    ],
    parts: [
      ...back.parts,
      ...front.parts.map(part => ({ ...part, bone: 'wheel.9' })),
      box([0, 0.95, 0.75], [0.75, 0.6, 1.5], colour, { round: 0.14 }),
      box([0, 0.85, -0.5], [0.9, 0.5, 1], colour, { round: 0.1 }),
      // Open, so that who drives it is seen.
      ...[-1, 1].flatMap(side =>
        [-1.02, -0.08].map(z => rod([side * 0.5, 1.05, z], [side * 0.5, 2.34, z], 0.035, '#2c2a30')),
      ),
      box([0, 1.12, -0.62], [0.5, 0.1, 0.46], '#2c2a30', { round: 0.04 }),
      box([0, 1.36, -0.86], [0.5, 0.46, 0.1], '#2c2a30', { round: 0.04 }),
      rod([0, 1.1, 0.02], [0, 1.42, -0.12], 0.025, '#2c2a30'),
      ring([0, 1.43, -0.13], 0.16, 0.02, '#2c2a30', { turn: [0.5, 0, 0] }),
      box([0, 2.36, -0.55], [1.25, 0.12, 1.2], colour, { round: 0.05 }),
      rod([0.22, 1.2, 1.1], [0.22, 1.9, 1.1], 0.06, '#4a4a54'),
      ...[-1, 1].map(side => ball([side * 0.28, 1.0, 1.5], [0.1, 0.1, 0.06], '#fdf3cf', { material: 'glowing' })),
    ],
    sockets: { top: [0, 2.45, -0.5], cabin: [0, 1.18, -0.58], seat: [0, 1.18, -0.58] },
  })
}
