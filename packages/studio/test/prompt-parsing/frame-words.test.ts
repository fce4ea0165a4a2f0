import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { wordsBesideFrame, wordsBetweenFrames } from '../../src/prompt-parsing/frame-words.ts'

describe('the words beside a start frame', () => {
  const beside = (prompt: string): string[] => wordsBesideFrame(prompt, direct({ prompt, seed: 1 }))

  test('decide the camera, falling weather, sounds and moods', () => {
    assert.deepEqual(beside('zoom in, heavy rain, thunder, happy'), [])
    assert.deepEqual(beside('镜头推近，下雪'), [])
  })

  test('do not decide subjects, place, time, colours and styles', () => {
    assert.deepEqual(beside('a woman with a dog on a beach at sunset, anime'), ['dog', 'beach', 'sunset', 'anime'])
    assert.deepEqual(beside('a woman in fog'), ['fog'], 'fog would have to be in the picture')
  })

  test('leave out the first subject, which the picture shows', () => {
    assert.deepEqual(beside('a woman walks'), [])
  })

  test('are not reported if they are denied or unknown', () => {
    assert.deepEqual(beside('a woman, no dog, zxqv'), [])
  })

  test('are reported once', () => {
    assert.deepEqual(beside('a woman, a dog, another dog'), ['dog'])
  })
})

describe('the words between two frames', () => {
  test('decide only the sounds, and nothing if there is no sound', () => {
    assert.deepEqual(wordsBetweenFrames('a dog runs, applause', true), ['dog', 'runs'])
    assert.deepEqual(wordsBetweenFrames('a dog runs, applause', false), ['dog', 'runs', 'applause'])
    assert.deepEqual(wordsBetweenFrames('zoom in, rain', true), ['zoom in', 'rain'])
    assert.deepEqual(wordsBetweenFrames('softly and slowly', true), [])
  })
})
