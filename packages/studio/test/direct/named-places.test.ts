import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'

const whereOf = (prompt: string): string => {
  const { place, where } = direct({ prompt, seed: 1 }).shots.at(-1)!
  return where ?? place
}

test('cabins, cellars, lofts, stables and roofs are named by many words, and none of them is where another word would pull', () => {
  for (const [prompt, where] of [
    ['A robot rolls down the corridor of a spaceship', 'spaceship-corridor'],
    ['机器人在太空船走廊里慢慢前进', 'spaceship-corridor'],
    ['A captain stands on the bridge of a starship', 'spaceship'],
    ['A monk walks through a wine cellar full of barrels', 'barrel-cellar'],
    ['A man turns wheels of cheese in a cheese cave', 'vaulted-cellar'],
    ['A cat walks along the roof ridge', 'roof'],
    ['猫在屋顶瓦片上走', 'roof'],
    ['A boy jumps in the school gym', 'school-gym'],
    ['体育课，小女孩跳过跳箱', 'school-gym'],
    ['A horse eats hay in the stable', 'stable'],
    ['奶牛站在牛棚里', 'stable'],
    ['工人在锅炉房里铲煤', 'engine-room'],
    ['水手在轮机舱里检查机器', 'engine-room'],
    ['男孩在潜水艇里睡觉', 'submarine'],
    ['海边废弃的盐田，航拍', 'salt-ponds'],
    ["A woman sits in the driver's seat of a taxi", 'drivers-cab'],
    ['女司机坐在公交车驾驶座上', 'drivers-cab'],
    ['a guest waves from the roof of a skyscraper', 'rooftop'],
  ] as const)
    assert.equal(whereOf(prompt), where, prompt)
})

test('the vehicle of a seat is no thing beside it', () => {
  const [shot] = direct({ prompt: "A woman sits in the driver's seat of a bus", seed: 1 }).shots
  assert.deepEqual(
    shot!.subjects.map(({ words }) => words),
    ['woman'],
  )
})

test('whoever wipes the steering wheel sits before it, unless the words name a place', () => {
  assert.equal(whereOf('女公交司机用抹布擦方向盘'), 'drivers-cab')
  assert.equal(whereOf('A man paints a steering wheel in a workshop'), 'workshop')
})

test('a corridor that is named again is of the ship that the story is in', () => {
  assert.equal(whereOf('宇宙飞船的走廊里，一台机器人往前开。它停了下来。整条走廊都长满了野花。'), 'spaceship-corridor')
  assert.equal(whereOf('学校里，一个女孩跑步。她停在走廊里。'), 'corridor')
})

test('what is laid out in a land keeps the ground of that land', () => {
  for (const [prompt, place, where] of [
    ['a mini-golf course in the desert', 'desert', 'golf-course'],
    ['an abandoned amusement park in the desert', 'desert', 'amusement-park'],
    ['沙漠里的游泳池', 'desert', 'swimming-pool'],
    ['a skatepark on the beach', 'beach', 'skatepark'],
    ['a boy in a playground', 'garden', 'playground'],
  ] as const) {
    const [shot] = direct({ prompt, seed: 1 }).shots
    assert.deepEqual([shot!.place, shot!.where], [place, where], prompt)
  }
})
