import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { KILL_POINTS, killAtPoints } from '../harness/engine-kills.ts'
import { CANARY, openRemoteWorkers } from '../harness/remote-workers.ts'
import { until } from '../harness/until.ts'
import { png } from '../contract/media.ts'

describe('an order that another machine makes', () => {
  test('is executed once and charged once, wherever the worker that follows it is killed', async t =>
    killAtPoints(await openRemoteWorkers(t), Object.keys(KILL_POINTS)))

  test('continues over a stop of its worker, and another one finishes it', async t => {
    const remote = await openRemoteWorkers(t)
    const first = await remote.startWorker()
    remote.twin.behaviour.nodeMs = 300
    const id = await remote.create('a lamp', 1)
    await until(() => remote.twin.executed.length, 'it is made')
    assert.equal(await first.end(), 0)
    assert.equal(remote.twin.count('POST /interrupt'), 0, 'nobody cancelled it')
    await remote.startWorker()
    assert.deepEqual([(await remote.final(id)).state, remote.twin.executed.length], ['success', 1])
    assert.deepEqual(await remote.entries(id), ['hold', 'settle'])
  })

  test('is made again by a far side that was killed and came back', async t => {
    const remote = await openRemoteWorkers(t)
    await remote.workHere()
    remote.twin.behaviour.isHeld = true
    const id = await remote.create('a lamp', 1)
    await until(() => remote.twin.executed.length, 'it is made')
    await remote.twin.down()
    remote.twin.restart()
    await new Promise(resolve => setTimeout(resolve, 1_000))
    remote.twin.behaviour.isHeld = false
    await remote.twin.up()
    const task = await remote.final(id)
    assert.deepEqual([task.state, task.engine], ['success', 'far'], task.err_msg)
    assert.equal(remote.twin.executed.length, 2)
    assert.deepEqual(await remote.entries(id), ['hold', 'settle'])
  })

  test('is interrupted when its task is cancelled, and one that waits there is gone', async t => {
    const remote = await openRemoteWorkers(t)
    await remote.workHere()
    remote.twin.behaviour.isHeld = true
    const running = await remote.create('a lamp', 1)
    await until(() => remote.twin.executed.length, 'the first is made')
    const waiting = await remote.create('another lamp', 2)
    await until(() => remote.twin.count('POST /prompt') === 2, 'the second waits')
    for (const id of [waiting, running]) {
      const from = performance.now()
      await remote.call(`/ent/v2/tasks/${id}/cancel`, {})
      const route = id === waiting ? 'POST /queue' : 'POST /interrupt'
      await until(() => remote.twin.count(route), `${route} is asked`)
      t.diagnostic(`${route} ${Math.round(performance.now() - from)} ms after the cancel`)
    }
    assert.equal(remote.twin.executed.length, 1, 'what waited was never begun')
  })

  test('sends a secret only to its own server', async t => {
    const remote = await openRemoteWorkers(t)
    const worker = await remote.startWorker()
    const fine = await remote.create('a lamp', 1)
    await remote.final(fine)
    assert.ok(remote.twin.requests.every(({ headers }) => headers['x-secret'] === CANARY))
    remote.twin.fault({ answers: { status: 401, text: `who is ${CANARY}?` } })
    const shown = await remote.final(await remote.create('a lamp', 2))
    assert.equal(shown.engine, 'minimal')
    remote.twin.heal()
    const encoded = Buffer.from(`someone:${CANARY}`).toString('base64')
    const message = `who is ${CANARY}, or Basic ${encoded}?`
    const node_errors = { 1: { class_type: message, errors: [{ type: 'x', message, details: message }] } }
    remote.twin.fault({
      on: 'POST /prompt',
      answers: { status: 400, json: { error: { type: 'x', message }, node_errors } },
    })
    const refused = await remote.final(await remote.create('a lamp', 3))
    assert.equal(refused.engine, 'minimal')
    const said = [shown, refused, await remote.call('/ent/v2/tasks'), worker.printed(), worker.complained()]
    const told = JSON.stringify(said)
    assert.match(told, /ComfyUI refused a workflow/, 'its words are in the log')
    for (const spelling of [CANARY, encoded.slice(12)]) assert.ok(!told.includes(spelling), 'in no answer and no log')
    const tables = await remote.db.query<{ name: string }>({
      text: `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
             where table_schema = 'public' and table_type = 'BASE TABLE'`,
    })
    for (const { name } of tables) {
      const rows = await remote.db.query({ text: `select 1 from ${name} t where t::text like '%${CANARY}%'` })
      assert.deepEqual(rows, [], name)
    }
  })
})

describe('a far side that does not do its work', () => {
  for (const [what, fault] of [
    ['refuses connections', undefined],
    ['answers 500', { answers: { status: 500, text: 'Internal Server Error' } }],
    ['answers 429', { answers: { status: 429, text: 'slow down' } }],
  ] as const)
    test(`and ${what} is left for the next engine, which the tasks say; while it fails it is only probed`, async t => {
      const remote = await openRemoteWorkers(t)
      await remote.workHere()
      if (fault) remote.twin.fault(fault)
      else await remote.twin.down()
      const ids: string[] = []
      for (let index = 0; index < 3; index++) ids.push(await remote.create(`a lamp ${index}`, index))
      for (const id of ids) {
        const task = await remote.final(id)
        assert.deepEqual([task.state, task.engine], ['success', 'minimal'], task.err_msg)
        assert.match(task.notes.join(), /the engine far did not make it/)
      }
      const asked = remote.twin.requests.length
      t.diagnostic(`${asked} requests for three orders`)
      for (let index = 0; index < 3; index++) await remote.final(await remote.create(`a lamp ${10 + index}`, index))
      t.diagnostic(`${remote.twin.requests.length - asked} requests for three more`)
      assert.ok(remote.twin.requests.length - asked <= 6, 'probes only')
    })

  test('and dies under a film does not keep it from being made, and the film says so', async t => {
    const remote = await openRemoteWorkers(t)
    await remote.workHere()
    await remote.twin.down()
    const prompt = 'The harbour. A gull. The storm.'
    const film = { images: [png(256)], prompt, duration: 4, aspect_ratio: '1:1' }
    const { id } = await remote.call('/ent/v2/one-click/general_one_click', film)
    const made = await remote.final(String(id))
    assert.equal(made.state, 'success', made.err_msg)
    assert.match((made.notes ?? []).join(), /the engine far did not make it/)
    const parts = await remote.db.query<{ engine: string }>({
      text: `select result->>'engine' as engine from task where parent_id = ${id} and part = 'generate_video'`,
    })
    t.diagnostic(`${parts.length} segments`)
    assert.ok(parts.length >= 2 && parts.every(({ engine }) => engine === 'minimal'), JSON.stringify(parts))
  })

  test('and stands alone has a stand-in, where the operator wants one', async t => {
    const remote = await openRemoteWorkers(t, { standIn: true })
    await remote.workHere()
    remote.twin.behaviour.file = Buffer.from('not a picture')
    const task = await remote.final(await remote.create('a lamp', 1))
    assert.deepEqual([task.state, task.engine], ['success', 'minimal'], task.err_msg)
    assert.match(task.notes.join(), /stand-in/)
  })
})
