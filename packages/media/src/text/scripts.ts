/** Chinese and Japanese, with their punctuation and full-width forms: written without spaces, breakable anywhere. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\u3000-\u303F\u30FC\uFE30-\uFE4F\uFF00-\uFFEF]/u
/** Scripts without spaces, broken between dictionary words. */
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u
const EMOJI = /\p{Extended_Pictographic}/u

export const isWide = (character: string): boolean => WIDE.test(character)
export const isUnspaced = (character: string): boolean => UNSPACED.test(character)
export const isEmoji = (character: string): boolean => EMOJI.test(character)

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)
