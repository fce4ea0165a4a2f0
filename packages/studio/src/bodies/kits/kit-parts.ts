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
const arrayOf = (items: JsonSchema, least: number, most: number): JsonSchema => ({
  type: 'array',
  items,
  minItems: least,
  maxItems: most,
})
const point = arrayOf(length, 3, 3)
const outlinePoints = arrayOf(arrayOf(length, 2, 2), 2, 40)
const untyped = (json: JsonSchema): Schema<unknown> => ({ json })
const part: Schema<unknown> = {
  json: {
    type: 'object',
    properties: {
      rod: arrayOf(point, 2, 2),
      ball: point,
      box: point,
      ring: point,
      lathe: point,
      slab: point,
      size: { anyOf: [length, point] },
      thick: { anyOf: [length, arrayOf(length, 2, 2)] },
      radius: length,
      round: length,
      bevel: length,
      flow: length,
      profile: outlinePoints,
      outline: outlinePoints,
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
  groups: mapping(untyped(arrayOf(part.json, 1, 60)), 60, '^[A-Za-z0-9 ]+$'),
})

/** JSON Schema of the files in `data/kits`. */
export const kitPartsSchema = { $id: 'kinora.kit-parts/1', ...file.json }
export const KIT_FILES: readonly KitFile[] = FILES

/** Fields whose text is not a formula. */
const LITERAL_FIELDS: ReadonlySet<string> = new Set(['bone', 'material'])
const CALLS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['darker', (colour, by) => darker(String(colour), Number(by))],
  ['max', ofNumbers(Math.max)],
])

type Evaluate = (scope: Scope) => unknown
const parsed = new Map<KitFile, ReadonlyMap<string, readonly Evaluate[]>>()

/**
 * Returns a function that evaluates a value of a file. Numbers and literals stay as they are; formulas are parsed once.
 */
function prepare(value: unknown, key = ''): Evaluate {
  if (typeof value === 'string' && !LITERAL_FIELDS.has(key) && !value.startsWith('#')) {
    const formula: Formula = parseFormula(value)
    return formula
  }
  if (Array.isArray(value)) {
    const items = value.map(item => prepare(item))
    return scope => items.map(item => item(scope))
  }
  if (typeof value !== 'object' || value === null) return () => value
  const fields = Object.entries(value).map(([name, field]): [string, Evaluate] => [name, prepare(field, name)])
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
