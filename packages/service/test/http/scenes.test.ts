import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Scene } from '../../../media/src/scene/scene-schema.ts'
import type { Engine, Order, WantedStills } from '@kinora/media/engine/contract'
import { soleEngine } from '../../src/engines/routing/sole-engine.ts'
import { checkScene } from '@kinora/media/scene/check-scene'
import { loadCatalogue } from '@kinora/studio/catalogue'
import { buildScene, createClient, type Preview, storyboardParts } from '@kinora/client'
import { askOverHttp } from '../../src/mcp/ask.ts'
import { buildTools } from '../../src/mcp/build-tools.ts'
import { PICTURED, pictureScene } from '../../src/tasks/scenes/picture-scene.ts'
import { createPreviewQueue } from '../../src/tasks/preview/preview-queue.ts'
import { scene } from '../../src/cli/people/scene.ts'
import type { Environment } from '../../src/cli/command.ts'
import type { Session } from '../../src/cli/people/people-command.ts'
import { makePng } from '../../../media/test/formats/sample-files.ts'
import { finishedFilm, PARTS } from '../../../../test/contract/film-rows.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

let service: TestService
/** What stills show instead of a text. */
let picture: Buffer | undefined
const drawn: { order: Order; wanted: WantedStills }[] = []

/** An engine that draws nothing of a document: the studio's stage is proven where it is. */
const stage: Engine = {
  name: 'stage',
  accepts: () => true,
  takesScenes: true,
  place: async () => ({}),
  start: async (_token, { kind }) =>
    kind === 'reading' ? { state: 'started', token: {} } : assert.fail('nothing is made'),
  async poll(_token, order, { folder }) {
    const path = join(folder, 'result.json')
    const scene = (order.kind === 'reading' && order.change?.scene) || assert.fail('nothing else is read')
    const isKnown = order.prompt === 'make it night'
    const places = scene.places.map(place => ({ ...place, ...(isKnown && { time: 'night' }) }))
    await writeFile(path, JSON.stringify({ scene: { ...scene, places }, unread: isKnown ? [] : [order.prompt] }))
    return { state: 'done', files: [{ role: 'result', path, format: 'json' }] }
  },
  async preview({ scene }) {
    const notes = [{ code: 'not-drawn', at: '/entities/0', message: 'it has no body' }]
    return scene ? { scene: { scene, notes } } : {}
  },
  async stills(order, wanted, { folder }) {
    drawn.push({ order, wanted })
    const { width, height } = order as Extract<Order, { kind: 'video' }>
    const stills = []
    for (const [nth, atSeconds] of (wanted.times ?? [0.5]).entries()) {
      const path = join(folder, `${nth}.jpg`)
      await writeFile(path, picture ?? `still ${nth} of ${order.scene?.entities[0]?.asset}`)
      stills.push({ path, atSeconds, shot: 0, width, height })
    }
    const sheet = { path: join(folder, 'sheet'), width, height }
    await writeFile(sheet.path, `${wanted.format} sheet of ${stills.length}`)
    const notes = [{ code: 'covered', at: '/entities/1', message: 'it is behind something' }]
    return {
      stills,
      // As the studio does, it tells the words that it does not know, and the notes on a document once more as sentences.
      ...(order.prompt.includes('quokka') && {
        unknown: ['quokka'],
        notes: ['scene/entities/1: it is behind something'],
        scene: { scene: small as unknown as Scene, notes },
      }),
      ...(wanted.withSheet && { sheet }),
      ...(order.scene && { scene: { scene: order.scene, notes } }),
    }
  },
}

stage.passes = async (order, { names }, { folder }) => {
  assert.deepEqual(names, ['glb'])
  const { width, height, scene: filmed, seed } = order as Extract<Order, { kind: 'video' }>
  const path = join(folder, 'scene.glb')
  await writeFile(path, `glTF of ${filmed?.entities[0]?.id} ${width}x${height} seed ${seed}`)
  return { passes: [{ name: 'glb', path, format: 'glb' }] }
}

before(async () => {
  const tools = {
    router: soleEngine(stage),
    download: () => assert.fail('nothing is fetched'),
    inspect: () => assert.fail('nothing is inspected'),
    openFolder: () => mkdtemp(join(tmpdir(), 'stills-')),
  }
  const previews = { queue: createPreviewQueue(), seconds: 30, tools: async () => tools }
  service = await startService({}, { holdsAnswers: true, others: { previews, takesScenes: true } })
})
after(() => service.stop())

const example = async (name: string): Promise<Record<string, any>> =>
  JSON.parse(
    await readFile(join(import.meta.dirname, '../../../../examples/scenes', `${name}.scene.json`), 'utf8'),
  ) as Record<string, any>

