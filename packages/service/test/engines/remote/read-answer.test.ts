import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type TestContext, test } from 'node:test'
import { type FarSideTwin, startFarSideTwin, type TwinAnswer } from '../../../../../test/harness/far-side-twin.ts'
import { until } from '../../../../../test/harness/until.ts'
import { ask, failed, isAnswer, judgeRefusedStart } from '../../../src/engines/remote/ask.ts'
import { createTextDiverter } from '../../../src/engines/remote/divert-texts.ts'
import { saveEncoded } from '../../../src/engines/remote/encoded-files.ts'
import { answerMemory, readAnswer, UNCOUNTED_BYTES } from '../../../src/engines/remote/read-answer.ts'
import { createServerClient, type ServerClient } from '../../../src/engines/remote/server-client.ts'
import { PIXEL } from '../orders.ts'

async function openFolder(context: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-answers-'))
  context.after(() => rm(folder, { recursive: true }))
  return folder
}

async function startFar(
  context: TestContext,
  answer: TwinAnswer,
): Promise<{ twin: FarSideTwin; client: ServerClient; folder: string }> {
  const twin = await startFarSideTwin({ 'GET /': () => answer })
  const client = createServerClient({ url: twin.url, guard: { allowPrivateNetworks: false } })
  context.after(async () => {
    client.close()
    await twin.close()
  })
  return { twin, client, folder: await openFolder(context) }
}

const LONG = Buffer.alloc(300_000, 7).toString('base64')

test('a long text of JSON goes to a file for any division, and everything else stays', async context => {
  const folder = await openFolder(context)
  const value = {
    status: 'done "so" \\',
    output: [`data:image/png;base64,${LONG}`, { deep: LONG, short: 'x"\\/é' }],
    words: `${'a'.repeat(70_000)}\n"quoted" é`,
    ['k'.repeat(70_000)]: 1,
  }
  const bytes = Buffer.from(JSON.stringify(value))
  for (const size of [1_021, 65_536, bytes.length]) {
    const diverter = createTextDiverter(folder)
    let most = 0
    for (let at = 0; at < bytes.length; at += size)
      most = Math.max(most, await diverter.write(bytes.subarray(at, at + size)))
    const { bytes: left, files } = await diverter.end()
    assert.ok(most < 100_000, `${most} bytes were in memory`)
    assert.equal(files.size, 4)
    // What stands for a text is in the JSON once; the text itself is what was there, escapes and all.
    let whole = left.toString()
    JSON.parse(whole)
    for (const [mark, path] of files) whole = whole.replace(mark, () => `\u0000${path}\u0000`)
    for (const [, path] of files) whole = whole.replace(`\u0000${path}\u0000`, (await readFile(path)).toString())
    assert.deepEqual(JSON.parse(whole), value)
  }
})

test('a file in an answer is never in memory, and its beginning gives its type', async context => {
  const png = Buffer.concat([PIXEL, Buffer.alloc(400_001)])
  // Some write a slash so, and some break lines.
  const encoded = `data:image/png;base64,${png.toString('base64')}`.replaceAll(/(.{1000})/g, '$1\n')
  const text = JSON.stringify({ output: encoded }).replaceAll('/', '\\/')
  const { client, folder } = await startFar(context, { text, headers: { 'content-type': 'application/json' } })
  const answer = await client.request('/', { folder })
  const { output } = answer.json() as { output: string }
  assert.ok(output.startsWith('data:image'), output.slice(0, 40))
  assert.ok(output.length < 5_000)
  const saved = await saveEncoded(output, { kind: 'image', folder, files: answer.files })
  assert.ok(!('state' in saved), JSON.stringify(saved))
  assert.deepEqual(await readFile(saved.path), png)
  assert.deepEqual(await readdir(folder), ['result.png'], 'the text is gone')
  // Its folder went with an earlier attempt.
  assert.partialDeepStrictEqual(await saveEncoded(output, { kind: 'image', folder, files: answer.files }), {
    state: 'lost',
  })
  // Nobody else can name a file.
  const forged = `data:image/png;base64,${folder}/result.png`
  assert.partialDeepStrictEqual(await saveEncoded(forged, { kind: 'image', folder, files: answer.files }), {
    state: 'failed',
  })
})

