import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { HOUR_SECONDS } from '../../src/catalog/declare.ts'
import { makePng } from '../../../media/test/formats/sample-pictures.ts'
import { finishFilm } from '../../../../test/harness/film.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const IMAGE = `data:image/png;base64,${makePng(300, 300).toString('base64')}`
const AUDIO = 'https://example.com/a.mp3'
const BODIES: Record<string, object> = {
  'explain-comic': { script_name: 'x', script_content: 'Once upon a time.' },
  'ad-one-click': { images: [IMAGE], duration: 8 },
  'one-click/general_one_click': { images: [IMAGE], duration: 8 },
  'one-click/mv': { images: [IMAGE], audio_url: AUDIO },
  'one-click/premium_mv': { premium_mv_mode: 'dance', images: [IMAGE], audio_url: AUDIO },
}

const secondsOf = (url: string): number =>
  Math.round(Number(new URL(url).searchParams.get('expires')) - service.services.clock() / 1000)

const urlsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes('/files/') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(urlsIn) : []
}

test("every URL of a film and its parts has the lifetime in the film's declaration", async () => {
  const films = service.services.catalog.generators.filter(one => one.film)
  assert.deepEqual(films.map(one => one.name).sort(), Object.keys(BODIES).sort())
  for (const { name, path, resultUrlSeconds } of films) {
    const { json, text } = await service.post(path, BODIES[name])
    const id = String(json.task_id ?? json.id)
    assert.match(id, /^\d+$/, text)
    await finishFilm(service, id, [4, 4])
    const urls = urlsIn((await service.get(`${path}/${id}`)).json)
    assert.ok(urls.length >= 3, name)
    for (const url of urls) assert.ok(Math.abs(secondsOf(url) - resultUrlSeconds) <= 5, `${name}: ${secondsOf(url)}`)
  }
})

test('advertisement and general films, and what replicates a clip, have URLs of one hour', () => {
  const short = service.services.catalog.generators.filter(one => one.resultUrlSeconds === HOUR_SECONDS)
  assert.deepEqual(short.map(one => one.name).sort(), [
    'ad-one-click',
    'one-click/general_one_click',
    'trending-replicate',
  ])
})
