import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { FetchFailed, FetchRefused } from '../../src/net/fetch-failure.ts'
import { createGuardedPost } from '../../src/net/guarded-post.ts'
import type { GuardOptions } from '../../src/net/guarded-agent.ts'
import { privateHostReason } from '../../src/net/private-address.ts'
import { guardWith, PUBLIC_HOST, startHost, startPrivateListener } from './far-side.ts'
import { privateNames, privateNameUrls, privateUrls } from './ssrf-vectors.ts'

const posterOf = (guard: GuardOptions) => {
  const poster = createGuardedPost(guard)
  after(() => poster.close())
  return poster
}
const request = { headers: {}, body: '{}', timeoutMs: 5_000 }

describe('a POST to a private address is rejected before anything is sent', async () => {
  const listener = await startPrivateListener()
  const poster = posterOf(guardWith(privateNames))
  const refused = async (url: string): Promise<void> => {
    const failure = await poster.post(url, request).then(
      () => 'it was sent',
      (error: FetchFailed) => error,
    )
    assert.ok(failure instanceof FetchFailed, `${url}: ${String(failure)}`)
    assert.equal(listener.hits(), 0, url)
  }

  for (const url of privateUrls(listener.port)) test(JSON.stringify(url), () => refused(url))
  for (const url of privateNameUrls(listener.port)) test(`${url}, whose name leads there`, () => refused(url))

  test('a name that changes its address between two connections', async () => {
    let asked = 0
    const rebinding = posterOf({
      ...guardWith(),
      // The guard sees a public address first; whoever asks again gets the private one.
      resolve: async () => [++asked === 1 ? '127.0.0.9' : '127.0.0.1'],
      judge: address => (address === '127.0.0.9' ? undefined : privateHostReason(address)),
    })
    // On Linux all of 127/8 is this machine; elsewhere the connection fails, which is as good.
    await rebinding.post(`http://rebind.example:${listener.port}/`, { ...request, timeoutMs: 2_000 }).catch(() => {})
    const reached = listener.hits()
    await assert.rejects(rebinding.post(`http://rebind.example:${listener.port}/`, request), FetchRefused)
    assert.equal(asked, 2, 'one question a connection')
    assert.equal(listener.hits(), reached)
  })

  test('a redirect there is an answer like any other', async () => {
    const before = listener.hits()
    for (const status of [301, 302, 303, 307, 308]) {
      const host = await startHost((_request, response) =>
        response.writeHead(status, { location: `http://127.0.0.1:${listener.port}/` }).end(),
      )
      assert.equal((await poster.post(`${host.url}/hook`, request)).status, status)
    }
    assert.equal(listener.hits(), before)
  })
})

test('the listener of these tests counts: a guard that passes everything reaches it', async () => {
  const listener = await startPrivateListener()
  const open = posterOf({ ...guardWith(privateNames), allowPrivateNetworks: true, judge: () => undefined })
  for (const url of ['http://127.0.0.1', 'http://loopback.example', 'http://localhost']) {
    await open.post(`${url}:${listener.port}/`, request).catch(() => {})
  }
  assert.ok(listener.hits() >= 2, String(listener.hits()))
})

describe('a POST to a public host', () => {
  const poster = posterOf(guardWith())

  test('arrives unchanged, with header names in their case', async () => {
    let seen: { headers: string[]; body: string; url: string | undefined; method: string | undefined } | undefined
    const host = await startHost(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      seen = {
        headers: request.rawHeaders,
        body: String(Buffer.concat(chunks)),
        url: request.url,
        method: request.method,
      }
      response.writeHead(204).end()
    })
    const headers = { 'X-HMAC-ACCESS-KEY': 'gen', Date: 'Tue, 06 May 2025 12:09:42 GMT' }
    const sent = await poster.post(`${host.url}/a%20b/?q=1&q=%C3%A9#frag`, { ...request, headers, body: '{"a":"é"}' })
    assert.equal(sent.status, 204)
    assert.equal(seen?.method, 'POST')
    assert.equal(seen?.url, '/a%20b/?q=1&q=%C3%A9')
    assert.equal(seen?.body, '{"a":"é"}')
    assert.ok(seen?.headers.includes('X-HMAC-ACCESS-KEY') && seen.headers.includes('Tue, 06 May 2025 12:09:42 GMT'))
  })

  test('is not sent through a proxy in the environment', async () => {
    const proxy = await startPrivateListener()
    const host = await startHost((_request, response) => response.end())
    const names = ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY']
    const before = names.map(name => process.env[name])
    for (const name of names) process.env[name] = `http://127.0.0.1:${proxy.port}`
    try {
      const fresh = posterOf(guardWith())
      assert.equal((await fresh.post(host.url, request)).status, 200)
      assert.equal(proxy.hits(), 0)
    } finally {
      names.forEach((name, index) => {
        if (before[index] === undefined) delete process.env[name]
        else process.env[name] = before[index]
      })
    }
  })

  test('ends at the time-out if no answer comes, or its headers come too slowly', async () => {
    const silent = await startHost(() => {})
    const dripping = await startHost((_request, response) => {
      const { socket } = response
      const drip = setInterval(() => socket?.write('X'), 20)
      socket?.write('HTTP/1.1 200 OK\r\n')
      socket?.on('close', () => clearInterval(drip))
    })
    for (const { url } of [silent, dripping]) {
      const failure = await poster.post(url, { ...request, timeoutMs: 150 }).catch((error: unknown) => error)
      assert.ok(failure instanceof FetchFailed && failure.retryable)
      assert.match(failure.message, /too long/)
    }
  })

  test('is answered with the status: the rest is not awaited, and read only to a limit', async () => {
    let written = 0
    const endless = await startHost((_request, response) => {
      response.writeHead(200).on('close', () => (written = response.socket?.bytesWritten ?? written))
      response.socket?.on('close', () => (written = Math.max(written, response.req.socket.bytesWritten)))
      const write = (): void => void (response.writable && response.write(Buffer.alloc(65_536), write))
      write()
    })
    const dripping = await startHost((_request, response) => {
      response.writeHead(201)
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    })
    assert.equal((await poster.post(endless.url, request)).status, 200)
    assert.equal((await poster.post(dripping.url, request)).status, 201)
    // 64 kB are read; the rest is what fits into the buffers of two sockets.
    assert.ok(written > 0 && written < 32_000_000, String(written))
  })

  test('has its error in words', async () => {
    const closing = await startHost(request => request.socket.destroy())
    const nonsense = await startHost(request => request.socket.end('hello\r\n\r\n'))
    const cases: [string, RegExp][] = [
      [closing.url, /closed|reset/],
      [nonsense.url, /not HTTP/],
      ['http://unknown.example/', /does not resolve/],
      [`http://${PUBLIC_HOST}:1/`, /connection refused/],
      [closing.url.replace('http:', 'https:'), /./],
    ]
    for (const [url, message] of cases) await assert.rejects(poster.post(url, request), { message })
  })

  test("is given up at the caller's request", async () => {
    const silent = await startHost(() => {})
    const caller = new AbortController()
    const sending = poster.post(silent.url, { ...request, signal: caller.signal })
    caller.abort(new Error('enough'))
    await assert.rejects(sending, { message: 'enough' })
  })
})
