import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../../media/src/core/seeded-random.ts'
import { splitScript } from '../../../src/film-writing/comic/split-script.ts'

const lengthOf = (text: string): number => Array.from(text).length
const repeated = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / lengthOf(text))).slice(0, length)

test('a script at the limit stays one, a character more makes two', () => {
  for (const [language, limit] of [
    ['zh', 1200],
    ['en', 3000],
  ] as const) {
    assert.equal(splitScript('字'.repeat(limit), language).length, 1)
    assert.deepEqual(splitScript('字'.repeat(limit + 1), language).map(lengthOf).length, 2)
  }
  assert.deepEqual(splitScript('', 'zh'), [''])
})

test('the chapters together are the script, each under the limit and none empty', () => {
  const seeded = seededRandom(11)
  const parts = [
    '他走进森林。',
    '“你是谁？”',
    '小明：快跑！\n',
    '\n\n',
    'The storm rose, and he ran. ',
    '😀',
    '，',
    '\n第二幕：学校\n',
    'supercalifragilistic',
    '…',
    ' ',
  ]
  for (let round = 0; round < 60; round++) {
    const language = round % 2 ? ('zh' as const) : ('en' as const)
    const script = Array.from({ length: seeded.below(1500) + 1 }, () =>
      seeded.pick(parts as [string, ...string[]]),
    ).join('')
    const chapters = splitScript(script, language)
    assert.equal(chapters.join(''), script)
    assert.ok(chapters.every(chapter => lengthOf(chapter) <= (language === 'zh' ? 1200 : 3000) && chapter !== ''))
  }
})

test('a text without any border is divided between whole characters', () => {
  const script = '😀'.repeat(3000)
  const chapters = splitScript(script, 'zh')
  assert.equal(chapters.join(''), script)
  assert.ok(chapters.every(chapter => !/[\uD800-\uDBFF]$/.test(chapter)))
  assert.ok(chapters.length <= 4)
})

test('the beginning of a scene is the best border, then the end of a paragraph, then of a sentence', () => {
  const scene = `${repeated('他走进森林。\n', 630)}\n第二幕：学校\n${repeated('她打开了门。\n', 700)}`
  assert.ok(splitScript(scene, 'zh')[1]?.startsWith('第二幕'))
  const paragraphs = splitScript(repeated(`${repeated('He ran on. ', 500)}\n\n`, 4000), 'en')
  assert.ok(paragraphs.slice(0, -1).every(chapter => chapter.endsWith('\n\n')))
  const sentences = splitScript(repeated('他走进了一片森林，什么也没有看见。', 2000), 'zh')
  assert.ok(sentences.slice(0, -1).every(chapter => chapter.endsWith('。')))
})

test('chapters have similar lengths', () => {
  const [first, second] = splitScript(repeated('他走进森林。', 1300), 'zh').map(lengthOf)
  assert.ok(Math.abs((first ?? 0) - (second ?? 0)) < 100)
})
