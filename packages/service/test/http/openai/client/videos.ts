import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toFile } from 'openai'
import { sniff } from '../../../../../media/src/formats/sniff.ts'
import { makePng } from '../../../../../media/test/formats/sample-files.ts'
import { until } from '../../../../../../test/harness/until.ts'
import { type OpenAiSuite, readBytes, refusal, SMALL } from './open-suite.ts'

export const videoTests = (suite: OpenAiSuite): void => {
  test('one is created, polled and downloaded, with its cover and its sheet', async () => {
    const made = await suite.client().videos.create({
      model: 'sora-2',
      prompt: 'a lake',
      seconds: '1' as '4',
      size: '960x540' as '1280x720',
    })
    assert.deepEqual(
      [made.object, made.status, made.model, made.seconds, made.size, made.error],
      ['video', 'queued', 'genq3-turbo', '1', '960x540', null],
    )
    const video = await suite.finish(made.id)
    assert.deepEqual([video.status, video.progress, video.prompt, video.size], ['completed', 100, 'a lake', '960x540'])
    assert.ok(video.completed_at && video.completed_at >= video.created_at)
    assert.equal(video.expires_at, video.completed_at + 7 * 86_400)
    assert.equal(sniff(await readBytes(await suite.client().videos.downloadContent(made.id))), 'mp4')
    for (const variant of ['thumbnail', 'spritesheet'] as const)
      assert.equal(
        sniff(await readBytes(await suite.client().videos.downloadContent(made.id, { variant }))),
        'jpeg',
        variant,
      )
  })

  test('one begins with a picture from a file, and has its ratio', async () => {
    const picture = await toFile(makePng(320, 180), 'start.png')
    const made = await suite.client().videos.create({ prompt: 'it moves', input_reference: picture, ...SMALL })
    const video = await suite.finish(made.id)
    assert.deepEqual([video.status, video.size, video.seconds], ['completed', '960x540', '1'])
    const task = (await suite.service().get(`/ent/v2/tasks?task_ids=${made.id}`, { key: suite.client().apiKey })).json
      .tasks[0]
    assert.equal(task.type, 'img2video')
  })

  test("a picture by its address is accepted in OpenAI's form", async () => {
    const { id } = await suite.client().videos.create({
      prompt: 'it moves',
      input_reference: { image_url: `data:image/png;base64,${makePng(180, 320).toString('base64')}` },
      size: '540x960' as '720x1280',
      seconds: '1' as '4',
    })
    assert.equal((await suite.finish(id)).size, '540x960')
  })

  test("a size other than the first frame's is rejected with both", async () => {
    const picture = await toFile(makePng(300, 300), 'square.png')
    const error = await refusal(
      suite.client().videos.create({ prompt: 'x', input_reference: picture, size: '1280x720' }),
    )
    assert.deepEqual([error.status, error.param, error.code], [400, 'size', 'field_invalid'])
    assert.match(error.message, /300x300.*1280x720/)
  })

  test('they are listed page by page, in both orders, and removed when deleted', async () => {
    const { key } = await suite.service().account()
    const own = suite.clientFor(key)
    const ids: string[] = []
    for (const prompt of ['one', 'two', 'three']) ids.push((await own.videos.create({ prompt, ...SMALL })).id)
    const listed = async (query: object) => {
      const found: string[] = []
      for await (const video of own.videos.list({ limit: 2, ...query })) found.push(video.id)
      return found
    }
    assert.deepEqual(await listed({}), ids.toReversed())
    assert.deepEqual(await listed({ order: 'asc' }), ids)
    const [first = '', second = ''] = ids
    await until(async () => (await own.videos.retrieve(first)).status === 'completed', 'the first is made')
    assert.deepEqual(await own.videos.delete(first), { id: first, object: 'video.deleted', deleted: true })
    assert.deepEqual(await own.videos.delete(second), { id: second, object: 'video.deleted', deleted: true })
    assert.deepEqual(await listed({}), ids.slice(2))
    for (const id of [first, second]) {
      assert.equal((await refusal(own.videos.retrieve(id))).status, 404)
      assert.equal((await refusal(own.videos.downloadContent(id))).status, 404)
      assert.equal((await refusal(own.videos.delete(id))).status, 404)
    }
    const { json } = await suite.service().get(`/ent/v2/tasks/${first}/creations`, { key })
    assert.deepEqual([json.state, json.creations[0].url], ['success', ''])
  })

  test("another account's are not found", async () => {
    const { id } = await suite.client().videos.create({ prompt: 'mine', ...SMALL })
    const other = suite.clientFor((await suite.service().account()).key)
    for (const call of ['retrieve', 'delete', 'downloadContent'] as const)
      assert.equal((await refusal(other.videos[call](id))).status, 404, call)
    assert.equal((await suite.client().videos.retrieve(id)).id, id)
  })

  test('a repeated create with the same key makes nothing, forms with another boundary included', async () => {
    const { key, id: accountId } = await suite.service().account()
    const own = suite.clientFor(key)
    const options = { headers: { 'Idempotency-Key': 'once' } }
    const send = async () =>
      own.videos.create(
        { prompt: 'once', input_reference: await toFile(makePng(320, 180), 'a.png'), ...SMALL },
        options,
      )
    const first = await send()
    assert.deepEqual(await send(), first)
    const other = await refusal(own.videos.create({ prompt: 'twice', seconds: '1' as '4' }, options))
    assert.deepEqual([other.status, other.code], [409, 'conflict'])
    const [{ count } = { count: 0 }] = await suite
      .service()
      .db.query<{ count: number }>({ text: 'select count(*)::int as count from task where account_id = $1' }, [
        accountId,
      ])
    assert.equal(count, 1)
  })
}
