import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { pictogramCode } from '../../src/figures/pictograms.ts'
import { addProps } from '../../src/scene/add-props.ts'

const staged = (prompt: string) => addProps(direct({ prompt, seed: 1 }).shots[0]!).subjects
const VIOLIN = pictogramCode('🎻')

test('who is called after an instrument plays it', () => {
  const [player, ...others] = staged('a violinist plays in a park')
  const at = 1 + others.findIndex(({ what }) => 'sprite' in what && what.sprite === VIOLIN)
  assert.equal(player!.deeds?.find(({ verb }) => verb === 'play')?.to, at)
  assert.deepEqual(player!.relation, { kind: 'holding', to: at })
})

test('one that is named is not there twice, and a drummer drums', () => {
  const violins = staged('a violinist plays the violin').filter(
    ({ what }) => 'sprite' in what && what.sprite === VIOLIN,
  )
  assert.equal(violins.length, 1)
  assert.ok(staged('a drummer plays')[0]!.deeds?.some(({ verb }) => verb === 'drum'))
})
