import type { Place } from '../../setting/setting.ts'
import { readData } from '../../data-files/read-data.ts'
import { MATH, numbers, ofNumbers } from '../../formulas/math-calls.ts'
import { type Call, isTrue, number, parseFormula, type Scope, type Value } from '../../formulas/parse-formula.ts'
import { parseSteps } from '../../formulas/run-steps.ts'
import { type Colour, colourLuminance, mixColours, parseColour, scaleColour } from '../colour.ts'
import { paintBareTree } from '../growth/bare-tree.ts'
import { paintBroadleaf } from '../growth/broadleaf.ts'
import { paintBush } from '../growth/bush.ts'
import { paintGrass } from '../growth/grass.ts'
import { paintPalm } from '../growth/palm.ts'
import { paintPine } from '../growth/pine.ts'
import { paintRock } from '../growth/rock.ts'
import { paintReeds } from '../growth/shore-plants.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand, paintWater } from '../paint-land.ts'
import { paintClouds, paintSky, setAir } from '../paint-sky.ts'
import type { PlateContext } from '../plate-context.ts'
import { isSnowy } from './is-snowy.ts'
import { paintFall, paintFallMist } from './paint-fall.ts'
import { paintBubbles, paintFan, paintSurfaceShafts, paintWeed } from './paint-reef.ts'
import { paintShafts } from './paint-shafts.ts'
import type { PaintedPlace } from './painted-place.ts'

/** A value of a step: a number, a `#rrggbb`, a list, a choice by the seed, or a formula. */
type Field = number | boolean | string | readonly string[] | { pick: readonly string[]; shade?: number } | Fields
type Fields = { readonly [name: string]: Field }
type Step =
  | string
  | { if: string; do: readonly Step[]; else?: readonly Step[] }
  | { each: number | readonly Readonly<Record<string, number>>[]; do: readonly Step[] }
  | { plants: number; set: readonly string[]; do: readonly Step[] }
  | { [painter: string]: Fields }

/** A file of `data/library/landscapes`: a place that is painted step by step, from far to near. */
export type Landscape = Omit<PaintedPlace, 'paint'> & { paint: readonly Step[] }

type Run = (context: PlateContext, scope: Scope) => void
type Settings = Readonly<Record<string, number | Colour>>
/** The fields of a painter; those that a season gives need not be there. */
type Taken<
  Painter extends (context: PlateContext, fields: never, ...rest: never[]) => void,
  Given extends string,
> = Omit<Parameters<Painter>[1], Given> & Partial<Pick<Parameters<Painter>[1], Given & keyof Parameters<Painter>[1]>>

// The caller of a painter does not know its fields. The stills of every landscape in the tests show that they fit.
const PAINTERS: Readonly<Record<string, (context: PlateContext, fields: never) => void>> = {
  air: ({ air }, fields) => void Object.assign(air, fields),
  cloudAir: ({ air }, fields) => void Object.assign(air.clouds, fields),
  settings: ({ kernels }, fields) => kernels.set(fields),
  land: (context, fields: Settings) => paintLand(context, settingsOf(fields)),
  water: (context, fields: Settings) => paintWater(context, settingsOf(fields)),
  grass: (context, fields: Taken<typeof paintGrass, 'blade' | 'tip' | 'dry'>) => {
    const { blade, tip, dry, flowers: petals } = GROUND[context.options.season]
    paintGrass(context, { blade, tip, dry, petals, ...fields })
  },
  bareTree: (context, fields) => paintBareTree(context, fields, context.seeded),
  broadleaf: (context, fields: Taken<typeof paintBroadleaf, 'leaves'>) =>
    paintBroadleaf(context, { leaves: GROUND[context.options.season].leaves, ...fields }, context.seeded),
  bush: (context, fields: Parameters<typeof paintBush>[1]) => {
    const { flowers: petals } = GROUND[context.options.season]
    paintBush(context, { ...fields, ...('bloom' in fields && { petals }) }, context.seeded)
  },
  palm: (context, fields) => paintPalm(context, fields, context.seeded),
  pine: (context, fields) => paintPine(context, fields, context.seeded),
  reeds: paintReeds,
  rock: (context, fields) => paintRock(context, fields, context.seeded),
  fan: paintFan,
}

/** Functions for formulas, in addition to those of numbers. */
const callsOf = (context: PlateContext): ReadonlyMap<string, Call> =>
  new Map<string, Call>([
    ...MATH,
    ['draw', ofNumbers((from, to) => context.seeded.between(from, to))],
    ['next', () => context.seeded.next()],
    ['side', () => (context.seeded.next() < 0.5 ? -1 : 1)],
    ['colour', (hex, strength = 1) => parseColour(String(hex), number(strength))],
    ['shade', (colour, by) => scaleColour(colourOf(colour), number(by))],
    ['mix', (one, other, by) => mixColours(colourOf(one), colourOf(other), number(by))],
    ['luminance', colour => colourLuminance(colourOf(colour))],
    ['setAir', () => setAir(context)],
    ['sky', () => paintSky(context)],
    ['clouds', () => paintClouds(context)],
    ['flush', () => context.brush.flush()],
    ['shafts', () => paintShafts(context)],
    ['fall', ofNumbers((x, wall) => paintFall(context, x, wall))],
    ['fallMist', ofNumbers((x, wall) => paintFallMist(context, x, wall))],
    ['surfaceShafts', ofNumbers(day => paintSurfaceShafts(context, day))],
    ['bubbles', ofNumbers(day => paintBubbles(context, day))],
    ['weed', ofNumbers((x, z) => paintWeed(context, x, z))],
  ])

