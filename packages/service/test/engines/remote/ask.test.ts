import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type FarSideTwin, startFarSideTwin, type TwinAnswer } from '../../../../../test/harness/far-side-twin.ts'
import { ask, isAnswer, judgeFailure, judgeNoNews, judgeSilentStart } from '../../../src/engines/remote/ask.ts'
import { createServerClient, type ServerClient } from '../../../src/engines/remote/server-client.ts'

async function startFar(
  context: TestContext,
  answer: TwinAnswer = {},
): Promise<{ twin: FarSideTwin; client: ServerClient }> {
  const twin = await startFarSideTwin({ 'GET /': () => answer })
  const client = createServerClient({ url: twin.url, guard: { allowPrivateNetworks: false } })
  context.after(async () => {
    client.close()
    await twin.close()
  })
  return { twin, client }
}

test('an oversized answer is a verdict, on a start and on a query', async context => {
  const { client } = await startFar(context, { bytes: Buffer.alloc(100_000) })
  const answer = await ask(client.request('/', { maxBytes: 10_000 }))
  assert.ok(!isAnswer(answer))
  for (const verdict of [judgeSilentStart(answer), judgeNoNews(answer)]) {
    assert.ok(verdict.state === 'failed' && !verdict.retryable)
    assert.match(verdict.message, /^the engine's answer cannot be used: .*10000 bytes/)
  }
})

test('a server that times out may have accepted an order, and has not lost one', async context => {
  const { client, twin } = await startFar(context)
  twin.fault({ does: 'hang' })
  const answer = await ask(client.request('/', { timeoutMs: 100 }))
  assert.ok(!isAnswer(answer))
  assert.deepEqual([judgeSilentStart(answer).state, judgeNoNews(answer).state], ['unsure', 'unreachable'])
})

test('an abort is neither an answer nor a verdict', async context => {
  const { client, twin } = await startFar(context)
  twin.fault({ does: 'hang' })
  const stop = new AbortController()
  const asked = ask(client.request('/', { signal: stop.signal }))
  stop.abort(new Error('nobody waits'))
  await assert.rejects(asked, /nobody waits/)
})

const failures: [words: unknown, expected: object][] = [
  [
    { detail: [{ type: 'content_policy_violation', msg: 'flagged' }] },
    { code: 'CreationPolicyViolation', message: 'flagged' },
  ],
  ['CUDA out of memory. Tried to allocate 2 GiB', { retryable: true, message: 'the engine ran out of memory' }],
  [
    { error: 'cannot open /srv/models/x at http://10.0.0.1:80/a' },
    { retryable: false, message: 'the engine failed: cannot open … at …' },
  ],
  [undefined, { message: 'the engine failed' }],
]
for (const [words, expected] of failures) {
  test(`a server's failure message is classified: ${JSON.stringify(words)}`, () => {
    const verdict = judgeFailure(words)
    assert.deepEqual({ ...verdict, ...expected }, verdict)
  })
}
