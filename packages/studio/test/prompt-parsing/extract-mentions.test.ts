import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { extractMentions, type SceneInput } from '../../src/prompt-parsing/extract-mentions.ts'

const anna: SceneInput = { role: 'subjects[0].images[0]', name: 'anna' }
const annabel: SceneInput = { role: 'subjects[1].images[0]', name: 'annabel' }
const unnamed: SceneInput[] = [{ role: 'images[0]' }, { role: 'images[1]' }]

const mentionsIn = (text: string, inputs?: readonly SceneInput[]): string[] => {
  const { at } = extractMentions(text, inputs)
  return [...at].toSorted(([a], [b]) => a - b).map(([from, name]) => `${from} ${name}`)
}

test('a name in brackets or after an at-sign is a mention at its position', () => {
  assert.deepEqual(mentionsIn('[@anna] meets @annabel', [anna, annabel]), ['0 anna', '14 annabel'])
  assert.deepEqual(mentionsIn('[@ anna ] runs', [anna]), ['0 anna'])
})

test('the longest of several names with the same start is meant', () => {
  assert.deepEqual(mentionsIn('@annabel', [anna, annabel]), ['0 annabel'])
  assert.deepEqual(mentionsIn('@anna bel', [anna, annabel]), ['0 anna'])
})

test('an address and an unknown name are not mentions', () => {
  assert.deepEqual(mentionsIn('write to me@anna.com', [anna]), [])
  assert.deepEqual(mentionsIn('[@bob] and @bob', [anna]), [])
})

test('a name in Chinese text without spaces is a mention', () => {
  assert.deepEqual(mentionsIn('女孩和@anna跳舞', [anna]), ['3 anna'])
  const xiao: SceneInput[] = [
    { role: 'a', name: '小明' },
    { role: 'b', name: '小红' },
  ]
  assert.deepEqual(mentionsIn('@小明@小红', xiao), ['0 小明', '3 小红'])
})

test('without a list of pictures, a name in brackets is a mention and a bare one is not', () => {
  assert.deepEqual(mentionsIn('[@bob] and @bob'), ['0 bob'])
})

test('pictures without a name are numbered from one, in digits or Chinese', () => {
  for (const text of ['picture 2', 'image2', 'Photo 2', 'reference 2', '图二', '图片2', '参考图二'])
    assert.deepEqual(mentionsIn(text, unnamed), ['0 images[1]'], text)
})

test('a number without a picture, and a number of pictures, is not a mention', () => {
  assert.deepEqual(mentionsIn('picture 3', unnamed), [])
  assert.deepEqual(mentionsIn('picture 25', unnamed), [])
  assert.deepEqual(mentionsIn('照片二张', unnamed), [])
  assert.deepEqual(mentionsIn('picture 1', [anna]), [], 'a picture with a name has no number')
})

test('only pictures without a name are numbered', () => {
  assert.deepEqual(mentionsIn('picture 1', [anna, ...unnamed]), ['0 images[0]'])
})

test('the rest has the length of the text and no names', () => {
  const piece = fc.constantFrom(
    '[@anna]',
    '@anna',
    ' ',
    'picture 1',
    '图二',
    'a cat',
    '[',
    ']',
    '@',
    '\uFFFC',
    '\uFFFB',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      const text = pieces.join('')
      const { rest, at } = extractMentions(text, [anna, ...unnamed])
      assert.equal(rest.length, text.length)
      assert.equal([...rest.matchAll(/\uFFFC/gu)].length, at.size, 'a mark for each mention and no other')
      assert.ok(!/(?:^|\s)@anna/u.test(rest))
    }),
  )
})
