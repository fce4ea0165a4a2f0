import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectRaw, headOf, type RawClient } from '../../../../test/harness/raw-client.ts'
import { eventually } from '../../../../test/harness/server-users.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

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

test('however many ask for health, the database is asked once in a while, and not on the pool', async () => {
  const { db } = service.services
  const { query, ping } = db
  let [pooled, pings] = [0, 0]
  Object.assign(db, {
    query: (...args: Parameters<typeof query>) => {
      pooled += 1
      return query(...args)
    },
    ping: () => {
      pings += 1
      return ping()
    },
  })
  const began = performance.now()
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(Array.from({ length: 40 }, () => service.get('/healthz', { key: null })))
    for (const { status } of answers) assert.equal(status, 200)
  }
  const seconds = (performance.now() - began) / 1000
  Object.assign(db, { query, ping })
  // The service asks a little by itself now and then: less than one query in twenty calls is not theirs.
  assert.ok(pooled < 10, `${pooled} queries on the pool for 200 calls`)
  assert.ok(pings >= 1 && pings <= seconds + 2, `${pings} pings in ${seconds.toFixed(1)} s`)
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

test('what is not HTTP is answered and closed, though the client keeps its side open', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => open({ allowHalfOpen: true })))
  for (const client of all) client.send('nonsense\r\n\r\n')
  for (const client of all) await client.until(/"reason":"BadRequest"/)
  await sleep(3_000)
  // A connection that the other side has destroyed refuses what comes; one that was merely ended would take it.
  for (const client of all) {
    client.send('more')
    await sleep(20)
    client.send('and more')
  }
  for (const client of all) assert.ok(await client.closedWithin(3_000))
})

test('when all places are taken by connections that nobody uses, they make room', async () => {
  const idle = await Promise.all(Array.from({ length: 140 }, () => connectRaw(service.url).catch(() => undefined)))
  for (const client of idle) if (client) clients.push(client)
  const deadline = performance.now() + 10_000
  let status = 0
  while (status !== 200 && performance.now() < deadline) {
    status = await service.get('/healthz', { key: null }).then(
      answer => answer.status,
      () => 0,
    )
  }
  assert.equal(status, 200)
  for (const client of idle) client?.end()
  // Kept connections of this client may have been among those that made room: the next test has one that is alive.
  await Promise.all(idle.flatMap(client => (client ? [client.closedWithin(5_000)] : [])))
  await eventually(async () => assert.equal((await service.get('/healthz', { key: null })).status, 200))
})

test('a stream of events, a poll and a page that nobody reads are let go; a slow reader is not', async () => {
  // Six bytes for each character: more than the buffers between us take.
  const id = await create('\u0001'.repeat(1_000_000))
  const paths = [`/ent/v2/tasks/${id}/events`, `/ent/v2/tasks/${id}/creations`, '/ent/v2/tasks']
  const deaf = await Promise.all(paths.map(() => open({ reads: false })))
  deaf.forEach((client, index) => client.send(headOf('GET', paths[index] ?? '', { key: service.key })))
  const slow = await open({ reads: false })
  slow.send(headOf('GET', `/ent/v2/tasks/${id}/creations`, { key: service.key }))
  // A little every half second, for longer than an answer may stand still.
  const reading = (async () => {
    const deadline = performance.now() + 60_000
    for (let at = 0; slow.socket.bytesRead < 6_000_000 && performance.now() < deadline; at++) {
      slow.socket.read(Math.min(slow.socket.readableLength, 400_000))
      await sleep(300)
    }
  })()
  await sleep(9_000)
  for (const client of deaf) {
    client.socket.resume()
    assert.ok(await client.closedWithin(5_000))
    assert.ok(client.socket.bytesRead < 6_000_000, `${client.socket.bytesRead} bytes came`)
  }
  await reading
  assert.ok(slow.socket.bytesRead >= 6_000_000, `the slow reader got ${slow.socket.bytesRead} bytes`)
})
