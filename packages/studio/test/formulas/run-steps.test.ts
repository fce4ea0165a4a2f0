import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { MATH } from '../../src/formulas/math-calls.ts'
import { parseFormula, type Value } from '../../src/formulas/parse-formula.ts'
import { parseSteps, type Step } from '../../src/formulas/run-steps.ts'

const compute = (formula: string, values: Record<string, Value> = {}): Value =>
  parseFormula(formula)({ values: new Map(Object.entries(values)), calls: MATH })

describe('a formula', () => {
  test('follows the order of arithmetic', () => {
    const cases: [string, Value][] = [
      ['1 + 2 * 3', 7],
      ['(1 + 2) * 3', 9],
      ['10 - 4 - 3', 3],
      ['2 ** 3 ** 2', 512],
      ['-2 ** 2', -4],
      ['8 / 4 / 2', 1],
      ['7 % 4 + 1', 4],
      ['1 < 2 == 3 > 2', true],
      ['0 || 3', 3],
      ['1 || 0 && 0', 1],
      ['!0 && 2', 2],
      ['1 > 2 ? 10 : 2 > 1 ? 20 : 30', 20],
      ["'arm.' + 'r'", 'arm.r'],
      ['[1, 2 + 3][1]', 5],
      ['max(1, min(7, 5), 2)', 5],
    ]
    for (const [formula, value] of cases) assert.equal(compute(formula), value, formula)
    assert.deepEqual(compute('between([0, 2], [4, 2], 0.25)'), [1, 2])
  })

  test('knows only the given names', () => {
    assert.equal(compute('t * 2', { t: 4 }), 8)
    for (const formula of ['u', 'constructor', '__proto__', 'max', 'process()', 'toString()'])
      assert.throws(() => compute(formula, { t: 4 }), /is none of|is not expected/u, formula)
  })

  test('is rejected with the position of its error', () => {
    for (const formula of ['1 +', '(1', '1 2', '1 ; 2', 'max(1', '[1', '? 1 : 2', ''])
      assert.throws(() => parseFormula(formula), /is not expected in/u, formula)
    assert.throws(() => parseFormula('('.repeat(100)), /at most 40 deep/u)
    assert.throws(() => parseFormula(`1${' + 1'.repeat(200)}`), /at most 400 characters/u)
    assert.throws(() => compute("'a' * 2"), /a number is wanted here, not "a"/u)
    assert.throws(() => compute('[1, 2][5]'), /there is no number 5/u)
  })
})

test('steps set values, choose and iterate over groups', () => {
  const seen: Value[] = []
  const steps: Step[] = [
    'a = 2',
    { if: 'a > 1', do: ['a = a + 1'], else: ['a = 0'] },
    { each: 'sides', do: ["note(mark + '', side * a)"] },
    { if: 'a == 0', do: ['note(0)'] },
  ]
  const groups = {
    sides: [
      { mark: 'r', side: 1 },
      { mark: 'l', side: -1 },
    ],
  }
  parseSteps(steps, groups)({ values: new Map(), calls: new Map([['note', (...all) => void seen.push(...all)]]) })
  assert.deepEqual(seen, ['r', 3, 'l', -3])
  assert.throws(() => parseSteps([{ each: 'wheels', do: ['a = 1'] }], groups), /wheels is none of sides/u)
})
