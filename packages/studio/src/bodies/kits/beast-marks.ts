import type { KitOf } from '@kinora/media/scene/kit-schema'
import type { Part, Point } from '../body.ts'

/** Marks that distinguish four-legged animals of the same build: quills, plates, tufts, a bill. */
export type Marks = NonNullable<KitOf<'four-legged'>['marks']>

export type Frame = {
  s: number
  half: number
  spine: number
  chest: number
  rump: number
  drop: number
  r: number
  snout: number
  thick: number
  at: (p: Point) => Point
  coat: string
}

type Mark = (frame: Frame, marks: Marks) => Part[]

/** A point on the trunk's surface: along it from -1 to 1, and the angle from the back in radians. */
function onTrunk({ spine, half, chest, rump, drop }: Frame, along: number, around: number, out = 1): Point {
  const thick = ((1 - along) / 2) * rump + ((1 + along) / 2) * chest
  return [
    Math.sin(around) * thick * out,
    spine - ((1 - along) / 2) * drop + Math.cos(around) * thick * out,
    along * half * 0.95,
  ]
}
const rod = (from: Point, to: Point, thick: readonly [number, number], colour: string, bone = 'head'): Part => ({
  rod: [from, to],
  thick,
  bone,
  colour,
  apart: true,
})
const onBothSides = (parts: (side: number) => Part[]): Part[] => [...parts(-1), ...parts(1)]

const quills: Mark = (frame, { quills: q }) => {
  if (!q) return []
  const { s, r, at } = frame
  const spikes = Array.from({ length: 120 }, (_, i): Part[] => {
    const along = ((i * 0.618034) % 1) * 2.1 - 1.1
    const around = ((i / 119) * 2 - 1) * 1.75
    const from = onTrunk(frame, along, around, 0.85)
    const tip = onTrunk(frame, along, around, 1)
    const lift = q.length * s
    const [x, y] = [Math.sin(around), Math.cos(around)]
    const end: Point = [tip[0] + x * lift * 0.75, tip[1] + y * lift * 0.75, tip[2] - lift * 0.65]
    const middle: Point = [(from[0] + end[0]) / 2, (from[1] + end[1]) / 2, (from[2] + end[2]) / 2]
    return [
      rod(from, middle, [s * 0.045, s * 0.03], q.colour, 'trunk'),
      rod(middle, end, [s * 0.03, s * 0.006], q.tip, 'trunk'),
    ]
  }).flat()
  const brow = [-0.5, -0.25, 0, 0.25, 0.5].map(x =>
    rod(at([x, 0.75, -0.1]), at([x * 1.5, 1.25, -0.75]), [r * 0.16, r * 0.04], q.colour),
  )
  return [...spikes, ...brow]
}
const plates: Mark = (frame, { plates: p }) => {
  if (!p) return []
  const { half, chest, rump, s } = frame
  if (p.kind === 'bands')
    return Array.from({ length: 9 }, (_, i): Part => {
      const along = 1 - i * 0.25
      const thick = ((1 - along) / 2) * rump + ((1 + along) / 2) * chest
      return {
        ball: onTrunk(frame, along, 0, 0.12),
        size: [thick * 1.1, thick * 1.05, half * 0.19],
        bone: 'trunk',
        colour: i % 2 ? p.second : p.colour,
        apart: true,
      }
    })
  return Array.from({ length: 84 }, (_, i): Part => {
    const row = i % 12
    const along = 1.05 - row * 0.19
    const around = (Math.floor(i / 12) - 3 + (row % 2) * 0.5) * 0.42
    return {
      ball: onTrunk(frame, along, around, 1),
      size: [s * 0.1, s * 0.045, s * 0.13],
      turn: [-0.35, 0, -around],
      bone: 'trunk',
      colour: i % 2 ? p.second : p.colour,
      apart: true,
    }
  })
}
const bands: Mark = (frame, { bands: all }) =>
  (all ?? []).map(({ at: along, wide, colour }): Part => {
    const { half, rump, chest } = frame
    const thick = ((1 - along) / 2) * rump + ((1 + along) / 2) * chest
    return {
      ball: onTrunk(frame, along, 0, 0),
      size: [thick * 1.13, thick * 1.13, wide * half],
      bone: 'trunk',
      colour,
      apart: true,
    }
  })
