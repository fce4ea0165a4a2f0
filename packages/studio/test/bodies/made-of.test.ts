import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dressBody } from '../../src/bodies/dress-body.ts'
import { MADE_LOOKS, madeOf } from '../../src/bodies/made-of.ts'
import { shadesOf } from '../../src/bodies/shade-mesh.ts'
import { MATERIAL_NAMES } from '../../src/words/vocabulary/materials.ts'
import { MATERIALS } from '../../src/raster/mesh.ts'

const horse = dressBody('1f40e', undefined)!

test('every material of the vocabulary has a look', () =>
  assert.deepEqual(
    MATERIAL_NAMES.filter(name => !MADE_LOOKS[name]),
    [],
  ))

test('a glass horse gleams, a gold one shines, and one of flowers has many colours', () => {
  const surfaces = (name: string): number[] => [...new Set(shadesOf(madeOf(horse, name).mesh).map(word => word >>> 24))]
  assert.deepEqual(surfaces('glass'), [MATERIALS.glossy])
  assert.deepEqual(surfaces('gold'), [MATERIALS.metal])
  const hues = (name: string): number => new Set(shadesOf(madeOf(horse, name).mesh)).size
  assert.ok(hues('flowers') > 3 * hues('gold'), `${hues('flowers')} and ${hues('gold')}`)
  assert.equal(madeOf(horse, 'nothing'), horse)
})

test('a change of material does not change the original body', () => {
  const before = [...shadesOf(horse.mesh)]
  madeOf(horse, 'paper')
  assert.deepEqual([...shadesOf(horse.mesh)], before)
})

test('a person of sand has a face', () => {
  const girl = dressBody('1f467', undefined)!
  const shades = shadesOf(madeOf(girl, 'sand').mesh)
  assert.ok(shades.some(word => word >>> 24 === MATERIALS.face))
})

test('hollow glass is transparent, solid glass is not', () => {
  const vase = dressBody('drawn-vase', undefined)!
  assert.equal(madeOf(vase, 'glass', true).mesh.glassFrom, 0)
  assert.equal(madeOf(vase, 'glass').mesh.glassFrom, undefined)
})
