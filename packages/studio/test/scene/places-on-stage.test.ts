import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOTIONS, RELATIONS, type Shot } from '../../src/direct/shot-list.ts'
import { projectToFrame } from '../../src/camera/shot-camera.ts'
import type { SolidActor } from '../../src/scene/solid.ts'
import { posePerson } from '../../src/bodies/motion/pose-person.ts'
import { footRowAt } from '../../src/scene/ground.ts'
import type { PreparedShot } from '../../src/scene/prepare-shot.ts'
import type { Size } from '../../../media/src/frames/size.ts'
import { shotOf, SMALL, subjectOf, withShot } from './shots.ts'

type Box = { left: number; right: number; top: number; bottom: number }

/** Where an actor with everything on it is in the frame at a time. */
function boxAt(shot: PreparedShot, { spot, journey }: SolidActor, frame: Size, time: number, seconds: number): Box {
  const step = journey(time, time / seconds)
  const place = { x: spot.x + step.x, y: spot.y + step.y - step.lift }
  const seen = projectToFrame(shot.cameraAt(time), frame, place, shot.scenery.nearnessOf(spot.depth))
  const height = spot.height * seen.scale
  const [back, ahead] =
    spot.faces === 1 ? [spot.extents.left, spot.extents.right] : [spot.extents.right, spot.extents.left]
  return {
    left: seen.x - back * height,
    right: seen.x + ahead * height,
    top: seen.y - spot.extents.up * height,
    bottom: seen.y + spot.extents.down * height,
  }
}

function assertInside(shot: PreparedShot, frame: Size, label: string, seconds = 3): void {
  for (const actor of shot.figures.solids) {
    for (const time of [0, 0.3, 0.5, 0.8, 1].map(part => part * seconds)) {
      const { left, right, top, bottom } = boxAt(shot, actor, frame, time, seconds)
      const isInside = left >= -1 && top >= -1 && right <= frame.width + 1 && bottom <= frame.height + 1
      assert.ok(isInside, `${label} at ${time}: ${[left, top, right, bottom].map(Math.round).join(' ')}`)
    }
  }
}

/** Feet are on the ground that the plate has there. */
function assertStanding({ figures, scenery }: PreparedShot, label: string): void {
  for (const { spot } of figures.solids) {
    if (spot.stance !== 'ground') continue
    const row = footRowAt(scenery.plate, spot.x, spot.depth)
    assert.ok(Math.abs(row - spot.y) < 1, `${label}: foot at ${spot.y}, ground at ${row}`)
    assert.ok(spot.y > scenery.plate.ground.horizonY, `${label}: stands above the horizon`)
  }
}

/** The share of the smaller of two that the other covers. */
function overlapOf(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  if (across <= 0 || down <= 0) return 0
  const area = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top)
  return (across * down) / Math.min(area(a), area(b))
}

test('every motion keeps its figure in the frame, and those that stand have their feet on the ground', async () => {
  for (const motion of MOTIONS) {
    for (const pictogram of ['🐈', '👧']) {
      await withShot(shotOf([subjectOf(pictogram, { motion })]), shot => {
        assert.equal(shot.figures.solids.length, 1)
        assertInside(shot, SMALL, `${pictogram} ${motion}`)
        assertStanding(shot, `${pictogram} ${motion}`)
      })
    }
  }
})

