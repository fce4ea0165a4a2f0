import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyFrame, createCompositor } from '@kinora/media/compositor/compositor'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { IMAGERY } from '../../src/setting/shot-list.ts'
import { createImagery } from '../../src/imagery/create-imagery.ts'

const size = { width: 160, height: 90 }
const AREA = size.width * size.height

/** How far two frames differ, a code of a screen for each pixel. */
const difference = (a: Buffer, b: Buffer): number => {
  let sum = 0
  for (let at = 0; at < AREA; at++) sum += Math.abs(a[at]! - b[at]!)
  return sum / AREA
}

test('each kind moves, is the same for the same seed, and leaves nothing of the frame before', async () => {
  const compositor = await createCompositor(size)
  for (const kind of IMAGERY) {
    const forms =
      kind === 'particles'
        ? {
            forms: [
              { of: '1f339', count: 1 },
              { of: 'galaxy', count: 1 },
            ],
          }
        : {}
    const frameAt = async (progress: number, under: number): Promise<Buffer> => {
      const draw = await createImagery(compositor, { kind, colours: ['red', 'gold'], ...forms }, seededRandom(3))
      compositor.drawColour([under, under, under])
      draw(5 * progress, progress)
      return copyFrame(compositor.frame())
    }
    const [first, again, last] = [await frameAt(0.1, 0), await frameAt(0.1, 0), await frameAt(0.9, 0)]
    assert.ok(first.equals(again), kind)
    // Rounding of edges leaves a code or two of what is behind them.
    assert.ok(difference(first, await frameAt(0.1, 255)) < 0.1, kind)
    assert.ok(difference(first, last) > 1.5, `${kind} ${difference(first, last)}`)
  }
  compositor.close()
})

test('a change of colours ends in the new ones', async () => {
  const compositor = await createCompositor(size)
  const draw = await createImagery(compositor, { kind: 'rays', colours: ['blue'], to: ['gold'] }, seededRandom(3))
  const blueAt = (progress: number): number => {
    draw(2, progress)
    const plane = compositor.frame().subarray(AREA, AREA + AREA / 4)
    return plane.reduce((sum, value) => sum + value, 0) / plane.length
  }
  assert.ok(blueAt(0) > 132)
  assert.ok(blueAt(1) < 120)
  compositor.close()
})

test('each step looks different, on the given ground', async () => {
  const compositor = await createCompositor(size)
  for (const [kind, steps] of [
    ['smoke', ['meet', 'part', 'twine', 'mix']],
    ['dots', ['rise', 'spiral', 'grid', 'vanish']],
    ['dots', ['above', 'drop', 'scatter', 'clock', 'hands', 'gather']],
    ['strokes', ['write', 'dissolve']],
    ['lines', ['bounce', 'split', 'fill']],
    ['lines', ['straight', 'knot', 'rope', 'heart']],
    ['threads', ['pull', 'tremble', 'snap']],
  ] as const) {
    const imagery = { kind, colours: ['red', 'blue'], ground: 'white', steps: [...steps] }
    const draw = await createImagery(compositor, imagery, seededRandom(3))
    const frames = [0.1, 0.4, 0.7, 0.95].map(progress => {
      draw(6 * progress, progress)
      return copyFrame(compositor.frame())
    })
    assert.ok(frames[0]![0]! > 200, `${kind} is not on white: ${frames[0]![0]}`)
    for (const at of [1, 2, 3]) {
      const changed = difference(frames[at - 1]!, frames[at]!)
      assert.ok(changed > 0.8, `${kind} ${steps.join(' ')} ${at}: ${changed}`)
    }
  }
  compositor.close()
})
