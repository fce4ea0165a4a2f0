import { type SeededRandom, seededRandom } from '@kinora/media/core/seeded-random'
import type { Asset, AssetPart, Varied, VariedColour, Vary } from '@kinora/media/scene/asset-schema'
import type { Season } from '../../setting/setting.ts'
import type { Point, Shape } from '../body.ts'
import { add, applyTurn, turning } from '../vectors.ts'
import { bandProfile } from './band-profile.ts'
import type { DrawnColour, DrawnPart, Light, Unnumbered } from './drawn-part.ts'
import { repeatPart } from './repeat-parts.ts'

type Plain = Exclude<AssetPart, { parts: AssetPart[] }>
type Solid = Extract<Plain, { shape: 'box' | 'ball' | 'cylinder' }>
type Band = Extract<Plain, { shape: 'band' }>
type Simple = Exclude<Plain, Band>

/** The inputs of an asset's parts besides its document. */
export type DrawOptions = {
  /** The colour of the entity, or the one that a place gives. */
  chosen?: string | undefined
  /** The seed of variations; without it they are always the same. */
  seeded?: SeededRandom
  /** Lamps are lit. */
  isLit?: boolean
  /** Default: summer. */
  season?: Season
}

type ResolvedDrawOptions = Required<Omit<DrawOptions, 'chosen'>> & Pick<DrawOptions, 'chosen'>
type Drawn = Readonly<Record<string, number | string>>

/** All parts of an asset as plain shapes. Random values are drawn in the order of the document. */
export function drawParts({ parts = [], vary }: Asset, options: DrawOptions = {}): DrawnPart[] {
  const drawing = { seeded: seededRandom(1), isLit: false, season: 'summer' as const, ...options }
  const drawn = draw(vary, parts, {}, drawing)
  return parts.flatMap((part, nth) =>
    (part.shape === 'band' ? drawBand(part, parts) : drawPart(part, drawing, drawn)).map(one => ({
      ...one,
      part: nth,
    })),
  )
}

function drawPart(part: AssetPart, drawing: ResolvedDrawOptions, drawn: Drawn): Unnumbered[] {
  // The number of a band is the index of a lathe in the asset's list.
  if (part.shape === 'band') return []
  if (!('parts' in part)) {
    if (part.only && (part.only === 'coloured') !== (drawing.chosen !== undefined)) return []
    return drawSimple(part, drawing, drawn)
  }
  const all = (parts: readonly AssetPart[], values = drawn): Unnumbered[] =>
    parts.flatMap(one => drawPart(one, drawing, values))
  if (part.shape !== 'group') return repeatPart(part, () => all(part.parts))
  if (!isThere(part.when, drawing)) return []
  const isChosen = part.chance === undefined || drawing.seeded.next() < part.chance
  const parts = isChosen ? part.parts : (part.otherwise ?? [])
  return all(parts, draw(part.vary, parts, drawn, drawing))
}

function isThere(when: readonly string[] | undefined, { isLit, season }: ResolvedDrawOptions): boolean {
  if (!when) return true
  const seasons = when.filter(one => one !== 'lit' && one !== 'unlit')
  if (seasons.length > 0 && !seasons.includes(season)) return false
  return !when.includes(isLit ? 'unlit' : 'lit')
}

/** Parts that stand for the entity's colour are not drawn if it has one. */
function draw(
  vary: Vary | undefined,
  parts: readonly AssetPart[],
  before: Drawn,
  { seeded, chosen }: ResolvedDrawOptions,
): Drawn {
  if (!vary) return before
  const drawn: Record<string, number | string> = { ...before }
  for (const [name, said] of Object.entries(vary)) {
    if (chosen !== undefined && 'one' in said && isOnlyDefault(name, parts)) continue
    drawn[name] = 'from' in said ? seeded.between(said.from, said.to) : said.one[seeded.below(said.one.length)]!
  }
  return drawn
}

const isOnlyDefault = (name: string, parts: readonly AssetPart[]): boolean =>
  parts.every(part => {
    if ('parts' in part)
      return isOnlyDefault(name, [...part.parts, ...('otherwise' in part ? (part.otherwise ?? []) : [])])
    const { colour, ...rest } = part
    const uses = (value: unknown): boolean =>
      typeof value === 'object' &&
      value !== null &&
      (('vary' in value && value.vary === name) ||
        ('of' in value && typeof value.of === 'object' && value.of !== null && name in value.of) ||
        Object.values(value).some(uses))
    return !uses(rest) && (!uses(colour) || ('tint' in part && part.tint !== undefined))
  })

