import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'

const SCRIPT = `
import { createRequire } from 'node:module'
const { direct } = await import(${JSON.stringify(new URL('../../src/prompt-parsing/read-prompt.ts', import.meta.url).href)})
for (const prompt of ['A cat sleeps on a chair', '小猫在椅子上睡觉']) {
  direct({ prompt, seed: 1 })
  console.log(Object.keys(createRequire(process.cwd() + '/x.js').cache).some(file => file.includes('jieba')))
}`

test('the Chinese dictionary is loaded for the first Chinese prompt, not before', async () => {
  const args = [...process.execArgv.filter(one => !one.startsWith('--test')), '--input-type=module', '-e', SCRIPT]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  assert.deepEqual(stdout.trim().split('\n'), ['false', 'true'])
})
