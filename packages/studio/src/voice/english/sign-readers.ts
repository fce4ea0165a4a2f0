import { anyKeyPattern, type Reader, reader } from '../reader.ts'
import { digitWords } from './number-words.ts'
import { voiceData } from '../voice-data.ts'

const { addressSigns, dotted: DOTTED, signs: SIGNS, undotted: UNDOTTED } = voiceData('english')

const END = String.raw`(?![\p{L}\p{N}])`
const TOP_LEVEL = 'com|org|net|edu|gov|io|ai|cn|co|uk|de|fr|jp|dev|app|tv|me|info|xyz|tech'
const LABEL = String.raw`[a-z0-9](?:[a-z0-9-]*[a-z0-9])?`
const HOST = String.raw`(?:${LABEL}\.)+(?:${TOP_LEVEL})`

/** Combinations of letters that must be spelled. */
const SPELLED = /^(?:www|html?|php|api|ftp|http|https|cn|uk|jp|de|fr|io|ai|tv|xyz|jpg|png|mp3|mp4|pdf)$/

const spellOf = (letters: string): string =>
  Array.from(letters)
    .map(letter => `${letter}.`)
    .join(' ')
const partOf = (part: string, digits: AddressWords['digits']): string =>
  part
    .split(/(\d+)/)
    .filter(Boolean)
    .map(piece => (/\d/.test(piece) ? digits(piece) : SPELLED.test(piece) ? spellOf(piece) : piece))
    .join(' ')

/** The names of signs in addresses, in either language. */
type AddressWords = { signs: Readonly<Record<string, string>>; digits: (digits: string) => string }

const ENGLISH: AddressWords = { signs: addressSigns, digits: digits => digitWords(digits) }

/** Reads an address part by part, with its signs named. */
const addressOf = (address: string, { signs, digits }: AddressWords): string =>
  address
    .toLowerCase()
    .split(/([^a-z0-9]+)/)
    .filter(Boolean)
    .map(part =>
      /[a-z0-9]/.test(part)
        ? partOf(part, digits)
        : Array.from(part)
            .map(sign => signs[sign] ?? '')
            .join(' '),
    )
    .join(' ')

/** Addresses are read in the same way in both languages, except for the names of signs. */
export const addressReaders = (words: AddressWords = ENGLISH): readonly Reader[] => [
  reader(new RegExp(String.raw`[\w.+-]+@${HOST}(?![\w-])`, 'iu'), ([written]) => addressOf(written, words)),
  reader(
    new RegExp(String.raw`(?:https?://|ftp://)?((?:www\.)?${HOST}(?::\d+)?(?:/[\w\-./?=&%+#~]*[\w/])?)(?![\w-])`, 'iu'),
    ([, address = ''], { before }) =>
      // A final slash is not spoken. After an @ or a letter it is part of something else.
      /[\w@]$/.test(before) ? undefined : addressOf(address.replace(/\/$/, ''), words),
  ),
]

/** Tried before numbers: 24/7 is not a fraction. */
export const shorthandReaders: readonly Reader[] = [
  reader(new RegExp(String.raw`(${anyKeyPattern(UNDOTTED)})${END}\.?`, 'iu'), ([, written = ''], { before }) =>
    /[\p{L}\p{N}]$/u.test(before) ? undefined : UNDOTTED[written.toLowerCase()],
  ),
]

export const signReaders: readonly Reader[] = [
  // St. John, but Wall St.
  reader(/St\.(?= ?\p{Lu})/u, (_, { before, after }) =>
    /\p{Lu}\p{Ll}+ $/u.test(before) || !/^ ?\p{Lu}/u.test(after) ? 'street' : 'saint',
  ),
  reader(/St\./u, () => 'street'),
  reader(new RegExp(String.raw`(${anyKeyPattern(DOTTED)})\.`, 'iu'), ([, word = ''], { before, after }) => {
    if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) return undefined
    // `sat.`, `sun.`, `mar.` and similar are words at the end of a sentence; names of days have a capital.
    const isCommonWord = /^(?:sat|sun|mar|mon|wed|co|est|fig|gen|inc|dec|rev|jun|oct|ft|mt|rd|ms)$/.test(word)
    return isCommonWord ? undefined : DOTTED[word.toLowerCase()]
  }),
  // U.S.A., J. R. R.
  reader(/(?:\p{Lu}\.){2,}|\p{Lu}\.(?= \p{Lu})/u, ([written], { before }) =>
    /\p{L}$/u.test(before) || (written.length === 2 && /\bI$/.test(written.slice(0, 1)) && before === '')
      ? undefined
      : spellOf(written.replaceAll('.', '').toLowerCase()),
  ),
  // #topic
  reader(/#(?=\p{L})/u, () => 'hashtag'),
  reader(/@(?=\p{L})/u, () => 'at'),
  reader(
    new RegExp(
      `[${Object.keys(SIGNS)
        .join('')
        .replaceAll(/[\]\\^-]/g, '\\$&')}]`,
      'u',
    ),
    ([sign]) => SIGNS[sign],
  ),
  // Between two words: male/female.
  reader(/\/(?=\p{L})/u, (_, { before }) => (/\p{L}$/u.test(before) ? 'or' : undefined)),
]
