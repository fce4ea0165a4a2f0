import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { findDrift } from '../../../../test/harness/find-drift.ts'
import { insertSubject } from '../../src/store/subjects.ts'
import { makeMp4, makePng } from '../../../media/test/formats/sample-files.ts'
import { type Answered, startService, type TestService } from '../../../../test/harness/service.ts'

const SUBJECTS = '/ent/v2/subjects'
const DAY_MS = 86_400_000

const picture = (width = 128, height = width): string =>
  `data:image/png;base64,${makePng(width, height).toString('base64')}`
const film = (seconds: number): string =>
  `data:video/mp4;base64,${makeMp4({ width: 128, height: 128, seconds }).toString('base64')}`
const link = 'https://example.com/cat.png'

let service: TestService
let named = 0
/** Names are unique in an account, and the tests share one. */
const newName = (): string => `subject ${++named}`

before(async () => {
  // Its own address is a private one, and signed URLs are sent back to it here.
  service = await startService({ KINORA_ALLOW_PRIVATE_NETWORKS: '1' }, { holdsAnswers: true })
})
after(() => service.stop())

async function create(body: object = {}, key = service.key): Promise<Answered['json']> {
  const answer = await service.post(SUBJECTS, { name: newName(), images: [link], ...body }, { key })
  assert.equal(answer.status, 200, answer.text)
  return answer.json
}

async function creditsOf(key: string): Promise<number> {
  return (await service.get('/ent/v2/credits', { key })).json.remains[0].credit_remain
}

function assertRefused(answer: Answered, status: number, reason: string, fields?: string[]): void {
  assert.equal(answer.status, status, answer.text)
  assert.equal(answer.json.code, status)
  assert.equal(answer.json.reason, reason)
  if (fields) assert.deepEqual(answer.json.metadata.fields, fields)
}

async function bytesAt(url: string): Promise<Buffer> {
  const response = await fetch(url)
  assert.equal(response.status, 200)
  return Buffer.from(await response.arrayBuffer())
}

async function upload(bytes: Buffer, key = service.key): Promise<{ id: string; uri: string }> {
  const { id, put_url: putUrl } = (await service.post('/tools/v2/files/uploads', {}, { key })).json
  const { etag } = (await (await fetch(putUrl, { method: 'PUT', body: new Uint8Array(bytes) })).json()) as {
    etag: string
  }
  const finished = await service.request('PUT', `/tools/v2/files/uploads/${id}/finish`, { body: { etag }, key })
  assert.equal(finished.status, 200, finished.text)
  return { id, uri: finished.json.uri }
}

