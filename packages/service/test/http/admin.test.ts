import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  assertRefused,
  ISO,
  makeKey,
  open,
  pagesOf,
  service,
  shown,
  statusWith,
  TASK,
  TASK_CREDITS,
  UNKNOWN,
  useService,
} from './operator.ts'

useService()

describe('accounts', () => {
  test('an account is created with its balance, and only the answer shows its key and secret', async () => {
    const account = await open({ credits: 70 })
    assert.deepEqual(Object.keys(account), ['id', 'name', 'credits', 'key', 'callback_secret'])
    assert.equal(account.credits, 70)
    assert.match(account.key, /^kn_/)
    assert.match(account.callback_secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.equal(await statusWith(account.key), 200)
    const again = await service.get(`/admin/v1/accounts/${account.id}`)
    assert.ok(!again.text.includes(account.key) && !again.text.includes(account.callback_secret))
  })

  test('an account without credits in the request starts with none', async () => {
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

  test('key and secret are stored nowhere in the database in plain text', async () => {
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
      running: 1,
      running_brief: 0,
      max_running: 5,
      class: 'standard',
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

  test('a page has 20 entries by default', async () => {
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
    test(`an account is not created with ${title}`, async () => {
      const before = (await pagesOf('/admin/v1/accounts', 'accounts', 100)).flat()
      assertRefused(await service.post('/admin/v1/accounts', body), 400, reason, fields)
      assert.deepEqual((await pagesOf('/admin/v1/accounts', 'accounts', 100)).flat(), before)
    })
  }

  test('an invalid page is rejected', async () => {
    assertRefused(await service.get('/admin/v1/accounts?count=0'), 400, 'FieldInvalid', ['count'])
    assertRefused(await service.get('/admin/v1/accounts?count=101'), 400, 'FieldInvalid', ['count'])
    assertRefused(await service.get('/admin/v1/accounts?next_page_token=x'), 400, 'FieldInvalid', ['next_page_token'])
  })
})

describe('scopes', () => {
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

describe('ids and repeats', () => {
  const paths: [string, string, object?][] = [
    ['GET', '/admin/v1/accounts/{id}'],
    ['GET', '/admin/v1/accounts/{id}/keys'],
    ['POST', '/admin/v1/accounts/{id}/keys', { name: 'a key' }],
    ['POST', '/admin/v1/accounts/{id}/credits', { amount: 1, note: 'x' }],
    ['POST', '/admin/v1/accounts/{id}/callback-secret'],
    ['POST', '/admin/v1/accounts/{id}/limits', { max_running: 1 }],
    ['GET', '/admin/v1/accounts/{id}/ledger'],
    ['POST', '/admin/v1/keys/{id}/scopes', { scopes: ['read'] }],
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

  test('an Idempotency-Key is ignored and no answer is stored', async () => {
    const headers = { 'idempotency-key': 'the same' }
    const answers = [1, 2].map(() => service.post('/admin/v1/accounts', { name: 'twice' }, { headers }))
    const [first, second] = await Promise.all(answers)
    assert.deepEqual([first?.status, second?.status], [200, 200])
    assert.notEqual(first?.json.id, second?.json.id)
    assert.deepEqual(await service.db.query({ text: 'select key from idempotency' }), [])
  })

  test('unknown fields are named in a header', async () => {
    const { headers } = await service.post('/admin/v1/accounts', { name: 'a', credit: 5 })
    assert.equal(headers.get('x-ignored-fields'), 'credit')
  })
})
