/** Replaces each secret in a text by `…`. */
export type Redact = (text: string) => string

const GONE = '…'
// Shorter secrets would occur in every sentence.
const LEAST_CHARACTERS = 4
// At the edge of a cut text this much of a secret counts as one.
const LEAST_AT_AN_EDGE = 6
// Shorter ones would match by chance in Base64.
const LEAST_ENCODED_CHARACTERS = 6
// A longer secret is split, and each part is removed.
const MAX_CHARACTERS = 512

// Escapes of URLs, JSON and HTML.
const ESCAPES = /%[\da-f]{2}|\\u[\da-f]{4}|&#/i
const OFTEN_ESCAPED = /["\\/ ]/

/** An encoding of a secret. A Base64 text that contains one is removed as a whole. */
type Form = { text: string; isBase64: boolean; isHex: boolean; isWhole: boolean }

/**
 * Removes secrets from foreign texts: plain, URL-encoded, escaped for JSON or HTML, in hexadecimal, and in both Base64
 * alphabets at any offset. For headers also their parts: the token after `Bearer`, and a user's password.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const forms = [
    ...new Map(
      secrets
        .flatMap(findParts)
        .flatMap(formsOf)
        .map(form => [form.text, form]),
    ).values(),
  ].sort((one, other) => other.text.length - one.text.length)
  const patterns = new Map<Form, RegExp>()
  const findPattern = (form: Form): RegExp => {
    const known = patterns.get(form) ?? toPattern(form)
    patterns.set(form, known)
    known.lastIndex = 0
    return known
  }
  return text => {
    if (text === '' || forms.length === 0) return text
    const isEscaped = ESCAPES.test(text)
    let clean = text
    for (const form of forms) {
      const isThere =
        isEscaped || form.isHex || OFTEN_ESCAPED.test(form.text)
          ? findPattern(form).test(clean)
          : clean.includes(form.text)
      if (isThere) clean = takeOut(clean, findPattern(form), form.isBase64)
      if (!form.isWhole) clean = withoutEdges(clean, form.text)
    }
    return clean
  }
}

/** The same for every string of a parsed value, including property names. */
export function redactValue(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map(one => redactValue(one, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [redact(name), redactValue(one, redact)]))
}

/** A secret and its parts. `Basic dXNlcjpwYXNz` gives the header, its Base64, `user:pass` and `pass`. */
function findParts(secret: string): { text: string; isWhole: boolean }[] {
  const words = secret.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  const decoded = /^[\w+/-]{8,}={0,2}$/.test(last) ? Buffer.from(last, 'base64').toString() : ''
  const credentials = [last, /^[\x20-\x7e]+:[\x20-\x7e]+$/.test(decoded) ? decoded : '']
  const parts = credentials.flatMap(one => [one, one.slice(one.indexOf(':') + 1)])
  return [
    ...(words.length > 1 ? [{ text: secret.trim(), isWhole: true }] : []),
    ...parts.map(text => ({ text, isWhole: false })),
  ]
    .filter(({ text }) => text.length >= LEAST_CHARACTERS)
    .flatMap(({ text, isWhole }) => pieces(text).map(piece => ({ text: piece, isWhole })))
}

const pieces = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / MAX_CHARACTERS) }, (_, index) =>
    text.slice(index * MAX_CHARACTERS, (index + 1) * MAX_CHARACTERS),
  ).filter(piece => piece.length >= LEAST_CHARACTERS)

function formsOf({ text, isWhole }: { text: string; isWhole: boolean }): Form[] {
  const plain = { text, isBase64: false, isHex: false, isWhole }
  const bytes = Buffer.from(text)
  if (bytes.length < LEAST_ENCODED_CHARACTERS) return [plain]
  const encoded = [0, 1, 2].flatMap(before => {
    const inner = encodedWithin(bytes, before)
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')]
  })
  return [
    plain,
    ...encoded.map(form => ({ text: form, isBase64: true, isHex: false, isWhole })),
    { text: bytes.toString('hex'), isBase64: false, isHex: true, isWhole },
  ]
}

/** The part of the Base64 text that is the same whatever precedes these bytes, for an offset modulo three. */
function encodedWithin(bytes: Buffer, before: number): string {
  const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
  return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
}

/** Each character plain or in one of its escaped forms. */
function toPattern({ text, isHex }: Form): RegExp {
  const letters = Array.from(text, letter => {
    const bytes = [...Buffer.from(letter)].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('')
    const code = letter.codePointAt(0) ?? 0
    const unit = code.toString(16).padStart(4, '0')
    const plain = letter.replace(/[\\^$.*+?()[\]{}|/-]/, String.raw`\$&`)
    const inJson = /["\\/]/.test(letter) ? String.raw`|(?:\\|%5[cC])(?:${plain}|${anyCase(bytes)})` : ''
    const inForm = letter === ' ' ? String.raw`|\+` : ''
    return `(?:${plain}|${anyCase(bytes)}|\\\\u${anyCase(unit)}|&#${code};|&#[xX]0*${anyCase(code.toString(16))};${inJson}${inForm})`
  })
  return new RegExp(letters.join(''), isHex ? 'gi' : 'g')
}

const anyCase = (hex: string): string => hex.replaceAll(/[a-f]/g, letter => `[${letter}${letter.toUpperCase()}]`)

const BASE64 = /[\w+/=-]/

function takeOut(text: string, pattern: RegExp, isBase64: boolean): string {
  pattern.lastIndex = 0
  let clean = ''
  let at = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    let [from, to] = [found.index, found.index + found[0].length]
    while (isBase64 && from > at && BASE64.test(text[from - 1] ?? '')) from -= 1
    while (isBase64 && to < text.length && BASE64.test(text[to] ?? '')) to += 1
    clean += text.slice(at, from) + GONE
    at = to
    pattern.lastIndex = to
  }
  return clean + text.slice(at)
}

/** A text that begins or ends inside a secret. */
function withoutEdges(text: string, secret: string): string {
  // The cut may be marked.
  const isTold = text.endsWith(GONE)
  let clean = isTold ? text.slice(0, -GONE.length) : text
  for (let length = Math.min(secret.length - 1, clean.length); length >= LEAST_AT_AN_EDGE; length--) {
    if (clean.endsWith(secret.slice(0, length))) clean = clean.slice(0, -length) + GONE
    if (clean.startsWith(secret.slice(-length))) clean = GONE + clean.slice(length)
  }
  return isTold && !clean.endsWith(GONE) ? clean + GONE : clean
}
