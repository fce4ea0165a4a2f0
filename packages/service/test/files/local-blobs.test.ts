import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { Refusal } from '../../src/core/errors.ts'
import type { BlobStore } from '../../src/files/blob-store.ts'
import { createLocalBlobs } from '../../src/files/local-blobs.ts'

async function withBlobs(use: (blobs: BlobStore, folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-blobs-'))
  try {
    await use(await createLocalBlobs({ folder }), folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const isRefusal = (reason: string, retryAfterSeconds?: number) => (error: unknown) =>
  error instanceof Refusal && error.reason === reason && error.retryAfterSeconds === retryAfterSeconds

/** Lets every file take `room` more bytes and then fail as a full disk does. */
async function fillDisk(context: TestContext, folder: string, room: number): Promise<void> {
  const probe = await open(join(folder, 'probe'), 'w')
  const prototype: { writeFile: (bytes: Uint8Array) => Promise<void> } = Object.getPrototypeOf(probe)
  await probe.close()
  await rm(join(folder, 'probe'))
  const real = prototype.writeFile
  let left = room
  context.mock.method(prototype, 'writeFile', async function (this: unknown, bytes: Uint8Array) {
    await real.call(this, bytes.subarray(0, left))
    left -= bytes.length
    if (left < 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  })
}

test('bytes are returned unchanged, under a key made of their hash', () =>
  withBlobs(async (blobs, folder) => {
    const bytes = randomBytes(100_000)
    const key = await blobs.put(bytes, 'png')
    const sha256 = sha256Of(bytes)
    assert.equal(key, `${sha256.slice(0, 2)}/${sha256}.png`)
    assert.deepEqual(await readFile(join(folder, key)), bytes)
    const opened = await blobs.open(key)
    assert.ok(opened)
    assert.deepEqual(await buffer(opened.stream()), bytes)
    assert.deepEqual(await buffer(opened.stream({ start: 10, end: 19 })), bytes.subarray(10, 20))
    assert.equal(opened.modifiedAt, (await stat(join(folder, key))).mtimeMs)
    assert.deepEqual(await blobs.head(key), { key, bytes: 100_000, contentType: 'image/png', etag: `"${sha256}"` })
  }))

test('the same bytes are not written again', () =>
  withBlobs(async (blobs, folder) => {
    const bytes = randomBytes(1000)
    const key = await blobs.put(bytes, 'bin')
    await utimes(join(folder, key), 1, 1)
    assert.equal(await blobs.put(bytes, 'bin'), key)
    assert.equal((await blobs.putStream(Readable.from([bytes]), { maxBytes: 1000, extension: 'bin' })).key, key)
    assert.equal((await stat(join(folder, key))).mtimeMs, 1000)
    assert.deepEqual(await filesIn(folder), [key])
  }))

test('simultaneous puts of the same bytes leave one whole file', () =>
  withBlobs(async (blobs, folder) => {
    const bytes = randomBytes(300_000)
    const second = await createLocalBlobs({ folder })
    const puts = Array.from({ length: 10 }, (_, i) => [
      (i % 2 ? blobs : second).put(bytes, 'mp4'),
      blobs.putStream(Readable.from([bytes]), { maxBytes: bytes.length, extension: 'mp4' }).then(({ key }) => key),
    ])
    const keys = new Set(await Promise.all(puts.flat()))
    assert.equal(keys.size, 1)
    assert.deepEqual(await filesIn(folder), [...keys])
    assert.deepEqual(await readFile(join(folder, [...keys][0] ?? '')), bytes)
  }))

test('a truncated file is repaired by the next put of its bytes', () =>
  withBlobs(async (blobs, folder) => {
    const bytes = randomBytes(1000)
    const key = await blobs.put(bytes, 'bin')
    await writeFile(join(folder, key), bytes.subarray(0, 500))
    await blobs.put(bytes, 'bin')
    assert.deepEqual(await readFile(join(folder, key)), bytes)
  }))

test('an upload in many parts is stored whole, and exactly maxBytes is allowed', () =>
  withBlobs(async (blobs, folder) => {
    const parts = Array.from({ length: 50 }, (_, i) => randomBytes(i * 100))
    const bytes = Buffer.concat(parts)
    const stored = await blobs.putStream(Readable.from(parts), { maxBytes: bytes.length, extension: 'mov' })
    assert.deepEqual(stored, { key: stored.key, bytes: bytes.length, sha256: sha256Of(bytes) })
    assert.deepEqual(await readFile(join(folder, stored.key)), bytes)
  }))

test('an empty blob is allowed', () =>
  withBlobs(async blobs => {
    const key = await blobs.put(new Uint8Array(), 'txt')
    assert.deepEqual(await blobs.putStream(Readable.from([]), { maxBytes: 0, extension: 'txt' }), {
      key,
      bytes: 0,
      sha256: sha256Of(new Uint8Array()),
    })
    assert.equal((await blobs.head(key))?.bytes, 0)
  }))

test('an upload above maxBytes is rejected, leaves nothing, and leaves its stream to its owner', () =>
  withBlobs(async (blobs, folder) => {
    const stream = Readable.from([randomBytes(600), randomBytes(600), randomBytes(600)])
    await assert.rejects(blobs.putStream(stream, { maxBytes: 1000, extension: 'png' }), isRefusal('RequestTooLarge'))
    assert.deepEqual(await filesIn(folder), [])
    assert.equal(stream.destroyed, false)
    stream.destroy()
  }))

test('a broken stream leaves nothing behind', () =>
  withBlobs(async (blobs, folder) => {
    const endings: ((stream: Readable) => void)[] = [
      stream => stream.destroy(new Error('the line went dead')),
      stream => stream.destroy(),
    ]
    for (const end of endings) {
      let reads = 0
      const stream = new Readable({
        read() {
          reads += 1
          if (reads < 4) this.push(randomBytes(1000))
          else end(this)
        },
      })
      await assert.rejects(
        blobs.putStream(stream, { maxBytes: 1e6, extension: 'png' }),
        /the line went dead|Premature close/,
      )
      assert.deepEqual(await filesIn(folder), [])
    }
  }))

test('a full disk is a rejection to retry later, and the partial file is removed', context =>
  withBlobs(async (blobs, folder) => {
    await fillDisk(context, folder, 1500)
    const parts = [randomBytes(1000), randomBytes(1000)]
    const full = isRefusal('SystemThrottling', 30)
    await assert.rejects(blobs.putStream(Readable.from(parts), { maxBytes: 5000, extension: 'png' }), full)
    await assert.rejects(blobs.put(randomBytes(1000), 'png'), full)
    assert.deepEqual(await filesIn(folder), [])
    context.mock.restoreAll()
    const bytes = Buffer.concat(parts)
    assert.deepEqual(await readFile(join(folder, await blobs.put(bytes, 'png'))), bytes)
  }))

test('an unserved extension is not stored', () =>
  withBlobs(async (blobs, folder) => {
    await assert.rejects(blobs.put(randomBytes(10), 'html'), RangeError)
    await assert.rejects(blobs.putStream(Readable.from(['<p>']), { maxBytes: 10, extension: 'html' }), RangeError)
    assert.deepEqual(await filesIn(folder), [])
  }))

test('a deleted blob is not found, and deleting it twice is fine', () =>
  withBlobs(async blobs => {
    const key = await blobs.put(randomBytes(10), 'wav')
    await blobs.delete(key)
    await blobs.delete(key)
    assert.equal(await blobs.open(key), undefined)
    assert.equal(await blobs.head(key), undefined)
  }))

test('a text that is not a key reaches no file', () =>
  withBlobs(async (blobs, folder) => {
    await mkdir(join(folder, 'aa'))
    await writeFile(join(folder, 'aa', 'private.txt'), 'x')
    for (const key of [
      'aa/private.txt',
      'aa/../aa/private.txt',
      join(folder, 'aa/private.txt'),
      'aa',
      '',
      'unfinished',
    ]) {
      assert.equal(await blobs.open(key), undefined)
      assert.equal(await blobs.head(key), undefined)
      await blobs.delete(key)
    }
    assert.deepEqual(await filesIn(folder), ['aa/private.txt'])
  }))

test('a start removes partial files older than an hour', () =>
  withBlobs(async (blobs, folder) => {
    const key = await blobs.put(randomBytes(10), 'mp3')
    const now = Date.now()
    for (const [name, ageMinutes] of [['old', 61] as const, ['young', 59] as const]) {
      await writeFile(join(folder, 'unfinished', name), 'x')
      const at = new Date(now - ageMinutes * 60_000)
      await utimes(join(folder, 'unfinished', name), at, at)
    }
    await utimes(join(folder, key), 0, 0)
    await createLocalBlobs({ folder, clock: () => now })
    assert.deepEqual((await filesIn(folder)).sort(), [key, 'unfinished/young'].sort())
  }))
