import assert from 'node:assert/strict'
import type { Reason } from '../../packages/service/src/core/errors.ts'
import type { Answered } from '../harness/service.ts'

/** The error body of the decisions, whole; `fields` where the reason is about some. */
export function assertRefused(answer: Answered, status: number, reason: Reason, fields?: string[]): void {
  assert.equal(answer.status, status, answer.text.slice(0, 500))
  const { code, message, metadata } = answer.json
  assert.deepEqual([code, answer.json.reason, typeof message], [status, reason, 'string'])
  assert.notEqual(message, '')
  assert.equal(metadata.trace_id, answer.headers.get('x-md-trace-id'))
  assert.ok(metadata.trace_id)
  if (fields) assert.deepEqual(metadata.fields, fields)
}
