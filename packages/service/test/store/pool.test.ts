import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createPool, isTransient } from '../../src/store/pool.ts'
import { emptyDatabase, type FreshDatabase } from '../../../../test/harness/database.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'

let fresh: FreshDatabase
const options = { max: 1, applicationName: 'pool test', log: silentLog }

before(async () => {
  fresh = await emptyDatabase()
  await fresh.db.query({ text: 'create table note (word text primary key)' })
})

after(() => fresh.drop())

const wordsLike = async (pattern: string): Promise<string[]> =>
  (
    await fresh.db.query<{ word: string }>({ text: 'select word from note where word like $1 order by 1' }, [pattern])
  ).map(row => row.word)

const insert = (word: string): [{ text: string }, string[]] => [{ text: 'insert into note values ($1)' }, [word]]

test('a transaction that returns is committed, and gives what its work gave', async () => {
  const given = await fresh.db.transaction(async tx => {
    await tx.query(...insert('commit-1'))
    await tx.query(...insert('commit-2'))
    return 42
  })
  assert.equal(given, 42)
  assert.deepEqual(await wordsLike('commit-%'), ['commit-1', 'commit-2'])
})

test('a transaction that throws leaves nothing, and its error comes through', async () => {
  const broken = fresh.db.transaction(async tx => {
    await tx.query(...insert('thrown'))
    throw new RangeError('no')
  })
  await assert.rejects(broken, RangeError)
  assert.deepEqual(await wordsLike('thrown'), [])
})

test('a transaction that hides a failed statement does not count as committed', async () => {
  const hidden = fresh.db.transaction(async tx => {
    await tx.query(...insert('hidden'))
    await tx.query({ text: 'select 1 / 0' }).catch(() => {})
  })
  await assert.rejects(hidden, /was not committed/)
  assert.deepEqual(await wordsLike('hidden'), [])
})

test('statements that travel with the commit are committed, or fail all of it with their own failure', async () => {
  const kept = await fresh.db.transaction(async tx => {
    tx.sendWithCommit(tx.query(...insert('last-1')), tx.query(...insert('last-2')))
    return 'kept'
  })
  assert.equal(kept, 'kept')
  const failed = fresh.db.transaction(async tx => {
    tx.sendWithCommit(tx.query(...insert('last-3')), tx.query(...insert('last-1')))
  })
  await assert.rejects(failed, /duplicate key/)
  assert.deepEqual(await wordsLike('last-%'), ['last-1', 'last-2'])
  assert.deepEqual(await fresh.db.query({ text: 'select 1 as one' }), [{ one: 1 }])
})

test('statements sent together are answered in order, and those after a failed one with its failure', async () => {
  const words = await fresh.db.transaction(async tx => {
    const [none, , one] = await Promise.all([
      tx.query<{ word: string }>({ text: "select word from note where word = 'ordered'" }),
      tx.query(...insert('ordered')),
      tx.query<{ word: string }>({ text: "select word from note where word = 'ordered'" }),
    ])
    return [none, one].map(rows => rows.map(row => row.word))
  })
  assert.deepEqual(words, [[], ['ordered']])
  const broken = fresh.db.transaction(tx =>
    Promise.all([tx.query({ text: 'select 1 / 0' }), tx.query(...insert('after'))]),
  )
  await assert.rejects(broken, /division by zero/)
  assert.deepEqual(await wordsLike('after'), [])
})

test('a transaction cannot be used after its end', async () => {
  const leaked = await fresh.db.transaction(async tx => tx)
  await assert.rejects(leaked.query({ text: 'select 1' }), /has ended/)
})

test('a failed statement does not cost the connection', async () => {
  const db = createPool(fresh.connection, options)
  try {
    const [first] = await db.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })
    await assert.rejects(db.query({ text: 'select 1 / 0' }), /division by zero/)
    await assert.rejects(
      db.transaction(tx => tx.query({ text: 'select 1 / 0' })),
      /division by zero/,
    )
    assert.deepEqual(await db.query({ text: 'select pg_backend_pid() as pid' }), [first])
  } finally {
    await db.end()
  }
})

test('a named statement is prepared once on a connection', async () => {
  const db = createPool(fresh.connection, options)
  try {
    for (const word of ['a', 'b']) await db.query({ name: 'echo', text: 'select $1::text as word' }, [word])
    const prepared = await db.query({
      text: 'select name, generic_plans + custom_plans as runs from pg_prepared_statements',
    })
    assert.deepEqual(prepared, [{ name: 'echo', runs: '2' }])
  } finally {
    await db.end()
  }
})

test('ids stay strings, digit for digit', async () => {
  const rows = await fresh.db.query({ text: 'select 9223372036854775807::int8 as id, 7::int4 as count' })
  assert.deepEqual(rows, [{ id: '9223372036854775807', count: 7 }])
})

test('a connection lost while idle is replaced, one lost within a transaction is a transient error', async () => {
  const db = createPool(fresh.connection, options)
  try {
    const cut = async (): Promise<void> => {
      await fresh.db.query({
        text: `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'pool test'`,
      })
    }
    await db.query({ text: 'select 1' })
    await cut()
    const lost = db.transaction(async tx => {
      await tx.query({ text: 'select 1' })
      await cut()
      await tx.query({ text: 'select 1' })
    })
    await assert.rejects(lost, isTransient)
    assert.deepEqual(await db.query({ text: 'select 1 as one' }), [{ one: 1 }])
  } finally {
    await db.end()
  }
})

test('a pool that is closed says to come back: another process will answer', async () => {
  const db = createPool(fresh.connection, options)
  await db.query({ text: 'select 1' })
  await db.end()
  await assert.rejects(db.query({ text: 'select 1' }), isTransient)
})

test('an absent database is a transient error, a wrong statement is not', async () => {
  const nowhere = createPool({ ...fresh.connection, host: '/nowhere' }, options)
  await assert.rejects(nowhere.query({ text: 'select 1' }), isTransient)
  await nowhere.end()
  const refusing = createPool('postgresql://kinora@127.0.0.1:1/kinora', options)
  await assert.rejects(refusing.query({ text: 'select 1' }), isTransient)
  await refusing.end()
  await assert.rejects(fresh.db.query({ text: 'selec 1' }), error => !isTransient(error))
  assert.equal(isTransient(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' })), false)
  assert.equal(isTransient('words'), false)
})

test('the loser of two deadlocked transactions may try again', async () => {
  await fresh.db.query({ text: "insert into note values ('left'), ('right')" })
  const lock = { text: 'select from note where word = $1 for update' }
  let arrived = 0
  let go = (): void => {}
  const bothHold = new Promise<void>(resolve => {
    go = resolve
  })
  const cross = (first: string, second: string): Promise<unknown> =>
    fresh.db.transaction(async tx => {
      await tx.query(lock, [first])
      if (++arrived === 2) go()
      await bothHold
      await tx.query(lock, [second])
    })
  const outcomes = await Promise.allSettled([cross('left', 'right'), cross('right', 'left')])
  const failed = outcomes.filter(outcome => outcome.status === 'rejected')
  assert.equal(failed.length, 1)
  assert.equal(isTransient(failed[0]?.reason), true)
})
