import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { openDeliveries } from '../../packages/service/src/service/deliveries.ts'
import { startReceiver } from '../../packages/service/test/callbacks/receiver.ts'
import { scriptEngine } from '../harness/script-engine.ts'
import { openFaultyService } from './faulty-service.ts'

const DAY_MS = 86_400_000
const VIDEO = { model: 'genq2', duration: 1, resolution: '540p', aspect_ratio: '1:1' }

test('a clock that is set a day ahead and two days back: ids still grow, and all work is done once', async t => {
  let release = (): void => {}
  const gate = new Promise<void>(resolve => {
    release = resolve
  })
  const engine = scriptEngine(async order => {
    if (order.prompt === 'held') await gate
    return undefined
  })
  const floor = await openFaultyService(t, { engine })
  const { service } = floor
  const ids: string[] = []
  const create = async (body: object): Promise<string> => {
    const id = await floor.create('text2video', { ...VIDEO, ...body })
    ids.push(id)
    return id
  }
  await create({ prompt: 'held' })
  await create({ prompt: 'off-peak', off_peak: true })
  for (const jumpMs of [DAY_MS, -2 * DAY_MS, DAY_MS]) {
    await create({ prompt: `before a jump of ${jumpMs}` })
    service.advance(jumpMs)
    await floor.finalOf(await create({ prompt: `after a jump of ${jumpMs}` }))
  }
  release()
  for (const id of ids) {
    const { state, credits } = await floor.finalOf(id)
    assert.equal(state, 'success')
    assert.deepEqual(await floor.entriesOf(id), [`hold 0 ${credits}`, `settle -${credits} -${credits}`])
    assert.equal(await floor.attemptsOf(id), 1, 'no attempt was taken for dead')
  }
  assert.deepEqual(
    [...new Set(ids)].sort((a, b) => Number(BigInt(a) - BigInt(b))),
    ids,
    'each id is larger than those before',
  )
})

test('a clock that is set back does not keep callbacks waiting for the time it showed before', async t => {
  const floor = await openFaultyService(t, { engine: scriptEngine() })
  const { service } = floor
  let broken = true
  const receiver = await startReceiver(response => response.writeHead(broken ? 500 : 200).end())
  const settings = readSettings({ KINORA_ALLOW_PRIVATE_NETWORKS: '1' })
  service.advance(DAY_MS)
  const first = openDeliveries(service.services, settings)
  const id = await floor.create('text2video', { ...VIDEO, prompt: 'a boat', callback_url: receiver.url })
  await floor.finalOf(id)
  // `processing` has one try; the final one has its first, and waits for the next.
  await receiver.has(2)
  await first.stop()
  service.advance(-DAY_MS)
  broken = false
  const second = openDeliveries(service.services, settings)
  await receiver.has(3)
  await second.stop()
  assert.deepEqual(
    receiver.received.map(({ json }) => json.state),
    ['processing', 'success', 'success'],
  )
  const rows = await service.db.query({ text: 'select event, state from callback order by id' })
  assert.deepEqual(rows, [
    { event: 'processing', state: 'failed' },
    { event: 'success', state: 'delivered' },
  ])
})
