import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layOutTexts } from '../../src/film/lay-out-texts.ts'
import { drawEndCard } from '../../src/text/draw-end-card.ts'

const CARD = 'AquaPure\n20% off until Sunday\nOrder now at aquapure.com'
const draw = (text: string, width: number, height: number) =>
  drawEndCard(text, { frame: { width, height }, font: 'sans' })

/** How many pixels are nearly white: letters, and the button. */
const lightIn = (text: string, width: number, height: number): number => {
  const { rgba } = draw(text, width, height)!.picture
  let light = 0
  for (let at = 0; at < rgba.length; at += 4) if (rgba[at]! > 240 && rgba[at + 3]! > 240) light++
  return light
}

test('a card is beside the product in a wide frame and below it in others: the middle stays free', () => {
  const wide = draw(CARD, 1280, 720)!
  assert.ok(wide.x === 0 && wide.picture.width < 0.35 * 1280 && wide.picture.height === 720)
  for (const [width, height] of [
    [720, 1280],
    [720, 720],
  ] as const) {
    const low = draw(CARD, width, height)!
    assert.ok(low.y > 0.7 * height && low.picture.width === width, `${low.y} of ${height}`)
  }
})

test('the panel of a card in a film reaches the edges of the frame', () => {
  for (const [width, height] of [
    [1280, 720],
    [720, 1280],
    [720, 720],
  ] as const) {
    const time = { fromFrame: 0, toFrame: 48 }
    const {
      texts: [laid],
    } = layOutTexts({
      width,
      height,
      texts: [
        { text: CARD, style: 'end card', font: 'sans', ...time },
        { text: 'Order now', style: 'subtitle', font: 'sans', ...time },
      ],
    })
    const isWide = width > height
    assert.ok(laid)
    assert.equal(laid.x, 0)
    assert.equal(laid.y + laid.picture.height, height)
    assert.deepEqual([laid.y === 0, laid.picture.width === width], [isWide, !isWide])
  }
})

test('the call to action is a button; a name alone has no button', () => {
  assert.ok(lightIn('AquaPure\nOrder now', 640, 360) > 3 * lightIn('AquaPure', 640, 360))
})

test('a long call is set smaller and stays within its panel', () => {
  const call = 'Order your AquaPure bottle online at our store today and get free shipping worldwide'
  for (const [width, height] of [
    [1280, 720],
    [720, 1280],
    [640, 640],
  ] as const) {
    const { picture, x, y } = draw(`AquaPure\nOnly $39 this month\nFree returns for a year\n${call}`, width, height)!
    assert.ok(x >= 0 && y >= 0 && x + picture.width <= width && y + picture.height <= height)
    // The panel's own edge is the lowest and the rightmost: no letter lies beyond it.
    const corner = picture.rgba.subarray(picture.rgba.length - 4)
    assert.ok(corner[0]! < 40 && corner[3]! > 190, [...corner].join())
  }
})

test('an undrawable text gives no card', () => {
  assert.equal(draw('\n \n', 640, 360), undefined)
})

test('an address is not torn: all letters become smaller', () => {
  const buttonRows = (text: string): number => {
    const { width, height, rgba } = draw(text, 1280, 720)!.picture
    const isLight = (row: number): boolean =>
      Array.from({ length: width }, (_, x) => rgba[(row * width + x) * 4]! > 240).filter(Boolean).length > 0.2 * width
    return Array.from({ length: height }, (_, row) => row).filter(isLight).length
  }
  assert.ok(buttonRows('Oakline\noakfurnituremakers.example') <= buttonRows('Oakline\nOrder today'))
})