test('every relation keeps both in the frame, fixed to each other or side by side', async () => {
  const pairs: Partial<Record<(typeof RELATIONS)[number], [string, string]>> = {
    on: ['🐈', '🛋️'],
    in: ['🐕', '🚗'],
    riding: ['👦', '🚲'],
    holding: ['👧', '🎈'],
    around: ['🐝', '🌻'],
    above: ['🦋', '🌻'],
  }
  for (const kind of RELATIONS) {
    const [first, second] = pairs[kind] ?? ['🐕', '🎁']
    const subjects = [subjectOf(first, { relation: { kind, to: 1 } }), subjectOf(second)]
    await withShot(shotOf(subjects), shot => {
      assertInside(shot, SMALL, kind)
      assertStanding(shot, kind)
      const { solids: actors } = shot.figures
      const isFixed = pairs[kind] !== undefined
      assert.equal(actors.length, isFixed ? 1 : 2, kind)
      if (isFixed) assert.ok(actors[0]!.solid.bound.length > 0, `${kind}: nothing is fixed`)
      if (kind === 'beside') {
        assert.ok(overlapOf(boxAt(shot, actors[0]!, SMALL, 0, 3), boxAt(shot, actors[1]!, SMALL, 0, 3)) < 0.15)
      }
      // Far ones are drawn first.
      if (kind === 'behind') assert.equal(actors[0]!.spot.member.index, 0)
      if (kind === 'before') assert.equal(actors[1]!.spot.member.index, 0)
    })
  }
})

test('a rider is carried by what is ridden, a held thing by the hand', async () => {
  const ridden = shotOf([
    subjectOf('🐈', { motion: 'ride', relation: { kind: 'riding', to: 1 } }),
    subjectOf('🚲', { motion: 'drive' }),
  ])
  await withShot(ridden, ({ figures }) => {
    assert.equal(figures.solids[0]!.spot.member.subject.words, '🚲')
    const [first, last] = [0, 1].map(progress => figures.solids[0]!.journey(progress * 3, progress).x)
    assert.ok(Math.abs(last! - first!) > 20, 'the bicycle goes nowhere')
  })
  await withShot(
    shotOf([subjectOf('👧', { relation: { kind: 'holding', to: 1 } }), subjectOf('🌹')]),
    ({ figures }) => {
      const { bound, body } = figures.solids[0]!.solid
      assert.equal(bound[0]!.hold, 'hand')
      const { turns } = posePerson(body, { action: 'stand', seconds: 1, travelled: 0, speed: 0, phase: 0, hands: 1 })
      assert.ok(turns['forearm.r']![0] < -0.5, 'the hand is held out')
    },
  )
})

test('several of a kind stand beside each other, and not all alike', async () => {
  for (const [pictogram, count, motion] of [
    ['🐑', 7, 'walk'],
    ['🐖', 3, 'dance'],
    ['🎈', 5, 'float'],
  ] as const) {
    await withShot(shotOf([subjectOf(pictogram, { count, motion })]), shot => {
      const { solids: actors } = shot.figures
      assert.equal(actors.length, count)
      assertInside(shot, SMALL, `${count} ${pictogram}`)
      for (const [index, one] of actors.entries()) {
        for (const other of actors.slice(index + 1)) {
          const [a, b] = [boxAt(shot, one, SMALL, 1.5, 3), boxAt(shot, other, SMALL, 1.5, 3)]
          // Who stands in a row behind may be hidden for the most part.
          const most = Math.abs(a.bottom - b.bottom) > 0.05 * SMALL.height ? 0.7 : 0.2
          assert.ok(overlapOf(a, b) < most, `${pictogram}: ${overlapOf(a, b)} of ${most}`)
        }
      }
      assert.ok(new Set(actors.map(({ spot }) => Math.round(spot.height))).size > 1)
    })
  }
})

test('those who walk together keep together', async () => {
  const shot = shotOf([subjectOf('👨', { motion: 'walk' }), subjectOf('🐕', { motion: 'bob' })])
  await withShot(shot, prepared => {
    const [one, other] = prepared.figures.solids as [SolidActor, SolidActor]
    for (const time of [0, 1.5, 3]) {
      assert.ok(overlapOf(boxAt(prepared, one, SMALL, time, 3), boxAt(prepared, other, SMALL, time, 3)) < 0.2)
    }
    assert.equal(one.spot.faces, other.spot.faces)
  })
})

