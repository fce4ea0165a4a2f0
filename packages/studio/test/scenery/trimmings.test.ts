import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { TRIMMINGS } from '../../src/scenery/dressed/paint-trimmings.ts'
import { samplePlateOptions } from './plate-samples.ts'

const plateOf = (of?: string, side?: 'left' | 'right') =>
  drawPlate(
    samplePlateOptions({
      place: 'meadow',
      look: 'plain',
      seed: 3,
      width: 96,
      height: 64,
      ...(of && { trimmings: [{ of, ...(side && { side }) }] }),
    }),
  )
const plain = plateOf()
/** Pixels that are nearer than without it, on each half. */
function nearer({ depth, width }: ReturnType<typeof plateOf>): [left: number, right: number] {
  const seen: [number, number] = [0, 0]
  for (let at = 0; at < depth.length; at++)
    if (depth[at]! < 0.97 * plain.depth[at]!) seen[at % width < width / 2 ? 0 : 1]++
  return seen
}

test('whatever a place is dressed with is seen in it, and leaves the middle of the stage free', () => {
  for (const of of Object.keys(TRIMMINGS)) {
    const plate = plateOf(of)
    const [left, right] = nearer(plate)
    assert.ok(left + right > 12, `${of}: ${left + right} pixels`)
    const foot = Math.round(plate.height * 0.9) * plate.width + plate.width / 2
    assert.equal(plate.depth[foot], plain.depth[foot], of)
  }
})

test('what is said to be on one side is on that side only', () => {
  const [left, right] = nearer(plateOf('cypresses', 'left'))
  assert.ok(left > 10 && right === 0, `${left} on the left, ${right} on the right`)
})
