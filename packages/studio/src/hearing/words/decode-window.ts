import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { MAX_TOKENS, type DecodeStep, type WindowDecoder, TOKENS } from './open-whisper.ts'
import { SUPPRESSED_TOKENS } from './suppressed-tokens.ts'
import { END, FIRST_TIME, LANGUAGE_TOKENS, NO_SPEECH, NO_TIMES, START, TIME_SECONDS, TRANSCRIBE } from './tokens.ts'

export type DecodedToken = {
  token: number
  /** Its probability, 0 to 1. */
  likelihood: number
  attention: DecodeStep['attention']
}

export type DecodedWindow = {
  /** Text and time tokens, without the end token. */
  tokens: DecodedToken[]
  /** The attention of the token after the last: the end of the last word. */
  endAttention: DecodeStep['attention'] | undefined
  /**
   * The mean log probability of text tokens, without times, which are always probable: below -1 the model is guessing.
   */
  confidence: number
}

export type Opening = {
  /** The probability of no speech, 0 to 1. */
  silence: number
  /** The most probable language token, and its probability. */
  language: number
  languageLikelihood: number
}

/** The detection before the first word: speech or not, and the language. */
export async function readOpening(telling: WindowDecoder): Promise<Opening> {
  const { logits } = await telling.next([START])
  const all = likelihoodsOf(logits)
  const language = LANGUAGE_TOKENS.reduce((best, token) => (all[token]! > all[best]! ? token : best))
  const among = LANGUAGE_TOKENS.reduce((sum, token) => sum + all[token]!, 0)
  return { silence: all[NO_SPEECH]!, language, languageLikelihood: all[language]! / among }
}

// The first time token lies in the first second; later starts are found by attention.
const LAST_FIRST_TIME = FIRST_TIME + 1 / TIME_SECONDS
// Half of the model's context is for earlier text.
const MAX_WINDOW_TOKENS = MAX_TOKENS / 2

/** Decodes a window with the most probable token each time; with a temperature, by sampling. */
export async function decodeWindow(
  telling: WindowDecoder,
  { language, temperature = 0, chance }: { language: number; temperature?: number; chance: SeededRandom },
): Promise<DecodedWindow> {
  const tokens: DecodedToken[] = []
  let step = await telling.next([START, language, TRANSCRIBE])
  for (;;) {
    const logits = step.logits.slice(-TOKENS)
    rule(logits, tokens)
    const likelihoods = likelihoodsOf(logits)
    const token = temperature === 0 ? likeliestOf(likelihoods) : drawn(logits, temperature, chance)
    if (token === END || tokens.length >= MAX_WINDOW_TOKENS)
      return { tokens, endAttention: step.attention, confidence: confidenceOf(tokens) }
    tokens.push({ token, likelihood: likelihoods[token]!, attention: step.attention })
    step = await telling.next([token])
  }
}

function confidenceOf(tokens: readonly DecodedToken[]): number {
  const texts = tokens.filter(({ token }) => token < FIRST_TIME)
  return (
    texts.reduce((sum, { likelihood }) => sum + Math.log(Math.max(1e-10, likelihood)), 0) / Math.max(1, texts.length)
  )
}

/** Suppresses invalid tokens. Times come in pairs around a text, and never decrease. */
function rule(logits: Float32Array, before: readonly DecodedToken[]): void {
  const forbid = (from: number, to: number): void => void logits.fill(-Infinity, from, to)
  for (const token of SUPPRESSED_TOKENS) logits[token] = -Infinity
  forbid(END + 1, FIRST_TIME)
  logits[NO_TIMES] = -Infinity
  const [last, second] = [before.at(-1)?.token, before.at(-2)?.token]
  if (last === undefined) {
    forbid(0, FIRST_TIME)
    forbid(LAST_FIRST_TIME + 1, TOKENS)
    return
  }
  const isTime = (token: number | undefined): boolean => token === undefined || token >= FIRST_TIME
  const isOpen = isTime(last) && isTime(second)
  // A start time is followed by text, an end time by another time or the end.
  if (isOpen) forbid(FIRST_TIME, TOKENS)
  else if (isTime(last)) forbid(0, END)
  const latest = before.findLast(({ token }) => isTime(token))?.token ?? FIRST_TIME
  // A text has a duration; the next one may begin where it ended.
  forbid(FIRST_TIME, isTime(last) && !isOpen ? latest : latest + 1)
  if (timesOutweigh(logits)) forbid(0, FIRST_TIME)
}

/** The sum of all time probabilities exceeds that of any text token. */
function timesOutweigh(logits: Float32Array): boolean {
  let text = -Infinity
  for (let token = 0; token < FIRST_TIME; token++) text = Math.max(text, logits[token]!)
  let times = 0
  for (let token = FIRST_TIME; token < TOKENS; token++) times += Math.exp(logits[token]! - text)
  return times > 1
}

function likelihoodsOf(logits: Float32Array): Float32Array {
  let highest = -Infinity
  for (const logit of logits) if (logit > highest) highest = logit
  const likelihoods = logits.map(logit => Math.exp(logit - highest))
  let sum = 0
  for (const likelihood of likelihoods) sum += likelihood
  for (let token = 0; token < likelihoods.length; token++) likelihoods[token]! /= sum
  return likelihoods
}

function likeliestOf(likelihoods: Float32Array): number {
  let best = 0
  for (let token = 1; token < likelihoods.length; token++) if (likelihoods[token]! > likelihoods[best]!) best = token
  return best
}

function drawn(logits: Float32Array, temperature: number, chance: SeededRandom): number {
  const likelihoods = likelihoodsOf(logits.map(logit => logit / temperature))
  let left = chance.next()
  for (let token = 0; token < likelihoods.length; token++) {
    left -= likelihoods[token]!
    if (left < 0) return token
  }
  return likeliestOf(likelihoods)
}
