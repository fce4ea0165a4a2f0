import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodyExtent } from '../../src/bodies/extent.ts'
import { beastRow } from '../../src/bodies/kinds/beasts.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { direct } from '../../src/direct/direct.ts'
import { youngOnes } from '../../src/scene/young-ones.ts'

const spritesOf = (prompt: string): string[] =>
  youngOnes(direct({ prompt, seed: 1 }).shots[0]!).subjects.map(({ what }) => ('sprite' in what ? what.sprite : ''))

test('the young of a beast have a body of their own, whatever names them', () => {
  for (const [prompt, ...bodies] of [
    ['a kitten in a garden', 'drawn-kitten'],
    ['an elephant and her calf in a river', '1f418', 'drawn-elephant-calf'],
    ['a mother bear and two cubs in a forest', '1f43b', 'drawn-bear-cub'],
    ['a fox cub in a meadow', 'drawn-fox-cub'],
    ['一只小狐狸在森林里', 'drawn-fox-cub'],
    ['母鹿和小鹿在森林里', '1f98c', 'drawn-fawn'],
    ['a lamb and a foal in a meadow', 'drawn-lamb', 'drawn-foal'],
    ['a sheep and a lamb in a meadow', '1f411', 'drawn-lamb'],
    ['a cat in a garden', '1f408'],
    ['一只小熊猫在树上', 'drawn-red-panda'],
  ] as const)
    assert.deepEqual(spritesOf(prompt).slice(0, bodies.length), bodies, prompt)
})

test('a small one is not made small twice, and a giant stays one', () => {
  const [, calf] = youngOnes(direct({ prompt: 'an elephant and her calf in a river', seed: 1 }).shots[0]!).subjects
  assert.deepEqual([calf!.size, calf!.metres], ['normal', 1.5])
  const [kitten] = youngOnes(direct({ prompt: 'a giant kitten in a city', seed: 1 }).shots[0]!).subjects
  assert.equal(kitten!.size, 'huge')
})

test('young ones are smaller, with a larger head for it and no horns', () => {
  const high = (code: string): number => bodyExtent(findKind(code)!.build()).high[1]
  for (const [grown, young] of [
    ['1f408', 'drawn-kitten'],
    ['1f415', 'drawn-puppy'],
    ['1f411', 'drawn-lamb'],
    ['1f40e', 'drawn-foal'],
    ['1f404', 'drawn-calf'],
    ['1f98c', 'drawn-fawn'],
    ['1f981', 'drawn-lion-cub'],
    ['1f418', 'drawn-elephant-calf'],
  ] as const) {
    assert.ok(high(young) < 0.8 * high(grown), `${young} is ${high(young)} m, grown ${high(grown)} m`)
    assert.ok(beastRow(young)!.head > 1.25 * beastRow(grown)!.head, young)
    assert.deepEqual([beastRow(young)!.horns, beastRow(young)!.tusks], [undefined, undefined], young)
  }
})
