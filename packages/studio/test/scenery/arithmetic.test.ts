import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cos, exp, log, pow, rise, sin } from '../../src/scenery/arithmetic.ts'

test("the functions agree with the machine's to seven digits", () => {
  for (let x = -20; x <= 20; x += 0.37) {
    assert.ok(Math.abs(sin(x) - Math.sin(x)) < 1e-7, `sin ${x}`)
    assert.ok(Math.abs(cos(x) - Math.cos(x)) < 1e-7, `cos ${x}`)
    assert.ok(Math.abs(exp(x) / Math.exp(x) - 1) < 1e-7, `exp ${x}`)
  }
  for (let x = 0.001; x < 1000; x *= 1.7) {
    assert.ok(Math.abs(log(x) - Math.log(x)) < 1e-7, `log ${x}`)
    assert.ok(Math.abs(pow(x, 0.45) / x ** 0.45 - 1) < 1e-6, `pow ${x}`)
  }
})

test('a rise is 0 before, 1 after and a half between, in either direction', () => {
  assert.deepEqual([rise(-1, 0, 2), rise(1, 0, 2), rise(3, 0, 2)], [0, 0.5, 1])
  assert.deepEqual([rise(3, 2, 0), rise(1, 2, 0), rise(-1, 2, 0)], [0, 0.5, 1])
})
