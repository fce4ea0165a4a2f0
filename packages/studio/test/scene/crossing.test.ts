import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import type { Subject } from '../../src/direct/shot-list.ts'
import type { Solid, SolidActor } from '../../src/scene/solid.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { copyFrame } from '../../../media/src/compositor/compositor.ts'
import { createHash } from 'node:crypto'
import { shotOf, subjectOf, withShot } from './shots.ts'

// Generated casts: who is in the shot, where, and by which seed everything is placed. The seeds are fixed, so that a
// failure is the same on every machine.
const BEINGS = ['🧑', '👩', '👧', '🐕', '🐈', '🐎', '🐘', '🐻', '🦊', '🐇']
const THINGS = ['🚗', '🌳', '⛺', '🏺', '🛋️', '🚲', '📦', '🌵']
const PLACES = ['meadow', 'desert', 'snowfield', 'beach'] as const
const CASES = 24

type Cast = { seed: number; place: (typeof PLACES)[number]; subjects: Subject[]; named: string }

const CASTS: Cast[] = Array.from({ length: CASES }, (_, at) => {
  const seeded = seededRandom(1_000 + at)
  const pick = (from: readonly string[]): string => from[Math.floor(seeded.next() * from.length)]!
  const names = [pick(BEINGS), at % 2 ? pick(BEINGS) : pick(THINGS), ...(at % 3 === 0 ? [pick(THINGS)] : [])]
  const place = PLACES[Math.floor(seeded.next() * PLACES.length)]!
  return { seed: at + 1, place, subjects: names.map(name => subjectOf(name)), named: `${names.join(' ')} ${place}` }
})

/** A ground plan: where it stands, and the half of its narrower side, within which nobody else can be. */
function footprint({ solid }: SolidActor): { x: number; z: number; half: number } {
  const { extent, scale } = solid
  const [wide, deep] = [extent.high[0] - extent.low[0], extent.high[2] - extent.low[2]]
  const [x, , z] = solid.placed!.middle
  return { x, z, half: (Math.min(wide, deep) * scale) / 2 }
}

const lowest = ({ placed }: Solid): number => placed!.middle[1] - placed!.up

describe('figures at rest, of generated scenes', () => {
  for (const { seed, place, subjects, named } of CASTS)
    test(`do not cross and stand on their ground: ${named}`, async () => {
      const shot = adaptShot(shotOf(subjects, { place, camera: { move: 'still', framing: 'medium', speed: 'normal' } }))
      await withShot(
        shot,
        ({ figures, scenery, draw }) => {
          draw(0.5, 0)
          const { solids } = figures
          for (const [at, one] of solids.entries()) {
            const { plate } = scenery
            const [x, , z] = one.solid.placed!.middle
            // Inside the plate, and no nearer or further than one can stand.
            const column = plate.ground.centreX + (x * plate.ground.focal) / z
            assert.ok(column > 0 && column < plate.width, `${one.spot.member.subject.words} stands at ${column}`)
            if (one.spot.stance === 'ground') {
              const ground = ((plate.ground.horizonY - one.spot.y) * one.spot.depth) / plate.ground.focal
              const off = lowest(one.solid) - ground
              const tall = 2 * one.solid.placed!.up
              assert.ok(
                Math.abs(off) < 0.06 * tall + 0.05,
                `${one.spot.member.subject.words} is ${off} m off its ground`,
              )
            }
            for (const other of solids.slice(at + 1)) {
              const [a, b] = [footprint(one), footprint(other)]
              const apart = Math.hypot(a.x - b.x, a.z - b.z)
              assert.ok(
                apart > 0.85 * (a.half + b.half),
                `${one.spot.member.subject.words} and ${other.spot.member.subject.words}: ${apart} m apart, ${a.half + b.half} wanted`,
              )
            }
          }
        },
        { seed, seconds: 1 },
      )
    })

  test('are the same pixels again from the same seed', async () => {
    const { seed, place, subjects } = CASTS[0]!
    const drawn = () =>
      withShot(
        shotOf(subjects, { place }),
        ({ draw }, compositor) => {
          draw(0.5, 12)
          return createHash('sha256').update(copyFrame(compositor.frame())).digest('hex')
        },
        { seed, seconds: 1 },
      )
    assert.equal(await drawn(), await drawn())
  })
})

test('who surfs stands on the water, and the board lies below the feet', async () => {
  const surfer = subjectOf('🏄', { motion: 'ride', words: 'surfer' })
  await withShot(
    adaptShot(shotOf([surfer], { place: 'sea' })),
    ({ figures, draw }) => {
      draw(0.5, 0)
      const { solid, spot } = figures.solids[0]!
      const board = solid.bound.find(({ hold }) => hold === 'board')!.solid
      assert.equal(spot.stance, 'water')
      assert.ok(board.placed!.middle[1] < solid.placed!.middle[1] - 0.8 * solid.placed!.up, 'the board is below')
      assert.ok(solid.placed!.face![1] - board.placed!.middle[1] > 1.2 * solid.placed!.up, 'all of him is over it')
    },
    { seconds: 1 },
  )
})
