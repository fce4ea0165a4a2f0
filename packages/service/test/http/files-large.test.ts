import assert from 'node:assert/strict'
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../../../../test/harness/service.ts'

const GB = 2 ** 30
const MB = 2 ** 20
const KEY = `ab/${'ab'.repeat(32)}.mp4`
// What streams, sockets and the collector's leisure may take; what is read is more than twice as much.
const MAX_MEMORY = 200 * MB
const READ_BYTES = 512 * MB

let service: TestService
let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-large-'))
  service = await startService({ KINORA_DATA_DIR: folder })
  const path = join(folder, 'files', KEY)
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'w')
  // Holes but for its last bytes: it takes no room on the disk.
  await file.truncate(2 * GB)
  await file.write('the end!', 2 * GB - 8)
  await file.close()
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const url = (): string => service.services.signer.sign(KEY, { expiresInSeconds: 3_600 })

test('a file of 2 GB is served without being held in memory', async () => {
  const before = process.memoryUsage().rss
  let most = 0
  let bytes = 0
  const response = await fetch(url())
  assert.equal(response.headers.get('content-length'), String(2 * GB))
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).length
    most = Math.max(most, process.memoryUsage.rss() - before)
    if (bytes >= READ_BYTES) break
  }
  assert.ok(bytes >= READ_BYTES)
  assert.ok(most < MAX_MEMORY, `${Math.round(most / MB)} MB`)
})

test('beyond 2^31 bytes a range is correct, and HEAD costs nothing', async () => {
  const last = await fetch(url(), { headers: { range: 'bytes=-8' } })
  assert.deepEqual([last.status, await last.text()], [206, 'the end!'])
  assert.equal(last.headers.get('content-range'), `bytes ${2 * GB - 8}-${2 * GB - 1}/${2 * GB}`)
  const head = await fetch(url(), { method: 'HEAD' })
  assert.equal(head.headers.get('content-length'), String(2 * GB))
})

test('a client that reads nothing makes the service read no more than its buffers hold', async context => {
  const { blobs } = service.services
  const real = blobs.open.bind(blobs)
  let read = 0
  context.mock.method(blobs, 'open', async (key: string) => {
    const file = await real(key)
    return file && { ...file, stream: () => file.stream().on('data', (chunk: Buffer) => (read += chunk.length)) }
  })
  const response = await fetch(url())
  const reader = response.body?.getReader()
  await reader?.read()
  // Until nothing more comes: every buffer on the way is full.
  for (let last = -1; last !== read; ) {
    last = read
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  assert.ok(read < 64 * MB, `${Math.round(read / MB)} MB`)
  await reader?.cancel()
})
