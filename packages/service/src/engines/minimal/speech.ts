import { SAMPLE_RATE } from '@kinora/media/sound/sound'
import type { Order, TimedWord } from '@kinora/media/engine/contract'
import { fadeGain, seededFraction, sineAt, transpose, type Tune } from './tones.ts'

type Speech = Extract<Order, { kind: 'speech' }>

/** A part of speech; without a tone it is a pause. */
type Syllable = { seconds: number; hertz?: number }

// Reading speed: about twelve letters a second, or four Chinese characters.
const LETTERS_PER_SECOND = 12
const WIDE_PER_SECOND = 4
const LETTERS_PER_SYLLABLE = 3
// The minimum length, so that a single letter is audible.
const MIN_SECONDS = 0.3
const LOUDNESS = 0.12
// A scale in which no two notes clash.
const SCALE = [0, 2, 4, 7, 9]

const PIECE =
  /<#(?<pause>\d+(?:\.\d+)?)#>|(?<gap>\s+)|(?<wide>[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}])|[^\s]/gu

/** One soft tone for each syllable, as long as reading the text would take. */
export function createSpeechTune(order: Speech): Tune {
  const syllables = syllablesOf(order)
  const seconds = syllables.reduce((sum, syllable) => sum + syllable.seconds, 0)
  const samples = Math.round(Math.max(MIN_SECONDS, seconds) * SAMPLE_RATE)
  // One step of volume is a decibel; the maximum of 10 stays below the limit.
  const loudness = LOUDNESS * 10 ** (order.volume / 20)
  let next = 0
  let begin = 0
  let end = 0
  let current: Syllable | undefined
  return {
    samples,
    sampleAt(index) {
      const second = index / SAMPLE_RATE
      while (second >= end && next < syllables.length) {
        current = syllables[next++]
        begin = end
        end += current?.seconds ?? 0
      }
      if (!current?.hertz || second >= end) return 0
      const within = second - begin
      return loudness * sineAt(current.hertz, within) * fadeGain(within, current.seconds)
    },
  }
}

/** A word for each sequence of letters and for each Chinese character, with the times of its tones. */
export function timeSpeechWords(order: Speech): TimedWord[] {
  const words: TimedWord[] = []
  let begin = 0
  let isInWord = false
  for (const { text, kind, seconds } of piecesOf(order)) {
    const end = begin + seconds
    const last = words.at(-1)
    // Punctuation belongs to the character before it.
    const closes = last?.toSeconds === begin && /^\p{P}$/u.test(text)
    if (kind === 'letter' && last && (isInWord || closes)) {
      last.text += text
      last.toSeconds = end
    } else if (kind !== 'pause') words.push({ text, fromSeconds: begin, toSeconds: end })
    isInWord = kind === 'letter' && (isInWord || !closes)
    begin = end
  }
  return words
}

function syllablesOf(order: Speech): Syllable[] {
  const { voice, pitch, seed } = order
  // Between a low male and a high female voice.
  const base = transpose(120 + seededFraction(voice, seed, 'voice') * 120, pitch)
  const toneOf = (letter: string): number => transpose(base, SCALE[(letter.codePointAt(0) ?? 0) % SCALE.length] ?? 0)
  const syllables: Syllable[] = []
  let letters = 0
  for (const { text, kind, seconds } of piecesOf(order)) {
    const last = syllables.at(-1)
    letters = kind === 'letter' ? letters + 1 : 0
    if (kind === 'pause') syllables.push({ seconds })
    else if (kind === 'letter' && last && letters % LETTERS_PER_SYLLABLE !== 1) last.seconds += seconds
    else syllables.push({ seconds, hertz: toneOf(text) })
  }
  return syllables
}

type Piece = { text: string; kind: 'pause' | 'wide' | 'letter'; seconds: number }

function* piecesOf({ text, speed }: Speech): Generator<Piece> {
  for (const { 0: piece, groups } of text.matchAll(PIECE)) {
    if (groups?.['pause']) yield { text: piece, kind: 'pause', seconds: Number(groups['pause']) }
    else if (groups?.['gap']) yield { text: piece, kind: 'pause', seconds: 1 / LETTERS_PER_SECOND / speed }
    else if (groups?.['wide']) yield { text: piece, kind: 'wide', seconds: 1 / WIDE_PER_SECOND / speed }
    else yield { text: piece, kind: 'letter', seconds: 1 / LETTERS_PER_SECOND / speed }
  }
}
