import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Compositor, Sprite } from '../../../media/src/compositor/compositor.ts'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'
import type { ShotCamera } from '../../src/camera/shot-camera.ts'
import type { Shot } from '../../src/direct/shot-list.ts'
import { createPlaceLife } from '../../src/scene/place-life.ts'
import type { Scenery } from '../../src/scene/scenery.ts'
import type { Plate } from '../../src/scenery/plate.ts'
import { levelPlate } from './level-plate.ts'
import { shotOf, subjectOf } from './shots.ts'

const CAMERA: ShotCamera = { x: 92, y: 52, zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0.5 }

function lifeOf(more: Partial<Shot>, plate: Plate = levelPlate()) {
  const pictures: RgbaPicture[] = []
  let drawn: { x: number; y: number; opacity?: number }[] = []
  const compositor = {
    width: 160,
    height: 90,
    addSprite: (picture: RgbaPicture) => {
      pictures.push(picture)
      return { width: picture.width, height: picture.height, free() {} }
    },
    drawSprite: (_: Sprite, at: { x: number; y: number }) => void drawn.push(at),
  } as unknown as Compositor
  const scenery = { plate, nearnessOf: (metres: number) => 1 / metres } as unknown as Scenery
  const life = createPlaceLife(compositor, scenery, shotOf(more.subjects ?? [], more), 4, seededRandom(3))
  const at = (seconds: number) => {
    drawn = []
    life.draw(CAMERA, seconds)
    return drawn
  }
  return { pictures, at }
}

test('over a land that nobody is in shadows of clouds go by day and birds fly, and nothing does by night or in a room', () => {
  const day = lifeOf({ place: 'mountains' })
  assert.ok(day.pictures.length > 10)
  assert.notDeepEqual(day.at(0.2), day.at(3))
  assert.notDeepEqual(day.pictures.at(4)!.rgba, day.pictures.at(14)!.rgba)
  assert.equal(lifeOf({ place: 'mountains', time: 'night' }).pictures.length, 0)
  assert.equal(lifeOf({ place: 'room' }).pictures.length, 0)
})

test('who is there alone is not among birds that nobody has named', () => {
  const alone = lifeOf({ place: 'desert', weather: 'cloudy' }).pictures.length
  assert.equal(alone - lifeOf({ place: 'desert', weather: 'cloudy', subjects: [subjectOf('🐈')] }).pictures.length, 4)
})

test('gusts go over what grows in a field, also by night', () => {
  assert.ok(lifeOf({ place: 'meadow', where: 'wheat-field', time: 'night' }).pictures.length > 0)
  assert.equal(lifeOf({ place: 'meadow', where: 'wheat-field', time: 'night', season: 'winter' }).pictures.length, 0)
})

test('chimneys smoke where they are seen, and not in the rain', () => {
  const plate: Plate = { ...levelPlate(), chimneys: [{ x: 92, y: 30, metres: 20 }] }
  const smoke = lifeOf({ place: 'meadow', where: 'village', time: 'night', season: 'winter' }, plate)
  const [first, later] = [smoke.at(1), smoke.at(2)]
  assert.ok(first.length > 12 && first.every(({ y }) => y <= 30))
  assert.notDeepEqual(first, later)
  assert.equal(lifeOf({ where: 'village', weather: 'rain' }, plate).at(1).length, 0)
  const hidden: Plate = { ...plate, depth: plate.depth.map(() => 5) }
  assert.equal(lifeOf({ where: 'village', time: 'night' }, hidden).at(1).length, 0)
})

test('cars by night are trails of light on a road where the words ask for them', () => {
  const camera = { move: 'still', framing: 'wide', speed: 'normal', lens: ['light-trails'] } as const
  const more = { place: 'street', where: 'highway', time: 'night' } as const
  const { at } = lifeOf({ ...more, camera: { ...camera, lens: ['light-trails'] } })
  assert.ok(at(0.1).length > 0)
  assert.equal(lifeOf(more).at(0.1).length, 0)
})
