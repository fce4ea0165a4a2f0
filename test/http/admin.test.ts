import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { adminAccountEndpoints } from '../../src/http/endpoints/admin-accounts.ts'
import { adminCallbackEndpoints } from '../../src/http/endpoints/admin-callbacks.ts'
import { adminKeyEndpoints } from '../../src/http/endpoints/admin-keys.ts'
import { findCallbackSecrets } from '../../src/store/accounts.ts'
import { insertCallback } from '../../src/store/callbacks.ts'
import { findDrift } from '../../src/store/ledger.ts'
import { type Answered, startService, type TestService } from '../harness/service.ts'

// The service's clock runs while it is set ahead: times are told apart by far more than a test takes.
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/
const UNKNOWN = '123456789'
// 15 for the first second, 5 for each further one.
const TASK = { model: 'genq2', prompt: 'a paper boat' }
const TASK_CREDITS = 35

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const open = async (body: object = {}): Promise<Answered['json']> => {
  const answer = await service.post('/admin/v1/accounts', { name: 'Acme', ...body })
  assert.equal(answer.status, 200, answer.text)
  return answer.json
}
const makeKey = async (accountId: string, body: object = {}): Promise<Answered['json']> => {
  const answer = await service.post(`/admin/v1/accounts/${accountId}/keys`, { name: 'a key', ...body })
  assert.equal(answer.status, 200, answer.text)
  return answer.json
}
const shown = async (accountId: string): Promise<Answered['json']> =>
  (await service.get(`/admin/v1/accounts/${accountId}`)).json
const statusWith = async (key: string): Promise<number> => (await service.get('/ent/v2/credits', { key })).status

function assertRefused(answer: Answered, status: number, reason: string, fields?: string[]): void {
  assert.equal(answer.status, status, answer.text)
  assert.equal(answer.json.reason, reason)
  if (fields) assert.deepEqual(answer.json.metadata.fields, fields)
}

/** Every page of a listing, one after another. */
async function pagesOf(path: string, name: string, count: number): Promise<string[][]> {
  const pages: string[][] = []
  let token = ''
  do {
    const { json } = await service.get(
      `${path}${path.includes('?') ? '&' : '?'}count=${count}&next_page_token=${token}`,
    )
    pages.push(json[name].map((entry: { id: string }) => entry.id))
    token = json.next_page_token
  } while (token !== '')
  return pages
}

