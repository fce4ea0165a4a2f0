import { PLACE_KITS } from '@kinora/media/scene/place-schema'
import type { Place } from '../../setting/setting.ts'
import { readData } from '../../data-files/read-data.ts'
import { MATH, numbers, ofNumbers } from '../../formulas/math-calls.ts'
import { type Call, isTrue, number, parseFormula, type Scope, type Value } from '../../formulas/parse-formula.ts'
import { parseSteps } from '../../formulas/run-steps.ts'
import { cos, pow, sin } from '../arithmetic.ts'
import { type Colour, colourLuminance, desaturate, mixColours, parseColour, scaleColour } from '../colour.ts'
import { defocus } from '../defocus.ts'
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
import { collectSolids } from '../parts/collect-solids.ts'
import { type PlateContext, projectPoint } from '../plate-context.ts'
import { KINDS, SKY_DEPTH } from '../plate.ts'
import { type Lamp, paintSolids, type Solid } from '../solid-list.ts'
import { choosePalette } from './choose-palette.ts'
import { isSnowy } from './is-snowy.ts'
import { litWindows } from './lit-windows.ts'
import { paintFall, paintFallMist } from './paint-fall.ts'
import { paintBubbles, paintFan, paintSurfaceShafts, paintWeed } from './paint-reef.ts'
import { paintShafts } from './paint-shafts.ts'
import type { PaintedPlace } from './painted-place.ts'
import { paperNamed } from './paper-named.ts'
import { surfaceLook } from './surface-look.ts'
import { windowLight } from './window-light.ts'

/** A value of a step: a number, a `#rrggbb`, a list, a choice by the seed, or a formula. */
type Field = number | boolean | string | readonly Field[] | { pick: readonly string[]; shade?: number } | Fields
type Fields = { readonly [name: string]: Field }
type Step =
  | string
  | { if: string; do: readonly Step[]; else?: readonly Step[] }
  | { each: number | readonly Readonly<Record<string, number>>[]; do: readonly Step[] }
  | { plants: number; set: readonly string[]; do: readonly Step[] }
  /** Sets the names of one row, chosen by the seed. */
  | { oneOf: readonly Readonly<Record<string, number | string>>[] }
  /** Paints the solids and lamps of its steps, with the light that they bake. */
  | { solids: Fields; do: readonly Step[] }
  | { [painter: string]: Fields }

/** A file of `data/library/landscapes`: a place that is painted step by step, from far to near. */
export type Landscape = Omit<PaintedPlace, 'paint'> & { paint: readonly Step[] }

/** A plate with the solids and lamps of the step that is painted. */
type Canvas = PlateContext & { solids: Solid[]; lamps: Lamp[] }
type Run = (canvas: Canvas, scope: Scope) => void
type Settings = Readonly<Record<string, number | Colour>>
/** The fields of a painter; those that a season gives need not be there. */
type Taken<
  Painter extends (context: PlateContext, fields: never, ...rest: never[]) => void,
  Given extends string,
> = Omit<Parameters<Painter>[1], Given> & Partial<Pick<Parameters<Painter>[1], Given & keyof Parameters<Painter>[1]>>

// The caller of a painter does not know its fields. The stills of every landscape in the tests show that they fit.
const PAINTERS: Readonly<Record<string, (canvas: Canvas, fields: never) => void>> = {
  air: ({ air }, fields) => void Object.assign(air, fields),
  cloudAir: ({ air }, fields) => void Object.assign(air.clouds, fields),
  settings: ({ kernels }, fields: Settings) => kernels.set(settingsOf(fields)),
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
  glow: ({ brush }, fields) => brush.glow(fields),
  blob: ({ brush }, fields) => brush.blob(fields),
  lamp: ({ lamps }, fields: Lamp) => void lamps.push(fields),
  solid: ({ solids, options }, { kind, surface, ...fields }: SolidFields) =>
    void solids.push({
      ...fields,
      ...(surface && options.surface && surfaceLook(options.surface)),
      ...(kind && { kind: KINDS[kind] }),
    }),
  asset: (canvas, { id, side, foot, ...spot }: AssetFields) => {
    const how = { isLit: canvas.air.isLit, hand: side, heightAt: () => foot }
    canvas.solids.push(...collectSolids(canvas, [{ asset: id, ...spot }], how))
  },
}
type SolidFields = Omit<Solid, 'kind'> & { kind?: keyof typeof KINDS; surface?: true }
type AssetFields = { id: string; x: number; z: number; scale: number; side: 1 | -1; foot: number }
/** Fields whose values are words and not formulas. */
const WORDS: ReadonlySet<string> = new Set(['id', 'kind', 'matter', 'shape'])

