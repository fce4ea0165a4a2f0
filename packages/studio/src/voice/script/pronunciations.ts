/** An entry of the request's dictionary: another spelling, or syllables with tones. */
export type Pronunciation = { word: string } & ({ spelling: string } | { syllables: string[] })

/** `omg/oh my god`, `燕少飞/(yan4)(shao3)(fei1)`; the longest word first, so that it wins over a part of it. */
export function readPronunciations(lines: readonly string[]): Pronunciation[] {
  return lines
    .map(line => {
      const slash = line.indexOf('/')
      const [word, replacement] = [line.slice(0, slash).trim(), line.slice(slash + 1).trim()]
      const syllables = [...replacement.matchAll(/\(([^()]+)\)/g)].map(match => (match[1] ?? '').trim().toLowerCase())
      return syllables.length > 0 ? { word, syllables } : { word, spelling: replacement }
    })
    .filter(({ word }) => word !== '')
    .toSorted((a, b) => b.word.length - a.word.length)
}

export type FindPronunciation = (text: string, at: number) => Pronunciation | undefined

/** Finds the entry at a position of a text. A Latin word matches whole words only, case-insensitively. */
export function pronunciationFinder(entries: readonly Pronunciation[]): FindPronunciation {
  // Indexed by first letters, because a text of ten thousand characters is searched at each of them.
  const byFirst = Map.groupBy(entries, ({ word }) => word.charAt(0).toLowerCase())
  return (text, at) =>
    byFirst.get(text.charAt(at).toLowerCase())?.find(({ word }) => {
      const end = at + word.length
      if (text.slice(at, end).toLowerCase() !== word.toLowerCase()) return false
      const startsInside = isLatin(word[0]) && isLatin(text[at - 1])
      const endsInside = isLatin(word.at(-1)) && isLatin(text[end])
      return !startsInside && !endsInside
    })
}

const isLatin = (character = ''): boolean => /[\p{Script=Latin}\d]/u.test(character)
