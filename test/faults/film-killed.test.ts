import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { killDuringFilms } from '../harness/film-kills.ts'

const skip = !existsSync('/proc/self/fd') && 'there is no /proc here to find the processes by'

// The long version: npm run test:film-kills.
test('workers and render processes that are killed during a film: it comes out, no finished part is made again, one charge', {
  skip,
}, async () => {
  const { faults, kills, films } = await killDuringFilms({ kills: 3, seed: 7 })
  assert.deepEqual(faults, [])
  assert.ok(kills >= 3 && films >= 1, `${kills} kills, ${films} films`)
})
