import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { orderChase } from '../../src/scene/order-chase.ts'
import type { Spot } from '../../src/scene/arrangement.ts'
import type { Member } from '../../src/scene/cast.ts'
import type { Subject } from '../../src/direct/shot-list.ts'
import { FRAME, levelPlate, memberOf, spotOf } from './level-plate.ts'

const staged = (prompt: string): readonly Subject[] => adaptShot(direct({ prompt, seed: 1 }).shots[0]!).subjects

describe('beasts with one of their own', () => {
  test('go in its steps, on land and on water', () => {
    const [ducklings, duck] = staged('Five ducklings waddle behind their mother across the road')
    assert.deepEqual([ducklings!.formation, ducklings!.motion, duck!.motion], ['line', 'walk', 'walk'])
    assert.deepEqual(
      ducklings!.deeds?.map(({ verb, to }) => [verb, to]),
      [['follow', 1]],
    )
    const [mother, young] = staged('鸭妈妈带着一群小鸭子在池塘里游泳')
    assert.deepEqual([mother!.motion, young!.motion, young!.formation], ['swim', 'swim', 'line'])
  })

  test('do what their mother does, and she does what they do', () => {
    for (const prompt of ['A hen with her chicks pecks grains in the farmyard', '母鸡带着小鸡在院子里啄米'])
      assert.ok(
        staged(prompt).every(({ deeds }) => deeds?.some(({ verb }) => verb === 'peck')),
        prompt,
      )
  })
})

describe('a formation', () => {
  const member = (index: number, pictogram: string, more: Partial<Subject> = {}): Member => ({
    ...memberOf(pictogram, more),
    index,
  })
  const spot = (of: Member, nth: number, more: Partial<Spot> = {}): Spot =>
    spotOf(of, { nth, x: 90, depth: 6, height: 12, faces: 1, ...more })

  test('in a line is one behind the other behind who leads, all in the frame', () => {
    const young = member(0, '🐥', { count: 5, formation: 'line', deeds: [{ verb: 'follow', words: '', to: 1 }] })
    const duck = member(1, '🦆')
    const line = [0, 1, 2, 3, 4].map(nth => spot(young, nth))
    const first = spot(duck, 0, { height: 30 })
    const plate = levelPlate()
    orderChase([...line, first], plate, FRAME)
    const xs = [first, ...line].map(({ x }) => x)
    for (const [nth, x] of xs.slice(1).entries()) assert.ok(xs[nth]! - x > 4, xs.join(' '))
    assert.ok(xs[0]! - xs[5]! < FRAME.width && new Set(line.map(({ depth }) => depth)).size === 1)
  })

  test('of geese is a wedge: one ahead, the others behind it above and below', () => {
    const geese = member(0, '🪿', { count: 7, formation: 'wedge', motion: 'fly' })
    const flock = Array.from({ length: 7 }, (_, nth) => spot(geese, nth, { stance: 'air' }))
    orderChase(flock, levelPlate(), FRAME)
    const [first, one, other, , , , last] = flock
    assert.ok(first!.x > one!.x && Math.abs(one!.x - other!.x) < 0.01 && one!.x > last!.x)
    assert.ok(one!.y < first!.y && other!.y > first!.y)
  })
})
