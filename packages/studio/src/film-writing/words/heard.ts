import { splitClauses } from '@kinora/media/language/split-sentences'
import { readTable } from '../film-tables.ts'
import { fillPattern } from './film-talk.ts'

let compiled: { music: readonly RegExp[]; sounds: readonly RegExp[] } | undefined

const patterns = (): NonNullable<typeof compiled> => {
  const { music, sounds } = readTable('briefs')
  const all = (words: readonly string[]): RegExp[] => words.map(one => new RegExp(fillPattern(one), 'iu'))
  return (compiled ??= { music: all(music), sounds: all(sounds) })
}

const bare = (clause: string): string => clause.replaceAll(/^[\s,，;；]+|[\s.。!！?？]+$/gu, '')
const isMusic = (clause: string): boolean => patterns().music.some(words => words.test(bare(clause)))

/** True if a clause says what is heard and nothing that is seen: `Soft guitar all the way through`, `sound of rain`. */
export const isHeard = (clause: string): boolean =>
  isMusic(clause) || patterns().sounds.some(words => words.test(bare(clause)))

/** The music among the wishes of a brief. */
export const musicIn = (wishes: readonly string[]): string | undefined => {
  const found = wishes.flatMap(wish => splitClauses(wish)).filter(isMusic)
  return found.length > 0 ? found.map(bare).join(', ') : undefined
}
