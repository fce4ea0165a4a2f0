import { EMOTIONS } from '@kinora/media/language/emotions'
import { readLanguageName } from '@kinora/media/language/language-name'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ChildFailure } from '@kinora/media/children/child-failure'
import { createSilence } from '@kinora/media/sound/sound'
import { openSound } from '@kinora/media/write/open-sound'
import { punctuateWords } from '@kinora/media/engine/punctuate-words'
import type { OrderJob, OrderResult } from '@kinora/media/engine/child-engine'
import type { MadeFile } from '@kinora/media/engine/contract'
import { CannotSpeak, createSpeaker, type Speaker } from '../voice/create-speaker.ts'
import { levelSpeech } from '../voice/level-speech.ts'
import { spokenLufs } from '../voice/shape/emotions.ts'
import { speakInTurn } from '../voice/speak-in-turn.ts'
import { silentReading } from '../voice/silent-reading.ts'
import type { SpeechOrder, SpeechPiece, SpokenWord } from '../voice/spoken.ts'

let opened: Promise<Speaker> | undefined

/** The speaker of this process; opening it takes a second and a half. */
export const sharedSpeaker = (): Promise<Speaker> => (opened ??= createSpeaker({ threads: 2 }))

/** Closes the speaker of this process; the next request opens another. */
export async function closeSharedSpeaker(): Promise<void> {
  const closing = opened
  opened = undefined
  await (await closing)?.close()
}

// Pauses may be hours long, so they are written a minute at a time.
const MAX_SILENCE_SECONDS = 60

/**
 * Speaks a text into a file, piece by piece, so that memory does not grow with its length. Word times go into another
 * file.
 */
export async function speakOrder({ order, folder }: OrderJob, report: (percent: number) => void): Promise<OrderResult> {
  if (order.kind !== 'speech') throw new ChildFailure(`this process speaks, and makes no ${order.kind}`, false)
  const file: MadeFile = { role: 'result', format: 'mp3', path: join(folder, 'result.mp3') }
  const words: MadeFile = { role: 'words', format: 'json', path: join(folder, 'words.json') }
  const spoken: SpokenWord[] = []
  const writer = await openSound(file.path, { format: 'mp3' })
  try {
    for await (const piece of levelSpeech(reported(spokenOrRead(order), order, report), spokenLufs(speechOf(order)))) {
      if (piece.kind === 'sound') {
        await writer.write(piece.sound)
        spoken.push(...piece.words)
        continue
      }
      for (let left = piece.seconds; left > 0; left -= MAX_SILENCE_SECONDS)
        await writer.write(createSilence(Math.min(left, MAX_SILENCE_SECONDS)))
    }
    await writer.finish()
    await writeFile(words.path, JSON.stringify(punctuateWords(order.text, spoken)))
  } catch (error) {
    // A retry would fail in the same way.
    throw error instanceof CannotSpeak ? new ChildFailure(error.message, false, error.reason) : error
  } finally {
    await writer.close()
  }
  return { files: [file, words] }
}

/** The same pieces, with the progress through the text. */
async function* reported(
  pieces: AsyncIterable<SpeechPiece>,
  { text }: { text: string },
  report: (percent: number) => void,
): AsyncGenerator<SpeechPiece> {
  for await (const piece of pieces) {
    const last = piece.kind === 'sound' ? piece.words.at(-1) : undefined
    if (last) report((100 * last.to) / text.length)
    yield piece
  }
}

/** The speech; or silence of the reading time, if no voice can speak the text and the order allows it. */
async function* spokenOrRead(order: OrderJob['order'] & { kind: 'speech' }): AsyncGenerator<SpeechPiece> {
  let hasBegun = false
  try {
    const speaker = await sharedSpeaker()
    const speech = speechOf(order)
    for await (const piece of order.voices ? speakInTurn(speaker, speech, order.voices) : speaker.speak(speech)) {
      hasBegun = true
      yield piece
    }
  } catch (error) {
    const isUnsayable = error instanceof CannotSpeak && error.reason === 'FieldInvalid'
    if (!order.mayBeSilent || hasBegun || !isUnsayable) throw error
    const { seconds, words } = silentReading(order.text)
    yield { kind: 'sound', sound: createSilence(seconds), words, characters: [], phonemes: [] }
  }
}

function speechOf(order: OrderJob['order'] & { kind: 'speech' }): SpeechOrder {
  const { text, voice, ownVoices, speed, pitch, volume, pronunciations } = order
  const language = readLanguageName(order.language ?? '')
  const emotion = EMOTIONS.find(one => one === order.emotion)
  return {
    text,
    voice,
    speed,
    pitch,
    volume,
    ...(ownVoices && { ownVoices }),
    ...(language && { language }),
    ...(emotion && { emotion }),
    ...(pronunciations && { pronunciations }),
  }
}
