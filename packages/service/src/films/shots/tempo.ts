import type { Language } from '@kinora/media/language/detect-language'
import { PUNCTUATION } from '@kinora/media/language/punctuation'

// Beats a minute: half seconds or whole ones lie on them, where shots begin.
export const LIVELY_TEMPO = 120
const CALM_TEMPO = 60

/** Words for music, with the tempo that the film is cut to. */
export const withTempo = (music: string, isLively: boolean, language: Language): string =>
  `${music}${PUNCTUATION[language].comma}${isLively ? LIVELY_TEMPO : CALM_TEMPO} bpm`
