import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { loadInputs } from '../../../src/films/making/kept-inputs.ts'
import type { PlanContext } from '../../../src/plans/plan.ts'
import { silentLog } from '../../../../../test/harness/test-cluster.ts'

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

test('an input whose file is gone is refused by its role', () =>
  withContext(async context => {
    const lost = loadInputs([{ role: 'assets[0].image_uri', kind: 'picture', blob: 'gone' }], context)
    await assert.rejects(lost, /assets\[0\]\.image_uri: the stored file is gone/)
  }))

test('what is known of a picture comes along with it: its name, and whether it is of a place', () =>
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
