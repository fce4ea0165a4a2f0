import assert from 'node:assert/strict'
import type { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectRaw, headOf, type RawClient } from '../../../../test/harness/raw-client.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { until } from '../../../../test/harness/until.ts'

const MB = 2 ** 20

/** Lets nobody go while these tests run: who is held up by another stays so. */
let patient: TestService
/** Closes connections that have not sent or read anything for two seconds. */
let strict: TestService
const clients: RawClient[] = []
before(async () => {
  patient = await startService({
    KINORA_BODY_SECONDS: '600',
    KINORA_MIN_BODY_BYTES_PER_SECOND: '0',
    KINORA_ANSWER_STALL_SECONDS: '600',
  })
  strict = await startService({ KINORA_BODY_SECONDS: '2', KINORA_ANSWER_STALL_SECONDS: '2' })
})
after(async () => {
  for (const client of clients) client.end()
  await patient.stop()
  await strict.stop()
})

const open = async (to: TestService, options: Parameters<typeof connectRaw>[1] = {}): Promise<RawClient> => {
  const client = await connectRaw(to.url, options)
  clients.push(client)
  return client
}

/** A create with a body of about a megabyte, by somebody who has nothing to do with an attack. */
async function largeCreate(): Promise<number> {
  const { key } = await patient.account()
  const body = { model: 'genq2', prompt: 'x', payload: 'p'.repeat(1_000_000) }
  const answered = patient.post('/ent/v2/text2video', body, { key }).then(({ status }) => status)
  return Promise.race([answered, sleep(30_000, 0, { ref: false })])
}

test('an announced body reserves no memory: unknown paths, wrong methods, with and without a key', async () => {
  const { key } = await patient.account()
  const heads = [
    headOf('POST', '/x', { bytes: 20 * MB }),
    headOf('POST', '/ent/v2/tasks/1/creations', { bytes: 20 * MB }),
    headOf('POST', '/ent/v2/text2video', { bytes: 20 * MB }),
    headOf('POST', '/ent/v2/text2video', { bytes: 20 * MB, key }),
  ]
  for (const head of heads) {
    for (let count = 0; count < 8; count++) await sendAll(await open(patient), `${head}[`)
  }
  assert.equal(await largeCreate(), 200)
})

/** Sends, and waits until the server has taken all of it. */
async function sendAll(client: RawClient, ...parts: (string | Buffer)[]): Promise<void> {
  for (const part of parts) client.send(part)
  const bytes = parts.reduce((sum, part) => sum + part.length, 0)
  await until(() => client.serverSide().bytesRead >= bytes, 'the server has read what was sent')
}

test('a caller without permission is answered before the body is sent', async () => {
  const rows: [string, number][] = [
    [headOf('POST', '/x', { bytes: 10 * MB }), 404],
    [headOf('PATCH', '/ent/v2/text2video', { bytes: 10 * MB }), 405],
    [headOf('POST', '/ent/v2/text2video', { bytes: 10 * MB }), 401],
    [headOf('POST', '/ent/v2/text2video', { bytes: 10 * MB, key: 'kn_nobody' }), 401],
    [headOf('POST', '/x', { 'transfer-encoding': 'chunked' }), 404],
  ]
  const answer = async ([head, status]: [string, number]): Promise<void> => {
    const client = await open(patient)
    client.send(head)
    assert.match(await client.until(/\r\n\r\n\{.*\}/s), new RegExp(`^HTTP/1.1 ${status} `))
    // It may go on sending for a while, to hear the answer; not for ever.
    await until(() => client.socket.closed, `${head.slice(0, 40)} is closed`)
  }
  await Promise.all(rows.map(answer))
})

test('a client that waits for 100 Continue gets it only when its body is wanted', async () => {
  const expect = { expect: '100-continue' }
  const { key } = await patient.account()
  const refused = await open(patient)
  refused.send(headOf('POST', '/ent/v2/text2video', { bytes: 1_000, ...expect }))
  assert.match(await refused.until(/\r\n\r\n\{.*\}/s), /^HTTP\/1.1 401 /)
  const wanted = await open(patient)
  const body = JSON.stringify({ model: 'genq2', prompt: 'x' })
  wanted.send(headOf('POST', '/ent/v2/text2video', { bytes: body.length, key, ...expect }))
  assert.match(await wanted.until(/\r\n\r\n/), /^HTTP\/1.1 100 /)
  wanted.send(body)
  await wanted.until(/HTTP\/1.1 200 /)
})

