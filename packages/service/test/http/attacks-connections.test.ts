import assert from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { after, before, test, type TestContext } from 'node:test'
import { connectRaw, headOf, type RawClient } from '../../../../test/harness/raw-client.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { until } from '../../../../test/harness/until.ts'

let service: TestService
const clients: RawClient[] = []
before(async () => {
  service = await startService({ KINORA_ANSWER_STALL_SECONDS: '2', KINORA_MAX_CONNECTIONS: '120' })
})
after(async () => {
  for (const client of clients) client.end()
  await service.stop()
})

const open = async (options: Parameters<typeof connectRaw>[1] = {}): Promise<RawClient> => {
  const client = await connectRaw(service.url, options)
  clients.push(client)
  return client
}
const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length
const create = async (payload = ''): Promise<string> =>
  String((await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x', payload })).json.task_id)

/** Counts what the database is asked on behalf of requests, by their paths; what the service asks by itself has none. */
function countQueries(context: TestContext): { of(path: string): number; pings(): number } {
  const serving = new AsyncLocalStorage<string>()
  const counts = new Map<string, number>()
  const onRequest = (message: unknown): void => serving.enterWith((message as { request: { url: string } }).request.url)
  subscribe('http.server.request.start', onRequest)
  context.after(() => unsubscribe('http.server.request.start', onRequest))
  const { db } = service.services
  for (const name of ['query', 'transaction', 'session'] as const) {
    const real = db[name] as (...args: unknown[]) => unknown
    context.mock.method(db, name, (...args: unknown[]) => {
      const path = serving.getStore() ?? ''
      counts.set(path, (counts.get(path) ?? 0) + 1)
      return real(...args)
    })
  }
  const ping = context.mock.method(db, 'ping')
  return { of: path => counts.get(path) ?? 0, pings: () => ping.mock.callCount() }
}

test('health checks query the database at intervals, and not on the pool', async context => {
  const queries = countQueries(context)
  const began = performance.now()
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(Array.from({ length: 40 }, () => service.get('/healthz', { key: null })))
    for (const { status } of answers) assert.equal(status, 200)
  }
  const seconds = (performance.now() - began) / 1000
  assert.equal(queries.of('/healthz'), 0)
  assert.ok(queries.pings() >= 1 && queries.pings() <= seconds + 2, `${queries.pings()} in ${seconds.toFixed(1)} s`)
  await service.get('/ent/v2/credits')
  assert.ok(queries.of('/ent/v2/credits') > 0, 'other requests are counted')
})

test('requests sent ahead of their answers are answered in order', async () => {
  const client = await open()
  const id = await create()
  const paths = ['/healthz', `/ent/v2/tasks/${id}/creations`, '/x', '/ent/v2/credits', '/healthz']
  client.send(paths.map(path => headOf('GET', path, { key: service.key })).join(''))
  const text = await client.until(/(HTTP\/1.1 \d.*){5}/s)
  assert.deepEqual(
    [...text.matchAll(/HTTP\/1.1 (\d+) /g)].map(match => match[1]),
    ['200', '200', '404', '200', '200'],
  )
})

test('a thousand requests in one packet are not a thousand requests: the connection is closed', async () => {
  const client = await open()
  client.send(headOf('GET', '/healthz').repeat(1_000))
  assert.ok(await client.closedWithin(10_000))
  const answered = countOf(client.received(), /HTTP\/1.1 200 /g)
  assert.ok(answered <= 200, `${answered} were answered`)
  assert.equal((await service.get('/healthz', { key: null })).status, 200)
})

test('input that is not HTTP is answered and the connection closed, even if the client keeps its side open', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => open({ allowHalfOpen: true })))
  for (const client of all) client.send('nonsense\r\n\r\n')
  for (const client of all) {
    await client.until(/"reason":"BadRequest"/)
    await until(() => client.serverSide().destroyed, 'the connection is closed, not merely ended')
  }
})

test('unused connections are closed if all places are taken', async () => {
  const idle = await Promise.all(Array.from({ length: 140 }, () => connectRaw(service.url).catch(() => undefined)))
  for (const client of idle) if (client) clients.push(client)
  const isServed = (): Promise<boolean> =>
    service.get('/healthz', { key: null }).then(
      ({ status }) => status === 200,
      () => false,
    )
  await until(isServed, 'somebody new is served')
  for (const client of idle) client?.end()
  // Kept connections of this client may have been among those that made room: the next test has one that is alive.
  for (const client of idle) await until(() => !client || client.socket.closed, 'the idle connection is closed')
  await until(isServed, 'a connection that is alive')
})

test('unread event streams, polls and pages are closed; a slow reader is served', async () => {
  // Six bytes for each character: more than the buffers between us take.
  const id = await create('\u0001'.repeat(1_000_000))
  const paths = [`/ent/v2/tasks/${id}/events`, `/ent/v2/tasks/${id}/creations`, '/ent/v2/tasks']
  const deaf = await Promise.all(paths.map(() => open({ reads: false })))
  deaf.forEach((client, index) => client.send(headOf('GET', paths[index] ?? '', { key: service.key })))
  const slow = await open({ reads: false })
  slow.send(headOf('GET', `/ent/v2/tasks/${id}/creations`, { key: service.key }))
  // A little at a time, for longer than an answer may stand still.
  const sip = setInterval(() => slow.socket.read(Math.min(slow.socket.readableLength, 400_000)), 300)
  try {
    for (const client of [...deaf, slow]) await until(() => client.isAccepted(), 'the server has its side')
    for (const client of deaf) await until(() => client.serverSide().destroyed, 'who does not read is let go')
    assert.equal(slow.serverSide().destroyed, false)
    await until(() => slow.socket.bytesRead >= 6_000_000, 'the slow reader has everything')
  } finally {
    clearInterval(sip)
  }
  for (const client of deaf) {
    client.socket.resume()
    await until(() => client.socket.closed, 'the client sees it')
    assert.ok(client.socket.bytesRead < 6_000_000, `${client.socket.bytesRead} bytes came`)
  }
})
