import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'

const castOf = (prompt: string) =>
  direct({ prompt, seed: 1 }).shots[0]!.subjects.map(({ words, deeds = [] }) => [
    words,
    ...deeds.map(({ verb }) => verb),
  ])

test('waves that break against something are those of the sea, and it is in their spray', () => {
  assert.deepEqual(castOf('Huge waves break against a lighthouse in a storm'), [['lighthouse', 'splash']])
  assert.deepEqual(castOf('巨浪拍打着灯塔'), [['灯塔', 'splash']])
})

test('the lamp of a lighthouse and the lava of a volcano are no things beside them', () => {
  assert.deepEqual(castOf('A lighthouse in a storm, its lamp goes out'), [['lighthouse']])
  assert.deepEqual(castOf('A volcano erupts at night, lava running down its side'), [['volcano', 'erupt']])
})

test('a drone flight is how it is filmed', () => {
  assert.deepEqual(castOf('Drone flight through a narrow canyon'), [])
  assert.deepEqual(castOf('无人机飞过梯田'), [])
})
