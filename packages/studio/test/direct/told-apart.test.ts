import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { shotsOf } from './seen.ts'

const castOf = (prompt: string): string[] => shotsOf(prompt)[0]!.subjects.map(({ words }) => words)
const deedsOf = (prompt: string): string[] =>
  shotsOf(prompt)[0]!.subjects.flatMap(({ words, deeds = [] }) => deeds.map(({ verb }) => `${words} ${verb}`))
const whereOf = (prompt: string): string => {
  const { place, where } = shotsOf(prompt)[0]!
  return where ?? place
}

test('somebody before a verb that looks like many things is somebody', () => {
  assert.deepEqual(deedsOf('A tailor hems trousers.'), ['tailor sew'])
  assert.deepEqual(castOf('A cook dices onions.'), ['cook', 'onions'])
  assert.deepEqual(direct({ prompt: 'A gardener forks potatoes.', seed: 1 }).unknown, ['forks'])
})

test('what two people are said to do is a deed, though one could name a thing so', () => {
  assert.deepEqual(deedsOf('A brother and a sister fish in a lake.'), ['brother fish', 'sister fish'])
})

test('two things that stand somewhere are no stand', () => {
  for (const thing of ['toaster', 'candle', 'clock'])
    assert.deepEqual(castOf(`A kettle and a ${thing} stand on a counter.`), ['kettle', thing])
  assert.equal(whereOf('A boy at a lemonade stand on a street.'), 'stall')
})

test('a Chinese word for a thing says what is done with it after somebody, at the end of a clause', () => {
  assert.deepEqual(deedsOf('男人推车。'), ['男人 push'])
  assert.deepEqual(deedsOf('妈妈炒饭。'), ['妈妈 fry'])
  assert.deepEqual(castOf('一辆推车。'), ['推车'])
  assert.deepEqual(deedsOf('花开了。'), ['花 bloom'])
})

test('a word of two is what both mean together, and a part is seen at its whole', () => {
  assert.deepEqual(castOf('A rubber band lies on a desk.'), ['rubber band'])
  assert.equal(shotsOf('A rubber band lies on a desk.')[0]!.subjects[0]!.count, 1)
  assert.notEqual(whereOf('The bridge of a guitar in close-up.'), 'bridge')
  assert.equal(whereOf('The bridge of a village.'), 'bridge')
  const spriteOf = (prompt: string, word: string) =>
    shotsOf(prompt)[0]!.subjects.find(({ words }) => words === word)!.what
  assert.deepEqual(spriteOf('A boy with a bat hits a ball.', 'bat'), { sprite: 'drawn-baseball-bat' })
  assert.notDeepEqual(spriteOf('A bat flies through a cave.', 'bat'), { sprite: 'drawn-baseball-bat' })
  assert.deepEqual(castOf('A woman pushes a shopping trolley.'), ['woman', 'shopping trolley'])
})

test('who wipes hands brings no wipes', () => {
  assert.deepEqual(castOf('A mechanic wipes his hands on a rag.'), ['mechanic', 'rag'])
})

test('a station is one, and what a place shows by itself is not put before it once more', () => {
  assert.equal(whereOf('A man waits at a station.'), 'station')
  assert.deepEqual(
    [castOf('A knight before a castle.'), whereOf('A knight before a castle.')],
    [['knight'], 'castle-yard'],
  )
  assert.deepEqual(castOf('A princess in front of a castle.'), ['princess'])
  assert.deepEqual(castOf('A castle on a hill.'), ['castle'])
})

test('what is in the snow or rain, or beside what stands in a street, is in no room', () => {
  for (const [prompt, where] of [
    ['A chair under a street lamp in snow.', 'street'],
    ['A sofa in a snowstorm.', 'snowfield'],
    ['A piano in the rain.', 'street'],
    ['A chair beside a mailbox.', 'street'],
    ['雪中的一把椅子。', 'snowfield'],
    ['A cat on a sofa, rain on the window.', 'room'],
    ['A woman in bed listens to the rain.', 'room'],
  ] as const)
    assert.equal(shotsOf(prompt)[0]!.place, where, prompt)
})

test('words before a second shot are the first', () => {
  const places = (prompt: string) => shotsOf(prompt).map(({ subjects }) => subjects.map(({ words }) => words).join(' '))
  assert.deepEqual(places('A man and a woman talk in a park. Shot 2: A dog sleeps by the fire.'), [
    'man woman',
    'dog fire',
  ])
  assert.deepEqual(places('一个男人在钓鱼。镜头2：一只猫在屋顶上睡觉。'), ['男人', '猫'])
  assert.deepEqual(places('A cat sleeps. Shot 2: a dog runs. Shot 3: a horse.'), ['cat', 'dog', 'horse'])
  assert.deepEqual(places('A film of two animals. Shot 1: a cat. Shot 2: a dog.'), ['cat', 'dog'])
})
