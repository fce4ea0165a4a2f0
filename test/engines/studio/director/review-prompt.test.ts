import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reviewPrompt } from '../../../../src/engines/studio/director/review-prompt.ts'

const list = ['gore', 'machine gun', '血腥', '']

test('a forbidden word is found in any spelling of its letters', () => {
  assert.equal(reviewPrompt('so much GORE here', list), 'gore')
  assert.equal(reviewPrompt('ｇｏｒｅ', list), 'gore')
  assert.equal(reviewPrompt('go\u200Bre', list), 'gore')
  assert.equal(reviewPrompt('a machine-gun', list), 'machine gun')
  assert.equal(reviewPrompt('一个血腥的场面', list), '血腥')
})

test('a word inside another, a broken phrase and an empty entry are not', () => {
  assert.equal(reviewPrompt('a gorgeous gorilla', list), undefined)
  assert.equal(reviewPrompt('the machine has a gun', list), undefined)
  assert.equal(reviewPrompt('血迹', list), undefined)
  assert.equal(reviewPrompt('', list), undefined)
  assert.equal(reviewPrompt('anything', []), undefined)
})
