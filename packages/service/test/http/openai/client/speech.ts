import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sniff } from '../../../../../media/src/formats/sniff.ts'
import { type OpenAiSuite, readBytes, refusal } from './open-suite.ts'

export const speechTests = (suite: OpenAiSuite): void => {
  const formats = { mp3: 'mp3', opus: 'ogg', aac: 'aac', flac: 'flac', wav: 'wav' } as const
  for (const [format, sniffed] of Object.entries(formats)) {
    test(`is returned as ${format}`, async () => {
      const response = await suite.client().audio.speech.create({
        model: 'tts-1',
        input: 'Good morning.',
        voice: 'alloy',
        response_format: format as keyof typeof formats,
      })
      assert.match(response.headers.get('content-type') ?? '', /^audio\//)
      assert.equal(sniff(await readBytes(response)), sniffed)
    })
  }

  test('is returned as bare samples, shorter at a higher speed', async () => {
    const say = async (speed: number) => {
      const input = 'Good morning, the boat leaves at nine.'
      const body = { model: 'gpt-4o-mini-tts', input, voice: 'onyx', response_format: 'pcm', speed } as const
      return (await readBytes(await suite.client().audio.speech.create(body))).length
    }
    const [slow, fast] = [await say(1), await say(2)]
    assert.ok(slow > 24_000 && fast < 0.7 * slow, `${slow} ${fast}`)
  })

  test('impossible speech is rejected by the name in the request', async () => {
    const body = { model: 'tts-1', input: 'hello', voice: 'alloy' } as const
    const cases: [() => Promise<unknown>, string, RegExp][] = [
      [() => suite.client().audio.speech.create({ ...body, voice: 'nobody' }), 'voice', /voice.*nobody/],
      [() => suite.client().audio.speech.create({ ...body, speed: 4 }), 'speed', /between 0.5 and 2, got 4/],
      [() => suite.client().audio.speech.create({ ...body, model: 'genq2' }), 'model', /tts-1/],
      [() => suite.client().audio.speech.create({ ...body, input: '' }), 'input', /input/],
      [() => suite.client().audio.speech.create({ ...body, stream_format: 'sse' }), 'stream_format', /audio/],
    ]
    for (const [call, param, says] of cases) {
      const error = await refusal(call)
      assert.deepEqual([error.status, error.param], [400, param], error.message)
      assert.match(error.message, says)
    }
  })
}
