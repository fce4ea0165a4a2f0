import type { Language } from '@kinora/media/language/detect-language'
import { readTable, says, type Table } from '../film-tables.ts'
import type { Pace } from '@kinora/media/shots/shot-lengths'

const PLAIN: Omit<Table<'moods'>[number], 'words'> = {
  music: { en: 'warm cinematic score, uplifting', zh: '温暖的电影配乐，积极向上' },
  isCalm: false,
}

const NO_MUSIC = /\b(?:no|without(?: any)?) (?:background )?music\b|(?:不要|无|没有|不需要)(?:背景)?(?:音乐|配乐)/iu
const ASKED =
  /([^,，。.;；!！?？\n]*(?:\bmusic\b|\bsoundtrack\b|\bbgm\b|音乐|配乐|曲(?:子|调)?(?=[，。,.]|$))[^,，。.;；!！?？\n]*)/iu

type Feeling = { pace: Pace; music?: string }

/** The pace of a film and its music: as the prompt asks, otherwise suitable ones. */
export function chooseFeeling(words: string, language: Language): Feeling {
  const { music, isCalm } = readTable('moods').find(mood => says(mood.words, words)) ?? PLAIN
  const pace = isCalm ? 'calm' : 'lively'
  return NO_MUSIC.test(words) ? { pace } : { pace, music: ASKED.exec(words)?.[1]?.trim() || music[language] }
}