describe('accounts', () => {
  test('an account is opened with its balance; the answer alone shows its key and secret', async () => {
    const account = await open({ credits: 70 })
    assert.deepEqual(Object.keys(account), ['id', 'name', 'credits', 'key', 'callback_secret'])
    assert.equal(account.credits, 70)
    assert.match(account.key, /^kn_/)
    assert.match(account.callback_secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.equal(await statusWith(account.key), 200)
    const again = await service.get(`/admin/v1/accounts/${account.id}`)
    assert.ok(!again.text.includes(account.key) && !again.text.includes(account.callback_secret))
  })

  test('without a word about credits an account starts with none', async () => {
    assert.equal((await open()).credits, 0)
  })

  test("an account's secret can be its first key", async () => {
    const account = await open({ callback_secret: 'key' })
    assert.equal(account.callback_secret, account.key)
  })

  test('the first key of an account can create and read, not administer', async () => {
    const { id, key } = await open({ credits: 100 })
    const { json } = await service.get(`/admin/v1/accounts/${id}/keys`)
    assert.deepEqual(json.keys[0].scopes, ['create', 'read'])
    assertRefused(await service.get('/admin/v1/accounts', { key }), 403, 'Forbidden')
  })

  test('key and secret lie nowhere in the database in the clear', async () => {
    const account = await open({ credits: 1 })
    const { key } = await makeKey(account.id)
    const changed = await service.post(`/admin/v1/accounts/${account.id}/callback-secret`, { secret: 'an open secret' })
    const tables = await service.db.query<{ name: string }>({
      text: `select table_name as name from information_schema.tables where table_schema = 'public'`,
    })
    let dump = ''
    for (const { name } of tables) {
      for (const { row } of await service.db.query<{ row: string }>({ text: `select t::text as row from ${name} t` }))
        dump += row
    }
    assert.ok(dump.includes(account.id), 'the dump holds the account')
    for (const secret of [account.key, account.callback_secret, key, changed.json.callback_secret]) {
      assert.ok(
        !dump.includes(secret) && !dump.includes(Buffer.from(secret).toString('hex')),
        `${secret} lies in the clear`,
      )
    }
  })

  test('an account is shown with balance, limits and counts', async () => {
    const { id, key } = await open({ credits: 100 })
    await service.post('/ent/v2/text2video', TASK, { key })
    const { created_at, ...account } = await shown(id)
    assert.match(created_at, ISO)
    assert.deepEqual(account, {
      id,
      name: 'Acme',
      credits: 100,
      held: TASK_CREDITS,
      unfinished: 1,
      running: 0,
      max_running: 5,
      max_unfinished: 10_000,
    })
  })

  test('pages lead through every account once, the oldest first', async () => {
    const opened = [await open(), await open(), await open()].map(account => account.id)
    const pages = await pagesOf('/admin/v1/accounts', 'accounts', 2)
    const all = pages.flat()
    assert.ok(pages.slice(0, -1).every(page => page.length === 2))
    assert.deepEqual(all.slice(-3), opened)
    assert.equal(all[0], service.accountId)
    assert.equal(new Set(all).size, all.length)
  })

  test('a page holds 20 entries unless it is said otherwise', async () => {
    for (let count = 0; count < 21; count += 1) await open()
    const { json } = await service.get('/admin/v1/accounts')
    assert.equal(json.accounts.length, 20)
    assert.notEqual(json.next_page_token, '')
  })

  const bad: [string, object, string, string[]][] = [
    ['no name', {}, 'FieldLacking', ['name']],
    ['an empty name', { name: '' }, 'FieldInvalid', ['name']],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'FieldInvalid', ['name']],
    ['a name that is no text', { name: 7 }, 'FieldInvalid', ['name']],
    ['a negative balance', { name: 'a', credits: -1 }, 'FieldInvalid', ['credits']],
    ['half a credit', { name: 'a', credits: 0.5 }, 'FieldInvalid', ['credits']],
    ['a balance beyond counting', { name: 'a', credits: 2 ** 53 }, 'FieldInvalid', ['credits']],
    ['another kind of secret', { name: 'a', callback_secret: 'mine' }, 'FieldInvalid', ['callback_secret']],
    [
      'several faults, all told',
      { credits: -1, callback_secret: 1 },
      'FieldLacking',
      ['name', 'credits', 'callback_secret'],
    ],
  ]
  for (const [title, body, reason, fields] of bad) {
    test(`an account is not opened with ${title}`, async () => {
      const before = (await pagesOf('/admin/v1/accounts', 'accounts', 100)).flat()
      assertRefused(await service.post('/admin/v1/accounts', body), 400, reason, fields)
      assert.deepEqual((await pagesOf('/admin/v1/accounts', 'accounts', 100)).flat(), before)
    })
  }

  test('a page that makes no sense is refused', async () => {
    assertRefused(await service.get('/admin/v1/accounts?count=0'), 400, 'FieldInvalid', ['count'])
    assertRefused(await service.get('/admin/v1/accounts?count=101'), 400, 'FieldInvalid', ['count'])
    assertRefused(await service.get('/admin/v1/accounts?next_page_token=x'), 400, 'FieldInvalid', ['next_page_token'])
  })
})

describe('scopes', () => {
  const endpoints = [...adminAccountEndpoints, ...adminKeyEndpoints, ...adminCallbackEndpoints]

  test("every one of the operator's calls needs the scope admin", async () => {
    const { key } = await makeKey((await open()).id, { scopes: ['create', 'read'] })
    assert.equal(endpoints.length, 11)
    for (const { method, path } of endpoints) {
      const target = path.replace('{id}', UNKNOWN)
      assertRefused(await service.request(method, target, { key }), 403, 'Forbidden')
      assertRefused(await service.request(method, target, { key: null }), 401, 'Unauthorized')
    }
  })

  test('create alone cannot read, read alone cannot create, admin alone can do neither', async () => {
    const { id } = await open({ credits: 1_000 })
    const keyOf = async (scope: string): Promise<string> => (await makeKey(id, { scopes: [scope] })).key
    const [create, read, admin] = [await keyOf('create'), await keyOf('read'), await keyOf('admin')]
    const statuses = async (key: string): Promise<number[]> => [
      (await service.post('/ent/v2/text2video', TASK, { key })).status,
      (await service.get('/ent/v2/tasks', { key })).status,
      (await service.get('/admin/v1/accounts', { key })).status,
    ]
    assert.deepEqual(await statuses(create), [200, 403, 403])
    assert.deepEqual(await statuses(read), [403, 200, 403])
    assert.deepEqual(await statuses(admin), [403, 403, 200])
  })
})

