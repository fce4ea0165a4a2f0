import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAsset } from '../../src/scene/check-asset.ts'

const ball = { shape: 'ball', at: [0, 0, 0], size: 1 }
const problemsOf = (more: object): string[] =>
  checkAsset({ id: 'it', parts: [ball], ...more }).problems.map(({ at, code }) => `${at} ${code}`)

test('a plain asset has no problems', () => {
  assert.deepEqual(problemsOf({}), [])
})

test('what is wrong in an asset is told by where it is', () => {
  assert.deepEqual(problemsOf({ hue: 'red' }), ['/hue unknown-field'])
  assert.deepEqual(problemsOf({ parts: [{ ...ball, size: -1 }] }), ['/parts/0/size out-of-range'])
  assert.deepEqual(problemsOf({ parts: [{ ...ball, joint: 'wheel.0' }] }), ['/parts/0/joint unknown-id'])
  assert.deepEqual(problemsOf({ parts: [{ ...ball, joint: 'lid' }] }), [])
  assert.deepEqual(problemsOf({ sockets: { seat: { at: [0, 0, 0], joint: 'no' } } }), [
    '/sockets/seat/joint unknown-id',
  ])
  assert.deepEqual(problemsOf({ parts: [ball, { shape: 'band', around: 0, from: 0, to: 1 }] }), [
    '/parts/1/around unknown-id',
  ])
  assert.deepEqual(
    problemsOf({
      parts: [
        {
          shape: 'tube',
          points: [
            [0, 0, 0],
            [0, 1, 0],
          ],
          thick: [1, 1, 1],
        },
      ],
    }),
    ['/parts/0/thick not-allowed'],
  )
  assert.deepEqual(
    checkAsset({ id: 'it' }).problems.map(({ at }) => at),
    ['/parts'],
  )
})

test('a shape that is not known is told with those that are', () => {
  const [problem] = checkAsset({ id: 'it', parts: [{ ...ball, shape: 'sphere' }] }).problems
  assert.equal(problem?.at, '/parts/0/shape')
  assert.ok(JSON.stringify(problem).includes('ball'), JSON.stringify(problem))
})

test('groups in groups are bounded by the parts that are drawn', () => {
  const group = (parts: object[], count: number): object => ({ shape: 'row', count, step: [1, 0, 0], parts })
  assert.deepEqual(problemsOf({ parts: [group([group([ball], 20)], 50)] }), [])
  assert.deepEqual(problemsOf({ parts: [group([group([ball], 20)], 51)] }), ['/parts too-many'])
  let deep: object = ball
  for (let level = 0; level < 30; level++) deep = group([deep], 100)
  assert.deepEqual(problemsOf({ parts: [deep] }), [' too-many'])
})
