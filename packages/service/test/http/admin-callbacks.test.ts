import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { insertCallbacks } from '../../src/store/callbacks.ts'
import { assertRefused, HOUR_MS, ISO, MINUTE_MS, open, pagesOf, service, TASK, useService } from './operator.ts'

useService()

describe('callback secrets', () => {
  const change = (id: string, body?: object) =>
    service.request('POST', `/admin/v1/accounts/${id}/callback-secret`, { body })
  const secretsOf = async (id: string): Promise<(string | null)[]> => {
    const { services, db } = service
    const text = `select callback_secret as current,
                         case when old_callback_secret_until > $2 then old_callback_secret end as old
                  from account where id = $1`
    const [found] = await db.query<Record<'current' | 'old', Buffer | null>>({ text }, [id, new Date(services.clock())])
    return [found?.current, found?.old].map(sealed => (sealed ? services.secretBox.open(sealed) : null))
  }

  test('a change creates a new secret; the old one also signs for 24 hours', async () => {
    const account = await open()
    const { status, json } = await change(account.id)
    assert.equal(status, 200)
    assert.match(json.callback_secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.notEqual(json.callback_secret, account.callback_secret)
    service.advance(24 * HOUR_MS - MINUTE_MS)
    assert.deepEqual(await secretsOf(account.id), [json.callback_secret, account.callback_secret])
    service.advance(MINUTE_MS)
    assert.deepEqual(await secretsOf(account.id), [json.callback_secret, null])
  })

  test('a secret can be given', async () => {
    for (const secret of ['s', 'a secret of ours ~', 'x'.repeat(256), 'whsec_c2VjcmV0', 'whsec_c2VjcmV0cw==']) {
      const { id } = await open()
      assert.equal((await change(id, { secret })).json.callback_secret, secret)
      assert.equal((await secretsOf(id))[0], secret)
    }
  })

  test('an unusable secret is rejected', async () => {
    const { id, callback_secret } = await open()
    for (const secret of [
      '',
      'x'.repeat(257),
      'tab\there',
      'schlüssel',
      7,
      'whsec_',
      'whsec_*',
      'whsec_c2VjcmV0c',
      'whsec_c2Vj cmV0',
    ]) {
      assertRefused(await change(id, { secret }), 400, 'FieldInvalid', ['secret'])
    }
    assert.deepEqual(await secretsOf(id), [callback_secret, null])
  })
})

describe('callbacks', () => {
  const outbox = async (count: number): Promise<string[]> => {
    const { services, db, accountId } = service
    const { json } = await service.post('/ent/v2/text2video', TASK)
    const ids = Array.from({ length: count }, () => services.nextId())
    for (const id of ids) {
      const at = new Date(services.clock())
      await insertCallbacks(db, [
        { id, taskId: json.task_id, accountId, event: 'success', url: 'https://example.com/hook', at },
      ])
    }
    return ids
  }
  const tries = [
    { at: '2026-01-01T00:00:00.000000Z', status: 500, error: '', ms: 12, answer: 'out of order' },
    { at: '2026-01-01T00:00:05.000000Z', status: null, error: 'connection refused', ms: 3, answer: '' },
  ]
  const settle = (id: string, state: string) =>
    service.db.query({ text: 'update callback set state = $2, tries = $3, due_at = created_at where id = $1' }, [
      id,
      state,
      JSON.stringify(tries),
    ])

  test('the delivery log shows every try, the newest callback first', async () => {
    const [first = '', second = ''] = await outbox(2)
    await settle(first, 'failed')
    const { json } = await service.get('/admin/v1/callbacks')
    assert.deepEqual(
      json.callbacks.slice(0, 2).map((one: { id: string }) => one.id),
      [second, first],
    )
    const { task_id, created_at, ...callback } = json.callbacks[1]
    assert.match(task_id, /^\d+$/)
    assert.match(created_at, ISO)
    assert.deepEqual(callback, {
      id: first,
      account_id: service.accountId,
      event: 'success',
      url: 'https://example.com/hook',
      state: 'failed',
      next_try_at: null,
      tries,
    })
  })

  test('the log can be read for one state, page by page', async () => {
    const ids = await outbox(5)
    for (const id of ids.slice(0, 4)) await settle(id, 'delivered')
    const pages = await pagesOf('/admin/v1/callbacks?state=delivered', 'callbacks', 3)
    assert.deepEqual(
      pages.map(page => page.length),
      [3, 1],
    )
    assert.deepEqual(pages.flat(), ids.slice(0, 4).reverse())
    assertRefused(await service.get('/admin/v1/callbacks?state=lost'), 400, 'FieldInvalid', ['state'])
  })

  test('processing is not sent again after the task has ended, and the document describes this conflict', async () => {
    const [id = ''] = await outbox(1)
    await service.db.query({ text: "update callback set event = 'processing' where id = $1" }, [id])
    const [row] = await service.db.query<{ task_id: string }>({ text: 'select task_id from callback where id = $1' }, [
      id,
    ])
    await service.request('POST', `/ent/v2/tasks/${row?.task_id}/cancel`)
    assertRefused(await service.request('POST', `/admin/v1/callbacks/${id}/redeliver`), 409, 'Conflict')
    const { json } = await service.get('/openapi.json', { key: null })
    for (const path of ['/admin/v1/callbacks/{id}/redeliver', '/admin/v1/keys/{id}/rotate'])
      assert.ok('409' in json.paths[path].post.responses, path)
  })

  test('a callback sent again is pending and due, and keeps its tries', async () => {
    const [id = ''] = await outbox(1)
    await settle(id, 'failed')
    service.advance(HOUR_MS)
    const now = service.services.clock()
    const { status, json } = await service.request('POST', `/admin/v1/callbacks/${id}/redeliver`)
    assert.equal(status, 200)
    assert.deepEqual([json.id, json.state, json.tries], [id, 'pending', tries])
    const [row] = await service.db.query<{ due_at: Date }>({ text: 'select due_at from callback where id = $1' }, [id])
    assert.ok(row && row.due_at.getTime() >= now && row.due_at.getTime() <= service.services.clock())
  })
})
