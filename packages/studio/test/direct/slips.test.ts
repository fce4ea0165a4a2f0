import assert from 'node:assert/strict'
import { test } from 'node:test'
import { correctSpelling } from '../../src/words/correct-spelling.ts'
import { direct } from '../../src/direct/direct.ts'

const shotsOf = (prompt: string) => direct({ prompt, seed: 1 }).shots
const wordsOf = (prompt: string): string[] =>
  shotsOf(prompt).flatMap(({ subjects }) => subjects.map(({ words }) => words))

test('a letter forgotten, doubled, too many or swapped still names its thing', () => {
  for (const [written, meant] of [
    ['strawbery', 'strawberry'],
    ['tomatos', 'tomatoes'],
    ['umberella', 'umbrella'],
    ['elephnat', 'elephant'],
    ['croisant', 'croissant'],
  ])
    assert.equal(correctSpelling(written!), meant, written)
})

test('words that a dictionary has, short ones and names are left as they are', () => {
  for (const word of ['ceramic', 'walrus', 'cap', 'heavyset', 'Strawbery', '草莓'])
    assert.equal(correctSpelling(word), undefined, word)
})

test('a slip is corrected where a noun stands, and shown as it was written', () => {
  const [hedgehog, strawberry] = shotsOf('A hedgehog eats a slice of strawbery')[0]!.subjects
  assert.equal(hedgehog!.deeds?.[0]?.to, 1)
  assert.equal(strawberry!.words, 'strawbery')
  assert.ok(!wordsOf('He barely reaches the door').some(word => /barle?y/u.test(word)))
  assert.ok(!wordsOf('A violent storm').includes('violent'))
})

test('right after he or she stands a deed, even one that the tables only know as a thing', () => {
  assert.ok(!wordsOf('A baker takes a loaf. He taps it and listens.').includes('taps'))
  assert.ok(!wordsOf('A chef flips a pancake, it sticks to the ceiling').includes('sticks'))
})

test('what comes then is where it was, unless the words go elsewhere', () => {
  const placesOf = (prompt: string): string[] => shotsOf(prompt).map(({ place, where }) => where ?? place)
  assert.deepEqual(placesOf('A truck passes a petrol station in the desert, then a lamp lights up'), [
    'desert',
    'desert',
  ])
  assert.deepEqual(placesOf('A dog runs in the desert, then it sleeps in a kitchen').at(-1), 'kitchen')
  assert.notEqual(placesOf('A man sits in his kitchen. Then he walks through the snow.').at(-1), 'kitchen')
})

test('a verb with a particle opens what comes then', () => {
  assert.ok(!wordsOf('A climber hangs from a rock, then swings up and waves').includes('swings'))
})

test('penguins slide on their bellies, and a turtle on its way over the sand is not yet in the sea', () => {
  assert.equal(shotsOf('Penguins slide on the ice')[0]!.subjects[0]!.deeds?.[0]?.verb, 'belly-slide')
  assert.equal(shotsOf('A turtle crawls over the sand to the sea')[0]!.place, 'beach')
  assert.equal(shotsOf('A turtle swims to the sea')[0]!.subjects.length, 1)
})

test('a boat that 划过 a bridge or what is under it glides, and a star falls', () => {
  for (const prompt of ['小船划过石桥', '乌篷船从石桥下划过'])
    assert.equal(shotsOf(prompt)[0]!.subjects[0]!.motion, 'float', prompt)
  assert.ok(shotsOf('流星划过夜空').every(({ subjects }) => subjects.every(({ motion }) => motion !== 'float')))
})
