import assert from 'node:assert/strict'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { composeServices } from '../../packages/service/src/service/compose-services.ts'
import { openPolicy } from '../../packages/service/src/service/open/open-policy.ts'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import type { Log } from '../../packages/service/src/core/log.ts'
import { silentLog } from '../harness/test-cluster.ts'
import { startService, type TestService } from '../harness/service.ts'
import { assertRefused } from './assert-refused.ts'
import { type Body, bodyOf, type GeneratorName, generators, VOICE } from './bodies.ts'
import { finishedFilm } from './film-rows.ts'
import { link } from './media.ts'
import { until } from '../harness/until.ts'

// The operator's list of what is not made.

let service: TestService
let folder: string
let file: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-policy-'))
  file = join(folder, 'list.txt')
  await writeFile(file, '# ours\ngore\n血腥\n/\\bh[4a]te\\b/\n')
  service = await startService({ KINORA_PROMPT_POLICY_FILE: file })
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const post = (generator: GeneratorName, patch: Body, key = service.key) =>
  service.post(generators[generator].path, bodyOf(generator, patch), { key })

describe('a text that is drawn or spoken', () => {
  const BAD = 'so much GORE here'
  const rows: [generator: GeneratorName, patch: Body, field: string][] = [
    ['text2video', { prompt: BAD }, 'prompt'],
    ['img2video', { prompt: '一个血 腥的场面' }, 'prompt'],
    ['start-end2video', { prompt: BAD }, 'prompt'],
    ['reference2image', { prompt: BAD }, 'prompt'],
    ['reference2video', { subjects: [{ name: 'gore', images: [link] }] }, 'subjects[0].name'],
    ['reference2video', { subjects: [{ name: 'Tom', images: [link], description: BAD }] }, 'subjects[0].description'],
    ['reference2video', { subjects: { name: 'Tom', images: [link], style: 'gore' } }, 'subjects[0].style'],
    ['one-click/mv', { style: BAD }, 'style'],
    ['one-click/premium_mv', { prompt: BAD }, 'prompt'],
    ['one-click/general_one_click', { prompt: BAD }, 'prompt'],
    ['ad-one-click', { prompt: BAD }, 'prompt'],
    ['explain-comic', { script_name: 'gore' }, 'script_name'],
    ['explain-comic', { script_content: BAD }, 'script_content'],
    ['explain-comic', { style: 'gore' }, 'style'],
    [
      'explain-comic',
      { assets: [{ id: '01', type: 'scene', name: 'Roof', description: BAD }] },
      'assets[0].description',
    ],
    ['audio-tts', { text: 'say go<#0.01#>re' }, 'text'],
    ['audio-tts', { pronunciation_dict_tone: ['grape/gore'] }, 'pronunciation_dict_tone[0]'],
  ]
  for (const [generator, patch, field] of rows) {
    test(`${generator} ${field} is rejected; nothing is created or charged`, async () => {
      const { key } = await service.account({ credits: 100_000 })
      const answer = await post(generator, patch, key)
      assertRefused(answer, 400, 'TaskPromptPolicyViolation', [field])
      assert.doesNotMatch(answer.json.message, /so much|场面/)
      assert.deepEqual((await service.get('/ent/v2/tasks', { key })).json.tasks, [])
      assert.equal((await service.get('/ent/v2/credits', { key })).json.remains[0].credit_remain, 100_000)
      const estimate = await service.post(`/ent/v2/estimate/${generator}`, bodyOf(generator, patch), { key })
      assertRefused(estimate, 400, 'TaskPromptPolicyViolation', [field])
    })
  }

  test('a pattern is not told to the caller, and every field that is wrong is named', async () => {
    const answer = await post('explain-comic', { script_name: 'H4TE', script_content: 'gore' })
    assertRefused(answer, 400, 'TaskPromptPolicyViolation', ['script_name', 'script_content'])
    assert.equal(answer.json.message, 'script_name asks for something, which this service does not make')
    assert.equal(
      answer.json.metadata.problems[1].message,
      'script_content asks for "gore", which this service does not make',
    )
  })

  test("a film's edits are held against it too", async () => {
    const { id, parts } = await finishedFilm(service, 'one-click/general_one_click')
    const edit = `/ent/v2/one-click/general_one_click/${id}/edit`
    const refused = await service.post(edit, { job_id: parts[0], prompt: 'gore' })
    assertRefused(refused, 400, 'TaskPromptPolicyViolation', ['prompt'])
    assert.equal((await service.post(edit, { job_id: parts[0], prompt: 'a gorgeous cat' })).status, 200)
  })
})

