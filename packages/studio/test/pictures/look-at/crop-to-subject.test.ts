import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Box } from '../../../src/planes/box.ts'
import { openGraphModel } from '../../../src/models/tfjs/open-graph-model.ts'
import { boxAround, cropToSubject } from '../../../src/pictures/look-at/crop-to-subject.ts'
import { findFaces } from '../../../src/pictures/look-at/faces/find-faces.ts'
import { shapeToFrame } from '../../../src/pictures/photo/shape-to-frame.ts'
import { portraitOf } from '../lips/portrait.ts'

const installed = { skip: (await openGraphModel('facemesh')) === undefined && '@vladmandic/human is not installed' }
const FRAME = { width: 320, height: 180 }
const noModel = async () => undefined

const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.width >= inner.left + inner.width &&
  outer.top + outer.height >= inner.top + inner.height

test("a part with the frame's shape is cut around the subject, and includes heads", () => {
  const picture = { width: 400, height: 700 }
  for (const top of [0, 100, 300, 520]) {
    const heads = { left: 120, top, width: 160, height: 180 }
    const box = boxAround(picture, FRAME, { left: 0, top: 0, ...picture }, heads)
    assert.deepEqual([box.width, box.height], [400, 225])
    assert.ok(holds({ left: 0, top: 0, ...picture }, box) && holds(box, heads), `${top}: ${JSON.stringify(box)}`)
  }
  const low = boxAround(picture, FRAME, { left: 50, top: 500, width: 80, height: 150 }, undefined)
  assert.ok(holds(low, { left: 50, top: 500, width: 80, height: 150 }))
  assert.equal(boxAround(picture, FRAME, undefined, undefined).top, Math.round((700 - 225) / 2))
})

for (const [name, y] of [
  ['the upper', 60],
  ['the lower', 260],
] as const)
  test(`a face in ${name} part of a square photo is visible in a wide frame`, installed, async () => {
    const picture = portraitOf({ width: 320, height: 320 }, [{ x: 160, y, radius: 42 }])
    for (const made of [await cropToSubject(picture, FRAME, noModel), await shapeToFrame(picture, FRAME, noModel)]) {
      const [face] = (await findFaces(made)) ?? []
      assert.ok(face && holds({ left: 0, top: 0, ...FRAME }, face.box))
    }
  })
