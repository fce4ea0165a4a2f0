import assert from 'node:assert/strict'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createLocalBlobs } from '../../src/files/local-blobs.ts'
import { insertCallbacks } from '../../src/store/callbacks.ts'
import { saveSteps } from '../../src/store/work/steps.ts'
import { findStrays } from '../../src/tasks/sweep-files.ts'
import { finishFilm } from '../../../../test/harness/film.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { DAY_MS, pngDataUrl, HOUR_MS, someImage, STAY_MS, sweepService } from './sweep-service.ts'

let service: TestService
let folder: string
let floor: ReturnType<typeof sweepService>
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-kept-'))
  service = await startService({ KINORA_DATA_DIR: folder, KINORA_ALLOW_PRIVATE_NETWORKS: '1' })
  floor = sweepService(service)
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const VIDEO = { model: 'genq2', prompt: 'a paper boat' }

test('a result is kept for seven days; the last URL signed for it lives its whole day; then the file is gone', async () => {
  const { id } = await floor.create('text2video', VIDEO)
  const key = await floor.putSome()
  await floor.end(id, key)
  service.advance(7 * DAY_MS - HOUR_MS)
  await floor.sweep()
  const { creations } = await floor.shown(id)
  assert.equal(await floor.statusOf(creations[0].url), 200)

  service.advance(HOUR_MS)
  assert.equal((await floor.sweep()).tasks, 1)
  const later = await floor.shown(id)
  assert.deepEqual(later.creations, [
    { id: creations[0].id, url: '', cover_url: '', watermarked_url: '', sheet_url: '' },
  ])
  assert.equal(later.state, 'success')
  const listed = await service.get(`/ent/v2/tasks?task_ids=${id}`)
  assert.equal(listed.json.tasks[0].creations[0].url, '')

  service.advance(23 * HOUR_MS - 60_000)
  await floor.sweep()
  assert.equal(await floor.statusOf(creations[0].url), 200, 'a URL that is good finds its file')
  service.advance(3 * HOUR_MS)
  assert.equal((await floor.sweep()).files, 1)
  assert.equal(await floor.isThere(key), false)
  assert.equal(await floor.statusOf(creations[0].url), 410)
  assert.deepEqual(await floor.sweep(), { tasks: 0, uploads: 0, callbacks: 0, files: 0, failures: 0 })
})

test('a file of two tasks stays until the later one expires', async () => {
  const [first, second] = [await floor.create('text2video', VIDEO), await floor.create('text2video', VIDEO)]
  const key = await floor.putSome()
  await floor.end(first.id, key)
  service.advance(5 * DAY_MS)
  await floor.end(second.id, key)
  await floor.passAndSweep(3 * DAY_MS)
  assert.deepEqual([(await floor.shown(first.id)).creations[0].url, await floor.isThere(key)], ['', true])
  assert.equal(await floor.statusOf((await floor.shown(second.id)).creations[0].url), 200)
  await floor.passAndSweep(5 * DAY_MS)
  assert.equal(await floor.isThere(key), false)
})

test('inputs of a request are kept while its task waits and removed with its files', async () => {
  const { id, json } = await floor.create('img2video', { model: 'genq2-pro', images: [pngDataUrl(someImage())] })
  const key = floor.keyOf(json.images[0])
  await floor.passAndSweep(20 * DAY_MS)
  assert.equal(await floor.isThere(key), true)
  await floor.end(id)
  await floor.passAndSweep(6 * DAY_MS - STAY_MS)
  assert.equal(await floor.isThere(key), true)
  const listed = async (): Promise<string> =>
    (await service.get(`/ent/v2/tasks?task_ids=${id}`)).json.tasks[0].images[0]
  assert.equal(floor.keyOf(await listed()), key)
  await floor.passAndSweep(DAY_MS)
  assert.equal(await floor.isThere(key), false)
  assert.equal(await listed(), '')
})

test('intermediate files are kept until the task ends, also between attempts', async () => {
  const { id } = await floor.create('text2video', VIDEO)
  await service.db.query({ text: "update task set state = 'processing', attempt = 1 where id = $1" }, [id])
  const [key, cover] = [await floor.putSome(), await floor.putSome('jpg')]
  const result = { id: '1', blob: key, cover_blob: cover }
  const at = new Date(service.services.clock())
  assert.deepEqual(await saveSteps(service.db, [{ taskId: id, attempt: 1, name: 'stored', result, at }]), [true])
  await floor.passAndSweep(3 * DAY_MS)
  assert.deepEqual([await floor.isThere(key), await floor.isThere(cover)], [true, true])
  await floor.end(id, key)
  await floor.passAndSweep(7 * DAY_MS)
  assert.deepEqual([await floor.isThere(key), await floor.isThere(cover)], [false, false])
})

