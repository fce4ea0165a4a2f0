import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stagePrompt } from '../staging/stage-prompt.ts'
import { findFaults } from '../staging/find-faults.ts'

const dwarfs = async (prompt: string): Promise<string[]> =>
  findFaults(await stagePrompt(prompt)).flatMap(({ name, who }) => (name === 'dwarf' ? [who] : []))

test('a house that nobody has to do with stands as far away as it looks', async () => {
  assert.deepEqual(await dwarfs('A woman splits firewood beside a log cabin'), [])
  assert.deepEqual(await dwarfs('A fox cub hides under a garden shed while a robin hops across the wet lawn'), [])
})

test('who is on something large stays with it', async () => {
  const [shot] = await stagePrompt('Two goats stand on a stone wall in a meadow')
  const { figures } = shot!.moments[0]!
  const depths = figures.map(({ actor }) => actor.spot.depth)
  assert.ok(Math.max(...depths) / Math.min(...depths) < 1.5)
})
