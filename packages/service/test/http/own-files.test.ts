import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makeMp4, makePng } from '../../../media/test/formats/sample-files.ts'
import { insertVideo } from '../../../../test/harness/insert-video.ts'
import { type Answered, startService, type TestService } from '../../../../test/harness/service.ts'
import { ownUrlTricks } from '../net/ssrf-vectors.ts'

// Nothing listens there, so every request to it would fail.
const PUBLIC_URL = 'http://127.0.0.1:9'
const CREATE = '/ent/v2/img2video'
const HOUR_MS = 3_600_000

let service: TestService
before(async () => {
  service = await startService({ KINORA_PUBLIC_URL: PUBLIC_URL })
})
after(() => service.stop())

/** The URL of a finished video of the account, as its query shows it. */
async function madeUrl(accountId = service.accountId, key = service.key, made = {}): Promise<string> {
  const creation = await insertVideo(service, accountId, made)
  const { tasks } = (await service.get('/ent/v2/tasks', { key })).json
  const task = tasks.find((one: any) => one.creations.some(({ id }: any) => id === creation))
  return task.creations[0].url
}

const animate = (image: string, key = service.key): Promise<Answered> =>
  service.post(CREATE, { model: 'genq2-turbo', images: [image], prompt: 'rain' }, { key })

async function requestOf({ json }: Answered): Promise<any> {
  const text = 'select request from task where id = $1'
  const [row] = await service.db.query<{ request: any }>({ text }, [json.task_id])
  return row?.request
}

function assertRefused({ status, json, text }: Answered, says: RegExp): void {
  assert.equal(status, 400, text)
  assert.equal(json.reason, 'FieldInvalid')
  assert.deepEqual(json.metadata.fields, ['images[0]'])
  assert.match(json.message, says)
}

test('the URL of an own result is an input: the stored file is used, and the URL is echoed as it was sent', async () => {
  const url = await madeUrl(undefined, undefined, { extension: 'png' })
  assert.ok(url.startsWith(`${PUBLIC_URL}/files/`), url)
  const answer = await animate(url)
  assert.equal(answer.status, 200, answer.text)
  assert.deepEqual(answer.json.images, [url])
  const blob = new URL(url).pathname.replace('/files/', '')
  assert.deepEqual((await requestOf(answer)).images, [{ blob, given: url }])
})

test('own results are inputs of every field that takes a file', async () => {
  const url = await madeUrl()
  for (const [path, body] of [
    ['/ent/v2/lip-sync', { video_url: url, audio_url: url }],
    ['/ent/v2/extend', { model: 'genq2-turbo', video_url: url }],
    ['/ent/v2/reference2video', { model: 'genq2', prompt: 'it runs', subjects: [{ name: 'it', images: [url] }] }],
    ['/ent/v2/estimate/digital-human', { model: 'genq2-turbo', image: url, audio_url: url }],
    ['/ent/v2/audio-clone', { audio_url: url, voice_id: 'my_grandmother' }],
  ] as const) {
    const answer = await service.post(path, body)
    assert.equal(answer.status, 200, `${path}: ${answer.text}`)
  }
})

test('the URL of an own result becomes an upload without a request, and the URL of another account is refused', async () => {
  const fetched = (url: string, key = service.key) => service.post('/tools/v2/files/fetch', { url }, { key })
  const url = await madeUrl(undefined, undefined, { extension: 'png' })
  const made = await fetched(url)
  assert.equal(made.status, 200, made.text)
  assert.equal(made.json.format, 'png')
  const animated = await animate(made.json.uri)
  assert.equal(animated.status, 200, animated.text)
  const [own, used] = [new URL(url).pathname.replace('/files/', ''), (await requestOf(animated)).images[0].blob]
  assert.equal(used, own)
  const other = await service.account()
  const refused = await fetched(url, other.key)
  assert.deepEqual([refused.status, refused.json.metadata?.fields], [400, ['url']], refused.text)
})

test('the task keeps the file of the result for as long as its own', async () => {
  const url = await madeUrl(undefined, undefined, { extension: 'jpg' })
  const { json } = await animate(url)
  const text = 'select from blob_use where holder = $1 and key = $2'
  const key = new URL(url).pathname.replace('/files/', '')
  assert.equal((await service.db.query({ text }, [json.task_id, key])).length, 1)
})

