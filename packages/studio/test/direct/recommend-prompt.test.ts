import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { recommendPrompt } from '../../src/direct/recommend-prompt.ts'

const facts = {
  subjectGuess: 'cat',
  colours: ['orange', 'brown'],
  brightness: 0.5,
  warmth: 0.6,
  outdoor: true,
  aspect: 1.78,
}

test('nothing but light and shape still gives a sentence', () => {
  const sentence = recommendPrompt({ brightness: 0.1, warmth: -0.5, aspect: 0.56 }, 1)
  assert.match(sentence, /^[A-Z].*this scene at night.*\.$/)
})

test('the director understands what is recommended', () => {
  for (let seed = 0; seed < 20; seed++) {
    const [shot] = direct({ prompt: recommendPrompt(facts, seed), seed }).shots
    assert.deepEqual(
      shot!.subjects.map(({ words, colour }) => [words, colour]),
      [['cat', undefined]],
    )
    assert.equal(shot!.time, 'sunset')
    assert.ok(['pan-right', 'push', 'pull'].includes(shot!.camera.move))
    assert.equal(shot!.camera.speed, 'slow')
  }
})

test('the light of the picture is told, and the seed changes the words', () => {
  assert.match(recommendPrompt({ ...facts, outdoor: false }, 1), /indoors/)
  assert.match(recommendPrompt({ ...facts, warmth: -0.5, brightness: 0.8 }, 1), /overcast/)
  assert.equal(recommendPrompt(facts, 5), recommendPrompt(facts, 5))
  assert.ok(new Set(Array.from({ length: 20 }, (_, seed) => recommendPrompt(facts, seed))).size > 3)
})
