import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { test } from 'node:test'
import { COMMITTED_WASM, type CommittedWasm, recordedSums, wasmSums } from '../tools/wasm-sums.ts'

// Building takes a quarter of a minute, and says the same as long as these stay: test:long builds them.
for (const path of Object.keys(COMMITTED_WASM) as CommittedWasm[])
  test(`${path} was built of its sources as they are, and is small enough to commit`, () => {
    const command = COMMITTED_WASM[path].replace('-', ':').replace('.ts', '')
    assert.deepEqual(wasmSums(path), recordedSums()[path], `${path} is stale: npm run ${command}`)
    assert.ok(statSync(path).size < 200_000)
  })