/** Functions for formulas, in addition to those of numbers. */
const callsOf = (context: PlateContext): ReadonlyMap<string, Call> =>
  new Map<string, Call>([
    ...MATH,
    ['cos', ofNumbers(cos)],
    ['sin', ofNumbers(sin)],
    ['pow', ofNumbers(pow)],
    ['match', chooseMatch],
    ['draw', ofNumbers((from, to) => context.seeded.between(from, to))],
    ['below', ofNumbers(count => context.seeded.below(count))],
    ['pick', (...values) => context.seeded.pick(values as [Value, ...Value[]])],
    ['next', () => context.seeded.next()],
    ['side', () => (context.seeded.next() < 0.5 ? -1 : 1)],
    ['colour', (hex, strength = 1) => parseColour(String(hex), number(strength))],
    ['shade', (colour, by) => scaleColour(colourOf(colour), number(by))],
    ['mix', (one, other, by) => mixColours(colourOf(one), colourOf(other), number(by))],
    ['luminance', colour => colourLuminance(colourOf(colour))],
    ['desaturate', (colour, by) => desaturate(colourOf(colour), number(by))],
    ['windowLight', ofNumbers(strength => windowLight(context.air, strength))],
    ['litWindows', () => context.kernels.set(litWindows(context))],
    ['defocus', ofNumbers((focus, strength) => defocus(context, focus, strength))],
    ['project', ofNumbers((x, y, z) => Object.values(projectPoint(context, x, y, z)))],
    ['rows', kernel => rangeTo(context.height).forEach(y => context.kernels.call(String(kernel), y))],
    ['asked', ofNumbers(nth => choosePalette(context.options.colours ?? [])?.[nth])],
    ['paper', () => paperNamed(context.options.backdrop)?.[0]],
    ['paperLight', () => paperNamed(context.options.backdrop)?.[1]],
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
const rangeTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** The value after the equal one: `match(time, 'dawn', 1, 'dusk', 2)`. */
function chooseMatch(wanted: Value, ...cases: Value[]): Value {
  const at = cases.findIndex((one, nth) => nth % 2 === 0 && one === wanted)
  if (at < 0) throw new RangeError(`${String(wanted)} is none of ${cases.filter((_, nth) => nth % 2 === 0).join(', ')}`)
  return cases[at + 1]
}

/** The names that formulas may use: the light and air, the colours of the season, and what the shot says. */
function valuesOf({ air, options, width, height, eye }: PlateContext): Map<string, Value> {
  const ground = GROUND[options.season]
  const known: [string, unknown][] = Object.entries({ ...air, ...air.clouds, ...ground, sun: air.sun })
  const isValue = (entry: [string, unknown]): entry is [string, Value] =>
    typeof entry[1] !== 'object' || (Array.isArray(entry[1]) && typeof entry[1][0] === 'number')
  return new Map<string, Value>([
    ...known.filter(isValue),
    ['leaf', ground.leaves[0]],
    ...(['season', 'weather', 'tide', 'time', 'lights', 'hand', 'isBare'] as const).map((name): [string, Value] => [
      name,
      options[name],
    ]),
    ['hasSurface', options.surface !== undefined],
    ['width', width],
    ['height', height],
    ['eye', eye],
    ['skyDepth', SKY_DEPTH],
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
  if ('oneOf' in step) {
    const [first, ...others] = step.oneOf as readonly Readonly<Record<string, Value>>[]
    return ({ seeded }, { values }) => {
      for (const [name, value] of Object.entries(seeded.pick([first!, ...others]))) values.set(name, value)
    }
  }
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
  if ('solids' in step) {
    const read = parseFields(step.solids)
    return (canvas, scope) => {
      const [solids, lamps]: [Solid[], Lamp[]] = [[], []]
      run({ ...canvas, solids, lamps }, scope)
      paintSolids(canvas, solids, lamps, read(canvas, scope) as Parameters<typeof paintSolids>[3])
    }
  }
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

function runWith(run: Run, context: Canvas, scope: Scope, values: Readonly<Record<string, Value>>): void {
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
  const parsed = Object.entries(fields).map(([name, field]): [string, Read] => [
    name,
    WORDS.has(name) ? () => field : parseField(field),
  ])
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
  if (Array.isArray(field)) {
    const items = (field as readonly Field[]).map(parseField)
    return (context, scope) => items.map(item => item(context, scope))
  }
  const value = typeof field === 'string' ? parseColour(field) : field
  return () => value
}

const read = new Map<Place, PaintedPlace>()

/** A place that is painted for one camera, by the steps of a landscape; documents lay out all others. */
export function kitNamed(place: Place): PaintedPlace | undefined {
  const known = read.get(place)
  if (known || !PLACE_KITS.some(kit => kit === place)) return known
  const { paint: steps, ...rest } = readData<Landscape>(`library/landscapes/${place}.json`)
  const run = parseAll(steps)
  const painted: PaintedPlace = {
    ...rest,
    paint: context =>
      run({ ...context, solids: [], lamps: [] }, { values: valuesOf(context), calls: callsOf(context) }),
  }
  read.set(place, painted)
  return painted
}
