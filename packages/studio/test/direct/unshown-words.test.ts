import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { wordsBesideFrame, wordsBetweenFrames } from '../../src/direct/frame-words.ts'

describe('words that are understood and of which nothing is seen', () => {
  const unshown = (prompt: string): string[] => direct({ prompt, seed: 1 }).unshown ?? []

  test('there are none where everything is shown', () => {
    for (const prompt of [
      'a cat runs on a beach at night',
      'apple pie',
      '一只猫在海滩上跑步',
      'snow falling on a house',
    ])
      assert.deepEqual(unshown(prompt), [], prompt)
  })

  test('a deed that nobody is here to do is one', () => {
    assert.deepEqual(unshown('dancing on a beach'), ['dancing'])
    assert.deepEqual(unshown('a woman dancing on a beach'), [])
  })

  test('clothes are seen on people, and on others by their colour', () => {
    assert.deepEqual(unshown('a girl wearing a red dress'), [])
    assert.deepEqual(unshown('a girl wearing a dress'), [])
    assert.deepEqual(unshown('a girl wearing a crown'), [])
  })

  test('whoever moves does so in their own way', () => {
    assert.deepEqual(unshown('a boat crosses the sea'), [])
  })

  test('what is denied is not missing', () => {
    assert.deepEqual(unshown('a beach without people dancing'), unshown('a beach'))
  })

  test('who finds no room among twelve is one', () => {
    const crowd =
      'a cat, a dog, a horse, a cow, a pig, a sheep, a goat, a lion, a tiger, a bear, a wolf, a fox, a rabbit'
    const list = direct({ prompt: crowd, seed: 1 })
    assert.equal(list.shots[0]!.subjects.length, 12)
    assert.deepEqual(list.unshown, ['rabbit'])
  })

  test('what something is only like is not missing, and what stands after that is', () => {
    assert.deepEqual(unshown('a road winds like a snake'), unshown('a road winds'))
    assert.ok(unshown('数据像萤火虫一样从黑色立方体里飞出来').includes('立方体'))
    assert.ok(!unshown('数据像萤火虫一样从黑色立方体里飞出来').includes('萤火虫'))
  })

  test('each is told once, as it was written', () => {
    assert.deepEqual(unshown('Dancing on a beach. Cut to: Dancing in a forest.'), ['Dancing'])
  })
})

describe('words beside a start frame', () => {
  const beside = (prompt: string): string[] => wordsBesideFrame(prompt, direct({ prompt, seed: 1 }))

  test('the camera, what falls, sounds and moods come from the words', () => {
    assert.deepEqual(beside('zoom in, heavy rain, thunder, happy'), [])
    assert.deepEqual(beside('镜头推近，下雪'), [])
  })

  test('who else, where and when, in which colours and style does not', () => {
    assert.deepEqual(beside('a woman with a dog on a beach at sunset, anime'), ['dog', 'beach', 'sunset', 'anime'])
    assert.deepEqual(beside('a woman in fog'), ['fog'], 'fog would have to be in the picture')
  })

  test('the one named first is taken to be in the picture', () => {
    assert.deepEqual(beside('a woman walks'), [])
  })

  test('what is denied or unknown is not missed', () => {
    assert.deepEqual(beside('a woman, no dog, zxqv'), [])
  })

  test('each is told once', () => {
    assert.deepEqual(beside('a woman, a dog, another dog'), ['dog'])
  })
})

describe('words between two frames', () => {
  test('are all but the sounds, and those too where there is no sound', () => {
    assert.deepEqual(wordsBetweenFrames('a dog runs, applause', true), ['dog', 'runs'])
    assert.deepEqual(wordsBetweenFrames('a dog runs, applause', false), ['dog', 'runs', 'applause'])
    assert.deepEqual(wordsBetweenFrames('zoom in, rain', true), ['zoom in', 'rain'])
    assert.deepEqual(wordsBetweenFrames('softly and slowly', true), [])
  })
})

test('hands of somebody are seen with them', () => {
  for (const prompt of ["A ladybird crawls on a girl's hand", 'She holds out her hand', '蝴蝶停在女孩的手指上'])
    assert.deepEqual(direct({ prompt, seed: 1 }).unshown ?? [], [], prompt)
})
