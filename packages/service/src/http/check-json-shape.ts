// A body of ours has a few hundred values; what clients add of their own may be more, but not a database. Parsing and
// checking what lies within these bounds costs milliseconds, a million keys cost seconds in which nobody is served.
export const MOST_KEYS = 10_000
export const MOST_VALUES = 100_000
export const MOST_DEPTH = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a

/**
 * What is wrong with the shape of a JSON text, before it is parsed: too many keys, too many values, nested too deeply.
 * It looks at structure only, at about a nanosecond a byte; whether the text is JSON at all is for the parser to say.
 */
export function whyTooComplex(json: Buffer): string | undefined {
  let [depth, keys, values] = [0, 0, 1]
  for (let at = 0; at < json.length; at++) {
    switch (json[at] as number) {
      case QUOTE:
        at = endOfString(json, at + 1)
        break
      case COMMA:
        if (++values > MOST_VALUES) return `the body has more than ${MOST_VALUES} values`
        break
      case COLON:
        if (++keys > MOST_KEYS) return `the body has more than ${MOST_KEYS} keys`
        break
      case 0x5b: // [
      case 0x7b: // {
        if (++depth > MOST_DEPTH) return `the body is nested more than ${MOST_DEPTH} levels deep`
        if (++values > MOST_VALUES) return `the body has more than ${MOST_VALUES} values`
        break
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1
        break
      default:
    }
  }
  return undefined
}

// Short texts are walked; in longer ones the next quote is searched for, which takes a twentieth of the time.
const WALKED_BYTES = 32

/** Where the string that begins at `from` has its closing quote. */
function endOfString(json: Buffer, from: number): number {
  let at = from
  for (;;) {
    for (const near = Math.min(at + WALKED_BYTES, json.length); at < near; at++) {
      if (json[at] === QUOTE) return at
      if (json[at] === BACKSLASH) at += 1
    }
    const quote = at < json.length ? json.indexOf(QUOTE, at) : -1
    if (quote < 0) return json.length
    let backslashes = 0
    while (quote - backslashes > at && json[quote - backslashes - 1] === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return quote
    at = quote + 1
  }
}