test('a rejected request with a small body leaves the connection usable', async () => {
  const { key } = await patient.account()
  const client = await open(patient)
  const body = '{"model":"genq2","prompt":"x"}'
  client.send(headOf('POST', '/x', { bytes: body.length }) + body)
  await client.until(/^HTTP\/1.1 404 /)
  client.send(headOf('POST', '/ent/v2/text2video', { bytes: body.length, key }) + body)
  await client.until(/HTTP\/1.1 200 /)
})

test('a body that does not arrive is rejected at the deadline, and its connection ends', async () => {
  const { key } = await strict.account()
  const client = await open(strict)
  client.send(`${headOf('POST', '/ent/v2/text2video', { bytes: 1_000, key })}{`)
  assert.match(await client.until(/within 2 seconds/, 60_000), /^HTTP\/1.1 400 /)
  await until(() => client.socket.closed, 'the connection ends')
})

test('bodies of one account that stop half-way leave room for others', async () => {
  const { key } = await patient.account()
  const half = Buffer.alloc(15 * MB, 'a')
  const hanging: RawClient[] = []
  for (let count = 0; count < 12; count++) {
    const client = await open(patient)
    client.send(`${headOf('POST', '/ent/v2/text2video', { bytes: 20 * MB, key })}{"prompt":"`)
    client.send(half)
    hanging.push(client)
  }
  let taken = 0
  const takesNoMore = (): boolean => {
    const before = taken
    taken = hanging.reduce((sum, client) => sum + client.serverSide().bytesRead, 0)
    return taken > 20 * MB && taken === before
  }
  await until(takesNoMore, 'the account has its share', { everyMs: 300 })
  assert.equal(await largeCreate(), 200)
  for (const client of hanging) client.end()
})

/** A create whose answer is six bytes for each character, more than the buffers between us take, and is not read. */
async function createUnread(to: TestService, key: string): Promise<RawClient> {
  const body = JSON.stringify({ model: 'genq2', prompt: 'x', payload: '\u0001'.repeat(1_000_000) })
  const client = await open(to, { reads: false })
  client.send(headOf('POST', '/ent/v2/text2video', { bytes: body.length, key }) + body)
  return client
}

test('a caller that does not read its answer holds up no other body', async () => {
  const { id, key } = await patient.account()
  const deaf = await Promise.all([createUnread(patient, key), createUnread(patient, key)])
  const isMade = async (): Promise<boolean> => {
    const text = 'select count(*)::int as count from task where account_id = $1'
    const [row] = await patient.db.query<{ count: number }>({ text }, [id])
    return (row?.count ?? 0) > 0
  }
  await until(isMade, 'a create whose answer is not read')
  assert.equal(await largeCreate(), 200)
  for (const client of deaf) assert.equal(client.serverSide().destroyed, false)
})

test('a caller that does not read its answer is disconnected', async () => {
  const { key } = await strict.account()
  const client = await createUnread(strict, key)
  await until(() => client.serverSide().destroyed, 'the connection is closed')
  // Gone without having been read: the connection is reset, not ended.
  client.socket.resume()
  await until(() => client.socket.closed, 'the client sees it')
  assert.ok(client.socket.bytesRead < 6_000_000, `${client.socket.bytesRead} bytes came`)
})

test('a file that is not read is released, with its connection; a slow reader is served', async context => {
  const { blobs, signer } = strict.services
  // More than the buffers between us take.
  const key = await blobs.put(Buffer.alloc(64 * MB), 'mp4')
  const { pathname, search } = new URL(signer.sign(key, { expiresInSeconds: 3_600 }))
  const streams: Readable[] = []
  const real = blobs.open.bind(blobs)
  context.mock.method(blobs, 'open', async (name: string) => {
    const file = await real(name)
    if (!file) return undefined
    const stream: typeof file.stream = range => {
      const opened = file.stream(range)
      streams.push(opened)
      return opened
    }
    return { ...file, stream }
  })
  const download = async (): Promise<[RawClient, Readable]> => {
    const client = await open(strict, { reads: false })
    client.send(headOf('GET', `${pathname}${search}`))
    return [client, await until(() => streams.shift(), 'the file is opened')]
  }
  const [deaf, unread] = await download()
  const [slow, reading] = await download()
  // A little at a time, but some of it well within what a reader is given.
  const sip = setInterval(() => slow.socket.read(256 * 1024), 100)
  try {
    await until(() => unread.destroyed, 'the unread file is closed', { seconds: 30 })
    assert.equal(reading.destroyed, false)
  } finally {
    clearInterval(sip)
  }
  deaf.socket.resume()
  await until(() => deaf.socket.closed, 'the client sees it')
  assert.ok(deaf.socket.bytesRead < 64 * MB, `${deaf.socket.bytesRead} bytes came`)
})
