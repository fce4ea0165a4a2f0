import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findCrowding } from '../../../src/pictures/look-at/find-crowding.ts'

type Block = { left: number; top: number; right: number; bottom: number }

/** A dark block on a white ground; sides are shares of the picture's. */
function pictureWith({ left, top, right, bottom }: Block) {
  const [width, height] = [160, 90]
  const rgba = new Uint8Array(4 * width * height).fill(255)
  for (let y = Math.round(top * height); y < bottom * height; y++)
    for (let x = Math.round(left * width); x < right * width; x++)
      rgba.fill(20, 4 * (y * width + x), 4 * (y * width + x) + 3)
  return { width, height, rgba }
}

test('the subject of a picture covers the text area above or beside it, and leaves the other', () => {
  const beside = findCrowding(pictureWith({ left: 0.05, top: 0.45, right: 0.5, bottom: 0.9 }))!
  assert.ok(beside.side > 0.8 && beside.top === 0, JSON.stringify(beside))
  const above = findCrowding(pictureWith({ left: 0.3, top: 0.03, right: 0.7, bottom: 0.4 }))!
  assert.ok(above.top > 0.5 && above.side === 0, JSON.stringify(above))
})

test('a picture without a plain background gives no result', () => {
  const restless = pictureWith({ left: 0, top: 0, right: 0, bottom: 0 })
  for (let at = 0; at < restless.rgba.length; at += 4) restless.rgba.fill((at * 7919) % 251, at, at + 3)
  assert.equal(findCrowding(restless), undefined)
})