test('a repeated request, with a URL for every stored file, is accepted', async () => {
  const image = `data:image/png;base64,${makePng(128, 128).toString('base64')}`
  const first = await animate(image)
  assert.equal(first.status, 200, first.text)
  const { body } = (await service.get(`/ent/v2/tasks/${first.json.task_id}/request`)).json
  assert.match(body.images[0], /^http:\/\/127\.0\.0\.1:9\/files\//)
  const again = await service.post(CREATE, body)
  assert.equal(again.status, 200, again.text)
  assert.equal((await requestOf(again)).images[0].blob, (await requestOf(first)).images[0].blob)
})

test('a subject keeps an own result without its URL, which expires', async () => {
  const url = await madeUrl(undefined, undefined, { extension: 'webp' })
  const subjects = '/ent/v2/subjects'
  const made = await service.post(subjects, { name: 'the cat', images: [url] })
  assert.equal(made.status, 200, made.text)
  const text = 'select images from subject where id = $1'
  const [row] = await service.db.query<{ images: unknown }>({ text }, [made.json.id])
  assert.deepEqual(row?.images, [{ blob: new URL(url).pathname.replace('/files/', '') }])
  const sentBack = await service.request('PUT', `${subjects}/${made.json.id}`, { body: made.json })
  assert.equal(sentBack.status, 200, sentBack.text)
})

describe('a URL of a file here that is refused:', () => {
  test('another account’s', async () => {
    const { key, id } = await service.account()
    const image = `data:image/png;base64,${makePng(160, 128).toString('base64')}`
    const { task_id: taskId } = (await animate(image, key)).json
    const { body } = (await service.get(`/ent/v2/tasks/${taskId}/request`, { key })).json
    assertRefused(await animate(body.images[0]), /is a URL of a file that this account does not have/)
    assert.equal((await animate(body.images[0], key)).status, 200, `of the account ${id}`)
    const subject = { name: 'theirs', images: [body.images[0]] }
    assertRefused(await service.post('/ent/v2/subjects', subject), /this account does not have/)
  })

  test('an expired one', async () => {
    const url = service.services.signer.sign(new URL(await madeUrl()).pathname.replace('/files/', ''), {
      expiresInSeconds: 1,
    })
    service.advance(2_000)
    assertRefused(await animate(url), /has expired/)
  })

  test('that of a file that is no longer kept', async () => {
    const bytes = makeMp4({ width: 64, height: 64, seconds: 3 })
    const key = await service.services.blobs.put(bytes, 'mp4')
    const url = service.services.signer.sign(key, { expiresInSeconds: HOUR_MS / 1_000 })
    assertRefused(await animate(url), /this account does not have/)
  })

  test('one that was changed, or is spelled in another way', async () => {
    const url = await madeUrl()
    for (const [trick, says] of ownUrlTricks(url)) {
      const answer = await animate(trick)
      assert.match(answer.text, says, trick)
      assertRefused(answer, says)
    }
  })

  test('that of an upload, which takes bytes and gives none', async () => {
    const { put_url: putUrl } = (await service.post('/tools/v2/files/uploads', {})).json
    assert.ok(putUrl.startsWith(`${PUBLIC_URL}/files/uploads/`))
    assertRefused(await animate(putUrl), /is a loopback address/)
  })
})

test('where private networks are allowed, another account’s file is downloaded like any URL', async () => {
  const open = await startService({ KINORA_ALLOW_PRIVATE_NETWORKS: '1' })
  try {
    const key = await open.services.blobs.put(makePng(128, 128), 'png')
    const url = open.services.signer.sign(key, { expiresInSeconds: 60 })
    const answer = await open.post(CREATE, { model: 'genq2-turbo', images: [url], prompt: 'rain' })
    assert.equal(answer.status, 200, answer.text)
    const text = 'select request from task where id = $1'
    const [row] = await open.db.query<{ request: any }>({ text }, [answer.json.task_id])
    assert.deepEqual(row?.request.images, [url])
  } finally {
    await open.stop()
  }
})
