import type { Reason } from '../../core/errors.ts'
import { readAudio } from '../../formats/read-audio.ts'
import { readImage } from '../../formats/read-image.ts'
import { readVideo } from '../../formats/read-video.ts'
import { MB } from '../words/words.ts'

export type ImageFacts = { format: string; width: number; height: number }
export type AudioFacts = { format: string; seconds: number }
export type VideoFacts = { format: string; width: number; height: number; seconds: number }

/** What a media field allows, as it stands in the published schema under `x-media`. */
export type MediaRules = {
  kind: 'picture' | 'clip' | 'sound'
  formats: string[]
  maxBytes: number
  decodedUnder?: number
  minSide?: number
  longestSideUnder?: number
  ratio?: { below?: number; atMost?: number }
  minSeconds?: number
  maxSeconds?: number
  orEmpty?: boolean
}

export type Verdict = { facts: ImageFacts | AudioFacts | VideoFacts } | { reason: Reason; says: string }

/**
 * More pixels than this are refused whatever the file's size: 8192 x 8192 takes the largest camera pictures, and decoding
 * one costs 270 MB. It is what stops a few kilobytes that unpack to gigabytes.
 */
const MAX_PIXELS = 8_192 * 8_192

const READERS = { picture: readImage, clip: readVideo, sound: readAudio }
const FORMAT_REASON = {
  picture: 'ImageFormatInvalid',
  clip: 'VideoFormatInvalid',
  sound: 'AudioFormatInvalid',
} as const
const SIZE_REASON = { picture: 'ImageSizeInvalid', clip: 'VideoFormatInvalid', sound: 'AudioFormatInvalid' } as const

export const formatReasonOf = (rules: MediaRules): Reason => FORMAT_REASON[rules.kind]
export const sizeReasonOf = (rules: MediaRules): Reason => SIZE_REASON[rules.kind]

/** Holds media bytes against a field's rules: true format, bytes, pixels, ratio, length. */
export function measure(bytes: Buffer, rules: MediaRules): Verdict {
  const read = READERS[rules.kind](bytes)
  if (!read.ok) {
    const what = read.format ? `a ${read.format} file` : 'something else'
    return { reason: formatReasonOf(rules), says: `must be ${rules.formats.join(', ')}; this is ${what} (${read.why})` }
  }
  if (!rules.formats.includes(read.format)) {
    return { reason: formatReasonOf(rules), says: `must be ${rules.formats.join(', ')}; this is a ${read.format} file` }
  }
  const facts: Partial<ImageFacts & AudioFacts> = read
  const says = bytesProblemOf(bytes.length, rules) ?? sidesProblemOf(facts, rules) ?? secondsProblemOf(facts, rules)
  return says ? { reason: sizeReasonOf(rules), says } : { facts: read }
}

export function bytesProblemOf(length: number, { decodedUnder, maxBytes }: MediaRules): string | undefined {
  if (decodedUnder !== undefined && length >= decodedUnder)
    return `must decode to less than ${mb(decodedUnder)} MB, got ${mb(length)} MB`
  if (length > maxBytes) return `must be at most ${mb(maxBytes)} MB, got ${mb(length)} MB`
  return undefined
}

const mb = (bytes: number): string => String(Math.round((bytes / MB) * 100) / 100)

function sidesProblemOf(facts: { width?: number; height?: number }, rules: MediaRules): string | undefined {
  const { width, height } = facts
  if (width === undefined || height === undefined) return undefined
  const size = `got ${width}x${height}`
  const [short, long] = width < height ? [width, height] : [height, width]
  const { minSide, longestSideUnder, ratio } = rules
  if (minSide !== undefined && short < minSide) return `must be at least ${minSide}x${minSide} pixels, ${size}`
  if (longestSideUnder !== undefined && long >= longestSideUnder)
    return `must have a longest side under ${longestSideUnder} pixels, ${size}`
  if (ratio?.below !== undefined && long >= ratio.below * short) {
    return `must have an aspect ratio between 1:${ratio.below} and ${ratio.below}:1, ${size}`
  }
  if (ratio?.atMost !== undefined && long > ratio.atMost * short)
    return `must have an aspect ratio of at most ${ratio.atMost}, ${size}`
  if (width * height > MAX_PIXELS) return `must have at most ${MAX_PIXELS} pixels, ${size}`
  return undefined
}

/**
 * Encoders round a length up to whole frames: an mp3 of "exactly 12 seconds" holds up to one frame more. A tenth of a
 * second of grace keeps such files inside their limit.
 */
const GRACE_SECONDS = 0.1

function secondsProblemOf(facts: { seconds?: number }, { minSeconds, maxSeconds }: MediaRules): string | undefined {
  const { seconds } = facts
  if (seconds === undefined) return undefined
  const length = `got ${Math.round(seconds * 100) / 100} seconds`
  if (maxSeconds !== undefined && seconds > maxSeconds + GRACE_SECONDS)
    return `must last at most ${maxSeconds} seconds, ${length}`
  if (minSeconds !== undefined && seconds < minSeconds - GRACE_SECONDS)
    return `must last at least ${minSeconds} seconds, ${length}`
  return undefined
}
