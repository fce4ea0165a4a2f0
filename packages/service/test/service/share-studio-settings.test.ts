import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSettings } from '../../src/service/settings.ts'
import { shareStudioSettings } from '../../src/service/share-studio-settings.ts'

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
