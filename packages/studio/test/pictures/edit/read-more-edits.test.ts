import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../../test/harness/property.ts'
import { isEmptyEdit } from '../../../src/pictures/edit/edits.ts'
import { describesScene, readEdits } from '../../../src/pictures/edit/read-edits.ts'
import { ignoredWords } from '../../../src/pictures/edit/ignored-words.ts'

describe('what becomes of the background', () => {
  const background = (prompt: string) => readEdits(prompt).background

  test('it is removed, blurred, filled or replaced, as the words say', () => {
    for (const [prompt, wanted] of [
      ['remove the background', { do: 'remove' }],
      ['cut out the person', { do: 'remove' }],
      ['抠图', { do: 'remove' }],
      ['blur the background', { do: 'blur' }],
      ['背景虚化', { do: 'blur' }],
      ['change the background to blue', { do: 'fill', colour: 'blue' }],
      ['white background', { do: 'fill', colour: 'white' }],
      ['白色背景', { do: 'fill', colour: 'white' }],
      ['put the dog on a beach', { do: 'replace', place: 'beach' }],
      ['change the background to a forest', { do: 'replace', place: 'forest' }],
      ['把背景换成海滩', { do: 'replace', place: 'beach' }],
    ] as const)
      assert.deepEqual(background(prompt), wanted, prompt)
  })

  test('a place that is only spoken of is none to be in', () => {
    assert.equal(background('make the mountain darker'), undefined)
  })

  test('sharper is no blur', () => {
    assert.equal(background('unblur and sharpen the background'), undefined)
  })
})

describe('which parts get which colour', () => {
  const colours = (prompt: string): string[] =>
    readEdits(prompt).colours.map(({ target, to, from }) => [target, to, from].filter(Boolean).join(' '))

  test('the part that is named, or the subject', () => {
    for (const [prompt, ...wanted] of [
      ['make the car blue', 'subject blue'],
      ['change the dress to green', 'clothes green'],
      ['make the sky pink', 'sky pink'],
      ['turn the leaves yellow', 'leaves yellow'],
      ['make his pants black', 'trousers black'],
      ['把裙子改成蓝色', 'clothes blue'],
      ['change the red car to blue', 'subject blue red'],
      ['a blue tint', 'whole blue'],
    ])
      assert.deepEqual(colours(prompt!), wanted, prompt)
  })

  test('hair and eyes are left alone: better nothing than something else', () => {
    assert.deepEqual(colours('make her hair red'), [])
    assert.deepEqual(colours('把眼睛变成蓝色'), [])
  })

  test('the colour of a background is not that of the subject', () => {
    assert.deepEqual(colours('a red background'), [])
  })
})

describe('tone, style, hour, weather and season', () => {
  test('words for more and less add up', () => {
    const tone = (prompt: string) => readEdits(prompt).tone
    assert.ok((tone('brighter').brightness ?? 0) > 0 && (tone('darker').brightness ?? 0) < 0)
    assert.ok((tone('更暖').warmth ?? 0) > 0 && (tone('cooler').warmth ?? 0) < 0)
    assert.ok((tone('more vivid').saturation ?? 0) > 0)
    assert.ok(Math.abs(tone('brighter and darker').brightness ?? 0) < 1e-9)
    assert.deepEqual(tone('a nice dog'), {})
  })

  test('the exact style counts before the wide one', () => {
    for (const [prompt, style] of [
      ['as a colored pencil drawing', 'coloured-pencil'],
      ['pencil sketch', 'pencil'],
      ['水墨画', 'ink'],
      ['oil painting', 'oil'],
      ['pixel art', 'pixels'],
      ['black and white', 'black-and-white'],
      ['film noir', 'noir'],
      ['cyberpunk', 'neon'],
      ['anime style', 'anime'],
    ] as const)
      assert.equal(readEdits(prompt).style, style, prompt)
  })

  test('what is said last is what shall be', () => {
    assert.equal(readEdits('turn the day into night').time, 'night')
    assert.equal(readEdits('turn night into day').time, 'noon')
    assert.equal(readEdits('a sunset with warm sunlight').time, 'sunset', 'sunlight is no other hour')
    assert.equal(readEdits('change summer to autumn').season, 'autumn')
  })

  test('snow that falls makes no winter, snow that lies does', () => {
    assert.deepEqual([readEdits('add snow').weather, readEdits('add snow').season], ['snow', undefined])
    assert.equal(readEdits('make it winter').season, 'winter')
  })

  test('without fog it is clear', () => {
    assert.equal(readEdits('remove the fog').weather, 'clear')
  })
})

