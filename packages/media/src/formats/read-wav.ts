import { isTextAt, u16leAt, u32leAt } from './bytes-at.ts'
import { type Sound, type Unreadable, unreadable } from './findings.ts'
import { isSampleRate } from './is-sample-rate.ts'
import { type Chunk, walkRiffChunks } from './riff-chunks.ts'

const PCM = 1
const FLOAT = 3
const A_LAW = 6
const MU_LAW = 7
const EXTENSIBLE = 0xfffe

/**
 * The RIFF size is ignored, and the sound may be shorter than its chunk declares: a recorder that writes to a pipe
 * knows neither.
 */
export function readWav(bytes: Uint8Array): Sound | Unreadable {
  const fail = (why: string): Unreadable => unreadable(why, 'wav')
  if (!isTextAt(bytes, 8, 'WAVE')) return fail('has no WAV signature')
  let format: { rate: number; frameBytes: number } | undefined
  for (const chunk of walkRiffChunks(bytes, 12, bytes.length)) {
    if (chunk.id === 'data') {
      if (!format) return fail('has sound data before its format')
      const seconds = Math.floor((chunk.end - chunk.start) / format.frameBytes) / format.rate
      return seconds > 0 ? { ok: true, format: 'wav', seconds, hasVideo: false } : fail('has no sound data')
    }
    if (!chunk.isWhole) return fail('cut off inside its header')
    if (chunk.id !== 'fmt ') continue
    const found = formatOf(bytes, chunk)
    if (typeof found === 'string') return fail(found)
    format = found
  }
  return fail('has no sound data')
}

function formatOf(bytes: Uint8Array, { start, end }: Chunk): { rate: number; frameBytes: number } | string {
  if (end - start < 16) return 'format is too short'
  const tag = u16leAt(bytes, start)
  // The extensible form carries the real tag as the first field of a GUID.
  const codec = tag === EXTENSIBLE && end - start >= 40 ? u16leAt(bytes, start + 24) : tag
  if (![PCM, FLOAT, A_LAW, MU_LAW].includes(codec)) return 'its sound is compressed in a way that is not supported'
  const channels = u16leAt(bytes, start + 2)
  const rate = u32leAt(bytes, start + 4)
  const frameBytes = u16leAt(bytes, start + 12)
  const sampleBytes = Math.ceil(u16leAt(bytes, start + 14) / 8)
  if (channels === 0 || frameBytes === 0) return 'channels or sample size is zero'
  if (!isSampleRate(rate)) return 'sample rate is out of range'
  if (frameBytes !== channels * sampleBytes) return 'channels and sample size do not fit together'
  return { rate, frameBytes }
}
