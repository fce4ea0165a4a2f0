import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { loadCatalogue } from '@kinora/studio/catalogue'
import { addOwnActions } from '@kinora/studio/examine-models'
import { bvh } from '../../../media/test/models/bvh.ts'
import type { Log } from '../../src/core/log.ts'
import { readSettings } from '../../src/service/settings.ts'
import { loadOwnModels, shareStudioSettings } from '../../src/service/own-models.ts'

test('a start says which models can be used, and which cannot and why', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'tell-models-'))
  t.after(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'good.obj'), 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n')
  await writeFile(join(folder, 'good.json'), '{"words":["a thing"],"metres":1}')
  await writeFile(join(folder, 'bad.obj'), 'v 0 0 0\n')
  await writeFile(join(folder, 'bad.json'), '{"words":["another"],"metres":1}')
  const told: unknown[] = []
  const log = { debug() {}, info: (facts: object) => told.push(facts), warn: (facts: object) => told.push(facts) }
  await loadOwnModels(readSettings({ KINORA_MODELS_DIR: folder }), log as unknown as Log)
  assert.deepEqual(told, [
    { folder, count: 1, files: ['good.obj'] },
    { folder, file: 'bad.obj', why: 'has no triangle' },
  ])
})

test('a start adds recorded motions with an id to the catalogue that documents are checked against', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'own-actions-'))
  t.after(async () => {
    addOwnActions([])
    await rm(folder, { recursive: true })
  })
  await writeFile(join(folder, 'salute.bvh'), bvh({ names: 'mixamo', frames: [{}, {}, {}] }))
  await writeFile(join(folder, 'salute.json'), '{"id":"long-salute","words":["salute for long"]}')
  const log = { debug() {}, info() {}, warn() {} }
  assert.equal(loadCatalogue().action('long-salute'), undefined)
  await loadOwnModels(readSettings({ KINORA_MODELS_DIR: folder }), log as unknown as Log)
  const { lasts, seconds, names } = loadCatalogue().action('long-salute') ?? {}
  assert.deepEqual([lasts, seconds, names?.en], ['throughout', 1.5, ['salute for long']])
})

test('the studio hears where models lie and whether motion is blurred, which is as the words ask unless told', context => {
  const { KINORA_MODELS_DIR, KINORA_MOTION_BLUR } = process.env
  context.after(() => {
    for (const [name, value] of Object.entries({ KINORA_MODELS_DIR, KINORA_MOTION_BLUR }))
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
  })
  shareStudioSettings(readSettings({ KINORA_MODELS_DIR: '/srv/weights' }))
  assert.deepEqual([process.env.KINORA_MODELS_DIR, process.env.KINORA_MOTION_BLUR], ['/srv/weights', 'asked'])
  shareStudioSettings(readSettings({ KINORA_MOTION_BLUR: 'always' }))
  assert.equal(process.env.KINORA_MOTION_BLUR, 'always')
  assert.throws(() => readSettings({ KINORA_MOTION_BLUR: 'much' }), /must be one of asked, always, never/)
})
