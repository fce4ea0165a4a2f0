import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { OpenEngine } from '../../../media/src/engine/combine-engines.ts'
import type { MadeFile, TimedWord } from '../../../media/src/engine/contract.ts'
import { createStudioEngine } from '../../src/engine.ts'
import { contextOf, endOf, folderFor, log, make, speech } from '../../../service/test/engines/minimal-orders.ts'
import { beginOrder } from '../../../../test/harness/begin-order.ts'

let folder = ''
let engine: OpenEngine
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-speak-'))
  engine = createStudioEngine({ children: 1, log, speechCache: { folder, maxBytes: 10_000_000 } })
})
after(async () => {
  await engine.stop()
  await rm(folder, { recursive: true, force: true })
})

const order = { ...speech, text: 'One, two.', voice: 'English_Male_Currency' }
const contentOf = (files: readonly MadeFile[], role: MadeFile['role']): Promise<Buffer> =>
  readFile(files.find(file => file.role === role)?.path ?? '')
const entriesIn = async (path: string): Promise<number> =>
  (await readdir(path, { recursive: true })).filter(name => name.endsWith('result.mp3')).length

test('an unknown voice fails the order permanently and stores nothing', async t => {
  const context = contextOf(await folderFor(t))
  const end = await endOf(engine, await beginOrder(engine, { ...order, voice: 'nobody' }, context), context)
  assert.ok(end.state === 'failed' && !end.retryable, JSON.stringify(end))
  assert.match(end.message, /there is no voice nobody/)
  assert.equal(await entriesIn(folder), 0)
})

test('speech has the times of its words, and repeats with the same bytes from the cache', async t => {
  const first = await make(engine, order, await folderFor(t))
  const words = JSON.parse((await contentOf(first, 'words')).toString()) as TimedWord[]
  assert.deepEqual(
    words.map(({ text }) => text),
    ['One,', 'two.'],
  )
  assert.ok((words[0]?.toSeconds ?? 0) <= (words[1]?.fromSeconds ?? 0))
  assert.equal(await entriesIn(folder), 1)
  const again = await make(engine, { ...order, seed: 99 }, await folderFor(t))
  for (const role of ['result', 'words'] as const)
    assert.deepEqual(await contentOf(again, role), await contentOf(first, role))
  assert.equal(await entriesIn(folder), 1)
})

test('text that no voice can speak takes the time to read it, word by word, if that is allowed, and fails otherwise', async t => {
  const text = 'Привет, дорогие друзья!'
  const read = await make(engine, { ...order, text, mayBeSilent: true }, await folderFor(t))
  const words = JSON.parse((await contentOf(read, 'words')).toString()) as TimedWord[]
  assert.equal(words.map(word => word.text).join(' '), text)
  assert.ok((words.at(-1)?.toSeconds ?? 0) > 1)
  const context = contextOf(await folderFor(t))
  const end = await endOf(engine, await beginOrder(engine, { ...order, text }, context), context)
  assert.ok(end.state === 'failed' && end.code === 'FieldInvalid', JSON.stringify(end))
})
