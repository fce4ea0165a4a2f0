import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { FetchFailed } from '../../src/net/fetch-failure.ts'
import { createGuardedFetch, type DownloadOptions } from '../../src/net/guarded-fetch.ts'
import { createGuardedPost } from '../../src/net/guarded-post.ts'
import { guardWith, startSocketHost } from './far-side.ts'

// Servers that say what they have to say and hang up, as many small ones do. No HTTP server of Node's: it is too polite.

const fetcher = createGuardedFetch(guardWith())
const poster = createGuardedPost(guardWith())
let folder = ''
let count = 0
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-closing-'))
})
after(async () => {
  await fetcher.close()
  await poster.close()
  await rm(folder, { recursive: true, force: true })
})

const download = (url: string, options: Partial<DownloadOptions> = {}) =>
  fetcher.download(url, { toFile: join(folder, `file-${++count}`), maxBytes: 2 ** 20, ...options })

const bytes = Buffer.alloc(466_000, 'a picture that is large enough to be on its way for a while. ')
const chunked = Buffer.concat([
  ...Array.from({ length: 100 }, (_, index) => bytes.subarray(index * 4_660, (index + 1) * 4_660)).flatMap(chunk => [
    Buffer.from(`${chunk.length.toString(16)}\r\n`),
    chunk,
    Buffer.from('\r\n'),
  ]),
  Buffer.from('0\r\n\r\n'),
])

const whole: [string, string, Buffer][] = [
  [
    'HTTP/1.1 with a length, which says nothing of closing',
    `HTTP/1.1 200 OK\r\ncontent-length: ${bytes.length}`,
    bytes,
  ],
  [
    'HTTP/1.1 with a length, which says that it closes',
    `HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: ${bytes.length}`,
    bytes,
  ],
  ['HTTP/1.0 with a length', `HTTP/1.0 200 OK\r\ncontent-length: ${bytes.length}`, bytes],
  ['HTTP/1.0 without a length', 'HTTP/1.0 200 OK', bytes],
  ['HTTP/1.1 without a length', 'HTTP/1.1 200 OK', bytes],
  ['HTTP/1.1 in chunks', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked', chunked],
]

describe('a server that closes right after its answer', () => {
  for (const [name, head, body] of whole)
    test(name, async () => {
      const host = await startSocketHost(socket => {
        socket.once('data', () => socket.end(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body])))
      })
      const downloads = await Promise.all(Array.from({ length: 20 }, () => download(host.url)))
      for (const { path, bytes: size } of downloads) {
        assert.equal(size, bytes.length)
        assert.ok(bytes.equals(await readFile(path)))
      }
    })

  test('while a file is opened for what it said', async () => {
    const host = await startSocketHost(socket => {
      socket.once('data', () => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${bytes.length}\r\n\r\n`)
        setTimeout(() => socket.end(bytes), 5)
      })
    })
    for (let round = 0; round < 10; round++) assert.equal((await download(host.url)).bytes, bytes.length)
  })

  test('and redirects', async () => {
    const host = await startSocketHost(socket => {
      socket.once('data', asked => {
        if (String(asked).startsWith('GET /there')) socket.end('HTTP/1.0 200 OK\r\n\r\nhere')
        else socket.end('HTTP/1.1 302 Found\r\nlocation: /there\r\ncontent-length: 5\r\n\r\nmoved')
      })
    })
    assert.equal((await download(host.url)).bytes, 4)
  })
})

describe('an incomplete answer', () => {
  const half = (socket: Socket, head: string): void => {
    socket.write(`${head}\r\n\r\n`)
    socket.write(bytes.subarray(0, 100_000), () => setTimeout(() => socket.resetAndDestroy(), 20))
  }
  const length = `HTTP/1.1 200 OK\r\ncontent-length: ${bytes.length}`

  test('because the connection was reset is requested once more', async () => {
    let asked = 0
    const host = await startSocketHost(socket => {
      socket.once('data', () => {
        asked += 1
        if (asked === 1) half(socket, length)
        else socket.end(Buffer.concat([Buffer.from(`${length}\r\n\r\n`), bytes]))
      })
    })
    const { path } = await download(host.url)
    assert.ok(bytes.equals(await readFile(path)))
    assert.equal(asked, 2)
  })

  test('twice is a failure that may be retried later', async () => {
    for (const head of [length, 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nfffff', 'HTTP/1.1 200 OK']) {
      let asked = 0
      const host = await startSocketHost(socket => {
        socket.once('data', () => {
          asked += 1
          half(socket, head)
        })
      })
      const failure = await download(host.url).catch((error: unknown) => error)
      assert.ok(failure instanceof FetchFailed, String(failure))
      assert.match(failure.message, /connection was (closed|reset)/)
      assert.deepEqual([failure.retryable, asked], [true, 2])
    }
  })

  test('by its length or by its last chunk is never accepted as complete', async () => {
    for (const head of [length, 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nfffff']) {
      const host = await startSocketHost(socket => {
        socket.once('data', () => socket.end(`${head}\r\n\r\n${'x'.repeat(1_000)}`))
      })
      await assert.rejects(download(host.url), /connection was closed/)
    }
  })

  test('and an answer without HTTP, or none, is never accepted', async () => {
    for (const said of [
      'SSH-2.0-OpenSSH_9.7\r\n',
      '',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    ]) {
      const host = await startSocketHost(socket => {
        socket.once('data', () => socket.end(said))
      })
      const failure = await download(host.url).catch((error: unknown) => error)
      assert.ok(failure instanceof FetchFailed, String(failure))
    }
  })
})

describe('a transfer that is too slow', () => {
  test('is given up long before its end', async () => {
    const host = await startSocketHost(socket => {
      socket.once('data', () => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${bytes.length}\r\n\r\n`)
        const drip = setInterval(() => socket.write('x'), 20)
        socket.on('close', () => clearInterval(drip))
      })
    })
    const failure = await download(host.url, { slowest: { bytesPerSecond: 1_000, forMs: 300 } }).catch(
      (error: unknown) => error,
    )
    assert.ok(failure instanceof FetchFailed, String(failure))
    assert.match(failure.message, /slower than 1000 bytes a second/)
    assert.equal(failure.retryable, true)
  })

  test('is not one that is merely small, or pauses for less than the time', async () => {
    const host = await startSocketHost(socket => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\nxxxxxxxxxx')
        setTimeout(() => socket.end('xxxxxxxxxx'), 100)
      })
    })
    assert.equal((await download(host.url, { slowest: { bytesPerSecond: 10, forMs: 1_000 } })).bytes, 20)
  })
})

