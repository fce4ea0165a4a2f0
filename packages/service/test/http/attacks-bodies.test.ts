import assert from 'node:assert/strict'
import type { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectRaw, headOf, type RawClient } from '../../../../test/harness/raw-client.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { until } from '../../../../test/harness/until.ts'

const MB = 2 ** 20

let service: TestService
let other: string
const clients: RawClient[] = []
before(async () => {
  service = await startService({ KINORA_BODY_SECONDS: '10', KINORA_ANSWER_STALL_SECONDS: '2' })
  other = (await service.account()).key
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

/** A create with a body of about a megabyte, by somebody who has nothing to do with an attack. */
const largeCreate = async (key = other): Promise<number> => {
  const body = { model: 'genq2', prompt: 'x', payload: 'p'.repeat(1_000_000) }
  const answered = service.post('/ent/v2/text2video', body, { key }).then(({ status }) => status)
  return Promise.race([answered, sleep(8_000, 0)])
}

test('what is announced of a body takes no room: unknown paths, wrong methods, no key, a key', async () => {
  const { key } = await service.account()
  const heads = [
    headOf('POST', '/x', { bytes: 20 * MB }),
    headOf('POST', '/ent/v2/tasks/1/creations', { bytes: 20 * MB }),
    headOf('POST', '/ent/v2/text2video', { bytes: 20 * MB }),
    headOf('POST', '/ent/v2/text2video', { bytes: 20 * MB, key }),
  ]
  for (const head of heads) {
    for (let count = 0; count < 8; count++) (await open()).send(`${head}[`)
  }
  await sleep(200)
  assert.equal(await largeCreate(), 200)
})

test('who may not send a body is answered before it is sent', async () => {
  const rows: [string, number][] = [
    [headOf('POST', '/x', { bytes: 10 * MB }), 404],
    [headOf('PATCH', '/ent/v2/text2video', { bytes: 10 * MB }), 405],
    [headOf('POST', '/ent/v2/text2video', { bytes: 10 * MB }), 401],
    [headOf('POST', '/ent/v2/text2video', { bytes: 10 * MB, key: 'kn_nobody' }), 401],
    [headOf('POST', '/x', { 'transfer-encoding': 'chunked' }), 404],
  ]
  const answer = async ([head, status]: [string, number]): Promise<void> => {
    const client = await open()
    client.send(head)
    assert.match(await client.until(/\r\n\r\n\{.*\}/s, 3_000), new RegExp(`^HTTP/1.1 ${status} `))
    // It may go on sending for a while, to hear the answer; not for ever.
    assert.ok(await client.closedWithin(15_000), `${head.slice(0, 40)} stays open`)
  }
  await Promise.all(rows.map(answer))
})

test('a client that waits for 100 Continue is told to go on only when its body is wanted', async () => {
  const expect = { expect: '100-continue' }
  const refused = await open()
  refused.send(headOf('POST', '/ent/v2/text2video', { bytes: 1_000, ...expect }))
  assert.match(await refused.until(/\r\n\r\n\{.*\}/s), /^HTTP\/1.1 401 /)
  const wanted = await open()
  const body = JSON.stringify({ model: 'genq2', prompt: 'x' })
  wanted.send(headOf('POST', '/ent/v2/text2video', { bytes: body.length, key: other, ...expect }))
  assert.match(await wanted.until(/\r\n\r\n/), /^HTTP\/1.1 100 /)
  wanted.send(body)
  await wanted.until(/HTTP\/1.1 200 /)
})

test('a refused request leaves the connection usable when its body is small', async () => {
  const client = await open()
  const body = '{"model":"genq2","prompt":"x"}'
  client.send(headOf('POST', '/x', { bytes: body.length }) + body)
  await client.until(/^HTTP\/1.1 404 /)
  client.send(headOf('POST', '/ent/v2/text2video', { bytes: body.length, key: other }) + body)
  await client.until(/HTTP\/1.1 200 /)
})

test('a body that does not come is refused at the deadline, and its connection ends', async () => {
  const client = await open()
  client.send(`${headOf('POST', '/ent/v2/text2video', { bytes: 1_000, key: other })}{`)
  assert.match(await client.until(/within 10 seconds/, 30_000), /^HTTP\/1.1 400 /)
  assert.ok(await client.closedWithin(15_000))
})

test('bodies of one account that stop half-way leave room for others', async () => {
  const { key } = await service.account()
  const half = Buffer.alloc(15 * MB, 'a')
  for (let count = 0; count < 12; count++) {
    const client = await open()
    client.send(`${headOf('POST', '/ent/v2/text2video', { bytes: 20 * MB, key })}{"prompt":"`)
    client.send(half)
  }
  await sleep(500)
  assert.equal(await largeCreate(), 200)
})

test('a caller that does not read its answer holds up no other body, and is let go', async () => {
  const { key } = await service.account()
  // Six bytes for each character: more than the buffers between us take.
  const body = JSON.stringify({ model: 'genq2', prompt: 'x', payload: '\u0001'.repeat(1_000_000) })
  const deaf: RawClient[] = []
  for (let count = 0; count < 2; count++) {
    const client = await open({ reads: false })
    client.send(headOf('POST', '/ent/v2/text2video', { bytes: body.length, key }) + body)
    deaf.push(client)
  }
  await sleep(1_500)
  assert.equal(await largeCreate(), 200)
  // Gone without having been read: the connection is reset, not ended.
  await sleep(8_000)
  for (const client of deaf) {
    client.socket.resume()
    assert.ok(await client.closedWithin(5_000))
    assert.ok(client.socket.bytesRead < 6_000_000, `${client.socket.bytesRead} bytes came`)
  }
})

test('a file that is not read is let go, connection and open file; one that is read slowly is not', async context => {
  const { blobs, signer } = service.services
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
    const client = await open({ reads: false })
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
  assert.ok(await deaf.closedWithin(5_000))
  assert.ok(deaf.socket.bytesRead < 64 * MB, `${deaf.socket.bytesRead} bytes came`)
})
