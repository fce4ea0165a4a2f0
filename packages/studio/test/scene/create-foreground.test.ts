import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '../../../media/src/compositor/compositor.ts'
import { PLACES } from '../../src/direct/shot-list.ts'
import { createForeground, foregroundEdge } from '../../src/scene/create-foreground.ts'
import { bodyExtent } from '../../src/bodies/extent.ts'
import { buildForeground, chooseForeground } from '../../src/scene/foreground-bodies.ts'
import { drawScenery } from '../../src/scene/scenery.ts'
import { shotOf, subjectOf } from './shots.ts'

const SIZE = { width: 128, height: 72 }

test('a reveal begins behind a thing of the place that hides most of the frame, and passes it', async () => {
  const shot = shotOf([subjectOf('🏰')], {
    place: 'mountains',
    camera: { move: 'reveal', framing: 'medium', speed: 'slow' },
  })
  const compositor = await createCompositor(SIZE)
  try {
    const foreground = createForeground(compositor, drawScenery(shot, SIZE, 1), shot)!
    /** Shares of the frame that it hides, on the left and on the right. */
    const hidden = (progress: number): [left: number, right: number] => {
      compositor.drawColour([0, 0, 0])
      foreground.draw(progress)
      const luma = compositor.frame().subarray(0, SIZE.width * SIZE.height)
      const share = (from: number, to: number): number => {
        let count = 0
        for (let y = 0; y < SIZE.height; y++)
          for (let x = from; x < to; x++) if (luma[y * SIZE.width + x]! > 22) count++
        return count / (SIZE.height * (to - from))
      }
      return [share(0, SIZE.width / 2), share(SIZE.width / 2, SIZE.width)]
    }
    const [first, later, last] = [hidden(0), hidden(0.3), hidden(0.75)]
    assert.ok(first[0] > 0.9 && first[1] > 0.45, `at first ${first.join()}`)
    assert.ok(later[0] > 0.3 && later[1] < first[1] - 0.2, `later ${later.join()}`)
    assert.deepEqual(last, [0, 0])
    foreground.free()
    const still = { ...shot, camera: { ...shot.camera, move: 'still' as const } }
    assert.equal(createForeground(compositor, drawScenery(still, SIZE, 1), still) === undefined, true)
  } finally {
    compositor.close()
  }
})

test('what is passed goes by faster than the land behind it', () => {
  const [from, to] = [foregroundEdge(0.1), foregroundEdge(0.6)]
  assert.ok(from - to > 0.5)
})

test('every place has something to come out from behind, as high as the frame and left of its edge', () => {
  const kinds = new Set(PLACES.map(place => chooseForeground(place, false)))
  assert.deepEqual(
    [chooseForeground('forest', false), chooseForeground('street', false), chooseForeground('room', true)],
    ['trunk', 'wall', 'post'],
  )
  assert.ok(kinds.size >= 6)
  for (const kind of kinds) {
    const { low, high } = bodyExtent(buildForeground(kind))
    assert.ok(
      low[1] <= -0.5 && high[1] >= 0.5 && low[0] < -1.7 && high[0] < 0.1,
      `${kind} ${low.join()} ${high.join()}`,
    )
  }
})
