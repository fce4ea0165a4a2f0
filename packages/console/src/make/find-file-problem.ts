import type { FieldSpec } from './catalogue.ts'

const EXTENSIONS: Record<string, readonly string[]> = { jpeg: ['jpg', 'jpeg', 'jpe'] }

/**
 * Checks a file before upload. Returns the limit or the formats that it violates, or undefined if it may be
 * uploaded. The service checks again.
 */
export function findFileProblem(
  { name, size, type }: { name: string; size: number; type: string },
  { formats, max_bytes: maxBytes }: FieldSpec,
): { formats?: string; maxBytes?: number } | undefined {
  if (maxBytes !== undefined && size > maxBytes) return { maxBytes }
  if (!formats) return undefined
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  const isAccepted = formats.some(
    format => (EXTENSIONS[format] ?? [format]).includes(extension) || type.endsWith(`/${format}`),
  )
  // A file with neither an extension nor a MIME type is uploaded; the service decides.
  return isAccepted || (extension === name.toLowerCase() && type === '') ? undefined : { formats: formats.join(', ') }
}
