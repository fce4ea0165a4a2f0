import type { FarAnswer } from './far-side.ts'

/** What a far side says is wrong: in words that a caller may read, and its own code for it, in lower case, or empty. */
export type Fault = { says: string; code: string }

type Said = { message?: unknown; msg?: unknown; detail?: unknown; code?: unknown; type?: unknown; error?: unknown }

/** Reads `{error: {message, code, type}}`, `{error: "…"}`, `{detail: "…"}`, `{detail: [{msg}]}` and `{message, code}`. */
export function readFault(body: unknown): Fault | undefined {
  if (typeof body === 'string') return body.trim() === '' ? undefined : { says: tidyWords(body), code: '' }
  if (Array.isArray(body)) return readFault(body[0])
  if (typeof body !== 'object' || body === null) return undefined
  const { message, msg, detail, code, type, error } = body as Said
  const inner = readFault(error) ?? readFault(detail)
  const own = [code, type].find(one => typeof one === 'string' && one !== '')
  const named = typeof own === 'string' ? own.toLowerCase() : ''
  if (inner) return { ...inner, code: inner.code || named }
  const says = readFault(message ?? msg)?.says
  return says === undefined && named === '' ? undefined : { says: says ?? named, code: named }
}

/** The words of a refusal, for a caller. */
export function describeRefusal(answer: Pick<FarAnswer, 'status' | 'json'>): string {
  const fault = readFault(answer.json())
  return fault ? `the engine answered ${answer.status}: ${fault.says}` : `the engine answered ${answer.status}`
}

// Enough for a sentence; a traceback is none.
const MAX_WORDS = 200

/** One short line without places of either machine: no URL, no address, no path, nothing that looks like a key. */
export function tidyWords(text: string): string {
  const [line = ''] = text.trim().split(/\r?\n/)
  const plain = line
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/[^\s'")\]]+/gi, '…')
    .replaceAll(/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g, '…')
    .replaceAll(/(?:[A-Za-z]:)?(?:[\\/][\w.@~+-]+){2,}[\\/]?/g, '…')
    .replaceAll(/\b(?:sk|pk|key|token)[-_][\w*.-]{6,}/gi, '…')
    .replaceAll(/\b(bearer|token|key)\s+[\w.*-]{12,}/gi, '$1 …')
  return plain.length > MAX_WORDS ? `${plain.slice(0, MAX_WORDS).toWellFormed()}…` : plain
}
