import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { recommendPrompt } from '../../src/prompt-parsing/recommend-prompt.ts'

const facts = {
  subjectGuess: 'cat',
  colours: ['orange', 'brown'],
  brightness: 0.5,
  warmth: 0.6,
  outdoor: true,
  aspect: 1.78,
}

test('light and shape alone give a sentence', () => {
  const sentence = recommendPrompt({ brightness: 0.1, warmth: -0.5, aspect: 0.56 }, 1)
  assert.match(sentence, /^[A-Z].*this scene at night.*\.$/)
})

test('the reader understands the recommended sentence', () => {
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

test('the sentence names the light of the picture, and the seed changes its words', () => {
  assert.match(recommendPrompt({ ...facts, outdoor: false }, 1), /indoors/)
  assert.match(recommendPrompt({ ...facts, warmth: -0.5, brightness: 0.8 }, 1), /overcast/)
  assert.equal(recommendPrompt(facts, 5), recommendPrompt(facts, 5))
  assert.ok(new Set(Array.from({ length: 20 }, (_, seed) => recommendPrompt(facts, seed))).size > 3)
})

const lit = (brightness: number, warmth: number, outdoor?: boolean): string =>
  recommendPrompt({ subjectGuess: 'cat', brightness, warmth, aspect: 1, ...(outdoor !== undefined && { outdoor }) }, 1)

test('each light has its words', () => {
  for (const [sentence, words] of [
    [lit(0.1, 0.9), 'at night'],
    [lit(0.1, 0, false), 'in a dim room'],
    [lit(0.5, 0.5, false), 'in warm lamp light indoors'],
    [lit(0.5, 0, false), 'in soft light indoors'],
    [lit(0.5, 0.5, true), 'at golden hour'],
    [lit(0.8, 0.5, true), 'in the warm morning light'],
    [lit(0.4, -0.5), 'at dusk'],
    [lit(0.8, -0.5), 'under an overcast sky'],
    [lit(0.8, 0), 'in clear daylight'],
  ] as const)
    assert.ok(sentence.includes(words), `${words}: ${sentence}`)
})

test('the camera suits the shape of the picture', () => {
  const movesOf = (aspect: number): Set<string> =>
    new Set(
      Array.from({ length: 20 }, (_, seed) => recommendPrompt({ ...facts, aspect }, seed).match(/slowly (\w+)/)![1]!),
    )
  assert.deepEqual(movesOf(0.5), new Set(['tilts', 'pushes']))
  assert.deepEqual(movesOf(1), new Set(['pushes', 'orbits']))
  assert.deepEqual(movesOf(2), new Set(['pans', 'pushes', 'pulls']))
})

test('a subject has its article and its pronoun, and a plural verb for several', () => {
  const sentenceOf = (subjectGuess: string, seed = 1): string => recommendPrompt({ ...facts, subjectGuess }, seed)
  assert.match(sentenceOf('owl'), / an owl .*, which /)
  assert.match(sentenceOf('woman'), / a woman .*, who /)
  assert.match(sentenceOf('two dogs'), / (?:of|at) two dogs /)
  for (let seed = 0; seed < 12; seed++) {
    assert.doesNotMatch(sentenceOf('children', seed), /who (?:turns|breathes|sways)/)
    assert.match(sentenceOf('woman', seed), /who (?:turns|breathes|sways)/)
  }
})

test('things do not breathe', () => {
  for (let seed = 0; seed < 12; seed++)
    assert.doesNotMatch(recommendPrompt({ ...facts, subjectGuess: 'bottle' }, seed), /breathes|turns|sways/)
})

test('the sentence names the two strongest colours, or none if they are unknown', () => {
  assert.match(recommendPrompt({ ...facts, colours: ['red', 'blue', 'green'] }, 1), /in red and blue tones/)
  assert.doesNotMatch(recommendPrompt({ ...facts, colours: [] }, 1), /tones/)
})
