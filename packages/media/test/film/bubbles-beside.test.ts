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

test('a bubble leaves the face of its speaker free, wherever and however large it is', () => {
  for (const [width, height] of [
    [1280, 720],
    [720, 1280],
  ] as const)
    for (const face of [
      { left: 0.45, top: 0.3, width: 0.05, height: 0.09 },
      { left: 0.1, top: 0.5, width: 0.2, height: 0.3 },
      { left: 0.35, top: 0.02, width: 0.3, height: 0.4 },
    ]) {
      const towards = { x: face.left + face.width / 2, y: face.top + 0.75 * face.height }
      const text = 'Has the last train gone?'
      const { texts } = layOutTexts({
        width,
        height,
        texts: [{ text, style: 'bubble', font: 'sans', fromFrame: 0, toFrame: 48, towards, face }],
      })
      const [bubble] = texts
      assert.ok(bubble)
      // The tail may come near the mouth; the eyes are in the upper half.
      const [eyes, middle] = [(face.top + 0.35 * face.height) * height, towards.x * width]
      const at = (Math.round(eyes - bubble.y) * bubble.picture.width + Math.round(middle - bubble.x)) * 4 + 3
      const isWithin =
        eyes >= bubble.y &&
        eyes < bubble.y + bubble.picture.height &&
        middle >= bubble.x &&
        middle < bubble.x + bubble.picture.width
      assert.ok(!isWithin || bubble.picture.rgba[at] === 0, `${width} x ${height}, ${JSON.stringify(face)}`)
    }
})