describe('subjects', () => {
  test('are not kept with such a name or description, and cannot get one later', async () => {
    const { key } = await service.account({ credits: 100 })
    for (const patch of [{ name: 'gore' }, { description: 'all gore' }, { style: '血腥' }]) {
      const answer = await service.post('/ent/v2/subjects', { name: 'cat', images: [link], ...patch }, { key })
      assertRefused(answer, 400, 'TaskPromptPolicyViolation', [Object.keys(patch)[0] ?? ''])
    }
    assert.equal((await service.get('/ent/v2/credits', { key })).json.remains[0].credit_remain, 100)
    const { id } = (await service.post('/ent/v2/subjects', { name: 'cat', images: [link] }, { key })).json
    const change = await service.request('PUT', `/ent/v2/subjects/${id}`, { body: { description: 'gore' }, key })
    assertRefused(change, 400, 'TaskPromptPolicyViolation', ['description'])
  })

  test('that were stored before the list are rejected when they are used', async () => {
    const { key } = await service.account()
    const { id } = (await service.post('/ent/v2/subjects', { name: 'Bloody', images: [link] }, { key })).json
    await service.db.query({ text: `update subject set description = 'gore' where id = $1` }, [id])
    const named = await post('reference2video', { subjects: [{ name: 'Bloody', server_id: id }] }, key)
    assertRefused(named, 400, 'TaskPromptPolicyViolation', ['subjects[0].description'])
    const matched = await post(
      'reference2video',
      { model: 'genq2', images: undefined, auto_subjects: true, prompt: 'Bloody sits' },
      key,
    )
    assertRefused(matched, 400, 'TaskPromptPolicyViolation', ['subjects[0].description'])
  })
})

test('text that is not drawn or spoken is passed on, and harmless words pass', async () => {
  const rows: [GeneratorName, Body][] = [
    ['text2video', { prompt: 'a gorgeous gorilla', payload: 'gore', meta_data: '{"note":"gore"}' }],
    // Not used: the service recommends one.
    ['img2video', { is_rec: true, prompt: 'gore' }],
    ['audio-tts', { text: 'category', voice_setting_voice_id: VOICE, payload: '血腥' }],
  ]
  for (const [generator, patch] of rows) {
    const answer = await post(generator, patch)
    assert.equal(answer.status, 200, answer.text)
  }
})

test('other problems of a body come first', async () => {
  assertRefused(await post('text2video', { prompt: 'gore', duration: 99 }), 400, 'FieldInvalid', ['duration'])
})

describe('the file', () => {
  test('is read again when it changes; a list that is broken leaves the last one in force', async () => {
    const path = join(folder, 'changing.txt')
    // At once: a file that is written in place is empty for a moment, and an empty list is a good one.
    const replace = async (text: string): Promise<void> => {
      await writeFile(`${path}.new`, text)
      await rename(`${path}.new`, path)
    }
    await replace('gore\n')
    let complaints = 0
    const log = Object.assign(Object.create(silentLog) as Log, { error: () => (complaints += 1) })
    const { policy, close } = openPolicy(path, log, { lookEveryMs: 10 })
    try {
      assert.ok(policy('gore'))
      await replace('hate and gore\nrain\n')
      await until(() => policy('rain'), 'rain is forbidden')
      assert.equal(policy('gore'), undefined)
      await replace('/(/\n')
      await until(() => complaints === 1, 'the broken file is complained of')
      assert.ok(policy('rain'))
      await rm(path)
      await until(() => complaints === 2, 'the missing file is complained of')
      assert.ok(policy('rain'))
      await replace('snow\n')
      await until(() => policy('snow'), 'snow is forbidden')
    } finally {
      close()
    }
  })

  test('stops the start when it cannot be used', async () => {
    const broken = join(folder, 'broken.txt')
    await writeFile(broken, 'fine\n/(/\n')
    assert.throws(
      () => openPolicy(broken, silentLog),
      /broken\.txt cannot be used: line 2 is not a valid regular expression/,
    )
    assert.throws(() => openPolicy(join(folder, 'none.txt'), silentLog), /none\.txt cannot be used: ENOENT/)
    const settings = readSettings({ KINORA_DATA_DIR: folder, KINORA_PROMPT_POLICY_FILE: broken })
    const { signal: closing } = new AbortController()
    await assert.rejects(
      composeServices(settings, { db: service.db, log: silentLog, publicUrl: () => '', closing }),
      /line 2/,
    )
  })
})
