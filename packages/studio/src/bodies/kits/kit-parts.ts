import { readFileSync } from 'node:fs'
import { exactly, type JsonSchema, mapping, object, type Schema } from '@kinora/media/scene/schema-words'
import { ofNumbers } from '../../formulas/math-calls.ts'
import { type Call, type Formula, parseFormula, type Scope, type Value } from '../../formulas/parse-formula.ts'
import type { Part } from '../body.ts'
import { darker } from '../darker.ts'

const FILES = ['accessories', 'hair', 'beast-marks', 'beast-parts', 'bird-marks'] as const
export type KitFile = (typeof FILES)[number]

/** A number, or a formula of the body's measures. */
const length: JsonSchema = { type: ['number', 'string'], maxLength: 200 }
const lengths = (items: JsonSchema, least: number, most: number): JsonSchema => ({
  type: 'array',
  items,
  minItems: least,
  maxItems: most,
})
const point = lengths(length, 3, 3)
const flat = lengths(lengths(length, 2, 2), 2, 40)
const shape = (json: JsonSchema): Schema<unknown> => ({ json })
const part: Schema<unknown> = {
  json: {
    type: 'object',
    properties: {
      rod: lengths(point, 2, 2),
      ball: point,
      box: point,
      ring: point,
      lathe: point,
      slab: point,
      size: { anyOf: [length, point] },
      thick: { anyOf: [length, lengths(length, 2, 2)] },
      radius: length,
      round: length,
      bevel: length,
      flow: length,
      profile: flat,
      outline: flat,
      turn: point,
      bone: { type: 'string' },
      colour: { type: 'string', description: '`#rrggbb`, or a formula of the colours that the body has' },
      material: { enum: ['metal', 'glossy', 'glass'] },
      apart: { const: true },
    },
    required: ['bone', 'colour'],
    additionalProperties: false,
  },
}
const file = object({
  version: exactly('kinora.kit-parts/1'),
  groups: mapping(shape(lengths(part.json, 1, 60)), 60, '^[A-Za-z0-9 ]+$'),
})

/** JSON Schema of the files in `data/kits`. */
export const kitPartsSchema = { $id: 'kinora.kit-parts/1', ...file.json }
export const KIT_FILES: readonly KitFile[] = FILES

/** Text that is not a formula. */
const LITERALS: ReadonlySet<string> = new Set(['bone', 'material'])
const CALLS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['darker', (colour, by) => darker(String(colour), Number(by))],
  ['max', ofNumbers(Math.max)],
])

type Made = (scope: Scope) => unknown
const parsed = new Map<KitFile, ReadonlyMap<string, readonly Made[]>>()

/** A value of a file: numbers and literals as they are, formulas parsed once. */
function prepare(value: unknown, key = ''): Made {
  if (typeof value === 'string' && !LITERALS.has(key) && !value.startsWith('#')) {
    const formula: Formula = parseFormula(value)
    return formula
  }
  if (Array.isArray(value)) {
    const items = value.map(item => prepare(item))
    return scope => items.map(item => item(scope))
  }
  if (typeof value !== 'object' || value === null) return () => value
  const fields = Object.entries(value).map(([name, field]): [string, Made] => [name, prepare(field, name)])
  return scope => Object.fromEntries(fields.map(([name, field]) => [name, field(scope)]))
}

/**
 * The parts of a group in `data/kits`, for a body with these measures and colours. A test checks the files against the
 * schema.
 */
export function kitParts(from: KitFile, group: string, values: Readonly<Record<string, Value>>): Part[] {
  let groups = parsed.get(from)
  if (!groups) {
    const text = readFileSync(new URL(`../../../data/kits/${from}.json`, import.meta.url), 'utf8')
    const document = JSON.parse(text) as { groups: Record<string, unknown[]> }
    groups = new Map(Object.entries(document.groups).map(([name, all]) => [name, all.map(one => prepare(one))]))
    parsed.set(from, groups)
  }
  const scope: Scope = { values: new Map(Object.entries(values)), calls: CALLS }
  return (groups.get(group) ?? []).map(make => make(scope) as Part)
}