const TOO_MUCH: [title: string, answer: TwinAnswer, told: RegExp][] = [
  ['nested deeply', { text: `{"error":${'['.repeat(2_000_000)}` }, /^the engine answered 422$/],
  ['a chain of errors', { text: '{"error":'.repeat(500_000) }, /^the engine answered 422$/],
  ['made of many values', { text: `{"detail":[${'{},'.repeat(1_000_000)}{}]}` }, /^the engine answered 422$/],
  ['larger than is read', { text: `{"error":"${'x'.repeat(9_000_000)}"}` }, /8388608 bytes allowed/],
  ['a page without an end', { text: `<html>${'x'.repeat(9_000_000)}` }, /^the engine answered 422$/],
  ['a long story', { text: `{"error":"${'so it '.repeat(500_000)}"}` }, /^the engine answered 422: so it .{1,200}…$/],
]
for (const [title, answer, told] of TOO_MUCH)
  test(`an error that is ${title} is reported in a few words`, async context => {
    const { client, folder } = await startFar(context, { status: 422, ...answer })
    for (const kept of [{}, { folder }]) {
      const refused = await ask(client.request('/', kept))
      if (title === 'larger than is read' && 'folder' in kept) continue
      const verdict = isAnswer(refused) ? judgeRefusedStart(refused) : refused.silent ? failed('nobody') : refused
      assert.equal(verdict.state, 'failed')
      assert.match(verdict.message, told)
    }
  })

test('reading continues after a large chunk', async context => {
  const text = JSON.stringify({ words: Array.from({ length: 60 }, () => 'w'.repeat(60_000)) })
  const { client } = await startFar(context, { text, headers: { 'content-type': 'application/json' } })
  const all = await Promise.all(Array.from({ length: 40 }, () => client.request('/')))
  assert.ok(all.every(one => (one.json() as { words: string[] }).words.length === 60))
})

/** An answer that counts what is taken of its body and stays open until it is left. */
function holdBack(size: number, left: AbortSignal): { answer: IncomingMessage; taken: () => number } {
  let taken = 0
  const chunk = Buffer.alloc(65_536, ' ')
  async function* body(): AsyncGenerator<Buffer> {
    yield Buffer.from('{"output":[')
    for (; taken < size; taken += chunk.length) yield chunk
    await new Promise(resolve => left.addEventListener('abort', resolve))
  }
  const answer = Readable.from(body(), { objectMode: false })
  return {
    answer: Object.assign(answer, { statusCode: 200, headers: {} }) as unknown as IncomingMessage,
    taken: () => taken,
  }
}

test('large answers at once are read as far as the memory for all of them reaches, and then the others', async () => {
  const MB = 2 ** 20
  const [early, late] = [new AbortController(), new AbortController()]
  const signals = Array.from({ length: 24 }, (_, at) => (at < 12 ? early : late).signal)
  const held = signals.map(signal => holdBack(7 * MB, signal))
  const read = held.map(({ answer }, at) =>
    readAnswer(answer, { maxBytes: 64 * MB, signal: signals[at]!, owner: `far ${at % 4}` }),
  )
  const ended = Promise.allSettled(read)
  const takenOf = (those: typeof held): number => those.reduce((sum, { taken }) => sum + taken(), 0)
  let [taken, rests] = [-1, 0]
  await until(() => {
    const now = takenOf(held)
    rests = now === taken ? rests + 1 : 0
    taken = now
    return rests === 20
  }, 'no more is read')
  const used = answerMemory.used()
  early.abort()
  await until(() => takenOf(held.slice(12)) >= 12 * 7 * MB, 'the others are read')
  late.abort()
  await ended
  // One may go on beyond the limit, and each holds a little that is not counted and what its stream has read ahead.
  const most = (96 + 8) * MB + 24 * (UNCOUNTED_BYTES + 4 * 65_536)
  assert.ok(taken > 60 * MB && taken < most, `${taken / MB} MB of ${24 * 7} were in memory`)
  assert.ok(used <= (96 + 8) * MB, `${used / MB} MB were reserved`)
  assert.equal(answerMemory.used(), 0)
})
