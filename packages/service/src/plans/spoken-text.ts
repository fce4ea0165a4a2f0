import type { ToldNote } from '@kinora/media/engine/note'
import type { Order } from '@kinora/media/engine/contract'
import { estimateOrder } from '@kinora/media/engine/estimate-order'
import { readLanguageName } from '@kinora/media/language/language-name'
import { hasHan } from '@kinora/media/language/has-han'
import { STANDARD_VOICES } from '../catalog/voices.ts'
import { LONGEST_SPEECH_SECONDS } from '../catalog/generators/lip-sync.ts'
import type { FetchedInput } from './files/fetch-inputs.ts'
import { notesOfMade } from './notes.ts'
import { type PlanContext, PlanFailure } from './plan.ts'
import { runOrder } from './orders/run-order.ts'

/** The speech of a request: a sound, or a text and how it is spoken. */
export type Speech = { text?: string; voice_id?: string; speed?: number; volume?: number; language?: string }

/** A sound of speech and its length. */
export type SpokenSound = { sound: FetchedInput; seconds: number; notes: readonly ToldNote[] }

type SpeechOrder = Extract<Order, { kind: 'speech' }>

const SEED = 1
const SPOKEN_ROLE = 'speech'

export function speechOrder({ text = '', voice_id, speed = 1, volume = 0, language }: Speech): SpeechOrder {
  const voice = voice_id || STANDARD_VOICES[readLanguageName(language ?? '') ?? (hasHan(text) ? 'zh' : 'en')]
  const named = language ? { language } : {}
  return { kind: 'speech', prompt: '', seed: SEED, inputs: [], text, voice, speed, pitch: 0, volume, ...named }
}

export const estimateSpeechSeconds = (speech: Speech): number =>
  speech.text === undefined ? 0 : estimateOrder(speechOrder(speech))

const findSound = (inputs: readonly FetchedInput[]): FetchedInput | undefined =>
  inputs.find(({ kind }) => kind === 'sound')

/** Estimates before anything is spoken. */
export function previewSpeech(speech: Speech, inputs: readonly FetchedInput[]): SpokenSound & { isEstimated: boolean } {
  const given = findSound(inputs)
  if (given) return { sound: given, seconds: given.seconds ?? 0, notes: [], isEstimated: false }
  const seconds = estimateSpeechSeconds(speech)
  return { sound: { role: SPOKEN_ROLE, kind: 'sound', path: '' }, seconds, notes: [], isEstimated: true }
}

/** The given sound, or the text as speech. */
export async function makeSpeech(
  speech: Speech,
  inputs: readonly FetchedInput[],
  context: PlanContext,
): Promise<SpokenSound> {
  const given = findSound(inputs)
  if (given) return { sound: given, seconds: given.seconds ?? 0, notes: [] }
  const made = await runOrder('speech', speechOrder(speech), context, percent => context.progress(5 + percent / 10))
  const file = made.files.find(({ role }) => role === 'result')
  if (!file) throw new PlanFailure('EngineFailure', 'the engine said nothing', { retryable: true })
  const rules = { kind: 'sound' as const, formats: ['mp3', 'wav', 'm4a'], maxBytes: Number.MAX_SAFE_INTEGER }
  const verdict = await context.inspect(file.path, rules, { signal: context.signal })
  if ('reason' in verdict) throw new PlanFailure('EngineFailure', `the speech ${verdict.says}`, { retryable: true })
  const seconds = 'seconds' in verdict.facts ? verdict.facts.seconds : 0
  if (seconds > LONGEST_SPEECH_SECONDS) {
    const says = `text must be said within ${LONGEST_SPEECH_SECONDS} seconds, and takes ${Math.round(seconds)}`
    throw new PlanFailure('FieldInvalid', says, { retryable: false })
  }
  const sound: FetchedInput = { role: SPOKEN_ROLE, kind: 'sound', path: file.path, seconds }
  return { sound, seconds, notes: notesOfMade(made) }
}
