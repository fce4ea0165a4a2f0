import { isRecord } from '@kinora/media/core/is-record'
import type { Fields, ListField, RecordField } from '../words/field.ts'
import { joinFieldPath } from './describe-problems.ts'

/** Paths of fields that the declaration does not have. They are accepted without effect and reported to the caller. */
export function findUnknownFields(fields: Fields, body: Record<string, unknown>): string[] {
  const found: string[] = []
  collect(fields, {}, body, '', found)
  return found
}

// Far more than the response header can hold, so that a body with a million unknown fields is not searched completely.
const MOST = 1_000

function collect(
  fields: Fields,
  alias: Record<string, string>,
  body: Record<string, unknown>,
  path: string,
  found: string[],
): void {
  for (const name of Object.keys(body)) {
    if (found.length >= MOST) return
    const value = body[name]
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) {
      if (value !== null && !Object.hasOwn(alias, name)) found.push(joinFieldPath(path, name))
    } else if (field.kind === 'record') {
      collectRecord(field, value, joinFieldPath(path, name), found)
    } else if (field.kind === 'list' && field.of.kind === 'record') {
      collectList(field, field.of, value, joinFieldPath(path, name), found)
    }
  }
}

function collectList(list: ListField, of: RecordField, value: unknown, path: string, found: string[]): void {
  if (Array.isArray(value))
    value.slice(0, list.max).forEach((entry, index) => collectRecord(of, entry, `${path}[${index}]`, found))
  else collectRecord(of, value, path, found)
}

function collectRecord(field: RecordField, value: unknown, path: string, found: string[]): void {
  if (isRecord(value)) collect(field.fields, field.alias ?? {}, value, path, found)
}
