import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APIError } from 'openai'
import { type OpenAiSuite, refusal } from './open-suite.ts'

export const modelAndErrorTests = (suite: OpenAiSuite): void => {
  test('our models and their aliases are listed and found', async () => {
    const ids: string[] = []
    for await (const model of suite.client().models.list()) ids.push(model.id)
    for (const id of ['genq2', 'genq3-turbo', 'audio-tts', 'sora-2', 'gpt-image-1', 'dall-e-3', 'tts-1'])
      assert.ok(ids.includes(id), id)
    assert.equal((await suite.client().models.retrieve('sora-2')).owned_by, 'kinora genq3-turbo')
    assert.equal((await refusal(suite.client().models.retrieve('nothing'))).status, 404)
  })

  test('a wrong key, an unknown model, seconds out of range and an unknown path have errors of the dialect', async () => {
    const wrong = await refusal(suite.clientFor('sk-nothing').models.list())
    assert.deepEqual([wrong.status, wrong.code, wrong.type], [401, 'invalid_api_key', 'invalid_request_error'])
    const unknown = await refusal(suite.client().videos.create({ model: 'sora-9', prompt: 'x' }))
    assert.deepEqual([unknown.status, unknown.code, unknown.param], [400, 'model_not_found', 'model'])
    assert.match(unknown.message, /genq3-turbo.*sora-9/)
    const long = await refusal(suite.client().videos.create({ prompt: 'x', seconds: '40' as '4' }))
    assert.deepEqual([long.param, long.message.includes('between 1 and 16')], ['seconds', true], long.message)
    const sizes = await refusal(suite.client().videos.create({ prompt: 'x', size: '999x17' as '1280x720' }))
    assert.match(sizes.message, /1280x720.*got "999x17"/)
    const path = await refusal(suite.client().post('/chat/completions', { body: {} }))
    assert.deepEqual([path.status, path.code], [404, 'not_found'])
  })

  test('a key without the scope and too few credits have errors of the dialect', async () => {
    const reader = suite.clientFor((await suite.service().account({ scopes: ['read'] })).key)
    assert.deepEqual((await refusal(reader.videos.create({ prompt: 'x' }))).code, 'forbidden')
    const poor = await refusal(
      suite.clientFor((await suite.service().account({ credits: 1 })).key).videos.create({ prompt: 'x' }),
    )
    assert.deepEqual([poor.status, poor.code], [400, 'insufficient_quota'])
  })

  test('a failed video has its reason', async () => {
    const { id } = await suite
      .client()
      .videos.create({ prompt: 'x', input_reference: { image_url: 'https://127.0.0.1/a.png' } })
      .catch(async error => {
        assert.ok(error instanceof APIError)
        assert.equal(error.param, 'input_reference')
        return suite
          .client()
          .videos.create({ prompt: 'x', input_reference: { image_url: 'https://example.invalid/a.png' } })
      })
    const video = await suite.finish(id)
    assert.deepEqual([video.status, video.error?.code], ['failed', 'image_download_failure'])
    assert.match((await refusal(suite.client().videos.downloadContent(id))).message, /failed/)
  })
}
