import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findFaces } from '../../../src/pictures/look-at/faces/find-faces.ts'
import { openGraphModel } from '../../../src/models/tfjs/open-graph-model.ts'
import { portraitOf } from '../lips/portrait.ts'
import { discOf, pictureOf, wavesOf } from '../photo/test-pictures.ts'

const isInstalled = (await openGraphModel('facemesh')) !== undefined
const installed = { skip: !isInstalled && '@vladmandic/human is not installed' }
const SIZE = { width: 400, height: 300 }

test('without the models the presence of a face is unknown', async () => {
  assert.equal(await findFaces(portraitOf(SIZE, [{ x: 200, y: 138, radius: 75 }]), async () => undefined), undefined)
})

test('a picture without a face has none', installed, async () => {
  assert.deepEqual(await findFaces(pictureOf({ width: 1, height: 1 }, () => [200, 160, 140])), [])
  assert.deepEqual(await findFaces(pictureOf(SIZE, () => [0, 0, 0, 0])), [])
  assert.deepEqual(await findFaces(wavesOf({ width: 900, height: 30 })), [])
  assert.deepEqual(await findFaces(discOf(SIZE)), [])
})

for (const [size, head] of [
  [SIZE, { x: 200, y: 138, radius: 75 }],
  [
    { width: 200, height: 200 },
    { x: 90, y: 85, radius: 45 },
  ],
  [
    { width: 1280, height: 720 },
    { x: 900, y: 300, radius: 130 },
  ],
  [
    { width: 480, height: 854 },
    { x: 250, y: 330, radius: 150 },
  ],
] as const) {
  test(`a face is found at its position in ${size.width} x ${size.height}, with its lips`, installed, async () => {
    const picture = portraitOf(size, [head])
    const [face, ...others] = (await findFaces(picture)) ?? []
    assert.ok(face && others.length === 0)
    assert.ok(face.isFrontal && face.confidence > 0.9)
    assert.equal(face.points.length, 468)
    const { left, top, width, height } = face.box
    assert.ok(Math.abs(left + width / 2 - head.x) < 0.12 * head.radius)
    assert.ok(width > 1.5 * head.radius && width < 2 * head.radius && height > 1.4 * head.radius)
    assert.ok(top > head.y - 1.3 * head.radius && top + height < head.y + 1.35 * head.radius)
    // Where the lips were painted to touch, and where they end.
    for (const [point, u, v] of [
      [13, 0, 0.62],
      [14, 0, 0.62],
      [61, -0.34, 0.64],
      [291, 0.34, 0.64],
    ] as const) {
      const { x, y } = face.points[point]!
      const off = Math.hypot(x - head.x - u * head.radius, y - head.y - v * head.radius)
      assert.ok(off < 0.09 * head.radius, `point ${point} is off by ${(off / head.radius).toFixed(3)} of the radius`)
    }
    assert.deepEqual(await findFaces(picture), [face])
  })
}

for (const [size, head] of [
  [
    { width: 1280, height: 720 },
    { x: 1010, y: 500, radius: 32 },
  ],
  [
    { width: 400, height: 400 },
    { x: 200, y: 190, radius: 175 },
  ],
] as const)
  test(`a face of ${head.radius * 2} pixels in ${size.width} x ${size.height} is found`, installed, async () => {
    const faces = (await findFaces(portraitOf(size, [head]))) ?? []
    assert.equal(faces.length, 1)
    const { left, top, width, height } = faces[0]!.box
    assert.ok(Math.hypot(left + width / 2 - head.x, top + height / 2 - head.y) < 0.3 * head.radius)
    assert.ok(faces[0]!.isFrontal)
  })

test('the larger of two faces comes first', installed, async () => {
  const heads = [
    { x: 106, y: 138, radius: 50 },
    { x: 281, y: 138, radius: 66 },
  ]
  const faces = (await findFaces(portraitOf(SIZE, heads))) ?? []
  assert.equal(faces.length, 2)
  assert.ok(faces[0]!.box.left > 200 && faces[1]!.box.left < 200)
})

test('a head that is turned aside is a face, but not a frontal one', installed, async () => {
  for (const turn of [-0.9, 0.9]) {
    const [face] = (await findFaces(portraitOf(SIZE, [{ x: 200, y: 138, radius: 75, turn }]))) ?? []
    assert.ok(face)
    assert.equal(face.isFrontal, false)
    assert.ok(Math.abs(face.pose.yaw) > 0.45 && Math.sign(face.pose.yaw) === -Math.sign(turn))
  }
})

test('a tilted head is recognised as tilted, with its mouth', installed, async () => {
  const [middleX, middleY, radius, angle] = [200, 138, 70, 0.4]
  const straight = portraitOf(SIZE, [{ x: middleX, y: middleY, radius }])
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const tilted = pictureOf(SIZE, (x, y) => {
    const [u, v] = [x - middleX, y - middleY]
    const column = Math.min(SIZE.width - 1, Math.max(0, Math.round(middleX + cos * u + sin * v)))
    const row = Math.min(SIZE.height - 1, Math.max(0, Math.round(middleY - sin * u + cos * v)))
    const at = (row * SIZE.width + column) * 4
    return [straight.rgba[at]!, straight.rgba[at + 1]!, straight.rgba[at + 2]!]
  })
  const [face] = (await findFaces(tilted)) ?? []
  assert.ok(face)
  assert.ok(Math.abs(face.pose.roll - angle) < 0.06, `${face.pose.roll}`)
  const { x, y } = face.points[13]!
  assert.ok(Math.hypot(x - (middleX - sin * 0.62 * radius), y - (middleY + cos * 0.62 * radius)) < 0.09 * radius)
})
