import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'

const shotOf = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!
const doneIn = (prompt: string): string[] =>
  shotOf(prompt).subjects.flatMap(({ deeds = [] }) => deeds.map(({ verb, to }) => `${verb}${to ?? ''}`))
const spritesIn = (prompt: string): string[] =>
  shotOf(prompt).subjects.map(({ what }) => ('sprite' in what ? what.sprite : ''))

test('what is done to and fro, into something or to three signs is done', () => {
  assert.deepEqual(doneIn('猫咪把球推来推去'), ['push1'])
  assert.deepEqual(doneIn('牧羊犬把羊群赶进栅栏'), ['herd1'])
  assert.deepEqual(doneIn('机器人在擦皮鞋'), ['rub1'])
  assert.deepEqual(doneIn('妈妈把刚晒好的被子抱进屋'), ['carry1'])
})

test('two who push each other are no pushers of anything', () => {
  for (const prompt of ['两只企鹅在冰面上互相推来推去', '两个男孩互相推搡', 'Two goats shove each other in a field'])
    assert.deepEqual(doneIn(prompt), ['jostle'], prompt)
})

test('a thing that is old-fashioned makes no old film', () => {
  for (const prompt of [
    '一辆复古绿皮火车驶过田野',
    'a retro radio plays on a shelf',
    'a girl walks into a vintage diner',
  ])
    assert.equal(shotOf(prompt).look, 'plain', prompt)
  for (const prompt of ['复古风格的街道', 'a boy in a park, vintage film look', '一个女孩在街上走，复古'])
    assert.equal(shotOf(prompt).look, 'retro', prompt)
})

test('a fringe is no sea, and is cut where hair is cut', () => {
  assert.equal(shotOf('理发师给小男孩剪刘海').where, 'salon')
})

test('a wreck lies on the ground of the sea, and divers swim there', () => {
  for (const prompt of [
    '潜水员慢慢游过一艘沉船的船舱',
    'divers explore a sunken ship',
    'A diver swims over the deck of a wreck',
  ]) {
    assert.equal(shotOf(prompt).place, 'underwater', prompt)
    assert.ok(spritesIn(prompt).includes('drawn-shipwreck'), prompt)
  }
})

test('who is in a cup is at a table, and no world in a glass', () => {
  for (const prompt of ['Tiny dragon asleep in a teacup', '小猫睡在茶杯里', 'a puppy sits in a mug']) {
    const { place, subjects } = shotOf(prompt)
    assert.deepEqual([place, subjects[0]!.relation?.kind], ['table', 'in'], prompt)
  }
})

test('a pen is where sheep are driven, and a quilt that is carried is seen', () => {
  assert.ok(spritesIn('A collie herds sheep into a pen').includes('drawn-sheep-pen'))
  assert.ok(!spritesIn('A woman writes a letter with a pen').includes('drawn-sheep-pen'))
  assert.ok(spritesIn('A woman carries a quilt into the house').includes('drawn-quilt'))
  assert.ok(!spritesIn('A boy sleeps under a quilt').includes('drawn-quilt'))
})

test('what is planted stays in the ground', () => {
  for (const prompt of ['宇航员在月球上种下一棵小树苗', 'A boy plants a seed in the garden'])
    assert.ok(!shotOf(prompt).subjects.some(({ motion }) => motion === 'rise'), prompt)
})

test('gulls that follow are on their wings, and ducklings on their feet', () => {
  assert.equal(shotOf('A red tractor ploughs while seagulls follow behind it').subjects[1]?.motion, 'fly')
  assert.equal(shotOf('ducklings follow their mother').subjects[0]?.motion, 'walk')
})
