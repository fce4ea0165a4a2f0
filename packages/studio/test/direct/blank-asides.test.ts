import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blankAsides } from '../../src/direct/blank-asides.ts'
import { direct } from '../../src/direct/direct.ts'

const kept = (text: string): string => blankAsides(text).replaceAll(/\s+/g, ' ').trim()

test('a greeting and who asks are not part of the picture', () => {
  assert.equal(
    kept('Hi, I teach science and need a video about the water cycle. The sun shines on the ocean.'),
    'the water cycle. The sun shines on the ocean.',
  )
  assert.equal(kept('请帮我做一个一只猫在跑的视频'), '一只猫在跑的视频')
  assert.equal(kept('我想要一个关于秋天的视频，落叶'), '秋天的视频，落叶')
})

test('for whom it is, and where it will be shown, is not part of the picture', () => {
  assert.equal(kept('A cinematic short for my film class. A man sits'), 'A cinematic short . A man sits')
  assert.equal(kept('Bright colours, easy for kids to follow'), 'Bright colours,')
  assert.equal(kept('恐龙跑过草原，适合小朋友观看'), '恐龙跑过草原，')
})

test('what somebody in the picture does for somebody stays', () => {
  const words = 'A mother bakes a cake for her children'
  assert.equal(blankAsides(words), words)
})

test('every word that stays is where it was written', () => {
  const words = 'Hello! We need a clip of a red fox for our website'
  assert.equal(blankAsides(words).length, words.length)
  assert.equal(blankAsides(words).indexOf('red fox'), words.indexOf('red fox'))
})

test('nobody is drawn because the video is for them', () => {
  const [shot] = direct({ prompt: 'A river in the mountains, easy for kids to follow', seed: 1 }).shots
  assert.deepEqual(shot!.subjects, [])
})

test('that a shop has something new shows the thing and no shop', () => {
  assert.ok(!blankAsides('小店新品：手工香皂').includes('小店'))
  assert.ok(blankAsides('街角的小店亮着灯').includes('小店'))
})