function drawSimple(part: Simple, drawing: ResolvedDrawOptions, drawn: Drawn): Unnumbered[] {
  const values = drawValues(part, drawing, drawn)
  const colour = values.colour ?? drawColour(part.colour, part.tint, drawing, drawn)
  const look = {
    ...(colour && { colour }),
    ...(part.material !== undefined && { material: part.material }),
    ...(part.joint !== undefined && { joint: part.joint }),
  }
  if (!isSolid(part)) return plainShapes(part).map(shape => ({ ...look, shape, ...(part.turn && { turn: part.turn }) }))
  const { gloss, rough, isClear, isHung, is, texel } = part
  const { second, glow, scale, variant, turn } = values
  const own: Unnumbered = {
    ...look,
    shape: solidShape(part, values),
    ...(turn && { turn }),
    ...(second && { second }),
    ...(glow && { glow }),
    ...(scale !== undefined && { scale }),
    ...(variant !== undefined && { variant }),
    ...(gloss !== undefined && { gloss }),
    ...(rough !== undefined && { rough }),
    ...(isClear && { isClear }),
    ...(isHung && { isHung }),
    ...(is && { is }),
    ...(texel !== undefined && { texel }),
  }
  return part.shape === 'box' && part.wall !== undefined ? openBox(own, part.wall) : [own]
}

/** The floor and the walls of a box without a lid, turned about the middle of the whole. */
function openBox(part: Unnumbered, wall: number): Unnumbered[] {
  if (!('box' in part.shape)) return [part]
  const { box, size, round = wall / 4 } = part.shape
  const [x, y, z] = [size[0] / 2, size[1] / 2, size[2] / 2]
  const inner: [number, number, number] = [x - wall / 2, y - wall / 2, z - wall / 2]
  const pieces: [at: Point, size: Point][] = [
    [
      [0, -inner[1], 0],
      [size[0], wall, size[2]],
    ],
    [
      [0, 0, inner[2]],
      [size[0], size[1], wall],
    ],
    [
      [0, 0, -inner[2]],
      [size[0], size[1], wall],
    ],
    [
      [inner[0], 0, 0],
      [wall, size[1], size[2]],
    ],
    [
      [-inner[0], 0, 0],
      [wall, size[1], size[2]],
    ],
  ]
  const turn = turning(scaled(part.turn ?? [0, 0, 0], Math.PI / 180))
  return pieces.map(([at, piece]) => ({
    ...part,
    shape: { box: add(box, applyTurn(turn, at)), size: piece, round: Math.min(round, wall / 2) },
  }))
}

const isSolid = (part: Simple): part is Solid =>
  part.shape === 'box' || part.shape === 'ball' || part.shape === 'cylinder'

type Values = {
  at?: Point
  foot?: Point
  size?: Point
  taper?: readonly [number, number]
  turn?: Point
  colour?: DrawnColour
  second?: DrawnColour
  glow?: Light | DrawnColour
  scale?: number
  variant?: number
}

/** Fields that vary, in the order of the document. */
function drawValues(part: Simple, drawing: ResolvedDrawOptions, drawn: Drawn): Values {
  const values: Values = {}
  if (!isSolid(part)) return values
  const number = (amount: number | Varied): number => drawNumber(amount, drawing.seeded, drawn)
  const point = ([x, y, z]: readonly [number | Varied, number | Varied, number | Varied]): Point => [
    number(x),
    number(y),
    number(z),
  ]
  for (const key of Object.keys(part)) {
    if (key === 'at' && part.at) values.at = point(part.at)
    else if (key === 'foot' && part.foot) values.foot = point(part.foot)
    else if (key === 'size')
      values.size = typeof part.size === 'number' ? [part.size, part.size, part.size] : point(part.size)
    else if (key === 'taper' && 'taper' in part && part.taper)
      values.taper = [number(part.taper[0]), number(part.taper[1])]
    else if (key === 'turn' && part.turn) values.turn = point(part.turn)
    else if (key === 'colour') values.colour = drawColour(part.colour, part.tint, drawing, drawn)!
    else if (key === 'second') values.second = drawColour(part.second, part.secondTint, drawing, drawn)!
    else if (key === 'glow' && part.glow) {
      const glow = drawGlow(part.glow, drawing, drawn)
      if (glow) values.glow = glow
    } else if (key === 'scale' && part.scale !== undefined) values.scale = number(part.scale)
    else if (key === 'variant' && part.variant !== undefined) values.variant = number(part.variant)
  }
  return values
}

