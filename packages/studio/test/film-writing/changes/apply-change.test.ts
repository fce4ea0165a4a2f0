import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../../src/prompt-parsing/read-prompt.ts'
import { addedTo, applyChange, readChange } from '../../../src/film-writing/changes/apply-change.ts'

const RIDE =
  'A girl in a red dress rides a bicycle through a rainy city at night, wide shot, the camera slowly pushes in.'
const PLAY = '夕阳下，一个穿白衬衫的男孩在操场上弹吉他，全景，镜头缓缓推近。'
const read = (before: string, asked: string) => {
  const { time, weather, place, camera, subjects } = direct({ prompt: applyChange(before, asked), seed: 1 }).shots[0]!
  return { time, weather, place, framing: camera.framing, seen: subjects.map(({ words }) => words), subjects }
}

test('another hour, weather or place replaces the one before, and the people stay', () => {
  for (const [before, asked, part, value] of [
    [RIDE, 'make it snow', 'weather', 'snow'],
    [RIDE, 'Please make it a sunny morning', 'time', 'morning'],
    [RIDE, 'at sunset', 'time', 'sunset'],
    [RIDE, 'move it to the beach', 'place', 'beach'],
    [RIDE, 'without the rain', 'weather', 'clear'],
    [RIDE, 'close-up', 'framing', 'close'],
    [PLAY, '改成雪夜', 'weather', 'snow'],
    [PLAY, '换成夜晚', 'time', 'night'],
    [PLAY, '把背景换成海边', 'place', 'beach'],
    [PLAY, '特写', 'framing', 'close'],
  ] as const) {
    const shot = read(before, asked)
    assert.equal(shot[part], value, asked)
    assert.deepEqual(shot.seen, before === RIDE ? ['girl', 'bicycle'] : ['男孩', '吉他'], asked)
  }
})

test('additions, removals and replacements change the prompt', () => {
  assert.deepEqual(read(RIDE, 'add a dog').seen, ['girl', 'bicycle', 'dog'])
  assert.deepEqual(read(PLAY, '加一只狗').seen, ['男孩', '吉他', '狗'])
  assert.deepEqual(read(RIDE, 'remove the bicycle').seen, ['girl'])
  assert.deepEqual(read(PLAY, '去掉吉他').seen, ['男孩'])
  assert.deepEqual(read(RIDE, 'change the bicycle to a horse').seen, ['girl', 'horse'])
  assert.deepEqual(read(PLAY, '把吉他换成小提琴').seen, ['男孩', '小提琴'])
  assert.equal(read(RIDE, 'make her dress blue').subjects[0]?.wears?.[0]?.colour, 'blue')
  assert.equal(read(RIDE, 'replace the city with a forest').place, 'forest')
})

test('words that are a complete description replace the prompt', () => {
  for (const asked of [
    'An old man feeds pigeons in a park',
    '一位老人在公园里喂鸽子',
    'The lamp on a desk at night, slow push in',
    '图1的产品放在雪地里，旁边有一只企鹅',
    'zxqv blorf',
  ]) {
    assert.equal(readChange(asked), undefined, asked)
    assert.equal(applyChange(RIDE, asked), asked)
  }
})

test('an addition to a caller’s picture stands beside its content', () => {
  assert.equal(
    addedTo('The product, medium shot, the camera slides left.', 'add a cat'),
    'Picture 1 beside a cat, medium shot, the camera slides left.',
  )
  assert.equal(addedTo('产品，中景，镜头左移。', '加一只猫'), '图1旁边有一只猫，中景，镜头左移。')
  assert.equal(addedTo('The product, medium shot.', 'make it snow'), undefined)
})
