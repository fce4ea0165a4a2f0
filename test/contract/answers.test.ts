import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { makeMp4, makePng } from '../../packages/media/test/formats/sample-files.ts'
import { type Answered, startService, type TestService } from '../harness/service.ts'
import { answerKeys, defaults, fullBodies, unechoed } from './answers.ts'
import { type Body, bodyOf, type GeneratorName, generators } from './bodies.ts'
import { contractDefaults } from './defaults.ts'
import { dataUrl, link, mp4, png } from './media.ts'

let service: TestService

before(async () => {
  service = await startService({ KINORA_MODEL_PREFIXES: 'acme,other' })
})
after(() => service.stop())

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/
const ID = /^[1-9][0-9]{0,18}$/

async function create(generator: GeneratorName, patch: Body = {}, model?: string): Promise<Answered['json']> {
  const answer = await service.post(generators[generator].path, bodyOf(generator, patch, model))
  assert.equal(answer.status, 200, answer.text)
  return answer.json
}

const query = async (id: unknown): Promise<Answered['json']> =>
  (await service.get(`/ent/v2/tasks/${String(id)}/creations`)).json

const sorted = (words: readonly string[]): string[] => [...words].sort()
const columns = (Object.keys(generators) as GeneratorName[]).flatMap((generator): [GeneratorName, string?][] => {
  const { models } = generators[generator]
  return models.length > 0 ? models.map(model => [generator, model]) : [[generator]]
})

for (const [generator, model] of columns) {
  describe(`${generator} ${model ?? ''}`, () => {
    const keys = sorted(answerKeys[generator].split(' ').filter(key => !unechoed(generator, model).includes(key)))

    test('the answer has exactly the fields of the contract, with what was sent', async () => {
      const full = fullBodies[generator]
      const json = await create(generator, full, model)
      assert.deepEqual(sorted(Object.keys(json)), keys)
      const sent: Body = { ...full, ...(model !== undefined && { model }) }
      for (const key of keys.filter(one => one in sent)) assert.deepEqual(json[key], sent[key], key)
    })

    test('the answer to the least body has the same fields, with the defaults', async () => {
      const body = bodyOf(generator, {}, model)
      const json = await create(generator, body, model)
      assert.deepEqual(sorted(Object.keys(json)), keys)
      const expected = { ...body, ...defaults[generator] }
      for (const key of keys.filter(one => one in body)) assert.deepEqual(json[key], expected[key], key)
      for (const [key, value] of Object.entries(defaults[generator] ?? {})) assert.deepEqual(json[key], value, key)
      if ('audio' in json) assert.equal(json.audio, false)
      if ('task_id' in json) assert.equal(json.id, json.task_id)
    })

    test('defaults that no answer shows are those of the contract', async () => {
      const json = await create(generator, {}, model)
      const select = { text: 'select request from task where id = $1' }
      const [row] = await service.db.query<{ request: Body }>(select, [json.task_id ?? json.id])
      for (const [field, value] of Object.entries(contractDefaults(generator, model)))
        assert.deepEqual(row?.request[field], value, field)
    })

    test('the fields have the types of the contract, and the task can be queried', async () => {
      const json = await create(generator, {}, model)
      const id = json.task_id ?? json.id
      assert.match(id, ID)
      if ('id' in json && 'task_id' in json) assert.equal(json.id, json.task_id)
      if ('state' in json) assert.equal(json.state, 'created')
      if ('err_code' in json) assert.equal(json.err_code, '')
      if ('created_at' in json) assert.match(json.created_at, TIME)
      for (const key of ['credits', 'duration', 'seed'])
        if (key in json) assert.ok(Number.isInteger(json[key]), `${key} ${json[key]}`)
      assert.equal('code' in json, false)
      const { creations, ...task } = await query(id)
      assert.deepEqual(creations, [])
      assert.deepEqual([task.id, task.state, task.err_code, task.progress], [id, 'queueing', '', 0])
      assert.deepEqual([task.payload, task.bgm, task.off_peak], ['', false, false])
      assert.ok(Number.isInteger(task.credits))
    })
  })
}

