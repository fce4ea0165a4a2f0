import { type Part, ball, box, cone, pillar, tapered } from './part.ts'

const OAK = '#8a6444'
const stone = { matter: 'blocks', second: '#8a7c6a', scale: 0.5 } as const

/** What lifts, ships, cabs, engine rooms, cellars, lofts, stables and school gyms have, and nothing else. */
export const CABINS = {
  /** Two leaves of steel that meet in the middle, the number of the floor above them. */
  'lift-doors': () => [
    box([0, 0, 0.05], [1.6, 2.45, 0.08], '#5a6068'),
    ...[-0.33, 0.33].map(x => box([x, 0.02, 0], [0.64, 2.12, 0.06], '#c4cad0', { gloss: 0.35, rough: 0.3 })),
    box([0, 0.02, -0.02], [0.03, 2.12, 0.05], '#1c2024'),
    box([0, 2.2, -0.02], [0.5, 0.17, 0.04], '#14181c'),
    ...[-0.08, 0.08].map(x => box([x, 2.23, -0.05], [0.05, 0.11, 0.02], '#ff5a2c', { glow: [1.6, 0.4, 0.1] })),
  ],
  /** Rows of lit buttons on a plate. */
  'lift-buttons': () => [
    box([0, 0.75, 0], [0.3, 1, 0.04], '#e0e4e8', { gloss: 0.3 }),
    ...[0, 1, 2, 3, 4].flatMap(row =>
      [-0.07, 0.07].map(x =>
        ball([x, 0.85 + row * 0.17, -0.03], [0.1, 0.1, 0.04], '#fff2c8', {
          glow: row === 3 ? [1.6, 1, 0.3] : [0.3, 0.28, 0.2],
        }),
      ),
    ),
  ],
  mirror: () => [
    box([0, 0.85, 0.02], [1.7, 1.35, 0.03], '#70787f'),
    box([0, 0.89, 0], [1.62, 1.27, 0.03], '#c2d2dc', { gloss: 0.9 }),
    box([0, 0.78, -0.07], [1.8, 0.06, 0.06], '#d8dce0', { gloss: 0.3 }),
  ],
  /** A round window on the black, with a blue world in it. */
  porthole: () => [
    ball([0, 0.75, 0], [1.5, 1.5, 0.14], '#dfe4ea', { gloss: 0.2 }),
    ball([0, 0.88, -0.05], [1.24, 1.24, 0.08], '#04060e'),
    ball([0.16, 0.93, -0.08], [0.92, 0.92, 0.08], '#2a6ac8', { glow: [0.1, 0.36, 0.85] }),
    ball([0.05, 1.34, -0.12], [0.5, 0.22, 0.04], '#e8f4ff', { glow: [0.6, 0.75, 0.9] }),
    ball([0.3, 1.12, -0.12], [0.3, 0.2, 0.04], '#4aa86a', { glow: [0.12, 0.4, 0.2] }),
    ball([-0.42, 1.7, -0.08], [0.05, 0.05, 0.03], '#ffffff', { glow: [1, 1, 1] }),
    ball([-0.36, 1.1, -0.08], [0.04, 0.04, 0.03], '#ffffff', { glow: [1, 1, 1] }),
  ],
  /** A frame that goes round a ship's corridor, with a line of light in it. */
  'ship-frame': () => [
    ...[-1.9, 1.9].flatMap(x => [
      box([x, 0, 0], [0.4, 2.9, 0.4], '#d4dae0', { gloss: 0.1 }),
      box([x * 0.885, 0.3, 0], [0.04, 2, 0.1], '#8ae0ff', { glow: [0.3, 1.1, 1.5] }),
      tapered([x * 0.86, 2.3, 0], [0.5, 0.6, 0.38], '#c4cad2', { taper: [1, 1] }),
    ]),
    box([0, 2.66, 0], [3.9, 0.24, 0.4], '#d4dae0'),
  ],
  /** What a driver has before himself: the board with its clocks, the wheel, a mirror above. */
  dashboard: () => [
    tapered([0, 0, 0.2], [3.6, 0.95, 0.7], '#2c3036', { taper: [1, 0.7] }),
    box([0, 0.95, 0.2], [3.6, 0.07, 0.56], '#3c4148'),
    tapered([-0.8, 0.98, 0.06], [1, 0.26, 0.3], '#1c2024', { taper: [0.9, 0.6] }),
    ...[-1.02, -0.58].map(x => ball([x, 1, -0.1], [0.2, 0.2, 0.04], '#dff0ff', { glow: [0.4, 0.7, 0.9] })),
    ...[0.3, 0.5, 0.7, 0.9].map((x, at) =>
      box([x, 0.7, -0.12], [0.12, 0.1, 0.03], ['#d8382c', '#f0c83a', '#3aa860', '#e8e6e0'][at]!),
    ),
    // The wheel, as balls around its hub.
    ...Array.from({ length: 32 }, (_, at) => {
      const turn = (at / 32) * 2 * Math.PI
      return ball([-0.8 + 0.46 * Math.cos(turn), 0.86 + 0.46 * Math.sin(turn), -0.36], [0.13, 0.13, 0.1], '#15171a')
    }),
    ball([-0.8, 0.82, -0.36], [0.22, 0.2, 0.1], '#2c3036'),
    box([-0.8, 0.84, -0.16], [0.12, 0.12, 0.44], '#2c3036'),
    box([-0.8, 0.9, -0.36], [0.86, 0.05, 0.05], '#2c3036'),
    box([0.6, 1, 0.12], [0.05, 1.1, 0.05], '#15171a'),
    box([0.6, 2.02, 0.1], [0.8, 0.22, 0.05], '#15171a'),
    box([0.6, 2.04, 0.07], [0.74, 0.17, 0.03], '#b8ccd8', { gloss: 0.7 }),
  ],
  /** A lying kettle with a fire door, clocks and a valve. */
  boiler: () => [
    ...[-0.7, 0.7].map(x => box([x, 0, 0.4], [0.3, 0.5, 1], '#5a4a40', { matter: 'brick', scale: 0.3 })),
    ball([0, 0.3, 0.4], [2.4, 2.1, 1.7], '#7a3a2c', { gloss: 0.12 }),
    pillar([0, 0, 0.4], [2, 0.5, 1.4], '#4a4440'),
    box([0, 0.65, -0.46], [0.9, 0.75, 0.12], '#2a2624'),
    box([0, 0.75, -0.54], [0.6, 0.5, 0.04], '#ff8a2c', { glow: [2.2, 0.8, 0.15] }),
    ...[-0.15, 0.05, 0.2].map(x => box([x, 0.72, -0.57], [0.04, 0.56, 0.03], '#1c1a18')),
    ...[-0.6, 0, 0.6].flatMap(x => [
      ball([x, 1.72, -0.4], [0.34, 0.34, 0.08], '#c8a040'),
      ball([x, 1.75, -0.45], [0.27, 0.27, 0.05], '#f6f4ea'),
      box([x + 0.03, 1.87, -0.48], [0.03, 0.11, 0.02], '#c81e1e'),
    ]),
    pillar([0.7, 2, 0.5], [0.34, 1.6, 0.34], '#8a8e92'),
    pillar([-0.7, 2, 0.5], [0.24, 1.6, 0.24], '#b86a3a'),
  ],
  periscope: () => [
    pillar([0, 0.9, 0], [0.24, 2.2, 0.24], '#c8ced4', { gloss: 0.3 }),
    box([0, 1.15, -0.05], [0.44, 0.5, 0.4], '#3a424c'),
    ...[-0.4, 0.4].map(x => box([x, 1.25, 0], [0.44, 0.07, 0.07], '#1c2024')),
    box([0, 1.42, -0.27], [0.26, 0.1, 0.06], '#15171a'),
  ],
  /** An arch of cut stone from wall to wall: the ribs of a vault. */
  'vault-rib': () => [
    ...[-2.9, 2.9].map(x => box([x, 0, 0], [0.6, 1.5, 0.6], '#a8977c', stone)),
    ...Array.from({ length: 21 }, (_, at) => {
      const turn = (at / 20) * Math.PI
      return box(
        [2.9 * Math.cos(turn), 1.4 + 1.75 * Math.sin(turn), 0],
        [0.86, 0.5, 0.6],
        at % 2 ? '#b4a388' : '#9c8b72',
        stone,
      )
    }),
    // What the vault leaves of the ceiling is stone as well.
    ...[-1, 1].flatMap(side => [
      box([side * 2.9, 2.7, 0.02], [1.1, 0.9, 0.5], '#8e7e68', stone),
      box([side * 1.9, 3.1, 0.02], [1.2, 0.5, 0.5], '#8e7e68', stone),
    ]),
  ],
  /** Shelves of oak with wheels of cheese that lie on them. */
  'cheese-shelf': ({ seeded }) => [
    ...[-1.1, 1.1].map(x => box([x, 0, 0], [0.08, 2.3, 0.5], '#6a4a30')),
    ...[0.2, 0.72, 1.24, 1.76].flatMap(y => [
      box([0, y, 0], [2.3, 0.06, 0.56], OAK, { matter: 'boards', scale: 0.2 }),
      ...[-0.82, -0.27, 0.27, 0.82].map(x =>
        pillar(
          [x, y + 0.06, -0.04],
          [0.5, 0.2 + 0.06 * seeded.next(), 0.46],
          seeded.pick(['#e8c060', '#d8a440', '#f0d488', '#c88a34']),
        ),
      ),
    ]),
  ],
  /** The slope of a roof from within: planks that step up from the knee wall, and a rafter. */
  'roof-slope': () => [
    ...Array.from({ length: 9 }, (_, at) =>
      box([-at * 0.21, 0.9 + at * 0.23, 0], [0.34, 0.26, 2.2], at % 2 ? '#8a6240' : '#80583a', {
        matter: 'boards',
        scale: 0.24,
      }),
    ),
    ...Array.from({ length: 10 }, (_, at) =>
      box([-at * 0.19 - 0.2, 0.75 + at * 0.21, -1], [0.26, 0.3, 0.16], '#5a3c24'),
    ),
  ],
  /** A trunk with iron bands, under a cloth of dust. */
  chest: ({ colour }) => [
    box([0, 0, 0], [1.1, 0.5, 0.6], colour ?? '#7a4a2a', { matter: 'boards', scale: 0.14 }),
    tapered([0, 0.5, 0], [1.1, 0.22, 0.6], colour ?? '#6a3e22', { taper: [1, 0.6] }),
    ...[-0.4, 0.4].map(x => box([x, 0, -0.01], [0.08, 0.56, 0.62], '#3a3230')),
    box([0, 0.36, -0.32], [0.14, 0.18, 0.04], '#c8a040', { gloss: 0.3 }),
  ],
  /** A box for a horse or a cow: boards, posts and a rack of hay. */
  'stable-box': () => [
    ...[-1.5, 1.5].map(x => box([x, 0, 0], [0.18, 2.5, 0.18], '#5a3c24')),
    box([0, 0.1, 0], [2.9, 1.15, 0.08], '#8a5c36', { matter: 'boards', scale: 0.22 }),
    box([0, 1.25, 0], [3, 0.1, 0.14], '#5a3c24'),
    box([0, 2.4, 0], [3.2, 0.16, 0.18], '#5a3c24'),
    ball([0, 1.2, 0.5], [2.2, 0.7, 0.7], '#d8b458', { matter: 'leaves', second: '#ecd48a', scale: 0.4 }),
  ],
  'hay-bale': () => [
    box([0, 0, 0], [1.2, 0.6, 0.7], '#d8b050', { matter: 'leaves', second: '#ecd080', scale: 0.3 }),
    ...[-0.3, 0.3].map(x => box([x, -0.005, 0], [0.04, 0.62, 0.72], '#8a5c36')),
  ],
  /** Ladders of rungs along the wall of a gym. */
  'wall-bars': () => [
    ...[-1, 0, 1].map(x => box([x, 0, 0.05], [0.1, 3, 0.16], '#c89858')),
    ...Array.from({ length: 13 }, (_, at) => box([0, 0.18 + at * 0.22, 0], [2, 0.05, 0.06], '#e0b878')),
  ],
  /** Five frames on each other with a leather top. */
  'vaulting-box': () => [
    ...[0, 1, 2, 3].map(at =>
      tapered([0, at * 0.24, 0], [1.6 - at * 0.09, 0.225, 0.7 - at * 0.05], at % 2 ? '#d8a868' : '#e4b878', {
        taper: [0.95, 0.93],
      }),
    ),
    tapered([0, 0.96, 0], [1.25, 0.22, 0.5], '#8a4a2a', { taper: [0.94, 0.8] }),
  ],
  'gym-mat': ({ colour }) => [
    box([0, 0, 0], [2.4, 0.16, 1.4], colour ?? '#2a5ab0'),
    box([0, 0.02, -0.71], [2.4, 0.05, 0.02], '#f4f2ec'),
  ],
  /** The roof of the next house, seen from above: two slopes, a gable and a chimney. */
  'gable-roof': ({ seeded, colour }) => [
    box([0, 0, 0], [7.4, 3, 8], seeded.pick(['#e8dcc4', '#d8c8b0', '#c8d0d0']), { matter: 'plaster' }),
    tapered([0, 3, 0], [8.4, 3.6, 9], colour ?? seeded.pick(['#a84a34', '#8a4636', '#6a5a58']), {
      taper: [0, 1],
      matter: 'roof',
      scale: 0.5,
    }),
    box([1.8, 4.4, -1], [0.9, 2.6, 0.9], '#9a5444', { matter: 'brick', scale: 0.3 }),
    box([1.8, 7, -1], [1.1, 0.2, 1.1], '#6a6460'),
  ],
  /** The ridge that one walks along: a row of round tiles. */
  'roof-ridge': ({ colour }) =>
    Array.from({ length: 13 }, (_, at) => ball([-6 + at, -0.2, 0], [1.3, 0.36, 0.5], colour ?? '#8e4232')),
  chimney: () => [
    box([0, -0.4, 0], [1.1, 2.2, 0.9], '#9a5444', { matter: 'brick', scale: 0.3 }),
    box([0, 1.8, 0], [1.3, 0.2, 1.1], '#7a7470'),
    ...[-0.28, 0.28].map(x => cone([x, 2, 0], [0.34, 0.5, 0.34], '#b0624a', { taper: [0.8, 0.8] })),
  ],
  /** A heap of raked salt. */
  'salt-heap': () => [
    cone([0, 0, 0], [1.7, 1.1, 1.7], '#f6f4f0', { taper: [0.05, 0.05] }),
    ball([0, -0.2, 0], [1.9, 0.7, 1.9], '#efeae6'),
  ],
} satisfies Record<string, Part>
