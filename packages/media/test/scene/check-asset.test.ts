import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAsset } from '../../src/scene/check-asset.ts'

const ball = { shape: 'ball', at: [0, 0, 0], size: 1 }
const problemsOf = (more: object): string[] =>
  checkAsset({ id: 'it', parts: [ball], ...more }).problems.map(({ at, code }) => `${at} ${code}`)

test('a plain asset has no problems', () => {
  assert.deepEqual(problemsOf({}), [])
})

test('an unknown shape is reported with the known ones', () => {
  const { problems } = checkAsset({ id: 'it', parts: [{ shape: 'cube', at: [0, 0, 0] }, { at: [0, 0, 0] }] })
  assert.deepEqual(
    problems.map(({ at, code }) => `${at} ${code}`),
    ['/parts/0/shape not-allowed', '/parts/1/shape missing'],
  )
  assert.ok(problems[0]?.allowed?.includes('lathe'), JSON.stringify(problems[0]))
})

test('an invalid part within others is reported at any depth', () => {
  const rod = { shape: 'rod', from: [0, 0, 0], to: [0, 1, 0], thick: 0.1, gloom: 1 }
  const around = { shape: 'around', count: 3, parts: [rod] }
  assert.deepEqual(problemsOf({ parts: [ball, around] }), ['/parts/1/parts/0/gloom unknown-field'])
  assert.deepEqual(problemsOf({ parts: [{ shape: 'mirror', parts: [ball, around] }] }), [
    '/parts/0/parts/1/parts/0/gloom unknown-field',
  ])
  // Nothing but the wrong field: each part is compared with its own form only.
  const nested = Array.from({ length: 5 }).reduce<object>(
    part => ({ shape: 'row', count: 2, step: [1, 0, 0], parts: [part] }),
    rod,
  )
  assert.deepEqual(problemsOf({ parts: [nested] }), [`${'/parts/0'.repeat(6)}/gloom unknown-field`])
})

test('problems of an asset are reported by JSON pointer', () => {
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

test('an unknown name of a shape is reported with the known ones', () => {
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
