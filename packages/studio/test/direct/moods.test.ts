import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf, subjectsOf } from './seen.ts'

const first = (prompt: string) => shotsOf(prompt)[0]!

test('what nobody can see has colours where its colour is asked for', () => {
  assert.deepEqual(
    [first('希望是什么颜色').place, first('希望是什么颜色').colours],
    ['abstract', ['yellow', 'gold', 'white']],
  )
  assert.equal(first('the colours of grief').place, 'abstract')
  assert.notEqual(first('grief').place, 'abstract')
})

test('what a piece is about does nothing in it', () => {
  const [clock] = first('Time passing: a clock on a wall').subjects
  assert.equal(clock!.deeds, undefined)
})

test('colours that run into each other are nowhere, in water too', () => {
  assert.equal(first('红色和白色的颜料在水中碰撞').place, 'abstract')
  assert.equal(first('liquid mercury waves').place, 'abstract')
})

test('what particles form comes up before black', () => {
  const shot = first('silver particles gather into a horse')
  assert.deepEqual([shot.backdrop, subjectsOf('silver particles gather into a horse')], ['black', ['silver 🐎']])
  assert.deepEqual(subjectsOf('蓝色粒子汇聚成一朵玫瑰'), ['blue 🌹'])
})

test('what comes of it comes of what was named last', () => {
  const [, cube] = first('black threads tighten around a glass cube until it cracks').subjects
  assert.ok(cube!.deeds?.some(({ verb }) => verb === 'break'))
})
