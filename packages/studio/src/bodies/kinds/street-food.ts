import type { Part, Point } from '../body.ts'
import { along } from '../kits/curves.ts'
import { around, ball, both, box, panel, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { gloss, made } from './made.ts'

const [LEAF, STICK] = ['#4a9a3c', '#e0c088']
/** Places spread evenly over a ball. */
const spread = (count: number, place: (way: Point) => Part): Part[] =>
  Array.from({ length: count }, (_, at) => {
    const y = 1 - (2 * (at + 0.5)) / count
    const r = Math.sqrt(1 - y * y)
    return place([r * Math.sin(at * 2.39996), y, r * Math.cos(at * 2.39996)])
  })

const durian = (): Part[] => [
  ball([0, 0.13, 0], [0.1, 0.13, 0.1], '#9a9a3c'),
  ...spread(110, ([x, y, z]) =>
    rod([x * 0.094, 0.13 + y * 0.123, z * 0.094], [x * 0.122, 0.13 + y * 0.156, z * 0.122], [0.014, 0.001], '#b0a84a'),
  ),
  rod([0, 0.26, 0], [0.012, 0.32, 0], 0.014, '#6a5a2c'),
]
const pomegranate = (): Part[] => [
  ball([0, 0.05, 0], [0.05, 0.048, 0.05], '#b5202c', gloss),
  ball([0, 0.045, 0.03], [0.034, 0.034, 0.024], '#f2dca0'),
  ...spread(26, ([x, y, z]) =>
    ball([x * 0.026, 0.045 + y * 0.026, 0.034 + Math.abs(z) * 0.018], 0.0075, '#e0103c', gloss),
  ),
  ...around(6, (s, c) => rod([s * 0.008, 0.094, c * 0.008], [s * 0.018, 0.114, c * 0.018], [0.006, 0.001], '#c83a2c')),
]
const dragonFruit = (): Part[] => [
  ball([-0.035, 0.06, 0], [0.048, 0.062, 0.048], '#e0206a'),
  ...spread(22, ([x, y, z]) =>
    rod(
      [-0.035 + x * 0.044, 0.06 + y * 0.056, z * 0.044],
      [-0.035 + x * 0.066, 0.075 + y * 0.08, z * 0.066],
      [0.012, 0.001],
      y > -0.2 ? '#8fc44a' : '#e85a8a',
    ),
  ),
  turned([0.065, 0.052, 0.03], [0.0005, -0.03, 0.042, -0.028, 0.05, 0, 0.0005, 0.001], '#e0206a', {
    turn: [1.35, 0.3, 0],
  }),
  turned([0.065, 0.052, 0.031], [0.0005, 0, 0.044, 0, 0.0005, 0.002], '#fbf8f4', { turn: [1.35, 0.3, 0] }),
  ...spread(24, ([x, y]) => ball([0.065 + x * 0.036, 0.053 + y * 0.036, 0.034 + y * 0.008], 0.0022, '#1c1a20')),
]
const persimmon = (): Part[] => [
  ball([0, 0.036, 0], [0.046, 0.036, 0.046], '#f07a1c', gloss),
  ...around(4, (s, c) => ball([s * 0.018, 0.07, c * 0.018], [0.016, 0.003, 0.016], '#6a7a34')),
  rod([0, 0.07, 0], [0, 0.084, 0], 0.004, '#5a4a24'),
]
const lychee = (): Part[] => [
  ...[
    [-0.028, 0.02, 0],
    [0.026, 0.02, 0.012],
  ].flatMap(([x, y, z]) => [
    ball([x!, y!, z!], 0.018, '#c8283c'),
    ...spread(34, ([dx, dy, dz]) => ball([x! + dx * 0.0164, y! + dy * 0.0164, z! + dz * 0.0164], 0.0027, '#b5203a')),
    rod([x!, y! + 0.016, z!], [x! * 0.4, 0.062, z!], 0.0018, '#6a4a24'),
  ]),
  ball([0, 0.02, 0.045], [0.017, 0.018, 0.017], '#f6f2ee', gloss),
  turned([0, 0, 0.045], [0.0005, 0, 0.011, 0.002, 0.019, 0.012, 0.019, 0.016, 0.0005, 0.016], '#c8283c'),
  panel([-0.012, 0.06, 0], [0, 0, -0.024, 0.012, -0.04, 0.004, -0.024, -0.006], 0.002, LEAF),
]
const lotusRoot = (): Part[] => [
  ...[-1, 0, 1].map(at => rod([at * 0.11 - 0.03, 0.034, -0.02], [at * 0.11 + 0.03, 0.034, -0.02], 0.034, '#e8d4b0')),
  ...[-0.055, 0.055].map(x => ring([x, 0.034, -0.02], 0.018, 0.006, '#b58a5a', { turn: [0, 0, Math.PI / 2] })),
  ...[-0.06, 0.05].flatMap(x => [
    turned([x, 0.035, 0.04], [0.0005, -0.005, 0.034, -0.005, 0.034, 0.005, 0.0005, 0.005], '#f6ecd8', {
      turn: [1.2, 0, 0],
    }),
    ...around(7, (s, c) =>
      ball([x + s * 0.02, 0.035 + c * 0.019, 0.045 - c * 0.007], [0.0055, 0.0055, 0.003], '#a8805a'),
    ),
    ball([x, 0.035, 0.046], [0.005, 0.005, 0.003], '#a8805a'),
  ]),
]
const macaron = (y: number, x: number, hue: string): Part[] => [
  turned([x, y, 0], [0.0005, 0, 0.02, 0, 0.024, 0.006, 0.023, 0.011, 0.0005, 0.011], hue),
  turned([x, y + 0.01, 0], [0.0005, 0, 0.022, 0, 0.022, 0.008, 0.0005, 0.008], '#fbf2e4'),
  turned([x, y + 0.017, 0], [0.0005, 0, 0.023, 0, 0.024, 0.006, 0.018, 0.013, 0.0005, 0.016], hue),
]
const macarons = (): Part[] => [
  ...macaron(0, -0.027, '#f2a0b8'),
  ...macaron(0, 0.027, '#a8d8a0'),
  ...macaron(0.032, 0, '#f2d47a'),
]
const eggTart = (): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.026, 0, 0.042, 0.026, 0.04, 0.03, 0.034, 0.024, 0.0005, 0.022], '#d89a4a'),
  ...around(16, (s, c) => ball([s * 0.04, 0.026, c * 0.04], 0.006, '#e8b060')),
  turned([0, 0.02, 0], [0.0005, 0, 0.036, 0, 0.034, 0.005, 0.0005, 0.008], '#f6c83a', gloss),
  ...[
    [0.01, 0.008],
    [-0.014, -0.006],
    [0.004, -0.018],
  ].map(([x, z]) => ball([x!, 0.0265, z!], [0.007, 0.002, 0.006], '#a8602c')),
]
const gingerbread = (): Part[] => [
  ball([0, 0.118, 0], [0.026, 0.026, 0.008], '#b5702f'),
  rod([0, 0.09, 0], [0, 0.055, 0], 0.022, '#b5702f'),
  ...both(x => [
    rod([x * 0.01, 0.082, 0], [x * 0.05, 0.074, 0], 0.013, '#b5702f'),
    rod([x * 0.01, 0.05, 0], [x * 0.03, 0.016, 0], 0.015, '#b5702f'),
    ball([x * 0.009, 0.124, 0.008], 0.0035, '#ffffff'),
    ...along(
      3,
      n => [x * (0.042 + n * 0.006), 0.064 + n * 0.022, 0.012],
      () => 0.0018,
      '#ffffff',
    ),
    ...along(
      3,
      n => [x * (0.018 + n * 0.022), 0.024 - n * 0.004, 0.014],
      () => 0.0018,
      '#ffffff',
    ),
  ]),
  ...along(
    5,
    n => [(n - 0.5) * 0.02, 0.112 - 0.005 * Math.sin(n * 3.14), 0.009],
    () => 0.0018,
    '#ffffff',
  ),
  ...[0.086, 0.07, 0.054].map((y, at) => ball([0, y, 0.021], 0.005, ['#d8202c', '#2f9a4a', '#d8202c'][at]!, gloss)),
]
const youtiao = (): Part[] => [
  ...both(x => [
    ...along(
      10,
      n => [(n - 0.5) * 0.26, 0.024 + 0.003 * Math.sin(n * 20 + x), x * 0.016 + 0.004 * Math.sin(n * 9)],
      n => 0.017 + 0.003 * Math.sin(n * 14),
      '#d8963c',
    ),
    ...[-0.09, -0.03, 0.04, 0.1].map(z => ball([z, 0.04, x * 0.018], [0.014, 0.006, 0.01], '#e8b05a')),
  ]),
  rod([-0.12, 0.024, 0], [0.12, 0.024, 0], 0.012, '#b8742a'),
]
const sweetPotato = (): Part[] => [
  ...along(
    6,
    n => [(n - 0.5) * 0.17, 0.04, 0],
    n => 0.008 + 0.032 * Math.sin(n * 3.14),
    '#7a2f3c',
  ),
  ball([0.01, 0.056, 0.012], [0.052, 0.024, 0.028], '#f2962c', gloss),
  ...[
    [-0.02, 0.074, 0.02],
    [0.03, 0.075, 0.01],
    [0.005, 0.072, 0.032],
  ].map(([x, y, z]) => ball([x!, y!, z!], [0.012, 0.006, 0.008], '#f6b85a')),
  ...[-0.06, 0.06].map(x => ring([x, 0.04, 0], 0.024, 0.002, '#5a1f2c', { turn: [0, 0, Math.PI / 2] })),
]
/** Of lamb, on sticks that lie side by side, dusted with chilli. */
const kebabs = (): Part[] =>
  [-1, 0, 1].flatMap(at => [
    rod([-0.15, 0.024, at * 0.038], [0.15, 0.024, at * 0.038], 0.0025, STICK),
    ...[-0.06, -0.028, 0.004, 0.036, 0.068, 0.1].flatMap((x, n) => [
      box([x + 0.02, 0.024, at * 0.038], [0.026, 0.026, 0.03], n % 3 === 1 ? '#e8c89a' : '#8a4424', {
        round: 0.008,
        turn: [n * 0.3, n * 0.2, 0],
        ...gloss,
      }),
      ball([x + 0.02, 0.038, at * 0.038 + 0.004], [0.005, 0.002, 0.005], '#d8241c'),
    ]),
  ])
