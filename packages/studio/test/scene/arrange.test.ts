import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import type { Camera, Subject } from '../../src/direct/shot-list.ts'
import { arrangeFigures } from '../../src/scene/arrange-figures.ts'
import { clusterCast } from '../../src/scene/cast.ts'
import { collectArt } from '../../src/scene/collect-art.ts'
import { footRowAt, isWaterAt } from '../../src/scene/ground.ts'
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
  const both = await placesOf([subjectOf('🐘'), subjectOf('🐈')])
  const [cat, elephant] = both.toSorted((a, b) => a.height - b.height)
  assert.ok(elephant!.height > 5 * cat!.height, `${elephant?.height} ${cat?.height}`)
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

const spotsOf = async (subjects: Subject[], more: Parameters<typeof shotOf>[1] = {}, seed = 1) => {
  const shot = shotOf(subjects, { camera: { move: 'still', framing: 'medium', speed: 'normal' }, ...more })
  const { plate } = drawScenery(shot, SMALL, 1)
  const clusters = clusterCast(shot, await collectArt(shot, []))
  return { plate, spots: arrangeFigures({ shot, clusters, plate, frame: SMALL, seeded: seededRandom(seed) }) }
}

test('who is beside somebody stands next to them, and trees stand behind people and not between them', async () => {
  const couple = [
    subjectOf('🌴', { metres: 3 }),
    subjectOf('👩'),
    subjectOf('👨', { relation: { kind: 'beside', to: 1 } }),
  ]
  for (const seed of [1, 2, 3]) {
    const { spots } = await spotsOf(couple, {}, seed)
    const [palms, people] = [
      spots.filter(({ member }) => member.index === 0),
      spots.filter(({ member }) => member.index > 0),
    ]
    assert.ok(
      palms.every(({ depth }) => people.every(one => depth > one.depth)),
      `seed ${seed}`,
    )
    const five = ['🧑', '👩', '👧', '👦', '👨'].map((one, at) =>
      subjectOf(one, at === 4 ? { relation: { kind: 'beside', to: 1 } } : {}),
    )
    const row = (await spotsOf(five, {}, seed)).spots.toSorted((a, b) => a.x - b.x).map(({ member }) => member.index)
    assert.equal(Math.abs(row.indexOf(4) - row.indexOf(1)), 1, row.join())
  }
})

test('nobody is arranged where nobody is', async () => {
  assert.deepEqual((await spotsOf([])).spots, [])
})

test('the same seed arranges the same, and everybody is there once', async () => {
  const cast = [subjectOf('🐈', { count: 2 }), subjectOf('🐕'), subjectOf('🌳')]
  const [first, again] = [await spotsOf(cast), await spotsOf(cast)]
  assert.deepEqual(
    first.spots.map(({ x, y, height }) => [x, y, height]),
    again.spots.map(({ x, y, height }) => [x, y, height]),
  )
  assert.equal(first.spots.length, 4)
})

test('far ones are drawn before near ones', async () => {
  const { spots } = await spotsOf([subjectOf('🐈', { count: 12 }), subjectOf('🏠'), subjectOf('🌳', { count: 4 })])
  for (let at = 1; at < spots.length; at++) assert.ok(spots[at]!.depth <= spots[at - 1]!.depth)
})

test('feet stand on the ground that the plate has there', async () => {
  const { spots, plate } = await spotsOf([subjectOf('🐈'), subjectOf('🐕'), subjectOf('🐎')], { place: 'mountains' })
  for (const { stance, x, y, depth } of spots)
    if (stance === 'ground') assert.ok(Math.abs(footRowAt(plate, x, depth) - y) < 1)
})

test('left is left and right is right', async () => {
  const { spots, plate } = await spotsOf([subjectOf('🐈', { side: 'left' }), subjectOf('🐕', { side: 'right' })])
  const [cat, dog] = [0, 1].map(index => spots.find(({ member }) => member.index === index)!.x / plate.width)
  assert.ok(cat! < 0.42 && dog! > 0.58, `${cat} ${dog}`)
})

test('what flies is above what stands, and the moon above the land', async () => {
  const { spots, plate } = await spotsOf([subjectOf('🐈'), subjectOf('🐦', { motion: 'fly' }), subjectOf('🌕')], {
    place: 'meadow',
  })
  const of = (index: number) => spots.find(({ member }) => member.index === index)!
  assert.ok(of(1).y < of(0).y)
  assert.ok(of(2).y < plate.ground.horizonY + 0.1 * plate.height)
})

test('several in the air keep apart', async () => {
  const { spots } = await spotsOf([subjectOf('🐦', { motion: 'fly', count: 5 })], { place: 'sky' })
  assert.equal(spots.length, 5)
  for (const [at, a] of spots.entries())
    for (const b of spots.slice(at + 1))
      assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 0.4 * Math.min(a.height, b.height))
})

test('two who stand look at each other; who goes looks where the camera goes', async () => {
  const { spots } = await spotsOf([subjectOf('🐈'), subjectOf('🐕')])
  const [left, right] = spots.toSorted((a, b) => a.x - b.x)
  assert.deepEqual([left!.faces, right!.faces], [1, -1])
  for (const [move, faces] of [
    ['track-right', 1],
    ['track-left', -1],
  ] as const) {
    const { spots: going } = await spotsOf([subjectOf('🐈', { motion: 'walk' })], {
      camera: { move, framing: 'medium', speed: 'normal' },
    })
    assert.equal(going[0]!.faces, faces)
  }
})

test('who is behind another is further away, who is before it nearer', async () => {
  for (const kind of ['behind', 'before'] as const) {
    const { spots } = await spotsOf([subjectOf('🐈', { relation: { kind, to: 1 } }), subjectOf('🐕')])
    const [cat, dog] = [0, 1].map(index => spots.find(({ member }) => member.index === index)!)
    assert.ok(kind === 'behind' ? cat!.depth >= dog!.depth : cat!.depth <= dog!.depth, kind)
  }
})

test('boats lie on the water and swimmers in it', async () => {
  const { spots, plate } = await spotsOf([subjectOf('⛵', { motion: 'float' })], { place: 'lake' })
  assert.equal(spots[0]!.stance, 'water')
  assert.equal(isWaterAt(plate, spots[0]!.x, spots[0]!.y), true)
})

test('who stands behind another is smaller by as much as the ground there is further away', async () => {
  const man: Subject = { ...subjectOf('🧍'), relation: { kind: 'behind', to: 1 } }
  for (const seed of [1, 2, 3]) {
    const [far, near] = (await placesOf([man, subjectOf('🧍')], 'medium', seed)).toSorted((a, b) => a.foot - b.foot)
    assert.ok(far!.height < 0.93 * near!.height, `${far!.height} behind ${near!.height}`)
  }
})

test('who has a heading goes that way, wherever he stands and whichever way the camera goes', async () => {
  for (const [heading, faces] of [
    ['left', -1],
    ['right', 1],
  ] as const)
    for (const move of ['still', 'track-left', 'track-right'] as const)
      for (const seed of [1, 2, 3]) {
        const shot = shotOf([subjectOf('🚶', { motion: 'walk', heading })], {
          camera: { move, framing: 'medium', speed: 'normal' },
        })
        const { plate } = drawScenery(shot, SMALL, 1)
        const clusters = clusterCast(shot, await collectArt(shot, []))
        const [spot] = arrangeFigures({ shot, clusters, plate, frame: SMALL, seeded: seededRandom(seed) })
        assert.equal(spot!.faces, faces, `${heading} ${move} ${seed}`)
      }
})