/** A document gives full sizes, a ball of a body half sizes. */
function solidShape(part: Solid, { at, foot = [0, 0, 0], size = [1, 1, 1], taper }: Values): Shape {
  const middle: Point = at ?? [foot[0], foot[1] + size[1] / 2, foot[2]]
  if (part.shape === 'ball')
    return { ball: middle, size: typeof part.size === 'number' ? part.size / 2 : scaled(size, 0.5) }
  if (part.shape === 'cylinder') return { frustum: middle, size, taper: taper ?? [1, 1], isRound: true }
  if (taper) return { frustum: middle, size, taper }
  return { box: middle, size, ...(part.round !== undefined && { round: part.round }) }
}

const scaled = ([x, y, z]: Point, by: number): Point => [x * by, y * by, z * by]

function plainShapes(part: Exclude<Simple, Solid>): Shape[] {
  switch (part.shape) {
    case 'rod':
      return [{ rod: [part.from, part.to], thick: part.thick }]
    case 'lathe':
      return [{ lathe: part.at, profile: part.profile, ...(part.sides !== undefined && { sides: part.sides }) }]
    case 'ring':
      return [{ ring: part.at, radius: part.radius, thick: part.thick }]
    case 'slab':
      return [
        {
          slab: part.at,
          outline: part.outline,
          thick: part.thick,
          ...(part.bevel !== undefined && { bevel: part.bevel }),
          ...(part.holes && { holes: part.holes }),
        },
      ]
    case 'tube': {
      const { points, thick } = part
      const at = (nth: number): number => (typeof thick === 'number' ? thick : thick[Math.min(nth, thick.length - 1)]!)
      return points.slice(1).map((to, nth) => ({ rod: [points[nth]!, to], thick: [at(nth), at(nth + 1)] }))
    }
  }
}

function drawBand({ around, from, to, text, ink, colour, material }: Band, all: readonly AssetPart[]): Unnumbered[] {
  const lathe = all[around]
  if (lathe?.shape !== 'lathe') return []
  return [
    {
      shape: { lathe: lathe.at, profile: bandProfile(lathe.profile, from, to) },
      ...(colour !== undefined && { colour: { colour } }),
      ...(material !== undefined && { material }),
      band: {
        from,
        to,
        ...(text !== undefined && { text }),
        ...(ink !== undefined && { ink }),
        lathe: lathe.at,
        profile: lathe.profile,
      },
    },
  ]
}

function drawNumber(amount: number | Varied, seeded: SeededRandom, drawn: Drawn): number {
  if (typeof amount === 'number') return amount
  if ('from' in amount) return seeded.between(amount.from, amount.to)
  if ('one' in amount) return amount.one[seeded.below(amount.one.length)]!
  let sum = amount.plus ?? 0
  for (const [name, times] of Object.entries(amount.of)) {
    const value = drawn[name]
    if (typeof value !== 'number') throw new RangeError(`vary has no number ${name}`)
    sum += times * value
  }
  return sum
}

function drawColour(
  said: string | VariedColour | undefined,
  tint: number | undefined,
  { chosen, seeded }: ResolvedDrawOptions,
  drawn: Drawn,
): DrawnColour | undefined {
  if (chosen !== undefined && tint !== undefined) return { colour: chosen, times: tint }
  if (said === undefined) return undefined
  if (typeof said === 'string') return { colour: said }
  const colour = 'vary' in said ? drawn[said.vary] : said.one[seeded.below(said.one.length)]!
  if (typeof colour !== 'string') throw new RangeError('vary has no such colour')
  return { colour, ...(said.times !== undefined && { times: said.times }) }
}

function drawGlow(
  said: NonNullable<Solid['glow']>,
  drawing: ResolvedDrawOptions,
  drawn: Drawn,
): Light | DrawnColour | undefined {
  if (Array.isArray(said)) return said
  if ('vary' in said || 'one' in said) return drawColour(said, undefined, drawing, drawn)
  if ('chosen' in said)
    return drawing.chosen === undefined ? said.chosen : { colour: drawing.chosen, times: said.times }
  const glow = drawing.isLit ? said.lit : said.unlit
  return glow && drawGlow(glow, drawing, drawn)
}
