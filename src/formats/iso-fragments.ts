import { u24beAt, u32beAt } from './bytes-at.ts'
import { type Box, boxesOf, findBox } from './iso-boxes.ts'

// tfhd flags: which optional fields come before the default duration, and whether it is there.
const HAS_BASE_OFFSET = 0x01
const HAS_DESCRIPTION_INDEX = 0x02
const HAS_DEFAULT_DURATION = 0x08

// trun flags: two fields of the run, then four of each sample, of which the duration comes first.
const HAS_DATA_OFFSET = 0x001
const HAS_FIRST_FLAGS = 0x004
const HAS_SAMPLE_DURATION = 0x100
const SAMPLE_FIELDS = [0x100, 0x200, 0x400, 0x800]

/** How long each track's fragments are, in the track's own ticks, by track id. */
export function fragmentTicksOf(bytes: Uint8Array, movie: Box, fragments: readonly Box[]): Map<number, number> {
  const defaults = new Map<number, number>()
  const extension = findBox(bytes, movie, 'mvex')
  if (extension) {
    for (const box of boxesOf(bytes, extension)) {
      if (box.type === 'trex') defaults.set(u32beAt(bytes, box.start + 4), u32beAt(bytes, box.start + 12))
    }
  }
  const ticks = new Map<number, number>()
  for (const fragment of fragments) {
    for (const part of boxesOf(bytes, fragment)) {
      if (part.type !== 'traf') continue
      const header = findBox(bytes, part, 'tfhd')
      if (!header) continue
      const trackId = u32beAt(bytes, header.start + 4)
      const perSample = defaultDurationOf(bytes, header) ?? defaults.get(trackId) ?? 0
      let sum = ticks.get(trackId) ?? 0
      for (const box of boxesOf(bytes, part)) {
        if (box.type === 'trun') sum += runTicksOf(bytes, box, perSample)
      }
      ticks.set(trackId, sum)
    }
  }
  return ticks
}

function defaultDurationOf(bytes: Uint8Array, header: Box): number | undefined {
  const flags = u24beAt(bytes, header.start + 1)
  if (!(flags & HAS_DEFAULT_DURATION)) return undefined
  return u32beAt(bytes, header.start + 8 + (flags & HAS_BASE_OFFSET ? 8 : 0) + (flags & HAS_DESCRIPTION_INDEX ? 4 : 0))
}

function runTicksOf(bytes: Uint8Array, run: Box, perSample: number): number {
  const flags = u24beAt(bytes, run.start + 1)
  const count = u32beAt(bytes, run.start + 4)
  if (!(flags & HAS_SAMPLE_DURATION)) return count * perSample
  const sampleBytes = 4 * SAMPLE_FIELDS.filter(field => flags & field).length
  const first = run.start + 8 + (flags & HAS_DATA_OFFSET ? 4 : 0) + (flags & HAS_FIRST_FLAGS ? 4 : 0)
  const present = Math.min(count, Math.floor(Math.max(0, run.end - first) / sampleBytes))
  let ticks = 0
  for (let i = 0; i < present; i++) ticks += u32beAt(bytes, first + i * sampleBytes)
  return ticks
}
