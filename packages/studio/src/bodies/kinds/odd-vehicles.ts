import type { Part, Point } from '../body.ts'
import { along } from '../kits/curves.ts'
import { around, ball, both, box, cut, ring, rod, turned, wheels } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { gloss, glow, long, metal } from './made.ts'

const [DARK, STEEL, PANE] = ['#26262e', '#b8bec8', '#9fd0e4']

const snowmobile = (colour = '#d8322c') => ({
  parts: [
    ...both(x => [
      ...along(
        5,
        n => [x * 0.42, 0.05 + 0.16 * Math.max(0, n - 0.6) ** 1.4 * 3, 0.3 + n * 0.95],
        () => 0.05,
        DARK,
      ),
      rod([x * 0.42, 0.08, 0.75], [x * 0.2, 0.5, 0.62], 0.03, STEEL, metal),
    ]),
    cut([0, 0, 0], [-1.1, 0.12, -0.98, 0.02, 0.2, 0.02, 0.36, 0.2, 0.2, 0.34, -1, 0.34], 0.42, DARK, { bevel: 0.05 }),
    ...[-0.9, -0.7, -0.5, -0.3, -0.1, 0.1].map(z => box([0, 0.025, z], [0.44, 0.05, 0.06], '#3a3a44')),
    cut([0, 0, 0], [-0.3, 0.32, 0.98, 0.3, 1.12, 0.44, 0.8, 0.66, 0.35, 0.82, 0.02, 0.72, -0.3, 0.5], 0.56, colour, {
      bevel: 0.12,
      ...gloss,
    }),
    cut([0, 0, 0], [-1.15, 0.4, -0.1, 0.42, 0.02, 0.62, -0.4, 0.58, -0.95, 0.66, -1.15, 0.58], 0.36, DARK, {
      bevel: 0.08,
    }),
    cut([0, 0, 0], [0.36, 0.8, 0.6, 0.72, 0.3, 1.1, 0.22, 1.1], 0.44, PANE, { bevel: 0.03, material: 'glass' }),
    rod([-0.34, 0.96, 0.12], [0.34, 0.96, 0.12], 0.024, DARK),
    rod([0, 0.96, 0.12], [0, 0.76, 0.22], 0.03, DARK),
    ...both(x => [ball([x * 0.16, 0.52, 1.03], [0.09, 0.06, 0.05], '#fff3c0', glow)]),
    box([0, 0.52, -1.16], [0.3, 0.06, 0.04], '#ff3a2c', glow),
  ],
  sockets: { seat: [0, 0.64, -0.42] as Point, top: [0, 0.66, -0.6] as Point, bars: [0, 0.98, 0.12] as Point },
})
const jetSki = (colour = '#2f8fd8') => ({
  parts: [
    cut([0, 0, 0], [-1.3, 0.06, 0.7, 0, 1.45, 0.38, 1.3, 0.46, -1.3, 0.4], 0.9, '#fbfaf6', { bevel: 0.28, ...gloss }),
    cut([0, 0, 0], [-1.1, 0.38, 1.1, 0.42, 0.75, 0.74, 0.3, 0.92, -0.05, 0.7, -0.3, 0.5], 0.6, colour, {
      bevel: 0.16,
      ...gloss,
    }),
    cut([0, 0, 0], [-1.15, 0.4, -0.05, 0.5, -0.15, 0.74, -0.7, 0.7, -1.1, 0.76], 0.36, DARK, { bevel: 0.09 }),
    rod([-0.32, 0.98, 0.12], [0.32, 0.98, 0.12], 0.026, DARK),
    rod([0, 0.98, 0.12], [0, 0.84, 0.24], 0.034, DARK),
    ...both(x => [box([x * 0.42, 0.3, 0.2], [0.04, 0.06, 1.5], colour, { round: 0.015 })]),
  ],
  sockets: { seat: [0, 0.74, -0.45] as Point, top: [0, 0.74, -0.6] as Point, bars: [0, 1, 0.12] as Point },
})
/** Long, black and bent up at both ends, with the comb of iron ahead. */
const gondola = (colour = '#1c1a20') => {
  const keel = (n: number): number => 0.12 + 1.5 * Math.abs(n - 0.5) ** 3 * 4.2
  const wide = (n: number): number => 0.66 * Math.sqrt(Math.max(0.02, 1 - (2 * n - 1) ** 2 * 0.96))
  return {
    parts: [
      ...Array.from({ length: 16 }, (_, at) => {
        const n = (at + 0.5) / 16
        const slope = Math.atan2(keel((at + 1) / 16) - keel(at / 16), 0.42)
        return box([0, keel(n) + 0.08, (n - 0.5) * 6.6], [wide(n) * 2, 0.36, 0.56], colour, {
          round: 0.06,
          turn: [-slope, 0, 0],
          ...gloss,
        })
      }),
      box([0, 0.32, 0], [1.08, 0.06, 2.6], '#7a2028', { round: 0.02 }),
      ...both(x =>
        along(
          14,
          n => [x * (wide(0.06 + n * 0.88) - 0.03), keel(0.06 + n * 0.88) + 0.28, (n - 0.5) * 5.8],
          () => 0.03,
          '#d8a83a',
          metal,
        ),
      ),
      cut(
        [0, 0, 0],
        [3.15, 0.8, 3.42, 0.9, 3.5, 1.5, 3.3, 1.78, 3.1, 1.66, 3.3, 1.5, 3.22, 1.1],
        0.05,
        '#d4d8e0',
        metal,
      ),
      ...[0.98, 1.1, 1.22, 1.34].map(y => box([0, y, 3.56], [0.04, 0.06, 0.2], '#d4d8e0', metal)),
      ...along(
        6,
        n => [0, keel(1) * 0.75 + n * 0.55, -3.15 - 0.16 * Math.sin(n * 3.1)],
        n => 0.06 - n * 0.04,
        colour,
        gloss,
      ),
      box([0, 0.48, -0.75], [0.9, 0.16, 0.4], '#c8232f', { round: 0.06 }),
      box([0, 0.72, -0.95], [0.9, 0.46, 0.12], '#c8232f', { round: 0.06 }),
      box([0, 0.46, 0.5], [0.8, 0.12, 0.3], '#c8232f', { round: 0.05 }),
      rod([0.5, 0.4, -2], [0.56, 0.95, -2], 0.03, '#8a5a30'),
      rod([0.62, 1.5, -1.4], [0.86, -0.0, -3.1], 0.03, '#c89a5a'),
    ],
    sockets: { deck: [0, 0.55, -2.1] as Point, seat: [0, 0.56, -0.7] as Point, top: [0, 0.36, 0.9] as Point },
  }
}
/** 乌篷船: a narrow boat under a black mat that is bent over it. */
const awningBoat = (colour = '#4a3424') => ({
  parts: [
    cut([0, 0, 0], [-2.3, 0.14, -1.7, 0, 1.7, 0, 2.4, 0.2, 2.6, 0.5, -2.55, 0.46], 1.15, colour, { bevel: 0.3 }),
    box([0, 0.46, 0], [0.95, 0.05, 4.3], '#8a6444', { round: 0.02 }),
    ...[-0.85, 0.15].flatMap((z, part) =>
      along(
        10,
        n => [0.6 * Math.cos(Math.PI * n), 0.48 + (0.72 + part * 0.06) * Math.sin(Math.PI * n), z],
        () => 0.02,
        '#16161a',
      ).concat(
        Array.from({ length: 10 }, (_, at) => {
          const a = ((at + 0.5) / 10) * Math.PI
          const high = 0.72 + part * 0.06
          return box(
            [0.58 * Math.cos(a), 0.48 + high * Math.sin(a), z],
            [0.035, 0.26, 1.02],
            at % 2 ? '#26262c' : '#1c1c22',
            {
              round: 0.01,
              turn: [0, 0, a],
            },
          )
        }),
      ),
    ),
    rod([0.45, 0.6, -1.9], [1.15, 0.05, -2.9], 0.03, '#b58a50'),
    rod([0.45, 0.6, -1.9], [0.1, 1.15, -1.5], 0.03, '#b58a50'),
    ball([0, 1.06, 0.74], [0.13, 0.11, 0.13], '#d8242f', glow),
    rod([0, 1.24, 0.7], [0, 1.16, 0.74], 0.01, '#d8a83a'),
  ],
  sockets: { deck: [0, 0.5, -1.75] as Point, seat: [0, 0.5, 1.1] as Point, top: [0, 0.5, 1.3] as Point },
})
const raft = (colour = '#a8a850') => ({
  parts: [
    ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap(at => [
      ...along(
        4,
        n => [at * 0.15, 0.09 + Math.max(0, n - 0.7) ** 2 * 3, -2 + n * 4.2],
        () => 0.076,
        at % 2 ? colour : '#96963e',
      ),
      ...[-1, 0.6].map(z =>
        ring([at * 0.15, 0.09, z + at * 0.03], 0.076, 0.008, '#6a6a2c', { turn: [Math.PI / 2, 0, 0] }),
      ),
    ]),
    ...[-1.5, 0, 1.3].map(z => rod([-0.68, 0.17, z], [0.68, 0.17, z], 0.035, '#8a6a3a')),
    ...both(x => [
      box([x * 0.28, 0.42, 0.3], [0.4, 0.05, 0.4], '#c8a050', { round: 0.02 }),
      box([x * 0.28, 0.62, 0.1], [0.4, 0.36, 0.04], '#c8a050', { round: 0.02 }),
      ...both(z => [
        rod([x * 0.28 + z * 0.16, 0.16, 0.3 + z * 0.15], [x * 0.28 + z * 0.16, 0.42, 0.3 + z * 0.15], 0.02, '#8a6a3a'),
      ]),
    ]),
  ],
  sockets: { deck: [0, 0.18, -1.2] as Point, seat: [0, 0.45, 0.3] as Point, top: [0, 0.18, 1] as Point },
})
const golfCart = (colour = '#fbfaf6') => {
  const rolling = wheels([0.75, -0.75], 0.52, 0.24)
  return {
    bones: rolling.bones,
    parts: [
      ...rolling.parts,
      cut(
        [0, 0, 0],
        [-1.15, 0.28, 1.1, 0.26, 1.2, 0.5, 0.75, 0.8, 0.6, 0.42, -0.2, 0.42, -0.3, 0.66, -1.15, 0.7],
        1.05,
        colour,
        { bevel: 0.1, ...gloss },
      ),
      box([0, 0.76, -0.45], [1, 0.14, 0.5], '#d8c8a4', { round: 0.05 }),
      box([0, 1.02, -0.7], [1, 0.44, 0.12], '#d8c8a4', { round: 0.05 }),
      ...both(x => [
        rod([x * 0.5, 0.7, 0.78], [x * 0.5, 1.78, 0.4], 0.025, DARK),
        rod([x * 0.5, 0.7, -0.9], [x * 0.5, 1.78, -0.9], 0.025, DARK),
      ]),
      box([0, 1.8, -0.25], [1.14, 0.07, 1.6], colour, { round: 0.03 }),
      ring([-0.22, 0.98, 0.36], 0.15, 0.018, DARK, { turn: [0.9, 0, 0] }),
      rod([-0.22, 0.98, 0.36], [-0.22, 0.7, 0.6], 0.02, DARK),
      rod([-0.36, 0.98, 0.36], [-0.08, 0.98, 0.36], 0.014, DARK),
      ...both(x => [ball([x * 0.36, 0.52, 1.14], 0.07, '#fff3c0', glow)]),
      ...both(x => [
        rod([x * 0.2, 0.6, -1.15], [x * 0.2, 1.4, -1.25], 0.11, x > 0 ? '#c8232f' : '#2f5fb0'),
        ball([x * 0.2, 1.52, -1.27], 0.05, STEEL, metal),
        rod([x * 0.2, 1.4, -1.25], [x * 0.2, 1.52, -1.27], 0.03, DARK),
      ]),
    ],
    sockets: { seat: [-0.22, 0.84, -0.4] as Point, top: [0, 1.84, -0.25] as Point, bars: [-0.22, 1, 0.36] as Point },
  }
}
/** Three wheels and a load behind the rider. */
const cargoTrike = (colour = '#2f7a5a') => {
  const r = 0.32
  const bones = [
    { name: 'wheel.0', at: [0, r, 0.85] as Point },
    { name: 'wheel.1', at: [0, r, -0.75] as Point },
  ]
  const wheel = (bone: string, x: number, z: number): Part[] => [
    ring([x, r, z], r * 0.86, r * 0.13, DARK, { bone, turn: [0, 0, Math.PI / 2] }),
    ball([x, r, z], [0.05, 0.06, 0.06], STEEL, { bone }),
    ...[0, 1, 2].map(i =>
      rod(
        [x, r - Math.cos(i * 1.05) * r * 0.85, z - Math.sin(i * 1.05) * r * 0.85],
        [x, r + Math.cos(i * 1.05) * r * 0.85, z + Math.sin(i * 1.05) * r * 0.85],
        0.009,
        STEEL,
        { bone },
      ),
    ),
  ]
  return {
    bones,
    parts: [
      ...wheel('wheel.0', 0, 0.85),
      ...wheel('wheel.1', -0.5, -0.75),
      ...wheel('wheel.1', 0.5, -0.75),
      rod([-0.5, r, -0.75], [0.5, r, -0.75], 0.025, colour),
      rod([0, 0.98, 0.66], [0, r, 0.85], 0.028, colour),
      rod([0, 0.78, 0.7], [0, 0.4, 0.15], 0.028, colour),
      rod([0, 0.4, 0.15], [0, 0.44, -0.7], 0.028, colour),
      rod([0, 0.4, 0.15], [0, 0.8, -0.02], 0.026, colour),
      ball([0, 0.86, -0.04], [0.11, 0.05, 0.15], '#3a2f2a'),
      rod([-0.28, 1.02, 0.6], [0.28, 1.02, 0.6], 0.022, DARK),
      rod([0, 0.98, 0.66], [0, 1.02, 0.6], 0.022, DARK),
      ball([0, 0.4, 0.15], [0.05, 0.1, 0.1], STEEL, metal),
      box([0, 0.56, -0.85], [0.86, 0.05, 1.15], '#8a6444', { round: 0.01 }),
      ...both(x => [box([x * 0.42, 0.72, -0.85], [0.04, 0.3, 1.15], colour, { round: 0.01 })]),
      ...both(z => [box([0, 0.72, -0.85 + z * 0.56], [0.86, 0.3, 0.04], colour, { round: 0.01 })]),
      ...both(x => [rod([x * 0.3, 0.34, -0.75], [x * 0.3, 0.55, -0.75], 0.03, colour)]),
    ],
    sockets: {
      seat: [0, 0.9, -0.04] as Point,
      top: [0, 0.6, -0.85] as Point,
      bars: [0, 1.04, 0.6] as Point,
      pedals: [0, 0.4, 0.15] as Point,
    },
  }
}
/** 三轮车 with a roof, of three wheels: a tuk tuk. */
const tukTuk = (colour = '#2f8a4a') => {
  const rolling = wheels([-0.7], 0.52, 0.26)
  const front = wheels([0.95], 0.03, 0.24)
  return {
    bones: [...rolling.bones, { name: 'wheel.1', at: [0, 0.24, 0.95] as Point }],
    parts: [
      ...rolling.parts,
      ...front.parts.map(part => ({ ...part, bone: 'wheel.1' })),
      cut(
        [0, 0, 0],
        [-1.1, 0.3, 0.6, 0.28, 1.05, 0.5, 0.82, 1, 0.66, 1, 0.5, 0.42, -0.25, 0.42, -0.35, 0.9, -1.15, 0.95],
        1.1,
        colour,
        { bevel: 0.14, ...gloss },
      ),
      cut([0, 0, 0], [0.66, 1, 0.82, 1, 0.6, 1.62, 0.5, 1.62], 0.96, PANE, { material: 'glass' }),
      cut([0, 0, 0], [-1.15, 1.5, 0.66, 1.55, 0.6, 1.72, -0.9, 1.76, -1.2, 1.62], 1.16, '#f2c21f', {
        bevel: 0.08,
        ...gloss,
      }),
      ...both(x => [
        rod([x * 0.5, 0.9, -1.05], [x * 0.5, 1.6, -1.05], 0.03, DARK),
        rod([x * 0.48, 0.95, 0.74], [x * 0.48, 1.6, 0.56], 0.03, DARK),
        rod([x * 0.5, 0.88, -0.32], [x * 0.5, 1.6, -0.32], 0.025, DARK),
      ]),
      box([0, 0.74, 0.05], [0.5, 0.12, 0.34], '#2c2e36', { round: 0.04 }),
      box([0, 0.58, 0.05], [0.4, 0.3, 0.28], '#2c2e36', { round: 0.02 }),
      box([0, 0.9, -0.62], [0.94, 0.16, 0.44], '#c8232f', { round: 0.05 }),
      box([0, 1.2, -0.92], [0.94, 0.5, 0.12], '#c8232f', { round: 0.05 }),
      rod([-0.24, 1.08, 0.48], [0.24, 1.08, 0.48], 0.022, DARK),
      rod([0, 1.08, 0.48], [0, 0.7, 0.72], 0.03, DARK),
      ball([0, 0.66, 1.02], 0.1, '#fff3c0', glow),
    ],
    sockets: { seat: [0, 0.8, 0.05] as Point, top: [0, 1.76, -0.2] as Point, bars: [0, 1.1, 0.48] as Point },
  }
}
const quadBike = (colour = '#d8622c') => {
  const rolling = wheels([0.55, -0.55], 0.42, 0.3)
  return {
    bones: rolling.bones,
    parts: [
      ...rolling.parts,
      box([0, 0.46, 0], [0.34, 0.26, 0.9], DARK, { round: 0.06 }),
      ...both(z => [rod([-0.42, 0.3, z * 0.55], [0.42, 0.3, z * 0.55], 0.04, STEEL, metal)]),
      ...both(x =>
        both(z => [
          cut(
            [x * 0.4, 0, 0],
            [z * 0.9, 0.5, z * 0.85, 0.64, z * 0.5, 0.72, z * 0.16, 0.6, z * 0.2, 0.54, z * 0.5, 0.64],
            0.34,
            colour,
            { bevel: 0.03, ...gloss },
          ),
        ]),
      ),
      cut([0, 0, 0], [0, 0.56, 0.85, 0.52, 0.95, 0.66, 0.5, 0.84, 0.1, 0.78], 0.36, colour, { bevel: 0.08, ...gloss }),
      box([0, 0.74, -0.3], [0.3, 0.14, 0.7], DARK, { round: 0.06 }),
      rod([-0.38, 1.02, 0.24], [0.38, 1.02, 0.24], 0.024, DARK),
      rod([0, 1.02, 0.24], [0, 0.78, 0.36], 0.03, DARK),
      ...both(x => [ball([x * 0.16, 0.66, 0.9], 0.06, '#fff3c0', glow)]),
    ],
    sockets: { seat: [0, 0.82, -0.25] as Point, top: [0, 0.82, -0.4] as Point, bars: [0, 1.04, 0.24] as Point },
  }
}
const dumpTruck = (colour = '#f0a81f') => {
  const rolling = wheels([1.6, -0.7, -1.7], 0.9, 0.5)
  return {
    bones: rolling.bones,
    parts: [
      ...rolling.parts,
      box([0, 0.85, 0], [1.4, 0.3, 4.9], DARK, { round: 0.05 }),
      box([0, 1.75, 1.75], [2.1, 1.7, 1.3], colour, { round: 0.18, ...gloss }),
      box([0, 2.1, 2.3], [1.8, 0.7, 0.24], PANE, { round: 0.08, ...gloss }),
      ...both(x => [
        box([x * 1.02, 2.1, 1.8], [0.06, 0.6, 0.8], PANE, { round: 0.05, ...gloss }),
        ball([x * 0.75, 1.15, 2.42], [0.16, 0.12, 0.05], '#fff3c0', glow),
      ]),
      cut(
        [0, 0, 0],
        [-2.75, 1.5, -2.3, 1.08, 0.9, 1.08, 1.05, 2.5, 1.5, 2.9, 1.4, 3.02, 0.85, 2.6, -2.9, 2.3],
        2.3,
        colour,
        { bevel: 0.06 },
      ),
      ...[-2, -1.2, -0.4, 0.4].flatMap(z =>
        both(x => [box([x * 1.16, 1.7, z], [0.06, 1.1, 0.12], '#c88a14', { round: 0.02 })]),
      ),
      ball([0, 2.35, -0.9], [0.95, 0.5, 1.5], '#8a6a4a'),
      ...[
        [-0.4, 2.7, -0.5],
        [0.3, 2.75, -1.1],
        [0, 2.66, 0.1],
        [0.5, 2.62, -0.4],
      ].map(([x, y, z]) => ball([x!, y!, z!], 0.24, '#7a5a3c')),
      box([0, 1.15, 2.42], [1.1, 0.3, 0.06], DARK, { round: 0.03 }),
    ],
    sockets: { seat: [0, 1.5, 1.7] as Point, top: [0, 2.8, -0.9] as Point },
  }
}
const harvester = (colour = '#c8282c') => {
  const rolling = wheels([0.9], 1.1, 0.85)
  const rear = wheels([-1.7], 0.9, 0.45)
  return {
    bones: [
      ...rolling.bones,
      { name: 'wheel.1', at: [0, 0.45, -1.7] as Point },
      { name: 'wheel.2', at: [0, 0.75, 2.9] as Point },
    ],
    parts: [
      ...rolling.parts,
      ...rear.parts.map(part => ({ ...part, bone: 'wheel.1' })),
      cut([0, 0, 0], [-2.6, 1.1, 1.4, 0.9, 1.5, 2.2, 0.6, 2.4, 0.6, 3, -1.8, 3, -2.7, 2.3], 1.9, colour, {
        bevel: 0.12,
        ...gloss,
      }),
      box([0, 2.75, 1.25], [1.5, 1.3, 1.1], '#2c3a44', { round: 0.12, ...gloss }),
      box([0, 2.75, 1.32], [1.56, 1.05, 1.05], PANE, { round: 0.1, ...gloss }),
      box([0, 3.45, 1.2], [1.7, 0.12, 1.4], colour, { round: 0.05 }),
      rod([0, 1.2, 1.4], [0, 0.7, 2.4], 0.4, '#a82024'),
      box([0, 0.5, 2.5], [4.4, 0.6, 0.5], '#a82024', { round: 0.1 }),
      ...around(6, (s, c) =>
        rod([-2.1, 0.75 + s * 0.55, 2.9 + c * 0.55], [2.1, 0.75 + s * 0.55, 2.9 + c * 0.55], 0.04, '#f0c21f', {
          bone: 'wheel.2',
        }),
      ),
      ...[-2.1, -0.7, 0.7, 2.1].flatMap(x =>
        around(3, (s, c) =>
          rod([x, 0.75 - s * 0.55, 2.9 - c * 0.55], [x, 0.75 + s * 0.55, 2.9 + c * 0.55], 0.03, '#f0c21f', {
            bone: 'wheel.2',
          }),
        ),
      ),
      rod([0.9, 2.7, -0.4], [2, 3.3, -1], 0.14, '#f0c21f'),
      rod([-0.6, 3, -1], [-0.6, 3.6, -1], 0.07, DARK),
      box([0, 1.7, -0.9], [1.96, 0.14, 1.6], '#f6f2ea', { round: 0.03 }),
    ],
    sockets: { seat: [0, 2.2, 1.3] as Point, top: [0, 3.02, -0.6] as Point },
  }
}
const doubleDecker = (colour = '#c8202c') => {
  const rolling = wheels([2.6, -2.3], 1.1, 0.5)
  const row = (y: number, zs: readonly number[]): Part[] =>
    zs.flatMap(z => both(x => [box([x * 1.24, y, z], [0.06, 0.62, 1.02], PANE, { round: 0.08, ...gloss })]))
  return {
    bones: rolling.bones,
    parts: [
      ...rolling.parts,
      box([0, 2.35, 0], [2.5, 3.9, 8.4], colour, { round: 0.28, ...gloss }),
      ...row(1.75, [-3.3, -2.1, -0.9, 0.3, 1.5, 2.7]),
      ...row(3.35, [-3.3, -2.1, -0.9, 0.3, 1.5, 2.7, 3.5]),
      box([0, 1.7, 4.16], [2.1, 1, 0.12], PANE, { round: 0.1, ...gloss }),
      box([0, 3.35, 4.16], [2.1, 0.7, 0.12], PANE, { round: 0.1, ...gloss }),
      box([0, 2.55, 4.2], [1.6, 0.36, 0.06], '#16161c', { round: 0.04 }),
      box([0, 2.55, 4.23], [1.2, 0.18, 0.02], '#ffc84a', glow),
      ...both(x => [
        box([x * 1.26, 2.55, 0], [0.03, 0.14, 8], '#f2e2b0'),
        ball([x * 0.9, 0.85, 4.18], [0.15, 0.13, 0.05], '#fff3c0', glow),
      ]),
      box([0, 0.62, 4.1], [2.3, 0.24, 0.3], DARK, { round: 0.08 }),
    ],
    sockets: { seat: [0, 1.2, 2.6] as Point, top: [0, 4.32, 0] as Point },
  }
}
const spoked = (x: number, z: number, r: number, bone: string, colour: string): Part[] => [
  ring([x, r, z], r - 0.03, 0.035, colour, { bone, turn: [0, 0, Math.PI / 2] }),
  ball([x, r, z], [0.08, 0.08, 0.08], colour, { bone }),
  ...[0, 1, 2, 3, 4].map(i =>
    rod(
      [x, r - Math.cos(i * 0.628) * r * 0.93, z - Math.sin(i * 0.628) * r * 0.93],
      [x, r + Math.cos(i * 0.628) * r * 0.93, z + Math.sin(i * 0.628) * r * 0.93],
      0.02,
      colour,
      { bone },
    ),
  ),
]
/** Of a farm: four wheels with spokes under a bed of boards. */
const wagon =
  (tilt: boolean) =>
  (colour = '#8a5a30') => ({
    bones: [
      { name: 'wheel.0', at: [0, 0.45, 1.1] as Point },
      { name: 'wheel.1', at: [0, 0.55, -1] as Point },
    ],
    parts: [
      ...both(x => [
        ...spoked(x * 0.78, 1.1, 0.45, 'wheel.0', '#a8743f'),
        ...spoked(x * 0.78, -1, 0.55, 'wheel.1', '#a8743f'),
      ]),
      rod([-0.78, 0.45, 1.1], [0.78, 0.45, 1.1], 0.04, '#5a3a20'),
      rod([-0.78, 0.55, -1], [0.78, 0.55, -1], 0.04, '#5a3a20'),
      box([0, 0.74, 0], [1.2, 0.2, 2.8], '#5a3a20', { round: 0.02 }),
      ...both(x => [0, 1].map(at => box([x * 0.62, 0.92 + at * 0.2, 0], [0.05, 0.17, 2.9], colour, { round: 0.02 }))),
      ...both(z => [box([0, 1.02, z * 1.43], [1.24, 0.38, 0.05], colour, { round: 0.02 })]),
      box([0, 1.24, 1.2], [1.2, 0.06, 0.34], colour, { round: 0.02 }),
      rod([0, 0.5, 1.2], [0, 0.55, 2.9], 0.04, '#a8743f'),
      ...(tilt
        ? [
            ...[-1.3, -0.65, 0, 0.65].map(z => ring([0, 1.1, z], 0.68, 0.03, '#c8b890', { turn: [Math.PI / 2, 0, 0] })),
            turned(
              [0, 1.1, -1.36],
              [
                0.62, 0, 0.72, 0.1, 0.69, 0.5, 0.72, 1.04, 0.69, 1.5, 0.74, 2.1, 0.66, 2.12, 0.6, 1.2, 0.6, 0.1, 0.62,
                0,
              ],
              '#f4eee0',
              { turn: [Math.PI / 2, 0, 0] },
            ),
          ]
        : []),
    ],
    sockets: { seat: [0, 1.28, 1.15] as Point, top: [0, 0.86, -0.3] as Point },
  })
