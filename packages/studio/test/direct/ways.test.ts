import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

const wayOf = (prompt: string): string[] =>
  shotsOf(prompt).flatMap(({ subjects }) =>
    subjects.flatMap(({ words, goes }) =>
      goes ? [`${words} ${goes.from} > ${goes.to} of ${subjects[goes.of]!.words}`] : [],
    ),
  )

test('a way around a thing is one shot that says from where to where', () => {
  for (const [prompt, way] of [
    [
      'A goat is on the left of a barrel, then the goat walks to the right of the barrel.',
      'goat left > right of barrel',
    ],
    ['A hen is behind a bench, then it jumps onto the bench.', 'hen behind > top of bench'],
    ['A puppy is under the table, then the puppy runs to the front of the table.', 'puppy under > front of table'],
    ['A parrot is above a statue, then the parrot flies behind the statue.', 'parrot above > behind of statue'],
    ['A fox runs from the left of the well to the back of the well.', 'fox left > behind of well'],
    ['一只狗在沙发左边，然后跑到沙发后面。', '狗 left > behind of 沙发'],
  ] as const) {
    assert.deepEqual(wayOf(prompt), [way], prompt)
    assert.equal(shotsOf(prompt).length, 1, prompt)
  }
})

test('the way says where it is, and no relation does', () => {
  const [shot] = shotsOf('A goat is on the left of a barrel, then the goat walks to the right of the barrel.')
  assert.deepEqual(
    shot!.subjects.map(({ relation, side }) => [relation, side]),
    [
      [undefined, undefined],
      [undefined, undefined],
    ],
  )
  assert.equal(shot!.camera.move, 'still')
})

test('who goes elsewhere than around what was named goes there in another shot', () => {
  assert.deepEqual(wayOf('A goat is on the left of a barrel, then the goat walks to the lake.'), [])
  assert.deepEqual(wayOf('A man stands in front of a door, then he walks away.'), [])
})

test('one and the same who does first the one and then the other stays in the place and in the view', () => {
  const [first, second] = shotsOf('A woman is sitting on the sofa, then she suddenly gets up and starts dancing.')
  assert.equal(second!.continues, true)
  assert.deepEqual([second!.place, second!.camera], [first!.place, first!.camera])
  assert.ok(second!.subjects.some(({ words }) => words === 'sofa'))
})

test('where the words say another place, or tell of somebody else, a shot begins anew', () => {
  for (const prompt of [
    'A man reads in a library, then he swims in the sea.',
    'A cat sleeps on a bed. Then a dog barks.',
    'A dog on a beach at night. Then at noon it sleeps.',
  ])
    assert.equal(shotsOf(prompt)[1]!.continues, undefined, prompt)
})
