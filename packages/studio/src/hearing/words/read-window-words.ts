import type { TimedWord } from '@kinora/media/engine/contract'
import { alignWords } from './align-words.ts'
import { ATTENTION_PLACES } from './open-whisper.ts'
import type { DecodedWindow, DecodedToken } from './decode-window.ts'
import { FIRST_TIME, TIME_SECONDS, type Vocabulary } from './tokens.ts'
import { WINDOW_SECONDS } from './mel-spectrogram.ts'

export type RecognisedWord = TimedWord & { likelihood: number }

const PLACE_SECONDS = WINDOW_SECONDS / ATTENTION_PLACES
// The attention is slightly early: measured with speech of known times.
const LEAD_SECONDS = 0.08
// The attention also waits in music or silence before a word; the start of a word is never this far from its centre.
const LONGEST_RISE_SECONDS = 0.4
// The longest syllable in speech; a longer one contains silence, except in singing.
const LONGEST_SECONDS = 4

/** The words of a window with their times within it. `seconds` is the length of its sound. */
export function readWindowWords(
  { tokens, endAttention }: DecodedWindow,
  vocabulary: Vocabulary,
  seconds: number,
): RecognisedWord[] {
  const texts = tokens.filter(({ token }) => token < FIRST_TIME)
  if (texts.length === 0 || !endAttention) return []
  const places = Math.ceil(seconds / PLACE_SECONDS)
  const followed = alignWords([...texts.map(({ attention }) => attention), endAttention], places)
  const secondsOf = (place: number): number => Math.min(seconds, place * PLACE_SECONDS + LEAD_SECONDS)
  const ends = endsOf(tokens)
  const words: RecognisedWord[] = []
  for (const { from, to, text, opens } of lettersOf(texts, vocabulary)) {
    const last = words.at(-1)
    const { begin, peak } = followed[from] ?? { begin: 0, peak: 0 }
    const fromSeconds = Math.max(secondsOf(begin), secondsOf(peak) - LONGEST_RISE_SECONDS)
    const toSeconds = Math.min(secondsOf(followed[to]?.begin ?? places), ends[to - 1] ?? seconds)
    const likelihood = Math.min(...texts.slice(from, to).map(one => one.likelihood))
    // A number among Chinese characters is a separate word.
    const opensBehind = last && ENDS_UNSPACED.test(last.text) && !isMark(text)
    if (last && !opens && !opensBehind) {
      last.text += text
      // Punctuation has no time.
      if (!isMark(text)) last.toSeconds = toSeconds
      last.likelihood = isMark(text) ? last.likelihood : Math.min(last.likelihood, likelihood)
    } else words.push({ text: text.trimStart(), fromSeconds, toSeconds, likelihood })
  }
  return words
    .map(word => ({ ...word, text: word.text.trim() }))
    .filter(word => word.text !== '')
    .map(word => ({
      ...word,
      toSeconds: Math.max(word.fromSeconds, Math.min(word.toSeconds, word.fromSeconds + LONGEST_SECONDS, seconds)),
    }))
}

/** For each text token, the end time of its segment, if any. */
function endsOf(tokens: readonly DecodedToken[]): (number | undefined)[] {
  const ends: (number | undefined)[] = []
  let open = 0
  let wasText = false
  for (const { token } of tokens) {
    if (token < FIRST_TIME) {
      ends.push(undefined)
      wasText = true
    } else if (wasText) {
      ends.fill((token - FIRST_TIME) * TIME_SECONDS, open)
      open = ends.length
      wasText = false
    }
  }
  return ends
}

type Letters = { from: number; to: number; text: string; opens: boolean }

const UNSPACED = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Mymr}]/u
const ENDS_UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Mymr}]\p{P}*$/u
const isMark = (text: string): boolean => /^[\p{P}\p{S}\s]+$/u.test(text)

/**
 * Tokens are bytes: joins as many as form whole characters. A word begins with a space, or is a character that needs
 * none.
 */
function* lettersOf(texts: readonly DecodedToken[], vocabulary: Vocabulary): Generator<Letters> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let from = 0
  for (let to = 1; to <= texts.length; to++) {
    const bytes = Buffer.concat(texts.slice(from, to).map(({ token }) => vocabulary[token] ?? new Uint8Array()))
    const text = decoded(decoder, bytes)
    // A character has at most four bytes; a longer invalid sequence is an error of the recogniser.
    if (text === undefined && to - from < 4) continue
    if (text !== undefined)
      yield { from, to, text, opens: (text.startsWith(' ') || UNSPACED.test(text)) && !isMark(text) }
    from = to
  }
}

function decoded(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}
