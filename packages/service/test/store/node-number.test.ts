import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { idSource } from '../../src/core/ids.ts'
import { takeNodeNumber } from '../../src/store/node-number.ts'
import { type FreshDatabase, freshDatabase } from '../../../../test/harness/database.ts'

let fresh: FreshDatabase
before(async () => {
  fresh = await freshDatabase()
})
after(() => fresh.drop())

const takeMany = async (count: number): Promise<number[]> => {
  const taken: number[] = []
  for (let left = count; left > 0; left--) taken.push((await takeNodeNumber(fresh.db)).current())
  return taken
}

test('processes that start at the same time have different numbers', async () => {
  const taken = await Promise.all(Array.from({ length: 50 }, () => takeNodeNumber(fresh.db)))
  assert.equal(new Set(taken.map(one => one.current())).size, 50)
})

test('a thousand starts and more come round to every number but those that are renewed', async () => {
  const [one, other] = [await takeNodeNumber(fresh.db), await takeNodeNumber(fresh.db)]
  const mine = [one.current(), other.current()]
  for (let round = 0; round < 5; round++) {
    assert.deepEqual(
      (await takeMany(500)).filter(number => mine.includes(number)),
      [],
    )
    assert.deepEqual([await one.renew(), await other.renew()], [true, true])
    assert.deepEqual([one.current(), other.current()], mine)
  }
})

test('a process that could not renew its number while it was given away takes another', async () => {
  const paused = await takeNodeNumber(fresh.db)
  const before = paused.current()
  const others = await takeMany(1_024)
  assert.ok(others.includes(before))
  assert.equal(await paused.renew(), false)
  assert.notEqual(paused.current(), before)
  assert.equal(await paused.renew(), true)
})

test('ids go on growing when the number changes to a lower one within a millisecond', () => {
  let node = 9
  const next = idSource(
    () => node,
    () => Date.UTC(2026, 10, 15),
  )
  const ids = [next(), next()]
  node = 3
  ids.push(next(), next())
  assert.ok(ids.every((id, index) => index === 0 || BigInt(id) > BigInt(ids[index - 1] ?? '')))
})
