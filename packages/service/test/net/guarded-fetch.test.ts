import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { FetchFailed, FetchRefused } from '../../src/net/fetch-failure.ts'
import { createGuardedFetch, type DownloadOptions } from '../../src/net/guarded-fetch.ts'
import { guardWith, type HttpHost, PUBLIC_HOST, startHost, startPrivateListener } from './far-side.ts'
import { privateNames, privateNameUrls, privateUrls } from './ssrf-vectors.ts'

const MB = 1_048_576
const fetcher = createGuardedFetch(guardWith(privateNames))
let folder = ''
let count = 0
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-test-'))
})
after(async () => {
  await fetcher.close()
  await rm(folder, { recursive: true, force: true })
})

const download = (url: string, options: Partial<DownloadOptions> = {}) =>
  fetcher.download(url, { toFile: join(folder, `file-${++count}`), maxBytes: MB, ...options })

/** The failure, after checking that it left no file. */
async function failing(url: string, options: Partial<DownloadOptions> = {}): Promise<FetchFailed> {
  const files = await readdir(folder)
  const failure = await download(url, options).catch((error: unknown) => error)
  assert.ok(failure instanceof FetchFailed, `${url}: ${String(failure)}`)
  assert.deepEqual(await readdir(folder), files)
  return failure
}

describe('a download', () => {
  test('is stored in its file, with its size and media type', async () => {
    const bytes = Buffer.from('a picture'.repeat(40_000))
    const host = await startHost((_request, response) =>
      response.writeHead(200, { 'content-type': 'Image/PNG; charset=x' }).end(bytes),
    )
    const done = await download(`${host.url}/a.png?x=1`)
    assert.deepEqual([done.bytes, done.contentType], [bytes.length, 'image/png'])
    assert.ok(bytes.equals(await readFile(done.path)))
  })

  test('asks for unencoded bytes, and names no client', async () => {
    let headers: Record<string, unknown> = {}
    const host = await startHost((request, response) => {
      headers = request.headers
      response.end('x')
    })
    await download(host.url, { accept: 'image/*' })
    const { host: asked, connection, ...rest } = headers
    assert.deepEqual(rest, { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'kinora' })
    assert.deepEqual([asked, connection], [`${PUBLIC_HOST}:${host.port}`, 'close'])
  })

  test('follows redirects, relative ones too, up to a number', async () => {
    const host = await startHost((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.end('the end')
      else response.writeHead(302, { location: left % 2 ? `/${left - 1}` : `${host.url}/${left - 1}` }).end('moved')
    })
    assert.equal((await download(`${host.url}/5`)).bytes, 7)
    assert.match((await failing(`${host.url}/6`)).message, /more than 5 times/)
    assert.match((await failing(`${host.url}/1`, { maxRedirects: 0 })).message, /more than 0 times/)
    const leaky = await startHost((_request, response) =>
      response.writeHead(302, { location: `http://user:password@${PUBLIC_HOST}/` }).end(),
    )
    assert.match((await failing(leaky.url)).message, /a redirect must not contain a user name/)
    const lost = await startHost((_request, response) => response.writeHead(302).end())
    assert.match((await failing(lost.url)).message, /without saying where/)
  })

  test('that comes compressed is unpacked', async () => {
    const bytes = Buffer.from('text that repeats '.repeat(1_000))
    const ways = {
      gzip: gzipSync(bytes),
      'X-GZIP': gzipSync(bytes),
      deflate: deflateSync(bytes),
      br: brotliCompressSync(bytes),
    }
    for (const [encoding, packed] of Object.entries(ways)) {
      const host = await startHost((_request, response) =>
        response.writeHead(200, { 'content-encoding': encoding }).end(packed),
      )
      assert.ok(bytes.equals(await readFile((await download(host.url)).path)), encoding)
    }
    const host = await startHost((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync(bytes))),
    )
    assert.match((await failing(host.url)).message, /not supported/)
  })

  test('never overwrites a file', async () => {
    const host = await startHost((_request, response) => response.end('new'))
    const toFile = join(folder, 'taken')
    await writeFile(toFile, 'old')
    await assert.rejects(download(host.url, { toFile }), { code: 'EEXIST' })
    assert.equal(await readFile(toFile, 'utf8'), 'old')
  })

  test('that cannot be written is a fault of the service, not of the host', async () => {
    const host = await startHost((_request, response) => response.end('x'))
    await assert.rejects(download(host.url, { toFile: join(folder, 'no', 'such', 'folder') }), { code: 'ENOENT' })
  })
})

