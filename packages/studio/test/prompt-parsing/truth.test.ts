import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Score, scoreOf } from './score.ts'
import { CHINESE, ENGLISH, LAUGHED_AT, SAID, type Truth } from './truth.ts'

const TARGET = 0.97

/** Rows whose number ends in 2, 5 or 8: no rule was fitted to them. */
const isHeldOut = (_: Truth, index: number): boolean => [2, 5, 8].includes((index + 1) % 10)

function figuresOf(scores: readonly Score[]): { precision: number; recall: number } {
  const right = scores.reduce((sum, score) => sum + score.right, 0)
  const missed = scores.reduce((sum, score) => sum + score.missed.length, 0)
  const wrong = scores.reduce((sum, score) => sum + score.wrong.length, 0)
  return { precision: right / (right + wrong), recall: right / (right + missed) }
}

const sets: Record<string, Truth[]> = {
  'English, tuned': ENGLISH.filter((row, index) => !isHeldOut(row, index)),
  'English, held out': ENGLISH.filter(isHeldOut),
  'Chinese, tuned': CHINESE.filter((row, index) => !isHeldOut(row, index)),
  'Chinese, held out': CHINESE.filter(isHeldOut),
}

test('a hundred prompts, thirty of them held out, half of them Chinese', () => {
  assert.equal(ENGLISH.length, 50)
  assert.equal(CHINESE.length, 50)
  for (const { said } of [...ENGLISH, ...CHINESE, ...LAUGHED_AT])
    for (const key of Object.keys(said))
      assert.ok(
        SAID.some(one => one === key),
        key,
      )
  assert.equal([...ENGLISH.filter(isHeldOut), ...CHINESE.filter(isHeldOut)].length, 30)
})

for (const [name, rows] of Object.entries(sets)) {
  test(`the shot lists match the prompts (${name})`, t => {
    const scores = rows.map(row => scoreOf(row))
    const { precision, recall } = figuresOf(scores)
    t.diagnostic(`${rows.length} prompts: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`)
    for (const [index, { missed, wrong }] of scores.entries()) {
      if (missed.length || wrong.length)
        t.diagnostic(`${rows[index]!.prompt}: missed ${missed.join('; ')}, wrong ${wrong.join('; ')}`)
    }
    assert.ok(precision >= TARGET, `precision ${precision}`)
    assert.ok(recall >= TARGET, `recall ${recall}`)
  })
}

test('the measure can fail: a prompt with the expectations of another scores low', () => {
  const exchanged = ENGLISH.map((row, index) => ({ ...row, prompt: ENGLISH[(index + 7) % ENGLISH.length]!.prompt }))
  const { precision, recall } = figuresOf(exchanged.map(row => scoreOf(row)))
  assert.ok(precision < 0.4 && recall < 0.4, `precision ${precision}, recall ${recall}`)
})

test('prompts with former errors are read correctly', () => {
  for (const row of LAUGHED_AT) {
    const { missed, wrong } = scoreOf(row)
    assert.deepEqual({ prompt: row.prompt, missed, wrong }, { prompt: row.prompt, missed: [], wrong: [] })
  }
})
