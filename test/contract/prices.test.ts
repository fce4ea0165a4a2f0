import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startService, type TestService } from '../harness/service.ts'
import { bodyOf, type GeneratorName, generators } from './bodies.ts'
import { prices } from './prices.ts'

let service: TestService

before(async () => {
  service = await startService()
})
after(() => service.stop())

const shown = (body: object): string =>
  JSON.stringify(body, (_, value) =>
    typeof value === 'string' && value.length > 40 ? `${value.slice(0, 20)}… (${value.length})` : value,
  )

for (const generator of Object.keys(generators) as GeneratorName[]) {
  describe(generator, () => {
    const rows = prices.filter(row => row.generator === generator)
    for (const model of new Set(rows.map(row => row.model))) {
      test(`${model ?? 'every request'} costs what the price table says`, async () => {
        const findings: string[] = []
        for (const { body, credits } of rows.filter(row => row.model === model)) {
          const patch = typeof body === 'function' ? body() : body
          const answer = await service.post(`/ent/v2/estimate/${generator}`, bodyOf(generator, patch, model))
          if (answer.status !== 200 || answer.json.credits !== credits)
            findings.push(`not ${credits}: ${shown(patch)} -> ${answer.status} ${answer.text.slice(0, 300)}`)
        }
        assert.deepEqual(findings, [])
      })
    }

    test('a create holds what the estimate said', async () => {
      const account = await service.account({ credits: 100_000 })
      const body = bodyOf(generator)
      const { credits } = (await service.post(`/ent/v2/estimate/${generator}`, body)).json
      const created = await service.post(generators[generator].path, body, { key: account.key })
      assert.equal(created.status, 200, created.text)
      if ('credits' in created.json) assert.equal(created.json.credits, credits)
      const id = created.json.task_id ?? created.json.id
      const task = await service.get(`/ent/v2/tasks/${id}/creations`, { key: account.key })
      assert.equal(task.json.credits, credits)
      const { remains } = (await service.get('/ent/v2/credits', { key: account.key })).json
      assert.equal(remains[0].credit_remain, 100_000 - credits)
    })
  })
}
