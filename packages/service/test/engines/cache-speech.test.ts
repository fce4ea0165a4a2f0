import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { OpenEngine } from '../../../media/src/engine/combine-engines.ts'
import type { Engine, Order, Progress } from '../../../media/src/engine/contract.ts'
import { cacheSpeech } from '../../../media/src/engine/cache-speech.ts'
import { type FileCache, openFileCache } from '../../../media/src/engine/file-cache.ts'
import { beginOrder } from '../../../../test/harness/begin-order.ts'
import { contextOf, endOf, folderFor, music, speech } from './minimal-orders.ts'

/** Says something else each time, so that what is heard twice was kept. */
function talker(): OpenEngine & { said: Order[]; cancelled: number } {
  const said: Order[] = []
  return {
    name: 'talker',
    said,
    cancelled: 0,
    accepts: () => true,
    place: async () => ({}),
    async start(_token, order) {
      said.push(order)
      return { state: 'started', token: { job: said.length } }
    },
    async poll({ job }, _order, { folder }): Promise<Progress> {
      const [path, words] = [join(folder, 'said.mp3'), join(folder, 'list.json')]
      await writeFile(path, `said ${job}`)
      await writeFile(words, '[]')
      return {
        state: 'done',
        files: [
          { role: 'result', format: 'mp3', path },
          { role: 'words', format: 'json', path: words },
        ],
      }
    },
    async cancel() {
      this.cancelled += 1
    },
    async stop() {},
  }
}

async function keptFor(context: TestContext): Promise<FileCache> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-kept-speech-'))
  context.after(() => rm(folder, { recursive: true }))
  return openFileCache({ folder, maxBytes: 1_000_000 })
}

async function heard(context: TestContext, engine: Engine, order: Order): Promise<{ text: string; roles: string[] }> {
  const attempt = contextOf(await folderFor(context))
  const end = await endOf(engine, await beginOrder(engine, order, attempt), attempt)
  assert.ok(end.state === 'done', JSON.stringify(end))
  const path = end.files.find(({ role }) => role === 'result')?.path ?? ''
  return { text: await readFile(path, 'utf8'), roles: end.files.map(({ role }) => role).toSorted() }
}

const version = Promise.resolve('1')

test('repeated speech comes from the cache, for any caller, with the same bytes and words', async context => {
  const kept = await keptFor(context)
  const [first, second] = [talker(), talker()]
  const said = await heard(context, cacheSpeech(first, kept, version), speech)
  assert.deepEqual(said, { text: 'said 1', roles: ['result', 'words'] })
  assert.deepEqual(
    await heard(context, cacheSpeech(second, kept, version), { ...speech, prompt: 'else', seed: 3 }),
    said,
  )
  assert.equal(second.said.length, 0)
})

for (const [what, change] of Object.entries({
  text: { text: 'Hello, this is a tests.' },
  voice: { voice: 'another' },
  speed: { speed: 1.1 },
  pitch: { pitch: 1 },
  volume: { volume: 1 },
  emotion: { emotion: 'sad' },
  pronunciations: { pronunciations: ['test/tasted'] },
}))
  test(`another ${what} is spoken anew`, async context => {
    const inner = talker()
    const engine = cacheSpeech(inner, await keptFor(context), version)
    await heard(context, engine, speech)
    assert.equal((await heard(context, engine, { ...speech, ...change })).text, 'said 2')
  })

test('another version of the engine speaks everything anew', async context => {
  const kept = await keptFor(context)
  await heard(context, cacheSpeech(talker(), kept, version), speech)
  const next = talker()
  await heard(context, cacheSpeech(next, kept, Promise.resolve('2')), speech)
  assert.equal(next.said.length, 1)
})

test('orders other than speech bypass the cache', async context => {
  const inner = talker()
  const engine = cacheSpeech(inner, await keptFor(context), version)
  await heard(context, engine, music)
  await heard(context, engine, music)
  assert.equal(inner.said.length, 2)
})

test('a cached file that is removed between start and poll is reported as lost', async context => {
  const kept = await keptFor(context)
  await heard(context, cacheSpeech(talker(), kept, version), speech)
  const gone = cacheSpeech(talker(), { ...kept, take: async () => undefined }, version)
  const attempt = contextOf(await folderFor(context))
  const end = await endOf(gone, await beginOrder(gone, speech, attempt), attempt)
  assert.equal(end.state, 'lost')
})

test('a failing storage does not prevent speech', async context => {
  const full = async (): Promise<never> => Promise.reject(new Error('no space left'))
  const engine = cacheSpeech(talker(), { has: full, take: full, keep: full }, version)
  assert.equal((await heard(context, engine, speech)).text, 'said 1')
})

test('a cancel reaches the speaking engine, and no other', async context => {
  const kept = await keptFor(context)
  const inner = talker()
  const engine = cacheSpeech(inner, kept, version)
  const attempt = contextOf(await folderFor(context))
  await engine.cancel?.(await beginOrder(engine, speech, attempt), speech)
  assert.equal(inner.cancelled, 1)
  await heard(context, engine, speech)
  await engine.cancel?.(await beginOrder(engine, speech, attempt), speech)
  assert.equal(inner.cancelled, 1)
})
