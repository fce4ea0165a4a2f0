import type { KitOf } from '@kinora/media/scene/kit-schema'
import { EYE, EYE_LIGHT, eyeBones } from '../animal-eyes.ts'
import type { Body, Bone, Part, Point } from '../body.ts'
import type { Material } from '../../raster/mesh.ts'
import { markParts } from './beast-marks.ts'
import { kitParts } from './kit-parts.ts'

/** A four-legged animal as a table. Lengths are in metres; proportions are relative to the shoulder height. */
export type Beast = KitOf<'four-legged'>

/** Legs by name: their side, and 1 for front legs. */
const LEGS = [
  ['fr', 1, 1],
  ['fl', -1, 1],
  ['br', 1, -1],
  ['bl', -1, -1],
] as const

/** The longest short muzzle, as a share of the head. */
const SHORT_SNOUT = 0.3

export function buildBeast(beast: Beast): Body {
  const s = beast.shoulder
  const half = beast.length / 2
  const [chest, rump, leg] = [beast.chest * s, beast.rump * s, beast.leg * s]
  const spine = s - chest * 0.92
  const angle = (beast.rise * Math.PI) / 180
  const neckFrom: Point = [0, spine + chest * 0.35, half - chest * 0.35]
  const neckTo: Point = [
    0,
    neckFrom[1] + Math.sin(angle) * beast.neck * s,
    neckFrom[2] + Math.cos(angle) * beast.neck * s,
  ]
  const r = beast.head * s
  const headAt: Point = [0, neckTo[1] + r * 0.35, neckTo[2] + r * 0.35]
  const { coat, belly = coat, paws = coat, muzzle = coat, nose = '#2a2024' } = beast
  const hide: { colour: string; material?: Material } = beast.pattern
    ? { colour: coat, material: beast.pattern.material }
    : { colour: coat }
  const at = ([x, y, z]: Point): Point => [headAt[0] + x * r, headAt[1] + y * r, headAt[2] + z * r]
  const snout = beast.snout * r
  const thick = (beast.snoutThick ?? 0.48) * r
  const drop = (beast.slope ?? 0) * s
  const rear: Point = [0, spine + rump * 0.05 - drop, -half + rump * 0.4]
  const front: Point = [0, spine, half - chest * 0.5]
  /** Below the nose, so far out of the muzzle. */
  const gape = (out: number): Point => [
    0,
    headAt[1] - r * 0.34 - 0.5 * out * thick,
    headAt[2] + r * 0.6 + snout + 0.87 * out * thick,
  ]
  const bones: Bone[] = [
    { name: 'trunk', at: [0, spine, 0] },
    { name: 'neck', parent: 'trunk', at: neckFrom },
    { name: 'head', parent: 'neck', at: neckTo },
    { name: 'jaw', parent: 'head', at: at([0, -0.3, 0.45]) },
    ...eyeBones(at([0, 0.15, 0.83])),
    { name: 'gullet', parent: 'head', at: gape(0.22) },
    { name: 'gape', parent: 'head', at: gape(0.8) },
    { name: 'tail', parent: 'trunk', at: [0, rear[1] + rump * 0.4, -half - rump * 0.3] },
    {
      name: 'tailend',
      parent: 'tail',
      at: [0, rear[1] + rump * 0.2, -half - rump * 0.3 - beast.tail.length * s * 0.5],
    },
    ...(beast.trunk
      ? noseOf(at)
          .slice(0, 3)
          .map((place, nth): Bone => ({ name: `nose${nth + 1}`, parent: nth === 0 ? 'head' : `nose${nth}`, at: place }))
      : []),
  ]
  const parts: Part[] = [
    { rod: [rear, front], thick: [rump, chest], bone: 'trunk', ...hide },
    {
      ball: [0, spine - Math.max(chest, rump) * 0.28 - drop / 2, 0],
      size: [Math.max(chest, rump) * 0.86, Math.max(chest, rump) * 0.82, half * 0.95],
      bone: 'trunk',
      colour: belly,
    },
    { rod: [neckFrom, neckTo], thick: [(beast.neckThick ?? 0.75) * chest, r * 0.62], bone: 'neck', ...hide },
    { ball: headAt, size: [r * 0.98, r * 0.95, r], bone: 'head', ...hide, flow: r * 0.3 },
    {
      rod: [at([0, -0.22, 0.55]), [headAt[0], headAt[1] - r * 0.34, headAt[2] + r * 0.6 + snout]],
      thick: [thick * 1.12, thick * 0.82],
      bone: 'head',
      colour: muzzle,
      flow: r * 0.25,
    },
    {
      ball: [0, headAt[1] - r * 0.34 + thick * 0.5, headAt[2] + r * 0.6 + snout + thick * 0.55],
      size: [thick * 0.42, thick * 0.3, thick * 0.3],
      bone: 'head',
      colour: nose,
      material: 'glossy',
      apart: true,
    },
  ]
  // Hidden in the muzzle until the mouth opens.
  const [lips, chin]: [Point, Point] = [
    at([0, -0.34, 0.55]),
    [0, headAt[1] - r * 0.42, headAt[2] + r * 0.55 + snout * 0.92],
  ]
  parts.push(
    { rod: [lips, chin], thick: [thick * 0.86, thick * 0.66], bone: 'jaw', colour: muzzle, apart: true },
    // The open mouth of a short muzzle, in front: it is in the muzzle while it is shut. Others show it below the jaw.
    ...(beast.snout <= SHORT_SNOUT
      ? [
          {
            ball: gape(0.22),
            size: [thick * 0.4, thick * 0.36, thick * 0.3] as const,
            bone: 'gullet',
            colour: '#6b2430',
            apart: true,
          },
        ]
      : []),
    {
      rod: [
        [0, lips[1] + thick * 0.36, lips[2]],
        [0, chin[1] + thick * 0.34, chin[2] - thick * 0.02],
      ],
      thick: [thick * 0.7, thick * 0.5],
      bone: 'jaw',
      colour: '#b5404a',
      apart: true,
    },
  )
  for (const side of [1, -1]) {
    if (beast.mask)
      parts.push({
        ball: at([side * 0.45, 0.12, 0.72]),
        size: [r * 0.3, r * 0.28, r * 0.22],
        bone: 'head',
        colour: beast.mask,
        flow: r * 0.05,
      })
    if (beast.cheeks)
      parts.push({
        ball: at([side * 0.6, -0.32, 0.35]),
        size: r * 0.42,
        bone: 'head',
        colour: beast.cheeks,
        flow: r * 0.2,
      })
    parts.push(
      {
        ball: at([side * 0.47, 0.18, 0.83]),
        size: [r * 0.135, r * 0.17, r * 0.1],
        bone: 'eyes',
        colour: EYE,
        material: 'glossy',
        apart: true,
      },
      {
        ball: at([side * 0.51, 0.26, 0.915]),
        size: r * 0.042,
        bone: 'highlights',
        colour: EYE_LIGHT,
        material: 'glowing',
        apart: true,
      },
    )
    parts.push(...earParts(beast, side, r, at))
  }
  const width = Math.max(chest, rump) * 0.62
  const arm = beast.arms ?? 1
  for (const [name, side, ahead] of LEGS) {
    const z = ahead > 0 ? half - chest * 0.75 : -half + rump * 0.65
    const hip = spine - chest * 0.1 - (ahead > 0 ? 0 : drop)
    // Front knees bend backwards and hocks forwards, as in real animals.
    const knee: Point = [side * width, hip * 0.48, z + (ahead > 0 ? 0.02 : -0.06) * s]
    const foot: Point = [side * width, leg * 0.9, z + (ahead > 0 ? 0 : -0.03) * s]
    bones.push(
      { name: `${name}1`, parent: 'trunk', at: [side * width, hip, z] },
      { name: `${name}2`, parent: `${name}1`, at: knee },
    )
    parts.push(
      {
        rod: [[side * width, hip, z], knee],
        thick: [(ahead > 0 ? 1.55 * arm : 1.95) * leg, leg * 1.15 * (ahead > 0 ? arm : 1)],
        bone: `${name}1`,
        ...hide,
      },
      {
        rod: [knee, foot],
        thick: ahead > 0 ? [leg * 1.12 * arm, leg * arm] : [leg * 1.12, leg],
        bone: `${name}2`,
        colour: paws,
        flow: leg * 0.6,
      },
      {
        ball: [foot[0], leg * 0.72, foot[2] + leg * 0.45],
        size: [leg * 1.12, leg * 0.72, leg * 1.4],
        bone: `${name}2`,
        colour: beast.hoofs ?? paws,
        flow: leg * 0.5,
      },
    )
  }
  const feet = Object.fromEntries(
    LEGS.map(([name]) => {
      const [x, , z] = bones.find(bone => bone.name === `${name}2`)!.at
      return [`paw.${name}`, { bone: `${name}2`, at: [x, 0, z] as Point }]
    }),
  )
  parts.push(
    ...tailParts(beast, s, half, rear, rump),
    ...extraParts(beast, s, half, spine, chest, r, at, neckFrom, neckTo),
    ...(beast.marks ? markParts(beast.marks, { s, half, spine, chest, rump, drop, r, snout, thick, at, coat }) : []),
  )
  return {
    bones,
    parts,
    cell: Math.max(leg * 0.5, s * 0.028),
    flow: s * 0.09,
    ...(beast.pattern && { pattern: beast.pattern }),
    sockets: {
      ...feet,
      seat: { bone: 'trunk', at: [0, spine + Math.max(chest, rump) * 1.03, -half * 0.1] },
      top: { bone: 'trunk', at: [0, spine + Math.max(chest, rump), -half * 0.1] },
      hat: { bone: 'head', at: at([0, 0.92, 0]) },
      mouth: { bone: 'head', at: [0, headAt[1] - r * 0.5, headAt[2] + r * 0.6 + snout] },
      ...(beast.trunk && { nose: { bone: 'nose3', at: noseOf(at)[3] } }),
    },
  }
}

