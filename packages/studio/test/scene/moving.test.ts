import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { copyFrame, createCompositor } from '../../../media/src/compositor/compositor.ts'
import { createAudience, isAudience } from '../../src/scene/create-audience.ts'
import { drawString } from '../../src/scene/draw-string.ts'
import { createMovingLayers } from '../../src/scene/moving-layers.ts'
import { paintMoonGround } from '../../src/scene/paint-moon-ground.ts'
import { drawScenery } from '../../src/scene/scenery.ts'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { KINDS, SKY_DEPTH } from '../../src/scenery/plate.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { planCuts } from '../../src/scene/plan-cuts.ts'
import { fc } from '../../../../test/harness/property.ts'
import { samplePlateOptions } from '../scenery/plate-samples.ts'
import { differenceOf, shotOf, subjectOf } from './shots.ts'

const SIZE = { width: 128, height: 72 }
const camera = { x: 74, y: 42, zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0.4 }

describe('scenery ready to be filmed', () => {
  test('the sky is furthest, and nearer is nearer', () => {
    const { nearnessOf, plate, picture, depth } = drawScenery(shotOf([], { place: 'beach' }), SIZE, 1)
    assert.equal(nearnessOf(SKY_DEPTH), 0)
    assert.ok(nearnessOf(2) >= nearnessOf(5) && nearnessOf(5) > nearnessOf(50) && nearnessOf(0.001) === 1)
    assert.equal(picture.rgba.length, plate.width * plate.height * 4)
    for (const [at, kind] of plate.mask.entries()) if (kind === KINDS.sky) assert.equal(depth.nearness[at], 0)
  })

  test('more light is shown brighter, from black to white', () => {
    const { exposed } = drawScenery(shotOf([], { place: 'beach' }), SIZE, 1)
    const shown = [0, 0.001, 0.01, 0.1, 1, 10, 1000].map(exposed)
    assert.deepEqual(
      shown,
      shown.toSorted((a, b) => a - b),
    )
    assert.ok(shown[0]! < 0.01 && shown.at(-1)! > 0.9)
  })

  test('whoever walks in space walks on a moon', () => {
    const ground = ({ plate }: ReturnType<typeof drawScenery>): number =>
      plate.mask.filter(kind => kind === KINDS.ground).length
    const [walking, floating] = (['walk', 'float'] as const).map(motion =>
      drawScenery(shotOf([subjectOf('🧑‍🚀', { motion })], { place: 'space' }), SIZE, 1),
    ) as [ReturnType<typeof drawScenery>, ReturnType<typeof drawScenery>]
    assert.ok(ground(walking) > 1000 && ground(floating) === 0)
  })

  test('the ground of a moon is grey, near below and far at its horizon', () => {
    const plate = drawPlate(samplePlateOptions({ place: 'space', width: 96, height: 64 }))
    paintMoonGround(plate, 1)
    const at = (plate.height - 2) * plate.width + 40
    const [red, green, blue] = plate.rgb.subarray(at * 3, at * 3 + 3)
    assert.ok(Math.max(red!, green!, blue!) / Math.min(red!, green!, blue!) < 1.2)
    const row = (y: number): number => plate.depth[y * plate.width + 40]!
    assert.ok(row(plate.height - 2) < row(plate.ground.horizonY + 6))
    assert.equal(plate.mask[2 * plate.width + 40] === KINDS.ground, false)
  })
})

describe('what moves in a place', () => {
  const moving = async (place: 'sea' | 'room' | 'desert' | 'waterfall'): Promise<number> => {
    const compositor = await createCompositor(SIZE)
    try {
      const shot = shotOf([], { place })
      const layers = createMovingLayers(compositor, drawScenery(shot, SIZE, 1), shot)
      const frames = [0, 0.8].map(seconds => {
        compositor.drawColour([20, 20, 20])
        layers.draw(camera, seconds)
        return copyFrame(compositor.frame())
      })
      layers.free()
      return differenceOf(frames[0]!, frames[1]!)
    } finally {
      compositor.close()
    }
  }

  test('is water where there is water, and nothing in a room', async () => {
    assert.ok((await moving('sea')) > 0.05)
    assert.ok((await moving('waterfall')) > 0.02)
    assert.equal(await moving('room'), 0)
  })
})