const tofu = (hue: string, crust: string) => (): Part[] =>
  [
    [-0.035, 0.02, 0],
    [0.03, 0.02, 0.014],
    [0, 0.02, -0.045],
    [-0.004, 0.056, -0.006],
  ].flatMap(([x, y, z], at) => [
    box([x!, y!, z!], [0.05, 0.036, 0.044], hue, { round: 0.006, turn: [0, at * 0.5, 0] }),
    box([x!, y! + 0.015, z!], [0.044, 0.008, 0.038], crust, { round: 0.004, turn: [0, at * 0.5, 0] }),
  ])
const cottonCandy = (colour = '#f6a8cc'): Part[] => [
  rod([0, 0.006, 0], [0, 0.2, 0], [0.006, 0.006], STICK),
  ball([0, 0.26, 0], [0.1, 0.09, 0.1], colour),
  ...spread(22, ([x, y, z]) =>
    ball(
      [x * 0.075, 0.26 + y * 0.075, z * 0.075],
      0.05 + 0.012 * Math.sin(x * 9 + y * 7),
      y > 0.2 ? '#fbc8de' : colour,
    ),
  ),
]
const pretzel = (): Part[] => {
  const dough = (n: number): Point => {
    // From one end over the twist, around both loops and back to the other end.
    const a = (n - 0.5) * 2 * Math.PI * 0.86
    return [0.085 * Math.sin(a) * (1 - 0.18 * Math.cos(2 * a)), 0.1 - 0.062 * Math.cos(a) - 0.028 * Math.cos(2 * a), 0]
  }
  return [
    ...along(26, dough, n => 0.01 + 0.007 * Math.sin(n * Math.PI), '#a85a20', gloss),
    ...both(x =>
      along(
        6,
        n => [x * (0.036 - 0.085 * n), 0.132 - 0.098 * n, x * 0.008],
        n => 0.011 - n * 0.002,
        '#a85a20',
        gloss,
      ),
    ),
    ...Array.from({ length: 14 }, (_, at) => {
      const [x, y] = dough((at + 0.5) / 14)
      return ball([x, y, 0.014], 0.003, '#fbfaf4')
    }),
  ]
}
/** 肉夹馍: chopped meat in a flat loaf. */
const roujiamo = (): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.055, 0.004, 0.065, 0.014, 0.06, 0.022, 0.0005, 0.022], '#e8c890'),
  ...spread(30, ([x, y, z]) =>
    ball([x * 0.052, 0.028 + y * 0.007, z * 0.052 + 0.01], [0.014, 0.01, 0.014], y > 0.3 ? '#5a9a3c' : '#8a4a28'),
  ),
  turned([0, 0.036, -0.012], [0.0005, 0, 0.06, 0, 0.065, 0.008, 0.05, 0.022, 0.0005, 0.026], '#e8c890', {
    turn: [-0.28, 0, 0],
  }),
  ...[0.034, 0.02].map(r => ring([0, 0.062 - r * 0.1, -0.012], r, 0.0025, '#b8783a', { turn: [-0.28, 0, 0] })),
]
const takoyaki = (): Part[] => [
  box([0, 0.008, 0], [0.2, 0.014, 0.1], '#e8c890', { round: 0.004 }),
  ...[-1, 0, 1].flatMap(at =>
    both(z => [
      ball([at * 0.06, 0.036, z * 0.024], 0.024, '#c8843a', gloss),
      ball([at * 0.06, 0.051, z * 0.024], [0.019, 0.011, 0.019], '#5a2c14', gloss),
      rod([at * 0.06 - 0.014, 0.062, z * 0.024], [at * 0.06 + 0.014, 0.062, z * 0.024], 0.0025, '#fbf2d0'),
      ball([at * 0.06, 0.064, z * 0.024 + 0.006], [0.006, 0.002, 0.006], LEAF),
    ]),
  ),
  rod([0.06, 0.05, 0.02], [0.12, 0.13, 0.06], 0.002, STICK),
]
const churros = (): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.03, 0, 0.05, 0.13, 0.044, 0.13, 0.0005, 0.12], '#f2efe8'),
  ...[0.05, 0.09].map(y => ring([0, y, 0], 0.03 + y * 0.15, 0.003, '#d8322c')),
  ...[
    [-0.02, 0.01, -0.06],
    [0.02, 0.012, 0.05],
    [0, -0.02, 0.01],
    [0.012, 0.022, -0.02],
  ].flatMap(([x, z, lean]) =>
    Array.from({ length: 5 }, (_, at) =>
      rod(
        [x! + Math.sin(at * 1.257) * 0.007, 0.1, z! + Math.cos(at * 1.257) * 0.007],
        [x! + lean! + Math.sin(at * 1.257) * 0.007, 0.27, z! + Math.cos(at * 1.257) * 0.007],
        0.006,
        '#c8843c',
      ),
    ),
  ),
]
/** 煎饼果子: a thin pancake folded around a crisp, egg and spring onions. */
const jianbing = (): Part[] => [
  box([0, 0.09, 0], [0.13, 0.16, 0.034], '#e8c070', { round: 0.014, turn: [0, 0, 0.1] }),
  box([0.012, 0.085, 0.016], [0.1, 0.15, 0.02], '#f2d48a', { round: 0.008, turn: [0, 0, 0.1] }),
  box([-0.02, 0.17, 0], [0.08, 0.05, 0.014], '#d8963c', { round: 0.003, turn: [0, 0, -0.1] }),
  ...spread(20, ([x, y]) =>
    ball([0.01 + x * 0.045, 0.09 + y * 0.06, 0.027], [0.006, 0.003, 0.002], y * x > 0 ? LEAF : '#2c2018'),
  ),
  box([0, 0.04, 0], [0.142, 0.08, 0.05], '#f6f2ea', { round: 0.012, turn: [0, 0, 0.1] }),
  panel([0.03, 0.17, 0.004], [0, 0, 0.034, 0.016, 0.02, 0.036, -0.02, 0.03], 0.006, LEAF),
]