describe('crops, flips and what is taken away', () => {
  test('a crop has a ratio, or is on something', () => {
    assert.deepEqual(readEdits('crop to 16:9').crop, { ratio: 16 / 9 })
    assert.deepEqual(readEdits('crop to a square').crop, { ratio: 1 })
    assert.deepEqual(readEdits('crop to the face').crop, { on: 'subject' })
    assert.deepEqual(readEdits('crop the edges').crop, { on: 'centre' })
    assert.deepEqual(readEdits('zoom in').crop, { on: 'subject' })
    assert.deepEqual(readEdits('crop to 90:1').crop, { on: 'centre' }, 'nobody means such a ratio')
  })

  test('a flip goes across, or down where the words say so', () => {
    assert.equal(readEdits('flip the picture').flip, 'across')
    assert.equal(readEdits('flip it upside down').flip, 'down')
    assert.equal(readEdits('上下翻转').flip, 'down')
  })

  test('who is taken away is the subject, what is behind is not', () => {
    assert.equal(readEdits('remove the dog').removesSubject, true)
    assert.equal(readEdits('remove the background').removesSubject, undefined)
    assert.equal(readEdits('remove the fog').removesSubject, undefined)
  })
})

test('words that ask for nothing give an empty edit, and every one that asks does not', () => {
  assert.ok(isEmptyEdit(readEdits('')))
  assert.ok(isEmptyEdit(readEdits('zxqv')))
  for (const prompt of [
    'brighter',
    'make the car blue',
    'at night',
    'oil painting',
    'flip it',
    'enhance',
    'crop to a square',
  ])
    assert.ok(!isEmptyEdit(readEdits(prompt)), prompt)
})

test('a scene is described by who, where or when, and not by what is denied', () => {
  for (const prompt of ['a dog', 'on a beach', 'at night', '下雪']) assert.ok(describesScene(prompt), prompt)
  for (const prompt of ['', 'brighter please', 'no dog']) assert.ok(!describesScene(prompt), prompt)
})

test('words by which nothing was changed are told', () => {
  const told = (prompt: string) => ignoredWords(prompt, readEdits(prompt))
  assert.deepEqual(told('make the car blue'), { unknown: [], unshown: [] })
  assert.deepEqual(told('add a hat'), { unknown: [], unshown: ['hat'] })
  assert.deepEqual(told('make it zxqv'), { unknown: ['zxqv'], unshown: [] })
})

test('any words give edits that can be made', () => {
  const piece = fc.constantFrom(
    'make ',
    'the car ',
    'blue ',
    'remove ',
    'background ',
    '背景',
    '换成',
    '海滩',
    ', ',
    'night ',
    'crop 4:3 ',
    'flip ',
    '不要',
    'red ',
    'sky ',
    'oil painting ',
    '。',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), pieces => {
      const { colours, tone, crop } = readEdits(pieces.join(''))
      for (const { to } of colours) assert.ok(to.length > 0)
      for (const by of Object.values(tone)) assert.ok(Number.isFinite(by))
      if (crop?.ratio !== undefined) assert.ok(crop.ratio >= 0.2 && crop.ratio <= 5)
    }),
  )
})
