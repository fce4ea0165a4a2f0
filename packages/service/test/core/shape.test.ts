import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  either,
  exactly,
  list,
  number,
  parseShape,
  readShape,
  record,
  ShapeMismatch,
  text,
  withGaps,
} from '../../src/core/shape.ts'

const shape = record({ kind: exactly('line'), at: list(number) }, { says: either(text, number) })

test('a valid value is returned unchanged, with its additional fields', () => {
  const value = { kind: 'line', at: [1, 2], says: 'a', more: true }
  assert.equal(readShape(shape, value, 'a line'), value)
  assert.deepEqual(parseShape(shape, '{"kind":"line","at":[]}', 'a line'), { kind: 'line', at: [] })
})

test('an invalid value is rejected with its name, position and reason', () => {
  const wrong: [unknown, RegExp][] = [
    [null, /^a line cannot be read: it must be object$/],
    [{ kind: 'line' }, /^a line cannot be read: it must have required property 'at'$/],
    [{ kind: 'line', at: [1, '2'] }, /^a line cannot be read: \/at\/1 must be number$/],
    [{ kind: 'dot', at: [] }, /^a line cannot be read: \/kind must be equal to one of the allowed values$/],
    [{ kind: 'line', at: [], says: {} }, /^a line cannot be read: \/says must be string$/],
  ]
  for (const [value, message] of wrong) {
    const mismatch = (error: unknown): boolean => error instanceof ShapeMismatch && message.test(error.message)
    assert.throws(() => readShape(shape, value, 'a line'), mismatch)
  }
  assert.throws(() => parseShape(shape, '{', 'a line'), ShapeMismatch)
})

test('with gaps a property may be missing, and otherwise has its type', () => {
  const gaps = withGaps(record({ required: number, shape }))
  assert.deepEqual(readShape(gaps, { shape: {} }, 'a row'), { shape: {} })
  assert.throws(() => readShape(gaps, { required: 'a' }, 'a row'), /\/required must be number/)
})
