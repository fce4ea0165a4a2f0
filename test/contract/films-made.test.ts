import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { readSettings } from '../../src/cli/settings.ts'
import { openWork, type Work } from '../../src/cli/work.ts'
import { decodeFrames } from '../../src/media/av/decode-frames.ts'
import { decodeSound } from '../../src/media/av/decode-sound.ts'
import { integratedLufsOf } from '../../src/media/sound/measure-loudness.ts'
import { secondsOf } from '../../src/media/sound/sound.ts'
import { findDrift } from '../../src/store/ledger.ts'
import { startService, type TestService } from '../harness/service.ts'
import { png } from './media.ts'

// Films as they are really made: parts by the minimal engine, put together by the composer.

const IMAGES = [png(256), png(320, 180)]

let service: TestService
let work: Work
let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-films-'))
  service = await startService()
  const settings = readSettings({ KINORA_DATA_DIR: folder, KINORA_WORKER_SLOTS: '2', KINORA_ENGINES: 'minimal' })
  work = await openWork(service.services, settings)
})
after(async () => {
  await work.stop()
  assert.deepEqual(await findDrift(service.db), [])
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

type Json = Record<string, any>

async function create(path: string, body: object): Promise<Json> {
  const { json, status, text } = await service.post(path, body)
  assert.equal(status, 200, text)
  return json
}

async function madeOf(id: string): Promise<Json> {
  for (;;) {
    const { json } = await service.get(`/ent/v2/tasks/${id}/creations?wait=60`)
    if (json.state === 'failed') assert.fail(JSON.stringify(json))
    if (json.state === 'success') return json
  }
}

let files = 0
async function fetched(url: string): Promise<string> {
  const path = join(folder, `file-${(files += 1)}`)
  const response = await fetch(url)
  assert.equal(response.status, 200)
  await writeFile(path, Buffer.from(await response.arrayBuffer()))
  return path
}

async function framesOf(url: string): Promise<{ frames: number; size: string }> {
  let [frames, size] = [0, '']
  for await (const { width, height } of decodeFrames(await fetched(url))) {
    frames += 1
    size = `${width}x${height}`
  }
  return { frames, size }
}

describe('an advertisement film', () => {
  let id: string
  let film: Json
  const query = async (): Promise<Json> => (await service.get(`/ent/v2/ad-one-click/${id}`)).json
  const segments = (): Json[] => film.data_records.storyboards

  before(async () => {
    const body = {
      images: IMAGES,
      prompt: 'Kite One: a lamp that folds',
      duration: 8,
      language: 'en',
      aspect_ratio: '1:1',
    }
    id = (await create('/ent/v2/ad-one-click', body)).task_id
    await madeOf(id)
    film = await query()
  })

  test('is exactly as long as asked, has its ratio and is as loud as a film should be', async () => {
    const made = await madeOf(id)
    assert.deepEqual([made.credits, made.progress], [320, 100])
    assert.deepEqual(await framesOf(made.creations[0].url), { frames: 192, size: '720x720' })
    const sound = await decodeSound(await fetched(made.creations[0].url))
    assert.ok(Math.abs(secondsOf(sound) - 8) < 0.05)
    assert.ok(Math.abs(integratedLufsOf(sound) + 16) <= 1, `${integratedLufsOf(sound)} LUFS`)
  })

  test('has segments whose lengths sum to its own, a narration, music and the composition of them', async () => {
    assert.deepEqual(
      segments().map(segment => segment.stroyboard_id),
      segments().map((_, index) => index),
    )
    let frames = 0
    for (const { records } of segments()) frames += (await framesOf(records[0].creation_url)).frames
    assert.equal(frames, 192)
    const { narration_records, bgm_records, completed_creation_records } = film.data_records
    assert.deepEqual([narration_records.length, bgm_records.length, completed_creation_records.length], [1, 1, 1])
    assert.match(narration_records[0].prompt, /Kite One/)
    assert.ok(Math.abs(secondsOf(await decodeSound(await fetched(bgm_records[0].creation_url))) - 8) < 0.05)
    assert.deepEqual(completed_creation_records[0].params, {
      video_task_ids: segments().map(segment => segment.records[0].id),
      bgm_task_id: bgm_records[0].id,
      narration_task_id: narration_records[0].id,
    })
    const shots = film.timeline.shots as { source: string; frames: number }[]
    assert.equal(
      shots.reduce((sum, shot) => sum + shot.frames, 0),
      192,
    )
  })

  test('every picture is in one of its segments', async () => {
    const rows = await service.db.query<{ inputs: { role: string }[] }>(
      { text: `select request->'inputs' as inputs from task where parent_id = $1 and part = 'generate_video'` },
      [id],
    )
    const roles = new Set(rows.flatMap(row => row.inputs.map(input => input.role)))
    assert.deepEqual([...roles].sort(), ['images[0]', 'images[1]'])
  })

  test('a segment, the narration and the music are made again as long as before, and composed into another film', async () => {
    const before = await madeOf(id)
    const edit = (body: object): Promise<Json> =>
      create('/ent/v2/ad-one-click/edit', { ad_one_click_task_id: id, ...body })
    const video = await edit({ type: 'generate_video', storyboard_video_index: 1, prompt: 'a green hill' })
    const narration = await edit({ type: 'generate_narration', prompt: 'One line.\nAnother line.' })
    const music = await edit({ type: 'generate_bgm', prompt: 'slow piano, 60 bpm' })
    const [first] = segments()[1]?.records ?? []
    const old = await framesOf(first.creation_url)
    assert.deepEqual(await framesOf((await madeOf(video.sub_task_id)).creations[0].url), old)
    assert.equal(video.credits, (40 * old.frames) / 24)
    await madeOf(narration.sub_task_id)
    const played = await decodeSound(await fetched((await madeOf(music.sub_task_id)).creations[0].url))
    assert.ok(Math.abs(secondsOf(played) - 8) < 0.05)
    const videos = segments().map(segment => segment.records[0].id)
    videos[1] = video.sub_task_id
    const composed = await create('/ent/v2/ad-one-click/compose', {
      ad_one_click_task_id: id,
      video_task_ids: videos,
      bgm_task_id: music.sub_task_id,
      narration_task_id: narration.sub_task_id,
    })
    const made = await madeOf(composed.compose_sub_task_id)
    assert.equal((await framesOf(made.creations[0].url)).frames, 192)
    assert.notEqual(new URL(made.creations[0].url).pathname, new URL(before.creations[0].url).pathname)
    const { data_records, timeline } = await query()
    assert.equal(data_records.storyboards[1].records.length, 2)
    assert.equal(timeline.shots[1].source, video.sub_task_id)
    assert.equal(timeline.tracks.find((track: Json) => track.kind === 'narration').cues.length, 2)
  })

  test('a narration that cannot be said in time fails the edit, says so and costs nothing', async () => {
    const prompt = 'Far too many words for eight seconds. '.repeat(20)
    const edit = await create('/ent/v2/ad-one-click/edit', {
      ad_one_click_task_id: id,
      type: 'generate_narration',
      prompt,
    })
    for (;;) {
      const { json } = await service.get(`/ent/v2/tasks/${edit.sub_task_id}/creations?wait=60`)
      if (json.state !== 'failed') continue
      assert.deepEqual([json.err_code, json.credits], ['FieldInvalid', 0])
      assert.match(json.err_msg, /narration for 8 seconds/)
      return
    }
  })
})

describe('a film about anything', () => {
  test('is as long as asked, shows its jobs, and takes another segment', async () => {
    const path = '/ent/v2/one-click/general_one_click'
    const { id } = await create(path, { images: IMAGES, prompt: 'A walk by the sea. Then home.', duration: 7 })
    const made = await madeOf(id)
    assert.deepEqual(await framesOf(made.creations[0].url), { frames: 168, size: '1280x720' })
    const { json } = await service.get(`${path}/${id}`)
    const groups = json.job_records.filter((group: Json) => group.type === 'generate_video')
    const seconds = groups.reduce((sum: number, group: Json) => sum + group.jobs[0].duration, 0)
    assert.ok(Math.abs(seconds - 7) < 0.01)
    const edited = await create(`${path}/${id}/edit`, { job_id: groups[0].jobs[0].id, prompt: 'a lighthouse' })
    await madeOf(edited.id)
    const job_ids = groups.map((group: Json, index: number) => (index === 0 ? edited.id : group.jobs[0].id))
    const composed = await create(`${path}/${id}/compose`, { job_ids })
    assert.equal((await framesOf((await madeOf(composed.id)).creations[0].url)).frames, 168)
  })
})
