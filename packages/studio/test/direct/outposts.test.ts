import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { shotsOf } from './seen.ts'

const whereOf = (prompt: string, nth = 0): string => {
  const { place, where } = shotsOf(prompt)[nth]!
  return where ?? place
}
function wheres(cases: Record<string, string>): void {
  for (const [prompt, where] of Object.entries(cases)) assert.equal(whereOf(prompt), where, prompt)
}
const namesOf = (prompt: string): string[] => shotsOf(prompt)[0]!.subjects.map(({ words }) => words)

describe('what is flown over', () => {
  test('is where those below are, and neither the sky nor the place of their trade', () => {
    wheres({
      '无人机从茶园上空飞过,采茶姑娘们在茶树间移动': 'tea-field',
      '热气球从梯田上空飘过,农民在插秧': 'rice-terraces',
      'A helicopter flies above the vineyard as workers pick grapes': 'vineyard',
      'A dragon flies over the city': 'skyline',
    })
  })

  test('who hangs over the sea is still on the rocks', () => {
    assert.notEqual(whereOf('A climber dangles over the sea'), 'sea')
  })
})

describe('bridges', () => {
  test('a log over a stream is a bridge of its own, and fish under it are in that stream', () => {
    wheres({
      '一只乌龟背着小鸭子爬过独木桥,桥下的小鱼抬头看': 'log-bridge',
      'A fox crosses a log bridge over a stream': 'log-bridge',
      'Ducks swim under the bridge': 'river',
      桥下的鸭子在游泳: 'river',
    })
  })

  test('who sleeps or sings under a bridge is under one for cars', () => {
    wheres({ 'A homeless man sleeps under the bridge': 'overpass', '天桥下,一个老人在卖唱': 'overpass' })
  })
})

test('words of both languages lead to places where people play, dig, sail and camp', () => {
  wheres({
    'A cowboy walks down the main street of a western town': 'western-town',
    '西部小镇的街上,一个牛仔走过': 'western-town',
    'Elephants drink at a waterhole': 'waterhole',
    '旱季的水坑边,一群斑马在喝水': 'waterhole',
    小孩在水坑里跳: 'park',
    'Crew play football on the deck between stacked containers': 'container-deck',
    '货轮甲板上,水手们在踢足球': 'container-deck',
    'The pirates dance on the deck': 'ship-deck',
    'A girl skates across the ice rink': 'ice-rink',
    '溜冰场上,一个男孩摔倒了': 'ice-rink',
    'An old man skates on the frozen lake': 'ice',
    'An archaeologist digs up a golden mask': 'dig',
    考古队员在清理陶罐: 'dig',
    'A boy shoots hoops on an outdoor basketball court': 'cage-court',
    '露天篮球场上,几个少年在打篮球': 'cage-court',
    'Boys play basketball in a basketball arena': 'basketball-court',
    'Two kids tell stories inside a tent': 'tent-inside',
    '两名登山者挤在帐篷里,用小炉子烧水': 'tent-inside',
    'A frog sits on a lily pad': 'lotus-pond',
    一只白鹭站在荷叶上: 'lotus-pond',
    'Rain falls on a greenhouse roof': 'greenhouse',
    '化学课上,老师把试管放在实验台上': 'laboratory',
  })
})

test('who stands before a thing of a place is there, and not at its door', () => {
  assert.equal(whereOf('An actress puts on lipstick in front of the backstage mirror'), 'backstage')
  assert.equal(whereOf('A man waits in front of the cafe'), 'pavement')
})

test('who steps out of a house is where the story was', () => {
  const story =
    'A dusty one-street town at high noon. A woman sheriff steps out of the telegraph office reading a slip of paper. Close on her boots.'
  assert.ok(shotsOf(story).length > 1)
  for (const { where } of shotsOf(story)) assert.equal(where, 'western-town')
})

test('a fish that is made of tiles asks for no water', () => {
  assert.equal(whereOf('An archaeologist kneels, and a blue fish made of tiny tiles appears under her hand'), 'dig')
})

test('a ship or a nurse of the night tells the hour only where nothing else does', () => {
  const hours = (prompt: string): string[] => shotsOf(prompt).map(({ time }) => time)
  assert.deepEqual(
    new Set(hours('Golden morning light. A backpacker wakes up on a night ferry. She pulls the curtain aside.')),
    new Set(['morning']),
  )
  assert.equal(hours('A night nurse rocks a newborn at dawn')[0], 'dawn')
  assert.equal(hours('The night bus leaves the city')[0], 'night')
})

test('what a glow is like is not there, and what it falls on is', () => {
  const names = namesOf('The lamp dims to a candle-like glow over a sleeping cat')
  assert.ok(names.includes('cat'), names.join())
  assert.ok(!names.includes('candle'), names.join())
})

test('nobody hovers over what a light falls on', () => {
  const [someone] = shotsOf('Someone says goodnight, and the lamp dims to a soft glow over a sleeping cat')[0]!.subjects
  assert.equal(someone!.words.toLowerCase(), 'someone')
  assert.equal(someone!.relation?.kind ?? 'none', 'none')
})

test('what creeps by nature crawls over a bridge, and climbs only up something', () => {
  const verbs = shotsOf('一只乌龟慢慢爬过独木桥')[0]!.subjects.flatMap(({ deeds = [] }) =>
    deeds.map(({ verb }) => verb),
  )
  assert.deepEqual(verbs, ['crawl'])
})
