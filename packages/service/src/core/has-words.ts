/**
 * A letter or a digit that can be seen: not one of an emoji (`1️⃣`, `ℹ️`), nor one that is drawn as nothing.
 */
const WORD = /(?![\p{Extended_Pictographic}\p{Default_Ignorable_Code_Point}]|\p{Nd}\uFE0F?\u20E3)[\p{L}\p{N}]/u

/** Whether a text says anything in words: blanks, punctuation and emoji alone do not. */
export const hasWords = (text: string): boolean => WORD.test(text)

const PICTOGRAM = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u

/** Whether a text says or shows anything. */
export const hasWordsOrPictograms = (text: string): boolean => hasWords(text) || PICTOGRAM.test(text)
