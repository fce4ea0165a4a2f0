import { countHan } from '@kinora/media/language/has-han'

// Of JSON and English, tokenisers make one token of three to four letters; of Chinese, one of a character or more.
const [LETTERS_A_TOKEN, TOKENS_A_HAN] = [3, 1.2]

/** About how many tokens a text has, rather too many than too few. */
export function countTokens(text: string): number {
  const han = countHan(text)
  return Math.ceil((text.length - han) / LETTERS_A_TOKEN + han * TOKENS_A_HAN)
}
