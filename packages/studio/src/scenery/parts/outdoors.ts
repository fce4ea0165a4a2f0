import { cos, sin } from '../arithmetic.ts'
import { type Part, ball, box, cone, legs, pillar, tapered } from './part.ts'

const IRON = '#33363a'
const STEEL = '#9a9ea2'
const WOOD = '#8a5e3a'
const STONE = '#a89f92'
const wooden = { matter: 'boards', scale: 0.2, texel: 1 } as const
const stony = { matter: 'blocks', scale: 0.6, texel: 1.5 } as const
const LAMPLIGHT = [5, 3.2, 1.4] as const

const CROPS = {
  spring: ['#6a8a4a', '#93b06a'],
  summer: ['#6a9a34', '#a8c860'],
  autumn: ['#d8a838', '#f0d070'],
  winter: ['#9a8058', '#b89a70'],
} as const

/** What stands in the open: in streets, parks, harbours, villages and fields. */
export const OUTDOORS = {
  'lamp-post': ({ isLit }) => [
    pillar([0, 0, 0], [0.12, 3.6, 0.12], IRON),
    pillar([0, 0, 0], [0.28, 0.5, 0.28], IRON),
    ball([0, 3.55, 0], [0.36, 0.4, 0.36], '#f0e8d8', { isClear: true, ...(isLit && { glow: LAMPLIGHT }) }),
  ],
  bench: ({ colour }) => [
    box([-0.7, 0, 0], [0.08, 0.44, 0.44], IRON),
    box([0.7, 0, 0], [0.08, 0.44, 0.44], IRON),
    box([0, 0.44, 0], [1.7, 0.05, 0.46], colour ?? '#a06a3a', wooden),
    box([0, 0.6, 0.22], [1.7, 0.36, 0.05], colour ?? '#a06a3a', wooden),
    ...[-0.7, 0.7].map(x => box([x, 0.44, 0.22], [0.06, 0.5, 0.04], IRON)),
  ],
  stall: ({ seeded, colour, isLit }) => [
    ...[-1.1, 1.1].flatMap(x => [-0.6, 0.6].map(z => pillar([x, 0, z], [0.07, 2.3, 0.07], '#8a6a48'))),
    box([0, 0, -0.1], [2.2, 0.8, 1], '#7a5230', wooden),
    tapered([0, 0.8, -0.15], [2.2, 0.3, 1.1], seeded.pick(['#d8402e', '#e8a02a', '#6aa83a']), {
      second: seeded.pick(['#f0d050', '#e87a2a', '#a83a6a', '#f2e8d8']),
      matter: 'goods',
      scale: 0.17,
      taper: [0.96, 0.35],
    }),
    tapered([0, 2.25, 0], [2.7, 0.55, 1.8], colour ?? seeded.pick(['#c8382c', '#2e6a9a', '#2e7a52', '#d89a2a']), {
      second: '#f4ecdc',
      matter: 'stripes',
      scale: 0.5,
      taper: [1, 0],
    }),
    pillar([0.4, 2.1, -0.7], [0.02, 0.22, 0.02], IRON),
    ball([0.4, 1.85, -0.7], [0.24, 0.26, 0.24], '#ffd8a0', { isClear: true, ...(isLit && { glow: [7, 4, 1.5] }) }),
  ],
  lantern: ({ isLit }) => [
    ball([0, 0, 0], [0.5, 0.46, 0.5], '#d8281e', { isClear: true, glow: isLit ? [3.2, 0.7, 0.2] : [0.12, 0.01, 0.01] }),
    pillar([0, 0.42, 0], [0.2, 0.06, 0.2], '#e8b83a'),
    pillar([0, -0.04, 0], [0.2, 0.06, 0.2], '#e8b83a'),
    pillar([0, -0.34, 0], [0.04, 0.3, 0.04], '#e8b83a'),
  ],
  house: ({ seeded, colour, isLit }) => {
    const wall = colour ?? seeded.pick(['#e8dcc4', '#d8c09a', '#c8a888', '#e6d2b8'])
    return [
      box([0, 0, 0], [6, 2.8, 5], wall, { matter: 'plaster', texel: 1.5 }),
      tapered([0, 2.7, 0], [6.8, 2.2, 5.9], '#9a4a30', { taper: [1, 0], matter: 'roof', scale: 0.3 }),
      box([1.8, 3.6, 0.8], [0.6, 1.6, 0.6], '#8a5a48', { matter: 'brick', second: '#c8b8a8' }),
      box([0, 0, -2.52], [0.95, 2, 0.08], '#5a3c28', wooden),
      ...[-1.9, 1.9].flatMap(x => [
        box([x, 0.95, -2.52], [1.1, 1.1, 0.06], '#f0ebe0'),
        box([x, 1, -2.55], [0.95, 1, 0.06], '#a8b4b8', {
          matter: 'panes',
          scale: 0.48,
          ...(isLit && { glow: [1.5, 0.85, 0.32] as const }),
        }),
        box([x - 0.75, 0.95, -2.54], [0.36, 1.1, 0.05], '#3f6a5a'),
        box([x + 0.75, 0.95, -2.54], [0.36, 1.1, 0.05], '#3f6a5a'),
      ]),
    ]
  },
  'white-house': ({ seeded }) => {
    const [wide, high] = [seeded.between(4.6, 6.4), seeded.between(2.8, 4.2)]
    return [
      box([0, 0, 0], [wide, high, 4.6], '#f8f6f0', { matter: 'plaster', texel: 1.5 }),
      box([0, high, 0], [wide + 0.1, 0.3, 4.7], '#f2f0ea'),
      box([wide * 0.2, 0, -2.34], [1, 2, 0.06], '#2f6fb4', wooden),
      ...[-0.28, 0.42].map(x =>
        box([x * wide, high * 0.5, -2.34], [0.7, 0.9, 0.06], '#2f6fb4', { matter: 'panes', scale: 0.35 }),
      ),
      box([-wide * 0.28, 0, -2.9], [wide * 0.3, 0.9, 1.1], '#f4f2ec'),
    ]
  },
  'domed-church': () => [
    box([0, 0, 0], [6, 4.4, 6], '#faf8f2', { matter: 'plaster', texel: 1.5 }),
    pillar([0, 4.4, 0], [5, 1, 5], '#f6f4ee'),
    ball([0, 3.6, 0], [5, 4.4, 5], '#2a66b8', { texel: 1.5 }),
    pillar([0, 7.8, 0], [0.5, 0.7, 0.5], '#faf8f2'),
    box([0, 8.4, 0], [0.12, 0.9, 0.12], '#faf8f2'),
    box([0, 8.85, 0], [0.5, 0.12, 0.12], '#faf8f2'),
    box([0, 0, -3.02], [1.2, 2.3, 0.06], '#2a66b8', wooden),
    box([3.9, 0, 0], [1.6, 6, 1.6], '#faf8f2'),
    box([3.9, 3.8, -0.82], [0.8, 1.3, 0.06], '#5a84b8'),
  ],
  // Limestone that stands in towers, green to the top.
  karst: ({ seeded }) => {
    const [wide, high] = [seeded.between(15, 26), seeded.between(20, 42)]
    const green = seeded.pick(['#5f7f52', '#6a8a5c', '#567a58'])
    const cover = { matter: 'leaves', second: '#8a8f7c', scale: 5, texel: 8 } as const
    return [
      ball([0, -high * 0.5, 0], [wide, high * 1.5, wide * 0.8], green, cover),
      ball([wide * 0.34, -high * 0.3, 3], [wide * 0.7, high * 0.95, wide * 0.6], green, cover),
      ball([-wide * 0.4, -high * 0.3, 1], [wide * 0.6, high * 0.75, wide * 0.6], green, cover),
    ]
  },
  hoop: () => [
    box([0, 0, 0.9], [0.9, 0.2, 1.4], '#3a4a6a'),
    box([0, 0, 0.9], [0.22, 3, 0.22], '#3a4a6a'),
    box([0, 2.85, 0.4], [0.16, 0.16, 1.1], '#3a4a6a'),
    box([0, 2.6, -0.16], [1.9, 1.2, 0.07], '#f4f6f8'),
    box([0, 2.86, -0.2], [0.64, 0.06, 0.03], '#d8402c'),
    box([0, 3.26, -0.2], [0.64, 0.06, 0.03], '#d8402c'),
    ...[-0.32, 0.32].map(x => box([x, 2.86, -0.2], [0.06, 0.46, 0.03], '#d8402c')),
    pillar([0, 2.76, -0.5], [0.52, 0.05, 0.52], '#e0602a'),
    cone([0, 2.36, -0.5], [0.3, 0.4, 0.3], '#f2f2ee', { taper: [1.6, 1.6], isClear: true }),
  ],
  bleachers: ({ seeded }) =>
    [0, 1, 2, 3].flatMap(row => [
      box([0, 0, row * 0.8], [9, 0.45 + row * 0.42, 0.78], row % 2 ? '#4a6a9a' : '#40608c'),
      ...Array.from({ length: 9 }, (_, at) => at).flatMap(at =>
        seeded.next() < 0.55
          ? [
              ball(
                [-4 + at, 0.45 + row * 0.42, row * 0.8],
                [0.46, 0.7, 0.34],
                seeded.pick(['#c8483a', '#3a7ab8', '#e0b040', '#5a8a4a', '#e8e2d6', '#8a5a9a']),
              ),
              ball(
                [-4 + at, 1.08 + row * 0.42, row * 0.8],
                [0.3, 0.32, 0.3],
                seeded.pick(['#e8b890', '#c88a5c', '#8a5a3c']),
              ),
            ]
          : [],
      ),
    ]),
  'old-house': ({ colour, isLit }) => [
    box([0, 0, 0], [6, 0.3, 4.6], STONE, stony),
    box([0, 0.3, 0], [5.6, 2.6, 4], colour ?? '#ece6da', { matter: 'plaster', texel: 1.5 }),
    ...[-2.6, -0.9, 0.9, 2.6].map(x => pillar([x, 0.3, -2.15], [0.24, 2.7, 0.24], '#7a2a1e')),
    box([0, 0.3, -2.02], [1.5, 2.2, 0.06], '#5a3420', wooden),
    ...[-1.75, 1.75].map(x =>
      box([x, 1, -2.03], [1.2, 1.3, 0.06], '#6a4028', {
        matter: 'panes',
        scale: 0.22,
        ...(isLit && { glow: [0.5, 0.28, 0.1] as const }),
      }),
    ),
    // Eaves that reach far out, a steeper roof upon them, and the ridge.
    tapered([0, 2.9, 0], [7.2, 0.6, 5.8], '#4a4e52', { taper: [0.9, 0.62], matter: 'roof', scale: 0.26 }),
    tapered([0, 3.45, 0], [6.5, 1.2, 3.6], '#44484c', { taper: [0.96, 0.06], matter: 'roof', scale: 0.26 }),
    box([0, 4.6, 0], [6.4, 0.22, 0.3], '#33363a'),
    box([-3.3, 4.6, 0], [0.34, 0.5, 0.3], '#33363a'),
    box([3.3, 4.6, 0], [0.34, 0.5, 0.3], '#33363a'),
  ],
  'temple-hall': ({ isLit }) => [
    box([0, 0, 0], [17, 1, 11], '#b8b0a2', stony),
    ...[0, 1, 2, 3].map(step => box([0, 0, -5.7 - step * 0.36], [4.6, 0.8 - step * 0.2, 0.4], '#c8c0b2', stony)),
    box([0, 1, 0.6], [14, 4, 8], '#b03022', { matter: 'plaster', texel: 2 }),
    ...[-6.8, -4.1, -1.4, 1.4, 4.1, 6.8].map(x => pillar([x, 1, -4.6], [0.55, 4.2, 0.55], '#c03426')),
    box([0, 1, -3.45], [2.4, 3, 0.1], '#5a1e16', { ...wooden, ...(isLit && { glow: [0.5, 0.2, 0.06] as const }) }),
    ...[-4.1, 4.1].map(x => box([x, 1.8, -3.45], [2, 2.1, 0.1], '#7a2a1a', { matter: 'panes', scale: 0.35 })),
    box([0, 5, -4.6], [14.6, 0.5, 0.5], '#2a6a8a', { matter: 'stripes', second: '#d8a83a', scale: 0.5 }),
    tapered([0, 5.4, 0], [19, 1.3, 13.4], '#c8942e', { taper: [0.84, 0.7], matter: 'roof', scale: 0.4 }),
    tapered([0, 6.6, 0], [16, 2.6, 9.4], '#c08a2a', { taper: [0.86, 0.05], matter: 'roof', scale: 0.4 }),
    box([0, 9.1, 0], [13.6, 0.4, 0.5], '#a8781e'),
    box([-6.9, 9, 0], [0.6, 1.1, 0.5], '#a8781e'),
    box([6.9, 9, 0], [0.6, 1.1, 0.5], '#a8781e'),
  ],
  pagoda: ({ isLit }) =>
    [0, 1, 2, 3, 4].flatMap(storey => {
      const [wide, y] = [5.4 - storey * 0.75, storey * 3]
      return [
        box([0, y, 0], [wide, 2.4, wide], '#b03a28', {
          texel: 2,
          ...(isLit && storey % 2 === 0 && { glow: [0.2, 0.08, 0.02] as const }),
        }),
        box([0, y + 0.7, -wide / 2 - 0.02], [wide * 0.5, 1.1, 0.06], '#4a1e16', { matter: 'panes', scale: 0.3 }),
        tapered([0, y + 2.3, 0], [wide + 2.2, 0.9, wide + 2.2], '#3f4a4e', {
          taper: [0.52, 0.52],
          matter: 'roof',
          scale: 0.35,
        }),
        ...(storey === 4 ? [cone([0, y + 3.1, 0], [0.5, 2.6, 0.5], '#d8a83a', { taper: [0, 0], gloss: 0.2 })] : []),
      ]
    }),
  incense: () => [
    ...legs(0.9, 0.4, 0.9, 0.14, '#4a4038'),
    cone([0, 0.35, 0], [0.9, 0.55, 0.9], '#5a4c3c', { taper: [1.35, 1.35], gloss: 0.08 }),
    pillar([0, 0.88, 0], [1.1, 0.05, 1.1], '#b8b0a0'),
    ...[-0.2, 0, 0.2].map(x => pillar([x, 0.9, 0], [0.03, 0.45, 0.03], '#c8301e')),
  ],
  torii: () => [
    pillar([-2.3, 0, 0], [0.42, 4.4, 0.42], '#d03a22'),
    pillar([2.3, 0, 0], [0.42, 4.4, 0.42], '#d03a22'),
    box([0, 3.4, 0], [5.4, 0.32, 0.3], '#d03a22'),
    box([0, 4.3, 0], [6.6, 0.32, 0.42], '#d03a22'),
    box([0, 4.6, 0], [7.1, 0.22, 0.52], '#2a2624'),
  ],
  castle: () => [
    box([0, 0, 2], [26, 7, 2], '#a89c8c', { ...stony, scale: 0.9 }),
    ...Array.from({ length: 13 }, (_, at) => box([-12 + at * 2, 7, 1.4], [1.1, 0.9, 0.8], '#a89c8c', stony)),
    ...[-11.5, -4.2, 4.2, 11.5].flatMap((x, at) => {
      const high = at === 1 || at === 2 ? 11 : 9
      return [
        pillar([x, 0, 1.5], [4.4, high, 4.4], '#b0a494', { ...stony, scale: 0.9 }),
        pillar([x, high, 1.5], [4.9, 0.9, 4.9], '#988c7c', stony),
        cone([x, high + 0.9, 1.5], [5.2, 4.6, 5.2], '#44587a', { taper: [0, 0], matter: 'roof', scale: 0.5 }),
        box([x, high + 5.2, 1.5], [0.06, 1.6, 0.06], IRON),
        box([x + 0.6, high + 6.1, 1.5], [1.1, 0.6, 0.05], '#c8301e'),
        box([x, high * 0.55, -0.72], [0.4, 1.2, 0.1], '#241e1a'),
      ]
    }),
    box([0, 0, 0.9], [3.6, 4.2, 0.4], '#4a3422', wooden),
    box([0, 4.2, 0.8], [4.4, 0.6, 0.5], '#8a7e70', stony),
    box([0, 0, 20], [10, 17, 10], '#b4a898', { ...stony, scale: 1 }),
    tapered([0, 17, 20], [11, 7, 11], '#44587a', { taper: [0, 0], matter: 'roof', scale: 0.5 }),
  ],
  wall: ({ colour }) => [
    box([0, 0, 0], [4, 2.2, 0.4], colour ?? '#b0a494', stony),
    box([0, 2.2, 0], [4, 0.16, 0.55], '#8f8578', stony),
  ],
  'white-wall': () => [
    box([0, 0, 0], [4, 2.4, 0.3], '#eae4d8', { matter: 'plaster', texel: 1 }),
    tapered([0, 2.4, 0], [4, 0.45, 0.8], '#44484c', { taper: [1, 0.1], matter: 'roof', scale: 0.2 }),
  ],
  'moon-gate': () => [
    box([-3.2, 0, 0], [4, 3.2, 0.35], '#ece6da', { matter: 'plaster', texel: 1 }),
    box([3.2, 0, 0], [4, 3.2, 0.35], '#ece6da', { matter: 'plaster', texel: 1 }),
    box([0, 2.7, 0], [2.6, 0.5, 0.35], '#ece6da', { matter: 'plaster', texel: 1 }),
    tapered([0, 3.2, 0], [10.4, 0.55, 1], '#44484c', { taper: [1, 0.1], matter: 'roof', scale: 0.22 }),
    // The ring is of straight pieces: three at each corner close the square to a circle.
    ...[-1, 1].flatMap(side => [
      box([side * 1.12, 0, 0], [0.4, 0.75, 0.38], '#ece6da', { matter: 'plaster' }),
      box([side * 1.12, 2.1, 0], [0.4, 0.65, 0.38], '#ece6da', { matter: 'plaster' }),
      box([side * 0.8, 2.42, 0], [0.5, 0.32, 0.38], '#ece6da', { matter: 'plaster' }),
      box([side * 1.24, 0.7, 0], [0.1, 1.45, 0.44], '#8a8276'),
    ]),
  ],
  column: ({ colour }) => [
    box([0, 0, 0], [1.3, 0.35, 1.3], colour ?? '#d8cbb4', stony),
    cone([0, 0.35, 0], [0.95, 5.2, 0.95], colour ?? '#d8cbb4', {
      taper: [0.85, 0.85],
      matter: 'stripes',
      second: '#b8a88e',
      scale: 0.2,
    }),
    box([0, 5.5, 0], [1.3, 0.4, 1.3], colour ?? '#d8cbb4', stony),
  ],
  'broken-column': ({ seeded }) => {
    const high = seeded.between(1, 3.6)
    return [
      box([0, 0, 0], [1.3, 0.35, 1.3], '#c8b896', stony),
      cone([0, 0.35, 0], [0.95, high, 0.95], '#cdbd9c', { taper: [0.92, 0.92], matter: 'rock', scale: 0.9 }),
      ball([0.9, 0, -0.8], [0.9, 0.6, 0.8], '#b8a684', { matter: 'rock' }),
    ]
  },
  arch: () => [
    box([-1.6, 0, 0], [0.9, 3.4, 0.9], '#c8b896', stony),
    box([1.6, 0, 0], [0.9, 3.4, 0.9], '#c8b896', stony),
    box([0, 3.2, 0], [4.3, 0.9, 0.95], '#c8b896', stony),
    box([-0.2, 4.1, 0], [3.2, 0.4, 0.9], '#b8a684', stony),
  ],
  fountain: () => [
    pillar([0, 0, 0], [4.4, 0.5, 4.4], '#c8c0b4', stony),
    pillar([0, 0.46, 0], [4, 0.06, 4], '#4a9ab0', { matter: 'pool', second: '#c8eef4', scale: 9, gloss: 0.1 }),
    pillar([0, 0.5, 0], [0.5, 1.1, 0.5], '#c8c0b4'),
    cone([0, 1.4, 0], [0.7, 0.35, 0.7], '#d0c8bc', { taper: [2.4, 2.4] }),
    ball([0, 1.6, 0], [1.5, 0.9, 1.5], '#e8f4f8', { isClear: true, matter: 'leaves', second: '#ffffff', scale: 0.8 }),
    cone([0, 1.8, 0], [0.5, 1.3, 0.5], '#eef8fa', { taper: [0.1, 0.1] }),
  ],
  statue: () => [
    box([0, 0, 0], [1.7, 1.6, 1.7], '#b0a698', stony),
    box([0, 1.6, 0], [1.9, 0.18, 1.9], '#c8beb0', stony),
    cone([0, 1.78, 0], [0.8, 1.5, 0.7], '#5a7a6c', { taper: [0.6, 0.6] }),
    ball([0, 2.9, 0], [0.7, 0.9, 0.5], '#5a7a6c'),
    ball([0, 3.62, 0], [0.34, 0.44, 0.36], '#5a7a6c'),
    cone([0.42, 3.1, 0], [0.2, 1.1, 0.2], '#5a7a6c', { taper: [0.7, 0.7] }),
  ],
  fence: ({ colour }) => [
    ...[-1.4, -0.7, 0, 0.7, 1.4].map(x => box([x, 0, 0], [0.1, 1.1, 0.1], colour ?? '#8a6a48', { texel: 2 })),
    box([0, 0.8, 0], [3.1, 0.1, 0.06], colour ?? '#8a6a48', { texel: 2 }),
    box([0, 0.4, 0], [3.1, 0.1, 0.06], colour ?? '#8a6a48', { texel: 2 }),
  ],
  rail: ({ colour }) => [
    ...[-2, -1, 0, 1, 2].map(x => pillar([x, 0, 0], [0.06, 1.05, 0.06], colour ?? IRON)),
    box([0, 1.02, 0], [5, 0.07, 0.07], colour ?? IRON, { texel: 3 }),
    box([0, 0.55, 0], [5, 0.04, 0.04], colour ?? IRON, { texel: 3 }),
  ],
  guardrail: () => [
    ...[-2, 0, 2].map(x => box([x, 0, 0.06], [0.12, 0.75, 0.12], '#8f9498', { texel: 3 })),
    box([0, 0.5, 0], [5, 0.3, 0.06], '#c4c8cc', { gloss: 0.1, texel: 3 }),
  ],
  barrier: () => [tapered([0, 0, 0], [5, 0.85, 0.6], '#c0bcb4', { taper: [1, 0.4] })],
  bollard: () => [pillar([0, 0, 0], [0.3, 0.5, 0.3], '#2e3236'), ball([0, 0.42, 0], [0.42, 0.26, 0.42], '#2e3236')],
  boat: ({ seeded }) => {
    const hull = seeded.pick(['#2a5a8a', '#a8342a', '#2e7a5a', '#e8e2d4', '#d8a03a'])
    return [
      tapered([0, -0.5, 0], [1.5, 1.2, 4.4], hull, { taper: [1.5, 1.25], texel: 2 }),
      tapered([0, 0.66, 0], [2.1, 0.1, 5.3], '#f0e8d8', { taper: [1, 1] }),
      box([0, 0.7, 0.9], [1.3, 1.1, 1.6], '#f2eee4', { texel: 2 }),
      box([0, 1.2, 0.08], [1, 0.4, 0.06], '#2e3a44'),
      box([0, 1.8, 0.9], [1.6, 0.12, 1.9], hull),
      pillar([0, 0.7, -0.9], [0.1, 4, 0.1], '#6a4a30'),
      box([0, 3.9, -0.3], [0.05, 0.05, 2.4], '#6a4a30'),
    ]
  },
  yacht: () => [
    tapered([0, -0.5, 0], [1.6, 1.2, 6], '#f4f2ec', { taper: [1.6, 1.2], texel: 2 }),
    box([0, 0.7, 0.6], [1.5, 0.5, 2.4], '#e8e4dc'),
    pillar([0, 0.7, -0.4], [0.1, 8.4, 0.1], '#d8d8d4'),
    tapered([0, 1.5, 0.9], [0.06, 6.4, 2.4], '#fbf9f4', { taper: [1, 0.05], matter: 'cloth' }),
  ],
  ship: () => [
    tapered([0, -1, 0], [34, 6, 7], '#8a2a22', { taper: [1.08, 1.15], texel: 4 }),
    box([0, 2.2, 0], [36.8, 2.9, 7.7], '#26303a', { texel: 4 }),
    box([12, 5, 0], [6, 6, 6.5], '#eeece6', { matter: 'facade', scale: 1.2, texel: 4 }),
    box([12, 11, 0], [2, 2.4, 2], '#c8642a'),
    ...Array.from({ length: 12 }, (_, at) =>
      box(
        [-13 + (at % 6) * 3.7, 5.1 + 2.5 * Math.floor(at / 6), 0],
        [3.5, 2.4, 6],
        ['#c8402e', '#2e6aa0', '#e0a030', '#3a8a5a', '#8a8e92'][(at * 7) % 5]!,
        {
          matter: 'stripes',
          second: '#5a4a3a',
          scale: 0.9,
        },
      ),
    ),
  ],
  crane: () => [
    ...[-3, 3].flatMap(x => [-2, 2].map(z => box([x, 0, z], [0.5, 16, 0.5], '#d8862a', { texel: 4 }))),
    box([0, 8, 0], [6.5, 0.6, 4.4], '#d8862a', { texel: 4 }),
    box([0, 16, 0], [7, 1.6, 4.6], '#e0902e', { texel: 4 }),
    box([-9, 17, 0], [26, 0.9, 1.6], '#d8862a', { texel: 4 }),
    box([0, 17.6, 0], [0.6, 7, 0.6], '#d8862a', { texel: 4 }),
    box([-15, 9, 0], [0.12, 8, 0.12], IRON),
    box([-15, 7, 0], [3, 2.2, 2.2], '#2e6aa0'),
  ],
  'tower-crane': () => [
    box([0, 0, 0], [1.4, 34, 1.4], '#e8b02a', { matter: 'panes', scale: 0.8, texel: 6 }),
    box([-7, 34, 0], [34, 1.2, 1.2], '#e8b02a', { texel: 6 }),
    tapered([0, 35, 0], [1.6, 5, 1.6], '#e8b02a', { taper: [0.1, 0.1] }),
    box([8, 32, 0], [3, 2.4, 1.6], '#8f8a84'),
    box([-18, 22, 0], [0.15, 12, 0.15], IRON),
    box([-18, 20.5, 0], [2.4, 1.2, 1.2], '#a85a3a'),
  ],
  scaffold: () => [
    box([0, 0, 3], [14, 13, 6], '#b0aaa0', { matter: 'facade', scale: 2.8, variant: 0.3, texel: 4 }),
    ...[-6, -3, 0, 3, 6].map(x => pillar([x, 0, -0.6], [0.12, 14, 0.12], '#c8a03a')),
    ...[0, 1, 2, 3].flatMap(row => [
      box([0, 2.6 + row * 3.2, -0.5], [13, 0.1, 1.1], '#a88450', wooden),
      box([0, 3.7 + row * 3.2, -0.69], [13, 0.06, 0.06], '#c8a03a'),
    ]),
  ],
  container: ({ seeded }) => [
    box([0, 0, 0], [6, 2.6, 2.4], seeded.pick(['#c8402e', '#2e6aa0', '#e0a030', '#3a8a5a', '#8a8e92']), {
      matter: 'stripes',
      second: '#3a3a3a',
      scale: 0.5,
      texel: 2,
    }),
  ],
  car: ({ seeded, colour }) => {
    const paint = colour ?? seeded.pick(['#b82a24', '#2a4a8a', '#e8e6e0', '#26282c', '#c8a03a', '#5a7a6a'])
    return [
      box([0, 0.3, 0], [1.75, 0.55, 4.2], paint, { gloss: 0.12, texel: 2 }),
      tapered([0, 0.84, 0.15], [1.65, 0.6, 2.4], '#2a3238', { taper: [0.8, 0.62], gloss: 0.15 }),
      box([0, 1.36, 0.15], [1.28, 0.08, 1.45], paint, { gloss: 0.12 }),
      ...[-0.8, 0.8].flatMap(x => [-1.3, 1.3].map(z => ball([x, 0, z], [0.26, 0.66, 0.66], '#17181a'))),
      ball([-0.6, 0.55, -2.1], [0.34, 0.2, 0.1], '#f8f0d8', { glow: [0.3, 0.28, 0.2] }),
      ball([0.6, 0.55, -2.1], [0.34, 0.2, 0.1], '#f8f0d8', { glow: [0.3, 0.28, 0.2] }),
    ]
  },
  wreck: ({ seeded }) => [
    box([0, 0, 0], [1.8, 0.7, 4.1], seeded.pick(['#8a5a3a', '#7a6a5a', '#6a7a7a', '#9a6a3a']), {
      matter: 'rock',
      second: '#5a3420',
      scale: 0.5,
    }),
    tapered([0, 0.7, 0.2], [1.65, 0.45, 2.2], '#4a3c34', { taper: [0.8, 0.6], matter: 'rock' }),
  ],
  tyres: () => [0, 0.24, 0.48].map(y => pillar([0.04 * y, y, 0], [0.75, 0.22, 0.75], '#1c1d1f')),
  train: ({ colour }) => [
    box([0, 0.5, 0], [2.9, 2.7, 40], colour ?? '#2e6a9a', { gloss: 0.06, texel: 3 }),
    tapered([0, 3.2, 0], [2.9, 0.5, 40], '#d8dadc', { taper: [0.7, 1] }),
    box([0, 1.75, 0], [2.96, 0.85, 39], '#1c2830', { matter: 'panes', scale: 1.6, gloss: 0.1 }),
    box([0, 0.9, 0], [2.97, 0.16, 40], '#f0e8d8'),
    box([0, 0, 0], [2.2, 0.5, 39], '#26282a'),
  ],
  canopy: ({ isLit }) => [
    pillar([0, 0, 0], [0.28, 4.2, 0.28], '#3f5a52'),
    box([0, 4.2, 0], [4.2, 0.2, 6.2], '#5a6a66', { matter: 'boards', scale: 0.4, texel: 2 }),
    box([0, 4.1, 0], [0.3, 0.1, 5], '#f4f0e4', { ...(isLit && { glow: [4, 3.6, 2.8] as const }) }),
  ],
  clock: () => [
    pillar([0, 0, 0], [0.16, 3, 0.16], IRON),
    ball([0, 2.9, 0], [0.9, 0.9, 0.24], '#f4f0e6'),
    ball([0, 2.86, 0.03], [1, 1, 0.2], IRON),
    box([0, 3.34, -0.13], [0.05, 0.34, 0.02], '#1a1a1c'),
    box([0.1, 3.33, -0.13], [0.26, 0.05, 0.02], '#1a1a1c'),
  ],
  shelter: ({ isLit }) => [
    ...[-1.7, 1.7].flatMap(x => [-0.5, 0.6].map(z => box([x, 0, z], [0.1, 2.4, 0.1], '#4a5258'))),
    box([0, 2.4, 0], [3.9, 0.12, 1.7], '#3f6a8a'),
    box([0, 0.4, 0.62], [3.4, 1.8, 0.05], '#9ab0b8', { matter: 'panes', scale: 1.1, gloss: 0.15 }),
    box([0, 0.42, 0.3], [2.4, 0.06, 0.4], '#a06a3a', wooden),
    box([2.3, 0, -0.5], [0.08, 2.6, 0.08], '#4a5258'),
    box([2.3, 2.2, -0.5], [0.6, 0.6, 0.06], '#2a6ac0', { ...(isLit && { glow: [0.05, 0.15, 0.4] as const }) }),
    box([-1.72, 0.5, 0.05], [0.06, 1.5, 1], '#d86a8a', {
      matter: 'painting',
      ...(isLit && { glow: [0.3, 0.25, 0.25] as const }),
    }),
  ],
  ferris: ({ isLit }) => [
    tapered([0, 0, 0.8], [7, 12, 0.6], '#e8e4dc', { taper: [0.06, 1], isClear: true, texel: 6 }),
    ...Array.from({ length: 16 }, (_, at) => {
      const angle = (at / 16) * 6.2832
      return ball(
        [9 * cos(angle), 11 + 9 * sin(angle), 0],
        [1.7, 1.9, 1.6],
        ['#e0402e', '#f0b83a', '#3a8ac8', '#5ab05a'][at % 4]!,
        {
          ...(isLit && {
            glow: (
              [
                [1.2, 0.2, 0.1],
                [1.2, 0.8, 0.1],
                [0.2, 0.5, 1.2],
                [0.2, 1, 0.3],
              ] as const
            )[at % 4]!,
          }),
        },
      )
    }),
    ...Array.from({ length: 48 }, (_, at) => {
      const angle = (at / 48) * 6.2832
      return ball([9 * cos(angle), 11.9 + 9 * sin(angle), 0.3], [0.55, 0.55, 0.4], '#f4f2ee', {
        ...(isLit && { glow: [2, 1.4, 0.6] as const }),
      })
    }),
    ...Array.from({ length: 6 }, (_, at) => {
      const angle = (at / 12) * 6.2832
      return Array.from({ length: 13 }, (_, step) => {
        const r = (step - 6) * 1.45
        return ball([r * cos(angle), 11.95 + r * sin(angle), 0.3], [0.5, 0.5, 0.3], '#d8d8d8')
      })
    }).flat(),
    ball([0, 11, 0.2], [2, 2, 1], '#e0402e', { ...(isLit && { glow: [1, 0.2, 0.1] as const }) }),
  ],
  carousel: ({ isLit }) => [
    pillar([0, 0, 0], [6, 0.4, 6], '#c8487a'),
    pillar([0, 0.4, 0], [1.2, 3, 1.2], '#f0d88a', { ...(isLit && { glow: [0.8, 0.5, 0.2] as const }) }),
    cone([0, 3.3, 0], [6.8, 2, 6.8], '#d83a4a', {
      second: '#fbf4e4',
      matter: 'stripes',
      scale: 0.9,
      taper: [0.04, 0.04],
    }),
    ...Array.from({ length: 8 }, (_, at) => {
      const [x, z] = [2.4 * cos(at * 0.7854), 2.4 * sin(at * 0.7854)]
      return [
        pillar([x, 0.4, z], [0.06, 3, 0.06], '#e8c860'),
        ball([x, 0.9 + 0.3 * (at % 2), z], [0.9, 0.45, 0.4], ['#f4efe6', '#5a3c28', '#e8d0a0'][at % 3]!),
        ball([x + 0.4, 1.2 + 0.3 * (at % 2), z], [0.3, 0.5, 0.2], ['#f4efe6', '#5a3c28', '#e8d0a0'][at % 3]!),
      ]
    }).flat(),
  ],
  slide: () => [
    ...[-0.5, 0.5].map(x => box([x, 0, 1.1], [0.1, 2.6, 0.1], '#2e6ac0')),
    ...[0.4, 0.8, 1.2, 1.6].map(y => box([0, y, 1.2], [1, 0.07, 0.1], '#f0c83a')),
    box([0, 1.8, 0.7], [1.1, 0.1, 1], '#f0c83a'),
    tapered([0, 2.6, 1], [1.6, 0.9, 1.6], '#d83a2e', { taper: [0, 0] }),
    ...Array.from({ length: 10 }, (_, at) =>
      box([0, 1.62 - at * 0.16, 0.1 - at * 0.26], [0.8, 0.2, 0.3], '#e8402e', { gloss: 0.06 }),
    ),
  ],
  swing: () => [
    ...[-1.7, 1.7].map(x => tapered([x, 0, 0], [0.12, 2.6, 1.8], '#3a8a5a', { taper: [1, 0.08], isClear: true })),
    box([0, 2.5, 0], [3.6, 0.12, 0.12], '#e0a030'),
    ...[-0.7, 0.7].flatMap(x => [
      box([x - 0.22, 0.5, 0], [0.03, 2, 0.03], STEEL),
      box([x + 0.22, 0.5, 0], [0.03, 2, 0.03], STEEL),
      box([x, 0.47, 0], [0.5, 0.06, 0.26], '#c8402e'),
    ]),
  ],
  sandpit: () => [
    box([0, 0, 0], [3, 0.22, 3], '#a87848', wooden),
    box([0, 0.1, 0], [2.7, 0.15, 2.7], '#e0c894', { matter: 'plaster' }),
    cone([0.3, 0.24, 0.2], [0.9, 0.4, 0.9], '#d8be88', { taper: [0.2, 0.2] }),
    cone([-0.6, 0.24, -0.5], [0.28, 0.28, 0.28], '#e0402e', { taper: [1.3, 1.3] }),
  ],
  goal: () => [
    ...[-3.6, 3.6].map(x => pillar([x, 0, 0], [0.14, 2.44, 0.14], '#f8f8f4')),
    box([0, 2.4, 0], [7.3, 0.13, 0.13], '#f8f8f4'),
    box([0, 0, 1.4], [7.2, 2.2, 0.04], '#d8e4d8', { matter: 'panes', scale: 0.22, isClear: true }),
  ],
  stand: () => [
    ...Array.from({ length: 7 }, (_, row) =>
      box([0, row * 0.9, row * 1.3], [24, 1.2, 1.35], '#5a6a8a', { matter: 'crowd', texel: 4 }),
    ),
    box([0, -0.2, -0.8], [24, 1.1, 0.12], '#c8382c', { matter: 'stripes', second: '#f4f2ec', scale: 6 }),
    box([0, 10.4, 5], [24, 0.35, 11], '#d8dce0', { texel: 4 }),
    ...[-10, 0, 10].map(x => box([x, 0, 9.6], [0.5, 10.5, 0.5], '#a8b0b8')),
  ],
  floodlight: ({ isLit }) => [
    pillar([0, 0, 0], [0.5, 20, 0.5], '#c0c4c8'),
    box([0, 20, 0], [4.5, 2.6, 0.5], '#e8eaec', { glow: isLit ? [6, 6.2, 6.6] : [0.4, 0.4, 0.42] }),
  ],
  barn: () => [
    box([0, 0, 0], [8, 4.2, 10], '#a8342a', { matter: 'boards', scale: 0.3, texel: 2 }),
    tapered([0, 4.1, 0], [9, 1.7, 10.8], '#5a5e62', { taper: [0.66, 1], texel: 2 }),
    tapered([0, 5.7, 0], [6, 1.9, 10.6], '#54585c', { taper: [0, 1], texel: 2 }),
    box([0, 0, -5.05], [2.8, 3, 0.1], '#f0ece2', wooden),
    box([0, 0.15, -5.1], [2.4, 2.7, 0.06], '#8a2a22', wooden),
    box([0, 4.4, -5.05], [1.2, 1.2, 0.1], '#f0ece2'),
  ],
  silo: () => [
    pillar([0, 0, 0], [3, 8, 3], '#c4c8cc', { matter: 'stripes', second: '#a8acb0', scale: 0.5 }),
    ball([0, 7, 0], [3, 2.2, 3], '#a8b0b4', { gloss: 0.1 }),
  ],
  haystack: () => [
    pillar([0, 0, 0], [1.9, 1.1, 1.9], '#d0a850', { matter: 'leaves', second: '#e8cc80', scale: 0.7 }),
    ball([0, 0.5, 0], [1.9, 1.5, 1.9], '#d0a850', { matter: 'leaves', second: '#e8cc80', scale: 0.7 }),
  ],
  windmill: () => [
    cone([0, 0, 0], [4.4, 8, 4.4], '#e8e0d0', { taper: [0.62, 0.62], matter: 'plaster' }),
    cone([0, 7.8, 0], [3.4, 1.9, 3.4], '#6a4a34', { taper: [0, 0] }),
    box([0, 4.4, -2], [0.34, 7.6, 0.1], '#5a4030'),
    box([0, 8, -2], [7.6, 0.34, 0.1], '#5a4030'),
    ...[-2.5, 2.5].flatMap(r => [
      box([0.5, 8.2 + r - 1.2, -2.05], [0.9, 2.6, 0.05], '#f4eee0', { matter: 'panes', scale: 0.4 }),
      box([r, 8.25, -2.05], [2.6, 0.9, 0.05], '#f4eee0', { matter: 'panes', scale: 0.4 }),
    ]),
    box([0, 0, -2.1], [1, 2, 0.2], '#5a3c28', wooden),
  ],
  well: () => [
    pillar([0, 0, 0], [1.5, 0.85, 1.5], '#a89f92', stony),
    box([-0.7, 0.8, 0], [0.12, 1.5, 0.12], WOOD),
    box([0.7, 0.8, 0], [0.12, 1.5, 0.12], WOOD),
    tapered([0, 2.2, 0], [2, 0.8, 1.6], '#7a5230', { taper: [1, 0], matter: 'roof', scale: 0.2 }),
    pillar([0, 1.2, 0], [0.32, 0.3, 0.32], '#6a4a30'),
    pillar([0, 1.48, 0], [0.03, 0.8, 0.03], '#c8b48a'),
  ],
  tent: ({ seeded, colour, isLit }) => [
    tapered([0, 0, 0], [2.6, 1.8, 3.2], colour ?? seeded.pick(['#e0702a', '#2e7a9a', '#6a8a3a', '#d8b83a']), {
      taper: [0.02, 0.9],
      matter: 'cloth',
      ...(isLit && { glow: [0.5, 0.28, 0.08] as const }),
    }),
    tapered([0, 0, -1.6], [1, 1.3, 0.12], '#3a2c24', { taper: [0, 1] }),
  ],
  campfire: () => [
    ...[0, 60, 120].map(turn => box([0, 0.05, 0], [1, 0.16, 0.16], '#5a3c26', { turn })),
    ...Array.from({ length: 7 }, (_, at) =>
      ball([0.65 * cos(at * 0.9), 0, 0.65 * sin(at * 0.9)], [0.28, 0.2, 0.28], '#8a8278'),
    ),
    cone([0, 0.18, 0], [0.55, 0.9, 0.55], '#ff9a30', { taper: [0, 0], glow: [6, 2.2, 0.4], isClear: true }),
    cone([0.14, 0.18, 0.1], [0.34, 0.6, 0.34], '#ffd060', { taper: [0, 0], glow: [7, 4, 1], isClear: true }),
  ],
  grave: ({ seeded }) => {
    const grey = seeded.pick(['#a8a49c', '#8f8c86', '#b4aea2'])
    return seeded.next() < 0.3
      ? [
          box([0, 0, 0], [0.7, 0.3, 0.5], grey, stony),
          box([0, 0.3, 0], [0.2, 1.3, 0.18], grey),
          box([0, 1.05, 0], [0.8, 0.2, 0.18], grey),
        ]
      : [
          box([0, 0, 0], [0.8, 0.85, 0.18], grey, { matter: 'rock', scale: 0.7 }),
          ball([0, 0.5, 0], [0.8, 0.7, 0.18], grey, { matter: 'rock', scale: 0.7 }),
        ]
  },
  hedge: ({ colour }) => [
    box([0, 0, 0], [4, 2.4, 1.1], colour ?? '#35602a', {
      second: '#6a9a3e',
      matter: 'leaves',
      scale: 0.9,
      kind: 2,
      texel: 1,
    }),
  ],
  'tea-row': ({ colour }) => [
    ball([0, -0.5, 0], [1.3, 1.5, 60], colour ?? '#3f7a2e', {
      second: '#8ab84a',
      matter: 'leaves',
      scale: 0.7,
      kind: 2,
    }),
  ],
  'vine-row': ({ seeded }) =>
    Array.from({ length: 15 }, (_, at) => [
      box([0, 0, at * 2.4], [0.09, 1.7, 0.09], '#7a5a3a', { texel: 3 }),
      ball([0, 0.55, at * 2.4 + 1.2], [0.8, 1.2 + 0.2 * seeded.next(), 2.6], '#4a7a2c', {
        second: '#8aac46',
        matter: 'leaves',
        scale: 0.8,
        kind: 2,
      }),
      ...[-0.3, 0.3].map(x =>
        ball([x, 0.6, at * 2.4 + 0.8 + seeded.next()], [0.2, 0.34, 0.2], '#4a2a5a', {
          second: '#7a4a8a',
          matter: 'goods',
          scale: 0.06,
        }),
      ),
    ]).flat(),
  'crop-row': ({ colour }) => [
    tapered([0, -0.05, 0], [0.8, 0.75, 70], colour ?? '#d0a84a', {
      second: '#f0d488',
      matter: 'leaves',
      scale: 0.35,
      taper: [0.75, 1],
      kind: 2,
    }),
  ],
  /** Stems with a band of blossoms on them. */
  'flower-row': ({ colour }) => [
    tapered([0, -0.05, 0], [0.7, 0.45, 70], '#5a7a3a', { second: '#7a9a4a', matter: 'leaves', scale: 0.3, kind: 2 }),
    tapered([0, 0.3, 0], [0.85, 0.34, 70], colour ?? '#7a55c4', {
      second: colour ?? '#9a78dc',
      matter: 'leaves',
      scale: 0.22,
      taper: [0.6, 1],
      kind: 2,
    }),
  ],
  /** Flat crowns on a forked trunk. */
  acacia: ({ seeded }) => [
    pillar([0, 0, 0], [0.4, 3, 0.4], '#6b4e34'),
    pillar([0.31, 2.4, 0], [0.26, 1.6, 0.26], '#6b4e34'),
    pillar([-0.31, 2.4, 0], [0.26, 1.5, 0.26], '#6b4e34'),
    ball([0, 3.5, 0], [6.4 + seeded.next(), 1.1, 4.6], '#5f7a34', {
      second: '#8a9a4a',
      matter: 'leaves',
      scale: 0.7,
      kind: 2,
    }),
    ball([1.4, 4.1, 0.4], [3.6, 0.8, 3], '#6a8438', { second: '#93a24e', matter: 'leaves', scale: 0.7, kind: 2 }),
  ],
  /** A bank to ride up, and its platform. */
  'quarter-pipe': ({ colour }) => [
    box([0, 0, 1.6], [5, 1.8, 1.2], colour ?? '#b8b4ac'),
    ...[0, 1, 2, 3, 4, 5].map(step => {
      const far = step / 6
      return box([0, 0, 1 - 1.7 * far], [5, Math.max(0.06, 1.75 * (1 - far) ** 2.2), 0.3], colour ?? '#c4c0b8')
    }),
    pillar([0, 1.76, 0.98], [0.06, 0.06, 0.06], '#8a8f98'),
    box([0, 2.6, 2.1], [5, 0.06, 0.06], '#5f646c'),
    ...[-2.4, 0, 2.4].map(x => box([x, 1.8, 2.1], [0.06, 0.82, 0.06], '#5f646c')),
  ],
  scarecrow: () => [
    box([0, 0, 0], [0.1, 1.9, 0.1], WOOD),
    box([0, 1.35, 0], [1.6, 0.1, 0.1], WOOD),
    cone([0, 0.7, 0], [0.8, 0.8, 0.4], '#3a5a9a', { taper: [0.7, 0.7], matter: 'cloth' }),
    box([-0.5, 1.3, 0], [0.6, 0.2, 0.16], '#3a5a9a', { matter: 'cloth' }),
    box([0.5, 1.3, 0], [0.6, 0.2, 0.16], '#3a5a9a', { matter: 'cloth' }),
    ball([0, 1.55, 0], [0.36, 0.4, 0.36], '#d8b878', { matter: 'cloth' }),
    cone([0, 1.85, 0], [0.5, 0.34, 0.5], '#b8903a', { taper: [0.2, 0.2] }),
    pillar([0, 1.84, 0], [0.8, 0.04, 0.8], '#b8903a'),
  ],
  boulder: ({ seeded, colour }) => [
    ball(
      [0, -0.3, 0],
      [seeded.between(1.4, 2.6), seeded.between(1.1, 2), seeded.between(1.2, 2)],
      colour ?? '#8a8278',
      {
        matter: 'rock',
        second: '#b0a698',
        scale: 0.9,
        kind: 3,
      },
    ),
  ],
  'ice-block': ({ seeded }) => [
    tapered([0, -0.4, 0], [seeded.between(2, 5), seeded.between(1.5, 5.5), seeded.between(2, 4)], '#a8d8f0', {
      taper: [seeded.between(0.1, 0.6), seeded.between(0.2, 0.7)],
      turn: seeded.between(-50, 50),
      matter: 'marble',
      second: '#f4fcff',
      gloss: 0.14,
      kind: 3,
    }),
  ],
  igloo: () => [
    ball([0, -1.9, 0], [4.2, 4.2, 4.2], '#e4eff6', { matter: 'blocks', second: '#ffffff', scale: 0.6 }),
    ball([0, -0.9, -2.1], [1.7, 2.2, 1.6], '#dce9f2', { matter: 'blocks', scale: 0.5 }),
    ball([0, -0.6, -2.9], [1, 1.5, 0.3], '#1c2a38'),
  ],
  bamboo: ({ seeded }) =>
    Array.from({ length: 3 }, () => {
      const [x, z, high] = [seeded.between(-0.7, 0.7), seeded.between(-0.7, 0.7), seeded.between(9, 14)]
      const green = seeded.pick(['#6a9a3a', '#7aac44', '#5a8a34', '#8ab04e'])
      return [
        pillar([x, 0, z], [0.13, high, 0.13], green, { kind: 2 }),
        ...Array.from({ length: 3 }, (_, joint) =>
          pillar([x, 1.1 + joint * 1.6, z], [0.16, 0.05, 0.16], '#c8d088', { kind: 2 }),
        ),
        ...Array.from({ length: 2 }, () =>
          ball(
            [x + seeded.between(-0.6, 0.6), high * seeded.between(0.6, 0.92), z],
            [1.7, seeded.between(0.9, 1.6), 1.5],
            '#5a8f30',
            {
              second: '#a8cc60',
              matter: 'leaves',
              scale: 0.6,
              kind: 2,
              isClear: true,
            },
          ),
        ),
      ]
    }).flat(),
  mesa: ({ seeded }) => {
    const [wide, high] = [seeded.between(26, 60), seeded.between(24, 46)]
    return [
      tapered([0, -2, 0], [wide * 1.7, 2 + high * 0.45, wide * 1.3], '#b86a40', {
        taper: [0.62, 0.62],
        matter: 'rock',
        second: '#d89060',
        scale: 8,
        kind: 3,
        texel: 20,
      }),
      box([0, high * 0.4, 0], [wide, high * 0.6, wide * 0.75], '#c0653a', {
        matter: 'rock',
        second: '#e0a070',
        scale: 6,
        turn: seeded.between(-20, 20),
        kind: 3,
        texel: 20,
      }),
    ]
  },
  'canyon-wall': ({ seeded }) =>
    [0, 1, 2].map(step =>
      box([0, step * 9, step * 3 + seeded.between(-1, 1)], [24, 9.5, 14], ['#c8764c', '#d88a5c', '#e0a074'][step]!, {
        matter: 'rock',
        second: '#e8b080',
        scale: 3.4,
        turn: seeded.between(-9, 9),
        kind: 3,
        texel: 6,
      }),
    ),
  stalagmite: ({ seeded }) => {
    const high = seeded.between(1, 3)
    return [
      cone([0, -0.1, 0], [high * 0.5, high, high * 0.5], '#7a6a5a', {
        taper: [0.08, 0.08],
        matter: 'rock',
        second: '#a8967e',
      }),
    ]
  },
  crystal: ({ seeded }) =>
    [0, 1, 2].map(at =>
      cone([at * 0.28 - 0.28, 0, 0.1 * at], [0.3, seeded.between(0.6, 1.5), 0.3], '#6ac8f0', {
        taper: [0.1, 0.1],
        glow: [0.12, 0.5, 0.8],
        gloss: 0.2,
      }),
    ),
  dome: ({ isLit }) => [
    pillar([0, 0, 0], [7, 1, 7], '#d8dade', { matter: 'stripes', second: '#a8acb2', scale: 1 }),
    ball([0, -2.4, 0], [6.8, 6.8, 6.8], '#c8d4dc', { gloss: 0.15, ...(isLit && { glow: [0.3, 0.26, 0.16] as const }) }),
    box([0, 0, -3.5], [1.8, 2.2, 1.4], '#b8bcc2'),
    box([0, 0.2, -4.24], [1.1, 1.7, 0.06], '#e0702a'),
    box([5.6, 0, 0.5], [5, 1.5, 1.6], '#c4c8ce'),
  ],
  dish: () => [
    tapered([0, 0, 0], [1.2, 2, 1.2], '#a8acb2', { taper: [0.3, 0.3] }),
    ball([0, 1.9, 0], [2.6, 2.2, 1], '#eceef0'),
    box([0, 2.9, -0.8], [0.06, 0.06, 0.9], '#6a6e74'),
  ],
  lander: () => [
    ...[-1.3, 1.3].flatMap(x => [-1.3, 1.3].map(z => pillar([x, 0, z], [0.12, 1.3, 0.12], '#c8a84a'))),
    ...[-1.3, 1.3].flatMap(x => [-1.3, 1.3].map(z => pillar([x, 0, z], [0.7, 0.08, 0.7], '#c8a84a'))),
    box([0, 1, 0], [3, 1.4, 3], '#d8a83a', { matter: 'leather', gloss: 0.2 }),
    tapered([0, 2.4, 0], [2.4, 1.6, 2.4], '#c8ccd0', { taper: [0.6, 0.6] }),
    box([0, 2.8, -1.05], [0.6, 0.5, 0.1], '#1c2430'),
    pillar([0.5, 4, 0], [0.05, 1, 0.05], '#e8e8e8'),
  ],
  flag: () => [
    pillar([0, 0, 0], [0.06, 2.4, 0.06], '#e8e8e8'),
    box([0.55, 1.7, 0], [1.1, 0.66, 0.03], '#d8402e', { matter: 'stripes', second: '#f4f2ec', scale: 0.5 }),
  ],
  plane: () => [
    ball([0, 1.6, 0], [30, 4.2, 4.2], '#f4f5f6', { gloss: 0.1 }),
    box([-1, 4.2, 0], [22, 0.5, 4.05], '#26303a', { matter: 'stripes', second: '#f4f5f6', scale: 0.8 }),
    box([0, 2.7, -5], [4.4, 0.35, 12], '#c8ccd0', { turn: 12 }),
    tapered([12.5, 4.6, 0], [4.6, 5.4, 0.5], '#c8302a', { taper: [0.5, 1] }),
    ball([-1.5, 1.2, -4.6], [3.4, 1.7, 1.7], '#d8dce0'),
    ...[-9, 2].map(x => pillar([x, 0, 0], [0.5, 2.2, 0.5], '#4a4e52')),
  ],
  parasol: ({ seeded, colour }) => [
    pillar([0, 0, 0], [0.06, 2.3, 0.06], '#f0ece2'),
    cone([0, 2, 0], [2.6, 0.6, 2.6], colour ?? seeded.pick(['#e0402e', '#2e8ac0', '#f0b83a']), {
      taper: [0.03, 0.03],
      matter: 'stripes',
      second: '#fbf6ea',
      scale: 0.7,
    }),
  ],
  sunbed: () => [
    ...legs(0.65, 0.3, 1.7, 0.06, '#e8e4da'),
    box([0, 0.3, 0], [0.7, 0.07, 1.8], '#f4f2ec'),
    box([0, 0.36, 0.65], [0.7, 0.3, 0.45], '#5ab0d8', { matter: 'cloth' }),
  ],
  hut: () => [
    ...[-1.5, 1.5].flatMap(x => [-1.2, 1.2].map(z => pillar([x, 0, z], [0.14, 2.4, 0.14], '#7a5a3a'))),
    box([0, 0, -1], [3, 1, 0.3], '#a8784a', wooden),
    tapered([0, 2.3, 0], [4.6, 1.9, 4], '#b8934e', {
      taper: [0.1, 0.1],
      matter: 'leaves',
      second: '#d8bc7a',
      scale: 0.5,
    }),
  ],
  signpost: () => [
    box([0, 0, 0], [0.12, 2.2, 0.12], WOOD),
    box([0.35, 1.7, -0.05], [0.95, 0.26, 0.05], '#a8784a', wooden),
    box([-0.3, 1.3, -0.05], [0.85, 0.26, 0.05], '#a8784a', wooden),
  ],
  gantry: () => [
    ...[-7, 7].map(x => box([x, 0, 0], [0.35, 6.4, 0.35], '#8f9498')),
    box([0, 6.2, 0], [14.4, 0.35, 0.35], '#8f9498'),
    box([-3.2, 5, -0.2], [4.6, 1.9, 0.1], '#1f7a4a'),
    box([3.2, 5, -0.2], [4.6, 1.9, 0.1], '#1f7a4a'),
    ...[-3.2, 3.2].flatMap(x =>
      [0.45, 0.95, 1.4].map((y, at) => box([x - 0.3, 5 + y, -0.27], [2.4 - at * 0.5, 0.16, 0.02], '#f4f6f4')),
    ),
  ],
  pylon: () => [
    box([0, 0, 0], [2.2, 34, 2.6], '#b85a3a', { texel: 8 }),
    box([0, 22, 0], [2.6, 1.6, 3], '#a84a2e', { texel: 8 }),
    box([0, 33, 0], [2.6, 1.4, 3], '#a84a2e', { texel: 8 }),
  ],
  tank: () => [
    ...legs(2, 1.6, 2, 0.14, '#5a4a3a'),
    pillar([0, 1.6, 0], [2.3, 2.2, 2.3], '#8a6444', { matter: 'boards', scale: 0.18 }),
    cone([0, 3.8, 0], [2.6, 0.9, 2.6], '#5a5e62', { taper: [0, 0] }),
  ],
  vent: () => [box([0, 0, 0], [1.5, 0.9, 1.1], '#b8bcc0'), pillar([0, 0.9, 0], [0.9, 0.14, 0.9], '#4a4e52')],
  'neon-sign': ({ seeded, isLit }) => {
    const at = seeded.pick([0, 1, 2, 3])
    const glow = (
      [
        [2.2, 0.2, 0.9],
        [0.2, 1.3, 2.2],
        [2.2, 1.2, 0.15],
        [0.3, 2.2, 0.7],
      ] as const
    )[at]!
    return [
      box([0, 0, 0], [0.9, 2.4, 0.16], '#1c1c22'),
      ...[0.25, 0.8, 1.35, 1.9].map(y =>
        box([0, y, -0.1], [0.55, 0.32, 0.02], ['#e0408a', '#40b0e0', '#e0a040', '#50e080'][at]!, {
          ...(isLit && { glow }),
        }),
      ),
    ]
  },
  laundry: ({ seeded }) => [
    box([0, 1.2, 0], [6, 0.03, 0.03], '#e8e4da'),
    ...Array.from({ length: 6 }, (_, at) =>
      box(
        [-2.4 + at * 0.95, 0.4 + 0.2 * seeded.next(), 0],
        [0.6, 0.8, 0.03],
        seeded.pick(['#f4f2ec', '#c84a4a', '#4a7ab8', '#e8c860', '#7aa86a']),
        { matter: 'cloth' },
      ),
    ),
  ],
  mast: () => [
    pillar([0, 0, 0], [0.5, 17, 0.5], '#8a5e3a'),
    box([0, 3, 0], [8.6, 0.2, 0.2], '#6a4a30'),
    tapered([0, 3.2, -0.3], [8.2, 5, 0.2], '#efe6d2', { taper: [0.8, 1], matter: 'cloth' }),
    box([0, 8.4, 0], [6.6, 0.18, 0.18], '#6a4a30'),
    tapered([0, 8.6, -0.3], [6, 3.2, 0.2], '#efe6d2', { taper: [0.7, 1], matter: 'cloth' }),
  ],
  wheel: () => [
    box([0, 0, 0], [0.3, 0.9, 0.3], '#6a4a30'),
    ...Array.from({ length: 14 }, (_, at) =>
      ball([0.62 * cos(at * 0.4488), 1.3 + 0.62 * sin(at * 0.4488), 0], [0.2, 0.2, 0.12], '#7a5230'),
    ),
    box([0, 0.62, 0], [0.08, 1.5, 0.06], '#7a5230'),
    box([0, 1.33, 0], [1.5, 0.08, 0.06], '#7a5230'),
  ],
  cypress: ({ colour }) => [
    pillar([0, 0, 0], [0.3, 1, 0.3], '#5a4030'),
    cone([0, 0.6, 0], [1.7, 7, 1.7], colour ?? '#2f5a34', {
      taper: [0.1, 0.1],
      matter: 'leaves',
      second: '#5a8a48',
      scale: 0.8,
      kind: 2,
    }),
  ],
  'round-tree': ({ seeded, colour }) => [
    pillar([0, 0, 0], [0.32, 2.2, 0.32], '#6a4a34'),
    ball([0, 1.5, 0], [2.8, seeded.between(2.4, 3), 2.8], colour ?? '#4a8034', {
      matter: 'leaves',
      second: '#86b04c',
      scale: 0.9,
      kind: 2,
    }),
    ...Array.from({ length: 7 }, () =>
      ball(
        [seeded.between(-1, 1), 1.9 + seeded.next() * 1.6, -1.1 + seeded.next() * 0.4],
        [0.22, 0.22, 0.22],
        '#d8382a',
      ),
    ),
  ],
  terrace: ({ colour, season = 'summer' }) => {
    // Flooded in spring, green, then gold, then stubble.
    const [crop, tip] = CROPS[season]
    return [
      box([0, 0, 0], [90, 1.5, 12], colour ?? crop, { second: tip, matter: 'leaves', scale: 0.8, kind: 2, texel: 10 }),
      box([0, -0.1, -6.2], [90, 1.62, 0.5], '#75703c', { matter: 'rock', texel: 10, kind: 3 }),
      ...(season === 'autumn'
        ? []
        : [
            box([0, 1.5, season === 'spring' ? -0.4 : 2], [90, 0.03, season === 'spring' ? 10.4 : 5], '#8ab8cc', {
              gloss: 0.5,
              rough: 0.01,
              kind: 1,
              texel: 10,
            }),
          ]),
    ]
  },
} satisfies Record<string, Part>
