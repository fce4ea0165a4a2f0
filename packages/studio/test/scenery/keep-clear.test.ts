import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Clearing } from '../../src/scenery/plate.ts'
import { isInWay, isPlantInWay, openHeight } from '../../src/scenery/keep-clear.ts'

const CLEAR: Clearing = { left: -0.05, right: 0.05, near: 10, far: 11, low: 0, high: 1.8, toes: 0.3, keeps: [] }
const seen = (clear?: Clearing, eye = 1.6) => ({ eye, options: { eye, ...(clear && { clear }) } })
const box = (x: number, z: number, wide: number, top: number, foot = 0) => ({
  x: [x - wide / 2, x + wide / 2] as const,
  y: [foot, top] as const,
  z: [z - wide / 2, z + wide / 2] as const,
})

describe('a thing of a place is in the way of the subjects', () => {
  test('if it stands before them or in them, and not behind or beside them', () => {
    assert.ok(isInWay(seen(CLEAR), box(0, 5, 1, 2)))
    assert.ok(isInWay(seen(CLEAR), box(0, 10.5, 1, 2)))
    assert.ok(!isInWay(seen(CLEAR), box(0, 14, 1, 2)))
    assert.ok(!isInWay(seen(CLEAR), box(2, 5, 1, 2)))
  })
  test('if it hides more than their feet', () => {
    assert.ok(!isInWay(seen(CLEAR), box(0, 5, 1, 0.3)))
    assert.ok(!isInWay(seen(CLEAR), box(0, 5, 1, 4, 3)))
  })
  test('unless they may stand on it', () => assert.ok(!isInWay(seen(CLEAR), box(0, 10, 12, 2))))
  test('unless the document uses it', () => {
    const used = seen({ ...CLEAR, keeps: ['bench'] })
    assert.ok(!isInWay(used, box(0, 5, 1, 2), 'bench'))
    assert.ok(isInWay(used, box(0, 5, 1, 2), 'plant'))
  })
  test('only in a shot that has subjects', () => assert.ok(!isInWay(seen(), box(0, 5, 1, 2))))
})

test('a tree whose crown is over the subjects is in the way only by its stem', () => {
  const tree = (x: number) => ({ x, y: 0, z: 6, height: 9 })
  assert.ok(isPlantInWay(seen(CLEAR), tree(0), { radius: 3, from: 0.4 }))
  assert.ok(!isPlantInWay(seen(CLEAR), tree(1.5), { radius: 3, from: 0.4 }))
  assert.ok(isPlantInWay(seen(CLEAR), tree(1.5), { radius: 3, from: 0.1 }))
})

test('grass before the subjects hides no more than their feet, and grows freely aside of and behind them', () => {
  const small: Clearing = { ...CLEAR, high: 0.5, toes: 0.09, keeps: ['bench'] }
  for (const z of [6, 8, 10]) {
    const open = openHeight(seen(small, 0.8), 0, 0, z)
    // The line from the eye over the blade meets the subjects below a quarter of their height.
    assert.ok(0.8 + ((open - 0.8) * 10) / z < 0.13, `${z}: ${open}`)
  }
  const before = openHeight(seen(small, 0.8), 0, 0, 9)
  assert.ok(openHeight(seen(small, 0.8), 3, 0, 9) > before + 0.5)
  assert.ok(openHeight(seen(small, 0.8), 0, 0, 14) > before + 0.5)
  assert.equal(openHeight(seen(), 0, 0, 9), Infinity)
})
