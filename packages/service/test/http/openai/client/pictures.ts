import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toFile } from 'openai'
import { readImage } from '../../../../../media/src/formats/read-image.ts'
import { makePng } from '../../../../../media/test/formats/sample-files.ts'
import { type OpenAiSuite, readBytes, refusal } from './open-suite.ts'

export const pictureTests = (suite: OpenAiSuite): void => {
  const read = (bytes: Buffer) => {
    const found = readImage(bytes)
    assert.ok(found.ok)
    return [found.format, found.width, found.height]
  }

  test('are returned as Base64 in exactly the requested size and format', async () => {
    const made = await suite.client().images.generate({ model: 'gpt-image-1', prompt: 'a teapot', size: '1024x1024' })
    assert.equal(made.data?.length, 1)
    assert.deepEqual(read(Buffer.from(made.data?.[0]?.b64_json ?? '', 'base64')), ['png', 1024, 1024])
    const small = await suite.client().images.generate({
      model: 'gpt-image-1',
      prompt: 'a teapot',
      size: '256x256',
      output_format: 'webp',
      n: 2,
    })
    assert.equal(small.data?.length, 2)
    const pictures = (small.data ?? []).map(one => Buffer.from(one.b64_json ?? '', 'base64'))
    for (const picture of pictures) assert.deepEqual(read(picture), ['webp', 256, 256])
    assert.notDeepEqual(pictures[0], pictures[1])
  })

  test('are returned as URLs that need no key', async () => {
    for (const size of ['1792x1024', '1024x1792'] as const) {
      const { data } = await suite.client().images.generate({ model: 'dall-e-3', prompt: 'a teapot', size })
      const picture = await readBytes(await fetch(data?.[0]?.url ?? ''))
      assert.deepEqual(read(picture), ['png', ...size.split('x').map(Number)])
    }
  })

  test('are edited from files', async () => {
    const image = [await toFile(makePng(300, 200), 'a.png'), await toFile(makePng(200, 200), 'b.png')]
    const made = await suite.client().images.edit({
      model: 'gpt-image-1',
      image,
      prompt: 'put them together',
      size: '1536x1024',
    })
    assert.deepEqual(read(Buffer.from(made.data?.[0]?.b64_json ?? '', 'base64')), ['png', 1536, 1024])
    const [one] = image
    assert.ok(one)
    const alone = await suite.client().images.edit({ image: one, prompt: 'make it blue', response_format: 'url' })
    const [, width = 0, height = 0] = read(await readBytes(await fetch(alone.data?.[0]?.url ?? '')))
    assert.equal(Number(width) / Number(height), 1.5)
  })

  test('impossible requests are rejected by the name in the request', async () => {
    const image = await toFile(makePng(300, 200), 'a.png')
    const words = await toFile(Buffer.from('hello'), 'a.png')
    const cases: [() => Promise<unknown>, string, RegExp][] = [
      [() => suite.client().images.generate({ prompt: 'x', size: '4000x100' }), 'size', /4000x100/],
      [() => suite.client().images.generate({ prompt: 'x', n: 9 }), 'n', /between 1 and 4, got 9/],
      [() => suite.client().images.generate({ prompt: 'x', model: 'genq9' }), 'model', /genq1, genq2/],
      [() => suite.client().images.edit({ image, prompt: 'x', mask: image }), 'mask', /must not be passed/],
      [() => suite.client().images.edit({ image: words, prompt: 'x' }), 'image', /image/],
      [() => suite.client().images.generate({ prompt: 'x', background: 'transparent' }), 'background', /opaque/],
    ]
    for (const [call, param, says] of cases) {
      const error = await refusal(call)
      assert.deepEqual([error.status, error.param, error.type], [400, param, 'invalid_request_error'], error.message)
      assert.match(error.message, says)
    }
  })

  test('one request costs once, however often it is repeated with its key', async () => {
    const { key, id } = await suite.service().account({ credits: 1_000 })
    const own = suite.clientFor(key)
    const options = { headers: { 'Idempotency-Key': 'pair' } }
    const body = { model: 'dall-e-2', prompt: 'a pair', n: 2, size: '512x512' } as const
    const [first, second] = [await own.images.generate(body, options), await own.images.generate(body, options)]
    const files = async (answer: typeof first) =>
      Promise.all((answer.data ?? []).map(async one => readBytes(await fetch(one.url ?? ''))))
    assert.deepEqual(await files(first), await files(second))
    const [row] = await suite.service().db.query<{ tasks: number; credits: number }>(
      {
        text: `select (select count(*)::int from task where account_id = $1) as tasks, credits::float8 from account where id = $1`,
      },
      [id],
    )
    assert.deepEqual(row, { tasks: 2, credits: 1_000 - 2 * 6 })
  })

  test('a request that exceeds the credits as a whole is not begun', async () => {
    const { key, id } = await suite.service().account({ credits: 13 })
    const error = await refusal(suite.clientFor(key).images.generate({ prompt: 'three', n: 3, size: '512x512' }))
    assert.deepEqual([error.status, error.code], [400, 'insufficient_quota'])
    const [row] = await suite.service().db.query<{ held: number; going: number }>(
      {
        text: `select held::float8, (select count(*)::int from task where account_id = $1 and state not in ('success', 'failed')) as going
               from account where id = $1`,
      },
      [id],
    )
    assert.deepEqual(row, { held: 0, going: 0 })
  })
}
