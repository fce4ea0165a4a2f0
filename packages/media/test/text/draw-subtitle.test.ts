import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RgbaPicture, Size } from '../../src/frames/size.ts'
import { drawNotice } from '../../src/text/draw-notice.ts'
import { drawSubtitle } from '../../src/text/draw-subtitle.ts'
import { drawTitle } from '../../src/text/draw-title.ts'
import type { PlacedPicture } from '../../src/text/crop-to-ink.ts'
import { subtitlePages } from '../../src/text/subtitle-pages.ts'

const hd = { width: 1280, height: 720 }
const frames: Size[] = [
  { width: 640, height: 360 },
  hd,
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 360, height: 640 },
  { width: 1080, height: 1920 },
  { width: 540, height: 540 },
  { width: 1440, height: 1080 },
  { width: 810, height: 1080 },
]
const texts = [
  'Typography, quickly: "jumping" (gypsy) ÄÖÜ',
  'The quick brown fox jumps over the lazy dog while the rest of the village is still asleep and dreaming of it.',
  '夜色渐深，城市的灯光像星河一样铺展开来，他终于回到了久违的故乡。龍鬱灣',
  '今天我们用 TypeScript 和 Node.js 24 做一部 4K 电影，效果 very good！',
  `https://example.com/${'long'.repeat(30)}`,
]

/** Colour of a pixel, and how much of it there is. */
const pixelAt = ({ rgba }: RgbaPicture, index: number): number[] => [...rgba.subarray(index * 4, index * 4 + 4)]

/** How many opaque pixels have exactly this colour. */
function countOf(picture: RgbaPicture, wanted: number[]): number {
  let count = 0
  for (let i = 0; i < picture.width * picture.height; i++)
    if (pixelAt(picture, i).every((value, channel) => value === [...wanted, 255][channel])) count++
  return count
}

const drawn = (text: string, frame = hd, font: 'sans' | 'serif' = 'sans', color?: string): PlacedPicture =>
  drawSubtitle([text], { frame, font, ...(color && { color }) })!

test('colours in no form of the contract, and a third line, are errors', () => {
  for (const color of ['white', '#12', '#GGGGGG', '#FFFFFFFF', 'rgb(1,2,3)', ''])
    assert.throws(() => drawSubtitle(['x'], { frame: hd, font: 'sans', color }), /not a colour/)
  assert.throws(() => drawSubtitle(['a', 'b', 'c'], { frame: hd, font: 'sans' }), /2 lines at most/)
})

test('an empty picture is not a sprite', () => {
  assert.equal(drawSubtitle([], { frame: hd, font: 'sans' }), undefined)
  assert.equal(drawSubtitle([' '], { frame: hd, font: 'sans' }), undefined)
  assert.equal(drawTitle(' \uE000 ', { frame: hd, font: 'sans', place: 'centre' }), undefined)
  assert.equal(drawNotice('', hd), undefined)
})

test('no ink outside of the safe area, in any size, shape and font', () => {
  for (const frame of frames)
    for (const font of ['sans', 'serif'] as const)
      for (const text of texts)
        for (const lines of subtitlePages(text, { frame, font })) {
          const { picture, x, y } = drawSubtitle(lines, { frame, font })!
          const where = `${frame.width}x${frame.height} ${font}: ${lines.join(' | ')}`
          assert.ok(x >= frame.width * 0.05, where)
          assert.ok(x + picture.width <= frame.width * 0.95, where)
          assert.ok(y + picture.height <= frame.height * 0.95, where)
          assert.ok(y > frame.height * 0.6, where)
        }
})

test('upright films leave the lower seventh to the player', () => {
  const { picture, y } = drawn('Hello gy', { width: 1080, height: 1920 })
  assert.ok(y + picture.height < 1920 * (6 / 7))
})

test('a sprite is cropped to its ink and stands in the middle', () => {
  const { picture, x } = drawn('Hello')
  const { width, height } = picture
  assert.equal(picture.rgba.length, width * height * 4)
  const alphaAt = (column: number, row: number): number => picture.rgba[(row * width + column) * 4 + 3]!
  const columns = Array.from({ length: width }, (_, i) => i)
  const rows = Array.from({ length: height }, (_, i) => i)
  for (const row of [0, height - 1]) assert.ok(columns.some(column => alphaAt(column, row) > 0))
  for (const column of [0, width - 1]) assert.ok(rows.some(row => alphaAt(column, row) > 0))
  assert.ok(Math.abs(x + width / 2 - 640) <= 3)
})

test('letters have exactly the requested colour, light ones with a dark outline and dark ones with a light one', () => {
  const cases: [color: string, rgb: number[], outline: number[]][] = [
    ['#FFFFFF', [255, 255, 255], [13, 13, 13]],
    ['#fd0', [255, 221, 0], [13, 13, 13]],
    ['#00A0FF', [0, 160, 255], [13, 13, 13]],
    ['#000', [0, 0, 0], [242, 242, 242]],
    ['#102060', [16, 32, 96], [242, 242, 242]],
  ]
  for (const [color, rgb, outline] of cases) {
    const { picture } = drawn('Colour 颜色', { width: 1920, height: 1080 }, 'sans', color)
    assert.ok(countOf(picture, rgb) > 1_000, `${color}: ${countOf(picture, rgb)}`)
    assert.ok(countOf(picture, outline) > 1_000, `${color} outline: ${countOf(picture, outline)}`)
  }
})

