import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { direct, type ScenePrompt } from '../../src/prompt-parsing/read-prompt.ts'
import { shotsOf, subjectsOf } from './seen.ts'

type Inputs = NonNullable<ScenePrompt['inputs']>

const anna = { role: 'subjects[0].images[0]', name: 'anna' }
const three: Inputs = [
  anna,
  { role: 'subjects[0].images[1]', name: 'anna' },
  { role: 'subjects[1].images[0]', name: '小明' },
]
const unnamed: Inputs = [{ role: 'images[0]' }]
const pet: Inputs = [{ role: 'images[0]', name: 'pet', description: 'a dog' }]

function all(inputs: Inputs, cases: Record<string, string[]>): void {
  for (const [prompt, subjects] of Object.entries(cases)) assert.deepEqual(subjectsOf(prompt, inputs), subjects, prompt)
}

describe('a picture of the caller', () => {
  test('is placed where it is mentioned, once', () => {
    all([anna], { '[@bob] runs': ['@anna'] })
    all([], { 'write to me@anna.com': [] })
    all(three, {
      '[@anna] rides a horse beside @小明': ['@anna riding 🐎', '🐎 beside @小明', '@小明'],
      '@小明在海边跑步，[@anna]在看书': ['@小明', '@anna holding 📖', '📖'],
    })
    // Without a list of them a mention in brackets is believed.
    assert.deepEqual(direct({ prompt: '[@anna] dances', seed: 1 }).shots[0]!.subjects[0]!.what, { input: 'anna' })
  })

  test('is the main subject if nothing mentions it', () => {
    all(three, { 'walking on a beach': ['@anna', '@小明'] })
    assert.equal(shotsOf('walking on a beach', three)[0]!.subjects[0]!.motion, 'walk')
    all([anna], { 'riding a horse': ['@anna riding 🐎', '🐎'] })
    all(unnamed, { '': ['@images[0]'] })
  })

  test('is meant by a definite noun, a noun of its kind or its name', () => {
    all(unnamed, { 'the sneakers spin on a table': ['@images[0]'], 'a cat sits': ['@images[0]', '🐈'] })
    all(pet, { 'a dog and a cat': ['@pet', '🐈'], 'a cat': ['@pet', '🐈'] })
    all([{ role: 'images[0]', name: 'x', description: 'a singer' }], { 'a woman dances': ['@x'] })
    all([{ role: 'images[0]', name: 'horse' }], { 'a Horse runs': ['@horse'] })
  })

  test('is counted if it has no name, and its person is the one in it', () => {
    all([{ role: 'images[0]' }, { role: 'images[1]' }], {
      'the person of picture 2 holds image 1': ['@images[1] holding @images[0]', '@images[0]'],
      图一和图二在跳舞: ['@images[0]', '@images[1]'],
    })
    all(unnamed, {
      'the person in picture 1 walks': ['@images[0]'],
      图一里的男人在走路: ['@images[0]'],
      图一的男人在走路: ['@images[0]'],
    })
  })

  test('is not in a shot after a cut that has its own subjects', () => {
    assert.deepEqual(subjectsOf('a meadow. Cut to a cat.', unnamed, 0), ['@images[0]'])
    assert.deepEqual(subjectsOf('a meadow. Cut to a cat.', unnamed, 1), ['🐈'])
  })

  test('is the product, and acts as the words say', () => {
    for (const verb of ['float', 'stand']) {
      const [product] = shotsOf(`The product ${verb}s on a table`, unnamed)[0]!.subjects
      assert.deepEqual(
        product!.deeds?.map(deed => deed.verb),
        [verb],
      )
    }
  })
})
