import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dressBody } from '../../src/bodies/dress-body.ts'
import { MATERIALS } from '../../src/raster/mesh.ts'
import { changedShare, findPainting, findShading, laterSelf, pixelsAt, shadesAt } from '../../src/scene/changing.ts'
import { findEvents } from '../../src/scene/find-events.ts'
import type { Change } from '../../src/direct/shot-list.ts'
import { shotOf, subjectOf } from './shots.ts'

const mug = 'drawn-mug'
function shadingOf(changes: Change[], colour?: string) {
  const subject = { ...subjectOf('🍎'), what: { sprite: mug }, changes }
  return findShading(subject, mug, colour, dressBody(mug, colour)!)
}
const redness = (word: number): number => (word & 255) - ((word >>> 16) & 255)
const mean = (shades: Uint32Array, of: (word: number) => number): number =>
  shades.reduce((sum, word) => sum + of(word), 0) / shades.length

test('what changes is seen as it was, and at the end as it is', () => {
  assert.equal(changedShare(0.5, 5), 0)
  assert.equal(changedShare(4.5, 5), 1)
  assert.ok(changedShare(2.5, 5) > 0.2 && changedShare(2.5, 5) < 0.8)
})

test('a body goes from one colour to another over what lies between', () => {
  const shading = shadingOf([{ of: 'colour', from: 'blue', to: 'red' }], 'blue')!
  const [start, middle, end] = [0, 0.5, 1].map(share => mean(shadesAt(shading, share), redness)) as [
    number,
    number,
    number,
  ]
  assert.ok(start < 0 && end > 0 && middle > start && middle < end, `${start} ${middle} ${end}`)
})

test('a thing of metal has the material of it, and a lamp that is off is dark', () => {
  const { to } = shadingOf([{ of: 'material', from: 'wood', to: 'metal' }])!
  assert.ok(to.every(word => word >>> 24 === MATERIALS.metal || word >>> 24 === MATERIALS.face))
  const lamp = shadingOf([{ of: 'light', from: 'off', to: 'on' }])!
  assert.ok(mean(lamp.from, word => word & 255) < 0.5 * mean(lamp.to, word => word & 255))
})

test('what does not change has no colours of its own', () => assert.equal(shadingOf([]), undefined))

test('a picture that stands for its subject changes too, and keeps its shape', () => {
  const rgba = Uint8Array.of(200, 200, 200, 255, 90, 90, 90, 128)
  const painting = findPainting({ ...subjectOf('☁️'), changes: [{ of: 'colour', to: 'black' }] }, rgba)!
  assert.deepEqual(pixelsAt(painting, 0), rgba)
  const end = pixelsAt(painting, 1)
  assert.ok(end[0]! < 90)
  assert.deepEqual([end[3], end[7]], [255, 128])
})

test('who grows old is drawn as an old one, who becomes another as that', () => {
  const girl = subjectOf('👧')
  const woman = subjectOf('👩')
  assert.deepEqual(laterSelf({ ...woman, changes: [{ of: 'age', to: 'old' }] })!.what, { sprite: '1f475' })
  assert.deepEqual(laterSelf({ ...girl, changes: [{ of: 'figure', to: '1f98b' }] })!.what, { sprite: '1f98b' })
  assert.equal(laterSelf(girl), undefined)
})

test('a change of size is an event of the body', () => {
  const eventsOf = (change: Change) => {
    const subject = { ...subjectOf('🐈'), changes: [change] }
    return findEvents(subject, shotOf([subject]))
  }
  assert.deepEqual(eventsOf({ of: 'size', from: 'small', to: 'large' }), ['grow'])
  assert.deepEqual(eventsOf({ of: 'size', to: 'tiny' }), ['shrink'])
})
