import type { FieldSpec } from './catalogue.ts'

const ENDS: Record<string, readonly string[]> = { jpeg: ['jpg', 'jpeg', 'jpe'] }

/** Why a file need not even be sent: it is too large, or of a kind that the field does not take. The service has the last word. */
export function findFileProblem(
  { name, size, type }: { name: string; size: number; type: string },
  { formats, max_bytes: maxBytes }: FieldSpec,
): { formats?: string; maxBytes?: number } | undefined {
  if (maxBytes !== undefined && size > maxBytes) return { maxBytes }
  if (!formats) return undefined
  const end = name.split('.').at(-1)?.toLowerCase() ?? ''
  const isTaken = formats.some(one => (ENDS[one] ?? [one]).includes(end) || type.endsWith(`/${one}`))
  return isTaken || (end === name.toLowerCase() && type === '') ? undefined : { formats: formats.join(', ') }
}
