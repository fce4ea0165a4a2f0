import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { wordsBesideFrame, wordsBetweenFrames } from '../../src/direct/frame-words.ts'

describe('words beside a start frame', () => {
  const beside = (prompt: string): string[] => wordsBesideFrame(prompt, direct({ prompt, seed: 1 }))

  test('the camera, what falls, sounds and moods come from the words', () => {
    assert.deepEqual(beside('zoom in, heavy rain, thunder, happy'), [])
    assert.deepEqual(beside('镜头推近，下雪'), [])
  })

  test('who else, where and when, in which colours and style does not', () => {
    assert.deepEqual(beside('a woman with a dog on a beach at sunset, anime'), ['dog', 'beach', 'sunset', 'anime'])
    assert.deepEqual(beside('a woman in fog'), ['fog'], 'fog would have to be in the picture')
  })

  test('the one named first is taken to be in the picture', () => {
    assert.deepEqual(beside('a woman walks'), [])
  })

  test('what is denied or unknown is not missed', () => {
    assert.deepEqual(beside('a woman, no dog, zxqv'), [])
  })

  test('each is told once', () => {
    assert.deepEqual(beside('a woman, a dog, another dog'), ['dog'])
  })
})

describe('words between two frames', () => {
  test('are all but the sounds, and those too where there is no sound', () => {
    assert.deepEqual(wordsBetweenFrames('a dog runs, applause', true), ['dog', 'runs'])
    assert.deepEqual(wordsBetweenFrames('a dog runs, applause', false), ['dog', 'runs', 'applause'])
    assert.deepEqual(wordsBetweenFrames('zoom in, rain', true), ['zoom in', 'rain'])
    assert.deepEqual(wordsBetweenFrames('softly and slowly', true), [])
  })
})
