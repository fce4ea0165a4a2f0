import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseRange } from '../../src/http/send-file.ts'

const whole = undefined

const cases: readonly (readonly [
  header: string | undefined,
  bytes: number,
  expected: ReturnType<typeof parseRange>,
])[] = [
  [undefined, 100, whole],
  ['', 100, whole],
  ['bytes=0-0', 100, { start: 0, end: 0 }],
  ['bytes=0-99', 100, { start: 0, end: 99 }],
  ['bytes=10-19', 100, { start: 10, end: 19 }],
  ['bytes=99-', 100, { start: 99, end: 99 }],
  ['bytes=0-', 100, { start: 0, end: 99 }],
  ['bytes=50-1000', 100, { start: 50, end: 99 }],
  ['Bytes=1-2', 100, { start: 1, end: 2 }],
  [' bytes=1-2 ', 100, { start: 1, end: 2 }],
  ['bytes=001-002', 100, { start: 1, end: 2 }],
  ['bytes=-1', 100, { start: 99, end: 99 }],
  ['bytes=-100', 100, { start: 0, end: 99 }],
  ['bytes=-101', 100, { start: 0, end: 99 }],
  [`bytes=-${'9'.repeat(400)}`, 100, { start: 0, end: 99 }],
  [`bytes=5-${'9'.repeat(400)}`, 100, { start: 5, end: 99 }],
  ['bytes=100-', 100, 'unsatisfiable'],
  ['bytes=100-200', 100, 'unsatisfiable'],
  [`bytes=${'9'.repeat(400)}-`, 100, 'unsatisfiable'],
  ['bytes=-0', 100, 'unsatisfiable'],
  ['bytes=0-', 0, whole],
  ['bytes=-5', 0, whole],
  ['bytes=5-4', 100, whole],
  ['bytes=200-100', 100, whole],
  ['bytes=-', 100, whole],
  ['bytes=', 100, whole],
  ['bytes', 100, whole],
  ['bytes=a-b', 100, whole],
  ['bytes=1.5-2', 100, whole],
  ['bytes=--1', 100, whole],
  ['bytes=+1-2', 100, whole],
  ['bytes=0x1-2', 100, whole],
  ['bytes=0-1,5-6', 100, whole],
  ['bytes=0-1,', 100, whole],
  ['items=0-1', 100, whole],
]

for (const [header, bytes, expected] of cases) {
  const asked = header === undefined ? 'no header' : JSON.stringify(header.slice(0, 30))
  test(`${asked} on ${bytes} bytes gives ${expected ? JSON.stringify(expected) : 'the whole file'}`, () =>
    assert.deepEqual(parseRange(header, bytes), expected))
}
