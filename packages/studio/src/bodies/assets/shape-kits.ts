import { readdirSync } from 'node:fs'
import { isRecord } from '@kinora/media/core/is-record'
import type { Asset } from '@kinora/media/scene/asset-schema'
import type { KitOf } from '@kinora/media/scene/kit-schema'
import { nearestNames } from '@kinora/media/scene/nearest-names'
import type { Problem } from '@kinora/media/scene/problem'
import {
  about,
  either,
  exactly,
  list,
  mapping,
  number,
  object,
  type Schema,
  text,
  type TypeOf,
} from '@kinora/media/scene/schema-words'
import { readData } from '../../data-files/read-data.ts'
import { MATH } from '../../formulas/math-calls.ts'
import { type Call, isTrue, parseFormula, type Scope, type Value } from '../../formulas/parse-formula.ts'
import { parseSteps } from '../../formulas/run-steps.ts'
import { darker } from '../darker.ts'

const MAX_COPIES = 60
const FOLDER = new URL('../../../data/library/kits/', import.meta.url)
const CALLS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ...MATH,
  ['darker', (colour, by) => darker(String(colour), Number(by))],
])

const metres = number(-1_000, 1_000)
const colour = text(7, { pattern: '^#[0-9a-fA-F]{6}$' })
type Filled = Pick<Asset, 'parts' | 'joints' | 'sockets' | 'seen' | 'boards' | 'chimney' | 'partNames'>
const shapes: Schema<Filled> = { json: { type: 'object' } }
const kit = object(
  {
    version: exactly('kinora.kit/1'),
    id: text(40, { pattern: '^[a-z][a-z0-9-]*$' }),
    about: text(200),
    measures: about(
      'What assets of the kit may choose: numbers between limits, and colours.',
      mapping(
        either(
          object({ about: text(120), usual: metres, from: metres, to: metres }),
          object({ about: text(120), usual: colour }),
        ),
        40,
        '^[a-z][A-Za-z0-9]{0,39}$',
      ),
    ),
    asset: about(
      'Fields of the asset. A text that begins with `=` is a formula of the measures; a value whose `if` is not true is omitted, one with `for` and `of` is repeated.',
      shapes,
    ),
  },
  { values: about('Further names for formulas: `name = formula`.', list(text(400), 60)) },
)

/** JSON Schema of the files in `data/library/kits`. */
export const shapeKitSchema = { $id: 'kinora.kit/1', ...kit.json }
type ShapeKit = TypeOf<typeof kit>

let ids: readonly string[] | undefined
export const shapeKitIds = (): readonly string[] =>
  (ids ??= readdirSync(FOLDER)
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -'.json'.length)))

const read = new Map<string, ShapeKit>()

export function findShapeKit(id: string): ShapeKit | undefined {
  if (!shapeKitIds().includes(id)) return undefined
  const found = read.get(id) ?? readData<ShapeKit>(`library/kits/${id}.json`)
  read.set(id, found)
  return found
}

/** The asset with the shapes that its kit makes of its measures, before its own. Other assets are returned as they are. */
export function withShapes(asset: Asset): Asset {
  if (asset.kit?.kind !== 'shapes') return asset
  const made = findShapeKit(asset.kit.of)
  if (!made) return asset
  const { kit: chosen, parts = [], ...own } = asset
  const filled = fillKit(made, chosen)
  return {
    ...filled,
    ...own,
    parts: [...(filled.parts ?? []), ...parts],
    joints: { ...filled.joints, ...own.joints },
    sockets: { ...filled.sockets, ...own.sockets },
  }
}

function fillKit({ measures, values = [], asset }: ShapeKit, { with: chosen = {} }: KitOf<'shapes'>): Filled {
  const usual = Object.entries(measures).map(([name, measure]): [string, Value] => [name, measure.usual])
  const scope: Scope = { values: new Map<string, Value>([...usual, ...Object.entries(chosen)]), calls: CALLS }
  parseSteps(values)(scope)
  return fill(asset, scope) as Filled
}

/** A value without formulas; undefined if its condition is not met. */
function fill(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return value.startsWith('=') ? parseFormula(value.slice(1))(scope) : value
  if (Array.isArray(value)) return value.flatMap(one => fillEach(one, scope)).filter(one => one !== undefined)
  if (!isRecord(value)) return value
  const { if: condition, then, ...fields } = value
  if (condition !== undefined && !isTrue(fill(condition, scope) as Value)) return undefined
  if (then !== undefined) return fill(then, scope)
  const filled = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const one = fill(field, scope)
    return one === undefined ? [] : [[name, one]]
  })
  // A group whose parts are all omitted is omitted.
  return filled.some(([name, one]) => name === 'parts' && Array.isArray(one) && one.length === 0)
    ? undefined
    : Object.fromEntries(filled)
}

/** An item of a list, or as many as its `for` and `of` say: the name in `for` counts them from 0. */
function fillEach(item: unknown, scope: Scope): unknown[] {
  // Nested lists, such as points, stay one item.
  if (!isRecord(item) || typeof item['for'] !== 'string') return [fill(item, scope)]
  const { for: name, of, if: condition, ...one } = item
  if (condition !== undefined && !isTrue(fill(condition, scope) as Value)) return []
  return Array.from({ length: Math.min(MAX_COPIES, Number(fill(of, scope))) }, (_, nth) =>
    fill(one, { ...scope, values: new Map(scope.values).set(name, nth) }),
  )
}

/** Problems of the choices that an asset makes. */
export function shapeKitProblems({ of, with: chosen = {} }: KitOf<'shapes'>): Problem[] {
  const made = findShapeKit(of)
  if (!made) {
    const allowed = [...shapeKitIds()]
    const message = `of must be one of ${allowed.join(', ')}, got ${of}`
    return [{ at: '/kit/of', code: 'unknown-name', message, allowed, nearest: nearestNames(of, allowed) }]
  }
  const allowed = Object.keys(made.measures)
  return Object.entries(chosen).flatMap(([name, value]): Problem[] => {
    const at = `/kit/with/${name}`
    const measure = made.measures[name]
    if (!measure) {
      const message = `${name} is not a measure of the kit ${of}`
      return [{ at, code: 'unknown-field', message, allowed, nearest: nearestNames(name, allowed) }]
    }
    const isNumber = 'from' in measure
    if (
      isNumber ? typeof value === 'number' && value >= measure.from && value <= measure.to : typeof value === 'string'
    )
      return []
    const fits = isNumber ? `a number from ${measure.from} to ${measure.to}` : 'a colour such as #2c2430'
    const message = `${name} must be ${fits}, got ${JSON.stringify(value)}`
    return [
      { at, code: isNumber === (typeof value === 'number') ? 'out-of-range' : 'wrong-type', message, allowed: [fits] },
    ]
  })
}
