import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { openWork, type Work } from '../../packages/service/src/service/work.ts'
import { decodeSound } from '../../packages/media/src/av/decode-sound.ts'
import { FRAMES_PER_SECOND } from '../../packages/media/src/frames/yuv-frame.ts'
import { readVideo } from '../../packages/media/src/formats/read-video.ts'
import { measureIntegratedLufs } from '../../packages/media/src/sound/measure-integrated-lufs.ts'
import { soundSeconds } from '../../packages/media/src/sound/sound.ts'
import { findDrift } from '../harness/find-drift.ts'
import { startService, type TestService } from '../harness/service.ts'
import { makeWav } from '../../packages/media/test/av/make-wav.ts'
import { dataUrl, png } from './media.ts'
import { until, untilFinal } from '../harness/until.ts'

// Films as they are really made: parts by the minimal engine, put together by the composer.

const IMAGES = [png(256), png(320, 180)]

let service: TestService
let work: Work
let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-films-'))
  const environment = { KINORA_ALLOW_PRIVATE_NETWORKS: '1', KINORA_ENGINES: 'minimal' }
  service = await startService(environment, { holdsAnswers: true })
  const settings = readSettings({
    ...environment,
    KINORA_DATA_DIR: folder,
    KINORA_WORKER_SLOTS: '1',
    KINORA_EXTRA_SLOTS: '0',
  })
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

const endOf = (id: string): Promise<Json> =>
  untilFinal(() => service.get(`/ent/v2/tasks/${id}/creations?wait=60`), `film ${id} ends`)

async function madeOf(id: string): Promise<Json> {
  const json = await endOf(id)
  assert.equal(json.state, 'success', JSON.stringify(json))
  return json
}

const pathOf = ({ creations }: Json): string => new URL(creations[0].url).pathname

let files = 0
async function fetched(url: string): Promise<string> {
  const path = join(folder, `file-${(files += 1)}`)
  const response = await fetch(url)
  assert.equal(response.status, 200)
  await writeFile(path, Buffer.from(await response.arrayBuffer()))
  return path
}

