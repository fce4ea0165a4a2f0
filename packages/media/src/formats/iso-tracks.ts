import { textAt, u16beAt, u32beAt, u64beAt, u8At } from './bytes-at.ts'
import { type Box, type BoxFile, walkBoxes, openBoxFile, findBox } from './iso-boxes.ts'
import { type FragmentLength, readFragmentLengths } from './iso-fragments.ts'

/** `kind` is the handler: `vide`, `soun`, `text`, … Width and height are as shown, after rotation. */
export type Track = {
  kind: string
  codec: string
  isEncrypted: boolean
  /** True if its samples are in another file. */
  isElsewhere: boolean
  width: number
  height: number
  seconds: number
  /** Samples a second, on average; for a picture, frames. */
  samplesPerSecond: number
}

const NOTHING: FragmentLength = { ticks: 0, samples: 0 }

type Clock = { ticksPerSecond: number; ticks: number }

// Real files have a handful; without a limit, 20 MB of empty tracks would become half a million objects.
const MAX_TRACKS = 100
const PROTECTED_CODECS = ['encv', 'enca', 'drmi', 'drms']

/** The tracks of an MP4, MOV or M4A file; a text is the reason why there are none. */
export function readIsoTracks(bytes: Uint8Array): Track[] | string {
  const file = openBoxFile(bytes)
  const tracks = tracksOf(file)
  return file.boxesLeft === 0 ? 'has too many boxes' : tracks
}

function tracksOf(file: BoxFile): Track[] | string {
  let movie: Box | undefined
  let mediaBytes = 0
  for (const box of walkBoxes(file, { start: 0, end: file.bytes.length })) {
    const matters = box.type === 'moov' || box.type === 'moof' || box.type === 'mdat'
    // Junk after the last box looks like a truncated box; only a truncated relevant box counts.
    if (!box.isWhole && matters) return 'cut off before its end'
    if (box.type === 'moov') movie ??= box
    if (box.type === 'mdat') mediaBytes += box.end - box.start
  }
  if (!movie) return 'has no moov box: cut off or damaged'
  if (mediaBytes === 0) return 'has no media data'

  const movieClock = clockOf(file, findBox(file, movie, 'mvhd'))
  const tracks: Box[] = []
  for (const box of walkBoxes(file, movie)) {
    if (box.type !== 'trak') continue
    if (tracks.length === MAX_TRACKS) return 'has too many tracks'
    tracks.push(box)
  }
  const fragments = readFragmentLengths(file, movie, new Set(tracks.map(track => idOf(file, track))))
  return tracks.map(track => trackOf(file, track, movieClock, fragments))
}

function trackOf(file: BoxFile, track: Box, movieClock: Clock, fragments: Map<number, FragmentLength>): Track {
  const media = findBox(file, track, 'mdia')
  const handler = media && findBox(file, media, 'hdlr')
  const table = media && findBox(file, media, 'minf', 'stbl')
  const description = table && findBox(file, table, 'stsd')
  const times = table && findBox(file, table, 'stts')
  const header = findBox(file, track, 'tkhd')
  const edits = findBox(file, track, 'edts', 'elst')

  const entries = description ? codecsOf(file, description) : []
  const clock = clockOf(file, media && findBox(file, media, 'mdhd'))
  // The samples' own times come first: they are played, and the header of a fragmented file only covers its start.
  const fragmented = fragments.get(idOf(file, track)) ?? NOTHING
  const whole = times ? sampleLengthOf(file, times) : NOTHING
  const ticks = whole.ticks + fragmented.ticks || clock.ticks
  const mediaSeconds = secondsOf({ ...clock, ticks }) || secondsOf(movieClock)
  const edited = edits && fragmented.ticks === 0 ? secondsOf({ ...movieClock, ticks: editTicksOf(file, edits) }) : 0
  return {
    kind: handler ? textAt(file.bytes, handler.start + 8, 4) : '',
    codec: entries[0]?.codec ?? '',
    isEncrypted: entries.some(entry => PROTECTED_CODECS.includes(entry.codec)),
    isElsewhere: media ? isElsewhere(file, findBox(file, media, 'minf', 'dinf', 'dref')) : false,
    ...(header ? shownSizeOf(file, header, entries[0]?.at) : { width: 0, height: 0 }),
    seconds: edited > 0 ? Math.min(edited, mediaSeconds) : mediaSeconds,
    samplesPerSecond: mediaSeconds > 0 ? (whole.samples + fragmented.samples) / mediaSeconds : 0,
  }
}

