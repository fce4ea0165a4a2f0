// Many changed files of every format, another corpus every day: `FUZZ_SEED` repeats one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fuzz, tableOf } from '../harness/fuzz.ts'

const PER_FILE = Number(process.env.FUZZ_FILES ?? 500)
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Date.now() / 86_400_000))

// The inspector's limits: twice its time-out (a file is tried twice) with room, and its memory with what a look every
// twenty milliseconds may miss.
const MAX_MS = 60_000
const MAX_MB = 1_600

test(`${PER_FILE} changed files of every kind, seed ${SEED}`, async context => {
  const counts = await fuzz({ perFile: PER_FILE, seed: SEED })
  context.diagnostic(`\n${tableOf(counts)}`)
  for (const one of counts) {
    assert.equal(one.accepted + one.refused + one.unreadable, PER_FILE, one.name)
    assert.ok(one.slowestMs < MAX_MS, `${one.name} took ${one.slowestMs} ms`)
    assert.ok(one.largestMb < MAX_MB, `${one.name} took ${one.largestMb} MB`)
  }
})
