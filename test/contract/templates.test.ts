import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../harness/service.ts'
import { link } from './media.ts'

let service: TestService

before(async () => {
  service = await startService({ KINORA_ENGINES: 'minimal' })
})
after(() => service.stop())

const IDS =
  'hug hugging hugging_pro couple_arrival kiss kissing kissing_pro cheek_kiss french_kiss french_kiss_8s rain_kiss blow_kiss live_memory exotic_princess beast_companion subject_3 pubg_winner_hit outfit_show ghibli minecraft simpsons_comic fairy_me shake_it_down turn_into_zombie head_to_balloon wednesdays_vibe covered_liquid_metal'.split(
    ' ',
  )

test('the list has every id that clients send, with the pictures it needs, what happens in it and a sample', async () => {
  const { status, json } = await service.get('/ent/v2/templates')
  assert.equal(status, 200)
  assert.deepEqual(
    json.templates.map(({ id }: { id: string }) => id),
    IDS,
  )
  for (const { id, pictures, about, seconds, sample_url } of json.templates) {
    assert.ok(pictures.min >= 1 && pictures.max >= pictures.min && pictures.max <= 3, id)
    assert.ok(about.en.length > 5 && /\p{Script=Han}/u.test(about.zh), id)
    assert.equal(seconds, id.endsWith('_8s') ? 8 : 4)
    assert.match(sample_url, new RegExp(`/ent/v2/templates/samples/${id}\\.webp$`))
  }
})

test('a sample of another name is not found', async () => {
  for (const name of ['dance.webp', '../index.html', 'hug.png'])
    assert.equal((await service.get(`/ent/v2/templates/samples/${encodeURIComponent(name)}`)).status, 404, name)
})

test('the other path makes the same, and its tasks are of the same type', async () => {
  const body = { template: 'hug', images: [link], model: 'gen2.0', aspect_ratio: '' }
  const { status, json, headers } = await service.post('/ent/v2/template2video', body)
  assert.equal(status, 200)
  assert.equal(headers.get('x-ignored-fields'), 'model')
  assert.deepEqual([json.template, json.aspect_ratio, json.credits, json.state], ['hug', '16:9', 10, 'created'])
  assert.equal(json.id, json.task_id)
  const { json: listed } = await service.get('/ent/v2/tasks?types=template')
  assert.deepEqual(
    listed.tasks.map(({ id, type }: { id: string; type: string }) => [id, type]),
    [[json.id, 'template']],
  )
  assert.equal((await service.post('/ent/v2/template2video', { ...body, template: 'outfit_show' })).status, 400)
})

test('the storyboard of a story is its script: shots on the beat, its letters, and each picture', async () => {
  const images = [link, link, link]
  const { json } = await service.post('/ent/v2/template-story', { story: 'love_story', images })
  const told = await service.get(`/ent/v2/template-story/${json.task_id}/storyboard`)
  assert.equal(told.status, 200)
  const { type, segments, script } = told.json
  assert.deepEqual([type, segments, script.version, script.language], ['template-story', [], 'kinora.script/1', 'en'])
  assert.equal(
    script.shots.reduce((sum: number, { seconds }: { seconds: number }) => sum + seconds, 0),
    8,
  )
  assert.deepEqual(
    [script.shots[0].title, script.shots.at(-1).title.style],
    [{ text: 'Our Love Story\n我们的爱情故事', style: 'title' }, 'end card'],
  )
  const shown = script.shots.flatMap((shot: { pictures: { picture: number }[] }) => shot.pictures)
  assert.deepEqual([...new Set(shown.map(({ picture }: { picture: number }) => picture))].sort(), [0, 1, 2])
  assert.equal((await service.get('/ent/v2/template-story/1/storyboard')).status, 404)
})
