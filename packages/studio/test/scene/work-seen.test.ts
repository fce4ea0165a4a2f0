import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { openThing } from '../../src/bodies/motion/open-thing.ts'
import { direct } from '../../src/direct/direct.ts'
import type { Subject } from '../../src/direct/shot-list.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { shadesAt } from '../../src/scene/changing.ts'

const staged = (prompt: string): Subject[] => adaptShot(direct({ prompt, seed: 1 }).shots[0]!).subjects
const isDrawn = (one: Subject, sprite: string): boolean => 'sprite' in one.what && one.what.sprite === sprite

describe('work of which one sees how far it has come', () => {
  test('has what it is done to, in both languages, and that is another one at the end', () => {
    for (const [prompt, sprite, verb, to] of [
      ['A woman paints the wall of her room green', 'drawn-plaster-wall', 'paint', 'green'],
      ['一位工人正在粉刷墙壁', 'drawn-plaster-wall', 'paint', 'blue'],
      ['Two kids are painting a picket fence red', 'drawn-fence', 'paint', 'red'],
      ['爸爸给栅栏刷漆', 'drawn-fence', 'paint', 'blue'],
      ['An old man washes the windows', 'drawn-wide-window', 'clean', 'sky'],
      ['妈妈在擦玻璃', 'drawn-wide-window', 'clean', 'sky'],
    ] as const) {
      const subjects = staged(prompt)
      const at = subjects.findIndex(one => isDrawn(one, sprite))
      assert.ok(at >= 0, prompt)
      assert.equal(subjects[at]!.changes?.[0]?.to, to, prompt)
      assert.ok(
        subjects.some(one => one.deeds?.some(deed => deed.verb === verb && deed.to === at)),
        prompt,
      )
    }
    assert.ok(staged('A bricklayer builds a brick wall').some(one => one.deeds?.some(({ verb }) => verb === 'grow-up')))
    assert.ok(staged('奶奶在擀饺子皮').some(one => isDrawn(one, 'drawn-dough') && one.deeds?.[0]?.verb === 'melt'))
  })

  test('is nothing of the sort where a picture is painted or a fence is in no room', () => {
    assert.ok(!staged('An artist paints a mural on a wall').some(one => isDrawn(one, 'drawn-plaster-wall')))
    assert.equal(direct({ prompt: 'A boy paints a fence green', seed: 1 }).shots[0]!.place, 'garden')
  })

  test('goes over it from one side to the other', () => {
    const [from, to] = [Uint32Array.of(1, 1, 1), Uint32Array.of(2, 2, 2)]
    assert.deepEqual([...shadesAt({ from, to, order: Float32Array.of(0, 0.5, 1) }, 0.6)], [2, 2, 1])
  })
})

test('a candle that is blown at is out afterwards', () => {
  const candle = staged('一个男孩在吹蜡烛').find(one => /蜡烛/u.test(one.words))!
  assert.ok(candle.deeds?.some(({ verb }) => verb === 'turn-off'))
})

test('fridges and wardrobes have doors that open to the front', () => {
  for (const [code, hinges] of [
    ['drawn-fridge', ['hinge.r']],
    ['drawn-wardrobe', ['hinge.l', 'hinge.r']],
  ] as const) {
    const { turns } = openThing(findKind(code)!.build(), { opened: 1, filled: undefined, apart: undefined })
    assert.deepEqual(Object.keys(turns).toSorted(), [...hinges])
  }
})