async function upload(): Promise<{ uri: string; key: string; putUrl: string }> {
  const { json } = await service.post('/tools/v2/files/uploads', {})
  const image = someImage()
  const { headers } = await service.request('PUT', json.put_url, { raw: new Uint8Array(image), key: null })
  const etag = headers.get('etag') ?? ''
  await service.request('PUT', `/tools/v2/files/uploads/${json.id}/finish`, { body: { etag } })
  return { uri: `ssupload:?id=${json.id}`, key: `${etag.slice(1, 3)}/${etag.slice(1, -1)}.png`, putUrl: json.put_url }
}

test('an unused upload expires after its day; a used one stays with the task', async () => {
  const [unused, used] = [await upload(), await upload()]
  const { id } = await floor.create('img2video', { model: 'genq2-pro', images: [used.uri] })
  service.advance(DAY_MS - HOUR_MS)
  assert.equal((await floor.sweep()).uploads, 0)
  service.advance(HOUR_MS)
  assert.equal((await floor.sweep()).uploads, 2)
  await floor.passAndSweep(0)
  assert.deepEqual([await floor.isThere(unused.key), await floor.isThere(used.key)], [false, true])
  const late = await service.request('PUT', `/tools/v2/files/uploads/${unused.uri.slice(13)}/finish`, {
    body: { etag: 'x' },
  })
  assert.equal(late.status, 410)
  await floor.end(id)
  await floor.passAndSweep(7 * DAY_MS)
  assert.equal(await floor.isThere(used.key), false)
})

test('replaced bytes of an upload are removed', async () => {
  const { json } = await service.post('/tools/v2/files/uploads', {})
  const etags: string[] = []
  for (const image of [someImage(), someImage()]) {
    const { headers } = await service.request('PUT', json.put_url, { raw: new Uint8Array(image), key: null })
    etags.push(headers.get('etag') ?? '')
  }
  const [first = '', second = ''] = etags.map(etag => `${etag.slice(1, 3)}/${etag.slice(1, -1)}.png`)
  const usesOf = async (key: string): Promise<number> =>
    (await service.db.query({ text: 'select from blob_use where key = $1' }, [key])).length
  assert.deepEqual([await usesOf(first), await usesOf(second)], [0, 1])
})

test("a subject's pictures stay as long as the subject has them; a URL to one that it lost is good to its end", async () => {
  const [front, side] = [pngDataUrl(someImage()), pngDataUrl(someImage())]
  const { json } = await service.post('/ent/v2/subjects', { name: 'Ann', images: [front, side] })
  const [frontKey = '', sideKey = ''] = (json.images as string[]).map(floor.keyOf)
  await floor.passAndSweep(40 * DAY_MS)
  const [row] = (await service.get('/ent/v2/subjects')).json.subjects
  assert.equal(await floor.statusOf(row.images[1]), 200)

  const changed = await service.request('PUT', `/ent/v2/subjects/${json.id}`, { body: { images: [row.images[0]] } })
  assert.equal(changed.status, 200, changed.text)
  await floor.sweep()
  service.advance(DAY_MS - HOUR_MS)
  await floor.sweep()
  assert.equal(await floor.statusOf(row.images[1]), 200)
  service.advance(2 * HOUR_MS)
  await floor.sweep()
  assert.deepEqual([await floor.isThere(frontKey), await floor.isThere(sideKey)], [true, false])

  await service.request('DELETE', `/ent/v2/subjects/${json.id}`)
  await floor.passAndSweep(0)
  assert.equal(await floor.isThere(frontKey), false)
})

test("a deleted subject's picture that a task uses stays with the task", async () => {
  const image = pngDataUrl(someImage())
  const { json } = await service.post('/ent/v2/subjects', { name: 'Bob', images: [image] })
  const key = floor.keyOf(json.images[0])
  const subjects = [{ name: 'Bob', server_id: json.id }]
  const { id } = await floor.create('reference2video', { model: 'genq2', prompt: '@Bob runs', subjects })
  await service.request('DELETE', `/ent/v2/subjects/${json.id}`)
  await floor.passAndSweep(3 * DAY_MS)
  assert.equal(await floor.isThere(key), true)
  await floor.end(id)
  await floor.passAndSweep(7 * DAY_MS)
  assert.equal(await floor.isThere(key), false)
})

