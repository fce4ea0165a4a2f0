import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertRow, promptTests, readPromptTests } from './prompt-rows.ts'

for (const [file, tests] of promptTests())
  describe(file, () => {
    for (const { title, rows } of tests)
      test(title, () => {
        for (const row of rows) assertRow(row)
      })
  })

describe('the notation of rows', () => {
  const check = (row: string): void => {
    for (const { rows } of readPromptTests(`# a test\nmotions:\n${row}`)) for (const one of rows) assertRow(one)
  }

  test('a row fails if the prompt is read otherwise', () => {
    for (const met of [
      'a cat and a dog run -> cat run | dog run',
      'a cat and a dog run -> ~ dog run | cat run',
      'a cat and a dog run -> + dog *; words - cow',
      'a beach -> none; place@last = beach; words@2 = no such shot',
    ])
      assert.doesNotThrow(() => check(met), met)
    for (const wrong of [
      'a cat and a dog run -> dog run | cat run',
      'a cat and a dog run -> cat run',
      'a cat and a dog run -> ~ dog run',
      'a cat and a dog run -> + dog',
      'a cat and a dog run -> - * run',
      'a cat and a dog run -> none',
      'a cat and a dog run -> words = cat',
      'a beach -> place@all = beach | beach',
      'a beach -> place@2 = beach',
    ])
      assert.throws(() => check(wrong), assert.AssertionError, wrong)
  })

  test('a prompt is in one row of each view', () => {
    const seen = new Set<string>()
    for (const [, tests] of promptTests())
      for (const { rows } of tests)
        for (const { prompt, checks } of rows)
          for (const { view, at } of checks) {
            const key = `${prompt} ${view}@${at}`
            // Several signs of one view may be in one row.
            if (checks.filter(one => one.view === view && one.at === at).length > 1) continue
            assert.ok(!seen.has(key), key)
            seen.add(key)
          }
  })
})
