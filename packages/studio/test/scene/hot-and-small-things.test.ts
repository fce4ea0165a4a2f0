import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Subject } from '../../src/direct/shot-list.ts'
import { direct } from '../../src/direct/direct.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { piecesAt } from '../../src/stage/draw/effects.ts'

const staged = (prompt: string): readonly Subject[] => adaptShot(direct({ prompt, seed: 1 }).shots[0]!).subjects
const spriteOf = ({ what }: Subject): string => ('sprite' in what ? what.sprite : '')
const spritesOf = (prompt: string): string[] => staged(prompt).map(spriteOf)

describe('who forges', () => {
  test('strikes hot iron on an anvil, and sparks fly', () => {
    for (const [prompt, iron] of [
      ['Blacksmith hammering a glowing horseshoe, sparks everywhere', 'drawn-hot-horseshoe'],
      ['铁匠在铁砧上锤打烧红的铁块，火花四溅', 'drawn-hot-iron'],
      ['A blacksmith hammers a horseshoe on an anvil', 'drawn-hot-horseshoe'],
    ] as const) {
      const subjects = staged(prompt)
      const worked = subjects.find(one => spriteOf(one) === iron)
      assert.deepEqual(
        worked?.deeds?.map(({ verb }) => verb),
        ['spark'],
        prompt,
      )
      assert.equal(spriteOf(subjects[worked?.relation?.to ?? 0]!), 'drawn-anvil', prompt)
    }
    assert.ok(!spritesOf('A carpenter hammers a nail into a board').includes('drawn-anvil'))
  })

  test('sparks come with each blow and go out', () => {
    const scene = { until: 5, foot: [0, 0.7, 0] as const, yaw: 0, wide: 0.3, high: 0.08, long: 0.3, groundY: 0 }
    const lit = (seconds: number): number =>
      piecesAt('sparks', { ...scene, seconds }).filter(({ size }) => size[0] > 0.001).length
    assert.ok(lit(1.1) > 40)
    assert.equal(lit(2.2), 0)
  })
})

test('what falls into a blender finds it open', () => {
  assert.ok(spritesOf('Strawberries tumble into a blender').includes('drawn-open-blender'))
  assert.ok(spritesOf('A blender stands on the counter').includes('drawn-blender'))
})

test('an excavator, or its operator, has in its bucket what it lifts', () => {
  for (const prompt of ['挖掘机师傅用铲斗夹起一枚鸡蛋', 'An excavator lifts an egg with its bucket']) {
    const subjects = staged(prompt)
    assert.deepEqual(subjects.map(spriteOf), ['drawn-excavator', '1f95a'], prompt)
    assert.deepEqual(
      subjects[0]!.deeds?.map(({ verb, to }) => [verb, to]),
      [['hold', 1]],
      prompt,
    )
    assert.equal(subjects[1]!.size, 'huge', prompt)
  }
})

test('who is helped across a road goes with who helps', () => {
  for (const prompt of [
    '交警在十字路口扶盲人过马路',
    'A boy helps an old lady across the road',
    '小女孩扶老奶奶过马路',
  ])
    assert.deepEqual(
      staged(prompt)
        .slice(0, 2)
        .map(({ motion }) => motion),
      ['walk', 'walk'],
      prompt,
    )
})

test('dandelion seeds are many and small', () => {
  for (const prompt of ['蒲公英种子飘过铁轨', 'Dandelion seeds drift over a meadow']) {
    const [seeds] = staged(prompt)
    assert.equal(spriteOf(seeds!), 'drawn-dandelion-seed', prompt)
    assert.ok(seeds!.count > 10 && seeds!.metres! < 0.2, prompt)
  }
})
