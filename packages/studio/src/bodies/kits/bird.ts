import type { KitOf } from '@kinora/media/scene/kit-schema'
import { birdMarks } from './bird-marks.ts'
import { EYE, EYE_LIGHT, eyeBones } from '../animal-eyes.ts'
import type { Body, Bone, Part, Point } from '../body.ts'

/** A bird as a table. Lengths are in metres; proportions are relative to the trunk's length. */
export type Bird = KitOf<'bird'>

export function buildBird(bird: Bird): Body {
  const L = bird.trunk
  const g = bird.girth * L
  const lean = (bird.lean * Math.PI) / 180
  const legs = bird.legs * L
  // An upright bird also has its rump above the ground.
  const middle = legs + Math.max(g * 0.85, Math.sin(lean) * L * 0.32 + g * 0.74)
  const along = (part: number): Point => [0, middle + Math.sin(lean) * L * part, Math.cos(lean) * L * part]
  const [rump, breast] = [along(-0.32), along(0.32)]
  const neckTop: Point = [0, breast[1] + bird.neck * L * 0.95 + g * 0.3, breast[2] + bird.neck * L * 0.22]
  const r = bird.head * L
  const headAt: Point = [0, neckTop[1] + r * 0.45, neckTop[2] + r * 0.25]
  const { coat, belly = coat, wings = coat, headColour = coat, tailColour = wings } = bird
  const bones: Bone[] = [
    { name: 'trunk', at: along(0) },
    { name: 'neck', parent: 'trunk', at: breast },
    { name: 'head', parent: 'neck', at: neckTop },
    { name: 'jaw', parent: 'head', at: [0, headAt[1] - r * 0.12, headAt[2] + r * 0.6] },
    ...eyeBones([0, headAt[1] + r * 0.18, headAt[2] + r * 0.58]),
    { name: 'tail', parent: 'trunk', at: rump },
  ]
  const parts: Part[] = [
    { rod: [rump, breast], thick: [g * 0.78, g], bone: 'trunk', colour: coat },
    {
      ball: [0, breast[1] - g * 0.2, breast[2] + g * 0.12],
      size: [g * 0.85, g * 0.85, g * 0.85],
      bone: 'trunk',
      colour: belly,
    },
    {
      rod: [breast, neckTop],
      thick: [g * 0.6 * (bird.neckThick ?? 1), Math.min(g * 0.55, r * 0.7) * (bird.neckThick ?? 1)],
      bone: 'neck',
      colour: headColour,
      flow: g * 0.35,
    },
    { ball: headAt, size: r, bone: 'head', colour: headColour, flow: r * 0.35 },
    ...beakParts(bird, headAt, r),
    ...lowerBeak(bird, headAt, r),
  ]
  for (const side of [1, -1]) {
    const big = bird.eyes === 'owl'
    const at: Point = big
      ? [side * r * 0.4, headAt[1] + r * 0.15, headAt[2] + r * 0.82]
      : [side * r * 0.72, headAt[1] + r * 0.22, headAt[2] + r * 0.58]
    if (big) parts.push({ ball: at, size: [r * 0.4, r * 0.4, r * 0.14], bone: 'head', colour: '#f7efdc', apart: true })
    parts.push(
      {
        ball: [at[0], at[1], at[2] + (big ? r * 0.1 : 0)],
        size: r * (big ? 0.22 : 0.17),
        bone: 'eyes',
        colour: EYE,
        material: 'glossy',
        apart: true,
      },
      {
        ball: [at[0] + side * r * 0.04, at[1] + r * 0.09, at[2] + r * (big ? 0.3 : 0.13)],
        size: r * 0.05,
        bone: 'highlights',
        colour: EYE_LIGHT,
        material: 'glowing',
        apart: true,
      },
    )
    const hip: Point = [side * g * 0.4, legs + g * 0.3, along(-0.05)[2]]
    const mark = side > 0 ? 'r' : 'l'
    const knee: Point = [hip[0], legs * 0.5, hip[2] - 0.04 * L]
    bones.push(
      { name: `leg.${mark}`, parent: 'trunk', at: hip },
      { name: `shank.${mark}`, parent: `leg.${mark}`, at: knee },
      { name: `wing.${mark}`, parent: 'trunk', at: [side * g * 0.8, along(0.2)[1] + g * 0.3, along(0.2)[2]] },
    )
    // Long legs are thin.
    const thin = Math.max(0.02 * L, legs > 0.6 * L ? legs * 0.026 : legs * 0.06)
    parts.push(
      {
        rod: [hip, knee],
        thick: [thin * 1.8, thin],
        bone: `leg.${mark}`,
        colour: legs > 0.5 * L ? bird.legColour : coat,
        apart: true,
      },
      {
        rod: [knee, [hip[0], thin * 1.2, hip[2]]],
        thick: thin,
        bone: `shank.${mark}`,
        colour: bird.legColour,
        apart: true,
      },
      ...[-0.5, 0, 0.5].map(
        (turn): Part => ({
          rod: [
            [hip[0], thin, hip[2]],
            [hip[0] + Math.sin(turn) * 0.16 * L, thin, hip[2] + Math.cos(turn) * 0.16 * L],
          ],
          thick: [thin * 1.1, thin * 0.8],
          bone: `shank.${mark}`,
          colour: bird.legColour,
          apart: true,
        }),
      ),
    )
    const w = bird.wing * L
    parts.push(
      {
        ball: [side * g * 0.88, along(-0.05)[1] + g * 0.15, along(-0.12)[2]],
        size: [g * 0.2, g * 0.62, w * 0.5],
        turn: [-lean * 0.8, 0, 0],
        bone: `wing.${mark}`,
        colour: wings,
        apart: true,
      },
      {
        ball: [side * g * 0.86, along(-0.3)[1] - g * 0.05, along(-0.34)[2]],
        size: [g * 0.13, g * 0.36, w * 0.42],
        turn: [-lean * 0.8 + 0.1, 0, 0],
        bone: `wing.${mark}`,
        colour: shade(wings),
        apart: true,
      },
    )
  }
  const t = bird.tail * L
  for (const spread of [-0.22, 0, 0.22]) {
    parts.push({
      ball: [
        Math.sin(spread) * t * 0.5,
        Math.max(rump[1] - Math.sin(lean) * t * 0.35 + 0.02 * L, Math.sin(lean * 0.7) * t * 0.62 + 0.03 * L),
        rump[2] - g * 0.4 - t * 0.45 * Math.cos(lean),
      ],
      size: [g * 0.22, g * 0.09, t * 0.62],
      turn: [-lean * 0.7, 0, 0],
      bone: 'tail',
      colour: tailColour,
      apart: true,
    })
  }
  if (bird.crest)
    for (const lift of [0, 1, 2])
      parts.push({
        rod: [
          [0, headAt[1] + r * 0.8, headAt[2] - lift * r * 0.3 + r * 0.2],
          [0, headAt[1] + r * 1.25, headAt[2] - lift * r * 0.45 + r * 0.15],
        ],
        thick: [r * 0.2, r * 0.12],
        bone: 'head',
        colour: bird.crest,
        apart: true,
      })
  if (bird.marks) parts.push(...birdMarks(bird.marks, { L, g, r, t, lean, headAt, breast, rump, neckTop }))
  if (bird.fan) {
    for (let i = 0; i < 13; i++) {
      const turn = (i / 12 - 0.5) * 2.9
      const end = (part: number): Point => [
        Math.sin(turn) * L * 1.9 * part,
        rump[1] + Math.cos(turn) * L * 1.9 * part,
        rump[2] - g * 0.6,
      ]
      parts.push(
        { rod: [end(0.1), end(0.95)], thick: [g * 0.12, g * 0.3], bone: 'tail', colour: bird.fan.colour, apart: true },
        {
          ball: [...end(0.95).slice(0, 2), rump[2] - g * 0.4] as unknown as Point,
          size: [g * 0.2, g * 0.2, g * 0.16],
          bone: 'tail',
          colour: bird.fan.second,
          apart: true,
        },
      )
    }
  }
  return {
    bones,
    parts,
    cell: Math.max(L * 0.035, g * 0.11),
    flow: g * 0.3,
    sockets: {
      top: { bone: 'trunk', at: [0, along(0)[1] + g, 0] },
      seat: { bone: 'trunk', at: [0, along(0)[1] + g * 0.95, 0] },
      hat: { bone: 'head', at: [0, headAt[1] + r * 0.9, headAt[2]] },
      mouth: { bone: 'head', at: [0, headAt[1], headAt[2] + r + bird.beak * L * 0.6] },
      claws: { bone: 'trunk', at: [0, middle - g * 1.1, along(-0.12)[2]] },
    },
  }
}

