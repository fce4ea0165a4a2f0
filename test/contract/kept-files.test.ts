import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { DAY_MS, STAY_MS, sweepService } from '../../packages/service/test/files/sweep-service.ts'
import { startService, type TestService } from '../harness/service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

test('files are kept for seven days, in which every query signs fresh URLs, and then swept', async () => {
  const { KINORA_KEEP_DAYS: keepDays, KINORA_KEEP_CALLBACK_DAYS: keepCallbackDays } = readSettings({})
  assert.equal(keepDays, 7)
  const floor = sweepService(service)
  const sweep = () => floor.sweep({}, { keepDays, keepCallbackDays, longestUrlSeconds: 86_400 })
  const { id } = await floor.create('text2video', { model: 'genq2', prompt: 'a paper boat' })
  await floor.end(id, await floor.putSome())
  const urls = new Set<string>()
  for (let day = 0; day < 7; day++) {
    const { url } = (await floor.shown(id)).creations[0]
    assert.equal(await floor.statusOf(url), 200)
    urls.add(url)
    service.advance(DAY_MS)
    await sweep()
    assert.equal(await floor.statusOf(url), 410)
  }
  assert.equal(urls.size, 7)
  assert.deepEqual(
    (await floor.shown(id)).creations.map((one: { url: string }) => one.url),
    [''],
  )
  service.advance(STAY_MS)
  assert.equal((await sweep()).files, 1)
})
