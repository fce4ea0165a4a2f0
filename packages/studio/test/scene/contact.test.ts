import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { BEARINGS } from '../../src/direct/shot-list.ts'
import { direct } from '../../src/direct/direct.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { clusterCast, type Member } from '../../src/scene/cast.ts'
import { LEAD } from '../../src/scene/lead-to.ts'
import { collectArt } from '../../src/scene/collect-art.ts'

/** Who is fixed to whom in a prompt's first shot, as `guest hold host`. */
async function holdsOf(prompt: string): Promise<string[]> {
  const shot = adaptShot(direct({ prompt, seed: 1 }).shots[0]!)
  const below = (host: Member): string[] =>
    host.bound.flatMap(({ member, hold }) => [
      `${member.subject.words} ${hold} ${host.subject.words}`,
      ...below(member),
    ])
  return clusterCast(shot, await collectArt(shot, [])).flatMap(({ root }) => below(root))
}
const firstOf = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!

describe('what touches what', () => {
  for (const [prompt, hold] of [
    ['A teenager sits on the hood of an old car', 'teenager top car'],
    ['一个小伙子坐在汽车引擎盖上弹吉他', '小伙子 top 汽车'],
    ['An old man sits on a stone wall', 'old man seat wall'],
    ['A goat climbs onto the roof of a parked van', 'goat top van'],
    ['A boy leans against a lamp post and eats an apple', 'boy against lamp post'],
    ['A bicycle leans against a brick wall', 'bicycle against wall'],
    ['男孩靠在墙上看书', '男孩 against 墙'],
    ['A kitten hides under a bed', 'kitten below bed'],
    ['小男孩躲在桌子底下', '小男孩 below 桌子'],
    ['A monkey hangs from a branch by one arm', 'monkey hanging branch'],
    ['猴子倒挂在树枝上', '猴子 hanging 树枝'],
    ['A woman carries a basket on her head', 'basket head woman'],
    ['妇女头顶着水罐走在路上', '水罐 head 妇女'],
    ['A father carries his son on his shoulders', 'son shoulders father'],
    ['老农扛着锄头走在田埂上', '锄头 shoulder 老农'],
    ['A student carries three books under her arm', 'books underarm student'],
    ['An old man looks into a mirror and combs his hair', 'mirror ahead old man'],
    ['A girl looks through a telescope on the balcony', 'telescope ahead girl'],
    ['A raccoon climbs onto a rubbish bin', 'raccoon top bin'],
    ['A child sits in a cardboard box', 'child inside cardboard box'],
    ['一只鹦鹉站在海盗的肩膀上', '鹦鹉 shoulder 海盗'],
    ['一匹马拉着雪橇在雪地里跑', '雪橇 behind 马'],
  ] as const)
    test(prompt, async () => {
      const holds = await holdsOf(prompt)
      assert.ok(holds.includes(hold), `${hold} is not among ${holds.join(', ')}`)
    })
})

test('a tree is still climbed at its side, and who walks past a wall does not lean there', () => {
  assert.equal(firstOf('A boy climbs a tree').subjects[0]!.deeds?.[0]?.verb, 'climb-side')
  assert.deepEqual(
    firstOf('A man walks past a brick wall').subjects.map(({ words }) => words),
    ['man'],
  )
})

test('whoever is wrapped in something has it on, and nobody else is there for it', () => {
  for (const [prompt, who, what] of [
    ['A firefighter wraps a child in a blanket', 'child', 'blanket'],
    ['奶奶用毯子裹住小孙子', '孙子', 'blanket'],
    ['男孩脱下外套披在女孩肩上', '女孩', '外套'],
  ] as const) {
    const { subjects } = firstOf(prompt)
    assert.equal(subjects.length, 2, prompt)
    assert.equal(subjects.find(({ words }) => words === who)?.wears?.[0]?.words, what, prompt)
  }
})

test('what is carried without a word of where is in the hands', () => {
  assert.equal(firstOf('A woman carries a basket').subjects[0]!.deeds?.[0]?.bearing, undefined)
  assert.equal(firstOf('A woman carries a basket on her head').subjects[0]!.deeds?.[0]?.bearing, BEARINGS[0])
})

test('who walks a dog has it on a lead, and a dog that walks alone has none', async () => {
  for (const prompt of ['A boy walks a small dog on a lead', '老人遛狗', '男孩牵着一头牛回家']) {
    const { subjects } = adaptShot(firstOf(prompt))
    const lead = subjects.findIndex(({ what }) => 'sprite' in what && what.sprite === LEAD)
    assert.equal(subjects[lead]?.deeds?.[0]?.to, 1, prompt)
    assert.ok(
      (await holdsOf(prompt)).some(hold => hold.startsWith(' hand ')),
      prompt,
    )
  }
  const alone = adaptShot(firstOf('A dog walks across a street'))
  assert.ok(!alone.subjects.some(({ what }) => 'sprite' in what && what.sprite === LEAD))
})