const shade = (hex: string): string => {
  const value = Number.parseInt(hex.slice(1), 16)
  const part = (shift: number): string =>
    Math.round(((value >> shift) & 255) * 0.82)
      .toString(16)
      .padStart(2, '0')
  return `#${part(16)}${part(8)}${part(0)}`
}

function beakParts({ beak, beakKind = 'thin', beakColour, trunk }: Bird, [, y, z]: Point, r: number): Part[] {
  const b = beak * trunk
  const from: Point = [0, y - r * 0.05, z + r * 0.8]
  const rod = (to: Point, thick: readonly [number, number]): Part => ({
    rod: [from, to],
    thick,
    bone: 'head',
    colour: beakColour,
    apart: true,
  })
  switch (beakKind) {
    case 'thin':
      return [rod([0, y - r * 0.12, z + r * 0.8 + b], [r * 0.24, r * 0.04])]
    case 'thick':
      return [rod([0, y - r * 0.3, z + r * 0.75 + b], [r * 0.42, r * 0.18])]
    case 'hooked':
      return [
        rod([0, y - r * 0.1, z + r * 0.8 + b * 0.7], [r * 0.3, r * 0.2]),
        {
          rod: [
            [0, y - r * 0.1, z + r * 0.8 + b * 0.7],
            [0, y - r * 0.5, z + r * 0.8 + b * 0.85],
          ],
          thick: [r * 0.2, r * 0.05],
          bone: 'head',
          colour: beakColour,
          apart: true,
        },
      ]
    case 'pouch':
      return [
        rod([0, y - r * 0.25, z + r * 0.8 + b], [r * 0.26, r * 0.14]),
        {
          ball: [0, y - r * 0.62, z + r * 0.7 + b * 0.45],
          size: [r * 0.34, r * 0.5, b * 0.52],
          bone: 'head',
          colour: '#f6b04a',
          apart: true,
        },
      ]
    case 'banana':
      return [
        {
          ball: [0, y + r * 0.02, z + r * 0.6 + b * 0.42],
          size: [r * 0.34, r * 0.52, b * 0.62],
          turn: [0.22, 0, 0],
          bone: 'head',
          colour: beakColour,
          apart: true,
        },
        {
          ball: [0, y - r * 0.22, z + r * 0.62 + b * 0.92],
          size: [r * 0.2, r * 0.26, b * 0.2],
          bone: 'head',
          colour: '#22202a',
          apart: true,
        },
      ]
    case 'flat':
      return [
        {
          ball: [0, y - r * 0.18, z + r * 0.75 + b * 0.5],
          size: [r * 0.42, r * 0.17, b * 0.75],
          bone: 'head',
          colour: beakColour,
          apart: true,
        },
      ]
  }
}
/** The lower half of the beak, which opens, and the red inside. */
function lowerBeak({ beak, beakKind, beakColour, trunk }: Bird, [, y, z]: Point, r: number): Part[] {
  const [wide, long] = beakKind === 'flat' ? [r * 0.3, beak * trunk * 1.05] : [r * 0.2, beak * trunk * 0.8]
  return [
    {
      rod: [
        [0, y - r * 0.16, z + r * 0.62],
        [0, y - r * 0.2, z + r * 0.72 + long],
      ],
      thick: [wide * 0.75, wide * 0.28],
      bone: 'jaw',
      colour: shade(beakColour),
      apart: true,
    },
    {
      ball: [0, y - r * 0.1, z + r * 0.7],
      size: [wide * 0.5, wide * 0.4, Math.min(r * 0.3, long * 0.5)],
      bone: 'jaw',
      colour: '#c8473f',
      apart: true,
    },
  ]
}
