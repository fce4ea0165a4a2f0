import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import type { Expectation } from './expectation.ts'
import { addScores, precision, recall, scoreReading, wholeTally } from './score-reading.ts'

// A little below what is reached, so that a change that reads worse is noticed. They say nothing of prompts that nobody has
// seen: the files of words were written by whoever wrote these prompts (README.md). Before, with fewer fields, it was 79.1 and
// 56.2, 84.3 and 65.7, 83.1 and 57.9.
const FLOORS: Record<string, { precision: number; recall: number }> = {
  english: { precision: 0.915, recall: 0.88 },
  chinese: { precision: 0.91, recall: 0.905 },
  'held-out': { precision: 0.91, recall: 0.855 },
}

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${file}.json`), 'utf8')) as Expectation[]

test('120 prompts, half of them Chinese, 40 of them held out', () => {
  const all = Object.keys(FLOORS).flatMap(read)
  assert.equal(all.length, 120)
  assert.equal(all.filter(({ prompt }) => /\p{Script=Han}/u.test(prompt)).length, 60)
  assert.equal(read('held-out').length, 40)
  assert.equal(new Set(all.map(({ prompt }) => prompt)).size, 120)
})

for (const [file, floor] of Object.entries(FLOORS))
  test(`the prompts of the list are read at least as well as before (${file})`, t => {
    const sum = addScores(read(file).map(row => scoreReading(direct({ prompt: row.prompt, seed: 1 }), row)))
    const tally = wholeTally(sum)
    t.diagnostic(`precision ${precision(tally).toFixed(3)}, recall ${recall(tally).toFixed(3)}`)
    assert.ok(precision(tally) >= floor.precision, `precision ${precision(tally)}`)
    assert.ok(recall(tally) >= floor.recall, `recall ${recall(tally)}`)
  })

test('the measure can fail: prompts with the expectations of others score low', () => {
  const rows = read('english')
  const exchanged = rows.map((row, index) =>
    scoreReading(direct({ prompt: rows[(index + 7) % rows.length]!.prompt, seed: 1 }), row),
  )
  const tally = wholeTally(addScores(exchanged))
  assert.ok(precision(tally) < 0.5 && recall(tally) < 0.35, `precision ${precision(tally)}, recall ${recall(tally)}`)
})
