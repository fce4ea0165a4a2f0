import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { LLMock } from '@copilotkit/aimock'
import { OpenAI, toFile } from 'openai'
import { clip, driveOpenai, speech, still } from './drive-openai.ts'
import { CLIP, KEY, MANNERS, type OpenaiTwin, SOUND, startOpenaiTwin, STILL } from './openai-twin.ts'

// The twins are ours, and so is the engine: these are not. The reference client has to get along with the twins, and the
// engine with a server of others.

for (const dialect of ['openai', 'vllm-omni', 'sglang'] as const)
  describe(`the reference client and the twin of ${dialect}`, () => {
    let twin: OpenaiTwin
    let client: OpenAI
    before(async () => {
      twin = await startOpenaiTwin(dialect)
      client = new OpenAI({ apiKey: KEY, baseURL: `${twin.url}/v1`, maxRetries: 0 })
    })
    after(() => twin.close())

    test('make a video, and delete it', async () => {
      const reference = await toFile(STILL, 'first.png', { type: 'image/png' })
      let video = await client.videos.create({ prompt: 'rain', model: 'big', seconds: '4', input_reference: reference })
      assert.equal(video.status, 'queued')
      for (let time = 0; time < MANNERS[dialect].stages.length; time++) video = await client.videos.retrieve(video.id)
      assert.deepEqual([video.status, video.progress, video.error], ['completed', 100, null])
      const content = await client.videos.downloadContent(video.id)
      assert.deepEqual(Buffer.from(await content.arrayBuffer()), CLIP)
      assert.equal((await client.videos.delete(video.id)).deleted, true)
      await assert.rejects(client.videos.retrieve(video.id), { status: 404 })
    })

    test('make pictures and speech', async () => {
      const made = await client.images.generate({ prompt: 'rain', model: 'big' })
      assert.equal(made.data?.[0]?.b64_json, STILL.toString('base64'))
      const two = [
        await toFile(STILL, 'a.png', { type: 'image/png' }),
        await toFile(STILL, 'b.png', { type: 'image/png' }),
      ]
      await client.images.edit({ prompt: 'rain', model: 'big', image: two })
      // As the engine names them.
      assert.deepEqual(twin.created.at(-1)?.files, ['image[] image/png', 'image[] image/png'])
      const spoken = await client.audio.speech.create({ model: 'tts', input: 'hello', voice: 'nova' })
      assert.deepEqual(Buffer.from(await spoken.arrayBuffer()), SOUND)
    })
  })

describe('a foreign server, aimock', () => {
  let mock: LLMock
  let files: OpenaiTwin
  before(async () => {
    files = await startOpenaiTwin('new-api')
    mock = new LLMock({ port: 0 })
    const video = { id: 'video_1', status: 'processing' as const, url: `${files.url}/files/still.png` }
    mock.onVideo('a lighthouse in the rain', { video })
    mock.on(
      { userMessage: 'a forbidden thing', endpoint: 'video' },
      { error: { message: 'Your request was blocked.', code: 'moderation_blocked' }, status: 400 },
    )
    mock.onImage('a lighthouse in the rain', { image: { b64Json: STILL.toString('base64') } })
    mock.onSpeech('Good morning.\nThe boat leaves at nine.', { audio: SOUND.toString('base64'), format: 'mp3' })
    await mock.start()
  })
  after(async () => {
    await mock.stop()
    await files.close()
  })
  const settings = () =>
    ({ url: mock.url, dialect: 'openai', makes: ['video', 'image', 'speech'], model: 'm' }) as const

  test('accepts a video, and reports its state', async t => {
    const driver = driveOpenai(t, settings())
    const { token, started } = await driver.begin(clip)
    assert.equal(started.state, 'started')
    assert.equal(token.id, 'video_1')
    assert.deepEqual(await driver.engine.poll(token, clip, await driver.context()), { state: 'working', percent: 0 })
    const unknown = await driver.engine.poll({ ...token, id: 'video_2' }, clip, await driver.context())
    assert.deepEqual(unknown, { state: 'unsure', message: 'the engine does not know the order any more' })
  })

  test('rejects one, and the reason is understood', async t => {
    const { started } = await driveOpenai(t, settings()).begin({ ...clip, prompt: 'a forbidden thing' })
    assert.deepEqual(started, {
      state: 'failed',
      code: 'TaskPromptPolicyViolation',
      message: 'Your request was blocked.',
      retryable: false,
    })
  })

  test('makes a picture and speech', async t => {
    const driver = driveOpenai(t, settings())
    for (const [order, bytes] of [
      [still, STILL],
      [speech, SOUND],
    ] as const) {
      const { verdict } = await driver.run(order)
      assert.equal(verdict.state, 'done', JSON.stringify(verdict))
      assert.deepEqual(await readFile(verdict.files[0]?.path ?? ''), bytes)
    }
  })
})
