import type { FieldSpec } from './catalogue.ts'

const EXTENSIONS: Record<string, readonly string[]> = { jpeg: ['jpg', 'jpeg', 'jpe'] }

/**
 * Checks a file before upload. Returns the limit that it exceeds, or undefined if it may be sent. The service checks
 * again.
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
  // A file without an extension and a MIME type is sent; the service decides.
  return isAccepted || (extension === name.toLowerCase() && type === '') ? undefined : { formats: formats.join(', ') }
}
