import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import type { Camera, ShotSize, Subject } from '../../src/direct/shot-list.ts'
import { projectToFrame } from '../../src/camera/shot-camera.ts'
import { blurBehind, blurNearness } from '../../src/scene/blur-behind.ts'
import { lensSoftness } from '../../src/scene/lens-softness.ts'
import { shotOf, SMALL, subjectOf, withShot } from './shots.ts'

const SECONDS = 2

/** The main subject in the middle of the shot: where its face or its middle is in the frame, and how high all of it is. */
async function seenAs(subjects: Subject[], camera: Partial<Camera>) {
  const shot = shotOf(subjects, { camera: { move: 'still', framing: 'medium', speed: 'normal', ...camera } })
  return withShot(
    shot,
    ({ figures, scenery, cameraAt, draw }) => {
      draw(SECONDS / 2, 0)
      const { solid } = figures.solids.toSorted((a, b) => a.spot.member.index - b.spot.member.index)[0]!
      const { face, middle, up } = solid.placed!
      const [x, y, z] = face ?? middle
      const { focal, centreX, horizonY } = scenery.plate.ground
      const place = { x: centreX + (x * focal) / z, y: horizonY - (y * focal) / z }
      const seen = projectToFrame(cameraAt(SECONDS / 2), SMALL, place, scenery.nearnessOf(z))
      return {
        x: seen.x / SMALL.width,
        y: seen.y / SMALL.height,
        tall: (2 * up * focal * seen.scale) / z / SMALL.height,
        towards: (middle[2] - z) / Math.hypot(middle[0] - x, middle[2] - z),
        solids: figures.solids,
      }
    },
    { seconds: SECONDS },
  )
}

const sized = (size: ShotSize): Partial<Camera> => ({ size, framing: size === 'waist' ? 'medium' : 'close' })

test('a close-up holds head and shoulders, a medium shot the waist, a full shot all of somebody', async () => {
  const woman = [subjectOf('👩')]
  const [face, bust, waist, whole, none] = await Promise.all([
    seenAs(woman, sized('face')),
    seenAs(woman, sized('bust')),
    seenAs(woman, sized('waist')),
    seenAs(woman, { size: 'whole' }),
    seenAs(woman, {}),
  ])
  // Head and shoulders are less than half of somebody's height.
  assert.ok(0.46 * bust.tall > 0.6 && 0.46 * bust.tall < 0.85, `${bust.tall}`)
  assert.ok(face.tall > 1.4 * bust.tall && bust.tall > 1.2 * waist.tall && waist.tall > whole.tall)
  assert.ok(whole.tall > 0.7 && whole.tall < 0.95, `${whole.tall}`)
  assert.ok(none.tall < 0.65, `${none.tall}`)
  for (const { x, y } of [face, bust, waist]) assert.ok(x > 0.3 && x < 0.7 && y > 0.15 && y < 0.6, `${x} ${y}`)
})

test('a close-up of a thing is filled by it, and follows whoever walks', async () => {
  const vase = await seenAs([subjectOf('🏺')], sized('bust'))
  assert.ok(vase.tall > 0.6 && vase.tall < 0.85, `${vase.tall}`)
  const walker = await seenAs([subjectOf('🧑', { motion: 'walk' })], sized('bust'))
  assert.ok(walker.x > 0.3 && walker.x < 0.7, `${walker.x}`)
})

test('in a close-up whoever stays turns to the camera, even from what is done sideways', async () => {
  const drinker = [subjectOf('🐼', { motion: 'still', deeds: [{ verb: 'drink', words: 'drinks' }] })]
  const [near, usual] = [await seenAs(drinker, sized('bust')), await seenAs(drinker, {})]
  assert.ok(near.towards > 0.8 && usual.towards < 0.7, `${near.towards} ${usual.towards}`)
})

test('who only waits or stands by something has nothing to do with it, and who looks at it has', async () => {
  const dealsWith = async (prompt: string): Promise<string> => {
    const { solids } = await seenAs(direct({ prompt, seed: 1 }).shots[0]!.subjects, {})
    const one = solids.find(({ spot }) => spot.member.subject.build === 'person')!
    return one.partner?.spot.member.subject.words ?? 'nothing'
  }
  assert.equal(await dealsWith('A girl waits under a tree'), 'nothing')
  assert.equal(await dealsWith('A detective stands under a street lamp'), 'nothing')
  assert.equal(await dealsWith('A girl looks at a tree'), 'tree')
})

test('over a shoulder one is near and seen from behind, the other looks at the camera', async () => {
  const { solids } = await seenAs([subjectOf('👩'), subjectOf('👨')], { angle: 'over-shoulder' })
  const [seen, near] = solids.toSorted((a, b) => a.spot.member.index - b.spot.member.index)
  assert.ok(near!.stands!.foot[2] < 0.75 * seen!.stands!.foot[2])
  assert.ok(Math.cos(near!.stands!.yaw) > 0.7 && Math.cos(seen!.stands!.yaw) < -0.7)
})

test('what is soft is so in its distances too: no edge of them tears it when the camera moves', () => {
  const [width, height] = [60, 4]
  const depth = Float32Array.from({ length: width * height }, (_, at) =>
    at % width < 20 ? 4 : at % width < 40 ? 12 : 60,
  )
  const nearness = Uint8Array.from(depth, far => 400 / far)
  const soft = blurNearness({ width, height, nearness }, depth, 4, 1)
  assert.deepEqual([...soft.nearness.subarray(0, 16)], [...nearness.subarray(0, 16)], 'who is filmed stays as near')
  const steps = Array.from({ length: 19 }, (_, at) => Math.abs(soft.nearness[31 + at]! - soft.nearness[30 + at]!))
  assert.ok(Math.max(...steps) < 8, `${steps.join(' ')} where there was one of 27`)
})

test('behind the subject a near lens is soft, and at its distance sharp', () => {
  const [width, height] = [16, 4]
  const rgba = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at % 4 === 3 || (at >> 2) % 2 ? 255 : 0))
  const depth = Float32Array.from({ length: width * height }, (_, at) => (at % width < 8 ? 4 : 40))
  const soft = blurBehind({ width, height, rgba }, depth, 4, 2)
  assert.deepEqual([...soft.rgba.subarray(0, 28)], [...rgba.subarray(0, 28)])
  assert.ok(soft.rgba[12 * 4]! > 60 && soft.rgba[12 * 4]! < 200)
  const shot = shotOf([])
  assert.equal(lensSoftness(shot, 1, 1, SMALL), 0)
  assert.ok(lensSoftness(shot, 3, 1, SMALL) > 0)
  const deep = { ...shot, camera: { ...shot.camera, lens: ['deep'] } }
  assert.equal(lensSoftness(deep, 3, 1, SMALL), 0)
})