test('a subject is answered as sent, and costs five credits', async () => {
  const { key } = await service.account({ credits: 12 })
  const sent = { name: 'Tom', images: [link], voice_id: 'Arrogant_Miss', style: 'ink', description: 'an old cat' }
  const { id, created_at, updated_at, ...rest } = await create(sent, key)
  assert.deepEqual(rest, { ...sent, videos: [], credits: 5 })
  assert.match(id, /^\d{1,19}$/)
  assert.match(created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  assert.equal(updated_at, created_at)
  assert.equal(await creditsOf(key), 7)
  assert.deepEqual((await service.get(`${SUBJECTS}/${id}`, { key })).json, { ...rest, id, created_at, updated_at })
})

test('omitted texts are empty', async () => {
  const { voice_id, style, description } = await create({ style: null, voice_id: '' })
  assert.deepEqual({ voice_id, style, description }, { voice_id: '', style: '', description: '' })
})

test('a picture in Base64 is answered as a URL that serves the same bytes', async () => {
  const { images } = await create({ images: [link, picture(130, 140)] })
  assert.equal(images[0], link)
  assert.ok(images[1].startsWith(`${service.url}/files/`))
  assert.deepEqual(await bytesAt(images[1]), makePng(130, 140))
})

test('a video alone makes a subject, also with an empty list of images', async () => {
  const { images, videos } = await create({ images: undefined, videos: [film(5)] })
  assert.deepEqual(images, [])
  assert.deepEqual(await bytesAt(videos[0]), makeMp4({ width: 128, height: 128, seconds: 5 }))
  await create({ images: [], videos: [film(1)] })
})

const allowed: [what: string, body: () => object][] = [
  ['a name of 64 characters, each of two code units', () => ({ name: '🐈'.repeat(64) })],
  ['three images', () => ({ images: [link, link, link] })],
  ['an image of 128x128', () => ({ images: [picture(128)] })],
  ['an image just inside 1:4', () => ({ images: [picture(128, 511)] })],
  ['a style of 100 characters', () => ({ style: 's'.repeat(100) })],
  ['a description of 2000 characters', () => ({ description: 'd'.repeat(2000) })],
]
for (const [what, body] of allowed) {
  test(`${what} is accepted`, async () => {
    await create(body())
  })
}

const refused: [what: string, body: () => object, reason: string, field: string][] = [
  ['no name', () => ({ name: undefined }), 'FieldLacking', 'name'],
  ['an empty name', () => ({ name: '' }), 'FieldInvalid', 'name'],
  ['a name of 65 characters', () => ({ name: 'n'.repeat(65) }), 'FieldInvalid', 'name'],
  ['neither image nor video', () => ({ images: undefined }), 'FieldLacking', 'images'],
  ['an empty list of images alone', () => ({ images: [] }), 'FieldLacking', 'images'],
  ['an empty list of videos alone', () => ({ images: null, videos: [] }), 'FieldLacking', 'images'],
  ['four images', () => ({ images: [link, link, link, link] }), 'FieldItemCountOutOfRange', 'images'],
  ['an image 127 pixels wide', () => ({ images: [picture(127, 128)] }), 'ImageSizeInvalid', 'images[0]'],
  ['an image of 1:4', () => ({ images: [link, picture(128, 512)] }), 'ImageSizeInvalid', 'images[1]'],
  ['an image that is none', () => ({ images: ['data:image/png;base64,AAAA'] }), 'ImageFormatInvalid', 'images[0]'],
  ['two videos', () => ({ videos: [film(1), film(1)] }), 'FieldItemCountOutOfRange', 'videos'],
  ['a video of 5.2 seconds', () => ({ videos: [film(5.2)] }), 'VideoFormatInvalid', 'videos[0]'],
  ['a style of 101 characters', () => ({ style: 's'.repeat(101) }), 'FieldInvalid', 'style'],
  ['a description of 2001 characters', () => ({ description: 'd'.repeat(2001) }), 'FieldInvalid', 'description'],
  ['an unknown voice', () => ({ voice_id: 'Nobody' }), 'FieldInvalid', 'voice_id'],
  ['an upload that never was', () => ({ images: ['ssupload:?id=1'] }), 'FieldInvalid', 'images[0]'],
]
for (const [what, body, reason, field] of refused) {
  test(`${what} is rejected with ${reason}, for a new subject and free of charge`, async () => {
    const before = await creditsOf(service.key)
    const answer = await service.post(SUBJECTS, { name: newName(), images: [link], ...body() })
    assertRefused(answer, 400, reason, [field])
    assert.equal(await creditsOf(service.key), before)
  })
}

test('a name is used once in an account, and the second try costs nothing', async () => {
  const [first, second] = [await service.account({ credits: 100 }), await service.account()]
  await create({ name: 'Mia' }, first.key)
  assertRefused(await service.post(SUBJECTS, { name: 'Mia', images: [picture()] }, { key: first.key }), 409, 'Conflict')
  assert.equal(await creditsOf(first.key), 95)
  await create({ name: 'Mia' }, second.key)
})

test('one of simultaneous creates of a name succeeds and is paid', async () => {
  const { key } = await service.account({ credits: 100 })
  const tries = Array.from({ length: 6 }, () => service.post(SUBJECTS, { name: 'Rex', images: [link] }, { key }))
  const statuses = (await Promise.all(tries)).map(answer => answer.status)
  assert.deepEqual(
    statuses.sort((a, b) => a - b),
    [200, 409, 409, 409, 409, 409],
  )
  assert.equal(await creditsOf(key), 95)
})

test('simultaneous creates do not deadlock', async () => {
  const { key } = await service.account({ credits: 100 })
  await Promise.all(Array.from({ length: 20 }, () => create({}, key)))
  assert.equal(await creditsOf(key), 0)
  assert.deepEqual(await findDrift(service.db), [])
})

test('a repeated Idempotency-Key answers the same bytes and charges once', async () => {
  const { key } = await service.account({ credits: 100 })
  const headers = { 'idempotency-key': 'only once' }
  const first = await service.post(SUBJECTS, { name: 'Ida', images: [picture()] }, { key, headers })
  const second = await service.post(SUBJECTS, { name: 'Ida', images: [picture()] }, { key, headers })
  assert.equal(first.status, 200)
  assert.equal(second.status, 200)
  assert.equal(second.text, first.text)
  assertRefused(await service.post(SUBJECTS, { name: 'Ada', images: [link] }, { key, headers }), 409, 'Conflict')
  assert.equal(await creditsOf(key), 95)
  assert.equal((await service.get(SUBJECTS, { key })).json.count, 1)
})

test('without enough credits there is no subject', async () => {
  const { key } = await service.account({ credits: 4 })
  assertRefused(await service.post(SUBJECTS, { name: 'Poor', images: [link] }, { key }), 400, 'CreditInsufficient')
  assert.equal(await creditsOf(key), 4)
  assert.equal((await service.get(SUBJECTS, { key })).json.count, 0)
})

test('making and changing need the scope create, reading needs read', async () => {
  const reader = await service.account({ scopes: ['read'] })
  const maker = await service.account({ scopes: ['create'] })
  const { id } = await create({}, maker.key)
  assertRefused(await service.post(SUBJECTS, { name: 'a', images: [link] }, { key: reader.key }), 403, 'Forbidden')
  assertRefused(await service.request('PUT', `${SUBJECTS}/${id}`, { body: {}, key: reader.key }), 403, 'Forbidden')
  assertRefused(await service.request('DELETE', `${SUBJECTS}/${id}`, { key: reader.key }), 403, 'Forbidden')
  assertRefused(await service.get(SUBJECTS, { key: maker.key }), 403, 'Forbidden')
  assertRefused(await service.get(`${SUBJECTS}/${id}`, { key: maker.key }), 403, 'Forbidden')
  assertRefused(await service.get(SUBJECTS, { key: null }), 401, 'Unauthorized')
})

test("another account's subject is not found", async () => {
  const { key } = await service.account()
  const { id, name } = await create()
  assertRefused(await service.get(`${SUBJECTS}/${id}`, { key }), 404, 'NotFound')
  assertRefused(await service.request('PUT', `${SUBJECTS}/${id}`, { body: { name: 'x' }, key }), 404, 'NotFound')
  assertRefused(await service.request('DELETE', `${SUBJECTS}/${id}`, { key }), 404, 'NotFound')
  assert.deepEqual((await service.get(`${SUBJECTS}?subject_ids=${id}`, { key })).json.subjects, [])
  assert.equal((await service.get(`${SUBJECTS}/${id}`)).json.name, name)
  assertRefused(await service.get(`${SUBJECTS}/tom`), 400, 'FieldInvalid', ['id'])
})

test('a change touches only what it names, costs nothing and moves updated_at', async () => {
  const { id, ...before } = await create({ images: [picture(), link], description: 'old', style: 'ink' })
  const credits = await creditsOf(service.key)
  service.advance(5_000)
  const changed = await service.request('PUT', `${SUBJECTS}/${id}`, {
    body: { description: 'new', style: '', name: null },
  })
  assert.equal(changed.status, 200)
  const { images, updated_at, ...rest } = changed.json
  const { images: imagesBefore, updated_at: updatedBefore, ...restBefore } = before
  assert.deepEqual(rest, { ...restBefore, id, description: 'new', style: '' })
  assert.equal(images[1], link)
  assert.deepEqual(await bytesAt(images[0]), await bytesAt(imagesBefore[0]))
  assert.ok(updated_at > updatedBefore)
  assert.equal(await creditsOf(service.key), credits)
})

test('a list that is sent replaces the one before', async () => {
  const { id } = await create({ images: [link, link], videos: [film(2)] })
  const { json } = await service.request('PUT', `${SUBJECTS}/${id}`, { body: { images: [picture(200)], videos: [] } })
  assert.deepEqual(json.videos, [])
  assert.equal(json.images.length, 1)
  assert.deepEqual(await bytesAt(json.images[0]), makePng(200, 200))
})

test('a change that would leave neither image nor video is rejected and changes nothing', async () => {
  const { id, name } = await create({ videos: [film(2)] })
  const none = await service.request('PUT', `${SUBJECTS}/${id}`, { body: { name: 'x', images: [], videos: [] } })
  assertRefused(none, 400, 'FieldItemCountOutOfRange', ['images'])
  const { json } = await service.get(`${SUBJECTS}/${id}`)
  assert.deepEqual([json.name, json.images.length, json.videos.length], [name, 1, 1])
  const filmOnly = await service.request('PUT', `${SUBJECTS}/${id}`, { body: { images: [] } })
  assert.deepEqual([filmOnly.status, filmOnly.json.images, filmOnly.json.videos.length], [200, [], 1])
})

test('a change has the same limits', async () => {
  const { id } = await create()
  const body = { name: 'n'.repeat(65), images: [picture(127)], style: 's'.repeat(101) }
  const answer = await service.request('PUT', `${SUBJECTS}/${id}`, { body })
  assertRefused(answer, 400, 'FieldInvalid', ['name', 'images[0]', 'style'])
})

test('a rename to an existing name is a conflict and changes nothing', async () => {
  const [one, two] = [await create(), await create()]
  const answer = await service.request('PUT', `${SUBJECTS}/${two.id}`, { body: { name: one.name, style: 'x' } })
  assertRefused(answer, 409, 'Conflict')
  const { json } = await service.get(`${SUBJECTS}/${two.id}`)
  assert.deepEqual([json.name, json.style], [two.name, ''])
  const same = await service.request('PUT', `${SUBJECTS}/${two.id}`, { body: { name: two.name } })
  assert.equal(same.status, 200)
})

test('a record sent back as shown keeps its files', async () => {
  const { id, ...record } = await create({ images: [picture(150)], videos: [film(1)] })
  const answer = await service.request('PUT', `${SUBJECTS}/${id}`, { body: { ...record, style: 'oil' } })
  assert.equal(answer.status, 200, answer.text)
  assert.match(answer.headers.get('x-ignored-fields') ?? '', /credits/)
  service.advance(2 * DAY_MS)
  assert.equal((await fetch(record.images[0])).status, 410)
  const { json } = await service.get(`${SUBJECTS}/${id}`)
  assert.equal(json.style, 'oil')
  assert.deepEqual(await bytesAt(json.images[0]), makePng(150, 150))
  assert.deepEqual(await bytesAt(json.videos[0]), makeMp4({ width: 128, height: 128, seconds: 1 }))
})

test('a deleted subject is removed and its name is free', async () => {
  const { id, name } = await create()
  const gone = await service.request('DELETE', `${SUBJECTS}/${id}`)
  assert.deepEqual([gone.status, gone.text], [204, ''])
  assertRefused(await service.request('DELETE', `${SUBJECTS}/${id}`), 404, 'NotFound')
  assertRefused(await service.get(`${SUBJECTS}/${id}`), 404, 'NotFound')
  await create({ name })
})

test('subjects of the system are listed separately, and are read-only', async () => {
  const { services } = service
  const system = { account_id: null, name: 'Everyman', voice_id: '', style: '', description: '', credits: 0 }
  const id = services.nextId()
  const at = new Date(services.clock())
  await insertSubject(service.db, { ...system, id, images: [link], videos: [], created_at: at })
  const listed = (await service.get(`${SUBJECTS}?ownership=system`)).json
  assert.deepEqual(
    listed.subjects.map((one: { id: string }) => one.id),
    [id],
  )
  assert.deepEqual((await service.get(`${SUBJECTS}?ownership=private&subject_ids=${id}`)).json.subjects, [])
  assert.equal((await service.get(`${SUBJECTS}/${id}`)).json.name, 'Everyman')
  assertRefused(await service.request('PUT', `${SUBJECTS}/${id}`, { body: { name: 'Mine' } }), 404, 'NotFound')
  assertRefused(await service.request('DELETE', `${SUBJECTS}/${id}`), 404, 'NotFound')
  assertRefused(await service.get(`${SUBJECTS}?ownership=shared`), 400, 'FieldInvalid', ['ownership'])
})

test('pages follow each other from the newest to the oldest, each subject once', async () => {
  const { key } = await service.account()
  const made: string[] = []
  for (let count = 0; count < 5; count++) made.unshift((await create({}, key)).id)
  const pages: string[][] = []
  let token = ''
  do {
    const { json } = await service.get(`${SUBJECTS}?count=2&next_page_token=${token}`, { key })
    pages.push(json.subjects.map((one: { id: string }) => one.id))
    assert.equal(json.count, pages.at(-1)?.length)
    token = json.next_page_token
  } while (token !== '')
  assert.deepEqual(pages, [made.slice(0, 2), made.slice(2, 4), made.slice(4)])
  const exact = (await service.get(`${SUBJECTS}?count=5`, { key })).json
  assert.deepEqual([exact.count, exact.next_page_token], [5, ''])
})

test('a list can be limited to certain subjects', async () => {
  const [one, two] = [await create(), await create()]
  const some = await service.get(`${SUBJECTS}?subject_ids=${one.id}&subject_ids=${two.id}&subject_ids=1`)
  assert.deepEqual(
    some.json.subjects.map((found: { id: string }) => found.id),
    [two.id, one.id],
  )
  const none = await service.get(`${SUBJECTS}?subject_ids=9223372036854775807`)
  assert.deepEqual([none.status, none.json], [200, { subjects: [], next_page_token: '', count: 0 }])
})

for (const [query, field] of [
  ['count=0', 'count'],
  ['count=101', 'count'],
  ['count=two', 'count'],
  ['next_page_token=nonsense', 'next_page_token'],
  ['subject_ids=tom', 'subject_ids[0]'],
] as const) {
  test(`a list with ${query} is rejected`, async () =>
    assertRefused(await service.get(`${SUBJECTS}?${query}`), 400, 'FieldInvalid', [field]))
}

test('an upload becomes the subject’s own and stays when the upload has expired', async () => {
  const { uri } = await upload(makePng(160, 160))
  const { id } = await create({ images: [link, uri] })
  service.advance(2 * DAY_MS)
  const { json } = await service.get(`${SUBJECTS}/${id}`)
  assert.equal(json.images[0], link)
  assert.deepEqual(await bytesAt(json.images[1]), makePng(160, 160))
  assertRefused(await service.post(SUBJECTS, { name: newName(), images: [uri] }), 400, 'FieldInvalid', ['images[0]'])
})

test("another account's upload, and an unfinished one, cannot be used", async () => {
  const { key } = await service.account()
  const theirs = await upload(makePng(160, 160), key)
  const open = (await service.post('/tools/v2/files/uploads', {})).json.id
  const images = [theirs.uri, link, `ssupload:?id=${open}`]
  assertRefused(await service.post(SUBJECTS, { name: newName(), images }), 400, 'FieldInvalid', [
    'images[0]',
    'images[2]',
  ])
  const { id } = await create()
  const change = await service.request('PUT', `${SUBJECTS}/${id}`, { body: { images } })
  assertRefused(change, 400, 'FieldInvalid', ['images[0]', 'images[2]'])
})
