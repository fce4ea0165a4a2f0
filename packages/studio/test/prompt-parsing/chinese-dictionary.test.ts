import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'

test('the Chinese dictionary is loaded for the first Chinese prompt, not before', () => {
  const isLoaded = () => Object.keys(createRequire(import.meta.url).cache).some(file => file.includes('jieba'))
  direct({ prompt: 'A cat sleeps on a chair', seed: 1 })
  assert.equal(isLoaded(), false)
  direct({ prompt: '小猫在椅子上睡觉', seed: 1 })
  assert.equal(isLoaded(), true)
})
