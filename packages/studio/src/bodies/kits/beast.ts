import type { KitOf } from '@kinora/media/scene/kit-schema'
import { EYE, EYE_LIGHT, eyeBones } from '../animal-eyes.ts'
import type { Body, Bone, Part, Point } from '../body.ts'
import type { Material } from '../../raster/mesh.ts'
import { markParts } from './beast-marks.ts'

/** A four-legged animal as a table. Lengths are in metres; proportions are relative to the shoulder height. */
export type Beast = KitOf<'four-legged'>

/** Legs by name: their side, and 1 for front legs. */
const LEGS = [
  ['fr', 1, 1],
  ['fl', -1, 1],
  ['br', 1, -1],
  ['bl', -1, -1],
] as const

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
    // The open mouth of a short muzzle, in front: it is in the muzzle while it is shut.
    {
      ball: gape(0.22),
      size: [thick * 0.4, thick * 0.36, thick * 0.3],
      bone: 'gullet',
      colour: '#6b2430',
      apart: true,
    },
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
  const e = earSize
  const rod = (from: Point, to: Point, thick: readonly [number, number], colour = coat): Part => ({
    rod: [at(from), at(to)],
    thick: [thick[0] * r, thick[1] * r],
    bone: 'head',
    colour,
    flow: r * 0.1,
  })
  switch (ears) {
    case 'pointed':
      return [
        rod([side * 0.55, 0.62, -0.05], [side * 0.72, 0.62 + 0.72 * e, -0.12], [0.34 * e, 0.05]),
        { ...rod([side * 0.57, 0.72, 0.12], [side * 0.7, 0.62 + 0.5 * e, 0.0], [0.16 * e, 0.03], inner), apart: true },
      ]
    case 'round':
      return [
        {
          ball: at([side * 0.74, 0.72, -0.05]),
          size: [r * 0.36 * e, r * 0.36 * e, r * 0.2],
          bone: 'head',
          colour: coat,
          flow: r * 0.08,
        },
        {
          ball: at([side * 0.74, 0.72, 0.1]),
          size: [r * 0.2 * e, r * 0.2 * e, r * 0.1],
          bone: 'head',
          colour: inner,
          apart: true,
        },
      ]
    case 'long':
      return [
        rod([side * 0.35, 0.75, -0.1], [side * 0.5, 0.75 + 1.5 * e, -0.3], [0.2, 0.2]),
        {
          ball: at([side * 0.44, 0.8 + 0.8 * e, -0.02]),
          size: [r * 0.1, r * 0.62 * e, r * 0.07],
          turn: [-0.13, 0, side * -0.1],
          bone: 'head',
          colour: inner,
          apart: true,
        },
      ]
    case 'floppy':
      return [rod([side * 0.72, 0.5, -0.05], [side * 1.08, -0.35 * e, 0.05], [0.2, 0.3])]
    case 'wide':
      return [
        {
          ball: at([side * 1.25 * e, 0.05, -0.35]),
          size: [r * 0.85 * e, r * 1.05 * e, r * 0.14],
          turn: [0, 0, side * 0.15],
          bone: 'head',
          colour: coat,
          flow: r * 0.1,
        },
      ]
    case 'small':
      return [rod([side * 0.6, 0.6, -0.1], [side * 0.85, 0.95, -0.15], [0.17 * e, 0.08])]
    case 'side':
      return [
        {
          ball: at([side * 1, 0.02, -0.02]),
          size: [r * 0.3 * e, r * 0.34 * e, r * 0.14],
          bone: 'head',
          colour: coat,
          flow: r * 0.05,
        },
        {
          ball: at([side * 1.04, 0.02, 0.1]),
          size: [r * 0.2 * e, r * 0.22 * e, r * 0.07],
          bone: 'head',
          colour: inner,
          apart: true,
        },
      ]
    case 'none':
      return []
  }
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
  switch (tail.kind) {
    case 'stub':
      return [
        { ball: [0, from[1], from[2] - thick * 0.4], size: thick, bone: 'tail', colour: tailTip, flow: thick * 0.3 },
      ]
    case 'bushy':
      return [
        rod(from, along(0.35, 0.3), [thick * 0.5, thick], coat, 'tail'),
        rod(along(0.35, 0.3), along(0.75, 0.12), [thick, thick * 0.95], coat, 'tailend'),
        rod(along(0.78, 0.1), along(1, 0.02), [thick * 0.8, thick * 0.25], tailTip, 'tailend'),
      ]
    case 'up': {
      const tip: Point = [0, from[1] + long * 0.75, from[2] - long * 0.3]
      const middle: Point = [0, from[1] + long * 0.3, from[2] - long * 0.3]
      return [
        rod(from, middle, [thick, thick * 0.9], coat, 'tail'),
        rod(middle, tip, [thick * 0.9, thick * 0.6], tailTip, 'tailend'),
      ]
    }
    case 'hair':
      return [
        rod(from, along(0.5, 0.8), [thick * 0.7, thick], mane?.colour ?? tailTip, 'tail'),
        rod(along(0.5, 0.8), along(1, 0.92), [thick, thick * 0.3], mane?.colour ?? tailTip, 'tailend'),
      ]
    case 'paddle':
      return [
        rod(from, along(0.3, 0.5), [thick * 0.5, thick * 0.4], coat, 'tail'),
        {
          ball: along(0.68, 0.42),
          size: [thick * 1.25, thick * 0.24, long * 0.42],
          turn: [-0.42, 0, 0],
          bone: 'tail',
          colour: tailTip,
          apart: true,
        },
      ]
    case 'curl': {
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
    case 'ringed':
      return Array.from({ length: 7 }, (_, n) => ({
        ...rod(
          along(n / 7, 0.28 - n * 0.02),
          along((n + 0.85) / 7, 0.28 - n * 0.02),
          [thick * (n === 0 ? 0.7 : 1), thick * (n === 6 ? 0.55 : 1)],
          n % 2 ? tailTip : coat,
          n < 3 ? 'tail' : 'tailend',
        ),
        flow: thick * 0.05,
      }))
    case 'tuft':
      return [
        rod(from, along(0.5, 0.75), [thick * 0.5, thick * 0.4], coat, 'tail'),
        rod(along(0.5, 0.75), along(0.9, 0.85), [thick * 0.4, thick * 0.35], coat, 'tailend'),
        {
          ball: along(0.98, 0.88),
          size: [thick * 0.8, thick * 1.3, thick * 0.8],
          bone: 'tailend',
          colour: tailTip,
          flow: thick * 0.3,
        },
      ]
    case 'thin':
    case 'thick': {
      // It hangs, and ends above the ground at any length.
      const most = (from[1] - thick * 1.3) / long
      const [half, whole] = [Math.min(0.5, 2 * most), Math.min(0.45, most)]
      return [
        rod(from, along(0.5, half), [thick * (tail.kind === 'thick' ? 1.6 : 1), thick], coat, 'tail'),
        rod(along(0.5, half), along(1, whole), [thick, thick * 0.35], tailTip, 'tailend'),
      ]
    }
  }
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
  const parts: Part[] = []
  const { mane, horns, humps, trunk, tusks, wings, spines, shell } = beast
  if (mane?.kind === 'ring') {
    for (let i = 0; i < 12; i++) {
      const turn = (i / 12) * 2 * Math.PI
      parts.push({
        ball: at([Math.sin(turn) * 0.95, Math.cos(turn) * 0.95 + 0.02, -0.12]),
        size: [r * 0.5, r * 0.5, r * 0.42],
        bone: 'head',
        colour: mane.colour,
        apart: true,
      })
    }
    parts.push({
      ball: at([0, -0.2, -0.55]),
      size: [r * 1.15, r * 1.2, r * 0.7],
      bone: 'neck',
      colour: mane.colour,
      apart: true,
    })
  }
  if (mane?.kind === 'ridge') {
    for (let i = 0; i <= 6; i++) {
      const t = i / 6
      const y = neckFrom[1] + (neckTo[1] - neckFrom[1]) * t
      const z = neckFrom[2] + (neckTo[2] - neckFrom[2]) * t
      const out = chest * 0.62 * (1 - t) + r * 0.62 * t
      parts.push({
        ball: [0, y + out * 0.75, z - out * 0.75],
        size: [r * 0.18, r * 0.36, r * 0.36],
        bone: i < 5 ? 'neck' : 'head',
        colour: mane.colour,
        apart: true,
      })
    }
    parts.push({
      ball: at([0, 0.82, 0.2]),
      size: [r * 0.26, r * 0.24, r * 0.42],
      bone: 'head',
      colour: mane.colour,
      apart: true,
    })
  }
  if (mane?.kind === 'fleece') {
    for (let i = 0; i < 34; i++) {
      const turn = i * 2.39996
      const z = ((i + 0.5) / 34 - 0.5) * 2 * half * 0.95
      const up = Math.max(-0.25, Math.cos(turn))
      parts.push({
        ball: [Math.sin(turn) * chest * 0.86, spine + up * chest * 0.82, z],
        size: chest * 0.42,
        bone: 'trunk',
        colour: mane.colour,
        flow: chest * 0.08,
      })
    }
    parts.push({
      ball: at([0, 0.75, -0.05]),
      size: [r * 0.55, r * 0.4, r * 0.5],
      bone: 'head',
      colour: mane.colour,
      apart: true,
    })
  }
  if (horns) {
    const h = horns.size * r
    const rod = (a: Point, b: Point, thick: readonly [number, number]): Part => ({
      rod: [a, b],
      thick: [thick[0] * r, thick[1] * r],
      bone: 'head',
      colour: horns.colour,
      apart: true,
    })
    const up = (p: Point, by: Point): Point => [p[0] + by[0] * h, p[1] + by[1] * h, p[2] + by[2] * h]
    if (horns.kind === 'one') parts.push(rod(at([0, 0.85, 0.45]), up(at([0, 0.85, 0.45]), [0, 1, 0.45]), [0.17, 0.03]))
    if (horns.kind === 'nose')
      parts.push(
        rod(at([0, -0.1, 1.3]), up(at([0, -0.1, 1.3]), [0, 0.85, 0.35]), [0.26, 0.04]),
        rod(at([0, 0.25, 0.95]), up(at([0, 0.25, 0.95]), [0, 0.4, 0.12]), [0.2, 0.05]),
      )
    for (const side of [1, -1]) {
      const base = at([side * 0.42, 0.78, 0.05])
      if (horns.kind === 'short') parts.push(rod(base, up(base, [side * 0.25, 0.6, 0.05]), [0.15, 0.06]))
      if (horns.kind === 'curved') {
        const out = up(at([side * 0.6, 0.62, 0]), [side * 0.6, 0.1, 0])
        parts.push(
          rod(at([side * 0.6, 0.62, 0]), out, [0.2, 0.15]),
          rod(out, up(out, [side * 0.15, 0.6, 0.15]), [0.15, 0.04]),
        )
      }
      if (horns.kind === 'spiral') {
        let last = at([side * 0.5, 0.7, -0.05])
        for (let i = 1; i <= 8; i++) {
          const turn = (i / 8) * 4.6
          const next = at([
            side * (0.62 + 0.05 * i),
            0.35 + 0.42 * Math.cos(turn) * (1 - i * 0.03),
            -0.25 - 0.45 * Math.sin(turn),
          ])
          parts.push(rod(last, next, [0.22 - i * 0.018, 0.2 - i * 0.018]))
          last = next
        }
      }
      if (horns.kind === 'palmate') {
        const out = up(base, [side * 0.55, 0.3, -0.1])
        const palm = up(out, [side * 0.5, 0.35, -0.1])
        parts.push(rod(base, out, [0.12, 0.13]), {
          ball: palm,
          size: [h * 0.55, h * 0.4, h * 0.1],
          turn: [0, 0, side * 0.5],
          bone: 'head',
          colour: horns.colour,
          apart: true,
        })
        for (const [x, y] of [
          [0.05, 0.8],
          [0.35, 0.85],
          [0.62, 0.7],
          [0.8, 0.45],
        ] as const)
          parts.push(rod(palm, up(palm, [side * x, y, 0.05]), [0.1, 0.05]))
      }
      if (horns.kind === 'antlers') {
        const one = up(base, [side * 0.45, 0.75, -0.25])
        const two = up(one, [side * 0.15, 0.75, 0.25])
        parts.push(
          rod(base, one, [0.11, 0.09]),
          rod(one, two, [0.09, 0.06]),
          rod(up(base, [side * 0.2, 0.35, -0.1]), up(base, [side * 0.3, 0.75, 0.35]), [0.08, 0.05]),
          rod(one, up(one, [side * 0.55, 0.4, -0.1]), [0.08, 0.05]),
          rod(up(one, [side * 0.08, 0.4, 0.12]), up(one, [side * 0.5, 0.8, 0.1]), [0.07, 0.04]),
        )
      }
    }
  }
  for (let hump = 0; hump < (humps ?? 0); hump++) {
    const z = humps === 1 ? -half * 0.05 : (hump - 0.5) * half * 0.95
    parts.push({
      ball: [0, spine + chest * 0.95, z],
      size: [chest * 0.6, chest * 0.75, chest * 0.62],
      bone: 'trunk',
      colour: beast.coat,
      flow: chest * 0.4,
    })
  }
  if (trunk) {
    const path = noseOf(at)
    for (let i = 0; i < 3; i++)
      parts.push({
        rod: [path[i]!, path[i + 1]!],
        thick: [r * (0.42 - i * 0.07), r * (0.35 - i * 0.07)],
        bone: `nose${i + 1}`,
        colour: trunk,
        flow: r * 0.15,
      })
  }
  if (tusks)
    for (const side of [1, -1])
      parts.push({
        rod: [at([side * 0.42, -0.5, 0.85]), at([side * 0.55, -0.85, 1.6])],
        thick: [r * 0.13, r * 0.05],
        bone: 'head',
        colour: tusks,
        apart: true,
      })
  if (wings) {
    for (const side of [1, -1]) {
      parts.push({
        slab: [side * chest * 0.8, spine + chest * 0.5, half * 0.2],
        outline: [
          [0.25 * s, 0],
          [0.1 * s, 0.9 * s],
          [-0.25 * s, 0.75 * s],
          [-0.5 * s, 0.82 * s],
          [-0.55 * s, 0.5 * s],
          [-0.8 * s, 0.42 * s],
          [-0.45 * s, 0.12 * s],
          [-0.3 * s, -0.05 * s],
        ],
        thick: s * 0.045,
        turn: [0, 0, side * -0.75],
        bone: 'trunk',
        colour: wings,
      })
    }
  }
  if (spines) {
    for (let i = 0; i < 9; i++) {
      const z = half * 0.9 - (i / 8) * half * 2.1
      parts.push({
        rod: [
          [0, spine + chest * 0.8, z],
          [0, spine + chest * 1.2, z - s * 0.02],
        ],
        thick: [chest * 0.22, chest * 0.03],
        bone: 'trunk',
        colour: spines,
        apart: true,
      })
    }
  }
  if (shell)
    parts.push(
      {
        ball: [0, spine + chest * 0.2, 0],
        size: [chest * 1.38, chest * 1.12, half * 1.5],
        bone: 'trunk',
        colour: shell,
        apart: true,
      },
      {
        ball: [0, spine - chest * 0.02, 0],
        size: [chest * 1.43, chest * 0.34, half * 1.56],
        bone: 'trunk',
        colour: '#c8b070',
        apart: true,
      },
    )
  return parts
}
