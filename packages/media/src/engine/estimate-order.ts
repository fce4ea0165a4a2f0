import { countHan } from '../language/has-han.ts'
import type { Order } from './contract.ts'

// Core seconds on a machine of 2026, from docs/benchmarks. They need not be exact: they distinguish a sentence from a
// film.
const [VIDEO_BASE, VIDEO_PER_SECOND] = [4, 1.5]
// The share of the clip's time for each pass that is written beside it.
const PASS_SHARE = 0.3
const [IMAGE_BASE, IMAGE_PER_MEGAPIXEL] = [2, 1]
// At 1080p five core seconds for each second of the clip, at 8K forty.
const [UPSCALE_BASE, UPSCALE_PER_MEGAPIXEL_SECOND] = [1, 2]
const [EFFECTS_BASE, EFFECTS_PER_SECOND] = [1, 0.2]
const LIPS_PER_SECOND = 1.5
const [MUSIC_BASE, MUSIC_PER_SECOND] = [1, 0.1]
// The length of a song is unknown when its analysis is ordered; three minutes of music take one minute.
const HEARING = 60
// A minute of the recording is analysed, and half a minute recognised.
const CLONING = 10
const SEEING = 2
// The length of a clip is unknown, too; a minute takes ten seconds.
const WATCHING = 15
const READING = 1
const SPEECH_BASE = 0.5
// Speech takes about as long to make as to play.
const [LETTERS_PER_SECOND, HAN_PER_SECOND] = [15, 4.5]
const PIXELS_720P = 1_280 * 720

/** About how many seconds of one core an order takes. */
export function estimateOrder(order: Order): number {
  switch (order.kind) {
    case 'video': {
      const size = (order.width * order.height) / PIXELS_720P
      const beside = 1 + PASS_SHARE * (order.passes?.length ?? 0)
      return VIDEO_BASE + VIDEO_PER_SECOND * order.seconds * size * (order.fine ? 1.5 : 1) * beside
    }
    case 'image':
      return IMAGE_BASE + (IMAGE_PER_MEGAPIXEL * order.width * order.height) / 1e6
    case 'speech':
      return estimateSpeech(order.text)
    case 'music':
      return MUSIC_BASE + MUSIC_PER_SECOND * order.seconds
    case 'upscale':
      return UPSCALE_BASE + (UPSCALE_PER_MEGAPIXEL_SECOND * order.seconds * order.width * order.height) / 1e6
    case 'effects':
      return EFFECTS_BASE + EFFECTS_PER_SECOND * order.seconds
    case 'lips':
      return VIDEO_BASE + (LIPS_PER_SECOND * order.seconds * order.width * order.height) / PIXELS_720P
    case 'voice':
      return CLONING
    case 'hearing':
      return HEARING
    case 'seeing':
      return SEEING
    case 'watching':
      return WATCHING
    case 'reading':
    case 'reviewing':
    case 'rewriting':
    case 'writing':
      return READING
  }
}

function estimateSpeech(text: string): number {
  const han = countHan(text)
  return SPEECH_BASE + han / HAN_PER_SECOND + (text.length - han) / LETTERS_PER_SECOND
}