const small = {
  version: 'kinora.scene/1',
  title: 'A dog',
  seconds: 4.5,
  entities: [{ id: 'rex', asset: 'dog' }],
  places: [{ id: 'here', asset: 'classroom' }],
  shots: [{ from: 0, to: 4.5, place: 'here', actions: [{ who: 'rex', does: 'run' }] }],
}

test('the schema is readable without a key, and cached', async () => {
  const first = await service.get('/ent/v2/scene/schema', { key: null })
  assert.equal(first.status, 200)
  assert.equal(first.json.$id, 'urn:kinora:scene:1')
  assert.ok(first.json.$defs.shot)
  const again = await service.get('/ent/v2/scene/schema', {
    key: null,
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  assert.deepEqual([again.status, again.text], [304, ''])
})

test('the catalogue is found by names of either language, page by page', async () => {
  assert.equal((await service.get('/ent/v2/scene/catalog', { key: null })).status, 401)
  for (const query of ['rocking chair', '摇椅']) {
    const { json } = await service.get(`/ent/v2/scene/catalog?kind=asset&limit=1&query=${encodeURIComponent(query)}`)
    assert.equal(json.items[0].id, 'rocking-chair', query)
    assert.ok(json.items[0].names.zh.length > 0)
  }
  const path = '/ent/v2/scene/catalog?kind=asset&limit=2&query=chair'
  const first = await service.get(path)
  const second = await service.get(`${path}&cursor=${first.json.next}`)
  const ids = [...first.json.items, ...second.json.items].map(({ id }: { id: string }) => id)
  assert.equal(new Set(ids).size, 4)
  const kept = await service.get(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  assert.equal(kept.status, 304)
  assert.notEqual(first.headers.get('etag'), second.headers.get('etag'))
  assert.equal((await service.get('/ent/v2/scene/catalog?cursor=x')).json.metadata.fields[0], 'cursor')
  assert.equal((await service.get('/ent/v2/scene/catalog?kind=chair')).json.metadata.fields[0], 'kind')
})

test('compact answers have a line for each entry', async () => {
  const { text, headers } = await service.get('/ent/v2/scene/catalog?kind=place&query=classroom&format=compact')
  assert.match(headers.get('content-type') ?? '', /^text\/plain/)
  assert.match(text, /^place classroom \(.*blackboard/m)
  const whole = await service.get('/ent/v2/scene/catalog?kind=action&format=compact')
  assert.ok(whole.text.split('\n').length > 300)
  assert.match((await service.get('/ent/v2/scene/catalog?kind=action&format=compact&limit=3')).text, /^next 3$/m)
})

test('an entry has a picture, drawn once for all', async () => {
  const { json } = await service.get('/ent/v2/scene/catalog/asset/rocking-chair')
  assert.deepEqual([json.id, json.kind], ['rocking-chair', 'asset'])
  const path = new URL(json.picture).pathname
  const before = drawn.length
  const all = await Promise.all([1, 2, 3].map(() => service.get(path, { key: null })))
  assert.deepEqual(
    all.map(({ status, text }) => [status, text]),
    [1, 2, 3].map(() => [200, 'still 0 of rocking-chair']),
  )
  assert.equal((await service.get(path, { key: null })).status, 200)
  assert.equal(drawn.length, before + 1)
  assert.equal((await service.get('/ent/v2/scene/catalog/colour/red')).json.picture, '')
  assert.equal((await service.get('/ent/v2/scene/catalog/colour/red/picture', { key: null })).status, 404)
  const wrong = await service.get('/ent/v2/scene/catalog/asset/rockin-chair')
  assert.equal(wrong.status, 404)
  assert.match(wrong.json.message, /did you mean .*rocking-chair/)
  assert.equal((await service.get('/ent/v2/scene/catalog/chair/red')).status, 404)
})

for (const name of ['blackboard', 'can', 'knitting'])
  test(`the example ${name} is valid`, async () => {
    const { json } = await service.post('/ent/v2/scene/check', await example(name))
    assert.deepEqual(json, { valid: true, problems: [], warnings: [] })
  })

test('a check reports all problems by pointer, of a document or of a body with one', async () => {
  const wrong = {
    ...small,
    entities: [{ id: 'rex', asset: 'rockin-chair' }],
    shots: [{ from: 0, to: 4.5, place: 'there', camera: { size: 'hole' } }],
  }
  const { status, json } = await service.post('/ent/v2/scene/check', { scene: wrong })
  assert.equal(status, 200)
  assert.equal(json.valid, false)
  assert.deepEqual(
    json.problems.map(({ at, code }: { at: string; code: string }) => [at, code]),
    [['/shots/0/camera/size', 'not-allowed']],
  )
  assert.ok(json.problems[0].allowed.includes('whole'))
  const next = await service.post('/ent/v2/scene/check', { ...wrong, shots: [{ from: 0, to: 4.5, place: 'there' }] })
  assert.deepEqual(
    next.json.problems.map(({ at, code }: { at: string; code: string }) => [at, code]),
    [
      ['/entities/0/asset', 'unknown-name'],
      ['/shots/0/place', 'unknown-id'],
    ],
  )
  assert.ok(next.json.problems[0].nearest.includes('rocking-chair'))
  for (const other of [[], 'scene', 7, { scene: null }])
    assert.equal((await service.post('/ent/v2/scene/check', other)).json.valid, false)
})

const balance = async (): Promise<number> => (await service.get('/ent/v2/credits')).json.remains[0].credit_remain

test('an invalid document is rejected with the same problems, and nothing is charged', async () => {
  const before = await balance()
  const scene = { ...small, entities: [{ id: 'rex', asset: 'dgo' }] }
  const { status, json } = await service.post('/ent/v2/text2video', { model: 'genq2', scene })
  assert.equal(status, 400)
  assert.equal(json.reason, 'FieldInvalid')
  const [problem] = json.metadata.problems
  assert.equal(problem.field, 'scene.entities[0].asset')
  assert.equal(problem.at, '/scene/entities/0/asset')
  assert.equal(problem.code, 'unknown-name')
  assert.ok(problem.nearest.includes('dog'))
  assert.equal(await balance(), before)
})

test('a document makes a task: its title is the prompt, its length rounded up the duration, its synonyms ids', async () => {
  const scene = { ...small, entities: [{ id: 'rex', asset: '狗', name: '狗' }] }
  const { status, json } = await service.post('/ent/v2/text2video', { model: 'genq2', scene })
  assert.equal(status, 200, JSON.stringify(json))
  assert.deepEqual([json.prompt, json.duration], ['A dog', 5])
  const kept = { ...scene, entities: [{ id: 'rex', asset: 'dog', name: '狗' }] }
  const shown = await service.get(`/ent/v2/tasks/${json.id}/scene`)
  assert.deepEqual(shown.json, { id: json.id, scene: kept, notes: [], segments: [] })
  const { body } = (await service.get(`/ent/v2/tasks/${json.id}/request`)).json
  assert.deepEqual(body.scene, kept)
  const again = await service.post('/ent/v2/text2video', body)
  assert.equal(again.status, 200, 'the request of a task makes it again')
  assert.equal(again.json.credits, json.credits)
  const words = await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'A dog', duration: 5 })
  assert.equal(json.credits, words.json.credits)
  assert.equal((await service.get(`/ent/v2/tasks/${words.json.id}/scene`)).status, 404)
})

test("a duration other than the document's, and a document that is too long, are rejected with both lengths", async () => {
  const ask = async (body: object): Promise<[string, string]> => {
    const { json } = await service.post('/ent/v2/text2video', { model: 'genq2', ...body })
    return [json.metadata?.fields?.[0], json.message]
  }
  const [field, message] = await ask({ scene: small, duration: 8 })
  assert.equal(field, 'duration')
  assert.match(message, /must be 5 for scene\.seconds 4\.5.*got 8/)
  const long = { ...small, seconds: 30, shots: [{ from: 0, to: 30, place: 'here' }] }
  const [longField, longMessage] = await ask({ scene: long })
  assert.equal(longField, 'scene.seconds')
  assert.match(longMessage, /at most 10.*got 30/)
  assert.equal((await ask({}))[0], 'prompt')
  assert.equal((await ask({ scene: null }))[0], 'prompt')
  assert.match((await ask({ prompt: 'a dog', scene: 7 }))[1], /scene must be an object, got 7/)
})

test('inputs and subjects of a document are those of its request', async () => {
  const picture = 'https://example.com/a.png'
  const scene = { ...small, entities: [{ id: 'rex', asset: 'input:images[1]' }] }
  const { json } = await service.post('/ent/v2/img2video', { model: 'genq2-pro-fast', images: [picture], scene })
  assert.equal(json.metadata.problems[0].at, '/scene/entities/0/asset')
  const first = { ...small, entities: [{ id: 'rex', asset: 'input:images[0]' }] }
  const made = await service.post('/ent/v2/img2video', { model: 'genq2-pro-fast', images: [picture], scene: first })
  assert.equal(made.status, 200, JSON.stringify(made.json))
  const both = { model: 'genq2-pro-fast', images: [picture], scene: first, is_rec: true }
  assert.equal((await service.post('/ent/v2/img2video', both)).json.metadata.fields[0], 'is_rec')
  const named = (id: string) => ({ ...small, entities: [{ id: 'rex', asset: `subject:${id}` }] })
  const subjects = [{ name: 'rex', images: [picture] }]
  const right = await service.post('/ent/v2/reference2video', { model: 'genq2', subjects, scene: named('rex') })
  assert.equal(right.status, 200, JSON.stringify(right.json))
  const wrong = await service.post('/ent/v2/reference2video', { model: 'genq2', subjects, scene: named('max') })
  assert.deepEqual(wrong.json.metadata.problems[0].allowed, ['subject:rex'])
  const painted = await service.post('/ent/v2/reference2image', { model: 'genq2', scene: small })
  assert.equal(painted.status, 200, JSON.stringify(painted.json))
})

test('voices of a document are checked like others', async () => {
  const speech = (voice: string) => ({ ...small, shots: [{ ...small.shots[0], speech: [{ text: 'Hello', voice }] }] })
  const { json } = await service.post('/ent/v2/text2video', { model: 'genq2', scene: speech('nobody') })
  assert.equal(json.metadata.problems[0].at, '/scene/shots/0/speech/0/voice')
  const known = await service.post('/ent/v2/text2video', { model: 'genq2', scene: speech('English_Female_Currency') })
  assert.equal(known.status, 200, JSON.stringify(known.json))
})

test('a preview reports the document, its lines and its notes', async () => {
  const scene = { ...small, shots: [{ ...small.shots[0], speech: [{ text: 'Woof', who: 'rex', from: 1 }] }] }
  const { status, json } = await service.post('/ent/v2/preview/text2video', { model: 'genq2', scene })
  assert.equal(status, 200, JSON.stringify(json))
  assert.deepEqual(json.segments[0].scene, scene)
  assert.equal(json.segments[0].scene_notes[0].code, 'not-drawn')
  assert.deepEqual(json.lines, [{ text: 'Woof', speaker: 'rex', segment: 0, from: 1 }])
  assert.equal(json.duration, 4.5)
})

test('stills are pictures at times, without a task', async () => {
  const before = await balance()
  const { status, json } = await service.post('/ent/v2/scene/stills', { scene: small, times: [3, 0.5], width: 320 })
  assert.equal(status, 200, JSON.stringify(json))
  assert.deepEqual(
    json.stills.map(({ url: _url, ...still }: Record<string, unknown>) => still),
    [
      { at_seconds: 3, shot: 0, width: 320, height: 180 },
      { at_seconds: 0.5, shot: 0, width: 320, height: 180 },
    ],
  )
  assert.equal((await service.get(json.stills[1].url, { key: null })).text, 'still 1 of dog')
  assert.deepEqual(json.scene, small)
  assert.deepEqual(json.notes, [{ code: 'covered', at: '/entities/1', message: 'it is behind something' }])
  assert.equal(await balance(), before)
  for (const [ratio, size] of [
    ['16:9', [114, 64]],
    ['9:16', [64, 114]],
    ['1:1', [64, 64]],
  ] as const) {
    const least = await service.post('/ent/v2/scene/stills', { scene: small, width: 64, aspect_ratio: ratio })
    const [still] = least.json.stills
    assert.deepEqual([still.width, still.height], size, 'no side is below 64 pixels')
  }
  const words = await service.post('/ent/v2/scene/stills', { prompt: 'a dog' })
  assert.deepEqual([words.status, words.json.scene], [200, null])
  const unknown = await service.post('/ent/v2/scene/stills', { prompt: 'a dog and a quokka' })
  assert.deepEqual(unknown.json.notes, [
    { code: 'covered', at: '/entities/1', message: 'it is behind something' },
    { code: 'unread', at: '', message: 'prompt: these words were not understood: "quokka"' },
  ])
  assert.equal((await service.post('/ent/v2/scene/stills', {})).json.metadata.fields[0], 'prompt')
  const wrong = await service.post('/ent/v2/scene/stills', { scene: small, times: Array(13).fill(1) })
  assert.equal(wrong.json.metadata.fields[0], 'times')
})

test('a document is changed in words, with the differences, and nothing is stored', async () => {
  const before = await balance()
  const { status, json } = await service.post('/ent/v2/scene/change', { scene: small, words: 'make it night' })
  assert.equal(status, 200, JSON.stringify(json))
  assert.deepEqual(json.changes, [{ at: '/places/0/time', after: 'night' }])
  assert.deepEqual([json.scene.places[0].time, json.reader, json.unread], ['night', 'rules', []])
  const unread = (await service.post('/ent/v2/scene/change', { scene: small, words: 'fix the vibe' })).json
  assert.deepEqual([unread.scene, unread.changes, unread.unread], [small, [], ['fix the vibe']])
  assert.equal(await balance(), before)
  for (const [field, body] of [
    ['words', { scene: small }],
    ['scene', { words: 'closer' }],
    ['shot', { scene: small, words: 'closer', shot: 1 }],
    ['scene.seconds', { scene: { ...small, seconds: -1 }, words: 'closer' }],
  ] as const) {
    const wrong = await service.post('/ent/v2/scene/change', body)
    assert.deepEqual([wrong.status, wrong.json.metadata.fields], [400, [field]])
  }
})

test('a film is changed in words, with its documents, differences and order, and nothing is made', async () => {
  const order = { kind: 'video', from: { kind: 'words' }, scene: small }
  const parts = PARTS.map(part => (part.part === 'generate_video' ? { ...part, request: { order, inputs: [] } } : part))
  const path = '/ent/v2/one-click/general_one_click'
  const film = await finishedFilm(service, 'one-click/general_one_click', parts)
  const video = await finishedFilm(service, 'one-click/mv', parts)
  const [first, second] = film.parts
  const before = await balance()
  const change = async (body: object) => (await service.post(`${path}/${film.id}/change`, body)).json
  const night = await change({ words: 'make it night' })
  assert.deepEqual(
    night.segments.map((one: Record<string, any>) => [one.segment, one.job_id, one.changes, one.scene.places[0].time]),
    [
      [0, first, [{ at: '/places/0/time', after: 'night' }], 'night'],
      [1, second, [{ at: '/places/0/time', after: 'night' }], 'night'],
    ],
  )
  assert.deepEqual([night.order, night.reader, night.unread], [undefined, 'rules', []])
  for (const body of [{ words: 'shot 2: make it night' }, { words: 'make it night', segment: 1 }]) {
    const { segments } = await change(body)
    assert.deepEqual(
      segments.map((one: Record<string, any>) => one.segment),
      [1],
    )
  }
  const turned = await change({ words: 'swap shots 1 and 2, fix the vibe' })
  // To be composed with `any_order`: by default the contract takes the jobs of a general film in order.
  assert.deepEqual([turned.segments, turned.order], [[], [1, 0]])
  assert.deepEqual(turned.unread, ['fix the vibe'])
  const wrong = await service.post(`${path}/${film.id}/change`, { words: 'closer', segment: 2 })
  assert.deepEqual([wrong.status, wrong.json.metadata.fields], [400, ['segment']])
  assert.equal((await service.post(`${path}/123456/change`, { words: 'closer' })).status, 404)
  const kept = (await service.post(`/ent/v2/one-click/mv/${video.id}/change`, { words: 'swap shots 1 and 2' })).json
  assert.deepEqual([kept.order, kept.unread], [[1, 0], []])
  const tools = new Map(buildTools(service.services.catalog).map(tool => [tool.name, tool]))
  const told = await tools.get('change_film')!.run({
    ask: askOverHttp(service.url, service.key),
    args: { film_id: film.id, words: 'make it night' },
    signal: new AbortController().signal,
    onProgress: async () => {},
  })
  assert.match(JSON.stringify('structuredContent' in told && told.structuredContent), /"after":"night"/u)
  assert.equal(await balance(), before)
  const edit = { job_id: second, scene: night.segments[1].scene }
  const remade = await service.post(`${path}/${film.id}/edit`, { ...edit, scene: { ...edit.scene, seconds: 5 } })
  assert.equal(remade.status, 200, 'what it answers is what an edit takes')
})

test('documents become a storyboard sheet with the parts of a preview or of a film', async () => {
  const spoken = { ...small, shots: [{ ...small.shots[0], speech: [{ text: 'Woof', who: 'rex' }] }] }
  const preview = (await service.post('/ent/v2/preview/text2video', { model: 'genq2', scene: spoken })).json
  const parts = storyboardParts({
    ...(preview as Preview),
    lines: [...preview.lines, { text: 'Once', segment: 0, from: 0 }],
  })
  assert.deepEqual(parts, [{ scene: spoken, from: 0, words: 'A dog', lines: ['“Once”'] }])
  assert.deepEqual(storyboardParts({ id: '1', scene: small, notes: [], segments: [] } as never), [{ scene: small }])
  const segment = { segment: 0, scene: { ...small, origin: { prompt: 'a dog runs' } }, notes: [] }
  const film = storyboardParts({ id: '1', scene: null, notes: [], segments: [segment] } as never)
  assert.deepEqual(film, [{ scene: segment.scene, words: 'a dog runs' }])
  picture = makePng(64, 36)
  const { status, json } = await service.post('/ent/v2/scene/storyboard', {
    title: 'Rex 小狗',
    parts: [...parts, ...film],
  })
  picture = undefined
  assert.equal(status, 200, JSON.stringify(json))
  assert.deepEqual([json.pages, json.frames], [1, 2])
  assert.match(json.url, /\.pdf\?/)
  const file = await fetch(json.url)
  assert.equal(file.headers.get('content-type'), 'application/pdf')
  assert.match(Buffer.from(await file.arrayBuffer()).toString('latin1'), /^%PDF-1\.4.*\/Count 1 .*%%EOF\n$/s)
  const wrong = await service.post('/ent/v2/scene/storyboard', { parts: [{ scene: { ...small, seconds: -1 } }] })
  assert.deepEqual([wrong.status, wrong.json.metadata.fields], [400, ['parts[0].scene.seconds']])
  const long = {
    ...small,
    shots: Array.from({ length: 45 }, (_, at) => ({ from: at / 10, to: (at + 1) / 10, place: 'here' })),
  }
  const many = await service.post('/ent/v2/scene/storyboard', { parts: [{ scene: long }, { scene: long }] })
  assert.deepEqual([many.status, many.json.metadata.fields], [400, ['parts']])
})

test('hostile documents are rejected within a second of processor time', async () => {
  const deep = `{"scene":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const wide = JSON.stringify({ ...small, entities: Array.from({ length: 200_000 }, () => ({ id: 'a', asset: 'b' })) })
  const text = JSON.stringify({ ...small, title: 'x'.repeat(15_000_000) })
  for (const raw of [deep, wide, text])
    for (const path of ['/ent/v2/scene/check', '/ent/v2/text2video']) {
      const before = process.cpuUsage()
      const sent = path.endsWith('check') ? raw : `{"model":"genq2","scene":${raw}}`
      const answer = await service.request('POST', path, { raw: sent, headers: { 'content-type': 'application/json' } })
      assert.ok(answer.status === 400 || answer.json.valid === false, answer.text.slice(0, 200))
      const { user, system } = process.cpuUsage(before)
      assert.ok(user + system < 1_000_000, `${path}: ${(user + system) / 1_000} ms`)
    }
})

test('a create without an engine for documents fails with the reason and charges nothing', async context => {
  const other = await startService({ KINORA_ENGINES: 'minimal' })
  context.after(() => other.stop())
  const { status, json } = await other.post('/ent/v2/text2video', { model: 'genq2', scene: small })
  assert.deepEqual([status, json.reason], [400, 'ModelUnavailable'])
  assert.match(json.message, /films scene documents/)
})

test('the client has functions and a builder for scenes', async () => {
  const kinora = createClient({ url: service.url, key: service.key, patienceMs: 0 })
  const scene = buildScene({
    seconds: 4.5,
    entities: [{ id: 'rex', asset: 'dog' }],
    places: [{ id: 'here', asset: 'classroom' }],
    shots: [{ from: 0, to: 4.5, place: 'here' }],
  })
  const { valid, problems, warnings } = await kinora.checkScene(scene)
  assert.deepEqual([valid, problems, warnings.map(({ code }) => code)], [true, [], ['never-seen']])
  assert.equal((await kinora.catalogue({ query: 'dog', kind: 'asset', limit: 1 })).items[0]?.id, 'dog')
  assert.equal((await kinora.catalogueEntry('place', 'classroom')).kind, 'place')
  assert.equal((await kinora.stills({ scene, times: [1] })).stills[0]?.at_seconds, 1)
  const { id } = await kinora.create('text2video', { model: 'genq2', scene })
  assert.deepEqual((await kinora.taskScene(id)).scene, scene)
})

const can = {
  id: 'can',
  parts: [
    {
      shape: 'lathe',
      at: [0, 0, 0],
      profile: [
        [0.001, 0],
        [0.03, 0],
        [0.03, 0.1],
        [0.001, 0.1],
      ],
      colour: 'red',
    },
  ],
}

test('an asset document is shown from four sides, or its problems are reported by pointers', async () => {
  const { status, json } = await service.post('/ent/v2/scene/asset', { asset: can })
  assert.equal(status, 200)
  assert.deepEqual([json.valid, json.problems], [true, []])
  assert.deepEqual(
    json.stills.map(({ side }: { side: string }) => side),
    ['front', 'right', 'back', 'left'],
  )
  assert.deepEqual(drawn.at(-1)?.wanted.times, [0.5, 1.5, 2.5, 3.5])
  assert.deepEqual(drawn.at(-1)?.order.scene?.assets?.[0]?.id, 'can')
  const wrong = await service.post('/ent/v2/scene/asset', { ...can, parts: [{ shape: 'cube', at: [0, 0, 0] }] })
  assert.deepEqual([wrong.json.valid, wrong.json.stills], [false, []])
  assert.match(wrong.json.problems[0].at, /^\/parts\/0/)
  const none = await service.post('/ent/v2/scene/asset', [])
  assert.equal(none.json.valid, false)
})

test('agents search, check, see and make scenes', async () => {
  const tools = new Map(buildTools(service.services.catalog).map(tool => [tool.name, tool]))
  const run = async (name: string, args: Record<string, unknown>) => {
    const ask = askOverHttp(service.url, service.key)
    const tool = tools.get(name)
    assert.ok(tool, name)
    const result = await tool.run({ ask, args, signal: new AbortController().signal, onProgress: async () => {} })
    assert.ok('content' in result)
    return result
  }
  const [several] = (await run('search_catalog', { queries: ['rocking chair', 'qqzx'], limit: 1 })).content
  assert.match(
    several?.type === 'text' ? several.text : '',
    /^# rocking chair\nasset rocking-chair .*\n\n# qqzx\nnothing is found/,
  )
  const found = await run('search_catalog', { query: 'rocking chair', limit: 1 })
  assert.match(found.content[0]?.type === 'text' ? found.content[0].text : '', /^asset rocking-chair /)
  assert.equal((await run('check_scene', { scene: { ...small, seconds: 'x' } })).structuredContent?.valid, false)
  assert.equal((await run('scene_schema', { format: 'json-schema' })).structuredContent?.title, 'kinora.scene/1')
  const seen = await run('see_scene', { scene: small, times: [1] })
  const picture = seen.content.find(one => one.type === 'image')
  assert.equal(Buffer.from(picture?.data ?? '', 'base64').toString(), 'still 0 of dog')
  const { json } = await service.post('/ent/v2/text2video', { model: 'genq2', scene: small })
  assert.deepEqual((await run('scene_of_task', { task_id: json.id })).structuredContent?.scene, small)
  assert.ok('scene' in Object(tools.get('make_text2video')?.inputSchema.properties))
  const changed = await run('change_scene', { scene: small, words: 'make it night' })
  assert.deepEqual(changed.structuredContent?.changes, [{ at: '/places/0/time', after: 'night' }])
  const modelled = await run('model_asset', { asset: can })
  assert.equal(modelled.content.filter(({ type }) => type === 'image').length, 4)
  const kept = await run('keep_asset', { asset: { ...can, id: 'kept-can' } })
  assert.equal(kept.structuredContent?.newest, 1)
  assert.equal((await run('keep_asset', { asset: { ...can, id: 'kept-can' } })).structuredContent?.newest, 2)
  const withIt = { ...small, entities: [...small.entities, { id: 'it', asset: 'kept-can' }] }
  assert.equal((await run('check_scene', { scene: withIt })).structuredContent?.valid, true)
  const guide = (await run('scene_schema', {})).content[0]
  assert.match(guide?.type === 'text' ? guide.text : '', /placements.*kinora\.scene\/1/s)
  const priced = await run('make_scene', { scene: small, estimate: true })
  assert.ok(Number(priced.structuredContent?.credits) > 0)
  const priceOfPicture = await run('make_scene', { scene: small, as: 'image', estimate: true })
  assert.ok(Number(priceOfPicture.structuredContent?.credits) > 0)
})

/** A command against the service of these tests, and what it printed. */
const command = (...args: string[]) => commandIn({}, ...args)

async function commandIn(env: Environment, ...args: string[]): Promise<{ code: number | void; told: string }> {
  return commandWith(env, {}, ...args)
}

async function commandWith(
  env: Environment,
  flags: Record<string, string | true>,
  ...args: string[]
): Promise<{ code: number | void; told: string }> {
  const told: string[] = []
  const terminal = {
    print: (text: string) => void told.push(text),
    tell: (text: string) => void told.push(text),
    ask: async () => undefined,
  }
  const [verb = '', ...words] = args
  const action = scene[verb]
  assert.ok(action)
  const kinora = async () => createClient({ url: service.url, key: service.key, patienceMs: 0 })
  const given = {
    words,
    text: (name: string) => (typeof flags[name] === 'string' ? flags[name] : undefined),
    texts: () => [],
    switched: (name: string) => (flags[name] === true ? true : undefined),
    json: false,
  }
  const session = { kinora, terminal, env, cwd: '' } as unknown as Session
  return { code: await action.run(given, session), told: told.join('\n') }
}

test('stills are returned as URLs or in the answer, with a sheet if requested', async () => {
  const { json } = await service.post('/ent/v2/scene/stills', { scene: small, times: [1, 2], inline: true })
  assert.equal(Buffer.from(json.stills[1].data, 'base64').toString(), 'still 1 of dog')
  assert.deepEqual(['url' in json.stills[0], 'sheet' in json], [false, false])
  const body = { scene: small, times: [1, 2], format: 'png', sheet: true }
  const sheet = await service.post('/ent/v2/scene/stills', body)
  assert.match(sheet.json.sheet.url, /\.png\?/)
  assert.match(sheet.json.stills[0].url, /\.png\?/)
  const wrong = await service.post('/ent/v2/scene/stills', { scene: small, format: 'gif' })
  assert.deepEqual([wrong.status, wrong.json.metadata.fields], [400, ['format']])
})

test('a document, and that of a task, is a glTF file without a task', async context => {
  const body = { model: 'genq2', scene: small, seed: 7, aspect_ratio: '9:16' }
  const { id } = (await service.post('/ent/v2/text2video', body)).json
  const file = await fetch(`${service.url}/ent/v2/tasks/${id}/scene.glb`, {
    headers: { authorization: `Token ${service.key}` },
  })
  assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'model/gltf-binary'])
  assert.equal(await file.text(), 'glTF of rex 960x1706 seed 7')
  const without = await fetch(`${service.url}/ent/v2/tasks/${id}/scene.glb?segment=3`, {
    headers: { authorization: `Token ${service.key}` },
  })
  assert.equal(without.status, 404)
  const wrong = await service.post('/ent/v2/scene/export', { scene: { ...small, seconds: -1 } })
  assert.deepEqual([wrong.status, wrong.json.metadata.fields], [400, ['scene.seconds']])
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  context.after(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'dog.scene.json'), JSON.stringify(small))
  const { told } = await command('export', join(folder, 'dog.scene.json'))
  assert.equal(told, join(folder, 'dog.scene.glb'))
  assert.equal(await readFile(told, 'utf8'), 'glTF of rex 960x540 seed 1')
})

test('passes cost a credit each, and unknown ones are rejected by name', async () => {
  const priceOf = async (passes?: string[]) =>
    (await service.post('/ent/v2/estimate/text2video', { model: 'genq2', scene: small, passes })).json.credits
  assert.equal(await priceOf(['depth', 'pose', 'mask:rex']), (await priceOf()) + 3)
  const wrong = await service.post('/ent/v2/text2video', { model: 'genq2', scene: small, passes: ['heat'] })
  assert.deepEqual([wrong.status, wrong.json.metadata.fields], [400, ['passes[0]']])
  const nobody = await service.post('/ent/v2/text2video', { model: 'genq2', scene: small, passes: ['mask:cat'] })
  assert.equal(nobody.status, 400)
  assert.match(nobody.json.message, /mask: and one of rex/)
})

test('commands draw a sheet, and again when the file changes', async context => {
  const folder = await mkdtemp(join(tmpdir(), 'scene-see-'))
  context.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'a.json')
  await writeFile(file, JSON.stringify(small))
  const { told } = await command('see', file)
  assert.equal(told.split('\n')[0], join(folder, 'a.png'))
  assert.equal(await readFile(join(folder, 'a.png'), 'utf8'), 'png sheet of 1')
  const editor = join(folder, 'editor')
  const changed = JSON.stringify({ ...small, title: 'Another' })
  await writeFile(editor, `#!/bin/sh\nprintf '%s' '${changed}' > "$1"\n`, { mode: 0o755 })
  const edited = await commandIn({ EDITOR: editor }, 'edit', file)
  assert.deepEqual(
    [edited.code, edited.told.includes('valid'), JSON.parse(await readFile(file, 'utf8')).title],
    [undefined, true, 'Another'],
  )
})

test('a command changes a file in words, and writes it only with the flag', async context => {
  const folder = await mkdtemp(join(tmpdir(), 'scene-say-'))
  context.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'a.json')
  await writeFile(file, JSON.stringify(small))
  const shown = await commandWith({}, { say: 'make it night' }, 'edit', file)
  assert.equal(shown.told, '/places/0/time  -> "night"')
  assert.deepEqual(JSON.parse(await readFile(file, 'utf8')), small)
  await commandWith({}, { say: 'make it night', yes: true }, 'edit', file)
  assert.equal(JSON.parse(await readFile(file, 'utf8')).places[0].time, 'night')
  const again = await commandWith({}, { say: 'fix the vibe', yes: true }, 'edit', file)
  assert.deepEqual([again.code, again.told], [3, 'not understood: fix the vibe'])
})

test('commands check a file and search the catalogue', async context => {
  const folder = await mkdtemp(join(tmpdir(), 'scene-command-'))
  context.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'a.json')
  await writeFile(file, JSON.stringify(small))
  assert.deepEqual(await command('check', file), { code: undefined, told: 'valid' })
  await writeFile(file, JSON.stringify({ ...small, entities: [{ id: 'rex', asset: 'dgo' }] }))
  const { code, told } = await command('check', file)
  assert.equal(code, 3)
  assert.match(told, /^\/entities\/0\/asset {2}.*nearest: .*dog/)
  await assert.rejects(command('check', join(folder, 'none.json')), /cannot be read/)
  assert.match((await command('catalog', 'rocking', 'chair')).told, /asset +rocking-chair/)
})

test('the document of the picture of every entry is valid', () => {
  const catalogue = loadCatalogue()
  const wrong = [...PICTURED].flatMap(kind =>
    catalogue.list(kind).flatMap(entry => {
      const scene = pictureScene(entry)
      assert.ok(scene)
      return checkScene(scene, catalogue).problems.map(({ message }) => `${kind} ${entry.id}: ${message}`)
    }),
  )
  assert.deepEqual(wrong, [])
})
