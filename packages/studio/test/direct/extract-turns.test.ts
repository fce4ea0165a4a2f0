import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractTurns } from '../../src/direct/extract-turns.ts'

test('what has happened, what somebody is like and one lamp of a table turn no place', () => {
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

test('what the sky does is no deed of anybody, and every other word stays where it is written', () => {
  const text = 'a dog waits as the fog lifts off the harbour and a boat leaves'
  const { rest } = extractTurns(text)
  assert.equal(rest.length, text.length)
  assert.equal(rest.indexOf('boat'), text.indexOf('boat'))
  assert.doesNotMatch(rest, /fog|lifts|off/u)
})
