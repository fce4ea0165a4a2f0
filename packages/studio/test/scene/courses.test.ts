import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point } from '../../src/bodies/body.ts'
import { direct } from '../../src/direct/direct.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import type { Placed } from '../../src/scene/solid.ts'
import { withShot } from './shots.ts'

const SECONDS = 5
/** Where those with a body are at shares of a clip, by their words. */
async function placesOf(prompt: string, shares: readonly number[]): Promise<Map<string, Placed[]>> {
  const found = new Map<string, Placed[]>()
  await withShot(
    adaptShot(direct({ prompt, seed: 1 }).shots[0]!),
    ({ figures }) => {
      for (const share of shares) {
        figures.pose(share * SECONDS, share)
        for (const { solid } of figures.solids) {
          const { words } = solid.member.subject
          found.set(words, [...(found.get(words) ?? []), { ...solid.placed! }])
        }
      }
    },
    { seconds: SECONDS },
  )
  return found
}
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

test('a ball is in the hand first, then in the ring, and on the floor below it last', async () => {
  const found = await placesOf('A boy shoots a basketball at the hoop', [0.1, 0.655, 0.98])
  const [ball, boy, hoop] = ['basketball', 'boy', 'hoop'].map(words => found.get(words)!)
  const size = 2 * boy![0]!.up
  assert.ok(apart(ball![0]!.middle, boy![0]!.hand!) < 0.2 * size)
  assert.ok(apart(ball![1]!.middle, hoop![1]!.mark!) < 0.25 * size)
  assert.ok(Math.abs(ball![2]!.middle[0] - hoop![2]!.mark![0]) < 0.1 * size)
  assert.ok(ball![2]!.middle[1] < hoop![2]!.mark![1] - size)
})

test('who climbs is at the foot of the rock first and on top of it last', async () => {
  const found = await placesOf('A climber climbs to the top of a cliff', [0, 0.95])
  const [climber, cliff] = ['climber', 'cliff'].map(words => found.get(words)!)
  const top = cliff![1]!.middle[1] + cliff![1]!.up
  assert.ok(climber![0]!.middle[1] < cliff![0]!.middle[1])
  assert.ok(climber![1]!.middle[1] > top)
  assert.ok(Math.abs(climber![1]!.middle[0] - cliff![1]!.middle[0]) < cliff![1]!.across)
})

test('a runner is before the line first and beyond it last, both in the frame', async () => {
  const found = await placesOf('A runner crosses the finish line', [0.1, 0.95])
  const [runner, line] = ['runner', 'finish line'].map(words => found.get(words)!)
  const sides = [0, 1].map(at => Math.sign(runner![at]!.middle[0] - line![at]!.middle[0]))
  assert.equal(sides[0], -sides[1]!)
})

test('what falls off a table stands on it first and is below it last', async () => {
  const found = await placesOf('An apple rolls off the table', [0.05, 0.95])
  const [apple, table] = ['apple', 'table'].map(words => found.get(words)!)
  const top = table![0]!.middle[1] + table![0]!.up
  assert.ok(Math.abs(apple![0]!.middle[1] - apple![0]!.up - top) < 0.2 * table![0]!.up)
  assert.ok(apple![1]!.middle[1] < table![1]!.middle[1])
})

test('the ball ends in the hands of the keeper who leaps for it', async () => {
  const found = await placesOf('The goalkeeper dives and saves the shot', [0.1, 0.8])
  const [ball, keeper] = ['ball', 'goalkeeper'].map(words => found.get(words)!)
  assert.ok(apart(ball![0]!.middle, keeper![0]!.middle) > 1.5 * apart(ball![1]!.middle, keeper![1]!.middle))
})

test('who falls off something is up on it first and on the ground beside it last', async () => {
  for (const [prompt, who, what] of [
    ['A man falls off a ladder', 'man', 'ladder'],
    ['A boy falls off his bicycle', 'boy', 'bicycle'],
    ['A woman falls down the stairs', 'woman', 'stairs'],
  ] as const) {
    const found = await placesOf(prompt, [0.05, 0.95])
    const [one, thing] = [who, what].map(words => found.get(words)!)
    assert.ok(one![0]!.middle[1] > one![1]!.middle[1] + 0.3 * one![0]!.up, `${prompt}: not down`)
    assert.ok(
      Math.abs(one![0]!.middle[0] - thing![0]!.middle[0]) < thing![0]!.across + 0.2 * one![0]!.up,
      `${prompt}: not up there`,
    )
    assert.ok(one![1]!.middle[0] > one![0]!.middle[0] + 0.5 * one![0]!.up, `${prompt}: not beside`)
  }
})
