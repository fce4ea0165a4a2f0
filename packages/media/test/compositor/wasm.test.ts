import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { compileCompositor } from '../../../../tools/build-wasm.ts'

test('the committed wasm is what the build makes of its source', { timeout: 300_000 }, async () => {
  const committed = await readFile(new URL('../../src/compositor/compositor.wasm', import.meta.url))
  const built = Buffer.from(await compileCompositor())
  assert.ok(committed.equals(built), 'run npm run build:wasm')
})
