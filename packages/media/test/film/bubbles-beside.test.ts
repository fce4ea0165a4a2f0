import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layOutTexts } from '../../src/film/lay-out-texts.ts'

/** How much of the head around a mouth is covered. */
function coverOf(width: number, height: number, towards: { x: number; y: number }, text: string): number {
  const { texts: laid } = layOutTexts({
    width,
    height,
    texts: [{ text, style: 'bubble', font: 'sans', fromFrame: 0, toFrame: 48, towards }],
  })
  const short = Math.min(width, height)
  const mouth = { x: towards.x * width, y: towards.y * height }
  const head = {
    left: mouth.x - 0.16 * short,
    right: mouth.x + 0.16 * short,
    top: mouth.y - 0.24 * short,
    bottom: mouth.y + 0.08 * short,
  }
  let covered = 0
  for (const { picture, x, y } of laid)
    for (let row = 0; row < picture.height; row++)
      for (let column = 0; column < picture.width; column++) {
        const isOver =
          x + column >= head.left && x + column < head.right && y + row >= head.top && y + row < head.bottom
        if (isOver && picture.rgba[4 * (row * picture.width + column) + 3]! > 128) covered++
      }
  assert.ok(laid.length > 0)
  return covered / ((head.right - head.left) * (head.bottom - head.top))
}

test('a bubble lies beside the speaker or above the head, and only its tail comes near', () => {
  for (const [width, height] of [
    [1280, 720],
    [720, 1280],
    [720, 720],
  ] as const)
    for (const x of [0.25, 0.5, 0.75])
      for (const text of ['Good morning!', 'Where have you been all this time? I waited for you at the harbour.']) {
        const cover = coverOf(width, height, { x, y: 0.42 }, text)
        assert.ok(cover < 0.08, `${width} x ${height}, ${x}: ${(100 * cover).toFixed(0)} % of the head`)
      }
})

test('speakers who share a frame have bubbles in their own halves, the first one at the left or above', () => {
  const bubble = (text: string, towards: { x: number; y: number }) =>
    ({ text, style: 'bubble', font: 'sans', fromFrame: 0, toFrame: 48, towards }) as const
  const {
    texts: [left, right],
  } = layOutTexts({
    width: 1280,
    height: 720,
    texts: [
      bubble('Good morning! Is that for the whole street?', { x: 0.25, y: 0.55 }),
      bubble('Only for you, and for somebody with four legs.', { x: 0.75, y: 0.55 }),
    ],
  })
  assert.ok(left!.x + left!.picture.width <= 640, `${left!.x} + ${left!.picture.width}`)
  assert.ok(right!.x >= 640, String(right!.x))
  // Above the heads, which begin a quarter of the frame over their mouths.
  for (const { y, picture } of [left!, right!]) assert.ok(y + picture.height < 0.55 * 720)
})
