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

/**
 * How long the fragments of these tracks are, in each track's own ticks, by track id. Ids that are not asked for are
 * passed over, so that a file cannot make the answer long.
 */
export function fragmentTicksOf(bytes: Uint8Array, movie: Box, trackIds: ReadonlySet<number>): Map<number, number> {
  const defaults = new Map<number, number>()
  const extension = findBox(bytes, movie, 'mvex')
  for (const box of extension ? boxesOf(bytes, extension) : []) {
    const trackId = u32beAt(bytes, box.start + 4)
    if (box.type === 'trex' && trackIds.has(trackId)) defaults.set(trackId, u32beAt(bytes, box.start + 12))
  }
  const ticks = new Map<number, number>()
  for (const fragment of boxesOf(bytes, { start: 0, end: bytes.length })) {
    if (fragment.type !== 'moof') continue
    for (const part of boxesOf(bytes, fragment)) {
      const header = part.type === 'traf' ? findBox(bytes, part, 'tfhd') : undefined
      const trackId = header ? u32beAt(bytes, header.start + 4) : 0
      if (!header || !trackIds.has(trackId)) continue
      const perSample = defaultDurationOf(bytes, header) ?? defaults.get(trackId) ?? 0
      ticks.set(trackId, (ticks.get(trackId) ?? 0) + partTicksOf(bytes, part, perSample))
    }
  }
  return ticks
}

function partTicksOf(bytes: Uint8Array, part: Box, perSample: number): number {
  let ticks = 0
  for (const box of boxesOf(bytes, part)) {
    if (box.type === 'trun') ticks += runTicksOf(bytes, box, perSample)
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
