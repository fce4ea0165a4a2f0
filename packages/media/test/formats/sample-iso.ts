import { makeJpeg } from './sample-pictures.ts'
import { AAC_FRAME_SAMPLES, AAC_RATE, SILENT_AAC } from './sample-sounds.ts'

const text = (value: string): Buffer => Buffer.from(value, 'latin1')

export function u32s(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, i) => bytes.writeUInt32BE(value, i * 4))
  return bytes
}

export const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32s(8 + body.length), text(type), body])
}

const MOVIE_TICKS = 1_000
const VIDEO_TICKS = 3_000
const UNTURNED = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000]
const TURNED = [0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000]

type Media = {
  kind: 'vide' | 'soun'
  ticksPerSecond: number
  sampleTicks: number
  sampleBytes: number
  sampleAt: number
  entry: Buffer
}

/** All samples of a track are the same bytes of the file, so that a long film is a small one. */
function sampleTable(seconds: number, media: Media): Buffer {
  const ticks = Math.round(seconds * media.ticksPerSecond)
  const count = Math.max(1, Math.ceil(ticks / media.sampleTicks))
  const lastTicks = ticks - (count - 1) * media.sampleTicks
  return box(
    'stbl',
    box('stsd', u32s(0, 1), media.entry),
    box('stts', u32s(0, 2, count - 1, media.sampleTicks, 1, lastTicks)),
    box('stsc', u32s(0, 1, 1, 1, 1)),
    box('stsz', u32s(0, media.sampleBytes, count)),
    box('stco', u32s(0, count, ...Array<number>(count).fill(media.sampleAt))),
  )
}

type Shown = { width?: number; height?: number; isTurned?: boolean; edited?: number | undefined }

function track(id: number, seconds: number, media: Media, shown: Shown = {}): Buffer {
  const ticks = Math.round(seconds * MOVIE_TICKS)
  const size = [(shown.width ?? 0) * 0x10000, (shown.height ?? 0) * 0x10000]
  const matrix = shown.isTurned ? TURNED : UNTURNED
  return box(
    'trak',
    box('tkhd', u32s(3, 0, 0, id, 0, ticks, 0, 0, 0, 0, ...matrix, ...size)),
    shown.edited === undefined
      ? Buffer.alloc(0)
      : box('edts', box('elst', u32s(0, 2, 500, 0xffffffff, 0x10000, shown.edited * MOVIE_TICKS, 0, 0x10000))),
    box(
      'mdia',
      box('mdhd', u32s(0, 0, 0, media.ticksPerSecond, Math.round(seconds * media.ticksPerSecond), 0)),
      box('hdlr', u32s(0, 0), text(media.kind), u32s(0, 0, 0), Buffer.alloc(1)),
      box('minf', sampleTable(seconds, media)),
    ),
  )
}

/** Length in ticks, normal speed and loudness, no turn of its own, and the next free track id. */
const movieHeader = (seconds: number): Buffer =>
  box(
    'mvhd',
    u32s(0, 0, 0, MOVIE_TICKS, Math.round(seconds * MOVIE_TICKS), 0x10000, 0x1000000, 0, 0, ...UNTURNED),
    u32s(0, 0, 0, 0, 0, 0, 8),
  )

const movie = (seconds: number, ...parts: Buffer[]): Buffer => box('moov', movieHeader(seconds), ...parts)

function visualEntry(codec: string, width: number, height: number): Buffer {
  const fields = Buffer.alloc(78)
  fields.writeUInt16BE(1, 6)
  fields.writeUInt16BE(width, 24)
  fields.writeUInt16BE(height, 26)
  u32s(0x480000, 0x480000).copy(fields, 28)
  fields.writeUInt16BE(1, 40)
  fields.writeUInt32BE(0x18ffff, 74)
  return box(codec, fields)
}

function soundEntry(codec: string): Buffer {
  const config = Buffer.from([5, 2, 0x11, 0x08])
  const decoder = Buffer.from([4, 13 + config.length, 0x40, 0x15, ...Array<number>(11).fill(0), ...config])
  const stream = Buffer.from([3, 3 + decoder.length + 3, 0, 0, 0, ...decoder, 6, 1, 2])
  return box(codec, u32s(0, 1, 0, 0, 0x10010, 0, AAC_RATE * 0x10000), box('esds', u32s(0), stream))
}

const soundMedia = (sampleAt: number, codec = 'mp4a'): Media => ({
  kind: 'soun',
  ticksPerSecond: AAC_RATE,
  sampleTicks: AAC_FRAME_SAMPLES,
  sampleBytes: SILENT_AAC.length,
  sampleAt,
  entry: soundEntry(codec),
})

const MDAT_HEADER_BYTES = 8

