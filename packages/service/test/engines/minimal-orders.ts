import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { pino } from 'pino'
import type { Engine, EngineContext, MadeFile, Order, Progress, Token } from '../../../media/src/engine/contract.ts'
import { beginOrder } from '../../../../test/harness/begin-order.ts'
import { until } from '../../../../test/harness/until.ts'

export type OrderOf<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>

export const log = pino({ level: 'silent' })

const words = { prompt: 'a lighthouse in the rain', seed: 7, inputs: [] }
export const clip: OrderOf<'video'> = {
  ...words,
  kind: 'video',
  seconds: 2,
  width: 320,
  height: 180,
  withSound: true,
  from: { kind: 'words' },
  amplitude: 'auto',
  withMusic: false,
}
export const still: OrderOf<'image'> = { ...words, kind: 'image', width: 321, height: 181 }
export const music: OrderOf<'music'> = { ...words, kind: 'music', seconds: 3 }
export const speech: OrderOf<'speech'> = {
  ...words,
  kind: 'speech',
  text: 'Hello, this is a test.',
  voice: 'narrator',
  speed: 1,
  pitch: 0,
  volume: 0,
}
/** Takes far longer than the tests that end it. */
export const film: OrderOf<'video'> = { ...clip, seconds: 300, width: 1_920, height: 1_080 }

export async function folderFor(context: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-minimal-'))
  context.after(() => rm(folder, { recursive: true }))
  return folder
}

export const contextOf = (folder: string, signal = new AbortController().signal): EngineContext => ({
  folder,
  signal,
  log,
})

/** Everything that is heard of an order, to its end. */
export async function follow(engine: Engine, token: Token, context: EngineContext): Promise<Progress[]> {
  const heard: Progress[] = []
  return until(async () => {
    const progress = await engine.poll(token, clip, context)
    heard.push(progress)
    return progress.state !== 'working' && heard
  }, 'the order is made or fails')
}

export async function endOf(engine: Engine, token: Token, context: EngineContext): Promise<Progress> {
  const last = (await follow(engine, token, context)).at(-1)
  assert.ok(last)
  return last
}

export async function make(engine: Engine, order: Order, folder: string): Promise<readonly MadeFile[]> {
  const context = contextOf(folder)
  const last = await endOf(engine, await beginOrder(engine, order, context), context)
  assert.equal(last.state, 'done', JSON.stringify(last))
  return last.files
}

export async function makeOne(
  context: TestContext,
  engine: Engine,
  order: Order,
): Promise<{ path: string; bytes: Buffer }> {
  const files = await make(engine, order, await folderFor(context))
  const path = files.find(file => file.role === 'result')?.path
  assert.ok(path)
  return { path, bytes: await readFile(path) }
}
