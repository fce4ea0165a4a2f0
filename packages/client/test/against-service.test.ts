import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type FreshDatabase, freshDatabase } from '../../../test/harness/database.ts'
import { type LossyProxy, startLossyProxy } from '../../../test/harness/lossy-proxy.ts'
import { type ServerProcess, startServerProcess } from '../../../test/harness/server-process.ts'
import { until } from '../../../test/harness/until.ts'
import { sniff } from '../../media/src/formats/sniff.ts'
import { makePng } from '../../media/test/formats/sample-files.ts'
import { type Client, createClient, isFinal, RequestRefused, type Task, TaskFailed } from '../src/index.ts'
import { collect, rejection } from './collect.ts'

// The client against the service as it runs, over a network that loses what it is given.

const KEY = 'kn_client'
const CLIP = {
  model: 'genq2',
  prompt: 'a cat on a beach',
  duration: 1,
  resolution: '540p',
  aspect_ratio: '1:1',
} as const

let folder: string
let database: FreshDatabase
let server: ServerProcess
let proxy: LossyProxy
let kinora: Client

// One thing at a time, so that a task can be seen waiting.
const start = (port = '0'): Promise<ServerProcess> =>
  startServerProcess({
    KINORA_DATABASE_URL: database.url,
    KINORA_DATA_DIR: join(folder, 'data'),
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_PORT: port,
    KINORA_WORKER_SLOTS: '1',
    KINORA_EXTRA_SLOTS: '0',
    KINORA_STOP_SECONDS: '0',
  })

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-client-'))
  database = await freshDatabase()
  server = await start()
  proxy = await startLossyProxy(() => server.url)
  kinora = createClient({ url: proxy.url, key: KEY })
})
after(async () => {
  await proxy.close()
  assert.equal(await server.end(), 0)
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const bytesOf = async (url: string): Promise<Buffer> => Buffer.concat(await collect(kinora.download(url)))
const urlOf = ({ creations }: Task): string => creations[0]?.url ?? ''

test('from a prompt to a file: create, progress, wait, download', async () => {
  const { credits } = await kinora.estimate('text2video', CLIP)
  const before = await kinora.credits()
  const made = await kinora.create('text2video', CLIP)
  assert.deepEqual([made.state, made.model, made.credits], ['created', 'genq2', credits])
  const seen: Task[] = []
  for await (const task of kinora.progress(made.id)) seen.push(task)
  const last = seen.at(-1)
  assert.ok(last)
  assert.equal(last.state, 'success')
  assert.deepEqual(
    seen.filter(isFinal).map(one => one.progress),
    [100],
  )
  const task = await kinora.wait(made.id)
  assert.equal(sniff(await bytesOf(urlOf(task))), 'mp4')
  assert.equal((await kinora.credits()).credit_remain, before.credit_remain - credits)
  assert.equal((await kinora.task(made.id)).id, made.id)
})

test('a lost answer costs nothing twice: one task for any number of requests', async () => {
  const before = (await collect(kinora.eachTask())).length
  proxy.lose(/^POST \/ent\/v2\/text2video/, 'lose request', 'lose answer', 'cut answer')
  const { id } = await kinora.create('text2video', CLIP)
  proxy.lose(/^GET .*\/events/, 'lose request', 'cut answer', 'lose answer')
  assert.equal((await kinora.wait(id)).state, 'success')
  const keys = new Set(proxy.requests.filter(one => one.path === '/ent/v2/text2video').map(one => one.key))
  assert.equal(keys.size, 2, 'one of this test, one of the test before')
  assert.equal((await collect(kinora.eachTask())).length, before + 1)
})

test('a picture is uploaded over lost connections, and animated', async () => {
  proxy.lose(/\/uploads/, 'lose answer')
  proxy.lose(/^PUT .*finish/, 'lose answer')
  for (const file of [makePng(256, 256), new Blob([makePng(300, 256)])] as const) {
    const uri = await kinora.upload(file instanceof Blob ? file : new Uint8Array(file))
    const { id } = await kinora.create('img2video', {
      model: 'genq2-turbo',
      images: [uri],
      prompt: '',
      duration: 1,
      resolution: '540p',
    })
    assert.equal((await kinora.wait(id)).state, 'success')
  }
})

test('a restart of the server is only a pause', async () => {
  const first = await kinora.create('text2video', { ...CLIP, duration: 10 })
  const second = await kinora.create('text2video', CLIP)
  const seen: Task[] = []
  const following = (async () => {
    for await (const task of kinora.progress(second.id)) seen.push(task)
  })()
  await until(() => seen.length > 0, 'the task is followed')
  const { port } = new URL(server.url)
  assert.equal(await server.end(), 0)
  server = await start(port)
  assert.equal((await kinora.wait(first.id)).state, 'success')
  await following
  assert.equal(seen.at(-1)?.state, 'success')
  const told = seen.map(({ state, progress }) => `${state} ${progress}`)
  assert.deepEqual([...new Set(told)], told, 'nothing is told twice')
})

test('cancelling a task ends a wait for it', async () => {
  const long = await kinora.create('text2video', { ...CLIP, duration: 10 })
  const { id } = await kinora.create('text2video', CLIP)
  const waiting = rejection(kinora.wait(id))
  await kinora.cancel(id)
  const error = await waiting
  assert.ok(error instanceof TaskFailed)
  assert.equal(error.reason, 'UserCancelled')
  await assert.rejects(kinora.cancel(id), RequestRefused)
  await kinora.cancel(long.id).catch(() => {})
})

test('pages of tasks lead on to the last one', async () => {
  const all = await collect(kinora.eachTask({ 'pager.pagesz': 2 }))
  assert.ok(all.length > 4)
  assert.deepEqual(
    all,
    [...all].sort((a, b) => Number(BigInt(b.id) - BigInt(a.id))),
  )
  const one = await kinora.tasks({ task_ids: [all[0]?.id ?? ''] })
  assert.deepEqual(
    one.tasks.map(task => task.id),
    [all[0]?.id],
  )
})

test('a film is read, edited, composed and exported', async () => {
  const uri = await kinora.upload(new Blob([makePng(256, 256)]))
  const film = 'one-click/general_one_click'
  const { id } = await kinora.create(film, {
    images: [uri],
    prompt: 'a quiet morning',
    duration: 4,
    aspect_ratio: '1:1',
  })
  await kinora.wait(id)
  const jobs = async (type: string) => (await kinora.film(film, id)).job_records.filter(one => one.type === type)
  const segments = await jobs('generate_video')
  const newest = segments.map(({ jobs }) => jobs.at(-1)?.id ?? '')
  const edit = { job_id: newest[0] ?? '', prompt: 'rain on a window' }
  const { credits } = await kinora.estimateEdit(film, id, edit)
  const edited = await kinora.editFilm(film, id, edit)
  assert.equal((await kinora.wait(edited.id ?? '')).credits, credits)
  const { cut: first } = await kinora.storyboard(film, id)
  const composed = await kinora.composeFilm(film, id, { job_ids: [edited.id ?? '', ...newest.slice(1)] })
  assert.equal((await kinora.wait(composed.id ?? '')).state, 'success')
  assert.equal((await kinora.timeline(film, id)).shots[0]?.source, edited.id)
  assert.match(await kinora.exportFilm(film, id, 'edl'), /^TITLE: /)
  assert.equal(
    (JSON.parse(await kinora.exportFilm(film, id, 'otio')) as Record<string, unknown>).OTIO_SCHEMA,
    'Timeline.1',
  )
  assert.ok((await kinora.filmSound(film, id)).peaks.length > 0)
  assert.equal((await kinora.estimateCompose(film, id, { job_ids: newest })).credits, 1)
  assert.equal((await kinora.chooseCut(film, id, first)).cut, first)
  assert.equal((await kinora.timeline(film, id)).shots[0]?.source, newest[0])
  assert.equal((await kinora.timeline(film, id, { cut: composed.id ?? '' })).shots[0]?.source, edited.id)
})

test('subjects and voices are available, and a task that is not made has no scene', async () => {
  const uri = await kinora.upload(new Blob([makePng(256, 256)]))
  const { id } = await kinora.createSubject({ name: 'otto', images: [uri] })
  assert.equal((await kinora.subject(id)).name, 'otto')
  assert.equal((await kinora.changeSubject(id, { name: 'otter' })).name, 'otter')
  assert.ok((await kinora.subjects()).subjects.some(one => one.id === id))
  await kinora.deleteSubject(id)
  await assert.rejects(kinora.subject(id), { status: 404 })
  assert.ok((await kinora.voices()).length > 10)
  const [task] = (await kinora.tasks({ types: ['text2video'] })).tasks
  await assert.rejects(kinora.taskScene(task?.id ?? ''), { status: 404 })
})

test('a file that is lost during a download is fetched from its position', async () => {
  const [task] = (await kinora.tasks({ types: ['text2video'], states: ['success'] })).tasks
  const { href: url } = new URL(
    new URL(task?.creations[0]?.url ?? '').pathname + new URL(task?.creations[0]?.url ?? '').search,
    proxy.url,
  )
  proxy.lose(/^GET \/files/, 'cut answer')
  const bytes = await bytesOf(url)
  assert.ok(bytes.equals(await bytesOf(url)))
  assert.equal(sniff(bytes), 'mp4')
  assert.match(proxy.requests.find(one => one.range)?.range ?? '', /^bytes=\d+-$/)
})