test('work on a film keeps all its files; they are removed together, and then nothing is composed', async () => {
  const { id: film } = await floor.create('ad-one-click', { images: [pngDataUrl(someImage())], duration: 8 })
  const parts = await finishFilm(service, film, [4, 4])
  const edit = { ad_one_click_task_id: film, type: 'generate_video', prompt: 'again', storyboard_video_index: 0 }
  const first = await floor.create('ad-one-click/edit', edit)
  const firstKey = await floor.putSome()
  await floor.end(first.id, firstKey)
  service.advance(6 * DAY_MS)
  const second = await floor.create('ad-one-click/edit', { ...edit, storyboard_video_index: 1 })
  await floor.passAndSweep(3 * DAY_MS)
  assert.equal(await floor.isThere(firstKey), true, 'a part is being made')
  const secondKey = await floor.putSome()
  await floor.end(second.id, secondKey)
  await floor.passAndSweep(4 * DAY_MS)
  assert.equal(await floor.isThere(firstKey), true, 'the last part ended five days ago')

  const compose = {
    ad_one_click_task_id: film,
    video_task_ids: [first.id, second.id],
    bgm_task_id: parts.music,
    narration_task_id: parts.narration,
  }
  const composed = await floor.create('ad-one-click/compose', compose)
  await floor.end(composed.id, await floor.putSome())
  await floor.passAndSweep(7 * DAY_MS)
  assert.deepEqual([await floor.isThere(firstKey), await floor.isThere(secondKey)], [false, false])
  const { json } = await service.get(`/ent/v2/ad-one-click/${film}`)
  assert.equal(json.data_records.storyboards[0].records.at(-1).creation_url, '')
  const refused = await service.post('/ent/v2/ad-one-click/compose', compose)
  assert.deepEqual([refused.status, refused.json.metadata.fields], [400, ['video_task_ids[0]']], refused.text)
})

test("an operator's shorter time applies to ended tasks, a longer one to existing files", async () => {
  const { id } = await floor.create('text2video', VIDEO)
  await floor.end(id, await floor.putSome())
  service.advance(2 * DAY_MS)
  const keep = { keepCallbackDays: 30, longestUrlSeconds: 86_400 }
  assert.equal((await floor.sweep({}, { ...keep, keepDays: 3 })).tasks, 0)
  assert.equal((await floor.sweep({}, { ...keep, keepDays: 1 })).tasks, 1)
  assert.equal((await floor.shown(id)).creations[0].url, '')
})

test('a file without a row is found when it is a day old, and removed a day later', async () => {
  const files = join(folder, 'files')
  const other = await createLocalBlobs({ folder: files })
  const [old, young] = [await other.put(someImage(), 'png'), await other.put(someImage(), 'png')]
  const known = await floor.putSome()
  const at = new Date(service.services.clock() - DAY_MS - HOUR_MS)
  for (const key of [old, known]) await utimes(join(files, key), at, at)
  const fresh = new Date(service.services.clock() - HOUR_MS)
  await utimes(join(files, young), fresh, fresh)
  let found = 0
  const ports = { ...service.services, longestUrlSeconds: 86_400 }
  for (let index = 0; index < 256; index++) found += await findStrays(index.toString(16).padStart(2, '0'), ports)
  assert.equal(found, 1)
  await floor.sweep()
  assert.equal(await floor.isThere(old), true)
  service.advance(STAY_MS)
  await floor.sweep()
  assert.deepEqual([await floor.isThere(old), await floor.isThere(young)], [false, true])
  assert.equal(await findStrays('zz', ports), 0)
})

test('delivered and failed callbacks are forgotten after their days, pending ones never', async () => {
  const { id: taskId } = await floor.create('text2video', VIDEO)
  const write = async (state: string): Promise<string> => {
    const id = service.services.nextId()
    const at = new Date(service.services.clock())
    const one = { id, taskId, accountId: service.accountId, event: 'success', url: 'https://example.com/', at } as const
    await insertCallbacks(service.db, [one])
    await service.db.query({ text: 'update callback set state = $2 where id = $1' }, [id, state])
    return id
  }
  const old = [await write('delivered'), await write('failed')]
  const pending = await write('pending')
  service.advance(29 * DAY_MS)
  const young = await write('delivered')
  assert.equal((await floor.sweep()).callbacks, 0)
  service.advance(DAY_MS + 1_000)
  assert.equal((await floor.sweep()).callbacks, old.length)
  const left = await service.db.query<{ id: string }>({ text: 'select id from callback order by id' })
  assert.deepEqual(
    left.map(row => row.id),
    [pending, young],
  )
})
