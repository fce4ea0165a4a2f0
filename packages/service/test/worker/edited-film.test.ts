import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Order } from '../../../media/src/engine/contract.ts'
import { makePng } from '../../../media/test/formats/sample-files.ts'
import { png } from '../../../../test/contract/media.ts'
import type { TestService } from '../../../../test/harness/service.ts'
import { untilFinal } from '../../../../test/harness/until.ts'
import { startFilmWork } from './start-film-work.ts'

// A film and a comic as an editor's page has them: changed, undone, composed again, every version kept.

let films: Awaited<ReturnType<typeof startFilmWork>>
let service: TestService
let isNetworkUp = true
const ordered: Order[] = []

before(async () => {
  films = await startFilmWork({
    change: minimal => ({
      async start(token, order, context) {
        ordered.push(order)
        return minimal.start(token, order, context)
      },
      async poll(token, order, context) {
        const progress = await minimal.poll(token, order, context)
        return progress.state === 'done' && order.prompt.includes('zxqv')
          ? { ...progress, unknown: ['zxqv'] }
          : progress
      },
    }),
    async download(_url, { path }) {
      if (!isNetworkUp) throw new Error('no network')
      const bytes = makePng(200, 200)
      await writeFile(path, bytes)
      return { bytes: bytes.length }
    },
  })
  service = films.service
})
after(() => films.stop())

type Json = Record<string, any>

const endOf = async (id: string): Promise<Json> => {
  const ended = await untilFinal(() => service.get(`/ent/v2/tasks/${id}/creations?wait=60`), `task ${id} ends`)
  assert.equal(ended.state, 'success', JSON.stringify(ended))
  return ended
}
const post = async (path: string, body: Json, headers: Record<string, string> = {}): Promise<Json> => {
  const { status, json, text } = await service.post(path, body, { headers })
  assert.equal(status, 200, text)
  return json
}