/** The movie box needs the place of the samples and, when it comes first, moves them: it is made twice. */
function fileOf(
  brand: string,
  samples: Buffer,
  isMovieFirst: boolean,
  movieFor: (samplesAt: number) => Buffer,
): Buffer {
  const head = brand === '' ? Buffer.alloc(0) : box('ftyp', text(brand), u32s(0), text(brand))
  const samplesAt = head.length + MDAT_HEADER_BYTES
  const media = box('mdat', samples)
  if (!isMovieFirst) return Buffer.concat([head, media, movieFor(samplesAt)])
  return Buffer.concat([head, movieFor(samplesAt + movieFor(0).length), media])
}

/** Silent AAC that decodes. The brand decides whether it calls itself an M4A or an MP4. */
export const makeM4a = (seconds: number, options: { brand?: string; codec?: string; edited?: number } = {}): Buffer =>
  fileOf(options.brand ?? 'M4A ', SILENT_AAC, false, at =>
    movie(seconds, track(1, seconds, soundMedia(at, options.codec), { edited: options.edited })),
  )

export type VideoSample = {
  width: number
  height: number
  seconds: number
  /** 25, and 10 of an AVI, unless told. */
  framesPerSecond?: number
  hasSound?: boolean
  isTurned?: boolean
  isMovieFirst?: boolean
  /** The edit list shows only so many seconds, after half a second of nothing. */
  edited?: number
  codec?: string
  brand?: string
}

/** Grey Motion JPEG at 25 frames a second that decodes; `brand: ''` leaves the ftyp box out. */
export function makeMp4(sample: VideoSample): Buffer {
  const { width, height, seconds, hasSound = false, isMovieFirst = false } = sample
  const picture = makeJpeg(width, height)
  const entry = visualEntry(sample.codec ?? 'jpeg', width, height)
  const timing = {
    ticksPerSecond: VIDEO_TICKS,
    sampleTicks: VIDEO_TICKS / (sample.framesPerSecond ?? 25),
    sampleBytes: picture.length,
  }
  const shown = { width, height, isTurned: sample.isTurned ?? false, edited: sample.edited }
  return fileOf(sample.brand ?? 'isom', Buffer.concat([SILENT_AAC, picture]), isMovieFirst, at => {
    const media: Media = { kind: 'vide', ...timing, sampleAt: at + SILENT_AAC.length, entry }
    const sound = hasSound ? [track(2, seconds, soundMedia(at))] : []
    return movie(seconds, track(1, seconds, media, shown), ...sound)
  })
}

export const makeMov = (sample: VideoSample): Buffer => makeMp4({ brand: 'qt  ', ...sample })

/**
 * By turns ten samples of the movie's default length, one of the fragment's own, and two that each say theirs: always a
 * second. The samples lie behind the fragment, at a distance from its start that it has to name.
 */
function fragment(index: number): Buffer {
  const partsFor = (samplesAt: number): Buffer[][] => [
    [box('tfhd', u32s(0x020000, 7)), box('trun', u32s(0x001, 10, samplesAt))],
    [box('tfhd', u32s(0x020008, 7, 1_000)), box('trun', u32s(0x001, 1, samplesAt))],
    [box('tfhd', u32s(0x020000, 7)), box('trun', u32s(0x301, 2, samplesAt, 400, 4, 600, 4))],
  ]
  const boxFor = (samplesAt: number): Buffer =>
    box('moof', box('mfhd', u32s(0, index + 1)), box('traf', ...(partsFor(samplesAt)[index % 3] ?? [])))
  const samples = Buffer.concat(Array<Buffer>(10).fill(SILENT_AAC))
  return Buffer.concat([boxFor(boxFor(0).length + MDAT_HEADER_BYTES), box('mdat', samples)])
}

/** The same sound in fragments of one second, the header knowing no length. */
export function makeFragmentedM4a(seconds: number): Buffer {
  const tables = [box('stts', u32s(0, 0)), box('stsc', u32s(0, 0)), box('stsz', u32s(0, 0, 0)), box('stco', u32s(0, 0))]
  const media = box(
    'mdia',
    box('mdhd', u32s(0, 0, 0, 1_000, 0, 0)),
    box('hdlr', u32s(0, 0), text('soun'), u32s(0, 0, 0), Buffer.alloc(1)),
    box('minf', box('stbl', box('stsd', u32s(0, 1), soundEntry('mp4a')), ...tables)),
  )
  const header = box('tkhd', u32s(3, 0, 0, 7, 0, 0, 0, 0, 0, 0, ...UNTURNED, 0, 0))
  const defaults = box('mvex', box('trex', u32s(0, 7, 1, 100, SILENT_AAC.length, 0)))
  const fragments = Array.from({ length: seconds }, (_, index) => fragment(index))
  const head = box('ftyp', text('M4A '), u32s(0), text('M4A '))
  return Buffer.concat([head, movie(0, box('trak', header, media), defaults), ...fragments])
}
