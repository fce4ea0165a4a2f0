import { createRequire } from 'node:module'
import type * as Cmu from 'cmu-pronouncing-dictionary'
import { arpabetToIpa, relaxIpa } from './arpabet.ts'
import { voiceData } from '../voice-data.ts'

// Loaded with the first word, because they take a quarter of the studio's load time and most orders have no speech. The
// ES module of `phonemize` imports JSON without an attribute, which Node rejects, so its CommonJS build is used.
const load = createRequire(import.meta.url)
let words: Readonly<Record<string, string>> | undefined
let spelling: { toIPA(text: string): string } | undefined

const dictionary = (): Readonly<Record<string, string>> =>
  (words ??= (load('cmu-pronouncing-dictionary') as typeof Cmu).dictionary)
const toIPA = (text: string): string => (spelling ??= load('phonemize') as { toIPA(text: string): string }).toIPA(text)

const { letters: LETTERS, names: NAMES, readAsWords, shouted } = voiceData('english')
const READ_AS_WORDS = new Set(readAsWords)
const SHOUTED = new Set(shouted)

/** One word without context; capitals may make it an abbreviation. */
export function pronounceWord(written: string, isShouting = false): string {
  const word = written.replaceAll('’', "'")
  const lower = word.toLowerCase()
  if (/^[a-z]\.?$/.test(lower)) return LETTERS[lower.charAt(0)] ?? ''
  if (isSpelled(word, isShouting)) return spelledOf(word)
  return knownOf(lower) ?? pluralOf(lower) ?? (splitOf(word) || guessOf(lower))
}

function isSpelled(word: string, isShouting: boolean): boolean {
  const capitals = word.replace(/(?:'s|s)$/, '')
  const lower = capitals.toLowerCase()
  if (capitals.length < 2 || !/^[A-Z]+$/.test(capitals) || READ_AS_WORDS.has(lower)) return false
  if (!/[AEIOUY]/.test(capitals)) return true
  if (isShouting || SHOUTED.has(lower)) return !isKnown(lower) && capitals.length <= 3
  return capitals.length <= 4 || !isKnown(lower)
}

/** Spells letters, with the main stress on the last; a plural keeps its s. */
function spelledOf(word: string): string {
  const [, capitals = '', ending = ''] = /^([A-Z]+)('?s)?$/.exec(word) ?? []
  const names = Array.from(capitals.toLowerCase()).map(letter => LETTERS[letter] ?? '')
  const spelled = names.map((name, at) => (at < names.length - 1 ? name.replace('ˈ', 'ˌ') : name)).join('')
  return ending ? withS(spelled) : spelled
}

const isKnown = (word: string): boolean => Object.hasOwn(NAMES, word) || Object.hasOwn(dictionary(), word)

function knownOf(word: string): string | undefined {
  const arpabet = Object.hasOwn(NAMES, word)
    ? NAMES[word]
    : Object.hasOwn(dictionary(), word)
      ? dictionary()[word]
      : undefined
  return arpabet === undefined ? undefined : arpabetToIpa(arpabet)
}

/** A known word with an ending. */
function pluralOf(word: string): string | undefined {
  const stem = (length: number, add = ''): string | undefined => knownOf(word.slice(0, -length) + add)
  if (word.endsWith("'s")) return mapped(stem(2) ?? pluralOf(word.slice(0, -2)), withS)
  if (word.endsWith("s'")) return knownOf(word.slice(0, -1)) ?? mapped(stem(2), withS)
  if (word.endsWith("'")) return stem(1)
  if (word.endsWith('ies')) return mapped(stem(3, 'y'), withS)
  if (word.endsWith('es')) return mapped(stem(1) ?? stem(2), withS)
  if (word.endsWith('s') && !word.endsWith('ss')) return mapped(stem(1), withS)
  if (word.endsWith('ed')) return mapped(stem(1) ?? stem(2) ?? doubled(word, 2), withEd)
  if (word.endsWith('ing')) return mapped(stem(3) ?? stem(3, 'e') ?? doubled(word, 3), ipa => `${ipa}ɪŋ`)
  if (word.endsWith('ly')) return mapped(stem(2), ipa => `${ipa}li`)
  if (word.endsWith('ness')) return mapped(stem(4), ipa => `${ipa}nəs`)
  if (word.endsWith('less')) return mapped(stem(4), ipa => `${ipa}ləs`)
  return undefined
}

/** vlogging, vlogged */
const doubled = (word: string, ending: number): string | undefined => {
  const stem = word.slice(0, -ending)
  return stem.at(-1) === stem.at(-2) ? knownOf(stem.slice(0, -1)) : undefined
}

const mapped = (ipa: string | undefined, change: (ipa: string) => string): string | undefined =>
  ipa === undefined ? undefined : relaxIpa(change(ipa))

const withS = (ipa: string): string => (/[szʃʒʧʤ]$/u.test(ipa) ? `${ipa}ᵻz` : ipa + (/[ptkfθ]$/u.test(ipa) ? 's' : 'z'))
const withEd = (ipa: string): string => (/[tdT]$/u.test(ipa) ? `${ipa}ᵻd` : ipa + (/[pkfθʃsʧ]$/u.test(ipa) ? 't' : 'd'))

/** ChatGPT, iPhone, YouTube: split at inner capitals. */
function splitOf(word: string): string {
  const parts = word.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z']+|[A-Z]/g) ?? []
  return parts.length < 2 || parts.join('') !== word ? '' : parts.map(part => pronounceWord(part)).join('')
}

const FROM_IPA: readonly (readonly [RegExp, string])[] = [
  [/oʊ/gu, 'O'],
  [/aɪ/gu, 'I'],
  [/aʊ/gu, 'W'],
  [/eɪ/gu, 'A'],
  [/ɔɪ/gu, 'Y'],
  [/tʃ/gu, 'ʧ'],
  [/dʒ/gu, 'ʤ'],
  [/ˈ([^AIOWYiuæɑɔəɛɜɝɚɪʊʌ]+)/gu, '$1ˈ'],
  [/ˌ([^AIOWYiuæɑɔəɛɜɝɚɪʊʌ]+)/gu, '$1ˌ'],
  [/(?<=[ˈˌ])ɝ/gu, 'ɜɹ'],
  [/[ɝɚ]/gu, 'əɹ'],
  [/ɫ/gu, 'l'],
  [/[^AIOWYbdfhijklmnpstuvwzæðŋɑɔəɛɜɡɪɹʃʊʌʒʤʧˈˌθ]/gu, ''],
]

/** By spelling rules; otherwise spelled. */
function guessOf(word: string): string {
  const letters = word.normalize('NFD').replaceAll(/[^a-z]/g, '')
  if (letters !== word && letters !== '' && isKnown(letters)) return knownOf(letters) ?? ''
  if (!/[aeiouy]/.test(letters))
    return Array.from(letters)
      .map(letter => LETTERS[letter] ?? '')
      .join('')
  const guess = FROM_IPA.reduce((ipa, [pattern, sound]) => ipa.replaceAll(pattern, sound), toIPA(letters))
  return relaxIpa(guess)
}