/** An elephant's nose, from the brow down to its tip. */
const noseOf = (at: (p: Point) => Point): [Point, Point, Point, Point] => [
  at([0, -0.25, 0.85]),
  at([0, -0.8, 1.35]),
  at([0, -1.55, 1.45]),
  at([0, -2.1, 1.65]),
]

/** The ear of one side; `at` converts from radii of the head. */
export function earParts(
  { ears, earSize = 1, coat: hide, earColour: coat = hide, inner = '#e8b7a8' }: Beast,
  side: number,
  r: number,
  at: (p: Point) => Point,
): Part[] {
  const [, headUp, headAhead] = at([0, 0, 0])
  const lengths = { r, e: earSize * r, headUp, headAhead }
  return kitParts('beast-parts', `${ears} ear ${side > 0 ? 'r' : 'l'}`, { ...lengths, coat, inner })
}

function tailParts(
  { tail, coat, tailTip = coat, mane }: Beast,
  s: number,
  half: number,
  rear: Point,
  rump: number,
): Part[] {
  const from: Point = [0, rear[1] + rump * 0.4, -half - rump * 0.3]
  const long = tail.length * s
  const thick = tail.thick * s
  const along = (part: number, drop: number): Point => [
    0,
    from[1] - drop * long * part,
    from[2] - long * part * Math.sqrt(1 - Math.min(0.95, drop) ** 2),
  ]
  const rod = (a: Point, b: Point, radii: readonly [number, number], colour: string, bone: string): Part => ({
    rod: [a, b],
    thick: radii,
    bone,
    colour,
    flow: thick * 0.8,
  })
  if (tail.kind === 'curl') {
    const turns = 9
    const spot = (n: number): Point => {
      const t = n / turns
      const turn = -0.3 + t * 6.6
      const out = long * 0.34 * (1 - t * 0.72)
      return [
        0,
        Math.max(from[1] - long * 0.3, long * 0.36) + Math.cos(turn) * out,
        from[2] - long * 0.16 - Math.sin(turn) * out,
      ]
    }
    return Array.from({ length: turns }, (_, n) => ({
      ...rod(
        n === 0 ? from : spot(n),
        spot(n + 1),
        [thick * (1 - n * 0.08), thick * (0.92 - n * 0.08)],
        n % 2 ? coat : tailTip,
        n < 3 ? 'tail' : 'tailend',
      ),
      flow: thick * 0.1,
    }))
  }
  if (tail.kind === 'thin' || tail.kind === 'thick') {
    // It hangs, and ends above the ground at any length.
    const most = (from[1] - thick * 1.3) / long
    const [half, whole] = [Math.min(0.5, 2 * most), Math.min(0.45, most)]
    return [
      rod(from, along(0.5, half), [thick * (tail.kind === 'thick' ? 1.6 : 1), thick], coat, 'tail'),
      rod(along(0.5, half), along(1, whole), [thick, thick * 0.35], tailTip, 'tailend'),
    ]
  }
  const tip = tail.kind === 'hair' ? (mane?.colour ?? tailTip) : tailTip
  return kitParts('beast-parts', `${tail.kind} tail`, { long, thick, up: from[1], ahead: from[2], coat, tip })
}

function extraParts(
  beast: Beast,
  s: number,
  half: number,
  spine: number,
  chest: number,
  r: number,
  at: (p: Point) => Point,
  neckFrom: Point,
  neckTo: Point,
): Part[] {
  const { mane, horns, humps, coat } = beast
  const [, headUp, headAhead] = at([0, 0, 0])
  const lengths = {
    s,
    half,
    spine,
    chest,
    r,
    h: (horns?.size ?? 0) * r,
    headUp,
    headAhead,
    neckUp: neckFrom[1],
    neckAhead: neckFrom[2],
    neckEndUp: neckTo[1],
    neckEndAhead: neckTo[2],
  }
  const part = (group: string, colour = coat): Part[] => kitParts('beast-parts', group, { ...lengths, coat, colour })
  return [
    ...(mane ? part(`${mane.kind} mane`, mane.colour) : []),
    ...(horns ? part(`${horns.kind} horns`, horns.colour) : []),
    ...(humps ? part(`${humps} humps`) : []),
    ...(['trunk', 'tusks', 'wings', 'spines', 'shell'] as const).flatMap(name => {
      const colour = beast[name]
      return colour ? part(name, colour) : []
    }),
  ]
}
