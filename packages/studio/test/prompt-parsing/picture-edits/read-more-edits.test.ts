import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../../test/harness/property.ts'
import { isEmptyEdit } from '../../../src/pictures/edit/edits.ts'
import { describesScene, readEdits } from '../../../src/prompt-parsing/picture-edits/read-edits.ts'
import { ignoredWords } from '../../../src/prompt-parsing/picture-edits/ignored-words.ts'

describe('a change of the background', () => {
  const background = (prompt: string) => readEdits(prompt).background

  test('removes, blurs, fills or replaces it, as the words say', () => {
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

  test('needs a place as background, not a mentioned one', () => {
    assert.equal(background('make the mountain darker'), undefined)
  })

  test('does not read sharper as blur', () => {
    assert.equal(background('unblur and sharpen the background'), undefined)
  })
})

describe('a change of colour', () => {
  const colours = (prompt: string): string[] =>
    readEdits(prompt).colours.map(({ target, to, from }) => [target, to, from].filter(Boolean).join(' '))

  test('applies to the named part, or to the subject', () => {
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

  test('leaves hair and eyes unchanged', () => {
    assert.deepEqual(colours('make her hair red'), [])
    assert.deepEqual(colours('把眼睛变成蓝色'), [])
  })

  test('of the background does not apply to the subject', () => {
    assert.deepEqual(colours('a red background'), [])
  })
})

describe('tone, style, hour, weather and season', () => {
  test('add up words for more and less', () => {
    const tone = (prompt: string) => readEdits(prompt).tone
    assert.ok((tone('brighter').brightness ?? 0) > 0 && (tone('darker').brightness ?? 0) < 0)
    assert.ok((tone('更暖').warmth ?? 0) > 0 && (tone('cooler').warmth ?? 0) < 0)
    assert.ok((tone('more vivid').saturation ?? 0) > 0)
    assert.ok(Math.abs(tone('brighter and darker').brightness ?? 0) < 1e-9)
    assert.deepEqual(tone('a nice dog'), {})
  })

  test('prefer the specific style to the general one', () => {
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

  test('follow the last words', () => {
    assert.equal(readEdits('turn the day into night').time, 'night')
    assert.equal(readEdits('turn night into day').time, 'noon')
    assert.equal(readEdits('a sunset with warm sunlight').time, 'sunset', 'sunlight is no other hour')
    assert.equal(readEdits('change summer to autumn').season, 'autumn')
  })

  test('have winter for snow on the ground, not for falling snow', () => {
    assert.deepEqual([readEdits('add snow').weather, readEdits('add snow').season], ['snow', undefined])
    assert.equal(readEdits('make it winter').season, 'winter')
  })

  test('are clear without fog', () => {
    assert.equal(readEdits('remove the fog').weather, 'clear')
  })
})

describe('crops, flips and removals', () => {
  test('have a ratio for a crop, or a thing that it shows', () => {
    assert.deepEqual(readEdits('crop to 16:9').crop, { ratio: 16 / 9 })
    assert.deepEqual(readEdits('crop to a square').crop, { ratio: 1 })
    assert.deepEqual(readEdits('crop to the face').crop, { on: 'subject' })
    assert.deepEqual(readEdits('crop the edges').crop, { on: 'centre' })
    assert.deepEqual(readEdits('zoom in').crop, { on: 'subject' })
    assert.deepEqual(readEdits('crop to 90:1').crop, { on: 'centre' }, 'nobody means such a ratio')
  })

  test('flip across, or down if the words say so', () => {
    assert.equal(readEdits('flip the picture').flip, 'across')
    assert.equal(readEdits('flip it upside down').flip, 'down')
    assert.equal(readEdits('上下翻转').flip, 'down')
  })

  test('remove the subject, not the background', () => {
    assert.equal(readEdits('remove the dog').removesSubject, true)
    assert.equal(readEdits('remove the background').removesSubject, undefined)
    assert.equal(readEdits('remove the fog').removesSubject, undefined)
  })
})

test('a clause without a request gives an empty edit, and every one with a request does not', () => {
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

test('a scene needs a subject, a place or a time that is not denied', () => {
  for (const prompt of ['a dog', 'on a beach', 'at night', '下雪']) assert.ok(describesScene(prompt), prompt)
  for (const prompt of ['', 'brighter please', 'no dog']) assert.ok(!describesScene(prompt), prompt)
})

test('words without an effect are reported', () => {
  const told = (prompt: string) => ignoredWords(prompt, readEdits(prompt))
  assert.deepEqual(told('make the car blue'), { unknown: [], unshown: [] })
  assert.deepEqual(told('add a hat'), { unknown: [], unshown: ['hat'] })
  assert.deepEqual(told('make it zxqv'), { unknown: ['zxqv'], unshown: [] })
})

test('any words give valid edits', () => {
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
