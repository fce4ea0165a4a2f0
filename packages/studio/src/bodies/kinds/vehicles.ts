import type { Body, Part, Point } from '../body.ts'
import { ball, box, buildThing, lathe, ring, rod, slab, wheels } from '../kits/thing.ts'
import type { Kind } from './kind.ts'

const GLASS = '#6fa8c8'
const glass = { material: 'glossy' } as const

type Car = { colour: string; roof?: string; light?: string; sign?: string; stripe?: string }

function car({ colour, roof = colour, light, sign, stripe }: Car): Body {
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
    sockets: { top: [0, 1.38, -0.3], seat: [0, 1.36, -0.2], cabin: [0, 1.36, -0.2] },
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

function van({ colour, long, high, window, stripe, light, cross, second = colour }: Van): Body {
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
      ...(light ? [box([0, 0.42 + high, half - 0.7], [1.1, 0.18, 0.3], light, { material: 'glowing' })] : []),
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

/** Bicycles and what is ridden like them. */
function cycle(colour: string, kind: 'bicycle' | 'motorbike' | 'scooter'): Body {
  const r = kind === 'scooter' ? 0.24 : 0.34
  const [front, back] = kind === 'scooter' ? [0.55, -0.45] : [0.56, -0.52]
  const fat = kind === 'motorbike' ? 0.34 : kind === 'scooter' ? 0.3 : 0.13
  const wheel = (name: string, z: number): Part[] => [
    ring([0, r, z], r * (1 - fat), r * fat, '#2c2a30', { bone: name, turn: [0, 0, Math.PI / 2] }),
    ball([0, r, z], [0.05, r * 0.16, r * 0.16], '#b8b8c0', { bone: name }),
    ...(kind === 'bicycle'
      ? [0, 1, 2, 3].map(i =>
          rod(
            [0, r - Math.cos((i * Math.PI) / 4) * r * 0.85, z - Math.sin((i * Math.PI) / 4) * r * 0.85],
            [0, r + Math.cos((i * Math.PI) / 4) * r * 0.85, z + Math.sin((i * Math.PI) / 4) * r * 0.85],
            0.009,
            '#c8c8d0',
            { bone: name },
          ),
        )
      : [ball([0, r, z], [0.07, r * 0.5, r * 0.5], '#c8c8d0', { bone: name })]),
  ]
  const tube = (a: Point, b: Point, thick = 0.028): Part => rod(a, b, thick, colour)
  const body: Record<typeof kind, Part[]> = {
    bicycle: [
      tube([0, r, back], [0, 0.36, 0]),
      tube([0, 0.36, 0], [0, 0.86, -0.16]),
      tube([0, 0.36, 0], [0, 0.82, 0.4]),
      tube([0, 0.78, -0.13], [0, 0.84, 0.4]),
      tube([0, 0.74, -0.12], [0, r, back]),
      tube([0, 0.98, 0.36], [0, r, front]),
      rod([-0.26, 1.02, 0.3], [0.26, 1.02, 0.3], 0.022, '#3a3a42'),
      ball([0, 0.92, -0.17], [0.1, 0.05, 0.16], '#3a2f2a'),
      ball([0, 0.36, 0], [0.04, 0.1, 0.1], '#8a8a94'),
    ],
    motorbike: [
      ball([0, 0.5, 0.02], [0.16, 0.2, 0.32], '#4a4a54', glass),
      ball([0, 0.78, 0.14], [0.17, 0.15, 0.28], colour, glass),
      ball([0, 0.78, -0.32], [0.15, 0.08, 0.32], '#2c2a30'),
      tube([0, 0.95, 0.36], [0, r, front], 0.05),
      rod([-0.32, 1.02, 0.28], [0.32, 1.02, 0.28], 0.028, '#3a3a42'),
      ball([0, 0.86, 0.5], [0.12, 0.12, 0.1], '#fdf3cf', { material: 'glowing' }),
      rod([0.16, 0.36, 0.1], [0.16, 0.4, -0.75], [0.05, 0.07], '#b8b8c0', glass),
    ],
    scooter: [
      slab(
        [0, 0, 0],
        [
          [-0.6, 0.3],
          [0.4, 0.22],
          [0.46, 0.34],
          [-0.1, 0.36],
          [-0.2, 0.66],
          [-0.7, 0.68],
        ],
        0.32,
        colour,
        glass,
      ),
      tube([0, 1.0, 0.42], [0, r, front], 0.06),
      ball([0, 0.62, 0.5], [0.2, 0.3, 0.08], colour, glass),
      ball([0, 0.74, -0.42], [0.15, 0.07, 0.3], '#4a3428'),
      rod([-0.3, 1.0, 0.36], [0.3, 1.0, 0.36], 0.025, '#3a3a42'),
      ball([0, 0.98, 0.5], [0.1, 0.1, 0.08], '#fdf3cf', { material: 'glowing' }),
    ],
  }
  return buildThing({
    bones: [
      { name: 'wheel.0', at: [0, r, front] },
      { name: 'wheel.1', at: [0, r, back] },
    ],
    parts: [...wheel('wheel.0', front), ...wheel('wheel.1', back), ...body[kind]],
    sockets: {
      seat: [0, kind === 'bicycle' ? 0.93 : 0.8, kind === 'bicycle' ? -0.17 : -0.28],
      top: [0, 0.93, -0.2],
      bars: [0, 1.04, 0.3],
      ...(kind === 'bicycle' && { pedals: [0, 0.36, 0] as Point }),
    },
  })
}

function train(colour: string): Body {
  const rolling = wheels([1.9, 0.9, -0.3, -1.6, -2.4], 0.85, 0.42, '#3a3438', '#b5302f')
  return buildThing({
    bones: rolling.bones,
    parts: [
      lathe(
        [0, 1.35, 0.9],
        [
          [0.02, -1.6],
          [0.62, -1.6],
          [0.66, 0],
          [0.66, 1.5],
          [0.5, 1.62],
          [0.02, 1.65],
        ],
        colour,
        { turn: [Math.PI / 2, 0, 0] },
      ),
      lathe(
        [0, 1.35, 2.54],
        [
          [0.02, -0.05],
          [0.6, -0.05],
          [0.6, 0.08],
          [0.02, 0.12],
        ],
        '#3a3438',
        { turn: [Math.PI / 2, 0, 0] },
      ),
      box([0, 1.75, -1.75], [1.7, 1.9, 1.7], colour, { round: 0.1 }),
      box([0, 2.78, -1.75], [1.95, 0.16, 2], '#3a3438', { round: 0.07 }),
      box([0, 2.1, -1.75], [1.74, 0.55, 0.9], GLASS, { round: 0.05, ...glass }),
      lathe(
        [0, 1.9, 2.0],
        [
          [0.16, 0],
          [0.16, 0.55],
          [0.28, 0.85],
          [0.3, 0.95],
          [0.2, 0.95],
          [0.02, 0.9],
        ],
        '#3a3438',
      ),
      ball([0, 2.02, 0.9], [0.24, 0.3, 0.24], '#e0b03c', glass),
      box([0, 0.72, -0.1], [1.3, 0.3, 5], '#3a3438', { round: 0.08 }),
      slab(
        [0, 0, 0],
        [
          [2.4, 0.2],
          [3.05, 0.16],
          [2.6, 0.75],
          [2.4, 0.75],
        ],
        1.5,
        '#b5302f',
        { bevel: 0.05 },
      ),
      ball([0, 1.95, 2.6], 0.16, '#fdf3cf', { material: 'glowing' }),
      ...rolling.parts,
    ],
    sockets: { top: [0, 2.85, -1.7], cabin: [0, 2.86, -1.7] },
  })
}

const hull = (long: number, wide: number, high: number, colour: string): Part =>
  slab(
    [0, 0, 0],
    [
      [-long * 0.42, 0],
      [long * 0.34, 0],
      [long * 0.52, high],
      [-long * 0.48, high * 0.92],
    ],
    wide,
    colour,
    { bevel: wide * 0.32 },
  )

const sailboat = (colour: string): Body =>
  buildThing({
    bones: [{ name: 'sway.0', at: [0, 0.6, 0] }],
    parts: [
      hull(4.2, 1.5, 0.75, colour),
      box([0, 0.72, -0.1], [1.2, 0.08, 3], '#c89a64', { round: 0.03 }),
      rod([0, 0.7, 0.2], [0, 5, 0.2], 0.05, '#8a6a48'),
      rod([0, 1.15, 0.2], [0, 1.1, -1.7], 0.04, '#8a6a48'),
      slab(
        [0, 0, 0],
        [
          [0.1, 1.25],
          [-1.7, 1.2],
          [0.1, 4.8],
        ],
        0.06,
        '#fbf8f0',
        { bone: 'sway.0' },
      ),
      slab(
        [0, 0, 0],
        [
          [0.3, 1.1],
          [1.9, 0.95],
          [0.3, 4.2],
        ],
        0.05,
        '#f2ead8',
        { bone: 'sway.0' },
      ),
      slab(
        [0, 0, 0],
        [
          [0.2, 4.95],
          [-0.5, 5.1],
          [0.2, 5.25],
        ],
        0.04,
        '#d9342f',
      ),
    ],
    sockets: { deck: [0, 0.7, -0.9], top: [0, 0.75, -0.6], seat: [0, 0.72, -0.9] },
  })

const rowboat = (colour: string): Body =>
  buildThing({
    parts: [
      hull(3.2, 1.2, 0.55, colour),
      box([0, 0.52, 0], [0.95, 0.06, 2.4], '#8a6444', { round: 0.02 }),
      box([0, 0.58, 0.5], [1.05, 0.06, 0.26], '#c89a64', { round: 0.02 }),
      box([0, 0.58, -0.55], [1.05, 0.06, 0.26], '#c89a64', { round: 0.02 }),
      ...[-1, 1].flatMap(side => [
        rod([side * 0.5, 0.62, 0], [side * 1.5, 0.1, -0.3], 0.025, '#c89a64'),
        ball([side * 1.6, 0.06, -0.32], [0.2, 0.03, 0.09], '#c89a64'),
      ]),
    ],
    sockets: { deck: [0, 0.6, -0.4], seat: [0, 0.6, -0.4], top: [0, 0.6, 0] },
  })

const ship = (colour: string): Body =>
  buildThing({
    parts: [
      hull(16, 4, 2.4, colour),
      box([0, 2.9, -0.6], [3.2, 1.1, 10], '#f6f4f0', { round: 0.2 }),
      box([0, 3.9, -1.2], [2.8, 1, 7.5], '#f6f4f0', { round: 0.2 }),
      box([0, 4.9, 0.8], [2.4, 1, 3], '#f6f4f0', { round: 0.2 }),
      ...[0, 1, 2, 3, 4, 5, 6].map(i => box([0, 3.0, 3 - i * 1.2], [3.26, 0.4, 0.6], GLASS, { round: 0.05, ...glass })),
      box([0, 5.05, 2.2], [2.2, 0.4, 0.3], GLASS, { round: 0.05, ...glass }),
      ...[-0.6, -3].map(z =>
        lathe(
          [0, 4.3, z],
          [
            [0.6, 0],
            [0.62, 2],
            [0.5, 2],
            [0.02, 1.8],
          ],
          '#d9642f',
        ),
      ),
      box([0, 2.34, 0], [4.06, 0.16, 14], '#f6f4f0', { round: 0.05 }),
    ],
    sockets: { deck: [0, 2.45, 5.4], top: [0, 5.4, 0.8] },
  })

const plane = (colour: string): Body =>
  buildThing({
    parts: [
      lathe(
        [0, 1.4, 0],
        [
          [0.02, -4.6],
          [0.28, -4],
          [0.7, -2],
          [0.78, 0.5],
          [0.74, 2.8],
          [0.5, 3.9],
          [0.02, 4.4],
        ],
        '#f6f6fa',
        { turn: [Math.PI / 2, 0, 0] },
      ),
      slab(
        [0, 1.2, 0],
        [
          [1.1, 0],
          [-0.5, 4.6],
          [-1.1, 4.6],
          [-0.9, 0],
          [-1.1, -4.6],
          [-0.5, -4.6],
        ],
        0.16,
        colour,
        { turn: [0, 0, Math.PI / 2] },
      ),
      slab(
        [0, 1.75, -3.9],
        [
          [0.3, 0],
          [-0.3, 1.6],
          [-0.65, 1.6],
          [-0.5, 0],
          [-0.65, -1.6],
          [-0.3, -1.6],
        ],
        0.1,
        colour,
        { turn: [0, 0, Math.PI / 2] },
      ),
      slab(
        [0, 1.7, -3.9],
        [
          [0.7, 0],
          [-0.3, 1.7],
          [-0.85, 1.7],
          [-0.5, 0],
        ],
        0.14,
        colour,
      ),
      ...[-1, 1].flatMap(side => [
        lathe(
          [side * 1.9, 0.75, 0.4],
          [
            [0.02, -0.8],
            [0.26, -0.7],
            [0.34, 0.5],
            [0.3, 0.75],
            [0.02, 0.6],
          ],
          '#c8ccd6',
          { turn: [Math.PI / 2, 0, 0] },
        ),
      ]),
      ...Array.from({ length: 8 }, (_, i) => ball([0, 1.65, 2.4 - i * 0.6], [0.77, 0.11, 0.11], '#4a6a8a')),
      ball([0, 1.75, 3.5], [0.42, 0.22, 0.4], '#4a6a8a', glass),
    ],
    sockets: { top: [0, 2.2, 0.5], cabin: [0, 2.1, 1], seat: [0, 2.1, 1] },
  })

const helicopter = (colour: string): Body =>
  buildThing({
    bones: [{ name: 'rotor.0', at: [0, 2.35, 0] }],
    parts: [
      ball([0, 1.3, 0.3], [0.8, 0.85, 1.25], colour, glass),
      ball([0, 1.38, 0.85], [0.7, 0.62, 0.85], '#8fc4dc', glass),
      rod([0, 1.55, -0.7], [0, 1.85, -3.2], [0.28, 0.12], colour),
      slab(
        [0, 1.8, -3.2],
        [
          [0.2, 0],
          [-0.3, 0.8],
          [-0.55, 0.75],
          [-0.2, -0.3],
        ],
        0.1,
        colour,
      ),
      rod([0, 2, 0], [0, 2.4, 0], 0.08, '#4a4a54'),
      ...[0, 1].map(i =>
        box([0, 2.42, 0], i ? [5.6, 0.04, 0.22] : [0.22, 0.04, 5.6], '#3a3a42', { bone: 'rotor.0', round: 0.02 }),
      ),
      ...[-1, 1].flatMap(side => [
        rod([side * 0.62, 0.08, 1.2], [side * 0.62, 0.08, -1.1], 0.06, '#3a3a42'),
        rod([side * 0.45, 0.7, 0.5], [side * 0.62, 0.1, 0.5], 0.04, '#3a3a42'),
        rod([side * 0.45, 0.7, -0.4], [side * 0.62, 0.1, -0.4], 0.04, '#3a3a42'),
      ]),
    ],
    sockets: { top: [0, 2.2, 0], cabin: [0, 1.4, 0.6], seat: [0, 1.4, 0.6] },
  })

const rocket = (colour: string): Body =>
  buildThing({
    parts: [
      lathe(
        [0, 0.5, 0],
        [
          [0.02, 0],
          [0.5, 0.1],
          [0.72, 1],
          [0.75, 2.2],
          [0.6, 3.4],
          [0.34, 4.3],
          [0.02, 4.9],
        ],
        '#f4f2f0',
      ),
      lathe(
        [0, 3.75, 0],
        [
          [0.53, 0],
          [0.4, 0.55],
          [0.2, 1.15],
          [0.02, 1.72],
        ],
        colour,
      ),
      ball([0, 2.7, 0.55], [0.3, 0.3, 0.2], GLASS, glass),
      ring([0, 2.7, 0.68], 0.28, 0.06, '#b8bcc8', { turn: [Math.PI / 2, 0, 0] }),
      ...[0, 1, 2, 3].map(i =>
        slab(
          [Math.sin((i * Math.PI) / 2) * 0.55, 0.5, Math.cos((i * Math.PI) / 2) * 0.55],
          [
            [0, 0.2],
            [0.75, -0.5],
            [0.85, 0.2],
            [0.1, 1.3],
          ],
          0.12,
          colour,
          { turn: [0, (i * Math.PI) / 2, 0] },
        ),
      ),
      lathe(
        [0, 0, 0],
        [
          [0.02, 0.1],
          [0.38, 0.1],
          [0.3, 0.55],
          [0.02, 0.6],
        ],
        '#5a5a66',
      ),
    ],
    sockets: { top: [0, 5.4, 0], cabin: [0, 5.3, 0], seat: [0, 3, 0] },
  })

const ufo = (colour: string): Body =>
  buildThing({
    parts: [
      lathe(
        [0, 0.7, 0],
        [
          [0.02, -0.45],
          [0.8, -0.4],
          [2.2, -0.05],
          [2.3, 0.05],
          [1.2, 0.4],
          [0.02, 0.5],
        ],
        colour,
        glass,
      ),
      ball([0, 1.1, 0], [0.85, 0.75, 0.85], '#9fe0d8', glass),
      ...Array.from({ length: 10 }, (_, i) =>
        ball(
          [Math.sin((i / 10) * 2 * Math.PI) * 1.75, 0.72, Math.cos((i / 10) * 2 * Math.PI) * 1.75],
          0.14,
          '#f8e88a',
          { material: 'glowing' },
        ),
      ),
      lathe(
        [0, 0, 0],
        [
          [0.02, 0.05],
          [0.4, 0.05],
          [0.5, 0.4],
          [0.02, 0.4],
        ],
        '#5a5a66',
      ),
    ],
    sockets: { top: [0, 1.85, 0], cabin: [0, 1.6, 0] },
  })

const airBalloon = (colour: string): Body =>
  buildThing({
    bones: [{ name: 'sway.0', at: [0, 1.2, 0] }],
    parts: [
      lathe(
        [0, 3.2, 0],
        [
          [0.5, 0],
          [1.4, 1.2],
          [2.5, 3],
          [2.8, 4.6],
          [2.3, 6.2],
          [1.2, 7.1],
          [0.02, 7.4],
        ],
        colour,
      ),
      ring([0, 7, 0], 2.76, 0.14, '#fbf0d8'),
      ring([0, 9, 0], 2.45, 0.14, '#fbf0d8'),
      ring([0, 5, 0], 1.95, 0.14, '#fbf0d8'),
      box([0, 0.5, 0], [1.2, 1, 1.2], '#b5803f', { round: 0.12 }),
      ring([0, 1, 0], 0.58, 0.08, '#8a5a2c'),
      ...[-1, 1].flatMap(x =>
        [-1, 1].map(z => rod([x * 0.5, 1, z * 0.5], [x * 0.42, 3.3, z * 0.42], 0.025, '#6b4a2c')),
      ),
    ],
    sockets: { deck: [0, 0.85, 0], cabin: [0, 0.85, 0], seat: [0, 0.9, 0], top: [0, 10.6, 0] },
  })

const tractor = (colour: string): Body => {
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
      box([0, 1.75, -0.55], [1.05, 1.1, 1], GLASS, { round: 0.08, ...glass }),
      box([0, 2.36, -0.55], [1.25, 0.12, 1.2], colour, { round: 0.05 }),
      rod([0.22, 1.2, 1.1], [0.22, 1.9, 1.1], 0.06, '#4a4a54'),
      ...[-1, 1].map(side => ball([side * 0.28, 1.0, 1.5], [0.1, 0.1, 0.06], '#fdf3cf', { material: 'glowing' })),
    ],
    sockets: { top: [0, 2.45, -0.5], cabin: [0, 2.44, -0.5], seat: [0, 1.3, -0.5] },
  })
}

