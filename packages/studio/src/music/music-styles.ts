import { MOODS, type Mood } from '../direct/shot-list.ts'
import { type GenreName, GENRE_NAMES, GENRES } from './genres/genres.ts'
import { isMinor } from './harmony/modes.ts'
import type { InstrumentName, KitName } from './instruments.ts'
import { MOOD_RULES } from './moods.ts'
import { GENRE_WORDS } from './words/genre-words.ts'
import { MUSIC_MOOD_WORDS } from './words/music-mood-words.ts'

type MusicStyle = {
  genre: GenreName
  about: string
  tempo: readonly [slow: number, fast: number]
  meter: number
  instruments: InstrumentName[]
  kit?: KitName
  /** The words that ask for it. */
  words: string[]
}

type MusicMood = {
  mood: Mood
  about: string
  tempo: readonly [slow: number, fast: number]
  mode: 'major' | 'minor'
  /** What is played when no genre is asked for. */
  genre: GenreName
  words: string[]
}

const wordsIn = (list: string): string[] => list.split(/\s+/).filter(word => word !== '')

/** Every genre, for the reference pages: made from the declarations, so that it cannot say anything else. */
export const MUSIC_STYLES: readonly MusicStyle[] = GENRE_NAMES.map(genre => {
  const { about, tempo, meter, parts, kit } = { kit: undefined, ...GENRES[genre] }
  const instruments = [...new Set(parts.flatMap((part): readonly InstrumentName[] => part.instruments))]
  return { genre, about, tempo, meter, instruments, ...(kit ? { kit } : {}), words: wordsIn(GENRE_WORDS[genre]) }
})

export const MUSIC_MOODS: readonly MusicMood[] = MOODS.map(mood => {
  const { about, tempo, modes, genre } = MOOD_RULES[mood]
  return {
    mood,
    about,
    tempo,
    mode: isMinor(modes[0]) ? 'minor' : 'major',
    genre,
    words: wordsIn(MUSIC_MOOD_WORDS[mood]),
  }
})
