import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

const seen = (prompt: string) =>
  shotsOf(prompt).map(({ subjects }) =>
    subjects.map(({ words, motion, relation, deeds = [] }) =>
      [
        words,
        motion,
        ...(relation ? [`${relation.kind} ${relation.to}`] : []),
        ...deeds.map(({ verb, to }) => (to === undefined ? verb : `${verb} ${to}`)),
      ].join(', '),
    ),
  )

test('what falls into a cup or a bowl ends in it, and what it falls into splashes', () => {
  assert.deepEqual(seen('a strawberry falls into milk, splash'), [
    ['strawberry, fall, in 1, fall 1', 'milk, still, splash'],
  ])
  assert.deepEqual(seen('冰块掉进杯子里，溅起水花'), [['冰块, fall, in 1, fall 1', '杯子, still, splash']])
})

test('what is poured goes into the drink that is there, and no second glass stands beside it', () => {
  assert.deepEqual(seen('bubble tea ad: milk is poured over ice'), [
    ['bubble tea, still, pour-in 1', ', still, above 0, tip'],
  ])
  assert.deepEqual(seen('milk is poured into a cup of coffee'), [
    ['cup of coffee, still, pour-in 1', ', still, above 0, tip'],
  ])
})

test('what lands in a puddle comes down into water, before the paper that is named later', () => {
  const shots = shotsOf('a running shoe lands in a puddle, water splashes, then freeze on the shoe. dark background')
  assert.deepEqual(
    shots.map(({ place, surface, backdrop, subjects }) => [place, surface?.of, backdrop, subjects.length]),
    [
      ['table', 'water', 'black', 1],
      ['table', 'water', 'black', 1],
    ],
  )
  assert.deepEqual(
    shots[0]!.subjects[0]!.deeds!.map(({ verb }) => verb),
    ['fall', 'splash'],
  )
})

test('who twists off a lid opens what it is on, where the words say, and marble is stone', () => {
  const [shot] = shotsOf('Product shot of a thermos: someone twists the lid off on a frosty mountain trail')
  assert.deepEqual([shot!.place, shot!.season, shot!.subjects.length], ['mountains', 'winter', 2])
  assert.deepEqual(
    shot!.subjects[1]!.deeds!.map(({ verb, to }) => [verb, to]),
    [['open', 0]],
  )
  const [watch] = shotsOf('a watch on marble')
  assert.deepEqual([watch!.surface?.of, watch!.subjects.length], ['marble', 1])
})

test('drops that fly are those of the ware before', () => {
  const [, second] = shotsOf('电动牙刷产品视频，牙刷立在浴室台面上，然后刷头震动，水珠四散')
  assert.deepEqual([second!.subjects[0]!.words, second!.surface?.of], ['电动牙刷', 'marble'])
})

test('chopsticks that lift noodles are above them where nobody holds them', () => {
  assert.deepEqual(seen('方便面广告：筷子夹起面条'), [['方便面, still', '筷子, bob, above 0, lift 0']])
})
