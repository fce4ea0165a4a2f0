import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point } from '../../src/bodies/body.ts'
import type { Posable } from '../../src/raster/rasteriser.ts'
import type { Solid } from '../../src/scene/solid.ts'
import { bind, boxOf, distance, middleOf, poseAt, type Posed, socketOf, solidOf } from './posed-solid.ts'

/** Pieces that are posed and not drawn: where each is. */
function recordedBits(): { posable: Posable; places: () => Point[]; turned: () => number } {
  let bones = new Float32Array()
  const posable: Posable = { pose: given => void (bones = given.slice()), paint() {}, recolour() {} }
  return {
    posable,
    // About the upright, radians, of the first.
    turned: () => Math.atan2(bones[2] ?? 0, bones[0] ?? 1),
    places: () =>
      Array.from(
        { length: bones.length / 12 },
        (_, nth): Point => [bones[nth * 12 + 3]!, bones[nth * 12 + 7]!, bones[nth * 12 + 11]!],
      ),
  }
}

/** The faces that somebody shows in the course of a shot, one for each twentieth of a second. */
function facesOf(more: Partial<Solid>, presence: Parameters<typeof poseAt>[2] = {}): string[] {
  const woman = solidOf('👩', { face: { feeling: 'calm', brows: '#332211' }, ...more })
  const { posable } = woman
  let shown = ''
  woman.posable = { ...posable, paint: rgba => void (shown = Buffer.from(rgba).toString('base64')) }
  return Array.from({ length: 80 }, (_, at) => {
    poseAt(woman, at / 20, presence)
    return shown
  })
}
const changes = (faces: readonly string[]): number =>
  faces.filter((face, at) => at > 0 && face !== faces[at - 1]).length

test('who talks or sings moves the mouth several times a second, who laughs holds it open, who is silent only blinks', () => {
  const doing = (gesture: 'talk' | 'sing' | 'laugh' | 'read') =>
    facesOf({ doing: { stance: 'stand', gestures: [gesture] } })
  const [talk, sing, laugh, read] = [doing('talk'), doing('sing'), doing('laugh'), doing('read')]
  assert.ok(changes(talk) > 20 && changes(sing) > 20, `${changes(talk)}`)
  // Between words it is closed, as it is in silence.
  const closings = talk.filter((face, at) => at > 0 && face === read[at] && talk[at - 1] !== read[at - 1]).length
  assert.ok(closings >= 4 && closings <= 12, `${closings} in four seconds`)
  // Once in some seconds the eyes are closed, and open again.
  assert.ok(changes(read) >= 2 && changes(read) <= 6 && changes(laugh) <= 6, `${changes(read)}`)
  const closed = read.filter(face => face !== read[40]).length
  assert.ok(closed >= 1 && closed <= 8, `${closed} of 80 frames`)
  assert.notEqual(laugh[40], read[40])
})

test('two of a kind do not blink or talk as one, and who has words of his own follows them', () => {
  const talk = { doing: { stance: 'stand', gestures: ['talk'] } } as const
  assert.notDeepEqual(facesOf(talk), facesOf(talk, { phase: 0.4 }))
  const spoken = facesOf({}, { mouths: () => ({ open: 0.8, wide: 0 }) })
  const silent = facesOf({})
  assert.notEqual(spoken[40], silent[40])
  assert.ok(changes(spoken) <= changes(silent), 'held as it is told')
})

test('what is poured falls from ahead of the hand, into the cup below if there is one, else to the ground', () => {
  for (const yaw of [0.6, Math.PI / 2, -2]) {
    const { posable, places } = recordedBits()
    const pourer = solidOf('👩', {
      hands: 1,
      doing: { stance: 'stand', gestures: ['pour'] },
      bits: { kind: 'drops', source: 'work', posable },
    })
    bind(pourer, 'hand', solidOf('🍺', {}, 0.2))
    poseAt(pourer, 1, { yaw })
    const hand = socketOf(pourer, 'hand.r')
    const highest = places().toSorted((a, b) => b[1] - a[1])[0]!
    assert.ok(Math.abs(highest[1] - hand[1]) < 0.15, 'from the hand')
    const ahead = (highest[0] - hand[0]) * Math.sin(yaw) + (highest[2] - hand[2]) * Math.cos(yaw)
    assert.ok(ahead > 0.02 && ahead < 0.2 && distance(highest, hand) < 0.25, `${ahead} ahead at ${yaw}`)
    assert.ok(Math.min(...places().map(([, y]) => y)) < 0.1, 'to the ground')
    const cup = solidOf('☕', {}, 0.1)
    bind(pourer, 'hand', cup)
    poseAt(pourer, 1, { yaw })
    const [x, y, z] = middleOf(cup)
    assert.ok(Math.min(...places().map(one => one[1])) > y - 0.05, 'into the cup')
    assert.ok(places().every(one => Math.hypot(one[0] - x, one[2] - z) < 0.2))
  }
})

test('pieces of what breaks are there once it has broken, and lie about it', () => {
  const { posable, places } = recordedBits()
  const vase = solidOf('🏺', { events: ['shatter'], bits: { kind: 'shards', source: 'event', posable } }, 0.4)
  poseAt(vase, 0.2)
  assert.equal(places().length, 0, 'whole')
  poseAt(vase, 3.9)
  assert.ok(places().length > 10)
  assert.ok(places().every(([x, y, z]) => y < 0.3 && Math.hypot(x, z - 5) < 1.2))
})

test('what is cut falls into two halves that move apart and turn to the camera', () => {
  const halves = [recordedBits(), recordedBits()] as const
  const melon = solidOf('🍉', { events: ['halve'], halves: [halves[0].posable, halves[1].posable] }, 0.3)
  const apart = (seconds: number): number => {
    poseAt(melon, seconds, { yaw: Math.PI })
    const [right, left] = halves.map(half => half.places()[0])
    return right && left ? Math.abs(right[0] - left[0]) : 0
  }
  assert.equal(apart(0.2), 0, 'not yet')
  assert.ok(apart(3.9) > 0.05 && apart(3.9) < 1, `${apart(3.9)} m`)
  const between = halves[0].turned() - halves[1].turned()
  const turned = Math.abs(Math.atan2(Math.sin(between), Math.cos(between)))
  assert.ok(turned > 1.5 && turned < 2.8, `${turned} radians from each other`)
})

test('who sits, lies or crawls is on the ground with the lowest of him, and who stands with his feet', () => {
  for (const stance of ['stand', 'sit', 'lie', 'sleep', 'kneel', 'crawl', 'pushup'] as const)
    for (const who of ['👩', '👦']) {
      const body: Posed = poseAt(solidOf(who, { doing: { stance, gestures: [] } }), 1.2)
      assert.ok(Math.abs(boxOf(body).low[1]) < 0.06, `${who} who does ${stance} is at ${boxOf(body).low[1]}`)
    }
})
