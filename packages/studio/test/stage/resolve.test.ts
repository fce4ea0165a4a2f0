import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Entity, Scene, ScenePlace } from '@kinora/media/scene/scene-schema'
import { readFlatPictures } from '../../src/stage/resolve/flat-pictures.ts'
import { bodyPart } from '../../src/stage/resolve/body-part.ts'
import { occasionOf } from '../../src/stage/resolve/occasion.ts'
import { type Performer, sizeOf } from '../../src/stage/resolve/performer.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { resolvePerformers } from '../../src/stage/resolve/resolve-performers.ts'
import { createSceneNotes } from '../../src/stage/scene-notes.ts'

const sceneOf = (entities: Entity[], place: Partial<ScenePlace> = {}): Scene => ({
  version: 'kinora.scene/1',
  seconds: 2,
  entities,
  places: [{ id: 'place', asset: 'park', ...place }],
  shots: [{ from: 0, to: 2, place: 'place' }],
})

test('a group has the members of the catalogue, with their ids', () => {
  const notes = createSceneNotes()
  const { all } = resolvePerformers(
    sceneOf([
      { id: 'pair', asset: 'couple', members: ['anna', 'ben'] },
      { id: 'family', asset: 'family' },
    ]),
    4,
    notes,
  )
  assert.deepEqual(
    all.map(({ id, asset }) => [id, asset]),
    [
      ['anna', 'woman'],
      ['ben', 'man'],
      ['family.1', 'man'],
      ['family.2', 'woman'],
      ['family.3', 'girl'],
    ],
  )
  assert.deepEqual(notes.all(), [])
})

test('an asset without a shape is a card with its picture, at the real height', async () => {
  const scene = sceneOf([{ id: 'arc', asset: 'rainbow' }])
  const notes = createSceneNotes()
  const { all } = resolvePerformers(scene, 4, notes, { pictures: await readFlatPictures(scene) })
  assert.ok(all[0]?.card)
  assert.ok(Math.abs(sizeOf(all[0]).height / loadCatalogue().asset('rainbow')!.size.height - 1) < 0.05)
  assert.deepEqual(notes.all(), [])
})

test('people dress for the weather of the first place that has some, and not inside', () => {
  assert.equal(occasionOf(sceneOf([], { weather: 'rain' })), 'rain')
  assert.equal(occasionOf(sceneOf([], { weather: 'snow' })), 'winter')
  assert.equal(occasionOf(sceneOf([{ id: 'umbrella', asset: 'umbrella' }], { weather: 'rain' })), undefined)
  assert.equal(occasionOf(sceneOf([], { asset: 'kitchen', weather: 'rain' })), undefined)
})

test('a given colour is visible, also on bodies that take none; leaves stay green', () => {
  const colours = (entity: Entity): string[] => {
    const { all } = resolvePerformers(sceneOf([entity]), 4, createSceneNotes())
    return [...new Set(all[0]!.body.parts.map(({ colour }) => colour))]
  }
  const isYellow = (colour: string): boolean => {
    const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ]
    return red > 2 * blue && green > 1.4 * blue && red > green
  }
  const plain = colours({ id: 'it', asset: 'bouquet' })
  const yellow = colours({ id: 'it', asset: 'bouquet', colour: 'yellow' })
  const changed = yellow.filter(colour => !plain.includes(colour))
  assert.ok(changed.length > 0 && changed.every(isYellow) && yellow.includes('#5a9a4a'), yellow.join(' '))
  assert.ok(!yellow.includes('#e0405a'))
  // Of a thing with no bright parts, most of it takes the colour.
  assert.notDeepEqual(colours({ id: 'it', asset: 'football', colour: 'red' }), colours({ id: 'it', asset: 'football' }))
})

test('coloured glass shows its colour, and clear glass is transparent', () => {
  const materials = (colour: string): unknown[] => {
    const jug = { shape: 'ball', at: [0, 0.1, 0], size: 0.2, material: 'glass', colour } as const
    const scene = sceneOf([{ id: 'it', asset: 'jug' }])
    const asset = {
      id: 'jug',
      kind: 'thing' as const,
      names: { en: ['jug'] },
      parts: [{ ...jug, at: [0, 0.1, 0] as [number, number, number] }],
    }
    const { all } = resolvePerformers({ ...scene, assets: [asset] }, 4, createSceneNotes())
    return all[0]!.body.parts.map(part => part.material)
  }
  assert.deepEqual([materials('pink'), materials('white')], [['glossy'], ['glass']])
})

test('the back of a living mount carries a rider, and the back of a thing is its rear', () => {
  const { all } = resolvePerformers(
    sceneOf([
      { id: 'cow', asset: 'cow' },
      { id: 'car', asset: 'car' },
    ]),
    4,
    createSceneNotes(),
  )
  const [cow, car] = all as [Performer, Performer]
  const height = ({ extent: { low, high } }: Performer, y: number): number => (y - low[1]) / (high[1] - low[1])
  const [back, behind] = [bodyPart(cow, 'back')!, bodyPart(car, 'back')!]
  assert.ok(height(cow, back.at[1]) > 0.55 && Math.abs(back.at[2]) < 0.25 * cow.extent.high[2], back.at.join(' '))
  assert.ok(behind.at[2] < 0.6 * car.extent.low[2], behind.at.join(' '))
})
