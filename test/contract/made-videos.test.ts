import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { insertVideo } from '../harness/insert-video.ts'
import { startService, type TestService } from '../harness/service.ts'
import { assertRefused } from './assert-refused.ts'
import { filmLink } from './media.ts'

// Requests that name a video of the caller's own by its id.

let service: TestService
let made: string

before(async () => {
  service = await startService()
  made = await insertVideo(service, service.accountId, { seconds: 6.2 })
})
after(() => service.stop())

const PATHS = {
  extend: { path: '/ent/v2/extend', body: { model: 'genq2-turbo' }, field: 'video_creation_id' },
  'upscale-new': { path: '/ent/v2/upscale-new', body: {}, field: 'video_creation_id' },
  upscale: { path: '/ent/v2/upscale', body: { model: 'gen1.0' }, field: 'creation_id' },
}

for (const [generator, { path, body, field }] of Object.entries(PATHS)) {
  test(`${generator} takes an own video by its id, under both names, and gives it back`, async () => {
    for (const name of ['video_creation_id', 'creation_id']) {
      const { status, json, text, headers } = await service.post(path, { ...body, [name]: made })
      assert.equal(status, 200, text)
      assert.equal(json[field], made)
      assert.equal(headers.get('x-ignored-fields'), null)
      for (const key of ['task_id', 'id', 'state', 'credits', 'created_at']) assert.ok(key in json, key)
      const [row] = await service.db.query<{ request: Record<string, unknown> }>(
        { text: 'select request from task where id = $1' },
        [json.task_id],
      )
      assert.deepEqual(Object.keys(row?.request[field] ?? {}), ['blob', 'given'])
    }
  })

  test(`${generator} rejects an unknown, foreign, expired or invalid video, and charges nothing`, async () => {
    const other = await service.account()
    const ids = {
      '901': 'which is no creation of this account',
      [await insertVideo(service, other.id)]: 'which is no creation of this account',
      [await insertVideo(service, service.accountId, { letGo: true })]: 'whose file is no longer kept',
      [await insertVideo(service, service.accountId, { extension: 'png' })]: 'which is no video',
    }
    const credits = async (): Promise<unknown> => (await service.get('/ent/v2/credits')).json
    const before = await credits()
    for (const [id, why] of Object.entries(ids)) {
      const answer = await service.post(path, { ...body, [field]: id })
      assertRefused(answer, 400, 'FieldInvalid', [field])
      assert.ok(answer.json.message.endsWith(`names the creation ${id}, ${why}`), answer.json.message)
    }
    assert.deepEqual(await credits(), before)
  })
}

test('the id wins over the address, which is not looked at then', async () => {
  for (const video_url of [filmLink, 'http://127.0.0.1/a.mp4']) {
    const { status, json } = await service.post('/ent/v2/upscale-new', { video_url, video_creation_id: made })
    assert.equal(status, 200)
    assert.deepEqual([json.video_url, json.video_creation_id], ['', made])
  }
})

test('a video that was made here costs by its own length from the first, in started seconds', async () => {
  for (const [upscale_resolution, credits] of Object.entries({ '1080p': 10, '2K': 20, '4K': 40, '8K': 160 })) {
    const asked = { creation_id: made, upscale_resolution }
    for (const [generator, more] of [['upscale-new', {}] as const, ['upscale', { model: 'gen1.0' }] as const]) {
      const { json } = await service.post(`/ent/v2/estimate/${generator}`, { ...asked, ...more })
      assert.deepEqual([json.credits, json.duration], [7 * credits, 7], generator)
    }
  }
})

test('upscale needs the model and the id, and takes no address', async () => {
  const path = '/ent/v2/upscale'
  assertRefused(await service.post(path, { creation_id: made }), 400, 'FieldLacking', ['model'])
  assertRefused(await service.post(path, { model: 'gen2.0', creation_id: made }), 400, 'FieldInvalid', ['model'])
  for (const creation_id of [undefined, null])
    assertRefused(await service.post(path, { model: 'gen1.0', creation_id }), 400, 'FieldLacking', ['creation_id'])
  assertRefused(await service.post(path, { model: 'gen1.0', creation_id: '' }), 400, 'FieldInvalid', ['creation_id'])
  const { headers } = await service.post(path, { model: 'gen1.0', creation_id: made, video_url: filmLink })
  assert.equal(headers.get('x-ignored-fields'), 'video_url')
})
