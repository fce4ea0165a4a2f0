import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawTitle } from '../../src/text/draw-title.ts'

test('a lower third of a wide frame leaves its middle free, however long it is', () => {
  for (const text of [
    'AquaPure',
    'Leak-proof lid · Made from recycled steel',
    'Order now at our store and get free shipping today',
    '现在下单，全国包邮，限时三天，先到先得',
  ])
    for (const frame of [
      { width: 1280, height: 720 },
      { width: 960, height: 720 },
    ]) {
      const drawn = drawTitle(text, { frame, font: 'sans', place: 'lower-third', plate: true })
      assert.ok(
        drawn && drawn.x + drawn.picture.width < 0.4 * frame.width,
        `${text}: ${drawn?.x} ${drawn?.picture.width}`,
      )
      assert.ok(drawn.y > 0.3 * frame.height)
    }
})

test('a title of a film is above what the film shows, in every shape of frame', () => {
  for (const text of ['Burano, 1968', 'The long way home from the harbour to the hill', '雪夜来信'])
    for (const frame of [
      { width: 1280, height: 720 },
      { width: 720, height: 1280 },
      { width: 720, height: 720 },
    ]) {
      const drawn = drawTitle(text, { frame, font: 'sans', place: 'upper', plate: true })
      assert.ok(drawn && drawn.y >= 0 && drawn.y + drawn.picture.height < 0.36 * frame.height, `${text}: ${drawn?.y}`)
      assert.ok(drawn.x >= 0 && drawn.x + drawn.picture.width <= frame.width)
    }
})