describe('a callback to a server that closes after each answer', () => {
  const request = { headers: { 'content-type': 'application/json' }, body: '{}', timeoutMs: 5_000 }
  for (const head of ['HTTP/1.1 200 OK\r\ncontent-length: 2', 'HTTP/1.0 200 OK', 'HTTP/1.1 200 OK'])
    for (const afterMs of [0, 1])
      test(`${head.replace('\r\n', ', ')}, ${afterMs} ms later, arrives at the first try each time`, async () => {
        let got = 0
        const host = await startSocketHost(socket => {
          socket.on('data', () => {
            got += 1
            socket.write(`${head}\r\n\r\nok`)
            if (afterMs === 0) socket.end()
            else setTimeout(() => socket.end(), afterMs)
          })
        })
        for (let round = 0; round < 40; round++) assert.equal((await poster.post(host.url, request)).status, 200)
        assert.ok(got >= 40)
      })

  test('is sent again on a new connection where a kept one turns out to be closed', async () => {
    const connections: number[] = []
    const host = await startSocketHost(socket => {
      const own = connections.push(0) - 1
      socket.on('data', () => {
        connections[own] = (connections[own] ?? 0) + 1
        // The second request on a connection is what it dies of, unread.
        if (connections[own] === 2) socket.resetAndDestroy()
        else socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok')
      })
    })
    for (let round = 0; round < 6; round++) assert.equal((await poster.post(host.url, request)).status, 200)
    assert.ok(connections.length > 1)
  })

  test('is not sent again if a fresh connection was closed: the receiver may have it', async () => {
    let got = 0
    const host = await startSocketHost(socket => {
      socket.on('data', () => {
        got += 1
        socket.destroy()
      })
    })
    await assert.rejects(poster.post(host.url, request), FetchFailed)
    assert.equal(got, 1)
  })
})
