import type { Language } from '@kinora/media/language/detect-language'

/** The longest script that is one task, in characters. */
const LONGEST: Record<Language, number> = { zh: 1_200, en: 3_000 }

/**
 * Possible cuts of a script, the best first: before a scene, at a blank line, at the end of a line, a sentence, a
 * clause, a word.
 */
const PLACES: readonly { pattern: RegExp; cost: number }[] = [
  {
    pattern:
      /\n(?=[ \t]{0,4}[【[（(]? ?(?:第[一二三四五六七八九十百\d]+[幕场章节集回]|场景|INT\.|EXT\.|Scene\s|Chapter\s|Act\s))/giu,
    cost: 0,
  },
  { pattern: /\n[ \t]{0,8}\n/gu, cost: 0.1 },
  { pattern: /\n/gu, cost: 0.2 },
  { pattern: /[。！？!?…]+[”’"」』）)]*|\.["”’)]*(?=\s)/gu, cost: 0.4 },
  { pattern: /[，,；;：:、]/gu, cost: 1 },
  { pattern: /\s/gu, cost: 2 },
]
const ANYWHERE = 4

/** Splits a script into chapters of about equal length below the limit. Joined, they are exactly the script. */
export function splitScript(content: string, language: Language): string[] {
  const letters = Array.from(content)
  const limit = LONGEST[language]
  const chapters: string[] = []
  let from = 0
  while (letters.length - from > limit) {
    const left = Math.ceil((letters.length - from) / limit)
    const length = cutOf(letters.slice(from, from + limit), {
      // The rest must fit into the other chapters.
      least: Math.max(1, letters.length - from - limit * (left - 1) * 0.95),
      wished: (letters.length - from) / left,
    })
    chapters.push(letters.slice(from, from + length).join(''))
    from += length
  }
  return [...chapters, letters.slice(from).join('')]
}

/** The number of characters in the next chapter. */
function cutOf(letters: readonly string[], { least, wished }: { least: number; wished: number }): number {
  const text = letters.join('')
  // Regular expressions count UTF-16 units, which are halves of characters such as emoji.
  const places = letters.flatMap((letter, at) => Array.from({ length: letter.length }, () => at))
  const costs = new Map<number, number>([[letters.length, ANYWHERE]])
  for (const { pattern, cost } of PLACES) {
    for (const match of text.matchAll(pattern)) {
      const end = places[match.index + match[0].length] ?? letters.length
      costs.set(end, Math.min(cost, costs.get(end) ?? cost))
    }
  }
  const far = (end: number): number => (Math.abs(end - wished) / letters.length) * 4
  const [best] = [...costs]
    .filter(([end]) => end >= Math.min(least, letters.length))
    .sort(([a, first], [b, second]) => first + far(a) - second - far(b))
  return best?.[0] ?? letters.length
}
