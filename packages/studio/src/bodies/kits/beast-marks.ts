import type { KitOf } from '@kinora/media/scene/kit-schema'
import type { Part, Point } from '../body.ts'
import { kitParts } from './kit-parts.ts'

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
/** Marks of the head, as parts of `data/kits`. */
const HEAD = [
  'teeth',
  'bill',
  'face',
  'tears',
  'blaze',
  'beard',
  'tufts',
  'disc',
  'casque',
  'frill',
  'gills',
  'tusks',
  'dancer',
  'lip',
] as const satisfies readonly (keyof Marks)[]

export function markParts(marks: Marks, frame: Frame): Part[] {
  const { at, coat, ...lengths } = frame
  const [, headUp, headAhead] = at([0, 0, 0])
  const part = (group: string, colours: Readonly<Record<string, string>>): Part[] =>
    kitParts('beast-marks', group, { ...lengths, coat, headUp, headAhead, ...colours })
  const { stripes, crest } = marks
  return [
    ...quills(frame, marks),
    ...plates(frame, marks),
    ...bands(frame, marks),
    ...(stripes ? part(`${stripes.count} stripes`, { stripes: stripes.colour }) : []),
    ...HEAD.flatMap(name => {
      const mark = marks[name]
      if (mark === undefined || mark === '') return []
      if (typeof mark === 'string') return part(name, { [name]: mark })
      return part(name, 'horn' in mark ? { frill: mark.colour, horn: mark.horn } : { trim: mark.trim, gold: mark.gold })
    }),
    ...skirt(frame, marks),
    ...(crest === undefined ? [] : part('crest', { crest })),
  ]
}
