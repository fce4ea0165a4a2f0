import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveAnyHost } from '../../src/net/resolve-host.ts'

test('a name of the system is known if private networks are allowed', async () => {
  assert.ok((await resolveAnyHost('localhost')).some(address => address === '127.0.0.1' || address === '::1'))
})

test('more unknown names than places all get their answer', async () => {
  // An empty label is no name: the system says so without asking anyone.
  const asked = Array.from({ length: 9 }, (_, n) => resolveAnyHost(`a..b${n}`).catch((error: Error) => error))
  for (const answer of await Promise.all(asked)) assert.ok(answer instanceof Error)
  assert.ok((await resolveAnyHost('localhost')).length > 0)
})
