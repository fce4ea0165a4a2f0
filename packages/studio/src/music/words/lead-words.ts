import type { LEADS } from '@kinora/media/scene/vocabulary'
import { readData } from '../../data-files/read-data.ts'

export type Lead = (typeof LEADS)[number]

/** Instruments by name; the first one leads. */
export const LEAD_WORDS = readData<Readonly<Record<Lead, string>>>('music/lead-words.json')
