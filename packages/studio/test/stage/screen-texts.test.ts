import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import type { SceneText } from '@kinora/media/scene/scene-schema'
import { createScreenTexts } from '../../src/stage/draw/screen-texts.ts'

const [WIDTH, HEIGHT] = [480, 270]

/** Rows and columns from first to last in which a text is seen on a grey frame, and how much it differs from it at most. */
async function drawn(text: SceneText): Promise<{ rows: [number, number]; columns: [number, number]; most: number }> {
  const compositor = await createCompositor({ width: WIDTH, height: HEIGHT })
  try {
    const texts = createScreenTexts(compositor, [text], 'en', { from: 0, to: 2 })
    compositor.frame().fill(128)
    texts.draw(1.9)
    texts.free()
    const luma = compositor.frame().subarray(0, WIDTH * HEIGHT)
    const inked = Array.from(luma.keys()).filter(at => Math.abs(luma[at]! - 128) > 60)
    const [rows, columns] = [inked.map(at => Math.floor(at / WIDTH)), inked.map(at => at % WIDTH)]
    return {
      rows: [Math.min(...rows), Math.max(...rows)],
      columns: [Math.min(...columns), Math.max(...columns)],
      most: Math.max(...inked.map(at => luma[at]! - 128)),
    }
  } finally {
    compositor.close()
  }
}

test('letters in a low box are large enough to read, and stay in the frame', async () => {
  const { rows, columns } = await drawn({ text: 'TOKYO 08:00', box: [0.8, 0.96, 0.2, 0.03], size: 'small' })
  assert.ok(rows[1] - rows[0] > 0.03 * HEIGHT, rows.join(' '))
  assert.ok(rows[1] < HEIGHT && columns[1] < WIDTH, columns.join(' '))
})

test('a text that fits on one line is on one line, complete', async () => {
  const one = await drawn({ text: 'Day 1 · Day 2', box: [0.1, 0.1, 0.6, 0.1] })
  assert.ok(one.rows[1] - one.rows[0] < 0.1 * HEIGHT && one.columns[1] - one.columns[0] > 0.15 * WIDTH)
})

test('flickering letters are lit within a second', async () => {
  const { most } = await drawn({ text: 'NEON', box: [0.1, 0.1, 0.4, 0.2], enter: 'flickering', from: 0.9 })
  assert.ok(most > 80, `${most}`)
})
