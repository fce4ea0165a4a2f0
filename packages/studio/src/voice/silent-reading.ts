import type { SpokenWord } from './spoken.ts'

// The reading speed, and the minimum time of a text.
const LETTERS_PER_SECOND = 12
const SHORTEST_SECONDS = 1.2

/** Word times of a text that no voice speaks, at reading speed. */
export function silentReading(text: string): { seconds: number; words: SpokenWord[] } {
  const found = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  )
  const letters = found.reduce((sum, { segment }) => sum + segment.length, 0)
  const seconds = Math.max(SHORTEST_SECONDS, letters / LETTERS_PER_SECOND)
  let read = 0
  const words = found.map(({ segment, index }): SpokenWord => {
    const startSeconds = (read / letters) * seconds
    read += segment.length
    return {
      text: segment,
      from: index,
      to: index + segment.length,
      startSeconds,
      endSeconds: (read / letters) * seconds,
    }
  })
  return { seconds, words }
}
