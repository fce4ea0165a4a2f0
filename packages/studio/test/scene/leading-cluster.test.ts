import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { clusterCast, leadingCluster } from '../../src/scene/cast.ts'
import { collectArt } from '../../src/scene/collect-art.ts'

const castOf = async (prompt: string) => {
  const shot = adaptShot(direct({ prompt, seed: 1 }).shots[0]!)
  return clusterCast(shot, await collectArt(shot, []))
}
const leaderOf = async (prompt: string): Promise<string | undefined> =>
  leadingCluster(await castOf(prompt))?.root.subject.words

test('a small thing that is named first does not make a giant of whoever is with it', async () => {
  assert.equal(await leaderOf('a ball and a man in a park'), 'man')
  assert.equal(await leaderOf('a castle and a man'), 'castle')
  assert.equal(await leaderOf('a man and a ball in a park'), 'man')
  assert.equal(await leaderOf('a cup'), 'cup')
})

test('nobody stands on a taco, but a cup stands on a book', async () => {
  const roots = async (prompt: string): Promise<string[]> =>
    (await castOf(prompt)).map(({ root }) => root.subject.words)
  assert.deepEqual(await roots('a man on a taco in a park'), ['man', 'taco'])
  assert.deepEqual(await roots('a cup on a book in a park'), ['book'])
})

test('under a roof nothing is taller than the room', async () => {
  const heights = async (prompt: string): Promise<number> => (await castOf(prompt))[0]!.root.metres
  assert.ok((await heights('a giraffe in a living room')) <= 2.4)
  assert.ok((await heights('a giraffe in a meadow')) > 2.4)
})

test('whoever is much taller leads, so that both are of their size, unless the first would be a crumb beside it', async () => {
  assert.equal(await leaderOf('two puppies and their owner in a park'), 'owner')
  assert.equal(await leaderOf('a man and his dog'), 'man')
  assert.equal(await leaderOf('a mouse and an elephant'), 'mouse')
})
