type Bounds = { maxDepth?: number; maxValues?: number }

// Deeper than any real answer; the parsed value can be walked recursively.
const MAX_DEPTH = 64
// Objects take fifty times the bytes of their text.
const MAX_VALUES = 250_000

/** Parses untrusted JSON; undefined if it is invalid, nested too deeply or has too many values. */
export function parseBoundedJson(text: string, { maxDepth = MAX_DEPTH, maxValues = MAX_VALUES }: Bounds = {}): unknown {
  if (!isWithin(text, maxDepth, maxValues)) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 44, 91, 93, 123, 125]

function isWithin(text: string, maxDepth: number, maxValues: number): boolean {
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      at = endOfString(text, at)
      if (at < 0) return true
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1
      values += 1
      if (depth > maxDepth) return false
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1
    else if (code === COMMA) values += 1
    if (values > maxValues) return false
  }
  return true
}

/** The end of the string that begins here; -1 without one. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1
    if ((at - before) % 2 === 0) return at
  }
  return -1
}
