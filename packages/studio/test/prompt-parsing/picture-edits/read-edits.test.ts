import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isEmptyEdit } from '../../../src/pictures/edit/edits.ts'
import { describesScene, readEdits } from '../../../src/prompt-parsing/picture-edits/read-edits.ts'

const says = (prompt: string, expected: object): void => {
  const { colours, tone, ...rest } = readEdits(prompt)
  const said = {
    ...rest,
    ...(colours.length > 0 && { colours }),
    ...(Object.keys(tone).length > 0 && { tone: Object.keys(tone) }),
  }
  assert.deepEqual(said, expected, prompt)
}

test('words without a reference to pictures give no edits', () => {
  for (const prompt of ['', 'hello world', '你好', 'zzz qqq', 'not at night', 'without snow', '不要下雪']) {
    const edits = readEdits(prompt)
    assert.equal(edits.time ?? edits.season, undefined, prompt)
  }
  assert.ok(isEmptyEdit(readEdits('hello world')))
  assert.ok(isEmptyEdit(readEdits('')))
})

test('things that cannot be found in a picture stay unchanged', () => {
  for (const prompt of ['make her eyes blue', 'dye her hair pink', '把口红变成红色']) {
    assert.deepEqual(readEdits(prompt).colours, [], prompt)
  }
})

test('times, seasons and weathers are read in both languages', () => {
  says('at night', { time: 'night' })
  says('变成夜晚', { time: 'night' })
  says('把白天变成黑夜', { time: 'night' })
  says('sunset light', { time: 'sunset' })
  says('turn it into winter', { season: 'winter' })
  says('换成秋天', { season: 'autumn' })
  says('雪景', { season: 'winter' })
  says('make it rain', { weather: 'rain' })
  says('下雪', { weather: 'snow' })
  says('turn the day into night', { time: 'night' })
})

test('falling snow is a weather and not winter', () => {
  says('add falling snow', { weather: 'snow' })
})

test('removing a weather clears the sky, and removing a thing removes it', () => {
  says('remove the fog', { weather: 'clear' })
  says('take away the person', { removesSubject: true })
})

test('styles are distinguished more finely than looks', () => {
  says('watercolour style', { style: 'watercolour' })
  says('水墨画风格', { style: 'ink' })
  says('oil painting', { style: 'oil' })
  says('pencil sketch', { style: 'pencil' })
  says('彩铅', { style: 'coloured-pencil' })
  says('像素风', { style: 'pixels' })
  says('black and white', { style: 'black-and-white' })
  says('film noir', { style: 'noir' })
  says('动漫风格', { style: 'anime' })
  says('cinematic', { style: 'cinematic' })
})

test('a colour belongs to the thing named with it', () => {
  says('make the car blue', { colours: [{ target: 'subject', to: 'blue' }] })
  says('把汽车变成蓝色', { colours: [{ target: 'subject', to: 'blue' }] })
  says('change the red car to green', { colours: [{ target: 'subject', to: 'green', from: 'red' }] })
  says('把红色的车换成绿色', { colours: [{ target: 'subject', to: 'green', from: 'red' }] })
  says('make the sky orange', { colours: [{ target: 'sky', to: 'orange' }] })
  says('turn the leaves red', { colours: [{ target: 'leaves', to: 'red' }] })
  says('Make her dress red', { colours: [{ target: 'clothes', to: 'red' }] })
  says('把裤子变成蓝色', { colours: [{ target: 'trousers', to: 'blue' }] })
  says('blue tint', { colours: [{ target: 'whole', to: 'blue' }] })
})

test('backgrounds are removed, blurred, filled and replaced', () => {
  says('remove the background', { background: { do: 'remove' } })
  says('去掉背景', { background: { do: 'remove' } })
  says('blur the background', { background: { do: 'blur' } })
  says('把背景虚化', { background: { do: 'blur' } })
  says('white background', { background: { do: 'fill', colour: 'white' } })
  says('change the background to a beach', { background: { do: 'replace', place: 'beach' } })
  says('背景换成海滩', { background: { do: 'replace', place: 'beach' } })
  says('the woman on a beach at sunset', { time: 'sunset', background: { do: 'replace', place: 'beach' } })
})

test('tones add up, and crops and flips are read', () => {
  says('brighter, more contrast', { tone: ['brightness', 'contrast'] })
  says('更暗一点', { tone: ['brightness'] })
  assert.ok(readEdits('warmer').tone.warmth! > 0)
  assert.ok(readEdits('冷色调').tone.warmth! < 0)
  says('crop to a square', { crop: { ratio: 1 } })
  says('crop to 4:3', { crop: { ratio: 4 / 3 } })
  says('flip horizontally', { flip: 'across' })
})

test('a scene needs a subject, a place or a time', () => {
  assert.ok(describesScene('a woman beside a car'))
  assert.ok(describesScene('在海边'))
  assert.ok(!describesScene('put them together'))
})
