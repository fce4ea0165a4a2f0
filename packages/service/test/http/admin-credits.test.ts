import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findDrift } from '../../../../test/harness/find-drift.ts'
import { assertRefused, ISO, open, service, shown, TASK, TASK_CREDITS, useService } from './operator.ts'

useService()

describe('credits', () => {
  const adjust = (id: string, amount: unknown, note: unknown = 'because') =>
    service.post(`/admin/v1/accounts/${id}/credits`, { amount, note })

  test('added credits are a ledger entry and part of the balance', async () => {
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

  test('credits can be removed down to the held amount', async () => {
    const { id, key } = await open({ credits: 100 })
    assert.equal((await service.post('/ent/v2/text2video', TASK, { key })).status, 200)
    assertRefused(await adjust(id, TASK_CREDITS - 101), 400, 'FieldInvalid', ['amount'])
    const taken = await adjust(id, TASK_CREDITS - 100)
    assert.deepEqual([taken.json.credits, taken.json.held], [TASK_CREDITS, TASK_CREDITS])
    assertRefused(await adjust(id, -1), 400, 'FieldInvalid', ['amount'])
    assert.deepEqual([(await shown(id)).credits, (await shown(id)).held], [TASK_CREDITS, TASK_CREDITS])
  })

  test('simultaneous removals never exceed the balance', async () => {
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
    test(`an adjustment ${title} is rejected and changes nothing`, async () => {
      const { id } = await open({ credits: 5 })
      assertRefused(await service.post(`/admin/v1/accounts/${id}/credits`, body), 400, reason, fields)
      assert.equal((await shown(id)).credits, 5)
    })
  }

  describe('with an Idempotency-Key', () => {
    const send = (id: string, amount: number, word: string) =>
      service.post(
        `/admin/v1/accounts/${id}/credits`,
        { amount, note: 'top up' },
        { headers: { 'idempotency-key': word } },
      )

    test('a repeated top-up gets the first answer and counts once', async () => {
      const { id } = await open({ credits: 5 })
      const [first, again] = [await send(id, 20, 'top up 1'), await send(id, 20, 'top up 1')]
      assert.deepEqual([first.status, again.status, again.text], [200, 200, first.text])
      assert.equal((await shown(id)).credits, 25)
    })

    test('ten at once count once', async () => {
      const { id } = await open({ credits: 5 })
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(id, 20, 'top up 2')))
      for (const answer of answers.filter(one => one.status !== 200)) assertRefused(answer, 409, 'OperationInProcess')
      assert.equal(new Set(answers.filter(one => one.status === 200).map(one => one.text)).size, 1)
      assert.equal((await shown(id)).credits, 25)
    })

    test('another amount, or another account, is a conflict', async () => {
      const { id } = await open({ credits: 5 })
      const other = await open({ credits: 5 })
      assert.equal((await send(id, 20, 'top up 3')).status, 200)
      assertRefused(await send(id, 21, 'top up 3'), 409, 'Conflict')
      assertRefused(await send(other.id, 20, 'top up 3'), 409, 'Conflict')
      assert.deepEqual([(await shown(id)).credits, (await shown(other.id)).credits], [25, 5])
    })

    test('a rejected one does not use up its key', async () => {
      const { id } = await open({ credits: 5 })
      assertRefused(await send(id, -6, 'take'), 400, 'FieldInvalid', ['amount'])
      await adjust(id, 1)
      assert.equal((await send(id, -6, 'take')).status, 200)
      assert.equal((await shown(id)).credits, 0)
    })
  })

  test('the ledger sums to every balance afterwards', async () => {
    assert.deepEqual(await findDrift(service.db), [])
  })
})
