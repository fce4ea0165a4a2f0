import { readTable } from './vocabulary/word-data.ts'
const IRREGULAR_NOUNS: Record<string, string> = readTable('lemmas', 'irregularNouns')

const IRREGULAR_VERBS: Record<string, string> = readTable('lemmas', 'irregularVerbs')

/** The irregular plurals by their singulars. */
export const irregularPlurals = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(IRREGULAR_NOUNS).map(([plural, singular]) => [singular, plural]))

/** The possible singulars of a word; the tables decide. */
export function possibleSingulars(word: string): string[] {
  const irregular = IRREGULAR_NOUNS[word]
  if (irregular) return [irregular]
  // `swordsmen`: the plural of -man.
  if (/[a-z]{3}men$/u.test(word)) return [`${word.slice(0, -3)}man`]
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (/(?:[sxo]es|[cs]hes|zzes)$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  return [word.slice(0, -1)]
}

/** The possible base forms of a verb form: `runn`, `run` and `runne` for `running`. The tables decide. */
export function possibleVerbs(word: string): string[] {
  const irregular = IRREGULAR_VERBS[word]
  if (irregular) return [irregular]
  if (word.length < 4) return []
  if (word.endsWith('ing')) return stemsOf(word.slice(0, -3))
  if (word.endsWith('ied') || word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('ed')) return stemsOf(word.slice(0, -2))
  if (/(?:[sxo]|[cs]h|zz)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  if (word.endsWith('s') && !word.endsWith('ss')) return [word.slice(0, -1)]
  return []
}

function stemsOf(stem: string): string[] {
  if (stem.length < 2) return []
  const undoubled = /([bdgklmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : []
  return [stem, `${stem}e`, ...undoubled]
}