test('alpha is straight: the edges of the soft shadow are as black as its middle', () => {
  const { rgba } = drawn('Shadow').picture
  let edges = 0
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i + 3]! < 20 || rgba[i + 3]! > 120) continue
    edges++
    assert.ok(rgba[i]! < 20, rgba.subarray(i, i + 4).join())
  }
  assert.ok(edges > 100)
})

test('alpha is straight: the see-through plate has its own colour', () => {
  const { picture } = drawTitle('Plate', { frame: hd, font: 'sans', place: 'lower-third', plate: true })!
  const pixel = pixelAt(picture, (picture.height >> 1) * picture.width + 3)
  // To one, since a canvas multiplies and rounds; multiplied it would be 5, 5, 8.
  for (const [channel, value] of [10, 10, 14, 140].entries())
    assert.ok(Math.abs(pixel[channel]! - value) <= 1, pixel.join())
})

test('lines have the same height for any letters', () => {
  const baselineOf = (text: string): number => {
    const { picture, y } = drawn(text)
    return y + picture.height
  }
  assert.equal(baselineOf('HHH'), baselineOf('xHx'))
  assert.ok(baselineOf('ggg') > baselineOf('HHH'))
  const [one, two] = [drawn('HHH'), drawSubtitle(['HHH', 'HHH'], { frame: hd, font: 'sans' })!]
  assert.equal(one.y + one.picture.height, two.y + two.picture.height)
})

test('the two fonts differ, and larger frames have larger letters', () => {
  assert.notEqual(Buffer.compare(drawn('Hello 你好').picture.rgba, drawn('Hello 你好', hd, 'serif').picture.rgba), 0)
  const heights = [360, 720, 1080, 2160].map(height => drawn('H', { width: (height * 16) / 9, height }).picture.height)
  assert.deepEqual(
    heights,
    heights.toSorted((a, b) => a - b),
  )
  assert.ok(heights[3]! > heights[1]! * 2.5)
})

test('characters of a font are drawn, and characters of no font leave no box', () => {
  assert.deepEqual(subtitlePages('ab\uE000\u{F0000}', { frame: hd, font: 'sans' }), [['ab']])
})

test('the same text gives the same bytes', () => {
  const make = (): Uint8Array[] => [
    drawn('Same 一样').picture.rgba,
    drawTitle('Same 一样', { frame: hd, font: 'serif', place: 'centre', plate: true })!.picture.rgba,
    drawNotice('Same 一样', hd)!.rgba,
  ]
  const again = make()
  assert.ok(make().every((bytes, i) => Buffer.compare(bytes, again[i]!) === 0))
})

test('titles of any length lie within the frame: in the middle, or low at the left', () => {
  for (const frame of frames.filter((_, i) => i % 2 === 1))
    for (const text of ['归来', 'A Title', texts[1]!, texts[3]!, 'word '.repeat(400), '长'.repeat(900)])
      for (const plate of [false, true])
        for (const place of ['centre', 'lower-third'] as const) {
          const { picture, x, y } = drawTitle(text, { frame, font: 'sans', place, plate })!
          const where = `${frame.width}x${frame.height} ${place} ${plate}: ${text.slice(0, 20)}`
          assert.ok(x >= frame.width * 0.05 && x + picture.width <= frame.width * 0.95, where)
          assert.ok(y >= frame.height * 0.05 && y + picture.height <= frame.height * 0.95, where)
          const middle = [x + picture.width / 2, y + picture.height / 2]
          if (place === 'centre') assert.ok(Math.abs(middle[0]! / frame.width - 0.5) < 0.03, where)
          if (place === 'centre') assert.ok(Math.abs(middle[1]! / frame.height - 0.5) < 0.06, where)
          else assert.ok(middle[1]! > frame.height * 0.6 && x < frame.width * 0.15, where)
        }
})

test('a plate lies behind the whole title, and lets the picture through', () => {
  const { picture } = drawTitle('Plate', { frame: hd, font: 'sans', place: 'lower-third', plate: true })!
  const { width, height, rgba } = picture
  const alphaAt = (column: number, row: number): number => rgba[(row * width + column) * 4 + 3]!
  for (const column of [3, width - 4])
    assert.ok(alphaAt(column, height >> 1) > 100 && alphaAt(column, height >> 1) < 200)
})

test('a notice is small and lets the picture through', () => {
  const notice = drawNotice('AI-generated 内容由 AI 生成', hd)!
  assert.ok(notice.height < 720 / 12 && notice.width < 1280 / 2)
  let most = 0
  for (let i = 3; i < notice.rgba.length; i += 4) most = Math.max(most, notice.rgba[i]!)
  assert.ok(most > 140 && most < 180, `${most}`)
})
