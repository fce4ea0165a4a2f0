import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Camera, Subject } from '../../src/direct/shot-list.ts'
import { projectToFrame } from '../../src/camera/shot-camera.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import type { PreparedShot } from '../../src/scene/prepare-shot.ts'
import { shotOf, SMALL, subjectOf, withShot } from './shots.ts'

const SECONDS = 4

const moving = (subjects: Subject[], move: Camera['move'], more: Parameters<typeof shotOf>[1] = {}) =>
  shotOf(subjects, { camera: { move, framing: 'medium', speed: 'normal' }, ...more })

/** Where the head of the first figure is at a moment, or its middle: in the frame, and in the world. */
function headAt({ figures, scenery, cameraAt, draw }: PreparedShot, seconds: number) {
  draw(seconds, 0)
  const solid = figures.solids
    .flatMap(actor => [actor.solid, ...actor.solid.bound.map(part => part.solid)])
    .find(({ member }) => member.index === 0)!
  const { face, middle, up } = solid.placed!
  const [x, y, z] = face ?? middle
  const { focal, centreX, horizonY } = scenery.plate.ground
  const camera = cameraAt(seconds)
  const place = { x: centreX + (x * focal) / z, y: horizonY - (y * focal) / z }
  const seen = projectToFrame(camera, SMALL, place, scenery.nearnessOf(z))
  const far = projectToFrame(camera, SMALL, { x: scenery.plate.width / 2, y: 0 }, 0)
  const ground = projectToFrame(camera, SMALL, { x: scenery.plate.width / 2, y: 0 }, scenery.nearnessOf(middle[2]))
  return {
    x: seen.x / SMALL.width,
    y: seen.y / SMALL.height,
    top: (seen.y - (0.3 * up * focal * seen.scale) / z) / SMALL.height,
    metres: middle[0],
    looks: Math.atan2(x - middle[0], middle[2] - z),
    far: far.x / SMALL.width,
    ground: ground.x / SMALL.width,
  }
}

test('a camera goes beside who runs: he stays in the frame, the ground goes by, and what is far less so', async () => {
  for (const move of ['track-right', 'track-left'] as const) {
    const shot = moving([subjectOf('🐕', { motion: 'run' })], move)
    await withShot(
      shot,
      prepared => {
        const moments = [0, 0.25, 0.5, 0.75, 1].map(share => headAt(prepared, share * SECONDS))
        for (const { x } of moments) assert.ok(x > 0.05 && x < 0.95, `${move}: at ${x} of the frame`)
        const [first, last] = [moments[0]!, moments.at(-1)!]
        assert.ok(Math.abs(last.x - first.x) < 0.2, `${move}: he wanders by ${last.x - first.x}`)
        const [near, far] = [last.ground - first.ground, last.far - first.far]
        assert.equal(Math.sign(near), move === 'track-right' ? -1 : 1)
        assert.ok(Math.abs(near) > 0.5, `${move}: the ground goes by ${near}`)
        assert.ok(Math.abs(far) < 0.9 * Math.abs(near), `${move}: the far goes by ${far}, the ground by ${near}`)
      },
      { seconds: SECONDS },
    )
  }
})

test('who is circled is seen from other sides, and stays where he is', async () => {
  const shot = moving([subjectOf('🧍')], 'orbit')
  await withShot(
    shot,
    prepared => {
      const [first, last] = [headAt(prepared, 0), headAt(prepared, SECONDS)]
      assert.ok(Math.abs(last.looks - first.looks) > 0.5, `turned by ${last.looks - first.looks}`)
      assert.ok(Math.abs(last.x - first.x) < 0.1, `moved by ${last.x - first.x}`)
      assert.ok(Math.abs(last.far - first.far) > 0.05, `the far moved by ${last.far - first.far}`)
    },
    { seconds: SECONDS },
  )
})

test('a camera that comes nearer keeps the head in the frame', async () => {
  for (const seed of [1, 2, 3]) {
    const sitting = [
      subjectOf('👴', { motion: 'sway', metres: 1.7, relation: { kind: 'on', to: 1 } }),
      { ...subjectOf('🪑'), what: { sprite: 'drawn-bench' }, metres: 1 },
    ]
    const shot = adaptShot(moving(sitting, 'push', { place: 'garden', where: 'park' }))
    await withShot(
      shot,
      prepared => {
        for (const share of [0, 0.5, 0.9, 1]) {
          const { top, x } = headAt(prepared, share * SECONDS)
          assert.ok(top > 0 && x > 0 && x < 1, `seed ${seed}: the top of the head is at ${top}, ${x}`)
        }
      },
      { seconds: SECONDS, seed, amplitude: 'large' },
    )
  }
})

/** The share of the frame's width at which the first figure is, how large it is and how far, at moments of a shot. */
const looksAt = (shot: ReturnType<typeof shotOf>, shares: readonly number[]) =>
  withShot(
    adaptShot(shot),
    prepared =>
      shares.map(share => {
        const { x } = headAt(prepared, share * SECONDS)
        const { middle, up } = prepared.figures.solids[0]!.solid.placed!
        return { x, size: up / middle[2], depth: middle[2] }
      }),
    { seconds: SECONDS },
  )

test('what drives comes up its road, whatever land that leads through; where there is none it goes across', async () => {
  const car = (): Subject => subjectOf('🚗', { motion: 'drive' })
  for (const [place, where] of [
    ['mountains', 'road'],
    ['desert', 'desert-road'],
    ['meadow', 'prairie-road'],
  ] as const) {
    const [first, last] = await looksAt(moving([car()], 'drift', { place, where }), [0, 1])
    assert.ok(last!.depth < 0.75 * first!.depth, `${where}: from ${first!.depth} to ${last!.depth} m`)
    assert.ok(last!.size > 1.3 * first!.size, `${where}: from ${first!.size} to ${last!.size}`)
  }
  const [first, last] = await looksAt(moving([car()], 'drift', { place: 'desert' }), [0, 1])
  assert.ok(Math.abs(last!.x - first!.x) > 0.3, `goes across by ${last!.x - first!.x}`)
})

test('who leaves goes away, and who arrives is beyond the edge first and in the frame then', async () => {
  const deeds = (verb: string): Subject['deeds'] => [{ verb, words: verb }]
  const [near, away] = await looksAt(
    moving([subjectOf('👩', { motion: 'walk', deeds: deeds('leave')! })], 'drift'),
    [0, 1],
  )
  assert.ok(away!.depth > 1.25 * near!.depth, `from ${near!.depth} to ${away!.depth} m`)
  const [outside, inside] = await looksAt(
    moving([subjectOf('👩', { motion: 'walk', deeds: deeds('arrive')! })], 'drift'),
    [0, 0.9],
  )
  assert.ok(outside!.x < 0.02 || outside!.x > 0.98, `first at ${outside!.x}`)
  assert.ok(inside!.x > 0.15 && inside!.x < 0.85, `then at ${inside!.x}`)
})
