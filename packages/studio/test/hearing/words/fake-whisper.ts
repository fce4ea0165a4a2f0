import { ATTENTION_PLACES, type WindowDecoder, TOKENS, type Whisper } from '../../../src/hearing/words/open-whisper.ts'
import { END, FIRST_TIME, findLanguageToken, NO_SPEECH, START } from '../../../src/hearing/words/tokens.ts'

/** A word of the fake's vocabulary and the place of the window, in seconds, that it looks at; or a time in seconds. */
export type Spoken = { word: string; at: number } | { time: number }

export type FakeWindow = {
  spoken: Spoken[]
  language?: string
  /** How likely nobody speaks. */
  silence?: number
  /** How much likelier each token is than any other, as a logarithm. */
  sureness?: number
}

const HEADS = 8
const SURE = 20

/** A recogniser that tells what it was told to, window after window. */
export function fakeWhisper(windows: readonly FakeWindow[]): Whisper & { tellings: number; heard: number } {
  const words = [...new Set(windows.flatMap(({ spoken }) => spoken.flatMap(one => ('word' in one ? [one.word] : []))))]
  // The first numbers are signs that nobody says.
  const numberOf = (word: string): number => 1_000 + words.indexOf(word)
  const vocabulary: Uint8Array[] = []
  for (const word of words) vocabulary[numberOf(word)] = Buffer.from(word)
  const fake = {
    vocabulary,
    tellings: 0,
    heard: 0,
    async listen(): Promise<() => WindowDecoder> {
      const window = windows[fake.heard++] ?? { spoken: [] }
      return () => {
        fake.tellings += 1
        return tellingOf(window, numberOf)
      }
    },
    async close() {},
  }
  return fake
}

function tellingOf(window: FakeWindow, numberOf: (word: string) => number): WindowDecoder {
  const { spoken, language = 'en', silence = 0, sureness = SURE } = window
  let at = 0
  return {
    async next(tokens) {
      const logits = new Float32Array(TOKENS * tokens.length)
      const last = logits.subarray(-TOKENS)
      if (tokens.length === 1 && tokens[0] === START) {
        last[findLanguageToken(language) ?? 0] = SURE
        last[NO_SPEECH] = SURE + Math.log(silence / (1 - silence))
        return { logits, attention: gazeAt(0) }
      }
      const one = spoken[at++]
      if (!one) last[END] = sureness
      else if ('word' in one) last[numberOf(one.word)] = sureness
      else last[FIRST_TIME + Math.round(one.time * 50)] = sureness
      return { logits, attention: gazeAt(one && 'word' in one ? one.at : (endOf(spoken) ?? 0)) }
    },
  }
}

const endOf = (spoken: readonly Spoken[]): number | undefined =>
  spoken.flatMap(one => ('time' in one ? [one.time] : [])).at(-1)

function gazeAt(seconds: number): Float32Array[] {
  return Array.from({ length: HEADS }, () => {
    const attention = new Float32Array(ATTENTION_PLACES)
    const middle = Math.round(seconds * 50)
    for (let place = middle - 4; place <= middle + 4; place++)
      if (place >= 0 && place < ATTENTION_PLACES) attention[place] = 0.2 - Math.abs(place - middle) * 0.03
    return attention
  })
}