describe('people before a stage', () => {
  test('are an audience when they are many and nobody in particular', () => {
    const stage = shotOf([], { place: 'stage' })
    assert.equal(isAudience(subjectOf('🧑', { count: 6 }), stage), true)
    assert.equal(isAudience(subjectOf('🧑', { count: 3 }), stage), false)
    assert.equal(isAudience(subjectOf('👧', { count: 6 }), stage), false)
    assert.equal(isAudience(subjectOf('🧑', { count: 6 }), shotOf([], { place: 'street' })), false)
  })

  test('are dark, at the lower edge, and move', async () => {
    const compositor = await createCompositor(SIZE)
    try {
      const audience = createAudience(compositor, seededRandom(1))
      const frameAt = (seconds: number): Buffer => {
        compositor.drawColour([200, 200, 200])
        audience.draw(seconds)
        return copyFrame(compositor.frame())
      }
      const frame = frameAt(0.3)
      const luma = (from: number, to: number): number => {
        let sum = 0
        for (let at = from * SIZE.width; at < to * SIZE.width; at++) sum += frame[at]!
        return sum / ((to - from) * SIZE.width)
      }
      assert.ok(luma(66, 72) < 0.5 * luma(0, 30))
      assert.ok(differenceOf(frame, frameAt(0.7)) > 0.05)
      audience.free()
    } finally {
      compositor.close()
    }
  })
})

test('a string goes from the hand to what hangs on it, in any direction', () => {
  for (const to of [
    { x: 30, y: -40 },
    { x: -30, y: -40 },
    { x: 5, y: -60 },
  ]) {
    const { picture, hand } = drawString(to, 2)
    const alpha = (x: number, y: number): number =>
      picture.rgba[(Math.round(y) * picture.width + Math.round(x)) * 4 + 3] ?? 0
    const near = (x: number, y: number): number =>
      Math.max(...[-1, 0, 1].flatMap(dx => [-1, 0, 1].map(dy => alpha(x + dx, y + dy))))
    assert.ok(near(hand.x, hand.y) > 100)
    assert.ok(near(hand.x + to.x, hand.y + to.y) > 100)
    assert.ok(hand.x >= 0 && hand.x <= picture.width && hand.y >= 0 && hand.y <= picture.height)
  }
})

describe('a shot as it can be staged', () => {
  test('a shot of ordinary things is left as it is', () => {
    const shot = shotOf([subjectOf('🐈'), subjectOf('🐕')], { place: 'meadow' })
    assert.deepEqual(adaptShot(shot), shot)
  })

  test('relations still lead to somebody, whatever is left out', () => {
    const pictograms = ['🐈', '🪟', '🎂', '🕯️', '👪', '🍜', '🥢', '🕵️', '🎩']
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            what: fc.constantFrom(...pictograms),
            to: fc.integer({ min: 0, max: 5 }),
            isRelated: fc.boolean(),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        fc.constantFrom('room' as const, 'kitchen' as const, 'meadow' as const, 'table' as const),
        (wishes, place) => {
          const subjects = wishes.map(({ what, to, isRelated }, at) =>
            subjectOf(what, isRelated && to < wishes.length && to !== at ? { relation: { kind: 'beside', to } } : {}),
          )
          const adapted = adaptShot(shotOf(subjects, { place }))
          for (const [at, { relation }] of adapted.subjects.entries())
            if (relation) assert.ok(adapted.subjects[relation.to] && relation.to !== at)
        },
      ),
    )
  })
})

test('a film is cut into its shots by their shares, to the frame', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 400 }),
      (shares, frames) => {
        const plan = planCuts(
          shares.map(share => shotOf([], { share })),
          frames,
        )
        assert.equal(plan[0]!.from, 0)
        assert.equal(Math.max(...plan.map(({ to }) => to)), frames)
        for (const [at, { from, to, transition }] of plan.entries()) {
          assert.ok(to > from)
          if (at > 0) assert.equal(plan[at - 1]!.to - from, transition?.frames ?? 0, 'overlaps by its transition')
        }
      },
    ),
  )
})