const unicycle = (colour = '#d8322c') => ({
  bones: [{ name: 'wheel.0', at: [0, 0.3, 0] as Point }],
  parts: [
    ring([0, 0.3, 0], 0.26, 0.04, DARK, { bone: 'wheel.0', turn: [0, 0, Math.PI / 2] }),
    ...[0, 1, 2, 3].map(i =>
      rod(
        [0, 0.3 - Math.cos(i * 0.785) * 0.26, -Math.sin(i * 0.785) * 0.26],
        [0, 0.3 + Math.cos(i * 0.785) * 0.26, Math.sin(i * 0.785) * 0.26],
        0.008,
        STEEL,
        { bone: 'wheel.0' },
      ),
    ),
    ...both(x => [
      rod([x * 0.06, 0.3, 0], [x * 0.06, 0.64, 0], 0.018, colour),
      rod([x * 0.06, 0.3, 0], [x * 0.09, 0.3, x * 0.15], 0.014, STEEL, metal),
      box([x * 0.14, 0.3, x * 0.15], [0.1, 0.025, 0.08], DARK, { round: 0.008 }),
    ]),
    rod([-0.06, 0.3, 0], [0.06, 0.3, 0], 0.02, STEEL, metal),
    rod([-0.06, 0.64, 0], [0.06, 0.64, 0], 0.024, colour),
    rod([0, 0.62, 0], [0, 0.88, 0], 0.018, STEEL, metal),
    ...both(z => [ball([0, 0.93, z * 0.09], [0.07, 0.045, 0.1], '#22222a')]),
  ],
  sockets: { seat: [0, 0.97, 0] as Point, top: [0, 0.97, 0] as Point, pedals: [0, 0.3, 0] as Point },
})
const cableCar = (colour = '#d8322c') => ({
  parts: [
    box([0, 1.05, 0], [1.6, 1.9, 2.2], colour, { round: 0.3, ...gloss }),
    ...both(x => [box([x * 0.8, 1.35, 0], [0.06, 0.9, 1.7], PANE, { round: 0.15, ...gloss })]),
    ...both(z => [box([0, 1.35, z * 1.1], [1.15, 0.9, 0.06], PANE, { round: 0.15, ...gloss })]),
    box([0, 0.62, 0], [1.66, 0.1, 2.26], '#fbfaf6', { round: 0.04 }),
    rod([0, 2, 0], [0, 3.1, 0], 0.06, '#3a3e48'),
    box([0, 3.12, 0], [0.18, 0.2, 0.9], '#3a3e48', { round: 0.05 }),
    ...both(z => [ring([0, 3.22, z * 0.3], 0.12, 0.04, STEEL, { turn: [0, 0, Math.PI / 2], ...metal })]),
    rod([0, 3.36, -4], [0, 3.36, 4], 0.03, '#22242c'),
    box([0, 0.06, 0], [1, 0.12, 1.6], '#3a3e48', { round: 0.03 }),
  ],
  sockets: { seat: [0, 0.5, 0] as Point, top: [0, 2, 0] as Point },
})

/** What rides, floats and works and is neither a car nor a common boat. By pictogram and name. */
export const oddVehicles: Readonly<Record<string, Kind>> = {
  'drawn-snowmobile': long(snowmobile),
  'drawn-jet-ski': long(jetSki),
  'drawn-gondola': long(gondola),
  'drawn-awning-boat': long(awningBoat),
  'drawn-raft': long(raft),
  'drawn-golf-cart': long(golfCart),
  'drawn-cargo-trike': long(cargoTrike),
  '🛺': long(tukTuk),
  'drawn-quad-bike': long(quadBike),
  'drawn-dump-truck': long(dumpTruck),
  'drawn-harvester': long(harvester),
  'drawn-double-decker': long(doubleDecker),
  'drawn-wagon': long(wagon(false)),
  'drawn-covered-wagon': long(wagon(true)),
  'drawn-unicycle': long(unicycle),
  '🚡': long(cableCar),
}
