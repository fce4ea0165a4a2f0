import { hasHan } from '@kinora/media/language/has-han'
import type { Lead, MusicTraits } from '../../music/compose-music.ts'
import { type GenreName, genres } from '../../music/genres/genres.ts'
import { LEAD_WORDS } from './lead-words.ts'
import { toPlainText, strongestMatch, matchWeight } from './match-words.ts'
import { MUSIC_MOOD_WORDS } from './music-mood-words.ts'

export const PACES = {
  slow: 'slow slowly ballad adagio largo lento 慢 缓慢 慢板 慢节奏 抒情',
  fast: 'fast quick quickly rapid allegro presto uptempo driving 快 快速 快板 快节奏 急速 动感',
}

/** Reads a prompt such as "upbeat electronic corporate, 120 bpm" or "悲伤的钢琴曲". */
export function readMusicPrompt(text: string): MusicTraits {
  const mood = strongestMatch(MUSIC_MOOD_WORDS, text)
  const genre = genreOf(text)
  const tempo = tempoOf(text)
  // "快乐" is not a pace: Chinese pace words are searched after moods are removed.
  const pace = strongestMatch(PACES, withoutMoods(text))
  // A piano genre has no separate lead.
  const leads = Object.entries(LEAD_WORDS).filter(([name]) => name !== genre)
  const lead = strongestMatch<Lead>(Object.fromEntries(leads), text)
  return {
    ...(mood ? { mood } : {}),
    ...(genre ? { genre } : {}),
    ...(tempo === undefined ? {} : { tempo }),
    ...(pace ? { pace } : {}),
    ...(lead ? { lead } : {}),
  }
}

/** A named style goes before a word that may only describe the sound. */
function genreOf(text: string): GenreName | undefined {
  const plain = toPlainText(text)
  const all = Object.values(genres())
  const strong = all.filter(({ isWeak }) => !isWeak)
  const words: Partial<Record<GenreName, string>> = Object.fromEntries(strong.map(one => [one.id, one.words.join(' ')]))
  return (
    strong.find(({ id }) => plain.includes(` ${id.replaceAll('-', ' ')} `))?.id ??
    strongestMatch(words, text) ??
    all.find(one => one.isWeak && matchWeight(one.words.join(' '), plain) > 0)?.id
  )
}

function tempoOf(text: string): number | undefined {
  const [, written] =
    /(\d{2,3}(?:\.\d+)?)\s*-?\s*(?:bpm|拍\/分|拍每分)/i.exec(text) ??
    /(?:bpm|tempo|速度)\s*[:：=]?\s*(\d{2,3}(?:\.\d+)?)/i.exec(text) ??
    []
  const tempo = Number(written)
  return tempo >= 40 && tempo <= 220 ? tempo : undefined
}

function withoutMoods(text: string): string {
  const words = Object.values(MUSIC_MOOD_WORDS).flatMap(list => list.split(/\s+/).filter(word => hasHan(word)))
  return words.reduce((left, word) => left.replaceAll(word, ' '), text)
}
