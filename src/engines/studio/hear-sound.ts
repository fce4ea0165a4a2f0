import { decodeSound } from '../../media/av/decode-sound.ts'
import { ChildFailure } from '../../media/children/child-failure.ts'
import { secondsOf } from '../../media/sound/sound.ts'
import type { Heard, Order } from '../contract.ts'
import { findBeats } from './sound/ears/find-beats.ts'
import { findSections } from './sound/ears/find-sections.ts'

/** What is heard in the order's sound. */
export async function hearSound({ inputs }: Extract<Order, { kind: 'hearing' }>): Promise<Heard> {
  const input = inputs.find(one => one.kind === 'sound')
  if (!input) throw new ChildFailure('there is no sound to hear', false)
  const sound = await decodeSound(input.path)
  const { tempo, beats, downbeats } = findBeats(sound)
  return {
    seconds: secondsOf(sound),
    beatsPerMinute: tempo,
    beats,
    downbeats,
    sections: findSections(sound).map(({ startSeconds, endSeconds, energy }) => ({
      fromSeconds: startSeconds,
      toSeconds: endSeconds,
      energy,
    })),
    language: '',
    words: [],
  }
}