describe('echoes', () => {
  test('the query has exactly the fields of the contract', async () => {
    const { task_id } = await create('text2video')
    // The contract's fields, and ours: a sentence for people beside the code, the place while it waits, and how long it is kept.
    const keys =
      'queue_position estimated_start_at estimated_end_at kept_until pinned id state err_code err_msg credits payload bgm off_peak progress creations'
    assert.deepEqual(sorted(Object.keys(await query(task_id))), sorted(keys.split(' ')))
  })

  test('the query gives payload, bgm and off_peak back', async () => {
    const { task_id } = await create('start-end2video', { payload: '{"a":"ü😀"}', bgm: true, off_peak: true })
    const { payload, bgm, off_peak } = await query(task_id)
    assert.deepEqual({ payload, bgm, off_peak }, { payload: '{"a":"ü😀"}', bgm: true, off_peak: true })
  })

  test('bgm on a model for which it has no effect was not used', async () => {
    // "No effect" for the third generation, "documented for" the first.
    for (const model of ['genq3-pro', 'genq2-pro']) {
      const { task_id } = await create('start-end2video', { bgm: true }, model)
      assert.equal((await query(task_id)).bgm, false, model)
    }
  })

  test('a payload of the largest size comes back unchanged', async () => {
    const payload = '😀'.repeat(1_048_576)
    const json = await create('text2video', { payload })
    assert.equal(json.payload === payload, true)
    assert.equal((await query(json.task_id)).payload === payload, true)
  })

  for (const generator of [
    'text2video',
    'img2video',
    'start-end2video',
    'reference2video',
    'reference2image',
  ] as const) {
    test(`${generator} picks a random seed for 0, null and none, and keeps any other`, async () => {
      const picked = [0, null, undefined, 0, undefined].map(seed => create(generator, { seed }))
      const seeds = (await Promise.all(picked)).map(json => json.seed)
      for (const seed of seeds) assert.ok(Number.isInteger(seed) && seed !== 0, String(seed))
      assert.equal(new Set(seeds).size, seeds.length)
      for (const seed of [1, -1, 4_294_967_295]) assert.equal((await create(generator, { seed })).seed, seed)
    })
  }

  test('movement_amplitude is echoed, also on models for which it has no effect', async () => {
    const models = generators.reference2video.models
    for (const model of models) assert.equal((await create('reference2video', {}, model)).movement_amplitude, 'auto')
    assert.equal((await create('img2video', { movement_amplitude: 'small' }, 'gen2.0')).movement_amplitude, 'small')
  })

  test('a field without effect is not echoed', async () => {
    const json = await create('text2video', { watermark: true, wm_position: 1 }, 'genq2')
    assert.deepEqual([json.watermark, json.wm_position], [undefined, undefined])
  })

  test('the prompt is echoed as it was sent', async () => {
    const prompt = ' two\nlines "quoted" ü 😀 '
    assert.equal((await create('text2video', { prompt })).prompt, prompt)
  })

  test('an image given as a URL is echoed as given', async () => {
    const images = ['https://example.com/a.png?x=1&y=%20', 'http://EXAMPLE.com/b']
    assert.deepEqual((await create('reference2video', { images })).images, images)
  })

  for (const generator of [
    'img2video',
    'start-end2video',
    'reference2video',
    'reference2image',
    'template-story',
    'ad-one-click',
  ] as const) {
    test(`${generator} echoes a Base64 image as a signed URL that serves its bytes`, async () => {
      const bytes = makePng(200, 200)
      const images =
        generator === 'start-end2video' ? [dataUrl('image/png', bytes), link] : [dataUrl('image/png', bytes)]
      const json = await create(generator, { images })
      assert.equal(json.images.length, images.length)
      assert.match(json.images[0], /^http/)
      // No key.
      const response = await fetch(json.images[0])
      assert.equal(response.status, 200)
      assert.equal(response.headers.get('content-type'), 'image/png')
      assert.deepEqual(Buffer.from(await response.arrayBuffer()), bytes)
    })
  }

  test('nothing of a task shows Base64', async () => {
    const { task_id } = await create(
      'reference2video',
      { images: [png()], videos: [mp4(2)], subjects: [{ name: 'Tom', images: [png()] }] },
      'genq2-pro',
    )
    const { text } = await service.get(`/ent/v2/tasks?task_ids=${task_id}`)
    assert.doesNotMatch(text, /base64|iVBOR/)
    assert.equal(text.includes(makeMp4({ width: 128, height: 128, seconds: 2 }).toString('base64').slice(0, 60)), false)
  })

  test('a model may be named with a further prefix, and is echoed as it was sent', async () => {
    for (const model of ['acmeq1', 'otherq2', 'genq2']) {
      const json = await create('text2video', {}, model)
      assert.equal(json.model, model)
    }
    const plain = await create('img2video', {}, 'gen2.0')
    const other = await create('img2video', {}, 'acme2.0')
    assert.deepEqual([other.model, other.credits, other.resolution], ['acme2.0', plain.credits, plain.resolution])
    const unknown = await service.post('/ent/v2/text2video', bodyOf('text2video', {}, 'nameq1'))
    assert.deepEqual([unknown.status, unknown.json.reason], [400, 'FieldInvalid'])
  })

  test('a model that was named with a further prefix has our name in the row, and the one that was sent in every list', async () => {
    const ids: string[] = []
    for (const model of ['acmeq2', 'genq2']) ids.push(String((await create('text2video', {}, model)).task_id))
    // A large request is listed without most of its fields.
    const images = Array.from({ length: 7 }, () => `https://example.com/${randomBytes(900).toString('hex')}`)
    ids.push(String((await create('reference2video', { images, subjects: undefined }, 'acmeq2')).task_id))
    const rows = await service.db.query<{ model: string }>({
      text: `select model from task where id in (${ids.join()})`,
    })
    assert.deepEqual(
      rows.map(({ model }) => model),
      ['genq2', 'genq2', 'genq2'],
    )
    const asked = ids.map(id => `task_ids=${id}`).join('&')
    for (const filter of ['', '&model_versions=genq2', '&model_versions=otherq2']) {
      const { json } = await service.get(`/ent/v2/tasks?${asked}${filter}`)
      const shown = (json.tasks as { model: string }[]).map(({ model }) => model)
      assert.deepEqual(shown, ['acmeq2', 'genq2', 'acmeq2'], filter)
    }
    const { json } = await service.get(`/ent/v2/tasks?${asked}&model_versions=acmeq1`)
    assert.deepEqual(json.tasks, [])
  })

  test('ids rise with time', async () => {
    const ids: bigint[] = []
    for (let i = 0; i < 5; i++) ids.push(BigInt((await create('text2video')).task_id))
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => (a < b ? -1 : 1)),
    )
  })
})
