import { readWeights } from '../../models/find-weights.ts'

// Numbers of special tokens. Tokens from END on are not text.
export const END = 50_257
export const START = 50_258
export const TRANSCRIBE = 50_359
export const NO_SPEECH = 50_362
export const NO_TIMES = 50_363
/** From here on a token is a time, in steps of 20 ms. */
export const FIRST_TIME = 50_364
export const TIME_SECONDS = 0.02
const FIRST_LANGUAGE = 50_259

/** Its languages in the order of their tokens. */
// biome-ignore format: a list of names
const LANGUAGES = [
  'en', 'zh', 'de', 'es', 'ru', 'ko', 'fr', 'ja', 'pt', 'tr', 'pl', 'ca', 'nl', 'ar', 'sv', 'it', 'id', 'hi', 'fi', 'vi',
  'he', 'uk', 'el', 'ms', 'cs', 'ro', 'da', 'hu', 'ta', 'no', 'th', 'ur', 'hr', 'bg', 'lt', 'la', 'mi', 'ml', 'cy', 'sk',
  'te', 'fa', 'lv', 'bn', 'sr', 'az', 'sl', 'kn', 'et', 'mk', 'br', 'eu', 'is', 'hy', 'ne', 'mn', 'bs', 'kk', 'sq', 'sw',
  'gl', 'mr', 'pa', 'si', 'km', 'sn', 'yo', 'so', 'af', 'oc', 'ka', 'be', 'tg', 'sd', 'gu', 'am', 'yi', 'lo', 'uz', 'fo',
  'ht', 'ps', 'tk', 'nn', 'mt', 'sa', 'lb', 'my', 'bo', 'tl', 'mg', 'as', 'tt', 'haw', 'ln', 'ha', 'ba', 'jw', 'su',
]
export const LANGUAGE_TOKENS = LANGUAGES.map((_, at) => FIRST_LANGUAGE + at)

/** Undefined for an unknown language. `zh-CN` is `zh`. */
export function findLanguageToken(tag: string): number | undefined {
  const at = LANGUAGES.indexOf(tag.toLowerCase().split(/[-_]/)[0] ?? '')
  return at < 0 ? undefined : FIRST_LANGUAGE + at
}

export const tokenLanguage = (token: number): string => LANGUAGES[token - FIRST_LANGUAGE] ?? ''

/** The bytes of each token of text. */
export type Vocabulary = readonly Uint8Array[]

/** Undefined when the package is not installed. */
export async function readVocabulary(): Promise<Vocabulary | undefined> {
  const file = await readWeights('whisper-vocabulary')
  if (!file) return undefined
  const numbers = JSON.parse(file.toString('utf8')) as Record<string, number>
  const bytes = bytesBySign()
  const vocabulary: Uint8Array[] = []
  for (const [signs, number] of Object.entries(numbers))
    vocabulary[number] = Uint8Array.from(signs, sign => bytes.get(sign) ?? 0)
  return vocabulary
}

/** The file encodes every byte as a visible character: printable bytes as themselves, the others from 256 on. */
function bytesBySign(): Map<string, number> {
  const isVisible = (byte: number): boolean =>
    (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || (byte >= 0xae && byte <= 0xff)
  let next = 256
  return new Map(
    Array.from({ length: 256 }, (_, byte) => [String.fromCharCode(isVisible(byte) ? byte : next++), byte] as const),
  )
}