function idOf(file: BoxFile, track: Box): number {
  const header = findBox(file, track, 'tkhd')
  return header ? u32beAt(file.bytes, header.start + (isLong(file, header) ? 20 : 12)) : 0
}

/** Version 1 of a header has 64-bit times. */
const isLong = (file: BoxFile, box: Box): boolean => u8At(file.bytes, box.start) === 1

const secondsOf = ({ ticksPerSecond, ticks }: Clock): number => (ticksPerSecond > 0 ? ticks / ticksPerSecond : 0)

/** The clock of an mvhd or mdhd, which have the same beginning. All bits set means an unknown length. */
function clockOf(file: BoxFile, header: Box | undefined): Clock {
  if (!header) return { ticksPerSecond: 0, ticks: 0 }
  const at = header.start + (isLong(file, header) ? 20 : 12)
  const ticks = isLong(file, header) ? u64beAt(file.bytes, at + 4) : u32beAt(file.bytes, at + 4)
  const isUnknown = u32beAt(file.bytes, at + 4) === 0xffffffff
  return { ticksPerSecond: u32beAt(file.bytes, at), ticks: isUnknown ? 0 : ticks }
}

function codecsOf(file: BoxFile, description: Box): { codec: string; at: number }[] {
  const entries: { codec: string; at: number }[] = []
  for (const entry of walkBoxes(file, { start: description.start + 8, end: description.end })) {
    entries.push({ codec: entry.type, at: entry.start })
    if (entries.length === MAX_TRACKS) break
  }
  return entries
}

/** The lowest flag of a data reference means the file itself; otherwise its type says how to find another. */
function isElsewhere(file: BoxFile, references: Box | undefined): boolean {
  if (!references) return false
  for (const entry of walkBoxes(file, { start: references.start + 8, end: references.end })) {
    if ((u32beAt(file.bytes, entry.start) & 1) === 0) return true
  }
  return false
}

function sampleLengthOf(file: BoxFile, times: Box): FragmentLength {
  const length = { ticks: 0, samples: 0 }
  const count = Math.min(u32beAt(file.bytes, times.start + 4), (times.end - times.start - 8) / 8)
  for (let i = 0; i < Math.floor(count); i++) {
    const entry = times.start + 8 + i * 8
    const samples = u32beAt(file.bytes, entry)
    length.ticks += samples * u32beAt(file.bytes, entry + 4)
    length.samples += samples
  }
  return length
}

/** The part of the track that the edit list plays, in movie ticks; an entry with media time -1 is a pause. */
function editTicksOf(file: BoxFile, edits: Box): number {
  const isWide = isLong(file, edits)
  const entryBytes = isWide ? 20 : 12
  let ticks = 0
  const count = Math.min(u32beAt(file.bytes, edits.start + 4), (edits.end - edits.start - 8) / entryBytes)
  for (let i = 0; i < Math.floor(count); i++) {
    const at = edits.start + 8 + i * entryBytes
    const isEmpty = u32beAt(file.bytes, at + (isWide ? 8 : 4)) === 0xffffffff
    if (!isEmpty) ticks += isWide ? u64beAt(file.bytes, at) : u32beAt(file.bytes, at)
  }
  return ticks
}

/** The size in the track header (16.16), or the coded size of the first sample entry. */
function shownSizeOf(file: BoxFile, header: Box, entryAt: number | undefined): { width: number; height: number } {
  const matrix = header.start + (isLong(file, header) ? 52 : 40)
  let width = Math.round(u32beAt(file.bytes, matrix + 36) / 0x10000)
  let height = Math.round(u32beAt(file.bytes, matrix + 40) / 0x10000)
  if ((width === 0 || height === 0) && entryAt !== undefined) {
    width = u16beAt(file.bytes, entryAt + 24)
    height = u16beAt(file.bytes, entryAt + 26)
  }
  // Rows of the matrix are (a b u)(c d v)(x y w): a quarter turn has only b and c.
  const [a, b, c, d] = [0, 4, 12, 16].map(offset => u32beAt(file.bytes, matrix + offset))
  const isTurned = a === 0 && d === 0 && b !== 0 && c !== 0
  return isTurned ? { width: height, height: width } : { width, height }
}
