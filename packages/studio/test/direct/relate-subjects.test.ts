import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { shotsOf, subjectsOf } from './seen.ts'

/** Prompts by the subjects they must have, in order. */
function all(cases: Record<string, string[]>): void {
  for (const [prompt, subjects] of Object.entries(cases)) assert.deepEqual(subjectsOf(prompt), subjects, prompt)
}

describe('relations', () => {
  test('are those of the words between two, in English', () => {
    all({
      'a cat on a sofa': ['🐈 on 🛋️', '🛋️'],
      'a cat under a tree': ['🐈 under 🌳', '🌳'],
      'a cat behind a car': ['🐈 behind 🚗', '🚗'],
      'a cat in front of a car': ['🐈 before 🚗', '🚗'],
      'a cat in a car': ['🐈 in 🚗', '🚗'],
      'a bird above a tree': ['🐦 above 🌳', '🌳'],
      'a girl rides a horse': ['👧 riding 🐎', '🐎'],
    })
  })

  test('are those of the Chinese words after the second, or of the verb between', () => {
    all({
      猫在树下: ['🐈 under 🌳', '🌳'],
      猫在汽车后面: ['🐈 behind 🚗', '🚗'],
      猫在汽车里: ['🐈 in 🚗', '🚗'],
      树上有一只猫: ['🌳', '🐈 on 🌳'],
      女孩骑着马: ['👧 riding 🐎', '🐎'],
      骑着马的女孩: ['🐎', '👧 riding 🐎'],
      汽车的后面是一只猫: ['🚗', '🐈 behind 🚗'],
    })
  })

  test('a place in front takes its own word along: whoever comes next stands in nobody', () => {
    all({
      'In a snowfield a woman says hello to a dog': ['👩', '🐕'],
      'On a beach chair a woman': [':deckchair:', '👩 on :deckchair:'],
    })
  })

  test('a sentence ends them, and so does a comma', () => {
    all({ 'a cat on. A sofa': ['🐈', '🛋️'], 'a cat beside, a sofa': ['🐈', '🛋️'] })
  })

  test('a place between ends them: the cat is on the beach and not on the dog', () => {
    all({ 'a cat on the beach, a dog': ['🐈', '🐕'], 'a cat on a beach near a dog': ['🐈 beside 🐕', '🐕'] })
  })

  test('what is denied relates nobody', () => {
    assert.deepEqual(
      subjectsOf('a cat not on a sofa').filter(one => one.includes('on ')),
      [],
    )
  })

  test('`it` is the thing named before', () => {
    all({ 'A bicycle stands. A cat rides it.': ['🚲', '🐈 riding 🚲'] })
  })

  test('a pronoun goes on with the last one alive', () => {
    all({ 'A girl stands. She holds a balloon.': ['👧 holding 🎈', '🎈'] })
  })

  test('one that already stands somewhere is related from the other side', () => {
    all({
      'a cat on a sofa beside a dog': ['🐈 on 🛋️', '🛋️ beside 🐕', '🐕'],
      'a girl on a horse holding a balloon': ['👧 holding 🎈', '🐎 under 👧', '🎈'],
    })
  })
})

describe('hands', () => {
  test('hold small things that come `with` somebody; a dog is beside them', () => {
    all({
      'a girl with a balloon': ['👧 holding 🎈', '🎈'],
      'a girl with a dog': ['👧 beside 🐕', '🐕'],
      'a car with a balloon': ['🚗 beside 🎈', '🎈'],
    })
  })

  test('hold the book that somebody looks at', () => {
    all({ 'a girl looking at a book': ['👧 holding 📖', '📖'], 'a girl looking at a car': ['👧 before 🚗', '🚗'] })
  })

  test('things hold nothing', () => {
    assert.ok(!subjectsOf('a car holding a balloon').some(one => one.includes('🚗 holding')))
  })
})

describe('what is worn', () => {
  test('clothes are part of the figure, a hat is on it, and a watch in the hand', () => {
    all({
      'a girl wearing a dress': ['👧'],
      'a girl in a dress': ['👧'],
      'a girl wearing a crown': ['👧', '👑 on 👧'],
      戴着帽子的猫: ['🎩 on 🐈', '🐈'],
    })
  })

  test('a hat is small beside its wearer, unless its size is said', () => {
    assert.equal(shotsOf('a girl wearing a crown')[0]!.subjects[1]!.size, 'small')
    assert.equal(shotsOf('a girl wearing a giant crown')[0]!.subjects[1]!.size, 'huge')
  })

  test('clothes beside somebody are things of their own', () => {
    assert.equal(subjectsOf('a girl beside a dress').length, 2)
    assert.equal(subjectsOf('a girl holding a dress').length, 2)
  })
})

describe('sides of the frame', () => {
  const sidesOf = (prompt: string): string[] =>
    shotsOf(prompt)[0]!.subjects.map(({ words, side }) => `${words} ${side ?? '-'}`)

  test('are said of what stands before them in English', () => {
    assert.deepEqual(sidesOf('a cat on the left, a dog on the right'), ['cat left', 'dog right'])
    assert.deepEqual(sidesOf('a cat, a castle in the background'), ['cat -', 'castle background'])
    assert.deepEqual(sidesOf('in the foreground a cat'), ['cat foreground'])
  })

  test('are said of what comes after them in Chinese', () => {
    assert.deepEqual(sidesOf('画面左侧一只猫，画面右侧一只狗'), ['猫 left', '狗 right'])
    assert.deepEqual(sidesOf('一只猫，远处有一座城堡'), ['猫 -', '城堡 background'])
  })

  test('of a place are nobody’s', () => {
    assert.deepEqual(sidesOf('a cat, mountains in the background'), ['cat -'])
  })

  test('the first word counts', () => {
    assert.deepEqual(sidesOf('a cat on the left in the background'), ['cat left'])
  })
})
