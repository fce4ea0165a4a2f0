import type { Field, Fields, ListField } from '../../catalog/words/field.ts'
import { mediaReference } from '../stored-shapes.ts'
import { anything, mapping, readShape } from '../../core/shape.ts'
import type { RequestInput } from './fetch-inputs.ts'

/** All media that a stored request refers to, with the rules of their fields. */
export function findRequestInputs(fields: Fields, request: Record<string, unknown>): RequestInput[] {
  return Object.entries(fields).flatMap(([name, field]) => wantedOf(name, field, request[name]))
}

function wantedOf(role: string, field: Field, value: unknown): RequestInput[] {
  if (value === undefined || value === null || field.standing) return []
  if (field.kind === 'list') {
    if (!Array.isArray(value)) return []
    const wanted = value.flatMap((entry, index) => wantedOf(`${role}[${index}]`, memberOf(field, value.length), entry))
    const [start, end] = wanted
    if (field.pixelRatio && start && end) end.besides = { role: start.role, pixelRatio: field.pixelRatio }
    return wanted
  }
  if (field.kind === 'record') {
    const entry = readShape(mapping(anything), value, role)
    return Object.entries(field.fields).flatMap(([name, inner]) => wantedOf(`${role}.${name}`, inner, entry[name]))
  }
  if (field.kind === 'id') {
    // The video that it names was resolved when the request arrived.
    if (!field.ofClip || typeof value !== 'object') return []
    return [{ role, reference: readShape(mediaReference, value, role), rules: { ...field.ofClip, kind: 'clip' } }]
  }
  const isMedia = field.kind === 'picture' || field.kind === 'clip' || field.kind === 'sound'
  return isMedia ? [{ role, reference: readShape(mediaReference, value, role), rules: field }] : []
}

/** The rules of a list's entries: clips may be shorter the more there are. */
function memberOf({ of, secondsByCount }: ListField, count: number): Field {
  const most = secondsByCount?.[count]
  return most !== undefined && of.kind === 'clip' ? { ...of, maxSeconds: Math.min(most, of.maxSeconds) } : of
}
