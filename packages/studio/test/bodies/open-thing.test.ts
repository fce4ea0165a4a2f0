import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Body, Point } from '../../src/bodies/body.ts'
import { bodyExtent } from '../../src/bodies/extent.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { poseThing } from '../../src/bodies/motion/pose-bird.ts'
import { poseBones } from '../../src/bodies/pose-bones.ts'

const bodyOf = (code: string): Body => findKind(code)!.build()
const MOMENT = { action: 'stand', seconds: 0, travelled: 0, speed: 0, phase: 0 } as const
/** The box around what hangs on a bone. */
const boxOf = (body: Body, bone: string, how: { opened?: number; filled?: number; apart?: number }) =>
  bodyExtent(
    { ...body, parts: body.parts.filter(part => part.bone === bone) },
    poseBones(body, poseThing(body, { ...MOMENT, ...how })),
  )
const middle = ({ low, high }: { low: Point; high: Point }): Point => [
  (low[0] + high[0]) / 2,
  (low[1] + high[1]) / 2,
  (low[2] + high[2]) / 2,
]

test('a cap is on the bottle before it opens, and beside and above it afterwards', () => {
  for (const code of ['drawn-labelled-bottle', 'drawn-thermos', 'drawn-cream-jar', 'drawn-perfume', 'drawn-pot']) {
    const body = bodyOf(code)
    const [shut, off] = [0, 1].map(opened => middle(boxOf(body, 'cap', { opened })))
    const rest = middle(bodyExtent({ ...body, parts: body.parts.filter(({ bone }) => bone === 'cap') }))
    assert.ok(Math.hypot(shut![0] - rest[0], shut![1] - rest[1]) < 1e-6, code)
    assert.ok(off![1] > shut![1] + 0.01 && off![0] > shut![0] + 0.01, code)
  }
})

test('a lid opens at its hinge, leaves open to both sides, and a thing drawn open is closed until it opens', () => {
  const box = bodyOf('1f381')
  assert.ok(boxOf(box, 'lid', { opened: 1 }).high[1] > boxOf(box, 'lid', { opened: 0 }).high[1] + 0.1)
  const carton = bodyOf('1f4e6')
  assert.ok(boxOf(carton, 'leaf.l', { opened: 1 }).low[0] < boxOf(carton, 'leaf.l', { opened: 0 }).low[0])
  assert.ok(boxOf(carton, 'leaf.r', { opened: 1 }).high[0] > boxOf(carton, 'leaf.r', { opened: 0 }).high[0])
  const laptop = bodyOf('1f4bb')
  assert.ok(boxOf(laptop, 'fold', { opened: 0 }).high[1] < 0.08)
  assert.deepEqual(boxOf(laptop, 'fold', {}), boxOf(laptop, 'fold', { opened: 1 }))
  const lipstick = bodyOf('1f484')
  assert.ok(boxOf(lipstick, 'slide', { opened: 0 }).high[1] < boxOf(lipstick, 'slide', {}).high[1] - 0.02)
  const umbrella = bodyOf('2602-fe0f')
  assert.ok(boxOf(umbrella, 'canopy', { opened: 0 }).high[0] < 0.3 * boxOf(umbrella, 'canopy', {}).high[0])
})

test('a filling rises from the floor of its vessel, with its froth', () => {
  const glass = bodyOf('drawn-glass')
  const levels = [0, 0.5, 1].map(filled => boxOf(glass, 'content', { filled }))
  assert.ok(levels[0]!.high[1] < levels[1]!.high[1] && levels[1]!.high[1] < levels[2]!.high[1])
  assert.ok(Math.abs(levels[0]!.low[1] - levels[2]!.low[1]) < 1e-6)
  assert.deepEqual(boxOf(glass, 'content', {}), levels[2])
  const beer = bodyOf('1f37a')
  assert.ok(boxOf(beer, 'froth', { filled: 0 }).low[1] < 0.5 * boxOf(beer, 'froth', {}).low[1])
})
