import { deflateSync } from 'node:zlib'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { simplifyCharacter } from '@kinora/media/language/simplify-character'
import type { Sound } from '@kinora/media/sound/sound'
import type { TimedWord } from '@kinora/media/engine/contract'
import { melSpectrogram, WINDOW_SECONDS } from './mel-spectrogram.ts'
import { HEARING_RATE, downsampleForHearing } from './downsample-for-hearing.ts'
import type { WindowDecoder, Whisper } from './open-whisper.ts'
import { readOpening, type Opening, decodeWindow, type DecodedWindow } from './decode-window.ts'
import { tightenWords } from './tighten-words.ts'
import { FIRST_TIME, tokenLanguage, findLanguageToken, TIME_SECONDS } from './tokens.ts'
import { type RecognisedWord, readWindowWords } from './read-window-words.ts'

export type RecognisedWords = { language: string; words: TimedWord[] }

/** The spoken or sung words with their times. `language` is a tag, or empty to detect it. */
export async function recogniseWords(
  whisper: Whisper,
  sound: Sound,
  { language = '', report }: { language?: string; report?: (percent: number) => void } = {},
): Promise<RecognisedWords> {
  const samples = downsampleForHearing(sound)
  const seconds = samples.length / HEARING_RATE
  let spoken = findLanguageToken(language)
  const words: TimedWord[] = []
  for (let at = 0; at < seconds; ) {
    const window = samples.subarray(Math.round(at * HEARING_RATE), Math.round((at + WINDOW_SECONDS) * HEARING_RATE))
    const heard = await hearWindow(whisper, window, spoken)
    if (heard.words.length > 0) spoken = heard.language
    const write = writerFor(tokenLanguage(heard.language), language)
    for (const word of heard.words) words.push(shifted(write(word), at, words.at(-1)?.toSeconds ?? 0))
    at += heard.seconds
    report?.(Math.min(100, (100 * at) / seconds))
  }
  return { language: words.length > 0 && spoken !== undefined ? tokenLanguage(spoken) : '', words }
}

/**
 * The recogniser writes simplified or traditional Chinese; the result is simplified unless traditional is requested.
 */
function writerFor(heard: string, asked: string): (word: RecognisedWord) => RecognisedWord {
  if (heard !== 'zh' || /^zh.(?:tw|hk|mo|hant)/i.test(asked)) return word => word
  return word => ({ ...word, text: Array.from(word.text, simplifyCharacter).join('') })
}

/** In the time of the whole sound, and never before the previous word. */
function shifted({ text, fromSeconds, toSeconds }: TimedWord, by: number, notBefore: number): TimedWord {
  const from = Math.max(notBefore, fromSeconds + by)
  return { text, fromSeconds: rounded(from), toSeconds: rounded(Math.max(from, toSeconds + by)) }
}

const rounded = (seconds: number): number => Math.round(seconds * 1_000) / 1_000

/** `seconds` is the recognised length: the next window begins there. */
type Window = { words: RecognisedWord[]; language: number; seconds: number }

// A shorter sound is a click, which the recogniser would turn into a word.
const SHORTEST_SECONDS = 0.1

async function hearWindow(whisper: Whisper, samples: Float32Array, spoken: number | undefined): Promise<Window> {
  const seconds = samples.length / HEARING_RATE
  const nothing: Window = { words: [], language: spoken ?? 0, seconds }
  if (seconds < SHORTEST_SECONDS || isSilent(samples)) return nothing
  const begin = await whisper.listen(melSpectrogram(samples))
  const opening = await readOpening(begin())
  const language = spoken ?? opening.language
  const told = await tellWell(begin, language, opening)
  if (!told) return nothing
  const words = tightenWords(readWindowWords(told, whisper.vocabulary, seconds), samples)
  return { words, language, seconds: heardSecondsOf(told, seconds) }
}

// -60 dB: below is recording noise.
const SILENT = 1e-3
const isSilent = (samples: Float32Array): boolean => samples.every(sample => Math.abs(sample) < SILENT)

const TEMPERATURES = [0, 0.4, 0.8]
// Music without a voice had -1.3 and less, speech over loud music -0.8 and more. If speech is improbable, a word needs
// a higher probability.
const LEAST_CONFIDENCE = { speech: -1, silence: -0.3 }
const LIKELY_SILENCE = 0.6
// The compression ratio of tokens: a refrain stays below, a loop does not.
const MAX_REPETITION = 2.4

/** The confident words without loops; undefined without speech. */
async function tellWell(
  begin: () => WindowDecoder,
  language: number,
  opening: Opening,
): Promise<DecodedWindow | undefined> {
  const isSilence = opening.silence > LIKELY_SILENCE
  for (const temperature of TEMPERATURES) {
    const told = await decodeWindow(begin(), { language, temperature, chance: seededRandom(1) })
    const isSure = told.confidence >= LEAST_CONFIDENCE[isSilence ? 'silence' : 'speech']
    if (isSure && !goesRound(told)) return told
    if (isSilence) return undefined
  }
  return undefined
}

const goesRound = ({ tokens }: DecodedWindow): boolean => {
  const bytes = Buffer.from(
    Uint16Array.from(
      tokens.filter(({ token }) => token < FIRST_TIME),
      ({ token }) => token,
    ).buffer,
  )
  return bytes.length > 0 && bytes.length / deflateSync(bytes).length > MAX_REPETITION
}

/** Up to the end of the last complete segment, if another begins after it; otherwise to the end of the window. */
function heardSecondsOf({ tokens }: DecodedWindow, seconds: number): number {
  const [second, last] = tokens.slice(-2).map(({ token }) => token)
  const endsOpen = last !== undefined && second !== undefined && last >= FIRST_TIME && second >= FIRST_TIME
  const at = endsOpen ? ((second ?? 0) - FIRST_TIME) * TIME_SECONDS : seconds
  return at > 1 ? Math.min(at, seconds) : seconds
}
