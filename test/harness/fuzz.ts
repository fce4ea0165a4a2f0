import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { formatReason, type MediaRules, checkMedia, sizeReason } from '../../packages/media/src/formats/check-media.ts'
import { detectHiddenFormat } from '../../packages/media/src/formats/detect-hidden-format.ts'
import { createChildPool } from '../../packages/media/src/children/child-pool.ts'
import type { InspectVerdict } from '../../packages/media/src/inspect/inspected.ts'
import { createInspector } from '../../packages/media/src/inspect/inspector.ts'
import type { FuzzDecodeJob } from './fuzz-decode-child.ts'
import { makeRealFiles } from './fuzz-files.ts'
import { mutate } from './fuzz-mutate.ts'

const MB = 2 ** 20

/** The widest rules that any field has, so that what is refused is refused for what it is. */
export const WIDEST: Record<MediaRules['kind'], MediaRules> = {
  picture: { kind: 'picture', formats: ['png', 'jpeg', 'webp', 'bmp'], maxBytes: 50 * MB },
  clip: { kind: 'clip', formats: ['mp4', 'avi', 'mov'], maxBytes: 100 * MB, maxSeconds: 300 },
  sound: { kind: 'sound', formats: ['mp3', 'wav', 'aac', 'm4a'], maxBytes: 50 * MB, maxSeconds: 300 },
}

export type FuzzCounts = {
  name: string
  files: number
  accepted: number
  refused: number
  /** Refused because the inspecting process ended. */
  unreadable: number
  /** By the headers alone, as it is done at create. */
  acceptedByHeaders: number
  slowestMs: number
  slowestHeadersMs: number
  largestMb: number
}

/**
 * Mutates real files and inspects them. Every input must give a verdict, and the service's decoders must be able to
 * decode accepted ones.
 */
export async function fuzz({ perFile, seed }: { perFile: number; seed: number }): Promise<FuzzCounts[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-fuzz-'))
  const log = pino({ level: 'silent' })
  const inspector = createInspector({ children: 1, log })
  const decoders = createChildPool<FuzzDecodeJob, void>({
    children: 1,
    entry: join(import.meta.dirname, 'fuzz-decode-child.ts'),
    log,
  })
  try {
    const files = await makeRealFiles(folder)
    const path = join(folder, 'changed')
    const all: FuzzCounts[] = []
    for (const [place, { name, kind, bytes }] of files.entries()) {
      const rules = WIDEST[kind]
      const counts = noCounts(name)
      all.push(counts)
      for (let number = 0; number < perFile; number++) {
        const other = files[(place + 1 + number) % files.length]?.bytes ?? bytes
        const changed = mutate(bytes, other, number, `${seed} ${name}`)
        const label = `${name}, ${changed.how}, number ${number} of seed ${seed}`
        readHeaders(changed.bytes, rules, counts, label)
        await writeFile(path, changed.bytes)
        const begun = performance.now()
        const verdict = await inspector.inspect(path, rules)
        counts.slowestMs = Math.max(counts.slowestMs, performance.now() - begun)
        counts.largestMb = Math.max(counts.largestMb, ...inspector.childPids().map(peakMbOf))
        count(verdict, rules, counts, label)
        if (!('facts' in verdict)) continue
        await decoders.run({ kind, path }, { timeoutMs: 60_000 }).catch(error => {
          throw new Error(`accepted, and not to be decoded: ${label}: ${error.message}`, { cause: error })
        })
      }
    }
    return all
  } finally {
    await Promise.all([inspector.stop(), decoders.stop()])
    await rm(folder, { recursive: true, force: true })
  }
}

const noCounts = (name: string): FuzzCounts => ({
  name,
  files: 0,
  accepted: 0,
  refused: 0,
  unreadable: 0,
  acceptedByHeaders: 0,
  slowestMs: 0,
  slowestHeadersMs: 0,
  largestMb: 0,
})

/** The readers that work in the service's own process: a verdict for each kind of field, and soon. */
function readHeaders(bytes: Buffer, rules: MediaRules, counts: FuzzCounts, label: string): void {
  const begun = performance.now()
  for (const kind of Object.values(WIDEST)) {
    const verdict = checkMedia(bytes, kind)
    assertVerdict(verdict, kind, label)
    if (kind === rules && 'facts' in verdict) counts.acceptedByHeaders += 1
  }
  detectHiddenFormat(bytes)
  counts.slowestHeadersMs = Math.max(counts.slowestHeadersMs, performance.now() - begun)
}

function count(verdict: InspectVerdict, rules: MediaRules, counts: FuzzCounts, label: string): void {
  assertVerdict(verdict, rules, label)
  counts.files += 1
  if ('facts' in verdict) counts.accepted += 1
  else if (verdict.says.includes('cannot be read')) counts.unreadable += 1
  else counts.refused += 1
}

type AnyVerdict = { facts: object } | { reason: string; says: string }

function assertVerdict(verdict: AnyVerdict, rules: MediaRules, label: string): void {
  if ('reason' in verdict) {
    assert.ok(
      [formatReason(rules), sizeReason(rules)].some(reason => reason === verdict.reason),
      label,
    )
    assert.match(verdict.says, /^must .+/, label)
    return
  }
  const { width, height, seconds, fps } = verdict.facts as Record<string, number | undefined>
  for (const side of [width, height]) assert.ok(side === undefined || (Number.isInteger(side) && side > 0), label)
  for (const value of [seconds, fps]) assert.ok(value === undefined || (Number.isFinite(value) && value > 0), label)
}

/** The most that a process ever had in memory; 0 where the system does not tell. */
export function peakMbOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

export function tableOf(counts: readonly FuzzCounts[]): string {
  const head = ['', 'files', 'accepted', 'refused', 'unreadable', 'by headers', 'slowest ms', 'headers ms', 'peak MB']
  const rows = counts.map(one => [
    one.name,
    one.files,
    one.accepted,
    one.refused,
    one.unreadable,
    one.acceptedByHeaders,
    ...[one.slowestMs, one.slowestHeadersMs, one.largestMb].map(value => value.toFixed(0)),
  ])
  return [head, ...rows]
    .map(row => row.map((cell, at) => String(cell).padStart(at === 0 ? 24 : 11)).join(''))
    .join('\n')
}
