import { simplifyCharacter } from '@kinora/media/language/simplify-character'

/** A word of a text, or a character of a script without spaces; and the characters before it. */
export type Word = { text: string; gap: Gap; isLetter: boolean }

/** Only punctuation; spaces too; the end of a sentence. */
type Gap = 'tight' | 'loose' | 'stop'

// Letters of other scripts that look like Latin ones, lower case and capital forms. They count only in words that also
// have Latin letters: in a Russian word they are ordinary letters.
const LOOKALIKES = new Map(
  'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs һh ԁd ԛq ԝw αa βb εe ηn ιi κk νv οo ρp τt υu χx ıi'
    .split(' ')
    .map(pair => Array.from(pair) as [string, string]),
)

/**
 * Normalises a text for comparison with word lists: invisible characters are removed; wide and styled letters become
 * plain, lower case and without accents; traditional characters become simplified; runs of spaces become one.
 */
export function foldText(text: string): string {
  const plain = text
    .normalize('NFKC')
    // A pause marker within a spoken word is treated as punctuation.
    .replaceAll(/<#[\d.]*#>/g, '-')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<letter>[\p{Script=Latin}\p{Script=Han}])\p{M}+/gu, '$<letter>')
    .normalize('NFC')
  return Array.from(plain, simplifyCharacter)
    .join('')
    .replaceAll(/[\p{L}\p{M}\p{N}]+/gu, unmaskedOf)
    .replaceAll(/\n\s*\n/g, '¶ ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const unmaskedOf = (word: string): string =>
  /\p{Script=Latin}/u.test(word)
    ? word.replaceAll(/[\u0131\u0370-\u0527]/g, char => LOOKALIKES.get(char) ?? char)
    : word

// Scripts without spaces between words, or with attached particles: any run of characters matches.
const UNSPACED = String.raw`[[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]&&\p{L}]`
const WORDS = new RegExp(
  String.raw`(?:${UNSPACED}|\p{Extended_Pictographic})\p{M}*|[[\p{L}\p{M}\p{N}]--${UNSPACED}]+`,
  'gv',
)

/** The words of a normalised text. */
export function splitWords(folded: string): Word[] {
  const words: Word[] = []
  let end = 0
  for (const { 0: text, index } of folded.matchAll(WORDS)) {
    words.push({ text, gap: gapOf(folded.slice(end, index)), isLetter: /^[a-z]$/.test(text) })
    end = index + text.length
  }
  return words
}

function gapOf(between: string): Gap {
  if (/[。¶]|[.!?;] /.test(between)) return 'stop'
  return between.includes(' ') ? 'loose' : 'tight'
}
