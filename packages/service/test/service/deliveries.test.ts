import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deliveries } from '../../src/callbacks/start-deliveries.ts'
import { openDeliveries } from '../../src/service/deliveries.ts'
import { readSettings } from '../../src/service/settings.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { until } from '../../../../test/harness/until.ts'

const RECEIVERS = 6
// Four bytes each: two such payloads are an account's share of what may be on its way.
const LONGEST = '😀'.repeat(1_048_576)

let service: TestService
let deliveries: Deliveries | undefined
const receivers: Server[] = []
const arrived: string[] = []
let [underWay, most] = [0, 0]

before(async () => {
  service = await startService({ KINORA_ALLOW_PRIVATE_NETWORKS: '1' })
  for (let count = 0; count < RECEIVERS; count++) {
    const receiver = createServer(async (request, response) => {
      underWay += 1
      most = Math.max(most, underWay)
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      await sleep(500)
      arrived.push((JSON.parse(Buffer.concat(chunks).toString()) as { payload: string }).payload)
      underWay -= 1
      response.end()
    })
    receiver.listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    receivers.push(receiver)
  }
})
after(async () => {
  await deliveries?.stop()
  for (const receiver of receivers) receiver.close().closeAllConnections()
  await service.stop()
})

test('callbacks with the longest payloads go a few at a time, and all arrive', async () => {
  const { key } = await service.account()
  for (const receiver of receivers) {
    const callback_url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
    const body = { model: 'genq2', prompt: 'x', payload: LONGEST, callback_url }
    const { json } = await service.post('/ent/v2/text2video', body, { key })
    await service.post(`/ent/v2/tasks/${json.task_id}/cancel`, {}, { key })
  }
  deliveries = openDeliveries(service.services, readSettings({ KINORA_ALLOW_PRIVATE_NETWORKS: '1' }))
  await until(() => arrived.length >= RECEIVERS, 'all callbacks arrive')
  assert.equal(arrived.length, RECEIVERS)
  assert.ok(arrived.every(payload => payload === LONGEST))
  assert.ok(most >= 1 && most <= 3, `${most} were on their way at once`)
})
