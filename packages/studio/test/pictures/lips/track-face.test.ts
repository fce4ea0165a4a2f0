import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { RgbaPicture } from '../../../../media/src/frames/size.ts'
import { type YuvFrame, yuvFrameBytes } from '../../../../media/src/frames/yuv-frame.ts'
import { openGraphModel } from '../../../src/models/tfjs/open-graph-model.ts'
import { readFaceLook } from '../../../src/pictures/lips/face-look.ts'
import { openFaceTracker, type TrackedShot } from '../../../src/pictures/lips/track-face.ts'
import { findFaces } from '../../../src/pictures/look-at/faces/find-faces.ts'
import { readRegion, writeRegion } from '../../../src/pictures/look-at/faces/read-region.ts'
import { wavesOf } from '../photo/test-pictures.ts'
import { type Head, portraitOf } from './portrait.ts'

const isInstalled = (await openGraphModel('facemesh')) !== undefined
const SIZE = { width: 480, height: 300 }
const WHOLE = { left: 0, top: 0, ...SIZE }
const LEFT: Head = { x: 130, y: 130, radius: 62 }
const RIGHT: Head = { x: 350, y: 130, radius: 72 }

function frameOf(picture: RgbaPicture): YuvFrame {
  const frame = { ...SIZE, pixels: new Uint8Array(yuvFrameBytes(SIZE)) }
  writeRegion(frame, WHOLE, picture, new Uint8Array(SIZE.width * SIZE.height).fill(1))
  return frame
}

async function tracked(frames: readonly YuvFrame[], whose?: Head): Promise<TrackedShot[]> {
  const photo = whose && portraitOf(SIZE, [whose])
  const [face] = photo ? ((await findFaces(photo)) ?? []) : []
  const tracker = await openFaceTracker(photo && face && readFaceLook(photo, face))
  for (const frame of frames) await tracker!.look(frame)
  return tracker!.shots()
}

const middle = (shot: TrackedShot | undefined): number => {
  const xs = shot?.faces.at(-1)?.points.map(({ x }) => x) ?? [NaN]
  return xs.reduce((sum, x) => sum + x, 0) / xs.length
}

test('a region that is read and written back differs by at most two codes, and the rest is unchanged', () => {
  const frame = frameOf(portraitOf(SIZE, [LEFT]))
  const before = Uint8Array.from(frame.pixels)
  const box = { left: 100, top: 60, width: 80, height: 40 }
  const region = readRegion(frame, box)
  writeRegion(frame, box, region, new Uint8Array(80 * 40))
  assert.deepEqual(frame.pixels, before)
  writeRegion(frame, box, region, new Uint8Array(80 * 40).fill(1))
  const most = frame.pixels.reduce((high, code, at) => Math.max(high, Math.abs(code - before[at]!)), 0)
  assert.ok(most <= 2, `${most}`)
})

describe('a face in a clip', { skip: !isInstalled && '@vladmandic/human is not installed' }, () => {
  test('is followed from frame to frame, and a cut begins a separate shot', async () => {
    const moving = [0, 6, 12].map(step => frameOf(portraitOf(SIZE, [{ ...LEFT, x: LEFT.x + step }])))
    const shots = await tracked([
      ...moving,
      ...[0, 1].map(() => frameOf(wavesOf(SIZE))),
      frameOf(portraitOf(SIZE, [RIGHT])),
    ])
    assert.deepEqual(
      shots.map(({ fromFrame, faces }) => [fromFrame, faces.map(face => face !== undefined)]),
      [
        [0, [true, true, true]],
        [3, [false, false]],
        [5, [true]],
      ],
    )
    assert.ok(Math.abs(middle(shots[0]) - LEFT.x - 12) < 6 && Math.abs(middle(shots[2]) - RIGHT.x) < 6)
    assert.ok(shots[0]!.rest && !shots[1]!.rest)
  })

  test('is the largest of several, or the one in a photo', async () => {
    // Two people: one of them is turned a little, which is how they differ.
    const both = frameOf(portraitOf(SIZE, [{ ...LEFT, turn: 0.3 }, RIGHT]))
    assert.ok(Math.abs(middle((await tracked([both]))[0]) - RIGHT.x) < 12)
    assert.ok(Math.abs(middle((await tracked([both], { ...LEFT, turn: 0.3 }))[0]) - LEFT.x) < 20)
  })

  test('has no strength to speak when it is turned away', async () => {
    const [shot] = await tracked([frameOf(portraitOf(SIZE, [{ ...RIGHT, turn: 1.1 }]))])
    assert.ok((shot!.faces[0]?.strength ?? 0) < 1)
  })
})
