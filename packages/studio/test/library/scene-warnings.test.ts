import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkScene } from '@kinora/media/scene/check-scene'
import { loadCatalogue } from '../../src/library/catalogue.ts'

const right = {
  version: 'kinora.scene/1',
  seconds: 4,
  entities: [
    { id: 'ann', asset: 'woman' },
    { id: 'bob', asset: 'man' },
    { id: 'loaf', asset: 'bread' },
    { id: 'chair', asset: 'chair' },
  ],
  places: [{ id: 'room', asset: 'classroom' }],
  shots: [
    {
      from: 0,
      to: 4,
      place: 'room',
      placements: [
        { who: 'ann', relation: 'seated-on', to: 'chair' },
        { who: 'loaf', relation: 'held-by', to: 'bob' },
      ],
      actions: [{ who: 'bob', does: 'nod' }] as object[],
      texts: [{ text: 'Hello', box: [0.1, 0.1, 0.8, 0.2] }],
    },
  ],
}
type Change = (shot: (typeof right.shots)[number], scene: typeof right) => void

const warningsOf = (change: Change): string[] => {
  const scene = structuredClone(right)
  change(scene.shots[0]!, scene)
  const { problems, warnings } = checkScene(scene, loadCatalogue())
  assert.deepEqual(problems, [])
  return warnings.map(({ at, code }) => `${code} ${at}`)
}

test('a document without mistakes has no warnings', () =>
  assert.deepEqual(
    warningsOf(() => undefined),
    [],
  ))

test('an asset with the shape of another is told, unless the document has one of that name', () => {
  const swordfish = { id: 'fish', asset: 'swordfish' }
  const own = { id: 'swordfish', parts: [{ shape: 'box', at: [0, 0.5, 0], size: [1, 1, 1] }] }
  const withFish = (assets?: object[]): string[] =>
    warningsOf((shot, scene) => {
      scene.entities.push(swordfish)
      shot.placements.push({ who: 'fish', relation: 'on', to: 'room/floor' })
      if (assets) Object.assign(scene, { assets })
    })
  assert.deepEqual(withFish(), ['stands-in /entities/4/asset'])
  assert.deepEqual(withFish([own]), [])
})

const cases: [what: string, expected: string, change: Change][] = [
  [
    'an entity of no shot',
    'never-seen /entities/4',
    (_, { entities }) => void entities.push({ id: 'cat', asset: 'cat' }),
  ],
  [
    'a seat that is none',
    'not-afforded /shots/0/placements/0/to',
    ({ placements }) => {
      placements[0]!.to = 'loaf'
      placements.push({ who: 'chair', relation: 'beside', to: 'room/desk' })
    },
  ],
  [
    'a loaf that is ridden',
    'not-afforded /shots/0/actions/1/object',
    ({ actions }) => void actions.push({ who: 'bob', does: 'ride', object: 'loaf' }),
  ],
  [
    'a loaf that writes',
    'wrong-actor /shots/0/actions/1/who',
    ({ actions }) => void actions.push({ who: 'loaf', does: 'write', text: 'I' }),
  ],
  [
    'a role that an action has not',
    'wrong-role /shots/0/actions/1/object',
    ({ actions }) => void actions.push({ who: 'ann', does: 'nod', object: 'loaf' }),
  ],
  [
    'a thing held by two',
    'placed-twice /shots/0/placements/2',
    ({ placements }) => void placements.push({ who: 'loaf', relation: 'held-by', to: 'ann' }),
  ],
  [
    'a circle of placements',
    'placed-in-a-circle /shots/0/placements/0',
    ({ placements }) => void placements.push({ who: 'chair', relation: 'beside', to: 'ann' }),
  ],
  [
    'who sleeps and walks',
    'excluding-actions /shots/0/actions/2',
    ({ actions }) =>
      void actions.push({ who: 'bob', does: 'sleep', from: 0, to: 3 }, { who: 'bob', does: 'walk', from: 2, to: 4 }),
  ],
  [
    'letters outside the frame',
    'outside-the-frame /shots/0/texts/0/box',
    ({ texts }) => void (texts[0]!.box = [0.8, 0.8, 0.8, 0.8]),
  ],
]
for (const [what, expected, change] of cases)
  test(`${what} is a warning`, () => assert.deepEqual(warningsOf(change), [expected]))

test('actions in sequence, and a look to the left, are not a warning', () => {
  assert.deepEqual(
    warningsOf(({ actions, placements }) => {
      actions.push({ who: 'bob', does: 'sleep', from: 0, to: 2 }, { who: 'bob', does: 'walk', from: 2, to: 4 })
      Object.assign(placements[0]!, { facing: 'left' })
    }),
    [],
  )
})
