import { alignTokens } from '../language/align-tokens.ts'
import { simplifyCharacter } from '../language/simplify-character.ts'
import type { SoundAnalysis, TimedWord } from './contract.ts'
import { punctuateWords } from './punctuate-words.ts'
import { type Span, spreadOver } from './spread-over.ts'

/** A spoken unit of the text: a word, or a character in scripts where each is a syllable. */
type Token = { text: string; word: number; letters: number; pauseBefore: number }

type Word = { text: string; from: number; to: number; pauseBefore: number }

const PAUSE = /<#(\d+(?:\.\d+)?)#>/g
const SYLLABIC = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]|[^\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+/gu

/**
 * The words of a text with their times in the sound. A word that was misheard or not heard gets a share of the time
 * between its neighbours; if nothing was heard, all words share the whole time.
 */
export function alignSpokenWords(
  text: string,
  { words: heard, seconds }: Pick<SoundAnalysis, 'words' | 'seconds'>,
): TimedWord[] {
  const words = findWords(text)
  const tokens = words.flatMap(tokensOf)
  const times = timeTokens(tokens, heard.flatMap(splitHeard), seconds)
  const own = Map.groupBy(times.keys(), index => tokens[index]?.word ?? -1)
  const spoken = words.map(({ text: word, from, to }, at) => {
    const [first, last] = [own.get(at)?.[0] ?? 0, own.get(at)?.at(-1) ?? 0]
    return { text: word, from, to, startSeconds: times[first]?.from ?? 0, endSeconds: times[last]?.to ?? 0 }
  })
  return punctuateWords(text, spoken)
}

/** Words as readers see them, with the pauses requested before each. */
function findWords(text: string): Word[] {
  // The same length, so that positions stay valid.
  const plain = text.replace(PAUSE, marker => ' '.repeat(marker.length))
  const pauses = Array.from(text.matchAll(PAUSE), match => ({ at: match.index, seconds: Number(match[1]) }))
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  let last = 0
  return Array.from(segmenter.segment(plain))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => {
      const before = pauses.filter(({ at }) => at >= last && at < index)
      last = index
      const pauseBefore = before.reduce((sum, pause) => sum + pause.seconds, 0)
      return { text: segment, from: index, to: index + segment.length, pauseBefore }
    })
}

const tokensOf = ({ text, pauseBefore }: Word, word: number): Token[] =>
  plainPieces(text).map((piece, at) => ({
    text: piece,
    word,
    letters: piece.length,
    pauseBefore: at === 0 ? pauseBefore : 0,
  }))

/** Without marks and case: `Café` becomes `cafe`. A word without letters still counts as one unit. */
function plainPieces(text: string): string[] {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const simplified = Array.from(letters, simplifyCharacter).join('')
  return simplified.match(SYLLABIC) ?? [text]
}

type HeardToken = Span & { text: string }

/** Splits a heard word of several characters, each with its share of the time. */
function splitHeard({ text, fromSeconds, toSeconds }: TimedWord): HeardToken[] {
  const pieces = plainPieces(text)
  const spans = spreadOver(
    { from: fromSeconds, to: Math.max(fromSeconds, toSeconds) },
    pieces.map(piece => ({ letters: piece.length, pauseBefore: 0 })),
  )
  return pieces.map((piece, at) => ({ text: piece, ...spans[at]! }))
}

// A typical speaking rate, which limits the time of unheard words at the start and the end.
const LETTERS_PER_SECOND = 10

function timeTokens(tokens: readonly Token[], heard: readonly HeardToken[], seconds: number): Span[] {
  const pairs = alignTokens(
    tokens.map(token => token.text),
    heard.map(token => token.text),
  )
  if (pairs.length === 0) return spreadOver(spanOf(heard) ?? { from: 0, to: seconds }, tokens)
  const times: Span[] = []
  let [lastToken, lastHeard] = [-1, -1]
  for (const [token, place] of [...pairs, [tokens.length, heard.length] as const]) {
    const missed = tokens.slice(lastToken + 1, token)
    const next = heard[place]
    if (missed.length > 0) {
      const others = spanOf(heard.slice(lastHeard + 1, place))
      times.push(...timeMissed(missed, times, others ?? roomFor(missed, times.at(-1), next, seconds), tokens))
    }
    if (next) times.push({ from: next.from, to: next.to })
    ;[lastToken, lastHeard] = [token, place]
  }
  return forward(times, seconds)
}

const spanOf = (heard: readonly HeardToken[]): Span | undefined =>
  heard.length > 0 ? { from: heard[0]!.from, to: heard.at(-1)!.to } : undefined

/** The time between the neighbours; at the ends at most the speaking time. */
function roomFor(missed: readonly Token[], before: Span | undefined, after: Span | undefined, seconds: number): Span {
  const length = missed.reduce((sum, { letters }) => sum + letters, 0) / LETTERS_PER_SECOND
  const [from, to] = [before?.to ?? 0, after?.from ?? seconds]
  if (!before) return { from: Math.max(0, to - length), to }
  return after ? { from, to: Math.max(from, to) } : { from, to: Math.max(from, Math.min(to, from + length)) }
}

// Shorter gaps contain no word.
const LEAST_SECONDS = 0.02

/** Without a gap, the previous word gives up some of its time; this changes `times`. */
function timeMissed(missed: readonly Token[], times: Span[], room: Span, tokens: readonly Token[]): Span[] {
  if (room.to - room.from >= LEAST_SECONDS * missed.length || times.length === 0) return spreadOver(room, missed)
  const before = times.pop()!
  const shared = spreadOver({ from: before.from, to: Math.max(before.to, room.to) }, [tokens[times.length]!, ...missed])
  times.push(shared[0]!)
  return shared.slice(1)
}

/** Words begin in order, and none ends after the sound. */
function forward(times: readonly Span[], seconds: number): Span[] {
  let last = 0
  return times.map(({ from, to }) => {
    const begin = Math.min(Math.max(last, from), Math.max(last, seconds))
    last = Math.max(begin, Math.min(to, Math.max(begin, seconds)))
    return { from: begin, to: last }
  })
}
