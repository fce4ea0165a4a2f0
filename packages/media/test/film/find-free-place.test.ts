import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findFreePlace } from '../../src/film/find-free-place.ts'
import { layOutTexts } from '../../src/film/lay-out-texts.ts'
import { subtitlePages } from '../../src/text/subtitle-pages.ts'
import type { Text } from '../../src/film/timeline.ts'

const FRAME = { width: 1_000, height: 500 }
const box = (x: number, y: number, width = 200, height = 50, fromFrame = 0, toFrame = 10) => ({
  x,
  y,
  width,
  height,
  fromFrame,
  toFrame,
})

test('a box that would leave the frame is moved within its margins, and one that is too wide to the middle', () => {
  assert.deepEqual(findFreePlace(box(-50, 480), [], FRAME), { x: 18, y: 500 - 18 - 50 })
  assert.deepEqual(findFreePlace(box(900, -9), [], FRAME), { x: 1_000 - 18 - 200, y: 18 })
  assert.deepEqual(findFreePlace(box(300, 100, 1_100), [], FRAME), { x: -50, y: 100 })
})

test('a box moves away from a simultaneous one by the shortest way, and from no other', () => {
  const there = box(100, 400)
  assert.deepEqual(findFreePlace(box(120, 410, 200, 50, 10, 20), [there], FRAME), { x: 120, y: 410 })
  assert.deepEqual(findFreePlace(box(120, 410), [there], FRAME), { x: 120, y: 400 - 50 - 6 })
  // Above it lies another; the next nearest place is beside both.
  const moved = findFreePlace(box(120, 410), [there, box(100, 150, 200, 240)], FRAME)
  assert.deepEqual(moved, { x: 100 + 200 + 6, y: 410 })
})

const text = (style: Text['style'], words: string, more: Partial<Text> = {}): Text => ({
  text: words,
  style,
  font: 'sans',
  fromFrame: 0,
  toFrame: 48,
  ...more,
})

test('texts that are seen at the same time lie apart and within the frame, in wide frames and upright ones', () => {
  const texts = [
    text('title', '夏日山丘'),
    text('subtitle', 'What is being said by one of them'),
    text('subtitle', '另一个人说的话'),
    text('lower third', 'Anna Lee, shepherd'),
    text('bubble', 'Hello there, how are you today?', { towards: { x: 0.2, y: 0.4 } }),
    text('bubble', '挺好的！', { towards: { x: 0.9, y: 0.05 } }),
  ]
  for (const frame of [
    { width: 1_280, height: 720 },
    { width: 720, height: 1_280 },
  ]) {
    const { texts: laid } = layOutTexts({ ...frame, texts })
    assert.equal(laid.length, texts.length)
    for (const [index, a] of laid.entries()) {
      assert.ok(a.x >= 0 && a.y >= 0 && a.x + a.picture.width <= frame.width && a.y + a.picture.height <= frame.height)
      for (const b of laid.slice(index + 1)) {
        const [width, height] = [
          Math.min(a.x + a.picture.width, b.x + b.picture.width) - Math.max(a.x, b.x),
          Math.min(a.y + a.picture.height, b.y + b.picture.height) - Math.max(a.y, b.y),
        ]
        const shared = Math.max(0, width) * Math.max(0, height)
        const smaller = Math.min(a.picture.width * a.picture.height, b.picture.width * b.picture.height)
        // Bubbles come last; around their tails a picture is empty, and may reach over others.
        const hasTail = index + 1 + laid.slice(index + 1).indexOf(b) >= 4
        assert.ok(shared <= (hasTail ? 0.35 * smaller : 0), `${index} and another share ${shared} pixels`)
      }
    }
  }
})

test('a text that is too long for one page is shown page by page, without a gap', () => {
  const words = 'It was a long way home, and nobody had thought of bringing a lamp. '.repeat(6)
  for (const style of ['subtitle', 'bubble'] as const) {
    const { texts: pages } = layOutTexts({
      width: 640,
      height: 360,
      texts: [text(style, words, { fromFrame: 24, toFrame: 240 })],
    })
    assert.ok(pages.length > 2)
    assert.equal(pages[0]?.fromFrame, 24)
    assert.equal(pages.at(-1)?.toFrame, 240)
    for (const [index, page] of pages.slice(1).entries()) assert.equal(page.fromFrame, pages[index]?.toFrame)
  }
})

test('the pages of a text share its time by their characters', () => {
  const words =
    'The quick brown fox jumps over the lazy dog. It slept, it ate. Nobody else in all of the village saw it, I believe. Ever.'
  const frame = { width: 720, height: 1280 }
  const letters = subtitlePages(words, { frame, font: 'sans' }).map(lines => lines.join('').length)
  assert.ok(Math.min(...letters) < 0.7 * Math.max(...letters), 'the test needs unequal pages')
  const { texts: pages } = layOutTexts({
    ...frame,
    texts: [text('subtitle', words, { fromFrame: 240, toFrame: 12_240 })],
  })
  const perLetter = pages.map((page, index) => (page.toFrame - page.fromFrame) / letters[index]!)
  assert.ok(Math.max(...perLetter) - Math.min(...perLetter) < 0.2, perLetter.join())
})

test('words of which nothing can be drawn touch no frame', () => {
  for (const style of ['title', 'lower third', 'subtitle', 'bubble'] as const)
    assert.deepEqual(layOutTexts({ width: 640, height: 360, texts: [text(style, '\u200B \u0007')] }).texts, [])
})