/** What is eaten in the street or from a paper, and fruit that looks like no other. By pictogram and name. */
export const streetFood: Readonly<Record<string, Kind>> = {
  'drawn-durian': made(durian),
  'drawn-pomegranate': made(pomegranate),
  'drawn-dragon-fruit': made(dragonFruit),
  'drawn-persimmon': made(persimmon),
  'drawn-lychee': made(lychee),
  'drawn-lotus-root': made(lotusRoot),
  'drawn-macaron': made(macarons),
  'drawn-egg-tart': made(eggTart),
  'drawn-gingerbread-man': made(gingerbread),
  'drawn-youtiao': made(youtiao),
  '🍠': made(sweetPotato),
  'drawn-kebab': made(kebabs),
  'drawn-tofu': made(tofu('#fbf8ee', '#f4efe0')),
  'drawn-stinky-tofu': made(tofu('#3a2e28', '#5a4632')),
  'drawn-cotton-candy': made(colour => ({ parts: cottonCandy(colour), sockets: { grip: [0, 0.08, 0] } })),
  '🥨': made(pretzel),
  'drawn-roujiamo': made(roujiamo),
  'drawn-takoyaki': made(takoyaki),
  'drawn-churros': made(churros),
  'drawn-jianbing': made(jianbing),
}