const colourOf = (value: Value): Colour => numbers([value]) as unknown as Colour

/** The names that formulas may use: the light and air, the colours of the season, and what the shot says. */
function valuesOf({ air, options }: PlateContext): Map<string, Value> {
  const ground = GROUND[options.season]
  const known: [string, unknown][] = Object.entries({ ...air, ...air.clouds, ...ground, sun: air.sun })
  const isValue = (entry: [string, unknown]): entry is [string, Value] =>
    typeof entry[1] !== 'object' || (Array.isArray(entry[1]) && typeof entry[1][0] === 'number')
  return new Map<string, Value>([
    ...known.filter(isValue),
    ['leaf', ground.leaves[0]],
    ['season', options.season],
    ['weather', options.weather],
    ['tide', options.tide],
    ['isSnowy', isSnowy(options)],
    ['nothing', undefined],
  ])
}

const settingsOf = (fields: Readonly<Record<string, number | Colour>>): Record<string, number> =>
  Object.assign(
    {},
    ...Object.entries(fields).map(([name, value]) =>
      typeof value === 'number' ? { [name]: value } : colours({ [name.replace(/Colour$/u, '')]: value }),
    ),
  ) as Record<string, number>

function parseStep(step: Step): Run {
  if (typeof step === 'string') {
    const run = parseSteps([step])
    return (_, scope) => run(scope)
  }
  if ('do' in step) return parseBlock(step as Extract<Step, { do: unknown }>)
  const [[painter, fields]] = Object.entries(step) as [[string, Fields]]
  const [paint, read] = [PAINTERS[painter], parseFields(fields)]
  if (!paint) throw new RangeError(`${painter} is none of ${Object.keys(PAINTERS).join(', ')}`)
  return (context, scope) => {
    const taken = read(context, scope)
    paint(context, taken as never)
    if (painter === 'air') for (const [name, value] of Object.entries(taken)) scope.values.set(name, value as Value)
  }
}

function parseBlock(step: Extract<Step, { do: unknown }>): Run {
  const run = parseAll(step.do)
  if ('if' in step) {
    const [condition, otherwise] = [parseFormula(step.if), parseAll(step.else ?? [])]
    return (context, scope) => (isTrue(condition(scope)) ? run(context, scope) : otherwise(context, scope))
  }
  if ('each' in step) {
    const rounds = typeof step.each === 'number' ? Array.from({ length: step.each }, () => ({})) : step.each
    return (context, scope) => {
      for (const [i, values] of rounds.entries()) runWith(run, context, scope, { ...values, i })
    }
  }
  const set = parseSteps(step.set)
  const names = step.set.map(one => one.slice(0, one.indexOf('=')).trim())
  return (context, scope) => {
    const plants = Array.from({ length: step.plants }, (_, i) => {
      scope.values.set('i', i)
      set(scope)
      return Object.fromEntries(names.map(name => [name, scope.values.get(name)]))
    })
    plants.sort((a, b) => number(b['z']) - number(a['z']))
    for (const [i, values] of plants.entries()) runWith(run, context, scope, { ...values, i })
  }
}

function runWith(run: Run, context: PlateContext, scope: Scope, values: Readonly<Record<string, Value>>): void {
  for (const [name, value] of Object.entries(values)) scope.values.set(name, value)
  run(context, scope)
}

const parseAll = (steps: readonly Step[]): Run => {
  const parsed = steps.map(parseStep)
  return (context, scope) => {
    for (const run of parsed) run(context, scope)
  }
}

type Read = (context: PlateContext, scope: Scope) => unknown

function parseFields(fields: Fields): (context: PlateContext, scope: Scope) => Record<string, unknown> {
  const parsed = Object.entries(fields).map(([name, field]): [string, Read] => [name, parseField(field)])
  return (context, scope) => Object.fromEntries(parsed.map(([name, read]) => [name, read(context, scope)]))
}

function parseField(field: Field): Read {
  if (typeof field === 'string' && !field.startsWith('#')) {
    const formula = parseFormula(field)
    return (_, scope) => formula(scope)
  }
  if (typeof field === 'object' && 'pick' in field) {
    const all = (field.pick as readonly string[]).map(hex => parseColour(hex)) as [Colour, ...Colour[]]
    const shade = (field.shade ?? 1) as number
    return ({ seeded }) => scaleColour(seeded.pick(all), shade)
  }
  if (typeof field === 'object' && !Array.isArray(field)) return parseFields(field as Fields)
  const value = Array.isArray(field)
    ? field.map(hex => parseColour(hex as string))
    : typeof field === 'string'
      ? parseColour(field)
      : field
  return () => value
}

const read = new Map<Place, PaintedPlace>()

/** A place that a document paints. */
export function landscape(place: Place): PaintedPlace {
  const known = read.get(place)
  if (known) return known
  const { paint: steps, ...rest } = readData<Landscape>(`library/landscapes/${place}.json`)
  const run = parseAll(steps)
  const painted: PaintedPlace = {
    ...rest,
    paint: context => run(context, { values: valuesOf(context), calls: callsOf(context) }),
  }
  read.set(place, painted)
  return painted
}
