import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { buildPlates } from '../../../../tools/build-plates.ts'

test('the committed plates.wasm is what its sources give, and small enough to commit', async () => {
  const committed = await readFile(join(import.meta.dirname, '../../src/scenery/plates.wasm'))
  const built = await buildPlates()
  assert.ok(Buffer.compare(committed, built) === 0, 'plates.wasm is stale: node tools/build-plates.ts')
  assert.ok(built.length < 200_000, `${built.length} bytes`)
})
