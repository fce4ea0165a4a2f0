import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Compositor } from '../../../media/src/compositor/compositor.ts'
import type { Point } from '../../src/bodies/body.ts'
import type { Shot, Subject } from '../../src/direct/shot-list.ts'
import type { Spot } from '../../src/scene/arrangement.ts'
import { blurBehind } from '../../src/scene/blur-behind.ts'
import { footRowAt } from '../../src/scene/ground.ts'
import { planJourney } from '../../src/scene/journeys.ts'
import type { Hold } from '../../src/scene/member.ts'
import { createSolidFigures, presenceAt } from '../../src/scene/solid-figures.ts'
import type { Scenery } from '../../src/scene/scenery.ts'
import type { SolidActor } from '../../src/scene/solid.ts'
import { FRAME, levelPlate, memberOf, spotOf } from './level-plate.ts'
import { shotOf } from './shots.ts'

const SECONDS = 4
const plate = levelPlate()
const { focal } = plate.ground
const scenery = {
  plate,
  nearestMetres: 2,
  nearnessOf: () => 0.5,
  exposed: (light: number) => light,
} as unknown as Scenery

type Wish = {
  spot?: Partial<Spot>
  shot?: Partial<Shot>
  room?: number
  bound?: readonly (readonly [who: string, hold: Hold])[]
}
/** One body on level ground, cast and posed, and drawn by nobody. */
async function staged(
  who: string,
  subject: Partial<Subject>,
  { spot = {}, shot = {}, room = 60, bound = [] }: Wish = {},
) {
  const member = {
    ...memberOf(who, subject),
    ...(subject.metres !== undefined && { metres: subject.metres }),
    bound: bound.map(([one, hold], nth) => ({ member: { ...memberOf(one), index: nth + 1 }, hold })),
  }
  const placed = spotOf(member, { depth: 6, height: 24, ...spot })
  if (placed.stance === 'ground') placed.y = footRowAt(plate, placed.x, placed.depth)
  const journey = planJourney({
    motion: member.subject.motion,
    stance: placed.stance,
    height: placed.height,
    faces: placed.faces,
    room,
    seconds: SECONDS,
    frameHeight: FRAME.height,
    phase: 0,
    isSwarm: false,
  })
  const full = shotOf([member.subject], shot)
  const figures = await createSolidFigures(
    { compositor: FRAME as unknown as Compositor, scenery, shot: full, seconds: SECONDS },
    [{ spot: placed, journey, phase: 0 }],
  )
  const [actor] = figures.actors as [SolidActor]
  const presence = (progress: number) =>
    presenceAt(actor, { scenery, shot: full, frame: FRAME, seconds: progress * SECONDS, until: SECONDS, progress })
  return { actor, presence, figures }
}
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[2] - b[2])

test('legs go as fast as the body does: who walks or runs has gone as far as his steps', async () => {
  for (const [who, motion] of [
    ['👩', 'walk'],
    ['🐕', 'run'],
  ] as const) {
    const { actor, presence } = await staged(who, { motion })
    const [from, to] = [presence(0), presence(1)]
    const gone = apart(from.foot, to.foot)
    assert.ok(gone > 0.8, `${who} goes ${gone} m`)
    assert.ok(Math.abs(actor.speed * SECONDS - gone) < 0.01 * gone, `${actor.speed * SECONDS} m of steps in ${gone}`)
    assert.ok(Math.abs(to.travelled - from.travelled - gone) < 0.01 * gone)
    assert.ok(to.foot[0] > from.foot[0], 'the way it looks')
    assert.ok(Math.abs(to.foot[1] + plate.ground.eye) < 0.1, 'on the ground')
  }
})

test('who goes looks where it goes, a little to the camera; who stands is seen from ahead', async () => {
  for (const faces of [1, -1] as const) {
    const { presence } = await staged('👩', { motion: 'walk' }, { spot: { faces } })
    const { yaw, foot } = presence(0.5)
    assert.equal(Math.sign(yaw), faces)
    assert.ok(Math.abs(yaw) > Math.PI / 2 && Math.abs(yaw) < 0.75 * Math.PI, `${yaw}`)
    assert.ok((presence(1).foot[0] - foot[0]) * faces > 0)
  }
  const still = await staged('👩', {})
  assert.ok(Math.abs(still.presence(0.5).yaw) > 0.7 * Math.PI)
  assert.deepEqual(still.presence(0).foot, still.presence(1).foot)
})

