import { parseBoundedJson } from '../../core/parse-bounded-json.ts'

// The number of objects that are tried in one text: a hostile text may have a brace for every letter.
const MAX_TRIED = 20

/**
 * The JSON value in a text: the whole text, or the largest object in it, between words or code fences. Undefined
 * without one.
 */
export function cutJson(text: string): unknown {
  const said = withoutThoughts(text).trim()
  const whole = parseBoundedJson(said)
  if (whole !== undefined) return whole
  let [found, length, from] = [undefined as unknown, 0, 0]
  for (let tried = 0; tried < MAX_TRIED; tried++) {
    const begin = said.indexOf('{', from)
    if (begin < 0) break
    const end = objectEnd(said, begin)
    const value = end === undefined ? undefined : parseBoundedJson(said.slice(begin, end))
    if (value !== undefined && end !== undefined && end - begin > length) [found, length] = [value, end - begin]
    from = value !== undefined && end !== undefined ? end : begin + 1
  }
  return found
}

/** Some servers leave a model's reasoning in the answer. */
const withoutThoughts = (text: string): string => {
  const end = text.lastIndexOf('</think>')
  return end < 0 ? text : text.slice(end + '</think>'.length)
}

/** The end of the object that begins here; undefined if it is incomplete. */
function objectEnd(text: string, begin: number): number | undefined {
  let depth = 0
  let isQuoted = false
  for (let at = begin; at < text.length; at++) {
    const letter = text[at]
    if (isQuoted) {
      if (letter === '\\') at++
      else if (letter === '"') isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === '{') depth++
    else if (letter === '}' && --depth === 0) return at + 1
  }
  return undefined
}