describe('keys', () => {
  test('a new key can create and read, never ends, and is shown once', async () => {
    const { id } = await open()
    const { key, ...made } = await makeKey(id, { name: 'laptop' })
    assert.match(made.created_at, ISO)
    assert.deepEqual(made, {
      id: made.id,
      name: 'laptop',
      scopes: ['create', 'read'],
      expires_at: null,
      created_at: made.created_at,
      last_used_at: null,
      revoked_at: null,
    })
    const list = await service.get(`/admin/v1/accounts/${id}/keys`)
    assert.deepEqual(list.json.keys[1], made)
    assert.ok(!list.text.includes(key))
    assert.equal(await statusWith(key), 200)
  })

  test("pages lead through an account's keys once", async () => {
    const { id } = await open()
    const made = [await makeKey(id), await makeKey(id)].map(key => key.id)
    const pages = await pagesOf(`/admin/v1/accounts/${id}/keys`, 'keys', 2)
    assert.deepEqual(
      pages.map(page => page.length),
      [2, 1],
    )
    assert.deepEqual(pages.flat().slice(1), made)
  })

  test('a key with an end opens until then', async () => {
    const expiresAt = new Date(service.services.clock() + HOUR_MS).toISOString()
    const { key, expires_at } = await makeKey((await open()).id, { expires_at: expiresAt })
    assert.equal(Date.parse(expires_at), Date.parse(expiresAt))
    assert.equal(await statusWith(key), 200)
    service.advance(HOUR_MS)
    assert.equal(await statusWith(key), 401)
  })

  const bad: [string, object, string, string[]][] = [
    ['no name', { name: null }, 'FieldLacking', ['name']],
    ['no scope', { scopes: [] }, 'FieldItemCountOutOfRange', ['scopes']],
    ['the same scope twice', { scopes: ['read', 'read'] }, 'FieldInvalid', ['scopes']],
    ['an unknown scope', { scopes: ['read', 'root'] }, 'FieldInvalid', ['scopes[1]']],
    ['an end in the past', { expires_at: '2020-01-01T00:00:00Z' }, 'FieldInvalid', ['expires_at']],
    ['an end that is no time', { expires_at: 'soon' }, 'FieldInvalid', ['expires_at']],
    ['an end that the wire cannot say', { expires_at: '+010000-01-01T00:00:00Z' }, 'FieldInvalid', ['expires_at']],
    [
      'two faults, both told',
      { scopes: ['read', 'read'], expires_at: '2020-01-01' },
      'FieldInvalid',
      ['scopes', 'expires_at'],
    ],
  ]
  for (const [title, body, reason, fields] of bad) {
    test(`a key is not made with ${title}`, async () => {
      const path = `/admin/v1/accounts/${service.accountId}/keys`
      const before = (await pagesOf(path, 'keys', 100)).flat()
      assertRefused(await service.post(path, { name: 'a key', ...body }), 400, reason, fields)
      assert.deepEqual((await pagesOf(path, 'keys', 100)).flat(), before)
    })
  }

  test('a revoked key is refused at once, and stays revoked since its first revocation', async () => {
    const { id } = await open()
    const { id: keyId, key } = await makeKey(id)
    assert.equal(await statusWith(key), 200)
    const revoked = await service.request('DELETE', `/admin/v1/keys/${keyId}`)
    assert.deepEqual([revoked.status, revoked.text], [204, ''])
    assertRefused(await service.get('/ent/v2/credits', { key }), 401, 'Unauthorized')
    const since = async (): Promise<string> =>
      (await service.get(`/admin/v1/accounts/${id}/keys`)).json.keys[1].revoked_at
    const first = await since()
    assert.match(first, ISO)
    service.advance(1_000)
    assert.equal((await service.request('DELETE', `/admin/v1/keys/${keyId}`)).status, 204)
    assert.equal(await since(), first)
  })

  test('a rotated key hands its name, scopes and end to a new one and ends at once', async () => {
    const expiresAt = new Date(service.services.clock() + HOUR_MS).toISOString()
    const old = await makeKey((await open()).id, { name: 'robot', scopes: ['read'], expires_at: expiresAt })
    const { status, json } = await service.request('POST', `/admin/v1/keys/${old.id}/rotate`)
    assert.equal(status, 200)
    assert.notEqual(json.key, old.key)
    assert.notEqual(json.id, old.id)
    assert.deepEqual([json.name, json.scopes, json.expires_at], ['robot', ['read'], old.expires_at])
    assert.equal(await statusWith(old.key), 401)
    assert.equal(await statusWith(json.key), 200)
    assert.equal((await service.post('/ent/v2/text2video', TASK, { key: json.key })).status, 403)
  })

  test('with an overlap both keys open until it is over', async () => {
    const old = await makeKey((await open()).id)
    const { json } = await service.post(`/admin/v1/keys/${old.id}/rotate`, { overlap_seconds: 3_600 })
    service.advance(HOUR_MS - MINUTE_MS)
    assert.deepEqual([await statusWith(old.key), await statusWith(json.key)], [200, 200])
    service.advance(MINUTE_MS)
    assert.deepEqual([await statusWith(old.key), await statusWith(json.key)], [401, 200])
  })

  test('an overlap does not lengthen the life of the old key', async () => {
    const expiresAt = new Date(service.services.clock() + 60_000).toISOString()
    const old = await makeKey((await open()).id, { expires_at: expiresAt })
    await service.post(`/admin/v1/keys/${old.id}/rotate`, { overlap_seconds: 3_600 })
    service.advance(60_000)
    assert.equal(await statusWith(old.key), 401)
  })

  test('a key that is over cannot be rotated', async () => {
    const { id } = await makeKey((await open()).id)
    await service.request('DELETE', `/admin/v1/keys/${id}`)
    assertRefused(await service.post(`/admin/v1/keys/${id}/rotate`, {}), 409, 'Conflict')
  })

  test('of several rotations at the same time one makes a key', async () => {
    const { id } = await makeKey((await open()).id)
    const answers = await Promise.all(Array.from({ length: 5 }, () => service.post(`/admin/v1/keys/${id}/rotate`, {})))
    const countOf = (status: number): number => answers.filter(answer => answer.status === status).length
    assert.deepEqual([countOf(200), countOf(409)], [1, 4])
  })

  test('an overlap is a whole number of seconds, at least 0', async () => {
    const { id } = await makeKey((await open()).id)
    for (const overlap of [-1, 1.5, '60', 2_592_001]) {
      const answer = await service.post(`/admin/v1/keys/${id}/rotate`, { overlap_seconds: overlap })
      assertRefused(answer, 400, 'FieldInvalid', ['overlap_seconds'])
    }
  })
})

