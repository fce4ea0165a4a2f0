import { describe, test } from 'node:test'
import assert from 'node:assert/strict'
import { assertRefused, open, service, useService } from './operator.ts'

useService()

const LONGEST = 'n'.repeat(100)

describe("limits of operators' fields", () => {
  test('an account has a name of at most 100 characters and opens with nothing or more', async () => {
    const accounts = '/admin/v1/accounts'
    assert.equal((await open({ credits: 0 })).credits, 0)
    assert.equal((await open({ credits: 1 })).credits, 1)
    assert.equal((await open({ name: LONGEST })).name, LONGEST)
    assertRefused(await service.post(accounts, { name: 'Acme', credits: -1 }), 400, 'FieldInvalid', ['credits'])
    assertRefused(await service.post(accounts, { name: `${LONGEST}n` }), 400, 'FieldInvalid', ['name'])
    assertRefused(await service.post(accounts, { credits: 5 }), 400, 'FieldLacking', ['name'])
  })

  test('a key has a name of at most 100 characters and one scope or more, each known', async () => {
    const { id } = await open()
    const keys = `/admin/v1/accounts/${id}/keys`
    const made = await service.post(keys, { name: LONGEST, scopes: ['read'] })
    assert.deepEqual([made.status, made.json.scopes], [200, ['read']])
    assertRefused(await service.post(keys, { scopes: ['read'] }), 400, 'FieldLacking', ['name'])
    assertRefused(await service.post(keys, { name: `${LONGEST}n` }), 400, 'FieldInvalid', ['name'])
    assertRefused(await service.post(keys, { name: 'k', scopes: [] }), 400, 'FieldItemCountOutOfRange', ['scopes'])
    assertRefused(await service.post(keys, { name: 'k', scopes: ['root'] }), 400, 'FieldInvalid', ['scopes[0]'])
  })

  test('credits change by any amount but 0, with a reason of at most 1,000 characters', async () => {
    const { id } = await open({ credits: 10 })
    const credits = `/admin/v1/accounts/${id}/credits`
    const note = 'n'.repeat(1_000)
    assert.equal((await service.post(credits, { amount: 1, note })).json.credits, 11)
    assert.equal((await service.post(credits, { amount: -1, note })).json.credits, 10)
    assertRefused(await service.post(credits, { amount: 0, note }), 400, 'FieldInvalid', ['amount'])
    assertRefused(await service.post(credits, { amount: 1, note: `${note}n` }), 400, 'FieldInvalid', ['note'])
    assertRefused(await service.post(credits, { amount: 1 }), 400, 'FieldLacking', ['note'])
    assertRefused(await service.post(credits, { note }), 400, 'FieldLacking', ['amount'])
  })
})
