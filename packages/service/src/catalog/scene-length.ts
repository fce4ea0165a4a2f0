import type { Values } from './fill-defaults.ts'
import type { Fields, IntegerField } from './words/field.ts'

// A scene document has its own length. The length of its request is the shortest allowed one that the document fits
// into. The clip has the document's length; the price is that of the request's length.

/** The allowed lengths of a request, in seconds. */
export type AllowedLengths = { min: number; max: number; choices?: readonly number[] }

export const allowedLengths = ({ min, max, choices }: IntegerField): AllowedLengths => ({
  min,
  max,
  ...(choices && { choices }),
})

/** The shortest allowed length for a document; undefined if the document is longer than all of them. */
export function fitLength(seconds: number, { min, max, choices }: AllowedLengths): number | undefined {
  const wanted = Math.max(min, Math.ceil(seconds))
  if (choices) return choices.filter(one => one >= wanted).sort((a, b) => a - b)[0]
  return wanted <= max ? wanted : undefined
}

export const longestLength = ({ max, choices }: AllowedLengths): number => (choices ? Math.max(...choices) : max)

/** The length that a value declares, if it is a document or a list of documents that follow each other. */
export function claimedSeconds(scene: unknown): number | undefined {
  if (Array.isArray(scene)) {
    const lengths = scene.flatMap((one: unknown) => claimedSeconds(one) ?? [])
    return lengths.length > 0 ? lengths.reduce((sum, one) => sum + one, 0) : undefined
  }
  const seconds = typeof scene === 'object' && scene !== null && 'seconds' in scene ? scene.seconds : undefined
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}

/** Adds the document's length to a body that has a document and no length. */
export function fillSceneLength(fields: Fields, body: Values): Values {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'integer' || field.lengthOf === undefined || field.standing) continue
    const seconds = claimedSeconds(body[field.lengthOf])
    const length = seconds === undefined ? undefined : fitLength(seconds, allowedLengths(field))
    if (length !== undefined && (body[name] === undefined || body[name] === null)) return { ...body, [name]: length }
  }
  return body
}