describe('credits', () => {
  const adjust = (id: string, amount: unknown, note: unknown = 'because') =>
    service.post(`/admin/v1/accounts/${id}/credits`, { amount, note })

  test('credits that are given are a ledger entry and part of the balance', async () => {
    const { id } = await open({ credits: 5 })
    const { status, json } = await adjust(id, 20, 'a present')
    assert.equal(status, 200)
    assert.match(json.created_at, ISO)
    assert.deepEqual(json, {
      id: json.id,
      account_id: id,
      amount: 20,
      note: 'a present',
      credits: 25,
      held: 0,
      created_at: json.created_at,
    })
    assert.equal((await shown(id)).credits, 25)
    const rows = await service.db.query(
      { text: `select kind, credits::int, held::int, note from ledger where id = $1` },
      [json.id],
    )
    assert.deepEqual(rows, [{ kind: 'adjust', credits: 20, held: 0, note: 'a present' }])
  })

  test('credits can be taken down to what is held, not one further', async () => {
    const { id, key } = await open({ credits: 100 })
    assert.equal((await service.post('/ent/v2/text2video', TASK, { key })).status, 200)
    assertRefused(await adjust(id, TASK_CREDITS - 101), 400, 'FieldInvalid', ['amount'])
    const taken = await adjust(id, TASK_CREDITS - 100)
    assert.deepEqual([taken.json.credits, taken.json.held], [TASK_CREDITS, TASK_CREDITS])
    assertRefused(await adjust(id, -1), 400, 'FieldInvalid', ['amount'])
    assert.deepEqual([(await shown(id)).credits, (await shown(id)).held], [TASK_CREDITS, TASK_CREDITS])
  })

  test('many takings at once never take more than there is', async () => {
    const { id } = await open({ credits: 100 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => adjust(id, -30)))
    assert.equal(answers.filter(answer => answer.status === 200).length, 3)
    assert.equal((await shown(id)).credits, 10)
  })

  const bad: [string, object, string, string[]][] = [
    ['of nothing', { amount: 0, note: 'x' }, 'FieldInvalid', ['amount']],
    ['of half a credit', { amount: 0.5, note: 'x' }, 'FieldInvalid', ['amount']],
    ['of a text', { amount: '5', note: 'x' }, 'FieldInvalid', ['amount']],
    ['beyond counting', { amount: 2 ** 53, note: 'x' }, 'FieldInvalid', ['amount']],
    ['that makes the balance uncountable', { amount: Number.MAX_SAFE_INTEGER, note: 'x' }, 'FieldInvalid', ['amount']],
    ['without an amount or a note', {}, 'FieldLacking', ['amount', 'note']],
    ['with an empty note', { amount: 5, note: '' }, 'FieldInvalid', ['note']],
  ]
  for (const [title, body, reason, fields] of bad) {
    test(`an adjustment ${title} is refused and changes nothing`, async () => {
      const { id } = await open({ credits: 5 })
      assertRefused(await service.post(`/admin/v1/accounts/${id}/credits`, body), 400, reason, fields)
      assert.equal((await shown(id)).credits, 5)
    })
  }

  test('after all of this the ledger sums to every balance', async () => {
    assert.deepEqual(await findDrift(service.db), [])
  })
})

