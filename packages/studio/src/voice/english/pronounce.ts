import { toBritish, arpabetToIpa } from './arpabet.ts'
import { pronounceHeteronym } from './heteronyms.ts'
import { pronounceWord } from './pronounce-word.ts'
import { voiceData } from '../voice-data.ts'

const { strongAtEnd: STRONG_AT_END, weakForms: WEAK_FORMS } = voiceData('english')

type EnglishSettings = { isBritish?: boolean; isShouting?: boolean }

/** The pronunciation of the words of a clause, by context. An empty word is a break between two clauses. */
export function pronounceEnglish(words: readonly string[], { isBritish, isShouting }: EnglishSettings = {}): string[] {
  const said = words.map((word, at) => {
    const [before = '', after = ''] = [words[at - 1]?.toLowerCase(), words[at + 1]?.toLowerCase()]
    return word === '' ? '' : sayWord(word, before, after, isShouting ?? false)
  })
  const joined = said.map((ipa, at) => {
    // Before a vowel, `the` is thee and `to` is too.
    if (!/^[ˈˌ]?[AIOQWYaiuæɑɒɔəɛɜɪʊʌɐ]/u.test(said[at + 1] ?? '')) return ipa
    return ipa === 'ðə' ? 'ði' : ipa === 'tə' ? 'tʊ' : ipa
  })
  return isBritish ? joined.map(toBritish) : joined
}

function sayWord(word: string, before: string, after: string, isShouting: boolean): string {
  const lower = word.toLowerCase().replaceAll('’', "'")
  const isCapital = word.length > 1 && word === word.toUpperCase() && /[A-Z]{2}/.test(word) && !isShouting
  // The word `I` and the letter have the same sound; `A` is the article unless it ends a clause or stands alone, as in
  // `A座`.
  if (!isCapital && Object.hasOwn(WEAK_FORMS, lower)) {
    return (
      (after === '' && (before !== '' || word === 'A') ? STRONG_AT_END[lower] : undefined) ?? WEAK_FORMS[lower] ?? ''
    )
  }
  const heteronym = isCapital ? undefined : pronounceHeteronym(lower, before, after)
  return heteronym === undefined ? pronounceWord(word, isShouting) : arpabetToIpa(heteronym)
}
