import { readTable, type Table } from '../film-tables.ts'

/** The mood of films about one kind of product. */
export type Tone = Table<'tones'>[string]

/** The tone with the most matching words; words of `foremost` count twice. Ties go to the earlier tone. */
export function chooseTone(words: string, foremost = ''): Tone {
  const { plain, ...tones } = readTable('tones')
  let best = { tone: plain!, count: 0 }
  for (const tone of Object.values(tones)) {
    const count = countOf(words, tone) + 2 * countOf(foremost, tone)
    if (count > best.count) best = { tone, count }
  }
  return best.tone
}

const countOf = (words: string, tone: Tone): number =>
  new Set((words.match(new RegExp(tone.words, 'giu')) ?? []).map(word => word.toLowerCase())).size
