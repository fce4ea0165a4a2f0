import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { MAX_TOKENS, type DecodeStep, type WindowDecoder, TOKENS } from './open-whisper.ts'
import { SUPPRESSED_TOKENS } from './suppressed-tokens.ts'
import { END, FIRST_TIME, LANGUAGE_TOKENS, NO_SPEECH, NO_TIMES, START, TIME_SECONDS, TRANSCRIBE } from './tokens.ts'

export type DecodedToken = {
  token: number
  /** Its likelihood among all that could have come, 0 to 1. */
  likelihood: number
  attention: DecodeStep['attention']
}

export type DecodedWindow = {
  /** Text and times, without the token that ends it. */
  tokens: DecodedToken[]
  /** Where the last token's successor looked: the last word ends there. */
  endAttention: DecodeStep['attention'] | undefined
  /** The mean of the logarithms of the likelihoods of text, without the times, which are always likely: below -1 it is guessing. */
  confidence: number
}

export type Opening = {
  /** The likelihood that nobody speaks here, 0 to 1. */
  silence: number
  /** The likeliest language, by its token, and how likely. */
  language: number
  languageLikelihood: number
}

/** What is said before the first word: whether anybody speaks, and in which language. */
export async function readOpening(telling: WindowDecoder): Promise<Opening> {
  const { logits } = await telling.next([START])
  const all = likelihoodsOf(logits)
  const language = LANGUAGE_TOKENS.reduce((best, token) => (all[token]! > all[best]! ? token : best))
  const among = LANGUAGE_TOKENS.reduce((sum, token) => sum + all[token]!, 0)
  return { silence: all[NO_SPEECH]!, language, languageLikelihood: all[language]! / among }
}

// The first words begin in the first second; what begins later is found by where it looked.
const LAST_FIRST_TIME = FIRST_TIME + 1 / TIME_SECONDS
// Half of what it takes is for text that came before.
const MOST_TOKENS = MAX_TOKENS / 2

/** Tells a window to its end, each time the likeliest token; with a temperature, one by chance among the likely. */
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
    if (token === END || tokens.length >= MOST_TOKENS)
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

/** Forbids what may not come here. Times come in pairs around a text, and never go back. */
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
  // Behind a time that begins a text comes text, behind one that ends it another time or the end.
  if (isOpen) forbid(FIRST_TIME, TOKENS)
  else if (isTime(last)) forbid(0, END)
  const latest = before.findLast(({ token }) => isTime(token))?.token ?? FIRST_TIME
  // A text takes some time; the next one may begin where it ended.
  forbid(FIRST_TIME, isTime(last) && !isOpen ? latest : latest + 1)
  if (timesOutweigh(logits)) forbid(0, FIRST_TIME)
}

/** All times together are likelier than any single token of text. */
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
