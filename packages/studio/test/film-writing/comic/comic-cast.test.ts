import assert from 'node:assert/strict'
import { test } from 'node:test'
import { comicCast, describedMembers } from '../../../src/film-writing/comic/comic-cast.ts'
import { readComicScript } from '../../../src/film-writing/comic/read-comic-script.ts'

test('everybody who speaks is a member of the cast, with the looks beside the first mention', () => {
  const english =
    'PLUMLEY, thin clerk, green eyeshade. MADAME OSTROVA, large, violet cape.\nOSTROVA: I have lost a tuba.\nPLUMLEY: Colour?\nBEX: Hm.'
  assert.deepEqual(describedMembers(english, []), [
    { name: 'OSTROVA', words: 'madame large, violet cape' },
    { name: 'PLUMLEY', words: 'thin clerk, green eyeshade' },
    { name: 'BEX', words: '' },
  ])
  const chinese = '外卖员小段(黄雨衣、电动车)在躲雨。\n小段：“您老别嫌凉。”'
  assert.deepEqual(describedMembers(chinese, []), [{ name: '小段', words: '外卖员，黄雨衣、电动车' }])
})

test('an introduction is not told, and a sentence with a verb is', () => {
  const { told } = comicCast('PLUMLEY, thin clerk.\nPlumley waits.\nPLUMLEY: Next!', [])
  assert.equal(told, 'Plumley waits.\nPLUMLEY: Next!')
  const story = 'Ann, tired and cold, sat down.\nAnn: Next!'
  assert.equal(comicCast(story, []).told, story)
  assert.equal(comicCast('小段(黄雨衣)在躲雨。\n小段：走。', []).told, '小段在躲雨。\n小段：走。')
})

test('narrators and pictured assets are no described members', () => {
  const assets = [
    { type: 'character', name: 'Tom', description: 'a boy', voice: '', hasPicture: true },
    { type: 'character', name: 'narrator', description: 'an old man', voice: '', hasPicture: false },
    { type: 'tool', name: 'lantern', description: 'a brass lantern', voice: '', hasPicture: false },
  ] as const
  assert.deepEqual(describedMembers('Tom: Hello.\nNarrator: Night.', assets), [
    { name: 'lantern', words: 'a brass lantern' },
  ])
})

test('a description between a name and what it does is looks, and quoted speech ends with its quotation', () => {
  const script = 'Mr. Finch, an old heron in a coat, waits. Mr. Finch: "It left." They walk away.'
  const { cast, told } = comicCast(script, [])
  assert.deepEqual(
    cast.map(({ name, description }) => [name, description]),
    [['Mr. Finch', 'old heron in a coat']],
  )
  assert.match(told, /^Mr\. Finch waits\./u)
  const { panels } = readComicScript(told, cast, { language: 'en', style: '', seed: 1 })
  assert.deepEqual(
    panels.flatMap(({ lines }) => lines.map(({ text, speaker }) => [speaker?.name, text])),
    [
      [undefined, 'Mr. Finch waits.'],
      ['Mr. Finch', 'It left.'],
      [undefined, 'They walk away.'],
    ],
  )
})
