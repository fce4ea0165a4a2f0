import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Subject } from '../../src/direct/shot-list.ts'
import { direct } from '../../src/direct/direct.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'

const staged = (prompt: string): readonly Subject[] => adaptShot(direct({ prompt, seed: 1 }).shots[0]!).subjects
const shown = ({ what, motion, relation }: Subject): string =>
  `${'sprite' in what ? what.sprite : ''} ${motion} ${relation?.kind ?? ''}`.trim()

test('what is flown on flies, and who rides it sits there', () => {
  for (const [prompt, ridden] of [
    ['女巫骑着吸尘器飞过城市上空', 'drawn-flying-vacuum'],
    ['A witch flies over the rooftops on a vacuum cleaner', 'drawn-flying-vacuum'],
    ['A witch rides a broom through the night', 'drawn-flying-broom'],
    ['小巫师骑着扫帚飞过森林', 'drawn-flying-broom'],
    ['A boy flies on a carpet over the desert', 'drawn-flying-carpet'],
  ] as const) {
    const subjects = staged(prompt)
    const rider = subjects.find(({ relation }) => relation?.kind === 'riding')
    assert.equal(shown(subjects[rider?.relation?.to ?? 0]!), `${ridden} fly`, prompt)
  }
})

test('what is ridden on the ground goes along', () => {
  for (const prompt of ['A child rides a suitcase through the airport', '小男孩骑着行李箱在机场里滑行'])
    assert.ok(staged(prompt).map(shown).includes('1f9f3 ride'), prompt)
})

test('who sweeps does not fly', () => {
  for (const prompt of ['A woman sweeps the yard with a broom', '奶奶用扫帚扫院子'])
    assert.ok(!staged(prompt).some(({ motion }) => motion === 'fly'), prompt)
})
