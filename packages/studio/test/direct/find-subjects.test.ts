import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { shotsOf, subjectsOf } from './seen.ts'

/** Prompts by the subjects they must have, in order. */
function all(cases: Record<string, string[]>): void {
  for (const [prompt, subjects] of Object.entries(cases)) assert.deepEqual(subjectsOf(prompt), subjects, prompt)
}

describe('how many', () => {
  test('a plural without a number is some, clothes and shoes are one pair', () => {
    all({ cats: ['3 🐈'], 'three cats': ['3 🐈'], sneakers: ['👟'], 'two cats and dogs': ['2 🐈', '3 🐕'] })
  })

  test('a word for many is many, also where it is one crowd', () => {
    all({ 'a crowd': ['6 🧑'], 'one crowd': ['6 🧑'], people: ['4 🧑'], '2 people': ['2 🧑'] })
  })

  test('pictograms side by side are so many things', () => {
    all({ '🐱🐶': ['🐱', '🐶'], '🚗🏠🌳': ['🚗', '🏠', '🌳'] })
  })

  test('nobody is drawn more often than two dozen times', () => {
    all({ '25 cats': ['24 🐈'], '9999 cats': ['24 🐈'], '24 cats': ['24 🐈'] })
  })
})

describe('a noun before a noun', () => {
  test('only describes it, in English', () => {
    all({
      'apple pie': ['🥧'],
      'a baby elephant': ['🐘'],
      'an orange cat': ['orange 🐈'],
      "the king's castle": ['🏰'],
      'a zxqv orange cat': ['orange 🐈'],
    })
  })

  test('is a thing of its own where it is a plural or a mark is between; a beast with an office is one', () => {
    all({
      'cats, dogs': ['3 🐈', '3 🐕'],
      'a cat, a dog': ['🐈', '🐕'],
      'a dog chef': ['🐕'],
    })
  })

  test('a colour among colours is none of the fruits it is called after', () => {
    all({ 'a cat in orange and brown': ['🐈'], 'orange tones, a cat': ['🐈'], 'an orange and a cat': ['🍊', '🐈'] })
  })

  test('the name of a family after one of the family adds nobody', () => {
    all({ 'a ferry boat': ['⛴️'], 'a pine tree': ['🌲'] })
  })
})

describe('the same one again', () => {
  test('is who is named a second time with an article that points, or without a number of its own', () => {
    all({
      'A cat sleeps. The cat wakes.': ['🐈'],
      'A cat sleeps. Two cats run.': ['🐈', '2 🐈'],
      'Two cats sleep. The cats run.': ['2 🐈'],
    })
  })

  test('is not who is joined to the first by `and`', () => {
    all({ 'a cat and a cat': ['🐈', '🐈'] })
  })

  test('a man is no woman and no child, and a person may be any of them', () => {
    all({
      'A woman enters. The man sighs.': ['👩', '👨'],
      'A boy enters. The girl sighs.': ['👦', '👧'],
      'A doctor enters. The person sighs.': subjectsOf('a doctor enters'),
    })
  })

  test('an animal is meant by the name of its family, and not by that of another beast', () => {
    all({
      'A poodle sleeps. The dog wakes.': ['🐩'],
      'A cat sleeps. The horse wakes.': ['🐈', '🐎'],
    })
  })

  test('takes the colour and the size that are said later, unless it has its own', () => {
    const [cat] = shotsOf('A cat sleeps. The big red cat wakes.')[0]!.subjects
    assert.deepEqual([cat!.colour, cat!.size], ['red', 'large'])
    const [small] = shotsOf('A small white cat sleeps. The big red cat wakes.')[0]!.subjects
    assert.deepEqual([small!.colour, small!.size], ['white', 'small'])
  })
})

describe('whom a pronoun means', () => {
  test('is somebody new only where nobody is here yet', () => {
    all({
      'she walks': ['👩'],
      'he walks': ['👨'],
      她在跳舞: ['👩'],
      'a cat and she walks': ['🐈'],
      'it walks': [],
      'we walk': [],
    })
  })

  test('the mother of ducklings is a duck, and the mother of a girl is not', () => {
    all({
      'three ducklings follow their mother': ['3 🐥 behind 🦆', '🦆'],
      'a girl and her mother': ['👧', '👩'],
    })
  })
})

describe('what is only about a picture or a place', () => {
  test('the person of a picture is the one in it', () => {
    const inputs = [{ role: 'images[0]' }]
    for (const prompt of ['the person in picture 1 walks', '图一里的男人在走路', '图一的男人在走路'])
      assert.deepEqual(subjectsOf(prompt, inputs), ['@images[0]'], prompt)
  })

  test('a table is where it is, unless somebody is below it', () => {
    assert.deepEqual(subjectsOf('a cat on a table'), ['🐈'])
    assert.equal(shotsOf('a cat under the table')[0]!.subjects.length, 2)
    assert.equal(shotsOf('猫在桌子下面')[0]!.subjects.length, 2)
    assert.notEqual(shotsOf('a cat under the table')[0]!.place, 'table')
  })
})

describe('openings and parts', () => {
  const wordsOf = (prompt: string): string[] =>
    direct({ prompt, seed: 1 }).shots.flatMap(({ subjects }) => subjects.map(({ words }) => words))
  test('a window of the place that somebody looks into is no thing beside them', () => {
    assert.deepEqual(wordsOf('A woman runs along the platform looking into each window'), ['woman'])
    assert.deepEqual(wordsOf('A woman stands on the platform beside a window'), ['woman', 'window'])
    // Where the words name no place it tells of one.
    assert.deepEqual(wordsOf('A girl peers into the window'), ['girl', 'window'])
  })
  test("a cat's eyes are a cat's", () => assert.deepEqual(wordsOf("A cat's eyes"), ["cat's"]))
})
