import { decodeFrames } from '@kinora/media/av/decode-frames'
import { decodeSound, decodeSoundIfAny } from '@kinora/media/av/decode-sound'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { soundSeconds } from '@kinora/media/sound/sound'
import type { SoundAnalysis, Order, PictureAnalysis, ClipAnalysis } from '@kinora/media/engine/contract'

const [BEATS_PER_MINUTE, BEATS_PER_BAR] = [120, 4]

/** Returns only the true length, and the most common beat. The sound is not analysed. */
async function assumeSteadyBeat({ inputs }: Order): Promise<SoundAnalysis> {
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

/** The fixed description of every picture. */
const UNSEEN: PictureAnalysis = { prompt: '', subject: '', colours: [], faces: [] }

// The assumed length of shots, since the clip is not inspected.
const SHOT_SECONDS = 3

/** Only the length, and whether there is sound, are true. */
async function assumeEvenShots({ inputs }: Order): Promise<ClipAnalysis> {
  const path = inputs.find(input => input.kind === 'clip')?.path ?? ''
  let frames = 0
  for await (const _ of decodeFrames(path, { size: { width: 16, height: 16 } })) frames += 1
  const seconds = frames / FRAMES_PER_SECOND
  const count = Math.max(1, Math.round(seconds / SHOT_SECONDS))
  const shots = Array.from({ length: count }, (_, at) => ({
    fromSeconds: (at * seconds) / count,
    toSeconds: ((at + 1) * seconds) / count,
    transition: 'cut' as const,
    transitionSeconds: 0,
    move: 'static' as const,
    speed: 0,
    brightness: 0.5,
    colour: [128, 128, 128] as const,
  }))
  return { seconds, hasSound: (await decodeSoundIfAny(path)) !== undefined, shots }
}

/** Answers hearing, seeing and watching orders with fixed descriptions. */
export async function perceive(
  order: Extract<Order, { kind: 'hearing' | 'seeing' | 'watching' }>,
): Promise<SoundAnalysis | PictureAnalysis | ClipAnalysis> {
  if (order.kind === 'hearing') return assumeSteadyBeat(order)
  return order.kind === 'seeing' ? UNSEEN : assumeEvenShots(order)
}
