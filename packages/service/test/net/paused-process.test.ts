// What a host sends while this process is given no time: it came, though nobody was there to read it.
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { createGuardedFetch } from '../../src/net/guarded-fetch.ts'
import { guardWith, PUBLIC_HOST } from './far-side.ts'

// A host on a thread of its own. /late answers when it is told to, /halves sends its second half then.
const HOST = `
  const { createServer } = require('node:http')
  const { parentPort, workerData } = require('node:worker_threads')
  const flag = new Int32Array(workerData)
  const when = then => parentPort.once('message', then)
  const server = createServer((request, answer) => {
    const tell = () => { Atomics.store(flag, 0, 1); Atomics.notify(flag, 0) }
    if (request.url === '/halves') { answer.write('one '); when(() => answer.end('two', () => setTimeout(tell, 50))) }
    else when(() => answer.end('one two', () => setTimeout(tell, 50)))
    parentPort.postMessage('asked')
  })
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`

const flag = new Int32Array(new SharedArrayBuffer(4))
const fetcher = createGuardedFetch(guardWith({}))
let host: Worker
let folder = ''
let port = 0

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-paused-'))
  host = new Worker(HOST, { eval: true, workerData: flag.buffer })
  port = await new Promise(resolve => host.once('message', resolve))
})
after(async () => {
  await fetcher.close()
  await host.terminate()
  await rm(folder, { recursive: true })
})

/** Stands still until the host has sent all of it, and for longer than anybody waits. */
function pause(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  host.postMessage('go on')
  Atomics.wait(flag, 0, 0)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
  Atomics.store(flag, 0, 0)
}

const PATIENCE = { headersTimeoutMs: 200, idleTimeoutMs: 200, slowest: { bytesPerSecond: 1, forMs: 200 } }

for (const path of ['late', 'halves'])
  test(`a host is not blamed for a process that could not read its answer: ${path}`, async () => {
    const toFile = join(folder, path)
    const downloading = fetcher.download(`http://${PUBLIC_HOST}:${port}/${path}`, {
      toFile,
      maxBytes: 100,
      ...PATIENCE,
    })
    await new Promise(resolve => host.once('message', resolve))
    // The first half, where there is one, is read before.
    await new Promise(resolve => setTimeout(resolve, 20))
    // In the part of a turn after which timers are next.
    setImmediate(pause)
    await downloading
    assert.equal(await readFile(toFile, 'utf8'), 'one two')
  })
