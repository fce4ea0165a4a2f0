import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConnectionLost, createClient, RequestRefused, TaskFailed } from '../src/index.ts'
import { collect, rejection } from './collect.ts'
import { refused, startScripted, type Scripted } from './scripted-service.ts'
import { until } from '../../../test/harness/until.ts'

const LOST: Scripted = { lost: true }
const BUSY = refused(429, 'TooManyRequests', { 'retry-after': '0' })
const STAYS: Scripted = { stays: true, body: '{' }
const NOW = { 'retry-after': '0' }
const BODY = { model: 'genq2', prompt: 'x' } as const

async function scripted(script: Scripted[], patienceMs = 60_000) {
  const { url, asked } = await startScripted(script)
  return { asked, url, kinora: createClient({ url, key: 'kn_k', patienceMs }) }
}

test('a create request that is lost, rejected for a while or cut off is sent again with the same key and body', async () => {
  const cut: Scripted = { lost: true, headers: { 'content-length': '100' }, body: '{"id":"1' }
  const fault = refused(500, 'InternalServiceFailure')
  const underWay = refused(409, 'OperationInProcess', NOW)
  const away = refused(503, 'SystemThrottling', NOW)
  const proxy: Scripted = { status: 502, body: '<html>', headers: NOW }
  const done: Scripted = { body: '{"id":"17"}' }
  const { kinora, asked } = await scripted([LOST, BUSY, cut, fault, underWay, away, proxy, done])
  assert.equal((await kinora.create('text2video', BODY)).id, '17')
  assert.equal(asked.length, 8)
  const [first] = asked
  assert.match(String(first?.headers['idempotency-key']), /^[0-9a-f-]{36}$/)
  for (const { method, path, headers, body } of asked) {
    assert.deepEqual([method, path], ['POST', '/ent/v2/text2video'])
    assert.equal(headers['idempotency-key'], first?.headers['idempotency-key'])
    assert.equal(headers.authorization, 'Token kn_k')
    assert.deepEqual(JSON.parse(String(body)), BODY)
  }
  await kinora.create('text2video', BODY)
  assert.notEqual(
    asked.at(-1)?.headers['idempotency-key'],
    first?.headers['idempotency-key'],
    'another call, another key',
  )
})

test('a permanent rejection is thrown immediately, with the full answer of the service', async () => {
  const { kinora, asked } = await scripted([refused(400, 'FieldInvalid')])
  const error = await rejection(kinora.create('text2video', BODY))
  assert.ok(error instanceof RequestRefused)
  const { status, reason, message, traceId, problems } = error
  assert.deepEqual([status, reason, message, traceId], [400, 'FieldInvalid', 'FieldInvalid it is', 'abc'])
  assert.deepEqual(problems, [{ field: 'duration', reason: 'FieldInvalid', message: 'no' }])
  assert.equal(asked.length, 1)
})

test('an unfinished film is a rejection, not a reason to retry', async () => {
  const { kinora, asked } = await scripted([refused(409, 'OperationInProcess')])
  const edit = kinora.editFilm('one-click/mv', '1', { job_id: '2', prompt: 'x' })
  assert.ok((await rejection(edit)) instanceof RequestRefused)
  assert.equal(asked.length, 1)
})

test('a fault of the service is retried a few times and then thrown', async () => {
  const { kinora, asked } = await scripted([refused(500, 'InternalServiceFailure', NOW)])
  assert.equal(((await rejection(kinora.credits())) as RequestRefused).reason, 'InternalServiceFailure')
  assert.equal(asked.length, 5)
})

test('retries end, and a Retry-After beyond the deadline ends them', async () => {
  const none = await scripted([LOST], 0)
  assert.ok((await rejection(none.kinora.credits())) instanceof ConnectionLost)
  assert.equal(none.asked.length, 1)
  const later = await scripted([refused(429, 'QuotaExceeded', { 'retry-after': '600' })])
  const error = await rejection(later.kinora.credits())
  assert.ok(error instanceof RequestRefused)
  assert.equal(error.retryAfterSeconds, 600)
  assert.equal(later.asked.length, 1)
})

