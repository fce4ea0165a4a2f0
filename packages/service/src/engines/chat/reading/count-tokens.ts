import { countHan } from '@kinora/media/language/has-han'

// Tokenisers make one token of three to four letters of JSON or English, and one or more of a Chinese character.
const [LETTERS_A_TOKEN, TOKENS_A_HAN] = [3, 1.2]

/** An upper estimate of the number of tokens in a text. */
export function countTokens(text: string): number {
  const han = countHan(text)
  return Math.ceil((text.length - han) / LETTERS_A_TOKEN + han * TOKENS_A_HAN)
}
