import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'

const subjectsOf = (prompt: string) => direct({ prompt, seed: 1 }).shots.flatMap(({ subjects }) => subjects)
const wordsOf = (prompt: string): string[] => subjectsOf(prompt).map(({ words }) => words.toLowerCase())

test('parts are seen at the whole, which is there', () => {
  for (const [prompt, words] of [
    ['A child presses the keys of a piano', ['child', 'piano']],
    ['The hands of a clock spin wildly', ['clock']],
    ['A boy sits on the hood of a parked car', ['boy', 'car']],
    ['The strings of a guitar vibrate', ['guitar']],
    ['The snail pulls back into its shell', ['snail']],
    ['A raindrop falls on a turtle’s shell', ['raindrop', 'turtle’s']],
    ['A woman pushes a shopping cart with squeaking wheels', ['woman', 'shopping cart']],
    ['女司机用抹布擦方向盘', ['女司机', '抹布']],
  ] as const)
    assert.deepEqual(wordsOf(prompt), words, prompt)
})

test('what is a thing of its own stays one', () => {
  assert.deepEqual(wordsOf('A man holds the keys of his house').slice(0, 2), ['man', 'keys'])
  assert.ok(wordsOf('A crab finds a shell on the beach').includes('shell'))
  assert.ok(wordsOf('A mechanic rolls a wheel past a cart').includes('wheel'))
})

test('how something is done is no thing', () => {
  for (const prompt of ['The goat drops with a bump', 'The goat drops with a soft plop', 'The goat starts with a hiss'])
    assert.deepEqual(wordsOf(prompt), ['goat'], prompt)
})

test('what it looks to be filmed with is not filmed', () => {
  for (const prompt of [
    'A goat on a farm. Funny, handheld phone footage feel.',
    'A goat on a farm, shot on a phone',
    'A goat on a farm, polaroid colours',
    'A goat on a farm, VHS tape look',
    'A goat on a farm, filmed from a helicopter',
  ])
    assert.deepEqual(wordsOf(prompt), ['goat'], prompt)
  assert.deepEqual(wordsOf('老人修鞋，手机拍摄质感'), ['老人', '鞋'])
  assert.ok(wordsOf('女孩用手机拍摄小猫').includes('手机'), 'in her hands')
})

test('what is imagined, turned off or never comes is not there', () => {
  for (const [prompt, words] of [
    ['He tips an imaginary hat', ['he']],
    ['A mime pulls an invisible rope', ['mime']],
    ['A man walks an invisible dog', ['man']],
    ['A boy plays air guitar', ['boy']],
    ['A man waits, but the bus never comes', ['man']],
    ['男孩抛出一个隐形的球', ['男孩']],
    ['妈妈关火，端起锅', ['妈妈', '锅']],
  ] as const)
    assert.deepEqual(wordsOf(prompt), words, prompt)
  assert.ok(wordsOf('An invisible man opens a door').includes('man'), 'nobody else is there')
})

test('clothes between commas are on whoever was named before them', () => {
  for (const [prompt, worn] of [
    ['A lighthouse volunteer in her seventies, yellow raincoat, looks out', [{ words: 'raincoat', colour: 'yellow' }]],
    ['A tall man, black hat, long coat, crosses the street', [{ words: 'hat', colour: 'black' }, { words: 'coat' }]],
    ['老渔夫，六十多岁，蓝色雨衣，站在船头', [{ words: '雨衣', colour: 'blue' }]],
    ["barber, 60s, huge moustache, finishing a little boy's first haircut", [{ words: 'moustache' }]],
    ['A tired nurse in blue scrubs sits on a chair', [{ words: 'scrubs', colour: 'blue' }]],
  ] as const)
    assert.deepEqual(subjectsOf(prompt)[0]!.wears, worn, prompt)
  assert.equal(subjectsOf('barber, 60s, huge moustache, cuts hair')[0]!.features?.age, 'old')
  assert.deepEqual(wordsOf('理发师，大胡子，给小男孩剪头发'), ['理发师', '小男孩'])
  assert.deepEqual(wordsOf('Portrait of a man with a black moustache'), ['man'])
  assert.ok(wordsOf('A man on a bench, a red hat, a sleeping dog').includes('hat'), 'a list of things')
})

test('two share two colours', () => {
  const cats = subjectsOf('Two cats, one black, one white, on a sofa').filter(({ words }) => words === 'cats')
  assert.deepEqual(
    cats.map(({ count, colour }) => [count, colour]),
    [
      [1, 'black'],
      [1, 'white'],
    ],
  )
  assert.deepEqual(
    subjectsOf('双胞胎姐妹，穿一红一黄的雨衣，玩拍手').map(({ wears }) => wears?.[0]?.colour),
    ['red', 'yellow'],
  )
})

test('who plays in a wheelchair sits in it', () => {
  for (const prompt of [
    'A wheelchair basketball player waves',
    'Wheelchair rugby player, gym',
    '坐轮椅的老人在公园里',
  ]) {
    const subjects = subjectsOf(prompt)
    const { relation } = subjects.find(({ build }) => build === 'person')!
    assert.equal(relation?.kind, 'in', prompt)
    assert.match(subjects[relation.to]!.words, /wheelchair|轮椅/iu)
  }
})

test('somebody who is a beast is one figure in the clothes of the trade', () => {
  for (const [prompt, beast] of [
    ['A private eye who happens to be a large toad sits', 'toad'],
    ['A librarian, who is an owl, sleeps', 'owl'],
    ['The accountant is a cat', 'cat'],
    ['The postman is a snail', 'snail'],
    ['会计是一只猫', '猫'],
    ['侦探其实是一只青蛙', '青蛙'],
  ] as const) {
    const [first, second] = subjectsOf(prompt)
    assert.equal(second, undefined, prompt)
    assert.equal(first!.words, beast)
    assert.ok(first!.trade, prompt)
  }
  assert.deepEqual(wordsOf('The teacher is with a cat'), ['teacher', 'cat'])
  assert.deepEqual(wordsOf('The chef is walking a dog'), ['chef', 'dog'])
  assert.equal(subjectsOf('My best friend is a dog')[0]!.trade, undefined)
})

test('a window in a house is seen at the house, and a tower block is no toy', () => {
  const [shot] = direct({ prompt: 'one lit window in a huge grey tower block while snow falls', seed: 1 }).shots
  assert.deepEqual(
    shot!.subjects.map(({ words }) => words),
    ['tower block'],
  )
  const [open] = direct({ prompt: 'A girl opens a window', seed: 1 }).shots
  assert.ok(open!.subjects.some(({ words }) => words === 'window'))
})
