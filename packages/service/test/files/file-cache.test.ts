import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { type CachedFile, openFileCache } from '../../../media/src/engine/file-cache.ts'

let root = ''
let folder = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kinora-kept-'))
  folder = join(root, 'kept')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const keyOf = (name: string): string => createHash('sha256').update(name).digest('hex')
let count = 0

async function filesOf(...contents: string[]): Promise<CachedFile[]> {
  const made = join(root, `made-${count++}`)
  await mkdir(made)
  return Promise.all(
    contents.map(async (content, at) => {
      const path = join(made, `file-${at}`)
      await writeFile(path, content)
      return { name: `part-${at}.txt`, path }
    }),
  )
}

async function taken(key: string, kept = openFileCache({ folder, maxBytes: 1_000 })): Promise<string[] | undefined> {
  const into = join(root, `into-${count++}`)
  await mkdir(into)
  const names = await kept.take(key, into)
  return names && Promise.all(names.toSorted().map(name => readFile(join(into, name), 'utf8')))
}

test('a missing file is not returned, and an invalid key is rejected', async () => {
  const kept = openFileCache({ folder, maxBytes: 1_000 })
  assert.equal(await taken(keyOf('a'), kept), undefined)
  assert.equal(await kept.has(keyOf('a')), false)
  await assert.rejects(kept.take('../../etc', root), RangeError)
})

test('a cached file has the same bytes in another process and leaves no partial file', async () => {
  await openFileCache({ folder, maxBytes: 1_000 }).keep(keyOf('a'), await filesOf('one', 'two'))
  assert.deepEqual(await taken(keyOf('a')), ['one', 'two'])
  assert.deepEqual(await readdir(join(folder, 'unfinished')), [])
})

test('storing the same again, also at the same time, changes nothing', async () => {
  const processes = [1, 2, 3, 4].map(() => openFileCache({ folder, maxBytes: 1_000 }))
  await Promise.all(processes.map(async kept => kept.keep(keyOf('a'), await filesOf('one'))))
  assert.deepEqual(await taken(keyOf('a')), ['one'])
  assert.deepEqual(await readdir(join(folder, 'unfinished')), [])
})

test('the least recently used files are removed beyond the limit', async () => {
  const kept = openFileCache({ folder, maxBytes: 1_000 })
  for (const [at, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    await kept.keep(keyOf(name), await filesOf('x'.repeat(190)))
    // The first is the oldest.
    await utimes(join(folder, keyOf(name).slice(0, 2), keyOf(name)), at + 1, at + 1)
  }
  await taken(keyOf('a'), kept)
  await kept.keep(keyOf('f'), await filesOf('x'.repeat(190)))
  const left = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(name => kept.has(keyOf(name))))
  assert.deepEqual(left, [true, false, true, true, true, true])
})

test('a file above a quarter of the cache is not stored', async () => {
  const kept = openFileCache({ folder, maxBytes: 1_000 })
  await kept.keep(keyOf('large'), await filesOf('x'.repeat(251)))
  assert.equal(await kept.has(keyOf('large')), false)
})

test('stale partial files are removed, and active ones are not', async () => {
  const kept = openFileCache({ folder, maxBytes: 1_000 })
  const [old, young] = ['old', 'young'].map(name => join(folder, 'unfinished', name)) as [string, string]
  await mkdir(old, { recursive: true })
  await mkdir(young, { recursive: true })
  await utimes(old, 1, 1)
  await kept.keep(keyOf('a'), await filesOf('one'))
  await assert.rejects(stat(old), { code: 'ENOENT' })
  await stat(young)
})
