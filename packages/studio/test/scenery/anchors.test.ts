import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { type KitPlace, placeAnchors, type PlaceAnchor } from '../../src/stage/resolve/anchors-of-place.ts'
import { chooseFill } from '../../src/backdrops/choose-fill.ts'
import { readPlace } from '../../src/data-files/read-place.ts'
import { assetBody } from '../../src/library/asset-bodies.ts'
import type { DressedPlace } from '../../src/scenery/dressed/dressed-place.ts'
import { findFilled } from '../../src/scenery/dressed/find-dressed.ts'
import { findPainted } from '../../src/scenery/find-painted.ts'

const places = loadCatalogue().list('place')

/** As it is painted: with room for goods, where it is full of some. */
function paintedOf(id: string): DressedPlace | KitPlace {
  const { goods, like = id } = readPlace(id)!
  const { traits, spots = [] } = readPlace(like)!
  const fill = goods && chooseFill(goods.map(asset => ({ words: asset, sprite: assetBody(asset)! })))
  return (fill && findFilled(like, fill)) ?? { ...findPainted(traits, like), spots }
}
const anchorsIn = (id: string, hand: 1 | -1 = 1): PlaceAnchor[] => placeAnchors(paintedOf(id), hand)
const find = (id: string, anchor: string, hand: 1 | -1 = 1): PlaceAnchor =>
  anchorsIn(id, hand).find(one => one.id === anchor)!

test('the catalogue lists exactly the anchors of a place', () => {
  for (const { id, anchors } of places) {
    const there = anchorsIn(id).map(({ spots: _spots, ...anchor }) => anchor)
    const ids = there.map(one => one.id)
    assert.deepEqual(
      anchors.map(one => one.id),
      ids,
      `${id} has "anchors": ${JSON.stringify(ids)}`,
    )
    assert.deepEqual(anchors, there, id)
    assert.equal(new Set(anchors.map(one => one.id)).size, anchors.length, id)
  }
})

test('every place has ground to stand on, and every anchor a spot with a size', () => {
  for (const { id } of places) {
    const anchors = anchorsIn(id)
    const ground = anchors.filter(one => one.id === 'floor' || one.id === 'ground')
    assert.equal(ground.length, 1, id)
    assert.ok(ground[0]!.affords.includes('stand-on') && ground[0]!.spots[0]!.top !== undefined, id)
    for (const { id: anchor, spots } of anchors) {
      assert.ok(spots.length > 0, `${id}/${anchor}`)
      for (const { at, size } of spots)
        assert.ok([...at, ...size].every(Number.isFinite) && size.every(side => side >= 0), `${id}/${anchor}`)
    }
  }
})

test('seats have the height of a seated person, and surfaces have a top', () => {
  for (const { id } of places)
    for (const { id: anchor, affords, spots } of anchorsIn(id))
      for (const { seats, top, face, at } of spots) {
        const name = `${id}/${anchor}`
        const isGround = ['floor', 'ground', 'lawn', 'pavement', 'sand', 'shore', 'parapet'].includes(anchor)
        if (affords.includes('sit-on') && !isGround && !affords.includes('stand-on')) {
          assert.ok(seats, name)
          for (const seat of seats)
            assert.ok(seat.at[1] - at[1] > 0.1 && seat.at[1] - at[1] < 4, `${name} ${seat.at[1]}`)
        }
        if (affords.includes('put-on')) assert.ok(top !== undefined, name)
        if (affords.includes('write-on') && !isGround) assert.ok(face, name)
      }
})

test('pupils sit at their desks and look at the board, which is written on in front of them', () => {
  const desks = find('classroom', 'desks')
  const board = find('classroom', 'blackboard')
  assert.equal(desks.spots.length, 12)
  assert.ok(desks.affords.includes('sit-at'))
  for (const { seats, top } of desks.spots) {
    assert.ok(seats![0]!.at[1] > 0.4 && seats![0]!.at[1] < 0.5 && top! > 0.7 && top! < 0.8)
    // 180 degrees: away from the camera, where the board is.
    assert.equal(Math.abs(seats![0]!.turn) % 360, 180)
    assert.ok(seats![0]!.at[2] < board.spots[0]!.at[2])
  }
  const { face } = board.spots[0]!
  assert.ok(face!.size[0] > 3 && face!.size[1] > 1 && face!.at[1] > 1.2)
  assert.deepEqual(find('classroom', 'desk').spots.length, 1)
})

test('a chair, a table, a door and a window have their functions', () => {
  const has = (id: string, anchor: string, ...affords: string[]): void => {
    for (const one of affords)
      assert.ok(
        find(id, anchor).affords.some(there => there === one),
        `${anchor} ${one}`,
      )
  }
  has('log-cabin', 'armchair', 'sit-on')
  has('log-cabin', 'hearth', 'light')
  has('log-cabin', 'window', 'open')
  has('elevator', 'elevator-doors', 'open')
  has('kitchen', 'counter', 'put-on')
  has('product-sweep', 'surface', 'put-on')
  assert.ok(find('log-cabin', 'armchair').spots[0]!.seats![0]!.at[1] > 0.4)
})

test('the ground, the floor and a road are where the camera sees them', () => {
  for (const { id } of places) {
    const { subjectDepths } = paintedOf(id)
    for (const { id: anchor, spots } of anchorsIn(id))
      if (['floor', 'ground', 'middle', 'road'].includes(anchor))
        for (const { at } of spots)
          assert.ok(at[2] > 0.5 && at[2] < subjectDepths[1] + 12, `${id}/${anchor} ${at[2]} of ${subjectDepths.join()}`)
  }
})

test('a mirrored room has its things on the other side, and its left wall at the left', () => {
  const [there, mirrored] = [find('log-cabin', 'hearth', 1).spots[0]!, find('log-cabin', 'hearth', -1).spots[0]!]
  assert.ok(Math.abs(there.at[0] + mirrored.at[0]) < 1e-9 && Math.abs(there.at[0]) > 1)
  for (const hand of [1, -1] as const) assert.ok(find('log-cabin', 'left-wall', hand).spots[0]!.at[0] < 0)
})
