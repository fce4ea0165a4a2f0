import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Body, Point } from '../../src/bodies/body.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { type Action, gestures } from '../../src/bodies/motion/actions.ts'
import type { Moment } from '../../src/bodies/motion/moment.ts'
import { poseBeast } from '../../src/bodies/motion/pose-beast.ts'
import { posePerson } from '../../src/bodies/motion/pose-person.ts'
import { poseBones } from '../../src/bodies/pose-bones.ts'
import { distance } from '../../src/bodies/vectors.ts'

const [MAN, FOX] = ['1f468', '1f98a'].map(code => findKind(code)!.build()) as [Body, Body]

/** Where hands, mouth and joints are at a share of a shot. */
function jointsAt(body: Body, action: Action, share: number, more: Partial<Moment> = {}): Point[] {
  const { until = 5 } = more
  const moment: Moment = { action, seconds: share * until, until, travelled: 0, speed: 0, phase: 0.3, ...more }
  const posed = poseBones(body, (body === MAN ? posePerson : poseBeast)(body, moment))
  return [
    ...body.bones.map(({ name, at }) => posed.placeOf(name, at)),
    ...Object.values(body.sockets).map(({ bone, at }) => posed.placeOf(bone, at)),
  ]
}

/** How far what goes furthest of a body goes between two looks at it: the least of three. */
function leastChange(body: Body, action: Action, more: Partial<Moment> = {}): number {
  const [a, b, c] = [0.1, 0.5, 0.9].map(share => jointsAt(body, action, share, more)) as [Point[], Point[], Point[]]
  const apart = (one: Point[], other: Point[]): number =>
    Math.max(...one.map((at, index) => distance(at, other[index]!)))
  return Math.min(apart(a, b), apart(b, c), apart(a, c))
}

test('the beginning, middle and end of a shot look different during a repeated motion', () => {
  for (const until of [5, 8])
    for (const action of [...gestures(), 'stand', 'sway', 'sit', 'kneel', 'dance', 'cheer', 'fight'] as const) {
      const change = leastChange(MAN, action, { until })
      assert.ok(change > 0.06, `${action} of ${until} s: ${change} m`)
    }
  for (const action of ['stand', 'sit', 'lie', 'eat'] as const)
    assert.ok(leastChange(FOX, action) > 0.02, `a fox: ${action} ${leastChange(FOX, action)}`)
})

test('a runner is not seen three times in the same step', () => {
  for (const [action, speed] of [
    ['run', 2.2],
    ['run', 1.2],
    ['walk', 0.9],
  ] as const) {
    const at = (share: number): Point[] => jointsAt(MAN, action, share, { speed, travelled: share * 5 * speed })
    const ankles = [0.1, 0.5, 0.9].map(share => at(share)[MAN.bones.findIndex(({ name }) => name === 'foot.r')]!)
    const most = Math.max(distance(ankles[0]!, ankles[1]!), distance(ankles[1]!, ankles[2]!))
    assert.ok(most > 0.1, `${action} at ${speed} m/s: ${most} m`)
  }
})

test('a performer that must be still is still', () => {
  assert.ok(leastChange(MAN, 'stand', { staysStill: true }) < 0.05)
  // But for its tail.
  const neck = (share: number): Point =>
    jointsAt(FOX, 'stand', share, { staysStill: true })[FOX.bones.findIndex(({ name }) => name === 'head')]!
  assert.ok(distance(neck(0.1), neck(0.9)) < 0.01)
})

test('hands stay at their work when the chest turns', () => {
  const hand = (share: number, staysStill: boolean): Point => {
    const joints = jointsAt(MAN, 'stir', share, { staysStill })
    return joints[MAN.bones.length + Object.keys(MAN.sockets).indexOf('hand.r')]!
  }
  const head = (share: number, staysStill: boolean): Point =>
    jointsAt(MAN, 'stir', share, { staysStill })[MAN.bones.findIndex(({ name }) => name === 'head')]!
  for (const share of [0.1, 0.5, 0.9]) assert.ok(distance(hand(share, true), hand(share, false)) < 0.04, `${share}`)
  assert.ok(distance(head(0.5, true), head(0.5, false)) > 0.05)
})
