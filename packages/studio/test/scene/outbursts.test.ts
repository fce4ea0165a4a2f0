import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Compositor, Sprite } from '../../../media/src/compositor/compositor.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'
import type { ShotCamera } from '../../src/camera/shot-camera.ts'
import type { Subject } from '../../src/direct/shot-list.ts'
import { createOutbursts } from '../../src/scene/outbursts.ts'
import type { Scenery } from '../../src/scene/scenery.ts'
import { memberOf, spotOf } from './level-plate.ts'
import { shotOf, subjectOf } from './shots.ts'

const CAMERA: ShotCamera = { x: 80, y: 45, zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0.5 }

function burstsOf(pictogram: string, more: Partial<Subject>) {
  let drawn: { x: number; y: number }[] = []
  const compositor = {
    width: 160,
    height: 90,
    addSprite: ({ width, height }: RgbaPicture) => ({ width, height, free() {} }),
    drawSprite: (_: Sprite, at: { x: number; y: number }) => void drawn.push(at),
  } as unknown as Compositor
  const scenery = { nearnessOf: () => 0.5 } as unknown as Scenery
  const spot = spotOf(memberOf(pictogram, more), { x: 80, y: 80, height: 40 })
  const layer = createOutbursts(compositor, scenery, shotOf([subjectOf(pictogram, more)]), [spot])
  return (seconds: number) => {
    drawn = []
    layer?.draw(CAMERA, seconds)
    return drawn
  }
}

test('lava and ash burst from the top of a volcano that erupts, and from none that does not', () => {
  const at = burstsOf('🌋', { deeds: [{ verb: 'erupt', words: 'erupts' }] })
  assert.ok(at(1).length > 40 && at(1).every(({ y }) => y < 60))
  assert.notDeepEqual(at(1), at(1.5))
  assert.equal(burstsOf('🌋', {})(1).length, 0)
})

test('where waves break against a tower there is spray at its foot', () => {
  const splash = { deeds: [{ verb: 'splash', words: 'splash' }] }
  const at = burstsOf('🏰', { ...splash, build: 'building' })(1)
  assert.ok(at.length > 20 && at.every(({ y }) => y > 50 && y <= 82))
  assert.equal(burstsOf('🐈', splash)(1).length, 0)
})
