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

test('a joint below itself is reported at each joint of the ring', () => {
  const at = [0, 0, 0]
  const problems = (joints: object) => problemsOf({ joints })
  assert.deepEqual(problems({ a: { at, parent: 'b' }, b: { at } }), [])
  assert.deepEqual(problems({ a: { at, parent: 'a' } }), ['/joints/a/parent not-allowed'])
  assert.deepEqual(problems({ a: { at, parent: 'b' }, b: { at, parent: 'c' }, c: { at, parent: 'b' } }), [
    '/joints/b/parent not-allowed',
    '/joints/c/parent not-allowed',
  ])
  assert.deepEqual(problems({ all: { at } }), ['/joints/all not-allowed'])
  assert.deepEqual(problems({ constructor: { at } }), ['/joints/constructor not-allowed'])
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

test('each problem of a wrong value names the field, what is allowed and what came', () => {
  const valid = {
    id: 'it',
    names: { en: ['it'], zh: ['它'] },
    affords: ['hold'],
    seen: 'side',
    use: { carried: 'level', slope: 0.2 },
    joints: { door: { at: [0, 0, 0], opens: [0, 90, 0] } },
    sockets: { seat: [0, 1, 0], top: { at: [0, 0, 0], joint: 'door' } },
    label: { at: [0, 0, 0], width: 1, height: 1, ink: 'contrast' },
    parts: [
      { ...ball, colour: 'red' },
      { shape: 'box', at: [0, 0, 0], size: [1, { from: 1, to: 2 }, 1], glow: [1, 1, 1], colour: '#ff0000' },
      { shape: 'rod', from: [0, 0, 0], to: [0, 1, 0], thick: [0.1, 0.2] },
      { shape: 'around', count: 3, axis: 'x', parts: [{ shape: 'ring', at: [0, 0, 0], radius: 1, thick: 0.1 }] },
      { shape: 'group', chance: 0.5, when: ['lit'], parts: [ball] },
    ],
  }
  const kit = { kind: 'fish', length: 1, high: 0.3, wide: 0.2, tail: 'upright', coat: '#ffffff' }
  const wrong = [-1, 0.5, 1e9, 'zzz', '', true, null, [], {}, [1, 2, 3, 4, 5, 6, 7, 8, 9]]
  assert.deepEqual(checkAsset(valid).problems, [])
  let met = 0
  const change = (document: object, node: object, path: string): void => {
    for (const [name, value] of Object.entries(node)) {
      const at = `${path}/${name}`
      for (const other of wrong) {
        Object.assign(node, { [name]: other })
        const { problems } = checkAsset(document)
        const told = `${at} = ${JSON.stringify(other)}: ${JSON.stringify(problems)}`
        assert.equal(new Set(problems.map(problem => problem.at)).size, problems.length, told)
        for (const problem of problems.filter(one => one.at === at)) {
          met++
          assert.match(problem.message, new RegExp(`(^|[ /])${name} `), told)
          if (problem.code === 'missing') continue
          assert.ok(problem.message.endsWith(`, got ${JSON.stringify(other)}`), told)
          assert.ok(problem.allowed && problem.allowed.length > 0, told)
          for (const one of problem.allowed.slice(0, 3)) assert.ok(problem.message.includes(one), told)
        }
      }
      Object.assign(node, { [name]: value })
      if (typeof value === 'object' && value !== null) change(document, value as object, at)
    }
  }
  change(valid, valid, '')
  const animal = { id: 'it', kit }
  change(animal, kit, '/kit')
  assert.ok(met > 500, `${met} problems`)
})

test('what a number may be is told as one range, in the words of a person', () => {
  const told = (more: object): string | undefined =>
    checkAsset({ id: 'it', parts: [ball], ...more }).problems[0]?.message
  assert.equal(
    told({ parts: [{ ...ball, size: -1 }] }),
    'size must be a number from 0.0001 to 1000, or a list of 3, got -1',
  )
  assert.equal(told({ seen: 3 }), 'seen must be one of front, side, got 3')
})
