// Prints precision and recall of the reading on the unseen prompts: `node tools/score-reading.ts`. With a file's name it
// also tells, prompt by prompt, what was not read: `node tools/score-reading.ts english`. The held-out ones are never told.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { direct } from '../packages/studio/src/prompt-parsing/read-prompt.ts'
import type { Expectation } from '../packages/studio/test/unseen/expectation.ts'
import { addScores, precision, recall, scoreReading, wholeTally } from '../packages/studio/test/unseen/score-reading.ts'

const folder = join(import.meta.dirname, '../packages/studio/test/unseen')
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8)

for (const file of ['english', 'chinese', 'held-out']) {
  const rows = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')) as Expectation[]
  const scores = rows.map(row => scoreReading(direct({ prompt: row.prompt, seed: 1 }), row))
  const sum = addScores(scores)
  console.log(`\n${file}: ${rows.length} prompts`)
  for (const [slot, tally] of [...Object.entries(sum), ['all but hear', wholeTally(sum)] as const])
    console.log(
      `  ${slot.padEnd(14)} precision ${percent(precision(tally))}  recall ${percent(recall(tally))}  (${tally.right} right, ${tally.wrong} wrong, ${tally.missed} missed)`,
    )
  if (file === process.argv[2] && file !== 'held-out')
    for (const [index, row] of rows.entries()) {
      const faults = Object.entries(scores[index]!).filter(([, { wrong, missed }]) => wrong + missed > 0)
      console.log(
        `\n${row.id} ${row.prompt}\n  ${faults.map(([slot, { wrong, missed }]) => `${slot} -${missed} +${wrong}`).join(', ')}`,
      )
      for (const shot of direct({ prompt: row.prompt, seed: 1 }).shots) console.log(`  ${JSON.stringify(shot)}`)
    }
}
