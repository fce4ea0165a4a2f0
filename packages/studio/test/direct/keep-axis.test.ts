import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

/** Which way the first of each shot goes. */
const headings = (prompt: string): (string | undefined)[] => shotsOf(prompt).map(({ subjects }) => subjects[0]?.heading)

test('cuts keep the axis: who goes to the left goes there from shot to shot', () => {
  assert.deepEqual(headings('A man walks to the left in a park. Cut to: close-up of the same man walking'), [
    'left',
    'left',
  ])
  assert.deepEqual(
    headings(
      'Shot 1: a cyclist rides through a forest from right to left. Shot 2: close-up of the cyclist. Shot 3: the cyclist rides on.',
    ),
    ['left', 'left', 'left'],
  )
  assert.deepEqual(headings('一个女孩在公园里往左走。镜头切到：女孩走路的特写。'), ['left', 'left'])
})

test('who goes in several shots goes one way, whatever it is, with what carries him and with the camera', () => {
  const said = headings('A dog runs along a beach. Cut to: the dog runs past a palm. Cut to: the dog runs on.')
  assert.equal(new Set(said).size, 1)
  assert.ok(said[0])
  const [first, second] = shotsOf('A girl rides a horse to the left along a beach. Cut to: she rides through the surf.')
  assert.deepEqual(
    [...first!.subjects, ...second!.subjects].map(({ heading }) => heading),
    Array(4).fill('left'),
  )
  const [tracked] = shotsOf('Tracking shot of a boy who runs to the left along a street')
  assert.equal(tracked!.camera.move, 'track-left')
})

test('words turn it round, and nobody has a way who stays, is looked at or is filmed to that side', () => {
  assert.deepEqual(headings('A dog runs along a beach. Then it runs back.'), ['right', 'left'])
  assert.deepEqual(headings('A man looks to the left and walks through a park'), [undefined])
  assert.deepEqual(headings('The camera pans to the left as a man walks through a park'), [undefined])
  assert.deepEqual(headings('A man walks to the left of a fountain in a park'), [undefined])
  assert.deepEqual(headings('A man stands in a park. Cut to: the man sits on a bench.'), [undefined, undefined])
})
