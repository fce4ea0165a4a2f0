import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'

const LIFTED = new Set(['fly', 'float', 'rise', 'fall'])
const isLifted = (prompt: string): boolean =>
  direct({ prompt, seed: 1 }).shots.some(({ subjects }) =>
    subjects.some(({ build, motion }) => (build === 'person' || build === 'four-legged') && LIFTED.has(motion)),
  )

test('what rises by itself takes nobody along', () => {
  for (const prompt of [
    'A guy holds up his phone, the three items lift off the shelf and spin',
    'Add faint wavy lines of vapour rising so the children understand',
    'Grandpa hugs her, sound drops out, she grins',
    'A chef lifts the lid and wisps rise past his face',
    'A teacher writes on the board while specks drift down',
    'A grandmother beats the pillow, filling floats through the room',
    'A woman flips the page, her hopes rise',
    'A child sleeps, dreams float above the bed',
    'A girl with her hair flying',
    '孩子打开盒子，金粉飞出来',
    '女人打开信，思绪飘远',
    '妈妈抖床单，灰尘飘落',
    '老师傅把一根断掉的伞骨换好',
    '司机卸掉轮胎',
  ])
    assert.equal(isLifted(prompt), false, prompt)
})

test('who is said to fly, float, rise or fall does so', () => {
  for (const prompt of [
    'A boy flies over the village',
    'The wizard rises into the air',
    'A woman opens her umbrella and floats away',
    'The children hold balloons and rise into the sky',
    'A girl in a onesie slowly floats up',
    'A man raises his staff and with a shout rises',
    'A dog with balloons floats up',
    '男孩飞过村庄',
    '女孩张开双臂，缓缓升起',
    '孩子们抓着气球升上天空',
    '老人从天上掉下来',
    '小猪飞上天空',
  ])
    assert.equal(isLifted(prompt), true, prompt)
})
