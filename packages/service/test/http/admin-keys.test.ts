import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  assertRefused,
  HOUR_MS,
  ISO,
  makeKey,
  MINUTE_MS,
  open,
  pagesOf,
  service,
  statusWith,
  TASK,
  useService,
} from './operator.ts'

useService()

describe('keys', () => {
  test('a new key can create and read, never expires, and is shown once', async () => {
    const { id } = await open()
    const { key, ...made } = await makeKey(id, { name: 'laptop' })
    assert.match(made.created_at, ISO)
    assert.deepEqual(made, {
      id: made.id,
      name: 'laptop',
      prefix: key.slice(0, 8),
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

  test('a key with an expiry works until then', async () => {
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
    test(`a key is not created with ${title}`, async () => {
      const path = `/admin/v1/accounts/${service.accountId}/keys`
      const before = (await pagesOf(path, 'keys', 100)).flat()
      assertRefused(await service.post(path, { name: 'a key', ...body }), 400, reason, fields)
      assert.deepEqual((await pagesOf(path, 'keys', 100)).flat(), before)
    })
  }

  test('a revoked key is rejected immediately, and keeps its first revocation time', async () => {
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

  test('a rotated key passes its name, scopes and expiry to a new one and ends immediately', async () => {
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

  test('both keys work during an overlap', async () => {
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

  test('an expired key cannot be rotated', async () => {
    const { id } = await makeKey((await open()).id)
    await service.request('DELETE', `/admin/v1/keys/${id}`)
    assertRefused(await service.post(`/admin/v1/keys/${id}/rotate`, {}), 409, 'Conflict')
  })

  test('one of several simultaneous rotations creates a key', async () => {
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
