import { u24beAt, u32beAt } from './bytes-at.ts'
import { type Box, type BoxFile, walkBoxes, findBox } from './iso-boxes.ts'

// tfhd flags: which optional fields come before the default duration, and whether it is there.
const HAS_BASE_OFFSET = 0x01
const HAS_DESCRIPTION_INDEX = 0x02
const HAS_DEFAULT_DURATION = 0x08

// trun flags: two fields of the run, then four of each sample, of which the duration comes first.
const HAS_DATA_OFFSET = 0x001
const HAS_FIRST_FLAGS = 0x004
const HAS_SAMPLE_DURATION = 0x100
const SAMPLE_FIELDS = [0x100, 0x200, 0x400, 0x800]

/** In ticks of a track, and in samples. */
export type FragmentLength = { ticks: number; samples: number }

/**
 * The length of the fragments of these tracks, by track id. Other ids are skipped, so that a file cannot enlarge the
 * result.
 */
export function readFragmentLengths(
  file: BoxFile,
  movie: Box,
  trackIds: ReadonlySet<number>,
): Map<number, FragmentLength> {
  const defaults = new Map<number, number>()
  const extension = findBox(file, movie, 'mvex')
  for (const box of extension ? walkBoxes(file, extension) : []) {
    const trackId = u32beAt(file.bytes, box.start + 4)
    if (box.type === 'trex' && trackIds.has(trackId)) defaults.set(trackId, u32beAt(file.bytes, box.start + 12))
  }
  const lengths = new Map<number, FragmentLength>()
  for (const fragment of walkBoxes(file, { start: 0, end: file.bytes.length })) {
    if (fragment.type !== 'moof') continue
    for (const part of walkBoxes(file, fragment)) {
      const header = part.type === 'traf' ? findBox(file, part, 'tfhd') : undefined
      const trackId = header ? u32beAt(file.bytes, header.start + 4) : 0
      if (!header || !trackIds.has(trackId)) continue
      const perSample = defaultDurationOf(file, header) ?? defaults.get(trackId) ?? 0
      lengths.set(trackId, sum(lengths.get(trackId), partLengthOf(file, part, perSample)))
    }
  }
  return lengths
}

const sum = (one: FragmentLength | undefined, other: FragmentLength): FragmentLength => ({
  ticks: (one?.ticks ?? 0) + other.ticks,
  samples: (one?.samples ?? 0) + other.samples,
})

function partLengthOf(file: BoxFile, part: Box, perSample: number): FragmentLength {
  let length: FragmentLength = { ticks: 0, samples: 0 }
  for (const box of walkBoxes(file, part)) {
    if (box.type === 'trun') length = sum(length, runLengthOf(file, box, perSample))
  }
  return length
}

function defaultDurationOf(file: BoxFile, header: Box): number | undefined {
  const flags = u24beAt(file.bytes, header.start + 1)
  if (!(flags & HAS_DEFAULT_DURATION)) return undefined
  return u32beAt(
    file.bytes,
    header.start + 8 + (flags & HAS_BASE_OFFSET ? 8 : 0) + (flags & HAS_DESCRIPTION_INDEX ? 4 : 0),
  )
}

function runLengthOf(file: BoxFile, run: Box, perSample: number): FragmentLength {
  const flags = u24beAt(file.bytes, run.start + 1)
  const count = u32beAt(file.bytes, run.start + 4)
  if (!(flags & HAS_SAMPLE_DURATION)) return { ticks: count * perSample, samples: count }
  const sampleBytes = 4 * SAMPLE_FIELDS.filter(field => flags & field).length
  const first = run.start + 8 + (flags & HAS_DATA_OFFSET ? 4 : 0) + (flags & HAS_FIRST_FLAGS ? 4 : 0)
  const present = Math.min(count, Math.floor(Math.max(0, run.end - first) / sampleBytes))
  let ticks = 0
  for (let i = 0; i < present; i++) ticks += u32beAt(file.bytes, first + i * sampleBytes)
  return { ticks, samples: present }
}
