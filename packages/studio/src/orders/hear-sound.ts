import { decodeSound } from '@kinora/media/av/decode-sound'
import { ChildFailure } from '@kinora/media/children/child-failure'
import { type Sound, soundSeconds } from '@kinora/media/sound/sound'
import type { SoundAnalysis, Order } from '@kinora/media/engine/contract'
import { findBeats } from '../hearing/find-beats.ts'
import { findSections } from '../hearing/find-sections.ts'
import { type RecognisedWords, recogniseWords } from '../hearing/words/recognise-words.ts'
import { openWhisper } from '../hearing/words/open-whisper.ts'

/** Analyses the order's sound. Without the recogniser the result has no words. */
export async function hearSound(
  { inputs, withWords, language }: Extract<Order, { kind: 'hearing' }>,
  report?: (percent: number) => void,
): Promise<SoundAnalysis> {
  const input = inputs.find(one => one.kind === 'sound')
  if (!input) throw new ChildFailure('there is no sound to hear', false)
  const sound = await decodeSound(input.path)
  const { tempo, beats, downbeats } = findBeats(sound)
  const heard = {
    seconds: soundSeconds(sound),
    beatsPerMinute: tempo,
    beats,
    downbeats,
    sections: findSections(sound).map(({ startSeconds, endSeconds, energy }) => ({
      fromSeconds: startSeconds,
      toSeconds: endSeconds,
      energy,
    })),
  }
  return { ...heard, ...(withWords ? await wordsIn(sound, language, report) : NO_WORDS) }
}

const NO_WORDS: RecognisedWords = { language: '', words: [] }

/**
 * The recogniser is loaded for each sound and released: loading takes a second of half a minute, and a process that
 * kept its 0.4 GB would be replaced sooner.
 */
async function wordsIn(sound: Sound, language: string, report?: (percent: number) => void): Promise<RecognisedWords> {
  const whisper = await openWhisper()
  if (!whisper) return NO_WORDS
  try {
    return await recogniseWords(whisper, sound, { language, ...(report && { report }) })
  } finally {
    await whisper.close()
  }
}