const stripes: Mark = (frame, { stripes: lines }) => {
  if (!lines) return []
  const { r, at, chest } = frame
  const places = { 1: [0], 2: [-0.4, 0.4], 3: [-0.6, 0, 0.6] }[lines.count] ?? []
  return places.flatMap(around => [
    rod(
      onTrunk(frame, -0.75, around, 0.95),
      onTrunk(frame, 0.55, around, 0.95),
      [chest * 0.22, chest * 0.22],
      lines.colour,
      'trunk',
    ),
    ...(around === 0 ? [rod(at([0, 0.72, -0.5]), at([0, 0.62, 0.62]), [r * 0.2, r * 0.14], lines.colour)] : []),
  ])
}
/** Marks of the head. */
const head: Mark = ({ r, snout, thick, at, coat }, marks) => {
  const lips: Point = at([0, -0.55, 0.6 + snout / r])
  const parts: Part[] = []
  if (marks.teeth)
    parts.push(
      ...onBothSides(side => [
        {
          box: [lips[0] + side * thick * 0.2, lips[1] - thick * 0.42, lips[2] + thick * 0.55],
          size: [thick * 0.38, thick * 0.7, thick * 0.16],
          bone: 'head',
          colour: marks.teeth!,
          apart: true,
        },
      ]),
    )
  if (marks.bill)
    parts.push({
      ball: at([0, -0.4, 1.25]),
      size: [r * 0.62, r * 0.16, r * 0.75],
      bone: 'head',
      colour: marks.bill,
      apart: true,
    })
  if (marks.face)
    parts.push(
      {
        ball: at([0, 0, 0.5]),
        size: [r * 0.78, r * 0.74, r * 0.55],
        bone: 'head',
        colour: marks.face,
        apart: true,
      },
      {
        ball: at([0, -0.45, 0.78]),
        size: [r * 0.5, r * 0.36, r * 0.42],
        bone: 'head',
        colour: marks.face,
        apart: true,
      },
    )
  if (marks.tears)
    parts.push(
      ...onBothSides(side => [
        rod(at([side * 0.42, 0.12, 0.86]), at([side * 0.36, -0.42, 0.92]), [r * 0.07, r * 0.05], marks.tears!),
      ]),
    )
  if (marks.blaze)
    parts.push(
      rod(at([0, 0.82, 0.3]), at([0, 0.2, 0.9]), [r * 0.2, r * 0.18], marks.blaze),
      rod(at([0, 0.2, 0.9]), at([0, -0.05, 0.6 + snout / r]), [r * 0.18, thick * 0.4], marks.blaze),
    )
  if (marks.beard)
    parts.push(rod(at([0, -0.6, 0.6 + (snout / r) * 0.5]), at([0, -1.5, 0.75]), [r * 0.24, r * 0.05], marks.beard))
  if (marks.tufts)
    parts.push(
      ...onBothSides(side => [
        rod(at([side * 0.7, 1.05, -0.1]), at([side * 0.82, 1.7, -0.18]), [r * 0.09, r * 0.02], marks.tufts!),
        rod(at([side * 0.75, -0.3, 0.1]), at([side * 1.2, -0.75, 0.05]), [r * 0.3, r * 0.06], coat),
      ]),
    )
  if (marks.disc)
    parts.push(
      {
        ball: [lips[0], lips[1] + thick * 0.45, lips[2] + thick * 0.75],
        size: [thick * 0.95, thick * 0.78, thick * 0.3],
        bone: 'head',
        colour: marks.disc,
        apart: true,
      },
      ...onBothSides(side => [
        {
          ball: [lips[0] + side * thick * 0.36, lips[1] + thick * 0.45, lips[2] + thick * 1.02],
          size: [thick * 0.16, thick * 0.26, thick * 0.08],
          bone: 'head',
          colour: '#8a3f4c',
          apart: true,
        },
      ]),
    )
  if (marks.casque)
    parts.push(
      {
        slab: at([0, 0.35, -0.55]),
        outline: [
          [1.3 * r, 0],
          [0.4 * r, 0.85 * r],
          [-0.45 * r, 1.15 * r],
          [-0.6 * r, 0.1 * r],
          [-0.3 * r, -0.5 * r],
        ],
        thick: r * 0.5,
        bevel: r * 0.18,
        bone: 'head',
        colour: coat,
      },
      ...onBothSides(side => [
        { ball: at([side * 0.72, 0.2, 0.55]), size: r * 0.46, bone: 'head', colour: marks.casque!, apart: true },
        { ball: at([side * 0.98, 0.26, 0.78]), size: r * 0.25, bone: 'head', colour: '#f4e9c0', apart: true },
        { ball: at([side * 1.08, 0.28, 0.92]), size: r * 0.14, bone: 'head', colour: '#17131a', apart: true },
      ]),
    )
  if (marks.frill) {
    const { colour, horn } = marks.frill
    parts.push(
      {
        ball: at([0, 0.75, -0.75]),
        size: [r * 1.75, r * 1.5, r * 0.28],
        turn: [-0.5, 0, 0],
        bone: 'head',
        colour,
        apart: true,
      },
      ...Array.from({ length: 9 }, (_, i): Part => {
        const turn = (i / 8 - 0.5) * 3.4
        return {
          ball: at([Math.sin(turn) * 1.72, 0.85 + Math.cos(turn) * 1.3, -1.05 - Math.cos(turn) * 0.5]),
          size: r * 0.2,
          bone: 'head',
          colour: horn,
          apart: true,
        }
      }),
      ...onBothSides(side => [
        rod(at([side * 0.5, 0.6, 0.4]), at([side * 0.75, 1.7, 1.5]), [r * 0.24, r * 0.04], horn),
      ]),
      rod(at([0, -0.05, 0.7 + snout / r]), at([0, 0.75, 1 + snout / r]), [r * 0.22, r * 0.05], horn),
    )
  }
  if (marks.gills)
    parts.push(
      ...onBothSides(side =>
        [0.7, 0.15, -0.4].map(up =>
          rod(
            at([side * 0.7, up * 0.5, -0.15]),
            at([side * 1.75, up + 0.25, -0.75]),
            [r * 0.2, r * 0.08],
            marks.gills!,
          ),
        ),
      ),
    )
  if (marks.tusks)
    parts.push(
      ...onBothSides(side => [
        rod(
          at([side * 0.3, -0.5, 0.6 + (snout / r) * 0.8]),
          at([side * 0.38, -1.75, 0.75 + snout / r]),
          [r * 0.13, r * 0.05],
          marks.tusks!,
        ),
      ]),
    )
  if (marks.dancer) {
    const { trim, gold } = marks.dancer
    const tuft = (place: Point, size: number, colour: string): Part => ({
      ball: at(place),
      size: r * size,
      bone: 'head',
      colour,
      apart: true,
    })
    parts.push(
      ...Array.from({ length: 16 }, (_, i) => {
        const turn = (i / 16) * 2 * Math.PI
        return tuft([Math.sin(turn) * 1.05, Math.cos(turn) * 1, -0.05], 0.24, trim)
      }),
      ...onBothSides(side => [
        tuft([side * 0.48, 0.32, 0.72], 0.34, '#fbf8f0'),
        tuft([side * 0.5, 0.32, 0.98], 0.16, '#17131a'),
        {
          ball: at([side * 0.5, 0.72, 0.62]),
          size: [r * 0.42, r * 0.12, r * 0.2],
          turn: [0, 0, side * 0.35],
          bone: 'head',
          colour: gold,
          apart: true,
        },
        {
          ball: at([side * 0.95, 0.85, -0.1]),
          size: [r * 0.34, r * 0.2, r * 0.12],
          turn: [0, 0, side * 0.6],
          bone: 'head',
          colour: coat,
          apart: true,
        },
        ...[0.15, 0.45, 0.75].map(x => tuft([side * x, -0.78, 0.72 - x * 0.25], 0.2, trim)),
      ]),
      tuft([0, 0.8, 0.55], 0.2, '#cfe4f0'),
      rod(at([0, 0.95, 0.25]), at([0, 1.55, 0.3]), [r * 0.2, r * 0.06], gold),
      { ball: at([0, -0.22, 1]), size: [r * 0.3, r * 0.22, r * 0.2], bone: 'head', colour: gold, apart: true },
      { ball: at([0, -0.55, 0.85]), size: [r * 0.72, r * 0.14, r * 0.3], bone: 'head', colour: '#7a1420', apart: true },
      rod(at([0, -0.7, 0.85]), at([0, -1.35, 0.75]), [r * 0.3, r * 0.06], '#fbf8f0'),
    )
  }
  if (marks.lip)
    parts.push({
      ball: at([0, -0.42, 0.55 + snout / r]),
      size: [thick * 1.3, thick * 0.95, thick * 0.9],
      bone: 'head',
      colour: marks.lip,
      apart: true,
    })
  return parts
}
const skirt: Mark = ({ s, half, spine, chest, rump, drop }, { skirt: colour }) => {
  if (colour === undefined) return []
  const wide = Math.max(chest, rump)
  return onBothSides(side => [
    {
      ball: [side * wide * 0.78, spine - wide * 0.75 - drop / 2, 0],
      size: [wide * 0.34, s * 0.3, half * 1.02],
      turn: [drop / (half * 2), 0, 0],
      bone: 'trunk',
      colour,
      apart: true,
    },
  ])
}
const crest: Mark = (frame, { crest: colour }) =>
  colour === undefined
    ? []
    : Array.from({ length: 11 }, (_, i) => {
        const along = 1.1 - i * 0.21
        const high = 1.45 - Math.abs(i - 2) * 0.05
        const top = onTrunk(frame, along, 0, high)
        return rod(
          onTrunk(frame, along, 0, 0.8),
          [top[0], top[1], top[2] - frame.s * 0.06],
          [frame.chest * 0.2, frame.chest * 0.04],
          colour,
          'trunk',
        )
      })

const MARKS: readonly Mark[] = [quills, plates, bands, stripes, head, skirt, crest]

export const markParts = (marks: Marks, frame: Frame): Part[] => MARKS.flatMap(mark => mark(frame, marks))
