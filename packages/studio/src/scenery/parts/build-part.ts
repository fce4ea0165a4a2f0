import type {
  PartAmount,
  PartColour,
  PartDocument,
  PartElement,
  PartGlow,
  PartSolid,
  PartVary,
} from '@kinora/media/scene/part-schema'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Season } from '../../setting/setting.ts'
import { type Colour, parseColour, scaleColour } from '../colour.ts'
import { KINDS } from '../plate.ts'
import type { Solid } from '../solid-list.ts'

/** What a part may depend on besides its own shape. */
export type PartOptions = {
  seeded: SeededRandom
  /** Lamps are lit. */
  isLit: boolean
  /** When it is; summer if nobody says. */
  season?: Season
  /** A colour of the place's own, for what of the part is painted or covered. */
  colour?: Colour
}

type Drawn = Readonly<Record<string, number | Colour>>

/** Solids around the middle of a part's foot, with its front towards the camera (-z). */
export function buildPart({ vary, parts }: PartDocument, options: PartOptions): Solid[] {
  return buildAll(parts, options, draw(vary, parts, {}, options), [0, 0, 0], [1, 1])
}

type Point = readonly [x: number, y: number, z: number]
/** -1 where it is mirrored, across and in depth. */
type Sides = readonly [x: number, z: number]

function buildAll(all: readonly PartElement[], options: PartOptions, drawn: Drawn, by: Point, sides: Sides): Solid[] {
  const solids: Solid[] = []
  for (const element of all) {
    if (!isThere(element.when, options)) continue
    const { count, step } = element.repeat ?? { count: 1, step: [0, 0, 0] as const }
    for (const [sideX, sideZ] of SIDES[element.mirror ?? 'none'])
      for (let at = 0; at < count; at++) {
        const moved: Point = [by[0] + at * step[0], by[1] + at * step[1], by[2] + at * step[2]]
        const here: Sides = [sides[0] * sideX, sides[1] * sideZ]
        if ('shape' in element) solids.push(buildSolid(element, options, drawn, moved, here))
        else {
          const isChosen = element.chance === undefined || options.seeded.next() < element.chance
          const parts = isChosen ? element.parts : (element.otherwise ?? [])
          solids.push(...buildAll(parts, options, draw(element.vary, parts, drawn, options), moved, here))
        }
      }
  }
  return solids
}

const SIDES: Readonly<Record<'none' | 'x' | 'z' | 'xz', readonly Sides[]>> = {
  none: [[1, 1]],
  x: [
    [1, 1],
    [-1, 1],
  ],
  z: [
    [1, 1],
    [1, -1],
  ],
  xz: [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ],
}

function isThere(when: PartElement['when'], { isLit, season = 'summer' }: PartOptions): boolean {
  if (!when) return true
  const seasons = when.filter(one => one !== 'lit' && one !== 'unlit')
  if (seasons.length > 0 && !seasons.includes(season)) return false
  return !when.includes(isLit ? 'unlit' : 'lit')
}

/** What stands only for the colour that a place gives is not drawn where it gives one. */
function draw(vary: PartVary | undefined, parts: readonly PartElement[], before: Drawn, options: PartOptions): Drawn {
  if (!vary) return before
  const { seeded, colour } = options
  const drawn: Record<string, number | Colour> = { ...before }
  for (const [name, said] of Object.entries(vary)) {
    if (colour && 'one' in said && isOnlyDefault(name, parts)) continue
    if ('from' in said) drawn[name] = seeded.between(said.from, said.to)
    else {
      const one = said.one[seeded.below(said.one.length)]!
      drawn[name] = typeof one === 'number' ? one : parseColour(one)
    }
  }
  return drawn
}

const isOnlyDefault = (name: string, parts: readonly PartElement[]): boolean =>
  parts.every(part => {
    if (!('shape' in part)) return isOnlyDefault(name, [...part.parts, ...(part.otherwise ?? [])])
    const { colour, ...rest } = part
    const uses = (value: unknown): boolean =>
      typeof value === 'object' &&
      value !== null &&
      (('vary' in value && value.vary === name) ||
        ('of' in value && typeof value.of === 'object' && value.of !== null && name in value.of) ||
        Object.values(value).some(uses))
    return !uses(rest) && (!uses(colour) || (typeof colour === 'object' && 'chosen' in colour))
  })

