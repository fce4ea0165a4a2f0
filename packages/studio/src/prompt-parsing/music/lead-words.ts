import type { Lead } from '../../music/compose-music.ts'
import { readData } from '../../data-files/read-data.ts'

/** Instruments by name; the first one leads. */
export const LEAD_WORDS = readData<Readonly<Record<Lead, string>>>('music/lead-words.json')
