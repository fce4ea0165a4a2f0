import type { FailureReason } from '../core/failure-reason.ts'
import { readAudio } from './read-audio.ts'
import { readImage } from './read-image.ts'
import { readVideo } from './read-video.ts'
import { MB } from '../core/units.ts'

export type ImageFacts = { format: string; width: number; height: number }
export type AudioFacts = { format: string; seconds: number }
export type VideoFacts = { format: string; width: number; height: number; seconds: number; fps: number }

/** The rules of a media field, as published in the schema under `x-media`. */
export type MediaRules = {
  kind: 'picture' | 'clip' | 'sound'
  formats: readonly string[]
  maxBytes: number
  decodedUnder?: number
  minSide?: number
  longestSideUnder?: number
  ratio?: { below?: number; atMost?: number }
  minSeconds?: number
  maxSeconds?: number
  /** Frames a second, on average. */
  fpsUnder?: number
  orEmpty?: boolean
}

type Refused = { reason: FailureReason; says: string }
export type Verdict = { facts: ImageFacts | AudioFacts | VideoFacts } | Refused

/**
 * The largest number of pixels, whatever the file's size: 8192 x 8192 covers the largest camera pictures, and decoding
 * one takes 270 MB. It stops decompression bombs.
 */
export const MAX_PIXELS = 8_192 * 8_192

const READERS = { picture: readImage, clip: readVideo, sound: readAudio }
const FORMAT_REASON = {
  picture: 'ImageFormatInvalid',
  clip: 'VideoFormatInvalid',
  sound: 'AudioFormatInvalid',
} as const
const SIZE_REASON = { picture: 'ImageSizeInvalid', clip: 'VideoFormatInvalid', sound: 'AudioFormatInvalid' } as const

export const formatReason = (rules: MediaRules): FailureReason => FORMAT_REASON[rules.kind]
export const sizeReason = (rules: MediaRules): FailureReason => SIZE_REASON[rules.kind]

/** Checks media bytes against a field's rules: actual format, bytes, pixels, ratio, length. */
export function checkMedia(bytes: Buffer, rules: MediaRules): Verdict {
  const read = READERS[rules.kind](bytes)
  if (!read.ok) return refuseFormat(rules, read.format ? `a ${read.format} file` : 'something else', read.why)
  return checkFacts(read, bytes.length, rules)
}

/** The refusal of a file because of its format; `why` adds the reason if it is not obvious. */
export function refuseFormat(rules: MediaRules, what: string, why?: string): Refused {
  const says = `must be ${rules.formats.join(', ')}; this is ${what}${why === undefined ? '' : ` (${why})`}`
  return { reason: formatReason(rules), says }
}

/** Checks the known facts of a file against a field's rules. */
export function checkFacts<Facts extends ImageFacts | AudioFacts | VideoFacts>(
  facts: Facts,
  byteCount: number,
  rules: MediaRules,
): { facts: Facts } | Refused {
  if (!rules.formats.includes(facts.format)) return refuseFormat(rules, `a ${facts.format} file`)
  const known: Partial<ImageFacts & AudioFacts & { fps: number }> = facts
  const says =
    findBytesProblem(byteCount, rules) ??
    sidesProblemOf(known, rules) ??
    secondsProblemOf(known, rules) ??
    rateProblemOf(known, rules)
  return says ? { reason: sizeReason(rules), says } : { facts }
}

export function findBytesProblem(length: number, { decodedUnder, maxBytes }: MediaRules): string | undefined {
  if (decodedUnder !== undefined && length >= decodedUnder)
    return `must decode to less than ${mb(decodedUnder)} MB, got ${mb(length)} MB`
  if (length > maxBytes) return `must be at most ${mb(maxBytes)} MB, got ${mb(length)} MB`
  return undefined
}

/** The problem with two pictures that must be of similar size. */
export function findPixelRatioProblem(
  start: { width: number; height: number },
  end: { width: number; height: number },
  { from, to }: { from: number; to: number },
): string | undefined {
  const ratio = (start.width * start.height) / (end.width * end.height)
  if (ratio >= from && ratio <= to) return undefined
  const sizes = `${start.width}x${start.height} and ${end.width}x${end.height}`
  return `must have pixel counts whose ratio is between ${from} and ${to}, got ${sizes}`
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

const rateProblemOf = ({ fps }: { fps?: number }, { fpsUnder }: MediaRules): string | undefined =>
  fps !== undefined && fpsUnder !== undefined && fps >= fpsUnder - 0.005
    ? `must have fewer than ${fpsUnder} frames a second, got ${Math.round(fps * 100) / 100}`
    : undefined

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
