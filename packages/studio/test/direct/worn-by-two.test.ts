import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'

test('two who wear the same sort of thing each have one, and what is worn is seen', () => {
  for (const [prompt, ...worn] of [
    ['An old man in a blue coat sits beside a girl in a yellow raincoat', 'blue', 'yellow'],
    ['A man in a blue coat beside a girl in a red coat', 'blue', 'red'],
  ] as const) {
    const { shots, unshown } = direct({ prompt, seed: 1 })
    assert.deepEqual(
      shots[0]?.subjects.map(({ wears }) => wears?.[0]?.colour),
      worn,
      prompt,
    )
    assert.equal(unshown, undefined, prompt)
  }
})
