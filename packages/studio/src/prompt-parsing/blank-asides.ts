import { readTable } from '../words/vocabulary/word-data.ts'
/**
 * Blanks words addressed to the maker of the video: greetings, the client, the audience, the channel. Blanks keep the
 * positions of the other words.
 */
export const blankAsides = (text: string): string =>
  ASIDES.reduce((rest, aside) => rest.replace(aside, found => found.replace(/[^\n]/gu, blank)), text)

const blank = (sign: string): string => ' '.repeat(sign.length)

const ASIDES: readonly RegExp[] = readTable('blank-asides', 'asides')