describe('a download stops at its limit', () => {
  const isTooLarge = (failure: FetchFailed): void => {
    assert.ok(failure instanceof FetchRefused && !failure.retryable)
    assert.match(failure.message, /larger than the 1000 bytes allowed/)
  }
  const limited = async (listener: RequestListener): Promise<FetchFailed> =>
    failing((await startHost(listener)).url, { maxBytes: 1_000 })

  test('by its declared length, before the body is read', async () => {
    isTooLarge(await limited((_request, response) => response.writeHead(200, { 'content-length': 1_001 }).write('x')))
  })

  test('by the received bytes, without a length', async () => {
    isTooLarge(
      await limited((_request, response) => {
        const write = (): void => void (response.writable && response.write('x'.repeat(100), write))
        write()
      }),
    )
  })

  test('by the output of a small compressed body', async () => {
    const bomb = gzipSync(Buffer.alloc(100_000))
    assert.ok(bomb.length < 1_000)
    isTooLarge(await limited((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)))
  })

  test('by the input of a compressed body without output', async () => {
    const nothing = gzipSync(Buffer.alloc(0))
    isTooLarge(
      await limited((_request, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' })
        const write = (): void => void (response.writable && response.write(nothing, write))
        write()
      }),
    )
  })

  test('and exactly at it', async () => {
    const host = await startHost((_request, response) => response.end('x'.repeat(1_000)))
    assert.equal((await download(host.url, { maxBytes: 1_000 })).bytes, 1_000)
  })
})

describe('a failed download knows whether another try is worth it', () => {
  const answering = (status: number): Promise<HttpHost> =>
    startHost((_request, response) => response.writeHead(status).end('no'))

  test('by the status', async () => {
    for (const status of [400, 401, 403, 404, 410, 451, 304]) {
      const failure = await failing((await answering(status)).url)
      assert.deepEqual([failure.retryable, failure.status], [false, status])
    }
    for (const status of [408, 425, 429, 500, 502, 503, 504]) {
      const failure = await failing((await answering(status)).url)
      assert.deepEqual([failure.retryable, failure.status], [true, status])
    }
  })

  test('a connection that fails, breaks or says nothing', async () => {
    const silent = await startHost(() => {})
    const truncated = await startHost((_request, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('x'.repeat(50), () => response.destroy())
    })
    const stalling = await startHost((_request, response) =>
      response.writeHead(200, { 'content-length': 100 }).write('x'),
    )
    const dripping = await startHost((_request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    })
    const cases: [string, RegExp, Partial<DownloadOptions>?][] = [
      ['http://unknown.example/', /does not resolve/],
      [`http://${PUBLIC_HOST}:1/`, /refused/],
      [silent.url, /no answer came/, { headersTimeoutMs: 100 }],
      [truncated.url, /closed/],
      [stalling.url, /stopped coming/, { idleTimeoutMs: 100 }],
      [dripping.url, /too long/, { timeoutMs: 200 }],
    ]
    for (const [url, message, options] of cases) {
      const failure = await failing(url, options)
      assert.match(failure.message, message)
      assert.equal(failure.retryable, true, url)
    }
  })

  test('empty and damaged answers', async () => {
    const empty = await startHost((_request, response) => response.end())
    assert.deepEqual((await failing(empty.url)).retryable, false)
    const damaged = await startHost((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'),
    )
    await failing(damaged.url)
  })

  test('a caller who gives up gets its own reason', async () => {
    const silent = await startHost(() => {})
    const caller = new AbortController()
    const files = await readdir(folder)
    const going = download(silent.url, { signal: caller.signal })
    caller.abort(new Error('cancelled'))
    await assert.rejects(going, { message: 'cancelled' })
    assert.deepEqual(await readdir(folder), files)
  })
})

describe('a download from a private address is rejected', async () => {
  const listener = await startPrivateListener()
  const refused = async (url: string, message: RegExp = /./): Promise<void> => {
    const failure = await failing(url, { timeoutMs: 5_000 })
    assert.match(failure.message, message)
    assert.equal(listener.hits(), 0, url)
  }
  for (const url of privateUrls(listener.port)) test(JSON.stringify(url), () => refused(url))
  for (const url of privateNameUrls(listener.port)) test(`${url}, whose name leads there`, () => refused(url))

  test('also when a public host redirects there', async () => {
    const host = await startHost((request, response) =>
      response.writeHead(302, { location: decodeURIComponent(request.url?.slice(1) ?? '') }).end(),
    )
    let tried = 0
    for (const url of [...privateUrls(listener.port), ...privateNameUrls(listener.port)]) {
      // What Node's server does not let out in a header cannot be in one.
      if (/[^\x20-\x7e]/.test(url)) continue
      tried += 1
      await failing(`${host.url}/${encodeURIComponent(url)}`, { timeoutMs: 5_000 })
      assert.equal(listener.hits(), 0, url)
    }
    assert.ok(tried > 60, String(tried))
  })

  test('also by a name that was public a redirect ago', async () => {
    const host = await startHost((_request, response) =>
      response.writeHead(302, { location: `http://turncoat.example:${listener.port}/` }).end(),
    )
    let asked = 0
    const turncoat = createGuardedFetch({
      ...guardWith(),
      resolve: async () => [++asked === 1 ? '127.0.0.1' : '127.0.0.2'],
      judge: (address, name) =>
        name === 'turncoat.example' && address === '127.0.0.1' ? undefined : guardWith().judge?.(address, name),
    })
    const options = { toFile: join(folder, 'turncoat'), maxBytes: MB }
    await assert.rejects(turncoat.download(`http://turncoat.example:${host.port}/`, options), FetchRefused)
    await turncoat.close()
    assert.equal(asked, 2)
    assert.equal(listener.hits(), 0)
  })
})
