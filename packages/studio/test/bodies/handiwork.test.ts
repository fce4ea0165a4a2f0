import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point } from '../../src/bodies/body.ts'
import { type Gesture, gestures } from '../../src/bodies/motion/actions.ts'
import { posePerson } from '../../src/bodies/motion/pose-person.ts'
import { poseBones } from '../../src/bodies/pose-bones.ts'
import { BODIES } from './sample-bodies.ts'

const MAN = BODIES['somebody']!
/** Work in which the hands go from one place to another. */
const HANDIWORK = 'wipe fold knead knot tidy shout scratch conduct knock press barbell smile put'.split(' ')
/** As a film of five seconds is looked at. */
const LOOKS = [0.6, 2.5, 4.4]

const handsAt = (gesture: Gesture, seconds: number): Point[] => {
  const moment = { action: 'stand', gesture, seconds, until: 5, phase: 0.3, travelled: 0, speed: 0 } as const
  const posed = poseBones(MAN, posePerson(MAN, moment))
  return (['hand.r', 'hand.l'] as const).map(name => posed.placeOf(MAN.sockets[name]!.bone, MAN.sockets[name]!.at))
}
const apart = (a: readonly Point[], b: readonly Point[]): number =>
  Math.max(...a.map((point, at) => Math.hypot(...[0, 1, 2].map(axis => point[axis]! - b[at]![axis]!))))

test('manual work shows progress at the beginning, middle and end of a shot', () => {
  const height = 1.7
  for (const gesture of HANDIWORK) {
    assert.ok(gestures().includes(gesture), gesture)
    const [first, middle, last] = LOOKS.map(seconds => handsAt(gesture, seconds)) as [Point[], Point[], Point[]]
    assert.ok(Math.max(apart(first, middle), apart(middle, last)) > 0.05 * height, gesture)
  }
})
