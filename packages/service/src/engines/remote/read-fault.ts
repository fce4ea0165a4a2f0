import { isRecord } from '@kinora/media/core/is-record'
import { isText } from '../../core/shape.ts'
import { redactSecrets } from '../../core/known-secrets.ts'
import type { ServerAnswer } from './server-client.ts'

/** A server's error: a message that a caller may read, and its code in lower case, or empty. */
export type Fault = { says: string; code: string }

// Deeper than any real answer; at each level, two branches are followed.
const MAX_LEVELS = 6

/**
 * Reads `{error: {message, code, type}}`, `{error: "…"}`, `{detail: "…"}`, `{detail: [{msg}]}` and `{message, code}`.
 */
export function readFault(body: unknown, level = 0): Fault | undefined {
  if (typeof body === 'string') return body.trim() === '' ? undefined : { says: tidyWords(body), code: '' }
  if (level >= MAX_LEVELS) return undefined
  if (Array.isArray(body)) return readFault(body[0], level + 1)
  if (!isRecord(body)) return undefined
  const { message, msg, detail, code, type, error } = body
  const inner = readFault(error, level + 1) ?? readFault(detail, level + 1)
  const named = tidyWords([code, type].find(isText) ?? '').toLowerCase()
  if (inner) return { ...inner, code: inner.code || named }
  const says = readFault(message ?? msg, level + 1)?.says
  return says === undefined && named === '' ? undefined : { says: says ?? named, code: named }
}

/** The message of a rejection, for callers. */
export function describeRefusal(answer: Pick<ServerAnswer, 'status' | 'json'>): string {
  const fault = readFault(answer.json())
  return fault ? `the engine answered ${answer.status}: ${fault.says}` : `the engine answered ${answer.status}`
}

// Enough for a sentence, not for a traceback.
const MAX_WORDS = 200
const MAX_READ = 8_192

/** One short line without URLs, addresses, paths or anything that looks like a key. */
export function tidyWords(text: string): string {
  // Longer than a readable line; a megabyte is not searched.
  const [line = ''] = text.slice(0, MAX_READ).trim().split(/\r?\n/, 1)
  const plain = redactSecrets(line)
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/[^\s'")\]]+/gi, '…')
    .replaceAll(/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g, '…')
    .replaceAll(/(?:[A-Za-z]:)?(?:[\\/][\w.@~+-]+){2,}[\\/]?/g, '…')
    .replaceAll(/\b(?:sk|pk|key|token)[-_][\w*.-]{6,}/gi, '…')
    .replaceAll(/\b(bearer|token|key)\s+[\w.*-]{12,}/gi, '$1 …')
  return plain.length > MAX_WORDS ? `${plain.slice(0, MAX_WORDS).toWellFormed()}…` : plain
}