async function framesOf(url: string): Promise<{ frames: number; size: string }> {
  const read = readVideo(await readFile(await fetched(url)))
  assert.ok(read.ok)
  return { frames: Math.round(read.seconds * FRAMES_PER_SECOND), size: `${read.width}x${read.height}` }
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
    assert.ok(Math.abs(soundSeconds(sound) - 8) < 0.05)
    assert.ok(Math.abs(measureIntegratedLufs(sound) + 16) <= 1, `${measureIntegratedLufs(sound)} LUFS`)
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
    assert.ok(Math.abs(soundSeconds(await decodeSound(await fetched(bgm_records[0].creation_url))) - 8) < 0.05)
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

  test('its timeline can be taken to an editor', async () => {
    const otio = (await service.get(`/ent/v2/ad-one-click/${id}/timeline?format=otio`)).json
    assert.equal(otio.OTIO_SCHEMA, 'Timeline.1')
    const urls = JSON.stringify(otio).match(/http:[^"]+/g) ?? []
    assert.ok(urls.length > 0)
    assert.equal((await fetch(urls[0] ?? '')).status, 200)
    const edl = await service.get(`/ent/v2/ad-one-click/${id}/timeline?format=edl`)
    assert.match(edl.text, /^TITLE: film-\d+/)
    assert.deepEqual((await service.get(`/ent/v2/ad-one-click/${id}/timeline`)).json, film.timeline)
    assert.equal((await service.get(`/ent/v2/ad-one-click/${id}/timeline?format=xml`)).status, 400)
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
    assert.ok(Math.abs(soundSeconds(played) - 8) < 0.05)
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
    // The film is its newest cut now, with the words that were edited; the one before it is where it was.
    assert.equal(timeline.shots[1].name, 'a green hill')
    assert.equal(pathOf(await madeOf(id)), pathOf(made))
    const [oldest, newest] = data_records.completed_creation_records as Json[]
    assert.equal(new URL(newest?.creation_url).pathname, pathOf(made))
    assert.equal(new URL(oldest?.creation_url).pathname, pathOf(before))
    assert.equal(pathOf(await madeOf(oldest?.id)), pathOf(before))
    const path = `/ent/v2/ad-one-click/${id}/timeline`
    assert.match((await service.get(`${path}?format=edl`)).text, /COMMENT: a green hill/)
    assert.deepEqual((await service.get(`${path}?cut=${newest?.id}`)).json, timeline)
    assert.deepEqual((await service.get(`${path}?cut=${oldest?.id}`)).json, film.timeline)
    assert.doesNotMatch((await service.get(`${path}?format=edl&cut=${oldest?.id}`)).text, /a green hill/)
    assert.equal((await service.get(`${path}?cut=1`)).status, 404)
  })

  test('is composed with its segments in another order, each with its title and its line', async () => {
    const reversed = segments().toReversed()
    const { bgm_records, narration_records } = film.data_records
    const composed = await create('/ent/v2/ad-one-click/compose', {
      ad_one_click_task_id: id,
      video_task_ids: reversed.map(segment => segment.records[0].id),
      bgm_task_id: bgm_records[0].id,
      narration_task_id: narration_records[0].id,
    })
    const made = await madeOf(composed.compose_sub_task_id)
    assert.equal((await framesOf(made.creations[0].url)).frames, 192)
    const { timeline } = await query()
    assert.deepEqual(
      timeline.shots.map((shot: Json) => [shot.source, shot.frames]),
      film.timeline.shots.map((shot: Json) => [shot.source, shot.frames]).toReversed(),
    )
    assert.equal(timeline.texts[0].text, film.timeline.texts.at(-1).text)
    const linesOf = ({ tracks }: Json): Json[] => tracks.find((track: Json) => track.kind === 'narration').cues
    const [now, then] = [linesOf(timeline), linesOf(film.timeline)]
    assert.equal(now.length, then.length)
    // What was said last is said first: it stands behind the others in the recording.
    assert.ok(now[0]!.fromSeconds > now.at(-1)!.fromSeconds)
    assert.equal((await service.get(`/ent/v2/tasks/${id}/creations`)).json.bgm, true)
  })

  test('its parts are not films', async () => {
    const [first] = segments()
    for (const part of [first!.records[0].id, film.data_records.completed_creation_records[0].id]) {
      assert.equal((await service.get(`/ent/v2/ad-one-click/${part}`)).status, 404)
      assert.equal((await service.get(`/ent/v2/ad-one-click/${part}/timeline`)).status, 404)
      const edit = { ad_one_click_task_id: part, type: 'generate_bgm', prompt: 'x' }
      assert.equal((await service.post('/ent/v2/ad-one-click/edit', edit)).status, 404)
    }
  })

  test('a narration that cannot be said in time fails the edit, says so and costs nothing', async () => {
    const prompt = 'Far too many words for eight seconds. '.repeat(20)
    const edit = await create('/ent/v2/ad-one-click/edit', {
      ad_one_click_task_id: id,
      type: 'generate_narration',
      prompt,
    })
    const { err_code, credits, err_msg } = await endOf(edit.sub_task_id)
    assert.deepEqual([err_code, credits], ['FieldInvalid', 0])
    assert.match(err_msg, /narration for 8 seconds/)
  })
})

describe('a film about anything', () => {
  test('is as long as asked, shows its jobs, and takes another segment', async () => {
    const path = '/ent/v2/one-click/general_one_click'
    const { id } = await create(path, {
      images: IMAGES,
      prompt: 'A walk by the sea. Then home.',
      duration: 5,
      aspect_ratio: '1:1',
    })
    const made = await madeOf(id)
    assert.deepEqual(await framesOf(made.creations[0].url), { frames: 120, size: '720x720' })
    const { json } = await service.get(`${path}/${id}`)
    const groups = json.job_records.filter((group: Json) => group.type === 'generate_video')
    const seconds = groups.reduce((sum: number, group: Json) => sum + group.jobs[0].duration, 0)
    assert.ok(Math.abs(seconds - 5) < 0.01)
    const edited = await create(`${path}/${id}/edit`, { job_id: groups[0].jobs[0].id, prompt: 'a lighthouse' })
    await madeOf(edited.id)
    const job_ids = groups.map((group: Json, index: number) => (index === 0 ? edited.id : group.jobs[0].id))
    const composed = await create(`${path}/${id}/compose`, { job_ids })
    const again = await madeOf(composed.id)
    assert.equal((await framesOf(again.creations[0].url)).frames, 120)
    const film = (await service.get(`${path}/${id}`)).json
    const { jobs } = film.job_records.find((group: Json) => group.type === 'compose')
    assert.deepEqual(
      jobs.map((job: Json) => job.duration),
      [5, 5],
    )
    assert.equal(new URL(film.signed_url).pathname, pathOf(again))
    assert.equal(film.timeline.shots[0].name, 'a lighthouse')
    assert.deepEqual((await service.get(`${path}/${composed.id}/timeline`)).json, film.timeline)
    assert.deepEqual((await service.get(`${path}/${jobs[0].id}/timeline`)).json, json.timeline)
  })
})

/** A click on every beat, and a tone that is louder in the second half. */
function songOf(seconds: number, beatsPerMinute: number): string {
  const rate = 48_000
  const every = (60 / beatsPerMinute) * rate
  const sampleAt = (second: number): number => {
    const at = Math.round(second * rate)
    const click = at % every < 400 ? Math.exp(-(at % every) / 80) * Math.sin(at * 0.9) * 0.6 : 0
    return click + Math.sin(second * 2 * Math.PI * 220) * (second > seconds / 2 ? 0.2 : 0.04)
  }
  return dataUrl('audio/wav', makeWav(rate, seconds * rate, [sampleAt]))
}

const SRT = [
  ['1', '00:00:01,000 --> 00:00:03,000', 'Hello there', ''],
  ['2', '00:00:04,000 --> 00:00:03,500', 'Backwards', ''],
  ['3', '00:00:05,500 --> 00:00:07,000', 'Good night 🌙 𓀀', ''],
  ['4', '00:00:0x,000 --> 00:00:08,000', 'Nowhere', ''],
  ['5', '00:00:40,000 --> 00:00:41,000', 'Too late', ''],
]
  .flat()
  .join('\n')

describe('a music video', () => {
  const path = '/ent/v2/one-click/mv'
  const song = songOf(10, 120)

  // One film with subtitles of a file, some of whose cues cannot be shown.
  const far = createServer((_, response) => response.end(SRT))
  let id: string
  let made: Json
  let film: Json
  before(async () => {
    await once(far.listen(0, '127.0.0.1'), 'listening')
    const body = {
      images: IMAGES,
      audio_url: song,
      prompt: 'a night in the city',
      resolution: '540p',
      add_subtitle: true,
      subtitle_color: '#FFCC00',
      srt_url: `http://127.0.0.1:${(far.address() as AddressInfo).port}/words.srt`,
    }
    id = (await create(path, body)).id
    made = await madeOf(id)
    film = (await service.get(`${path}/${id}`)).json
  })
  after(() => far.close())

  test('is as long as its song, cut on its beats, and has the song as its only sound', async () => {
    assert.equal(made.credits, 10 * 6)
    assert.deepEqual(await framesOf(made.creations[0].url), { frames: 240, size: '960x540' })
    const { timeline, job_records } = film
    const cuts = timeline.shots.map((shot: Json) => shot.frames)
    let at = 0
    for (const frames of cuts.slice(0, -1)) {
      at += frames
      const beats = at / 24 / 0.5
      assert.ok(Math.abs(beats - Math.round(beats)) * 0.5 <= 1 / 24, `a cut at ${at / 24} s`)
    }
    assert.deepEqual(
      timeline.tracks.map((track: Json) => track.kind),
      ['song'],
    )
    assert.equal(job_records.filter((group: Json) => group.type === 'generate_video').length, cuts.length)
  })

  test('every picture is shown, and subtitles of a file lie inside their times', async () => {
    const shown = await service.db.query<{ role: string }>(
      {
        text: `select distinct input->>'role' as role from task, json_array_elements(request->'inputs') as input
               where parent_id = $1 and part = 'generate_video' order by role`,
      },
      [id],
    )
    assert.deepEqual(
      shown.map(({ role }) => role),
      ['images[0]', 'images[1]'],
    )
    const notes = [
      'srt_url: line 6: it ends before it begins; the cue was left out',
      'srt_url: line 14: the times cannot be read; the cue was left out',
      'srt_url: "Too late" at 40 s was left out: the song is over, or another cue begins with it',
      'subtitles: these signs cannot be drawn and were left out: 𓀀',
    ]
    assert.deepEqual([made.notes, film.notes], [notes, notes])
    assert.deepEqual(
      film.timeline.texts.map((text: Json) => [text.text, text.fromFrame, text.toFrame, text.style, text.colour]),
      [
        ['Hello there', 24, 72, 'subtitle', '#FFCC00'],
        ['Good night 🌙 𓀀', 132, 168, 'subtitle', '#FFCC00'],
      ],
    )
  })

  test('an invalid subtitle file fails the film, and costs nothing', async () => {
    const far = createServer((_, response) => response.end('<html>not found</html>')).listen(0, '127.0.0.1')
    await once(far, 'listening')
    try {
      const srt_url = `http://127.0.0.1:${(far.address() as AddressInfo).port}/`
      const { id } = await create(path, { images: IMAGES, audio_url: song, add_subtitle: true, srt_url })
      const failed = await endOf(id)
      assert.deepEqual([failed.state, failed.err_code, failed.credits], ['failed', 'FieldInvalid', 0])
      assert.match(failed.err_msg, /srt_url must be an SRT file/)
    } finally {
      far.close()
    }
  })

  test('lips that cannot move are left as they are, and the film says so', async () => {
    const { id } = await create(path, {
      images: [IMAGES[0]],
      audio_url: song,
      lip_sync: true,
      aspect_ratio: '1:1',
    })
    const made = await madeOf(id)
    assert.deepEqual(made.notes, ['lips: there is no frontal face in the pictures'])
    assert.equal(made.credits, 10 * (8 + 4))
  })

  test('a premium one takes its singers in turn', async () => {
    const body = { premium_mv_mode: 'sing', lip_ref_urls: [png(256), png(300)], audio_url: song, language: 'en' }
    const { id } = await create('/ent/v2/one-click/premium_mv', body)
    const text = `select request->'inputs'->0->>'role' as role from task
                  where parent_id = $1 and part = 'generate_video' order by part_index`
    const roles = await until(async () => {
      const rows = await service.db.query<{ role: string }>({ text }, [id])
      return rows.length > 0 && rows.map(row => row.role)
    }, 'the film has its parts')
    assert.ok(roles.includes('lip_ref_urls[0]') && roles.includes('lip_ref_urls[1]'), roles.join())
    assert.equal(roles[0], 'lip_ref_urls[0]')
    // That such films come out is seen in made.test.ts.
    assert.equal((await service.post(`/ent/v2/tasks/${id}/cancel`, {})).status, 200)
  })
})

describe('a comic', () => {
  const path = '/ent/v1/explain-comic/tasks'
  const script =
    'A cold morning by the lake.\nMia: Look, a heron!\nTom: Hush, it will fly.\nThe bird rose over the water and was gone.'
  const assets = [
    { id: '01', type: 'character', name: 'Mia', description: 'a girl', image_uri: png(256) },
    { id: '02', type: 'character', name: 'Tom', description: 'an old man' },
    { id: '03', type: 'scene', name: 'lake', image_uri: png(320, 180) },
  ]

  test('speaks every line once, shows it while it is audible, and costs its duration', async () => {
    const body = {
      script_name: 'Heron',
      script_content: script,
      assets,
      language: 'en',
      add_subtitle: true,
      aspect_ratio: '4:3',
    }
    const { id } = await create(path, { ...body, comic_bgm: songOf(3, 120) })
    const made = await madeOf(id)
    const { frames, size } = await framesOf(made.creations[0].url)
    assert.equal(size, '960x720')
    assert.equal(
      made.credits,
      Math.min(20 * Math.ceil((60 * Array.from(script).length) / 400), 20 * Math.ceil(frames / 24)),
    )
    const { timeline, job_records } = (await service.get(`${path}/${id}`)).json
    assert.equal(timeline.frames, frames)
    const kinds = timeline.tracks.map((track: Json) => track.kind)
    assert.deepEqual(kinds, ['dialogue', 'music', 'scene'])
    const [dialogue] = timeline.tracks
    const spoken = await service.db.query<{ prompt: string; voice: string }>(
      {
        text: `select request->>'prompt' as prompt, request->'order'->>'voice' as voice from task
               where parent_id = $1 and part = 'generate_speech' order by part_index`,
      },
      [id],
    )
    assert.deepEqual(
      spoken.map(line => line.prompt),
      [
        'A cold morning by the lake.',
        'Look, a heron!',
        'Hush, it will fly.',
        'The bird rose over the water and was gone.',
      ],
    )
    assert.ok(spoken[1]?.voice !== spoken[2]?.voice, 'two people have two voices')
    assert.equal(dialogue.cues.length, 4)
    const texts = timeline.texts as { text: string; style: string; fromFrame: number; toFrame: number }[]
    assert.deepEqual([...new Set(texts.map(text => text.style))].sort(), ['bubble', 'subtitle'])
    for (const text of texts) {
      const cue = dialogue.cues.find(
        (one: Json) => text.fromFrame / 24 >= one.atSeconds && text.toFrame / 24 <= one.atSeconds + one.seconds + 0.05,
      )
      assert.ok(cue, `"${text.text}" is seen while nothing of it is heard`)
    }
    assert.ok(job_records.some((group: Json) => group.type === 'compose'))
    const shown = await service.db.query<{ name: string; shows: string }>(
      {
        text: `select distinct input->>'name' as name, input->>'shows' as shows
               from task, json_array_elements(request->'inputs') as input
               where parent_id = $1 and part = 'generate_video' and input->>'kind' = 'picture' order by name`,
      },
      [id],
    )
    assert.deepEqual(
      shown.map(({ name, shows }) => `${name}: ${shows}`),
      ['Mia: subject', 'lake: place'],
    )
  })

  test('a long script is made in chapters under one id, and a whole of them', async () => {
    // Directions are looked at and not spoken: long, and over soon.
    const script_content = `Mia: Hello.\n${'(They walk on and on through the long valley.)\n'.repeat(70)}`
    assert.ok(script_content.length > 3_000)
    const { id } = await create(path, { script_name: 'Valley', script_content, language: 'en', aspect_ratio: '4:3' })
    const made = await madeOf(id)
    const { job_records, timeline } = (await service.get(`${path}/${id}`)).json
    const { jobs } = job_records.find((group: Json) => group.type === 'compose')
    assert.equal(jobs.length, 3, 'two chapters and the whole')
    const lengths: number[] = []
    for (const job of jobs) lengths.push((await framesOf(job.signed_url)).frames)
    assert.equal(lengths[2], (lengths[0] ?? 0) + (lengths[1] ?? 0))
    assert.deepEqual(
      timeline.shots.map((shot: Json) => [shot.source, shot.frames]),
      jobs.slice(0, 2).map((job: Json, index: number) => [job.id, lengths[index]]),
    )
    assert.equal((await framesOf(made.creations[0].url)).frames, lengths[2])
    assert.equal(made.credits, 20 * Math.ceil((lengths[2] ?? 0) / 24))
  })
})
