import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { OR_MODEL, pictures } from '../../../../src/catalog/words/words.ts'
import type { BlobStore } from '../../../../src/files/blob-store.ts'
import { keepInputs, loadInputs } from '../../../../src/films/making/inputs/kept-inputs.ts'
import { findRequestInputs } from '../../../../src/plans/files/find-request-inputs.ts'
import type { PlanContext } from '../../../../src/plans/plan.ts'
import { silentLog } from '../../../../../../test/harness/test-cluster.ts'

async function withContext(use: (context: PlanContext) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kept-inputs-'))
  const blobs = {
    open: async (key: string) => (key === 'gone' ? undefined : { stream: () => Readable.from([`bytes of ${key}`]) }),
  }
  try {
    await use({ folder, blobs, log: silentLog, signal: new AbortController().signal } as unknown as PlanContext)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('a missing file of an input is rejected with its role', () =>
  withContext(async context => {
    const lost = loadInputs([{ role: 'assets[0].image_uri', kind: 'picture', blob: 'gone' }], context)
    await assert.rejects(lost, /assets\[0\]\.image_uri: the stored file no longer exists/)
  }))

test('a picture keeps its name and whether it shows a place', () =>
  withContext(async context => {
    const [lake, plain] = await loadInputs(
      [
        { role: 'assets[0].image_uri', kind: 'picture', blob: 'one', name: 'lake', shows: 'place' },
        { role: 'images[0]', kind: 'picture', blob: 'two' },
      ],
      context,
    )
    const { path, ...known } = lake!
    assert.deepEqual(known, { role: 'assets[0].image_uri', kind: 'picture', name: 'lake', shows: 'place' })
    assert.equal(await readFile(path, 'utf8'), 'bytes of one')
    assert.deepEqual(Object.keys(plain!).toSorted(), ['kind', 'path', 'role'])
  }))

test('a film keeps the picture and the file of a model, and every part gets both', () =>
  withContext(async base => {
    const stored = new Map<string, Buffer>()
    const context = {
      ...base,
      step: (_: string, _shape: unknown, make: () => Promise<unknown>) => make(),
      async download(_: string, { path }: { path: string }) {
        await writeFile(path, 'the model')
        return { bytes: 9 }
      },
      async inspect(path: string) {
        await writeFile(`${path}.png`, 'its picture')
        return { facts: { format: 'glb', width: 768, height: 768, picture: `${path}.png` } }
      },
      async store(path: string, extension: string) {
        const key = `${stored.size}.${extension}`
        stored.set(key, await readFile(path))
        return key
      },
      blobs: {
        open: async (key: string) => stored.has(key) && { stream: () => Readable.from([stored.get(key)]) },
      } as unknown as BlobStore,
    } as unknown as PlanContext
    const fields = { images: pictures({ min: 1, max: 2, of: OR_MODEL }) }
    const kept = await keepInputs(findRequestInputs(fields, { images: ['https://example.com/a.glb'] }), context)
    assert.deepEqual(kept, [
      { role: 'images[0]', kind: 'picture', blob: '0.png', modelBlob: '1.glb', width: 768, height: 768 },
    ])
    const [input] = await loadInputs(kept, context)
    assert.equal(await readFile(input!.path, 'utf8'), 'its picture')
    assert.equal(await readFile(input!.model!, 'utf8'), 'the model')
  }))
