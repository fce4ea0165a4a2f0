import type { MediaRules } from '@kinora/media/formats/check-media'
import type { Field, Fields, ListField } from '../../catalog/words/field.ts'
import type { MediaReference } from '../../catalog/request-values.ts'
import type { WantedInput } from './fetch-inputs.ts'

/** All media that a stored request refers to, with the rules of their fields. */
export function findWantedInputs(fields: Fields, request: Record<string, unknown>): WantedInput[] {
  return Object.entries(fields).flatMap(([name, field]) => wantedOf(name, field, request[name]))
}

function wantedOf(role: string, field: Field, value: unknown): WantedInput[] {
  if (value === undefined || value === null || field.standing) return []
  if (field.kind === 'list') {
    if (!Array.isArray(value)) return []
    const wanted = value.flatMap((entry, index) => wantedOf(`${role}[${index}]`, memberOf(field, value.length), entry))
    const [start, end] = wanted
    if (field.pixelRatio && start && end) end.besides = { role: start.role, pixelRatio: field.pixelRatio }
    return wanted
  }
  if (field.kind === 'record') {
    const entry = value as Record<string, unknown>
    return Object.entries(field.fields).flatMap(([name, inner]) => wantedOf(`${role}.${name}`, inner, entry[name]))
  }
  if (field.kind === 'id') {
    // The video that it names was resolved when the request arrived.
    const isFound = field.ofClip !== undefined && typeof value === 'object'
    const rules = { ...field.ofClip, kind: 'clip' } as unknown as MediaRules
    return isFound ? [{ role, reference: value as MediaReference, rules }] : []
  }
  const isMedia = field.kind === 'picture' || field.kind === 'clip' || field.kind === 'sound'
  return isMedia ? [{ role, reference: value as MediaReference, rules: field as unknown as MediaRules }] : []
}

/** The rules of a list's entries: clips may be shorter the more there are. */
function memberOf({ of, secondsByCount }: ListField, count: number): Field {
  const most = secondsByCount?.[count]
  return most !== undefined && of.kind === 'clip' ? { ...of, maxSeconds: Math.min(most, of.maxSeconds) } : of
}
