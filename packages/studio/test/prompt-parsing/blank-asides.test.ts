import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blankAsides } from '../../src/prompt-parsing/blank-asides.ts'

const kept = (text: string): string => blankAsides(text).replaceAll(/\s+/g, ' ').trim()

test('a greeting and the author of the request are not part of the picture', () => {
  assert.equal(
    kept('Hi, I teach science and need a video about the water cycle. The sun shines on the ocean.'),
    'the water cycle. The sun shines on the ocean.',
  )
  assert.equal(kept('请帮我做一个一只猫在跑的视频'), '一只猫在跑的视频')
  assert.equal(kept('我想要一个关于秋天的视频，落叶'), '秋天的视频，落叶')
})

test('the client and the channel are not part of the picture', () => {
  assert.equal(kept('A cinematic short for my film class. A man sits'), 'A cinematic short . A man sits')
  assert.equal(kept('Bright colours, easy for kids to follow'), 'Bright colours,')
  assert.equal(kept('恐龙跑过草原，适合小朋友观看'), '恐龙跑过草原，')
})

test('a gift or service between people in the picture stays', () => {
  const words = 'A mother bakes a cake for her children'
  assert.equal(blankAsides(words), words)
})

test('every remaining word keeps its position', () => {
  const words = 'Hello! We need a clip of a red fox for our website'
  assert.equal(blankAsides(words).length, words.length)
  assert.equal(blankAsides(words).indexOf('red fox'), words.indexOf('red fox'))
})

test('news of a shop shows the thing and not the shop', () => {
  assert.ok(!blankAsides('小店新品：手工香皂').includes('小店'))
  assert.ok(blankAsides('街角的小店亮着灯').includes('小店'))
})

test('a brief that opens with a lesson, an occasion or a client reaches the picture after it', () => {
  for (const [told, picture] of [
    ['Geography lesson, Grade 4. A river winds through a valley', 'A river winds through a valley'],
    ['Background for a jazz track, 12 seconds, square. Gold dust drifts', 'Gold dust drifts'],
    ["The rowing club here, we'd love a Christmas card. A boat on a lake", 'A boat on a lake'],
    ['my son drew this, can you film it: a whale in a bathtub', 'a whale in a bathtub'],
    ['INT. KITCHEN – DAY. A cook tastes soup', 'KITCHEN – DAY. A cook tastes soup'],
    ['小学美术课用：一只陶罐上长出花', '一只陶罐上长出花'],
    ['想给我爸做个生日视频。他在湖边钓鱼', '他在湖边钓鱼'],
    ['奶茶店开业，要一条竖屏短视频。一杯奶茶', '奶茶店开业， 。一杯奶茶'],
  ] as const)
    assert.equal(kept(told), picture)
})

test('instructions for the cut go to the maker and are not shown', () => {
  assert.equal(kept('A cat on a sofa, vertical for phones. Keep the upper half free for text'), 'A cat on a sofa, .')
  assert.equal(kept('A fox in the snow. Silence is the whole point'), 'A fox in the snow.')
  assert.equal(kept('金鱼在缸里游，字幕我们自己加，手机随手拍的感觉'), '金鱼在缸里游， ，')
})

test('a lesson, a class or a story that is shown stays', () => {
  for (const words of [
    'A teacher gives a lesson to her class',
    'Children in a dance class stretch at the barre',
    'A boy writes his homework at a desk',
    'The keeper leaves the gate open',
    '孩子们在写作业',
  ])
    assert.equal(blankAsides(words), words)
})
