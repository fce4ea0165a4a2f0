import type { PictureAnalysis } from '@kinora/media/engine/contract'
import { detectLanguage } from '@kinora/media/language/detect-language'
import { readBrief } from './read-brief.ts'
import { readTable, type Table } from '../film-tables.ts'

/** The mood of films about one kind of product. */
export type Tone = Table<'tones'>[string]

/** The tone with the most matching words; words of `foremost` count twice. Ties go to the earlier tone. */
function chooseTone(words: string, foremost = ''): Tone {
  const { plain, ...tones } = readTable('tones')
  let best = { tone: plain!, count: 0 }
  for (const tone of Object.values(tones)) {
    const count = countOf(words, tone) + 2 * countOf(foremost, tone)
    if (count > best.count) best = { tone, count }
  }
  return best.tone
}

/** The tone of an advertisement, by its brief and what its pictures show. */
export function adTone({ prompt, pictures }: { prompt: string; pictures: readonly PictureAnalysis[] }): Tone {
  const { category } = readBrief(prompt, detectLanguage(prompt))
  return chooseTone([prompt, ...pictures.map(({ subject }) => subject)].join(' '), category)
}

const countOf = (words: string, tone: Tone): number =>
  new Set((words.match(new RegExp(tone.words, 'giu')) ?? []).map(word => word.toLowerCase())).size
