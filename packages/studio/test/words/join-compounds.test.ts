import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'

/** What is seen and what is told, each by its words. */
function namesOf(prompt: string): string[] {
  const { shots, unknown } = direct({ prompt, seed: 1 })
  return [...shots.flatMap(({ subjects }) => subjects.map(({ words }) => words)), ...unknown]
}

test('an unknown thing of two words is one thing', () => {
  for (const [prompt, whole, part] of [
    ['A cat beside a vintage florp machine.', 'florp machine', 'florp'],
    ['A man repairs a glimber stand.', 'glimber stand', 'glimber'],
    ['一台复古的弗洛普机器', '弗洛普机器', '弗洛'],
    ['一台格林博架子旁边站着三只山羊。', '格林博架子', '格林'],
  ] as const) {
    const names = namesOf(prompt)
    assert.ok(names.includes(whole) && !names.includes(part), `${prompt} ${names.join(', ')}`)
  }
})

test('a thing that somebody sees acting acts', () => {
  assert.ok(namesOf('A man sees a glimber stand on a hill.').includes('glimber'))
})
