import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bubblePages, drawBubble } from '../../src/text/draw-bubble.ts'
import type { PlacedPicture } from '../../src/text/crop-to-ink.ts'

const frame = { width: 1_280, height: 720 }

/** Red, green, blue and alpha at a place of the frame. */
function pixelAt({ picture, x, y }: PlacedPicture, atX: number, atY: number): number[] {
  const [column, row] = [Math.round(atX - x), Math.round(atY - y)]
  if (column < 0 || row < 0 || column >= picture.width || row >= picture.height) return [0, 0, 0, 0]
  const at = (row * picture.width + column) * 4
  return [...picture.rgba.subarray(at, at + 4)]
}

function bubbleOf(towards: { x: number; y: number } | undefined, color?: string): PlacedPicture {
  const [page] = bubblePages('Hello there', { frame, font: 'sans' })
  assert.ok(page)
  const drawn = drawBubble(
    page,
    { x: 500, y: 300 },
    { ...(towards && { towards }), ...(color !== undefined && { color }) },
  )
  assert.ok(drawn)
  return drawn
}

test('an invalid colour is rejected', () => {
  const [page] = bubblePages('Hello', { frame, font: 'sans' })
  assert.throws(() => page && drawBubble(page, { x: 0, y: 0 }, { color: 'white' }), /not a colour/)
})

test('a tail points to the mouth on whichever side it is, filled and in one piece with the body', () => {
  const [page] = bubblePages('Hello there', { frame, font: 'sans' })
  assert.ok(page)
  const [middleX, middleY] = [500 + page.width / 2, 300 + page.height / 2]
  const ways = { below: [0, 1], above: [0, -1], left: [-1, 0], right: [1, 0] } as const
  for (const [name, [dx, dy]] of Object.entries(ways)) {
    const drawn = bubbleOf({ x: middleX + dx * 300, y: middleY + dy * 200 })
    for (let step = 0; step < 12; step++) {
      const reach: number = dx === 0 ? page.height / 2 : page.width / 2
      const [x, y] = [middleX + dx * (reach - 6 + step), middleY + dy * (reach - 6 + step)]
      assert.deepEqual(pixelAt(drawn, x, y), [255, 255, 255, 255], `${name}, ${step - 6} from the edge`)
    }
    const opposite = pixelAt(drawn, middleX - dx * (page.width / 2 + 20), middleY - dy * (page.height / 2 + 20))
    assert.equal(opposite[3], 0, `nothing on the other side of ${name}`)
  }
})

test('a bubble without a mouth, or over it, has no tail', () => {
  const plain = bubbleOf(undefined)
  const covered = bubbleOf({ x: 520, y: 320 })
  assert.deepEqual(covered, plain)
  const [page] = bubblePages('Hello there', { frame, font: 'sans' })
  assert.ok(plain.picture.height < (page?.height ?? 0) + 30)
})

test('letters are set off from the colour of their bubble', () => {
  const darkest = ({ picture }: PlacedPicture, isInk: (red: number) => boolean): number => {
    let count = 0
    for (let at = 0; at < picture.rgba.length; at += 4)
      if (picture.rgba[at + 3] === 255 && isInk(picture.rgba[at] ?? 0)) count++
    return count
  }
  assert.ok(darkest(bubbleOf(undefined), red => red < 40) > 500, 'dark on white')
  assert.ok(darkest(bubbleOf(undefined, '#102040'), red => red > 220) > 500, 'light on dark blue')
})
