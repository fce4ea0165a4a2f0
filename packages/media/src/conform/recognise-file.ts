import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InputOptions } from '../av/open-input.ts'
import { readBeginning } from '../av/read-beginning.ts'
import { MB } from '../core/units.ts'
import { readAudio } from '../formats/read-audio.ts'
import { type Format, sniff } from '../formats/sniff.ts'
import { withoutTags } from '../formats/without-tags.ts'
import type { ForeignFile } from './conform-job.ts'
import { SCRATCH } from './conformed-names.ts'
import { repairWav } from './repair-wav.ts'
import { unusable } from './unusable.ts'

/** A file of known format, and the way it is opened. */
export type RecognisedFile = { path: string; format: Format | 'pcm'; bytes: number; input: InputOptions }

type Kind = 'video' | 'picture' | 'sound'

// A minute of lossless 1080p; an hour of 16-bit sound at 48 kHz; pictures are far smaller.
const MAX_BYTES: Record<Kind, number> = { video: 2_048 * MB, picture: 256 * MB, sound: 768 * MB }

const DEMUXERS: Partial<Record<Format, string>> = {
  mp4: 'mov',
  mov: 'mov',
  m4a: 'mov',
  avi: 'avi',
  webm: 'matroska',
  mkv: 'matroska',
  gif: 'gif',
  webp: 'webp_anim',
  mp3: 'mp3',
  wav: 'wav',
  aac: 'aac',
  flac: 'flac',
  ogg: 'ogg',
}

const FORMATS: Record<Kind, readonly Format[]> = {
  video: ['mp4', 'mov', 'avi', 'webm', 'mkv', 'gif', 'webp'],
  picture: ['png', 'jpeg', 'webp', 'bmp'],
  sound: ['wav', 'mp3', 'flac', 'ogg', 'aac', 'm4a', 'mp4', 'mov', 'webm', 'mkv'],
}

// Raw samples may begin with any bytes, but longer signatures are no coincidence.
const CERTAIN: readonly (Format | undefined)[] = ['wav', 'flac', 'ogg']
const PCM_RATE = 24_000
const ANIMATED = 0x02
// Their tags may contain compressed texts, which every reader decompresses.
const TAGGED: readonly Format[] = ['mp3', 'aac', 'wav']

/** Recognises a file by its first bytes, whatever its name. `folder` receives a repaired copy if necessary. */
export async function recogniseFile(file: ForeignFile, kind: Kind, folder: string): Promise<RecognisedFile> {
  const { path } = file
  const { size } = await stat(path)
  if (size === 0) throw unusable('the file is empty', { retryable: true })
  if (size > MAX_BYTES[kind]) {
    const [most, got] = [MAX_BYTES[kind], size].map(bytes => Math.round(bytes / MB))
    throw unusable(`a ${kind} may have at most ${most} MB, this one has ${got} MB`, { retryable: false })
  }
  const beginning = await readBeginning(path)
  const format = sniff(beginning)
  if (file.format === 'pcm' && kind === 'sound' && !CERTAIN.includes(format)) {
    const options = { sample_rate: String(file.sampleRate ?? PCM_RATE), ch_layout: 'mono' }
    return { path, format: 'pcm', bytes: size, input: { as: { demuxer: 's16le', options } } }
  }
  if (!format || !FORMATS[kind].includes(format)) {
    const what = format ? `a ${format} file` : 'of no known format'
    throw unusable(`the file (${size} bytes) is ${what} and no ${kind}; ${FORMATS[kind].join(', ')} can be read`, {
      retryable: true,
    })
  }
  if (kind === 'video' && format === 'webp' && !isAnimated(beginning))
    throw unusable('it is a still picture, and a video was ordered', { retryable: false })
  const demuxer = DEMUXERS[format]
  const input: InputOptions = demuxer ? { as: { demuxer } } : {}
  const bare = kind === 'sound' && TAGGED.includes(format) ? await bareCopy(path, format, folder) : undefined
  return { path: bare ?? path, format, bytes: size, input }
}

/** Only an extended webp can be animated. */
const isAnimated = (webp: Buffer): boolean =>
  webp.toString('latin1', 12, 16) === 'VP8X' && webp.length > 20 && (webp.readUInt8(20) & ANIMATED) !== 0

/** The path of the repaired copy; undefined if the file needs none. */
async function bareCopy(path: string, format: Format, folder: string): Promise<string | undefined> {
  const bytes = await readFile(path)
  const mended = format === 'wav' ? repairWav(bytes) : undefined
  const read = readAudio(mended ?? bytes)
  if (!read.ok) throw unusable(`the ${format} file cannot be read: ${read.why}`, { retryable: true })
  const bare = withoutTags(mended ?? bytes, format) ?? mended
  if (!bare) return undefined
  const target = join(folder, SCRATCH.bare)
  await writeFile(target, bare)
  return target
}