test('a film is changed in words, picture, length and titles, and every earlier cut can be had back', async () => {
  const path = '/ent/v2/one-click/general_one_click'
  const prompt = 'A quiet harbour at dawn. Then a boat leaves in the fog. A voice says "Good morning".'
  const { id } = await post(path, { images: [png(256)], prompt, duration: 3, aspect_ratio: '1:1' })
  await endOf(id)
  const storyboard = async (): Promise<Json> => (await service.get(`${path}/${id}/storyboard`)).json
  const made = await storyboard()
  assert.equal(made.cuts.length, 1)
  const [first] = made.cuts
  assert.equal(made.cut, first.id)
  const [segment, ...others] = first.segments
  assert.ok(others.length >= 1, 'there are at least two segments')

  const edit = { job_id: segment, prompt: 'a lighthouse', images: ['https://example.com/a.png'], duration: 2.5 }
  const priced = await post(`/ent/v2/estimate/one-click/general_one_click/${id}/edit`, edit)
  const key = { 'idempotency-key': 'one edit' }
  const edited = await post(`${path}/${id}/edit`, edit, key)
  assert.deepEqual(await post(`${path}/${id}/edit`, edit, key), edited, 'asked for again it is the same job')
  const ended = await endOf(edited.id)
  assert.deepEqual([ended.credits, priced.credits], [120, 120])
  const order = ordered.findLast(one => one.prompt === 'a lighthouse')
  assert.equal(
    order?.kind === 'video' && `${order.seconds} ${order.from.kind} ${order.inputs.length}`,
    '2.5 references 1',
  )

  isNetworkUp = false
  const again = await post(`${path}/${id}/edit`, { job_id: edited.id, prompt: 'a lighthouse at night' })
  await endOf(again.id)
  const [tries] = (await storyboard()).segments
  assert.deepEqual(
    tries.versions.map((one: Json) => [one.id, one.prompt, one.images.length]),
    [
      [segment, tries.versions[0].prompt, tries.versions[0].images.length],
      [edited.id, 'a lighthouse', 1],
      [again.id, 'a lighthouse at night', 1],
    ],
    'a picture that was given once is kept with the film',
  )
  isNetworkUp = true

  const nothing = await post(`${path}/${id}/edit`, { job_id: again.id, prompt: 'a lighthouse at night, zxqv' })
  const unseen = await endOf(nothing.id)
  assert.equal(unseen.credits, 0, 'what an edit cost of which nothing is seen is given back')
  assert.ok(unseen.notes.includes('prompt: nothing of this change could be shown, and its price is returned'))

  const titles = [{ segment: 1, text: 'Out to sea', style: 'lower third' }]
  const subtitles = [{ text: 'Good morning', from: 0.5, to: 1.5 }]
  const composed = await post(`${path}/${id}/compose`, { job_ids: [edited.id, ...others], titles, subtitles })
  await endOf(composed.id)
  const shown = await storyboard()
  const cut = shown.cuts.at(-1)
  assert.deepEqual([shown.cut, cut.id, cut.titles, cut.subtitles], [composed.id, composed.id, titles, subtitles])
  assert.ok(Math.abs(cut.duration - first.duration - 2.5 + tries.versions[0].duration) < 0.05, `${cut.duration}`)
  const timeline = (await service.get(`${path}/${id}/timeline`)).json
  assert.equal(timeline.shots[0].frames, 60)
  assert.deepEqual(
    timeline.texts.map((one: Json) => [one.text, one.style]),
    [
      ['Out to sea', 'lower third'],
      ['Good morning', 'subtitle'],
    ],
  )

  const sound = (await service.get(`${path}/${id}/sound`)).json
  assert.deepEqual([sound.cut, sound.peaksPerSecond], [composed.id, 40])
  assert.ok(Math.abs(sound.peaks.length - sound.seconds * 40) <= 4 && Math.max(...sound.peaks) > 5)
  if (cut.narration) assert.match(sound.words.map((word: Json) => word.text).join(' '), /Good morning/)

  const undone = await service.request('PUT', `${path}/${id}/cut`, { body: { cut: first.id } })
  assert.deepEqual([undone.status, undone.json.cut], [200, first.id])
  assert.equal((await service.get(`${path}/${id}/timeline`)).json.shots[0].source, segment)
  assert.equal((await service.get(`${path}/${id}/timeline?cut=${composed.id}`)).json.shots[0].source, edited.id)
  const later = await post(`${path}/${id}/compose`, { job_ids: [again.id, ...others] })
  await endOf(later.id)
  assert.equal((await storyboard()).cut, later.id, 'what is made after that is shown')
  assert.deepEqual((await storyboard()).cuts.at(-1).titles, first.titles, 'nothing said: as it was designed')
})

test('segments are added, left out and shown in another order, with their lines and titles', async () => {
  const path = '/ent/v2/one-click/general_one_click'
  const prompt = 'A quiet harbour at dawn. Then a boat leaves in the fog. A voice says "Good morning".'
  const { id } = await post(path, { images: [png(256)], prompt, duration: 3, aspect_ratio: '1:1' })
  await endOf(id)
  const storyboard = async (): Promise<Json> => (await service.get(`${path}/${id}/storyboard`)).json
  const [first, last] = (await storyboard()).cuts[0].segments
  const further = { job_id: first, prompt: 'a gull', duration: 1, new_segment: true }
  const added = await Promise.all([post(`${path}/${id}/edit`, further), post(`${path}/${id}/edit`, further)])
  await Promise.all(added.map(one => endOf(one.id)))
  const { segments } = await storyboard()
  assert.deepEqual(
    segments.slice(2).map((one: Json) => [one.index, one.versions.length]),
    [
      [2, 1],
      [3, 1],
    ],
    'two at once are two segments',
  )
  const gull = segments[3].versions[0].id
  const titles = [
    { segment: 1, text: 'Out to sea', style: 'title' },
    { segment: 3, text: 'Gulls', style: 'title' },
  ]
  const job_ids = [last, gull, first]
  const composed = await post(`${path}/${id}/compose`, { job_ids, any_order: true, titles })
  await endOf(composed.id)
  const cut = (await storyboard()).cuts.at(-1)
  assert.deepEqual(cut.segments, job_ids)
  const timeline = (await service.get(`${path}/${id}/timeline`)).json
  assert.deepEqual(
    timeline.shots.map((one: Json) => one.source),
    job_ids,
  )
  const starts = [0, timeline.shots[0].frames]
  assert.deepEqual(
    timeline.texts.map((one: Json) => [one.text, starts.findLastIndex(start => start <= one.fromFrame)]),
    [
      ['Out to sea', 0],
      ['Gulls', 1],
    ],
  )
  const { words } = (await service.get(`${path}/${id}/sound`)).json
  const spoken = (await service.get(`${path}/${id}/timeline?cut=${(await storyboard()).cuts[0].id}`)).json
  const cuesOf = (one: Json): Json[] =>
    one.tracks.flatMap((track: Json) => (track.kind === 'narration' ? track.cues : []))
  assert.equal(cuesOf(timeline).length, cuesOf(spoken).length, JSON.stringify(words))
  const changed = await post(`${path}/${id}/change`, { words: 'remove shot 2 and swap shots 1 and 3' })
  assert.deepEqual([changed.order, changed.segments, changed.unread], [[2, 0, 3], [], []])
})