test('a body is as high as its spot asks for, and what it holds keeps its size beside it', async () => {
  const high = (actor: SolidActor['solid']): number => (actor.extent.high[1] - actor.extent.low[1]) * actor.scale
  for (const height of [12, 30]) {
    const { actor } = await staged('👩', {}, { spot: { height }, bound: [['☕', 'hand']] })
    const metres = (height * 6) / focal
    assert.ok(Math.abs(high(actor.solid) - metres) < 0.01 * metres)
    const share = high(actor.solid.bound[0]!.solid) / high(actor.solid)
    assert.ok(share > 0.02 && share < 0.2, `a cup of ${share} of her height`)
  }
  // Played by the body of a man: the cake beside a gnome is no gnome's cake.
  const share = async (metres: number): Promise<number> => {
    const { actor } = await staged('👨', { metres }, { bound: [['☕', 'hand']] })
    return high(actor.solid.bound[0]!.solid) / high(actor.solid)
  }
  assert.ok((await share(0.5)) > 2 * (await share(1.75)))
})

test('who swims is in the water: a fish by a third, an animal by half, a boat hardly, and nothing is seen below', async () => {
  const sunk = async (who: string, motion: Subject['motion']): Promise<number> => {
    const { actor, presence } = await staged(
      who,
      { motion },
      { spot: { stance: 'water', y: 70 }, shot: { place: 'lake' } },
    )
    const { foot, clipY } = presence(0.5)
    const high = (actor.solid.extent.high[1] - actor.solid.extent.low[1]) * actor.solid.scale
    assert.ok(clipY! > foot[1])
    return (clipY! + 0.02 - foot[1]) / high
  }
  const [fish, dog, boat] = [await sunk('🐟', 'swim'), await sunk('🐕', 'swim'), await sunk('⛵', 'float')]
  const [bird, crate] = [await sunk('🦆', 'swim'), await sunk('📦', 'float')]
  assert.ok(bird > 0.24 && bird < 0.36 && crate > 0.06 && crate < 0.14, `${bird} ${crate}`)
  assert.ok(fish > 0.27 && fish < 0.4 && dog > 0.42 && dog < 0.6 && boat > 0 && boat < 0.1, `${fish} ${dog} ${boat}`)
})

test('a close-up is of a face: who stays turns it to the camera', async () => {
  const usual = await staged('👩', { deeds: [{ verb: 'write', words: '' }] })
  const close = await staged(
    '👩',
    { deeds: [{ verb: 'write', words: '' }] },
    { shot: { camera: { move: 'still', framing: 'close', speed: 'slow' } } },
  )
  assert.ok(Math.abs(close.presence(0.5).yaw) > Math.abs(usual.presence(0.5).yaw) + 0.3)
})

test('who leaves goes away from the camera up the place, and what drives on a road comes down it', async () => {
  const leaving = await staged('👩', { motion: 'walk', deeds: [{ verb: 'leave', words: '' }] }, { room: 20 })
  assert.ok(leaving.presence(1).foot[2] > leaving.presence(0).foot[2] + 1, 'further away')
  const car = await staged('🚗', { motion: 'drive' }, { spot: { depth: 9 }, shot: { place: 'street' } })
  assert.ok(car.presence(1).foot[2] < car.presence(0).foot[2] - 2, 'nearer')
  assert.ok(car.presence(0.5).yaw !== leaving.presence(0.5).yaw)
})

test('a lens that is near to somebody softens what is behind and before, the more the further, and not the one', () => {
  const [width, height] = [64, 32]
  const board = Uint8Array.from({ length: width * height * 4 }, (_, byte) =>
    byte % 4 === 3 ? 255 : ((((byte >> 2) % width) >> 1) + (Math.floor((byte >> 2) / width) >> 1)) % 2 === 0 ? 30 : 220,
  )
  const contrast = (metres: number): number => {
    const depth = new Float32Array(width * height).fill(metres)
    const { rgba } = blurBehind({ width, height, rgba: board }, depth, 4, 4)
    assert.ok(rgba.every((value, byte) => byte % 4 !== 3 || value === 255))
    let [low, high] = [255, 0]
    for (let at = 0; at < rgba.length; at += 4) [low, high] = [Math.min(low, rgba[at]!), Math.max(high, rgba[at]!)]
    return high - low
  }
  assert.equal(contrast(4), 190)
  assert.equal(contrast(4.4), 190)
  const [near, middle, far, further] = [contrast(1.5), contrast(6), contrast(8), contrast(80)]
  assert.ok(middle > 40 && middle < 160, `${middle}`)
  assert.ok(far < 60 && Math.abs(far - further) < 3 && near < 60, `${near} ${far} ${further}`)
})
