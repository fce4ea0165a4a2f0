import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { toRefusal } from '../../src/http/error-body.ts'

/** At which level the log hears of an error, by whether the caller is still there. */
function levelOf(error: Error, isGone: boolean): string[] {
  const heard: string[] = []
  const hear = (level: string) => () => void heard.push(level)
  const log = { debug: hear('debug'), info: hear('info'), warn: hear('warn'), error: hear('error') }
  const request = { id: '1', url: '/ent/v2/tasks', socket: { destroyed: isGone } } as unknown as FastifyRequest
  toRefusal(error, request, { log })
  return heard
}

const aborted = new DOMException('This operation was aborted', 'AbortError') as unknown as Error

test('work that stops because the caller disconnected is not an error', () => {
  assert.deepEqual(levelOf(aborted, true), ['debug'])
})

test('work that stops while the caller waits is an error, and so is any other error after a disconnect', () => {
  assert.deepEqual(levelOf(aborted, false), ['error'])
  assert.deepEqual(levelOf(new TypeError('x is not a function'), true), ['error'])
})
