import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import type { Camera, Subject } from '../../src/direct/shot-list.ts'
import { arrangeFigures } from '../../src/scene/arrange-figures.ts'
import { clusterCast } from '../../src/scene/cast.ts'
import { collectArt } from '../../src/scene/collect-art.ts'
import { drawScenery } from '../../src/scene/scenery.ts'
import { shotOf, SMALL, subjectOf } from './shots.ts'

type Placed = { height: number; foot: number; left: number; right: number }

/** Where everyone stands in a flat desert: shares of the frame, counted from its left and upper edges. */
async function placesOf(subjects: Subject[], framing: Camera['framing'] = 'medium', seed = 1): Promise<Placed[]> {
  const shot = shotOf(subjects, { camera: { move: 'still', framing, speed: 'normal' } })
  const { plate } = drawScenery(shot, SMALL, 1)
  const clusters = clusterCast(shot, await collectArt(shot, []))
  const spots = arrangeFigures({ shot, clusters, plate, frame: SMALL, seeded: seededRandom(seed) })
  return spots.map(({ height, x, y, extents }) => ({
    height: (height * extents.up) / SMALL.height,
    foot: (y - plate.height / 2) / SMALL.height + 0.5,
    left: (x - height * extents.left - plate.width / 2) / SMALL.width + 0.5,
    right: (x + height * extents.right - plate.width / 2) / SMALL.width + 0.5,
  }))
}

const isNear = (found: number | undefined, wanted: number, what: string): void =>
  assert.ok(Math.abs((found ?? Number.NaN) - wanted) < 0.012, `${what}: ${found}, not ${wanted}`)

for (const [framing, height, foot] of [
  ['wide', 0.42, 0.82],
  ['medium', 0.5, 0.87],
  ['close', 0.74, 0.95],
] as const)
  test(`${framing}: who is alone takes ${height} of the frame's height and stands at ${foot} of it`, async () => {
    for (const who of ['🧍', '🐈']) {
      const [only] = await placesOf([subjectOf(who)], framing)
      isNear(only?.height, height, who)
      isNear(only?.foot, foot, who)
    }
  })

test('small words make small figures and large ones large; a house is grander than who lives in it', async () => {
  const heightOf = async (subject: Subject): Promise<number | undefined> => (await placesOf([subject]))[0]?.height
  for (const [size, height] of [
    ['tiny', 0.25],
    ['small', 0.41],
    ['large', 0.625],
    ['huge', 0.75],
  ] as const)
    isNear(await heightOf(subjectOf('🐈', { size })), height, size)
  isNear(await heightOf(subjectOf('🏠')), 0.6, 'a house')
})

test('several are each smaller, twelve of a kind at most, and of two the larger animal is the larger figure', async () => {
  const alone = (await placesOf([subjectOf('🐈')]))[0]!.height
  const heights = await Promise.all(
    [2, 3, 6].map(async count => (await placesOf([subjectOf('🐈', { count })])).map(one => one.height)),
  )
  const means = heights.map(all => all.reduce((sum, one) => sum + one, 0) / all.length / alone)
  assert.deepEqual(
    heights.map(all => all.length),
    [2, 3, 6],
  )
  for (const [nth, [least, most]] of [
    [0.69, 0.87],
    [0.6, 0.76],
    [0.46, 0.62],
  ].entries())
    assert.ok(means[nth]! > least! && means[nth]! < most!, `${means[nth]}`)
  assert.equal((await placesOf([subjectOf('🐈', { count: 40 })])).length, 12)
  const [elephant, cat] = await placesOf([subjectOf('🐘'), subjectOf('🐈')])
  assert.ok(elephant!.height > 1.5 * cat!.height, `${elephant?.height} ${cat?.height}`)
})

test('who is said to be in front is larger, who is said to be behind smaller', async () => {
  const [front] = await placesOf([subjectOf('🐕', { side: 'foreground' })])
  const [back] = await placesOf([subjectOf('🐕', { side: 'background' })])
  isNear(front?.height, 0.575, 'in front')
  isNear(back?.height, 0.275, 'behind')
})

test('a few stand within the frame and beside each other, whatever the seed', async () => {
  for (const seed of [1, 2, 3]) {
    const all = await placesOf([subjectOf('🐈', { count: 3 })], 'medium', seed)
    for (const { left, right } of all) assert.ok(left > -0.02 && right < 1.02, `${left} to ${right}`)
    const row = all.toSorted((a, b) => a.left - b.left)
    for (const [nth, one] of row.slice(1).entries())
      assert.ok(one.left > row[nth]!.right - 0.06, `seed ${seed}: ${JSON.stringify(row)}`)
  }
})
