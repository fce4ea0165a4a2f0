import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf, subjectsOf } from './seen.ts'

const people = (prompt: string): number =>
  shotsOf(prompt)[0]!
    .subjects.filter(({ build, what }) => build === 'person' || ('sprite' in what && what.sprite.startsWith('1f46')))
    .reduce((sum, { count }) => sum + count, 0)

test('another one is somebody else, with a noun or without', () => {
  for (const prompt of [
    'One person gives a letter to another person.',
    'A man hands another man a hat.',
    'One person lends a pen to another.',
    'A boy waves while the other boy sings.',
    'One person reads while the other sleeps.',
    '一个人把雨伞递给另一个人',
    "One person lifts another person's suitcase.",
  ])
    assert.equal(people(prompt), 2, prompt)
})

test('each other are those who are there, and the same one named again is no other', () => {
  assert.equal(people('Two people hug each other'), 2)
  assert.equal(people('A person sits down. The person reads a book.'), 1)
})

test('what is somebody else’s is taken, and not who owns it', () => {
  const [lifter, , suitcase] = shotsOf("One person lifts another person's suitcase.")[0]!.subjects
  assert.deepEqual(
    [lifter!.deeds![0]!.to, lifter!.relation, suitcase!.words],
    [2, { kind: 'holding', to: 2 }, 'suitcase'],
  )
})

test('of two of whom nobody says who they are, one looks unlike the other', () => {
  const [first, second] = subjectsOf('One person greets another person')
  assert.notEqual(first, second)
})

test('a verb of two words is a deed after is', () => {
  const verbs = (prompt: string) =>
    shotsOf(prompt)[0]!.subjects.flatMap(({ deeds = [] }) => deeds.map(({ verb }) => verb))
  assert.deepEqual(verbs('A man is turning on the lamp'), ['turn-on'])
  assert.deepEqual(verbs('A woman is putting on a coat'), ['dress'])
})
