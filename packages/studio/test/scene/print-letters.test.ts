import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dressBody } from '../../src/bodies/dress-body.ts'
import { inkOn } from '../../src/bodies/print-mesh.ts'
import type { Attire } from '../../src/bodies/kits/person-table.ts'
import { pictogramCode } from '../../src/figures/pictograms.ts'
import { type Mesh, VERTEX_WORDS } from '../../src/raster/mesh.ts'
import type { BodyOptions, Rasteriser } from '../../src/raster/rasteriser.ts'
import { printLetters } from '../../src/figures/print-letters.ts'
import { wearHats } from '../../src/scene/wear-hats.ts'
import { shotOf, subjectOf } from './shots.ts'

type Print = BodyOptions & { rgba?: Uint8Array }

/** The skins with letters of somebody who wears this. */
function printsOf(words: string, letters: string, attire: Attire = {}, pictogram = '👩') {
  const prints: Print[] = []
  const rasteriser = {
    add(options: BodyOptions) {
      const print: Print = { ...options }
      prints.push(print)
      return { paint: (rgba: Uint8Array) => Object.assign(print, { rgba }) }
    },
  } as unknown as Rasteriser
  const { body, mesh } = dressBody(pictogramCode(pictogram), undefined, attire)!
  printLetters(rasteriser, subjectOf(pictogram, { wears: [{ words, letters }] }), body, mesh)
  return { prints, body }
}

const bonesOf = ({ vertices }: Mesh): Set<number> => {
  const words = new Uint32Array(vertices.buffer)
  return new Set(
    Array.from({ length: vertices.length / VERTEX_WORDS }, (_, at) => words[at * VERTEX_WORDS + 7]! & 0xffff),
  )
}
const depthsOf = ({ vertices }: Mesh): number[] =>
  Array.from({ length: vertices.length / VERTEX_WORDS }, (_, at) => vertices[at * VERTEX_WORDS + 2]!)

test('letters on a shirt are on the chest, ahead, and move with it', () => {
  const { prints, body } = printsOf('T-shirt', 'HELLO')
  assert.equal(prints.length, 1)
  const [{ mesh, picture, rgba }] = prints as [Print]
  assert.deepEqual(
    [...bonesOf(mesh)].map(bone => body.bones[bone]!.name),
    ['chest'],
  )
  assert.ok(Math.min(...depthsOf(mesh)) > 0)
  // Of somebody's height: large enough to be read.
  assert.ok(picture!.width / picture!.perMetre > 0.14 * 1.7)
  assert.ok(rgba!.some(byte => byte > 0))
})

test('the number of a player is on the back too, and letters on a cap over the brow', () => {
  const { prints } = printsOf('球衣', '10')
  assert.deepEqual(
    prints.map(({ mesh }) => Math.sign(depthsOf(mesh)[0]!)),
    [1, -1],
  )
  const cap = printsOf('cap', 'NYC', { hat: { kind: 'cap', colour: '#3f6fa8' } })
  assert.deepEqual(
    [...bonesOf(cap.prints[0]!.mesh)].map(bone => cap.body.bones[bone]!.name),
    ['head'],
  )
  const [boy] = wearHats(
    shotOf([subjectOf('👦'), subjectOf('🧢', { label: 'NYC', relation: { kind: 'on', to: 0 } })]),
  ).subjects
  assert.equal(boy!.wears?.[0]?.letters, 'NYC')
})

test('ink is seen on its cloth, whatever hangs before that', () => {
  assert.notEqual(inkOn([240, 240, 230]), inkOn([30, 40, 90]))
  const usual = ({ rgba }: Print): number => {
    const reds = rgba!.filter((_, at) => at % 4 === 0 && rgba![at + 3]! > 250).toSorted((a, b) => a - b)
    return reds[reds.length >> 1]!
  }
  // A dark hoodie has white strings.
  assert.ok(usual(printsOf('hoodie', 'LOVE', { top: '#20243a', cowl: '#20243a', sleeves: 'long' }).prints[0]!) > 200)
  assert.ok(usual(printsOf('T-shirt', 'LOVE', { top: '#f4f0e8' }).prints[0]!) < 90)
})

test('what has no clothes has no print', () => {
  assert.equal(printsOf('vest', 'SERVICE', {}, '🐕').prints.length, 0)
})
