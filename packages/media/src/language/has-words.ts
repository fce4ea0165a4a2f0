/** A visible letter or digit: not part of an emoji (`1️⃣`, `ℹ️`), and not invisible. */
const WORD = /(?![\p{Extended_Pictographic}\p{Default_Ignorable_Code_Point}]|\p{Nd}\uFE0F?\u20E3)[\p{L}\p{N}]/u

/** True if a text contains words; blanks, punctuation and emoji do not count. */
export const hasWords = (text: string): boolean => WORD.test(text)

const PICTOGRAM = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u

/** True if a text contains words or pictograms. */
export const hasWordsOrPictograms = (text: string): boolean => hasWords(text) || PICTOGRAM.test(text)