const long = (build: (colour?: string) => Body): Kind => ({ rig: 'thing', isLong: true, build })

/** Vehicles by pictogram. */
export const vehicles: Readonly<Record<string, Kind>> = {
  '🚗': long((colour = '#d8323c') => car({ colour })),
  '🚙': long((colour = '#3a73d8') => car({ colour })),
  '🏎️': long((colour = '#d8323c') => car({ colour, stripe: '#f6f4f0' })),
  '🚕': long((colour = '#f2c230') => car({ colour, sign: '#fff6c8', stripe: '#2c2a30' })),
  '🚓': long((colour = '#f4f4f8') => car({ colour, light: '#3a73f8', stripe: '#27407a' })),
  '🚐': long((colour = '#8fb5c8') => van({ colour, long: 4.2, high: 1.6, window: 'rows' })),
  '🚌': long((colour = '#f0b02c') => van({ colour, long: 7, high: 2.3, window: 'rows', stripe: '#d9342f' })),
  '🚎': long((colour = '#3f9a6b') => van({ colour, long: 7, high: 2.3, window: 'rows', stripe: '#f6f4f0' })),
  '🚑': long((colour = '#f6f4f2') =>
    van({ colour, long: 4.6, high: 1.9, window: 'front', cross: '#d9342f', light: '#3a73f8', stripe: '#d9342f' }),
  ),
  '🚒': long((colour = '#d8282f') =>
    van({ colour, long: 6, high: 2, window: 'front', light: '#3a73f8', stripe: '#f6e28a' }),
  ),
  '🚚': long((colour = '#3a73d8') => van({ colour, long: 5.6, high: 2.2, window: 'front', second: '#e8e2d8' })),
  '🚛': long((colour = '#c8553d') => van({ colour, long: 7.5, high: 2.4, window: 'front', second: '#d8dce4' })),
  '🚜': long((colour = '#3f9a4a') => tractor(colour)),
  '🚂': long((colour = '#2f6f5a') => train(colour)),
  '🚆': long((colour = '#3a73d8') => van({ colour, long: 9, high: 2.4, window: 'rows', stripe: '#f6f4f0' })),
  '🚃': long((colour = '#3f9a6b') => van({ colour, long: 8, high: 2.4, window: 'rows', stripe: '#f0e2b0' })),
  '🚋': long((colour = '#c8402f') => van({ colour, long: 8, high: 2.4, window: 'rows', stripe: '#f6e8c8' })),
  '🚲': long((colour = '#d8323c') => cycle(colour, 'bicycle')),
  '🏍️': long((colour = '#d8323c') => cycle(colour, 'motorbike')),
  '🛵': long((colour = '#4fb5a0') => cycle(colour, 'scooter')),
  '⛵': long((colour = '#3a73b8') => sailboat(colour)),
  '🛶': long((colour = '#b5703a') => rowboat(colour)),
  '🚣': long((colour = '#b5703a') => rowboat(colour)),
  '🚢': long((colour = '#2f4a6b') => ship(colour)),
  '🛳️': long((colour = '#2f4a6b') => ship(colour)),
  '⛴️': long((colour = '#3f6f8a') => ship(colour)),
  '✈️': long((colour = '#3a73d8') => plane(colour)),
  '🛩️': long((colour = '#d8323c') => plane(colour)),
  '🚁': long((colour = '#e0862c') => helicopter(colour)),
  '🚀': { rig: 'thing', build: (colour = '#d8323c') => rocket(colour) },
  '🛸': { rig: 'thing', build: (colour = '#a8b0c0') => ufo(colour) },
  'drawn-hot-air-balloon': { rig: 'thing', build: (colour = '#e0502f') => airBalloon(colour) },
}
