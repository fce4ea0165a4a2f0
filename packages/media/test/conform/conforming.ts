import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { Log } from 'node-av/lib'
import { AV_LOG_FATAL } from 'node-av/constants'
import { decodeFrames, type DecodedFrame } from '../../src/av/decode-frames.ts'
import type { Conformed, ConformJob, ForeignFile } from '../../src/conform/conform-job.ts'
import { conformFiles } from '../../src/conform/conform-files.ts'
import type { Order } from '../../src/engine/contract.ts'
import { finishFile } from '../../src/finish/finish-file.ts'
import type { ExpectedResult, MadeFormat } from '../../src/finish/finish-job.ts'
import { inspectFile } from '../../src/inspect/inspect-file.ts'
import { WIDEST } from '../../../../test/harness/fuzz.ts'

// Broken files are broken on purpose here.
Log.setLevel(AV_LOG_FATAL)

const COMMON = { prompt: '', seed: 1, inputs: [] }

export const SIZE = { width: 64, height: 36 }

export const videoOrder = (
  more: Partial<Extract<Order, { kind: 'video' }>> = {},
): Extract<Order, { kind: 'video' }> => ({
  ...COMMON,
  kind: 'video',
  ...SIZE,
  seconds: 1,
  withSound: true,
  from: { kind: 'words' },
  amplitude: 'auto',
  withMusic: false,
  ...more,
})

export const imageOrder = (size = SIZE): Extract<Order, { kind: 'image' }> => ({ ...COMMON, kind: 'image', ...size })

export const musicOrder = (seconds: number): Extract<Order, { kind: 'music' }> => ({
  ...COMMON,
  kind: 'music',
  seconds,
})

export const speechOrder = (text = 'one two three'): Extract<Order, { kind: 'speech' }> => ({
  ...COMMON,
  kind: 'speech',
  text,
  voice: 'a',
  speed: 1,
  pitch: 0,
  volume: 0,
})

/** A folder for what is made and another for what becomes of it, both gone after the test. */
export async function conforming(t: TestContext): Promise<{
  made: string
  folder: string
  conform(order: Order, file?: Partial<ForeignFile>): Promise<Conformed>
  job(order: Order): ConformJob
}> {
  const root = await mkdtemp(join(tmpdir(), 'kinora-conform-'))
  t.after(() => rm(root, { recursive: true, force: true }))
  const [made, folder] = [join(root, 'made'), join(root, 'conformed')]
  await mkdir(folder)
  const job = (order: Order, file: Partial<ForeignFile> = {}): ConformJob => ({
    order,
    files: [{ role: 'result', path: made, ...file }],
    folder,
  })
  return { made, folder, job, conform: (order, file) => conformFiles(job(order, file), () => undefined) }
}

/** What the finisher holds a result against; it refuses what is not as it should be. */
export async function requireFinished(order: Order, { files, mayBeSilent }: Conformed, folder: string): Promise<void> {
  const [result] = files
  assert.ok(result && result.role === 'result')
  const format = result.format as MadeFormat
  await finishFile(
    { path: result.path, format, folder, ordered: expected(order, mayBeSilent ?? false), label: '{}' },
    () => undefined,
  )
}

function expected(order: Order, mayBeSilent: boolean): ExpectedResult {
  switch (order.kind) {
    case 'video':
    case 'upscale': {
      const { width, height, seconds, withSound } = order
      return { kind: 'video', width, height, seconds, withSound, mayBeSilent }
    }
    case 'image':
      return { kind: 'image', width: order.width, height: order.height }
    case 'lips':
      return {
        kind: 'video',
        width: order.width,
        height: order.height,
        seconds: order.seconds,
        withSound: true,
        mayBeSilent,
      }
    case 'music':
    case 'effects':
      return { kind: 'sound', seconds: order.seconds }
    case 'speech':
    case 'voice':
    case 'hearing':
    case 'seeing':
    case 'watching':
    case 'reading':
    case 'reviewing':
    case 'rewriting':
    case 'writing':
      return { kind: 'sound' }
  }
}

/** What the inspector finds in a result, as in a file that a stranger sent. */
export async function factsOf(
  { files }: Conformed,
  kind: 'picture' | 'clip' | 'sound',
): Promise<Record<string, unknown>> {
  const verdict = await inspectFile({ path: files[0]?.path ?? '', rules: WIDEST[kind] }, () => undefined)
  assert.ok('facts' in verdict, JSON.stringify(verdict))
  return { ...verdict.facts }
}

export async function framesOf({ files }: Conformed): Promise<DecodedFrame[]> {
  const frames: DecodedFrame[] = []
  for await (const frame of decodeFrames(files[0]?.path ?? '')) frames.push(frame)
  return frames
}

const BRIGHT = 125

/** The middle of what is bright, and how much of it there is. */
export function brightSpot({ width, height, pixels }: DecodedFrame): { x: number; y: number; area: number } {
  let [x, y, area] = [0, 0, 0]
  for (let at = 0; at < width * height; at++) {
    if ((pixels[at] ?? 0) < BRIGHT) continue
    x += at % width
    y += Math.floor(at / width)
    area += 1
  }
  return { x: x / area, y: y / area, area }
}

export const assertNear = (got: number, wanted: number, tolerance: number, what: string): void =>
  assert.ok(Math.abs(got - wanted) <= tolerance, `${what}: ${got} instead of ${wanted}`)
