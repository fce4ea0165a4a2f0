import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { spriteName } from '../../src/words/vocabulary/noun-table.ts'
import { LAUGHED_AT } from './gallery-truth.ts'
import { scoreOf } from './score.ts'

const shotOf = (prompt: string) => direct({ prompt, seed: 7 }).shots[0]!

/** `🐈 under :table:`, or what a subject does: `🐈 walk`. */
function readingsOf(prompt: string): string[] {
  const { subjects } = shotOf(prompt)
  const nameOf = (index: number): string => {
    const { what } = subjects[index]!
    return 'sprite' in what ? what.sprite : what.input
  }
  return subjects.flatMap(({ motion, relation }, index) => [
    `${nameOf(index)} ${motion}`,
    ...(relation ? [`${nameOf(index)} ${relation.kind} ${nameOf(relation.to)}`] : []),
  ])
}

const says = (prompt: string, ...readings: string[]): void => {
  const found = readingsOf(prompt)
  for (const reading of readings) {
    const named = reading.replace(/[^\x20-\x7e]+|:[a-z-]+:/gu, spriteName)
    assert.ok(found.includes(named), `${prompt}: ${reading} is not among ${found.join('; ')}`)
  }
}

test('what was once laughed at is read as it was meant', () => {
  for (const row of LAUGHED_AT) {
    const { missed, wrong } = scoreOf(row)
    assert.deepEqual({ prompt: row.prompt, missed, wrong }, { prompt: row.prompt, missed: [], wrong: [] })
  }
})

test('what the air does is nobody’s deed', () => {
  says('a bowl of ramen, steam rising', '🍜 still')
  says('a bear on the ice, snow falling', '🐻 bob')
  says('the cat in the rain runs', '🐈 run')
})

test('a deed after what is held, or flown around, belongs to whoever does it', () => {
  says('a girl with a red umbrella walks', '👧 walk', '👧 holding ☂️')
  says('两只蝴蝶围着一朵菊花飞舞', '🦋 fly', '🦋 around 🌼', '🌼 sway')
  says('a tree with leaves falling', '🍂 fall')
})

test('a clause that begins with a place speaks of whom the last one was about', () => {
  says('一只兔子坐着，身后是一座宝塔', '🏯 behind 🐇')
  says('一杯茶放在桌上，旁边有两片柠檬', '🍋 beside 🍵')
})

test('a table is a place to be on, and a thing to be under', () => {
  assert.equal(shotOf('a cat on a table').place, 'table')
  says('a cat under a table', '🐈 under :table:')
  says('一只小狗趴在桌子下面', '🐕 under :table:')
})

test('the paper behind a product has the colour that the words give it', () => {
  assert.equal(shotOf('一瓶香水，白色背景').backdrop, 'white')
  assert.equal(shotOf('sneakers on a black background').backdrop, 'black')
  assert.equal(shotOf('a perfume bottle, studio backdrop').backdrop, undefined)
  assert.equal(shotOf('a cat in a forest').backdrop, undefined)
})