test('the main subject is large, a close one larger, a wide one smaller, and words of size count', async () => {
  const heightOf = (more: Partial<Shot>, size: 'tiny' | 'normal' = 'normal'): Promise<number> =>
    withShot(shotOf([subjectOf('🐈', { size })], more), ({ figures }) => figures.solids[0]!.spot.height / SMALL.height)
  const camera = (framing: 'wide' | 'medium' | 'close') => ({
    camera: { move: 'still', framing, speed: 'normal' } as const,
  })
  const [wide, medium, close] = [
    await heightOf(camera('wide')),
    await heightOf(camera('medium')),
    await heightOf(camera('close')),
  ]
  assert.ok(medium > 0.35 && medium < 0.56, `medium ${medium}`)
  assert.ok(wide < medium && medium < close)
  assert.ok((await heightOf(camera('medium'), 'tiny')) < 0.7 * medium)
})

test('left is left, right is right, and the background is far', async () => {
  const sides = shotOf([subjectOf('👨', { side: 'left' }), subjectOf('👩', { side: 'right' })])
  await withShot(sides, ({ figures, scenery }) => {
    const xs = figures.solids.toSorted((a, b) => a.spot.member.index - b.spot.member.index).map(({ spot }) => spot.x)
    assert.ok(xs[0]! < scenery.plate.width * 0.45 && xs[1]! > scenery.plate.width * 0.55)
  })
  await withShot(shotOf([subjectOf('🐕'), subjectOf('🐕', { side: 'background' })]), ({ figures }) => {
    const [far, near] = figures.solids as [SolidActor, SolidActor]
    assert.equal(far.spot.member.index, 1)
    assert.ok(far.spot.depth > near.spot.depth * 1.15 && far.spot.height < near.spot.height)
  })
})

test('boats float on the water, fish swim above the bottom, and who walks stays dry', async () => {
  await withShot(shotOf([subjectOf('⛵', { motion: 'float' })], { place: 'sea' }), ({ figures }) =>
    assert.equal(figures.solids[0]!.spot.stance, 'water'),
  )
  await withShot(shotOf([subjectOf('🐟', { motion: 'swim' })], { place: 'underwater' }), ({ figures, scenery }) => {
    const { spot } = figures.solids[0]!
    assert.equal(spot.stance, 'air')
    assert.ok(spot.y < scenery.plate.height * 0.85)
  })
  await withShot(shotOf([subjectOf('🦌')], { place: 'lake' }), ({ figures }) =>
    assert.equal(figures.solids[0]!.spot.stance, 'ground'),
  )
})

test('frames of every shape hold their subjects', async () => {
  const shot = shotOf([subjectOf('🐘', { motion: 'walk' }), subjectOf('👧', { relation: { kind: 'beside', to: 0 } })])
  for (const size of [
    { width: 180, height: 320 },
    { width: 240, height: 240 },
    { width: 240, height: 320 },
    { width: 420, height: 180 },
  ]) {
    await withShot(shot, prepared => assertInside(prepared, size, `${size.width} x ${size.height}`), { size })
  }
})

test('two who sit on one bench sit beside each other', async () => {
  const on = { kind: 'on', to: 2 } as const
  const sitting = [
    subjectOf('👦', { relation: on, deeds: [{ verb: 'sit', words: 'sit', to: 2 }] }),
    subjectOf('🐕', { relation: on, deeds: [{ verb: 'sit', words: 'sit', to: 2 }] }),
    { ...subjectOf('🪑'), what: { sprite: 'drawn-bench' } },
  ]
  await withShot(shotOf(sitting), ({ figures }) => {
    figures.pose(1.5, 0.5)
    const [bench] = figures.solids
    const [first, second] = bench!.solid.bound.map(({ solid }) => solid.placed!.middle)
    assert.equal(bench!.solid.bound.length, 2)
    assert.ok(Math.hypot(first![0] - second![0], first![2] - second![2]) > 0.3, 'they are in each other')
  })
})
