import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Column } from '../../../src/catalog/column.ts'
import type { Generator } from '../../../src/catalog/declare.ts'
import { openCatalog } from '../../../src/service/open/open-catalog.ts'
import { readSettings } from '../../../src/service/settings.ts'
import { choosePictureShape, chooseVideoShape } from '../../../src/http/openai/choose-shape.ts'

const catalog = openCatalog(readSettings({}))
const columnOf = (name: string, model: string): Column => {
  const column = catalog.columnOf(catalog.generators.find(one => one.name === name) as Generator, { model })
  assert.ok(column)
  return column
}
const words = columnOf('text2video', 'genq3-turbo')

test('every size of the dialect is one of ours, or the nearest', () => {
  const cases = {
    '1280x720': '720p 16:9',
    '720x1280': '720p 9:16',
    '1792x1024': '1080p 16:9',
    '1024x1792': '1080p 9:16',
  }
  for (const [size, shape] of Object.entries(cases)) {
    const { resolution, aspect_ratio: ratio } = chooseVideoShape(words, size)
    assert.equal(`${resolution} ${ratio}`, shape, size)
  }
})

test('a request without a size leaves it to the model', () => {
  assert.deepEqual(chooseVideoShape(words, undefined), {})
  assert.deepEqual(chooseVideoShape(words, 'auto'), {})
})

test('with a first frame only the short side is chosen', () => {
  assert.deepEqual(chooseVideoShape(columnOf('img2video', 'genq3-turbo'), '1920x1080'), { resolution: '1080p' })
  assert.deepEqual(chooseVideoShape(columnOf('img2video', 'genq3-turbo'), '721x721'), { resolution: '720p' })
})

test('a size far from all is rejected with the available ones', () => {
  for (const size of ['640x100', '320x180', '4000x2250', 'large', '0x0', '']) {
    assert.throws(() => chooseVideoShape(words, size), /1280x720.*960x540.*1920x1080/, size)
  }
})

test('a picture is cropped from the smallest size that covers it', () => {
  const column = columnOf('reference2image', 'genq2')
  const shapes = ['256x256', '1024x1024', '1536x1024', '1024x1792', '2048x2048', '3840x2160'].map(size => {
    const { resolution, aspect_ratio: ratio, fill } = choosePictureShape(column, size)
    return `${fill.width}x${fill.height} ${resolution} ${ratio}`
  })
  assert.deepEqual(shapes, [
    '256x256 1080p 1:1',
    '1024x1024 1080p 1:1',
    '1536x1024 1080p 3:2',
    '1024x1792 1080p 9:16',
    '2048x2048 4K 1:1',
    '3840x2160 4K 16:9',
  ])
})

test('a picture of an impossible ratio or size is rejected', () => {
  for (const size of ['5000x5000', '1000x100', '32x32', 'big'])
    assert.throws(() => choosePictureShape(columnOf('reference2image', 'genq2'), size), /size must be/, size)
})
