import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Body } from '../../src/bodies/body.ts'
import { bodyExtent } from '../../src/bodies/extent.ts'
import { findKind, kindCodes } from '../../src/bodies/kinds/kinds.ts'
import { poseBones } from '../../src/bodies/pose-bones.ts'
import { adrift, type Reach, spanOf } from '../adrift.ts'

/** Things that are sold or played together, or hang in the void: buds above their open case, a fiddle and its bow, stars. */
const PAIRS = new Set(['drawn-earbuds', '1f3bb', 'drawn-spiral-galaxy', 'drawn-galaxy', 'drawn-tug-rope'])

/** The upright box around each part, as the body is held when nothing moves. */
function reachesOf(body: Body): Reach[] {
  const still = poseBones(body, { turns: {} })
  return body.parts.map(part => {
    const { low, high } = bodyExtent({ ...body, parts: [part] }, still)
    return [0, 1, 2].map(axis => [low[axis]!, high[axis]!] as const)
  })
}

test('every kind of body holds together: each of its parts stands on the ground or touches what does', () => {
  for (const code of kindCodes()) {
    if (PAIRS.has(code)) continue
    const body = findKind(code)!.build()
    const reaches = reachesOf(body)
    const lowest = Math.min(...reaches.map(reach => reach[1]![0]))
    // A fortieth of its size: less is the roundness of shapes of which only the boxes are compared.
    const loose = adrift(reaches, spanOf(reaches) / 40, lowest)
    assert.deepEqual(
      loose.map(index => body.parts[index]),
      [],
      code,
    )
  }
})
