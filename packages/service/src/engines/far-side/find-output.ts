/** Where a result is: a data URL, or a URL to fetch. */
export type FoundOutput = { encoded: string } | { url: string }

// Deeper than any model's answer is.
const MOST_LEVELS = 6

// The names of a result that has something beside it, such as a preview or mask.
const NAMES = ['video', 'videos', 'image', 'images', 'audio', 'audio_file', 'output', 'url']

const rank = (name: string): number => (NAMES.includes(name) ? NAMES.indexOf(name) : NAMES.length)

/** The first file in an answer whose shape each model has to itself: a text, a list of them, `{video: {url}}`, `{images: [{url}]}`. */
export function findOutput(output: unknown, level = 0): FoundOutput | undefined {
  if (typeof output === 'string') {
    if (/^data:[^,]*;base64,/i.test(output)) return { encoded: output }
    return /^https?:\/\//i.test(output) ? { url: output } : undefined
  }
  if (typeof output !== 'object' || output === null || level >= MOST_LEVELS) return undefined
  const named = Object.entries(output).toSorted(([one], [other]) => rank(one) - rank(other))
  for (const [, one] of named) {
    const found = findOutput(one, level + 1)
    if (found) return found
  }
  return undefined
}
