import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { makeWav, sine } from '../../packages/media/test/av/make-wav.ts'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { openWork, type Work } from '../../packages/service/src/service/work.ts'
import { startService, type TestService } from '../harness/service.ts'
import { until } from '../harness/until.ts'
import { generators } from './bodies.ts'
import { dataUrl, png } from './media.ts'

// Storyboards that are shown before anything is paid for, against what the film's plan then orders.

type Json = Record<string, any>
type Name = keyof typeof generators

let service: TestService
let work: Work
let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-film-previews-'))
  const environment = { KINORA_ENGINES: 'minimal' }
  service = await startService(environment, { holdsAnswers: true })
  work = await openWork(
    service.services,
    readSettings({ ...environment, KINORA_DATA_DIR: folder, KINORA_WORKER_SLOTS: '1', KINORA_EXTRA_SLOTS: '0' }),
  )
})
after(async () => {
  await work.stop()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

async function previewed(name: Name, body: object): Promise<Json> {
  const { json, status, text } = await service.post(`/ent/v2/preview/${name}`, body)
  assert.equal(status, 200, text)
  return json
}

async function created(name: Name, body: object): Promise<string> {
  const { json, status, text } = await service.post(generators[name].path, body)
  assert.equal(status, 200, text)
  return json.task_id ?? json.id
}

const song = dataUrl(
  'audio/wav',
  makeWav(16_000, 16_000 * 11, [second => sine(440)(second) * (second % 0.5 < 0.1 ? 1 : 0.2)]),
)
const films: Partial<Record<Name, object>> = {
  'ad-one-click': { images: [png(256), png(320, 180)], prompt: 'A new tea, Lumo, calm mornings', duration: 8 },
  'one-click/general_one_click': {
    images: [png(256)],
    prompt: 'A lake. Then a forest. A voice tells it.',
    duration: 6,
  },
  'one-click/premium_mv': { premium_mv_mode: 'perform', images: [png(256)], audio_url: song },
  'one-click/mv': { images: [png(256), png(320, 180)], audio_url: song, prompt: 'neon streets' },
  'explain-comic': {
    script_name: 'The fox',
    script_content: 'INT. FOREST - DAY\nFOX\nI am hungry.\nNARRATOR\nThe fox waits.',
    language: 'en',
  },
}

/** What the film's plan has ordered: its segments, or what is said in them. */
async function ordered(id: string, part: string): Promise<Json[]> {
  const text = 'select request from task where parent_id = $1 and part = $2 order by part_index'
  return until(async () => {
    const task = (await service.get(`/ent/v2/tasks/${id}/creations`)).json
    assert.notEqual(task.state, 'failed', JSON.stringify(task))
    const rows = await service.db.query<{ request: Json }>({ text }, [id, part])
    return rows.length > 0 && rows.map(({ request }) => request)
  }, `the parts of ${id}`)
}

for (const [name, body] of Object.entries(films) as [Name, object][]) {
  test(`${name}: the same body orders the very segments of its preview`, async () => {
    const shown = await previewed(name, body)
    assert.deepEqual(await previewed(name, body), shown)
    const id = await created(name, body)
    try {
      const isComic = shown.timing === 'estimated'
      if (isComic) {
        const spoken = await ordered(id, 'generate_speech')
        assert.deepEqual(
          shown.lines.map(({ text, voice }: Json) => ({ text, voice })),
          spoken.map(({ prompt, order }) => ({ text: prompt, voice: order.voice })),
        )
      }
      const parts = await ordered(id, 'generate_video')
      const told = ({ prompt, seed, duration }: Json): Json => ({ prompt, seed, ...(!isComic && { duration }) })
      assert.deepEqual(
        shown.segments.map(told),
        parts.map(({ prompt, duration, order }) =>
          told({ prompt, seed: order.seed, duration: Math.round(duration * 1_000) / 1_000 }),
        ),
      )
    } finally {
      await service.post(`/ent/v2/tasks/${id}/cancel`, {})
    }
  })
}

test('a file that is uploaded twice is the same to a film, and its seed stays', async () => {
  const upload = async (): Promise<string> => {
    const { json } = await service.post('/tools/v2/files/uploads', {})
    const raw = Buffer.from(png(256).split(',')[1] ?? '', 'base64')
    const { headers } = await service.request('PUT', json.put_url, { raw: new Uint8Array(raw) })
    const body = { etag: headers.get('etag') }
    await service.request('PUT', `/tools/v2/files/uploads/${json.id}/finish`, { body })
    return `ssupload:?id=${json.id}`
  }
  const ask = async (): Promise<Json> =>
    previewed('one-click/general_one_click', { images: [await upload()], prompt: 'a lake', duration: 2 })
  assert.equal((await ask()).seed, (await ask()).seed)
})