describe('callback secrets', () => {
  const change = (id: string, body?: object) =>
    service.request('POST', `/admin/v1/accounts/${id}/callback-secret`, { body })
  const secretsOf = async (id: string): Promise<(string | null)[]> => {
    const { services, db } = service
    const found = await findCallbackSecrets(db, id, new Date(services.clock()))
    return [found?.current, found?.old].map(sealed => (sealed ? services.secretBox.open(sealed) : null))
  }

  test('a change makes a new secret; the old one signs beside it for 24 hours', async () => {
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

  test('a secret that no receiver could use is refused', async () => {
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
      await insertCallback(db, {
        id,
        taskId: json.task_id,
        accountId,
        event: 'success',
        url: 'https://example.com/hook',
        at,
      })
    }
    return ids
  }
  const tries = [
    { at: '2026-01-01T00:00:00.000000Z', status: 500, error: '', ms: 12 },
    { at: '2026-01-01T00:00:05.000000Z', status: null, error: 'connection refused', ms: 3 },
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
    const { task_id, ...callback } = json.callbacks[1]
    assert.match(task_id, /^\d+$/)
    assert.deepEqual(callback, {
      id: first,
      account_id: service.accountId,
      event: 'success',
      url: 'https://example.com/hook',
      state: 'failed',
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

  test('a callback that is sent again is pending and due, and keeps its tries', async () => {
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

describe('ids and repeats', () => {
  const paths: [string, string, object?][] = [
    ['GET', '/admin/v1/accounts/{id}'],
    ['GET', '/admin/v1/accounts/{id}/keys'],
    ['POST', '/admin/v1/accounts/{id}/keys', { name: 'a key' }],
    ['POST', '/admin/v1/accounts/{id}/credits', { amount: 1, note: 'x' }],
    ['POST', '/admin/v1/accounts/{id}/callback-secret'],
    ['DELETE', '/admin/v1/keys/{id}'],
    ['POST', '/admin/v1/keys/{id}/rotate'],
    ['POST', '/admin/v1/callbacks/{id}/redeliver'],
  ]
  for (const [method, path, body] of paths) {
    test(`${method} ${path} knows no such id, and no id that is not digits`, async () => {
      assertRefused(await service.request(method, path.replace('{id}', UNKNOWN), { body }), 404, 'NotFound')
      assertRefused(await service.request(method, path.replace('{id}', 'abc'), { body }), 400, 'FieldInvalid', ['id'])
    })
  }

  test('an Idempotency-Key is not heeded and no answer is kept', async () => {
    const headers = { 'idempotency-key': 'the same' }
    const answers = [1, 2].map(() => service.post('/admin/v1/accounts', { name: 'twice' }, { headers }))
    const [first, second] = await Promise.all(answers)
    assert.deepEqual([first?.status, second?.status], [200, 200])
    assert.notEqual(first?.json.id, second?.json.id)
    assert.deepEqual(await service.db.query({ text: 'select key from idempotency' }), [])
  })

  test('fields that are not known are named in a header', async () => {
    const { headers } = await service.post('/admin/v1/accounts', { name: 'a', credit: 5 })
    assert.equal(headers.get('x-ignored-fields'), 'credit')
  })
})
