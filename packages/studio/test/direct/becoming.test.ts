import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Subject } from '../../src/setting/shot-list.ts'
import { pictogramOf, shotsOf } from './seen.ts'

/** What becomes what in the first shot: `:drop: > 🐉`, with how many where it is more than one. */
function becomings(prompt: string): string[] {
  return shotsOf(prompt)[0]!.subjects.flatMap(({ what, changes = [] }) => {
    const figures = changes.filter(({ of }) => of === 'figure')
    if (figures.length === 0 || !('sprite' in what)) return []
    return [
      [
        pictogramOf(what.sprite),
        ...figures.map(({ to, count }) => `> ${count === undefined ? '' : 'many '}${pictogramOf(to)}`),
      ].join(' '),
    ]
  })
}

test('what has no shape is a thing as soon as it becomes another, or another becomes it', () => {
  for (const [prompt, wanted] of [
    ['a drop of ink becomes a dragon', ':drop: > 🐉'],
    ['a heartbeat becomes a mountain range', '❤️ > :mountain-range:'],
    ['her tears turn into butterflies', ':drop: > 🦋'],
    ['coffee swirls into a galaxy', '☕ > :galaxy:'],
    ['一滴墨落入水中化成一条鲤鱼', ':drop: > :koi:'],
    ['毛笔一挥，墨迹变成连绵的群山', ':drop: > :mountain-range:'],
    ['星星落下来变成雪花', ':star: > many :snow-crystal:'],
    ['一座宫殿在阳光下慢慢融化成河流', ':temple: > :puddle:'],
  ] as const)
    assert.deepEqual(becomings(prompt), [wanted], prompt)
})

test('what it becomes is no place, and whose it was is there', () => {
  assert.equal(shotsOf('a heartbeat becomes a mountain range')[0]!.place, 'sweep')
  const [owner] = shotsOf('her tears turn into butterflies')[0]!.subjects
  assert.deepEqual([owner!.words, owner!.features?.feeling], ['her', 'sad'])
})

test('one becomes another in its own manner, and one many', () => {
  assert.deepEqual(becomings('a vase shatters into a hundred butterflies'), [':vase: > many 🦋'])
  assert.deepEqual(becomings('a sculpture melts into a puddle'), ['🗿 > :puddle:'])
  assert.deepEqual(becomings('a baby becomes a boy, a man, an old man'), ['👶 > 👦 > 👨 > 👴'])
  assert.deepEqual(becomings('from a baby to an old man in ten seconds'), ['👶 > 👴'])
  assert.deepEqual(becomings('从婴儿到老人，十秒钟走完一生'), ['👶 > 🧓'])
})

test('nobody becomes what he breaks, pours or flows into, and what does something itself is no further one', () => {
  for (const prompt of [
    'the crowd breaks into applause',
    'she melts butter into a pan',
    'the horse breaks into a gallop',
    'the glass shatters into pieces',
    'the river flows into the sea',
  ])
    assert.deepEqual(becomings(prompt), [], prompt)
  assert.deepEqual(becomings('喷出的水柱变成雨，伞一朵朵变成水母飘上天'), ['☂️ > 🪼'])
})

test('somebody grows old, though nobody is named', () => {
  const [one] = shotsOf('growing old in ten seconds')[0]!.subjects
  assert.deepEqual(one!.changes, [{ of: 'age', from: 'young', to: 'old' }])
})

const madeOf = (prompt: string): string[] =>
  shotsOf(prompt)[0]!.subjects.map(({ words, material = '-' }: Subject) => `${words} ${material}`)

test('a figure is made of what the words say, which is nothing beside it', () => {
  for (const [prompt, wanted] of [
    ['a lion made of flowers roars', ['lion flowers']],
    ['a castle of ice melts in the sunrise', ['castle ice']],
    ['a glass horse gallops across a field', ['horse glass']],
    ['a wolf made of stars runs', ['wolf stars']],
    ['沙子堆成的人被风吹散', ['人 sand']],
    ['一只玻璃做的天鹅', ['天鹅 glass']],
    ['a glass of water on a table', ['glass of water -']],
    ['a paper boat sails', ['paper boat -']],
    ['a cat on a wooden chair beside a brass bell', ['cat -', 'chair wood', 'bell bronze']],
    ['a marble statue in a park', ['statue stone']],
    ['一盏黄铜台灯', ['台灯 bronze']],
    ['a stone bridge over a river, an oak in front of it', ['stone bridge -', 'oak -']],
  ] as const)
    assert.deepEqual(madeOf(prompt), wanted, prompt)
})

test('a place that is made of something is built as a thing', () => {
  assert.deepEqual(madeOf('a city made of paper unfolds'), ['city paper'])
  assert.deepEqual(madeOf('纸做的城市在雨中融化'), ['城市 paper'])
  assert.notEqual(shotsOf('a city made of paper unfolds')[0]!.place, 'skyline')
  assert.equal(shotsOf('a boat before a city')[0]!.place, 'skyline')
})

test('what an idea stands for is seen in the hour and the weather of the idea, unless the words say otherwise', () => {
  const seen = (prompt: string): string => {
    const { time, weather } = shotsOf(prompt)[0]!
    return `${time} ${weather}`
  }
  assert.equal(seen('loneliness as a lighthouse in an empty sea'), 'dusk fog')
  assert.equal(seen('hope is a small boat on the sea'), 'dawn clear')
  assert.equal(seen('孤独是一座岛上的灯塔'), 'dusk fog')
  assert.equal(seen('loneliness as a lighthouse at noon'), 'noon fog')
  assert.equal(seen('a lighthouse in an empty sea'), 'afternoon clear')
})

test('time runs backwards where the words say so, and there and back where it breaks first', () => {
  const flowOf = (prompt: string): string | undefined => shotsOf(prompt)[0]!.flow
  assert.equal(flowOf('time runs backwards: a shattered vase flies back together on the table'), 'backwards')
  assert.equal(flowOf('rain falls upwards from the puddles'), 'backwards')
  assert.equal(flowOf('一朵花从枯萎到盛开，时间倒流'), 'backwards')
  assert.equal(flowOf('茶杯从桌上掉下摔碎，时间倒放，碎片飞起拼合'), 'returns')
  assert.equal(flowOf('a car drives in reverse'), undefined)
  assert.equal(flowOf('a vase falls and breaks'), undefined)
  const [vase] = shotsOf('time runs backwards: a shattered vase flies back together on the table')[0]!.subjects
  assert.deepEqual(
    vase!.deeds?.map(({ verb }) => verb),
    ['break'],
  )
})

test('what something has become goes on to become another, and nothing of a later clause is what it becomes', () => {
  assert.deepEqual(becomings('墨滴化成群山，山又化成飞鸟'), [':drop: > :mountain-range: > 🐦'])
  assert.deepEqual(becomings('烟花散成金粉，落到小朋友手心里'), [])
})