test('an aborted call ends immediately, during a request and between retries', async () => {
  const reason = new Error('enough')
  for (const answer of [STAYS, refused(503, 'SystemThrottling', { 'retry-after': '50' })]) {
    const { kinora, asked } = await scripted([answer])
    const giveUp = new AbortController()
    const error = rejection(kinora.credits({ signal: giveUp.signal }))
    await until(() => asked.length > 0, 'the call is made')
    giveUp.abort(reason)
    assert.equal(await error, reason)
  }
})

test('a server that is not Kinora is reported as such', async () => {
  const { kinora } = await scripted([{ body: '<html>' }])
  assert.match(String(await rejection(kinora.credits())), /is this a Kinora service/)
})

test('an address may have a path, and lists are repeated in the query', async () => {
  const { url, asked } = await startScripted([{ body: '{"tasks":[],"next_page_token":""}' }])
  const kinora = createClient({ url: `${url}/media/`, key: 'k' })
  await kinora.tasks({ states: ['success', 'failed'], 'pager.pagesz': 5 })
  assert.equal(asked[0]?.path, '/media/ent/v2/tasks?states=success&states=failed&pager.pagesz=5')
})

const event = (state: string, progress: number): string =>
  `event: task\ndata: ${JSON.stringify({ id: '1', state, progress, err_code: '', err_msg: 'it broke' })}\n\n`

test('progress continues over broken streams, and repeats nothing', async () => {
  const { kinora, asked } = await scripted([
    { lost: true, body: `${event('queueing', 0)}: still here\n\n${event('processing', 10)}` },
    LOST,
    refused(503, 'SystemThrottling', NOW),
    { body: event('processing', 10) + event('processing', 60) },
    { body: event('processing', 60) + event('success', 100) },
  ])
  const seen = []
  for await (const { state, progress } of kinora.progress('1')) seen.push(`${state} ${progress}`)
  assert.deepEqual(seen, ['queueing 0', 'processing 10', 'processing 60', 'success 100'])
  assert.equal(asked.length, 5)
})

test('a task that has failed is thrown by wait, with the task', async () => {
  const { kinora } = await scripted([{ body: event('failed', 30) }])
  const error = await rejection(kinora.wait('1'))
  assert.ok(error instanceof TaskFailed)
  assert.deepEqual([error.message, error.task.progress], ['it broke', 30])
})

test('a key that expires while a task is followed is a rejection', async () => {
  const told = { code: 401, reason: 'Unauthorized', message: 'this key has ended' }
  const body = `${event('processing', 10)}event: error\ndata: ${JSON.stringify(told)}\n\n`
  const { kinora, asked } = await scripted([{ body }])
  const error = await rejection(kinora.wait('1'))
  assert.ok(error instanceof RequestRefused)
  assert.deepEqual([error.status, error.reason], [401, 'Unauthorized'])
  assert.equal(asked.length, 1)
})

test('a download continues at its break, and skips known bytes if the server cannot', async () => {
  const bytes = '0123456789'
  const head = { 'content-length': '10', etag: '"e"' }
  const rest = { 'content-length': '6', etag: '"e"' }
  const { kinora, url, asked } = await scripted([
    { lost: true, headers: head, body: bytes.slice(0, 4) },
    { status: 206, lost: true, headers: rest, body: bytes.slice(4, 6) },
    { headers: head, body: bytes },
  ])
  const chunks = await collect(kinora.download(`${url}/files/x?signature=1`))
  assert.equal(String(Buffer.concat(chunks)), bytes)
  assert.deepEqual(
    asked.map(({ headers }) => [headers.range, headers['if-range'], headers.authorization]),
    [
      [undefined, undefined, undefined],
      ['bytes=4-', '"e"', undefined],
      ['bytes=6-', '"e"', undefined],
    ],
  )
})
