import { readTable } from '../words/vocabulary/word-data.ts'
/**
 * Words to the maker of the video, not about it: greetings, who asks, for whom and where it will be shown. The
 * words are blanked, so that every other one stays where it is written.
 */
export const blankAsides = (text: string): string =>
  ASIDES.reduce((rest, aside) => rest.replace(aside, found => found.replace(/[^\n]/gu, blank)), text)

const blank = (sign: string): string => ' '.repeat(sign.length)

const ASIDES: readonly RegExp[] = readTable('blank-asides', 'asides')
