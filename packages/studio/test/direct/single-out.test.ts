import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictogramOf, shotsOf } from './seen.ts'

/** People of a shot in short: how many, and what they do. */
const people = (prompt: string): string[] =>
  shotsOf(prompt)[0]!
    .subjects.filter(({ build }) => build === 'person')
    .map(({ count, deeds = [] }) => `${count} ${deeds.map(({ verb }) => verb).join()}`)

test('of those who were counted each does what is said of one, another or the third', () => {
  assert.deepEqual(people('Three cooks in a kitchen: one kneads dough, another stirs soup, the third washes dishes'), [
    '1 wash-dishes',
    '1 knead',
    '1 stir',
  ])
  assert.deepEqual(people('三个园丁在花园里，一个跳舞，一个扫地，一个唱歌'), ['1 sing', '1 dance', '1 sweep'])
})

test('the last of two does what both did before, and nobody else does', () => {
  assert.deepEqual(people('Two girls dance, leaves fall, one sings and the other laughs'), ['1 dance,laugh', '1 sing'])
})

test('另一个 of two is the other one', () => {
  assert.deepEqual(people('两个老人在公园下棋，一个走棋，另一个大笑').length, 2)
})

test('who is left does what all do, and a third beside two is somebody else', () => {
  assert.deepEqual(people('Four boys run, one jumps'), ['3 run', '1 jump'])
  assert.deepEqual(people('两个工人招手，第三个在唱歌'), ['2 wave', '1 sing'])
})

test('both and 两个人 are those who were named, and each of them does it', () => {
  assert.deepEqual(people('妈妈给女儿梳头，两个人都在笑'), ['1 comb,laugh', '1 laugh'])
  assert.deepEqual(
    people('A man meets a woman, both laugh').map(one => one.includes('laugh')),
    [true, true],
  )
})

test('one who is named by a noun is nobody of those before', () => {
  assert.deepEqual(people('Two boys run, one man sings'), ['2 run', '1 sing'])
})

test('a number before a clause counts who is named after it', () => {
  const countOf = (prompt: string): number =>
    shotsOf(prompt)[0]!.subjects.find(({ build }) => build === 'person')!.count
  assert.equal(countOf('三个背着书包的学生走过桥'), 3)
  assert.equal(countOf('一群穿汉服的孩子在唱歌'), 6)
  assert.equal(countOf('两个孩子的妈妈在唱歌'), 2)
})

test('a backpack is worn on the back, and a costume by who is in it', () => {
  const [student, ...others] = shotsOf('一个背着书包的学生在走路')[0]!.subjects
  assert.deepEqual([student!.wears!.map(({ words }) => words), others.length], [['书包'], 0])
  for (const prompt of [
    'a boy dressed as a pirate runs',
    'a boy in a pirate costume runs',
    '一个打扮成海盗的男孩在跑',
  ]) {
    const [boy, ...rest] = shotsOf(prompt)[0]!.subjects
    assert.equal('sprite' in boy!.what && pictogramOf(boy!.what.sprite), '👦', prompt)
    assert.ok(boy!.outfit!.includes('pirate costume'), prompt)
    assert.equal(rest.length, 0, prompt)
  }
})