test('an edit with an unavailable picture fails, costs nothing and leaves the film unchanged', async () => {
  const path = '/ent/v2/one-click/general_one_click'
  const { id } = await post(path, { images: [png(256)], prompt: 'a pond', duration: 1, aspect_ratio: '1:1' })
  await endOf(id)
  const storyboard = async (): Promise<Json> => (await service.get(`${path}/${id}/storyboard`)).json
  const { cut, segments } = await storyboard()
  isNetworkUp = false
  const images = ['https://example.com/gone.png']
  const { id: job } = await post(`${path}/${id}/edit`, { job_id: segments[0].versions[0].id, prompt: 'x', images })
  const failed = await untilFinal(() => service.get(`/ent/v2/tasks/${job}/creations?wait=60`), 'the edit fails')
  isNetworkUp = true
  assert.deepEqual([failed.state, failed.err_code, failed.credits], ['failed', 'ImageDownloadFailure', 0])
  assert.equal((await storyboard()).cut, cut)
})

test('a comic of one chapter has a panel made again and is composed anew with the lines that were spoken', async () => {
  const path = '/ent/v1/explain-comic/tasks'
  const body = { script_name: 'Mira', script_content: 'Mira lit the lamp. The boats came home.', language: 'en' }
  const { id } = await post(path, { ...body, aspect_ratio: '4:3' })
  await endOf(id)
  const { segments, cuts, allows } = (await service.get(`${path}/${id}/storyboard`)).json
  assert.deepEqual([cuts.length, allows], [1, ['prompt', 'images', 'titles', 'subtitles', 'cut', 'order']])
  const edited = await post(`${path}/${id}/edit`, { job_id: segments[0].versions[0].id, prompt: 'a storm' })
  await endOf(edited.id)
  const jobs = segments.map((segment: Json, index: number) => (index === 0 ? edited.id : segment.versions[0].id))
  const composed = await post(`${path}/${id}/compose`, { job_ids: jobs, titles: [{ segment: 0, text: 'The lamp' }] })
  await endOf(composed.id)
  const timeline = (await service.get(`${path}/${id}/timeline`)).json
  assert.equal(timeline.shots[0].source, edited.id)
  assert.equal(timeline.texts[0].text, 'The lamp')
  const before = (await service.get(`${path}/${id}/timeline?cut=${cuts[0].id}`)).json
  const dialogue = (one: Json): unknown => one.tracks.find((track: Json) => track.kind === 'dialogue')
  assert.deepEqual(dialogue(timeline), dialogue(before))
  const { words } = (await service.get(`${path}/${id}/sound`)).json
  assert.match(words.map((word: Json) => word.text).join(' '), /Mira lit the lamp\. The boats came home/)
})
