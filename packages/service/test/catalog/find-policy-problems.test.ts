import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitOverlapping, findPolicyProblems } from '../../src/catalog/check/find-policy-problems.ts'
import { readPromptPolicy } from '../../src/catalog/check/prompt-policy.ts'
import { list, record, text } from '../../src/catalog/words/words.ts'

const policy = readPromptPolicy('machine gun\nrape\n血腥')
const fieldsIn = async (values: Record<string, unknown>): Promise<string[]> => {
  const subject = record({ name: text({}), tag: text({ unseen: true }) })
  const fields = { prompt: text({}), subjects: list(subject, { min: 0, max: 9 }), payload: text({ unseen: true }) }
  return (await findPolicyProblems(fields, values, policy)).map(problem => problem.field)
}

test('texts are found at any position; unused, absent and mistyped ones are skipped', async () => {
  assert.deepEqual(
    await fieldsIn({
      prompt: 'a machine gun',
      subjects: [{ name: 'Tom' }, { name: '血腥', tag: 'rape' }, null],
      payload: 'rape',
    }),
    ['prompt', 'subjects[1].name'],
  )
  assert.deepEqual(await fieldsIn({ prompt: 5, subjects: 'rape' }), [])
})

test('an entry is found at any place of a long text', async () => {
  const rows: [filler: string, entry: string][] = [
    ['grape ', 'm-a-c-h-i-n-e   g.u.n '],
    ['葡萄', '血 腥'],
    ['drapes\n', 'machine\ngun '],
  ]
  for (const [filler, entry] of rows) {
    const words = Array.from({ length: Math.ceil(20_000 / filler.length) }, () => filler)
    // One place in every 197 characters, which no size of a piece is a multiple of.
    for (let at = 0; at < words.length; at += Math.ceil(197 / filler.length)) {
      const long = words.toSpliced(at, 0, entry).join('')
      assert.deepEqual(await fieldsIn({ prompt: long }), ['prompt'], `${filler} ${at}`)
    }
    assert.deepEqual(await fieldsIn({ prompt: words.join('') }), [], filler)
  }
})

test('pieces overlap, cover a whole text, and begin between words if possible', () => {
  // Every stretch of it is there once, so that a piece can be found again.
  const numbers = Array.from({ length: 6_000 }, (_, index) => String(10_000 + index))
  const han = numbers.join('').replaceAll(/\d/g, digit => '零一二三四五六七八九'[Number(digit)] ?? '')
  for (const long of [numbers.join(' '), han, numbers.join(''), 'short', '']) {
    let end = 0
    for (const piece of splitOverlapping(long, 1_000)) {
      const from = long.indexOf(piece)
      assert.ok(end === 0 || from <= end - 1_000, `${from} ${end}`)
      if (long.includes(' ')) assert.match(piece, /^1\d{4} /)
      end = from + piece.length
    }
    assert.equal(end, long.length)
  }
})