function buildSolid(said: PartSolid, options: PartOptions, drawn: Drawn, by: Point, [sideX, sideZ]: Sides): Solid {
  const number = (amount: PartAmount): number => readAmount(amount, options.seeded, drawn)
  const solid: { -readonly [Key in keyof Solid]: Solid[Key] } = { at: by, size: [1, 1, 1], colour: [0, 0, 0] }
  // What the seed draws, it draws in the order in which the fields are written.
  for (const key of Object.keys(said) as (keyof PartSolid)[]) {
    switch (key) {
      case 'shape':
        solid.shape = SHAPES[said.shape][said.taper ? 1 : 0]
        break
      case 'foot': {
        const [x, y, z] = [number(said.foot[0]), number(said.foot[1]), number(said.foot[2])]
        solid.at = [sideX * (x + by[0]), y + by[1], -sideZ * (z + by[2])]
        break
      }
      case 'size':
        solid.size = [number(said.size[0]), number(said.size[1]), number(said.size[2])]
        break
      case 'colour':
        solid.colour = readColour(said.colour, options, drawn)
        break
      case 'second':
        if (said.second) solid.second = readColour(said.second, options, drawn)
        break
      case 'glow': {
        const glow = said.glow && glowOf(said.glow, options, drawn)
        if (glow) solid.glow = glow
        break
      }
      case 'material':
        if (said.material) solid.matter = said.material
        break
      case 'is':
        if (said.is) solid.kind = KINDS[said.is]
        break
      case 'taper':
        if (said.taper) solid.taper = [number(said.taper[0]), number(said.taper[1])]
        break
      case 'turn':
        if (said.turn !== undefined) solid.turn = sideX * sideZ * number(said.turn)
        break
      case 'scale':
      case 'variant':
      case 'gloss':
      case 'rough':
      case 'texel': {
        const amount = said[key]
        if (amount !== undefined) solid[key] = number(amount)
        break
      }
      case 'isClear':
      case 'isHung':
        if (said[key]) solid[key] = true
        break
      case 'repeat':
      case 'mirror':
      case 'when':
    }
  }
  return solid
}

/** By whether it tapers. */
const SHAPES = {
  box: ['box', 'tapered'],
  ball: ['ellipsoid', 'ellipsoid'],
  cylinder: ['cylinder', 'cone'],
} as const

function readAmount(amount: PartAmount, seeded: SeededRandom, drawn: Drawn): number {
  if (typeof amount === 'number') return amount
  if ('from' in amount) return seeded.between(amount.from, amount.to)
  if ('one' in amount) return amount.one[seeded.below(amount.one.length)]!
  let sum = amount.plus ?? 0
  for (const [name, times] of Object.entries(amount.of)) sum += times * numberNamed(name, drawn)
  return sum
}

function numberNamed(name: string, drawn: Drawn): number {
  const value = drawn[name]
  if (typeof value !== 'number') throw new RangeError(`vary has no number ${name}`)
  return value
}

function colourNamed(name: string, drawn: Drawn): Colour {
  const value = drawn[name]
  if (value === undefined || typeof value === 'number') throw new RangeError(`vary has no colour ${name}`)
  return value
}

const brighter = (colour: Colour, times: number | undefined): Colour =>
  times === undefined ? colour : scaleColour(colour, times)

function readColour(said: PartColour, options: PartOptions, drawn: Drawn): Colour {
  if (typeof said === 'string') return parseColour(said)
  if ('chosen' in said)
    return options.colour ? brighter(options.colour, said.times) : readColour(said.chosen, options, drawn)
  if ('vary' in said) return brighter(colourNamed(said.vary, drawn), said.times)
  return brighter(parseColour(said.one[options.seeded.below(said.one.length)]!), said.times)
}

function glowOf(said: NonNullable<PartSolid['glow']>, options: PartOptions, drawn: Drawn): Colour | undefined {
  const glow: PartGlow | undefined =
    'lit' in said || 'unlit' in said ? (options.isLit ? said.lit : said.unlit) : (said as PartGlow)
  if (!glow || Array.isArray(glow)) return glow
  if ('vary' in glow) return brighter(colourNamed(glow.vary, drawn), glow.times)
  return options.colour ? brighter(options.colour, glow.times) : glow.chosen
}
