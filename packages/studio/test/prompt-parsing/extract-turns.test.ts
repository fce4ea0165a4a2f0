import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractTurns } from '../../src/prompt-parsing/extract-turns.ts'

test('a past change, a quality and a table lamp do not change the place', () => {
  for (const text of [
    'snow covered roofs',
    'a snow-covered village',
    'northern lights over a lake',
    'a lamp turns on',
    'the city that never sleeps',
    '雾气笼罩的森林',
    '没有雨停的时候',
  ])
    assert.deepEqual(extractTurns(text).turns, [], text)
})

test('changes of the sky have no subject, and other words keep their positions', () => {
  const text = 'a dog waits as the fog lifts off the harbour and a boat leaves'
  const { rest } = extractTurns(text)
  assert.equal(rest.length, text.length)
  assert.equal(rest.indexOf('boat'), text.indexOf('boat'))
  assert.doesNotMatch(rest, /fog|lifts|off/u)
})
