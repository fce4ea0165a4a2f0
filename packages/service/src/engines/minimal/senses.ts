import { decodeSound } from '@kinora/media/av/decode-sound'
import { soundSeconds } from '@kinora/media/sound/sound'
import type { Heard, Order, Seen } from '@kinora/media/engine/contract'

const [BEATS_PER_MINUTE, BEATS_PER_BAR] = [120, 4]

/** Neither listens nor understands: only the length is true, and the beat is the one that most songs have. */
export async function assumeSteadyBeat({ inputs }: Order): Promise<Heard> {
  const seconds = soundSeconds(await decodeSound(inputs.find(input => input.kind === 'sound')?.path ?? ''))
  const beats = Array.from(
    { length: Math.floor((seconds * BEATS_PER_MINUTE) / 60) },
    (_, at) => (at * 60) / BEATS_PER_MINUTE,
  )
  return {
    seconds,
    beatsPerMinute: BEATS_PER_MINUTE,
    beats,
    downbeats: beats.filter((_, at) => at % BEATS_PER_BAR === 0),
    sections: [{ fromSeconds: 0, toSeconds: seconds, energy: 1 }],
    language: '',
    words: [],
  }
}

/** What is said of every picture. */
export const UNSEEN: Seen = { prompt: '', subject: '', colours: [], faces: [] }
