import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { NODE_ARGS } from './harness/node-args.ts'

const TELL = join(import.meta.dirname, 'harness/tell-imports.ts')
const tell = (...args: string[]): unknown =>
  JSON.parse(execFileSync(process.execPath, [...args, TELL], { encoding: 'utf8' }))

test('the import hook resolves modules as Node does', () => {
  assert.deepEqual(tell(...NODE_ARGS), tell())
})
