import { readData } from '../../data-files/read-data.ts'
import type { Mood } from '../../setting/setting.ts'

/**
 * Words for the mood of music; scenes have another table, because `blue` is not a sad picture. English words match
 * whole words with simple endings.
 */
export const MUSIC_MOOD_WORDS = readData<Record<Mood, string>>('music/mood-words.json')
