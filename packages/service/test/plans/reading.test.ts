import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, afterEach, before, test, type TestContext } from 'node:test'
import type { OpenEngine } from '../../../media/src/engine/combine-engines.ts'
import type { Order } from '../../../media/src/engine/contract.ts'
import { type Scene, SCENE_VERSION } from '../../../media/src/scene/scene-schema.ts'
import { driveEngine } from '../../../../test/harness/drive-engine.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { chatKind } from '../../src/engines/chat/chat-kind.ts'
import { createRouter, type RoutedEngine } from '../../src/engines/routing/create-router.ts'
import type { EngineLedger } from '../../src/engines/routing/route.ts'
import { readPrompt } from '../../src/plans/reading/read-prompt.ts'
import { CHAT, type ChatTwin, KEY, MODEL, startChatTwin } from '../engines/chat/chat-twin.ts'
import { type OrderOf, PIXEL, reading, video } from '../engines/orders.ts'
import { attemptsAt } from './attempts.ts'

let twin: ChatTwin
before(async () => void (twin = await startChatTwin('llama.cpp')))
after(() => twin.close())
afterEach(() => {
  twin.heal()
  twin.requests.length = 0
  twin.answers.length = 0
})

const order: OrderOf<'video'> = { ...video, prompt: 'An old sailor and a parrot in a boat', seconds: 4 }

const DRAFT: Scene = {
  version: SCENE_VERSION,
  seconds: 4,
  entities: [
    { id: 'sailor', asset: 'sailor', name: 'sailor' },
    { id: 'parrot', asset: 'parrot', name: 'parrot' },
    { id: 'lamp', asset: 'lamp', name: 'lamp' },
  ],
  places: [{ id: 'sea', asset: 'sea' }],
  shots: [{ from: 0, to: 4, place: 'sea' }],
}
const GOOD = {
  entities: [
    { id: 'sailor', asset: 'sailor', traits: { age: 'old' } },
    { id: 'parrot', asset: 'parrot', colour: null },
    { id: 'boat', asset: 'boat' },
  ],
  places: [{ id: 'sea', asset: 'sea' }],
  shots: [
    {
      from: 0,
      to: 4,
      place: 'sea',
      placements: [
        { who: 'sailor', relation: 'in', to: 'boat' },
        { who: 'parrot', relation: 'beside', to: 'sailor' },
      ],
    },
  ],
}
const WITHOUT_PARROT = {
  ...GOOD,
  entities: GOOD.entities.filter(({ id }) => id !== 'parrot'),
  shots: GOOD.shots.map(shot => ({ ...shot, placements: shot.placements.filter(({ who }) => who !== 'parrot') })),
}
const said = (document: unknown): string => JSON.stringify(document)

/** An engine that films documents, and its reading by rules. */
function stage(takesScenes = true): OpenEngine & { made: string[] } {
  const made: string[] = []
  return {
    name: 'studio',
    made,
    takesScenes,
    accepts: () => true,
    place: async () => ({}),
    start: async token => ({ state: 'started', token }),
    async poll(_token, { kind }, { folder }) {
      made.push(kind)
      const path = join(folder, 'result.json')
      await writeFile(path, JSON.stringify(DRAFT))
      return { state: 'done', files: [{ role: 'result', path, format: 'json' }] }
    },
    async stills(given, { times = [2] }, { folder }) {
      const { scene, width, height } = { width: 0, height: 0, ...given }
      made.push(`stills of ${scene?.entities.length}`)
      const path = join(folder, 'still-0.png')
      await writeFile(path, PIXEL)
      const stills = times.map(atSeconds => ({ path, atSeconds, shot: 0, width, height }))
      return { stills, notes: ['scene/entities/1: it is hidden'] }
    },
    async stop() {},
  }
}

type Wiring = { takesScenes?: boolean; rules?: boolean; price?: boolean; ledger?: EngineLedger; rounds?: number }

function openAttempts(t: TestContext, { takesScenes, rules = true, price = false, ledger, rounds }: Wiring = {}) {
  const studio = stage(takesScenes)
  const priced = {
    ...(price && { price: { perMillionIn: 1, perMillionOut: 4 } }),
    ...(rounds && { rounds, pictures: true, contextTokens: 16_384 }),
  }
  const open = (): OpenEngine =>
    driveEngine(
      t,
      chatKind,
      { url: twin.url, model: MODEL, ...priced },
      {
        name: 'reader',
        headers: { authorization: `Bearer ${KEY}` },
      },
    ).engine
  const own: RoutedEngine = { engine: studio, isRemote: false, isForeign: false, ambiguous: 'again', limits: {} }
  const reader: RoutedEngine = {
    engine: open(),
    isRemote: true,
    isForeign: true,
    ambiguous: price ? 'fail' : 'again',
    limits: { seconds: 60 },
  }
  const router = createRouter({
    engines: new Map([
      ['studio', own],
      ['reader', reader],
    ]),
    rules: rules ? [{ kinds: ['reading', 'reviewing'], engines: ['reader'] }] : [],
    builtIn: ['studio'],
    ledger: ledger ?? { spentToday: async () => 0, add: async () => {} },
    clock: Date.now,
    log: silentLog,
  })
  return { ...attemptsAt(t, router), studio, router }
}

const read = async (attempts: ReturnType<typeof openAttempts>, given: Order = order) =>
  readPrompt(given, await attempts.begin())

test('a prompt becomes the document that the stage films, stored before anything is drawn', async t => {
  const attempts = openAttempts(t)
  twin.answers.push(said(GOOD))
  const { order: filmed, notes } = await read(attempts)
  assert.deepEqual(notes, [])
  assert.partialDeepStrictEqual(filmed.scene, {
    version: SCENE_VERSION,
    seconds: 4,
    language: 'en',
    entities: [{ id: 'sailor' }, { id: 'parrot' }, { id: 'boat' }],
    origin: { reader: 'reader', prompt: order.prompt },
  })
  assert.equal('colour' in (filmed.scene?.entities[1] ?? {}), false)
  assert.deepEqual(attempts.studio.made, ['reading'])
  assert.equal(twin.asked().length, 1)
  assert.deepEqual(await read(attempts).then(again => again.order.scene), filmed.scene)
  assert.equal(twin.asked().length, 1, 'a later attempt does not ask')
})

test('without an engine for readings nothing is asked, kept or read twice', async t => {
  const attempts = openAttempts(t, { rules: false })
  assert.deepEqual(await read(attempts), { order, notes: [] })
  assert.deepEqual([attempts.studio.made, attempts.writes, twin.requests.length], [[], [], 0])
})

test('orders that no stage films from words are left alone', async t => {
  const scene: Scene = { ...DRAFT, entities: [] }
  const picture = { role: 'images[0]', kind: 'picture', path: '/x' } as const
  const cases: Order[] = [
    { ...order, scene },
    { ...order, prompt: ' ' },
    { ...order, from: { kind: 'frame' }, inputs: [picture] },
    { ...order, from: { kind: 'references' }, inputs: [{ ...picture, kind: 'clip', role: 'videos[0]' }] },
    { ...order, from: { kind: 'story', story: 'love' } },
    { ...order, recommends: true },
    { kind: 'music', prompt: 'jazz', seed: 1, inputs: [], seconds: 4 },
  ]
  for (const given of cases) assert.deepEqual(await read(openAttempts(t), given), { order: given, notes: [] })
  const elsewhere = openAttempts(t, { takesScenes: false })
  assert.deepEqual(await read(elsewhere), { order, notes: [] })
  assert.equal(twin.requests.length, 0)
})

test('problems go back with their pointers, at most twice, and a corrected document is filmed', async t => {
  const wrong = { ...GOOD, shots: [{ ...GOOD.shots[0], placements: [{ who: 'captain', relation: 'in', to: 'boat' }] }] }
  twin.answers.push('Sorry, here is a poem.', said(wrong), said(GOOD))
  const { order: filmed, notes } = await read(openAttempts(t))
  assert.equal(filmed.scene?.entities.length, 3)
  assert.deepEqual(notes, [])
  const [, second, third] = twin.asked()
  assert.match(second?.messages.at(-1)?.content ?? '', /the document: the answer is not a JSON object/)
  assert.match(
    third?.messages.at(-1)?.content ?? '',
    /- \/shots\/0\/placements\/0\/who: "captain" is not there; allowed: sailor/,
  )
  assert.equal(third?.messages.at(-2)?.content, said(wrong))
})

test('names outside the catalogue become their kind of thing, with a note', async t => {
  const entities = [...GOOD.entities, { id: 'chair', asset: 'wooden-rocking-chair' }]
  const looks = [{ who: 'sailor', at: 'chair' }]
  const shots = [{ ...GOOD.shots[0], looks, actions: [{ who: 'sailor', does: 'waving', hastily: true }] }]
  twin.answers.push(said({ ...GOOD, entities, shots }))
  const { order: filmed, notes } = await read(openAttempts(t))
  assert.match(filmed.scene?.entities[3]?.asset ?? '', /chair/)
  assert.deepEqual(filmed.scene?.shots[0]?.actions, [{ who: 'sailor', does: 'wave' }])
  assert.equal(notes.length, 1)
  assert.match(notes[0] ?? '', /^prompt: "wooden-rocking-chair" is drawn as (rocking-)?chair$/)
  assert.equal(twin.asked().length, 1)
})

test('single parts that stay wrong in the last answer are left out and told', async t => {
  const actions = [
    { who: 'sailor', does: 'sit', target: 'nobody' },
    { who: 'sailor', does: 'wave' },
    { who: 'ghost', does: 'wave' },
  ]
  twin.answers.push(said({ ...GOOD, shots: [{ ...GOOD.shots[0], actions, camera: { size: 'giant' } }] }))
  const { order: filmed, notes } = await read(openAttempts(t))
  assert.deepEqual(filmed.scene?.shots[0]?.actions, [{ who: 'sailor', does: 'wave' }])
  assert.equal(twin.asked().length, 3)
  assert.equal(notes.length, 3)
  assert.match(notes.join('\n'), /scene\/shots\/0\/camera\/size: size must be one of .*, got "giant"; it is left out/)
})

test('a thing of the prompt that the document omits is requested again', async t => {
  twin.answers.push(said(WITHOUT_PARROT), said(GOOD))
  const { order: filmed } = await read(openAttempts(t))
  assert.equal(filmed.scene?.entities.length, 3)
  const [, second] = twin.asked()
  // The rules also read a lamp, of which the prompt says nothing.
  assert.match(
    second?.messages.at(-1)?.content ?? '',
    /^The document has problems:\n- \/entities: the description says "parrot", and no entity shows it\nAnswer/,
  )
  twin.answers.splice(0, 9, said(WITHOUT_PARROT))
  twin.requests.length = 0
  assert.equal((await read(openAttempts(t))).order.scene?.entities.length, 2)
  assert.equal(twin.asked().length, 2, 'it is asked for once')
})

const TEXTS = [{ text: 'Ahoy', box: [0.8, 0.1, 0.5, 0.2] }]
const OUTSIDE = { ...GOOD, shots: [{ ...GOOD.shots[0], texts: TEXTS }] }

test('valid but suspicious values go back once, together with missing things', async t => {
  const without = { ...WITHOUT_PARROT, shots: [{ ...WITHOUT_PARROT.shots[0], texts: TEXTS }] }
  twin.answers.push(said(without), said(GOOD))
  const { order: filmed } = await read(openAttempts(t))
  assert.equal(filmed.scene?.entities.length, 3)
  assert.match(
    twin.asked()[1]?.messages.at(-1)?.content ?? '',
    /no entity shows it\n- \/shots\/0\/texts\/0\/box: the box ends at 1\.3 .*; allowed: left \+ width/,
  )
  twin.answers.splice(0, 9, said(OUTSIDE))
  twin.requests.length = 0
  assert.equal((await read(openAttempts(t))).order.scene?.shots[0]?.texts?.length, 1, 'it is filmed with its warning')
  assert.equal(twin.asked().length, 2)
})

test('a correction that loses more than it mends is not taken', async t => {
  const worse = { ...GOOD, entities: GOOD.entities.slice(2), shots: [{ from: 0, to: 4, place: 'sea' }] }
  twin.answers.push(said(WITHOUT_PARROT), said(worse))
  const { order: filmed } = await read(openAttempts(t))
  assert.equal(filmed.scene?.entities.length, 2)
})

test("a part of a film is read with the film's cast: who belongs to it keeps id and looks", async t => {
  const sailor = { id: 'sailor', asset: 'sailor', name: 'Tom', wears: [{ garment: 'coat', colour: 'yellow' }] }
  const cast = { seed: 1, people: ['Tom'], scenes: [], entities: [sailor], places: [{ id: 'sea', asset: 'lake' }] }
  twin.answers.push(said({ ...GOOD, places: [{ id: 'sea', asset: 'sea', time: 'night' }] }))
  const { order: filmed } = await read(openAttempts(t), { ...order, cast })
  assert.deepEqual(filmed.scene?.entities[0], { ...sailor, traits: { age: 'old' } })
  assert.deepEqual(filmed.scene?.places, [{ id: 'sea', asset: 'lake', time: 'night' }])
  assert.match(twin.asked()[0]?.messages.at(-1)?.content ?? '', /The clip is one of a film.*"name":"Tom"/)
})

test('the shot of a film is read again by the model, with the document of the rules as its draft and the ids of the film', async t => {
  const parrot = { id: 'parrot', asset: 'parrot', name: 'parrot' }
  const scene: Scene = {
    version: SCENE_VERSION,
    seconds: 4,
    entities: [parrot],
    places: [{ id: 'sea', asset: 'sea' }],
    shots: [{ from: 0, to: 4, place: 'sea' }],
  }
  twin.answers.push(said(GOOD))
  const shot = { ...order, scene, inWords: true, cast: { seed: 1, entities: [parrot], places: [] } } as const
  const { order: filmed } = await read(openAttempts(t), shot)
  assert.match(
    twin.asked()[0]?.messages.at(-1)?.content ?? '',
    /these ids and looks: \{"entities":\[\{"id":"parrot","asset":"parrot","name":"parrot"\}\],"places":\[\]\}/,
  )
  assert.notDeepEqual(filmed.scene, scene)
  const { inWords: _inWords, ...exact } = shot
  const asked = twin.asked().length
  assert.equal((await read(openAttempts(t), exact)).order.scene, scene, 'a document of a caller is not read again')
  assert.equal(twin.asked().length, asked)
})

test('a preview does not wait for a slow model: the rules read the prompt in time', async t => {
  twin.fault({ on: CHAT, does: 'hang' })
  const context = await openAttempts(t).begin()
  const { order: filmed, notes } = await readPrompt(order, { ...context, readUntil: Date.now() + 50 })
  assert.deepEqual(filmed, order)
  assert.match(notes[0] ?? '', /it was read by rules.*too long for a preview/)
})

test('times are brought to the length of the clip', async t => {
  const shots = [
    { from: 0, to: 5, place: 'sea', actions: [{ who: 'sailor', does: 'wave', from: 2.5, to: 5 }] },
    { from: 5, to: 10, place: 'sea', continues: true },
  ]
  twin.answers.push(said({ scene: { ...GOOD, seconds: 10, shots } }))
  const { order: filmed } = await read(openAttempts(t))
  assert.partialDeepStrictEqual(filmed.scene, {
    seconds: 4,
    shots: [
      { to: 2, actions: [{ from: 1, to: 2 }] },
      { from: 2, to: 4 },
    ],
  })
})

/** A bad model. */
const BAD: Record<string, ChatTwin['answers'][number]> = {
  'prose without JSON': 'I would love to help you with that! First, imagine a boat.',
  'an empty object': '{}',
  'an empty text': '',
  'a list': '[1, 2, 3]',
  'nonsense in every field': said({ entities: 'yes', places: [7], shots: { from: 'now' }, style: [] }),
  'endless repetition': { content: '{"entities": [{"id": "a'.padEnd(20_000, 'a'), finish: 'length' },
  'wrong ids throughout': said({
    entities: [{ id: 'a b', asset: 'zzzzqq' }],
    places: [{ id: 'p', asset: 'zzzzqq' }],
    shots: [{ from: 3, to: 1, place: 'q' }],
  }),
  'a document that is too deep': `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`,
  'a refusal': { content: null, message: { refusal: 'I cannot help with boats.' } },
}

for (const [what, answer] of Object.entries(BAD))
  test(`a model that answers with ${what} leaves the prompt to the rules, with a note`, async t => {
    twin.answers.push(answer)
    const { order: filmed, notes } = await read(openAttempts(t))
    assert.deepEqual(filmed, order)
    assert.equal(notes.length, 1)
    assert.match(notes[0] ?? '', /^prompt: it was read by rules; the language model did not read it: ./)
    assert.ok(twin.asked().length <= 3)
  })

test('a server that dies, refuses or is gone leaves the prompt to the rules', async t => {
  twin.fault({ on: CHAT, answers: { status: 401, json: { error: 'Unauthorized' } } })
  assert.match((await read(openAttempts(t))).notes[0] ?? '', /does not let us in/)
  twin.heal()
  twin.fault({ on: CHAT, does: 'drop' })
  const priced = openAttempts(t, { price: true })
  assert.match((await read(priced)).notes[0] ?? '', /unknown whether/)
  assert.equal(twin.count(CHAT) > 0, true)
})

test('a crash between an answer and its use does not ask again, and costs count once', async t => {
  const spent: number[] = []
  const ledger: EngineLedger = {
    spentToday: async () => 0,
    add: async (_engine, counts) => void (counts.spent && spent.push(counts.spent)),
  }
  const attempts = openAttempts(t, { price: true, ledger })
  twin.answers.push(said(GOOD))
  // The process dies when the answer has arrived and is stored, before it is used.
  const dying = await attempts.begin()
  const step: typeof dying.step = async (name, shape, work) => {
    if (name === 'reading 1 answer') {
      await work()
      throw new Error('killed')
    }
    return dying.step(name, shape, work)
  }
  await assert.rejects(readPrompt(order, { ...dying, step }), /killed/)
  const { order: filmed } = await read(attempts)
  assert.equal(filmed.scene?.entities.length, 3)
  assert.equal(twin.asked().length, 1)
  assert.partialDeepStrictEqual(attempts.kept.get('reading'), { cost: 0.006 })
  assert.deepEqual(spent, [0.006])
})

test('the rules are the next after every engine for readings: a server that is gone is not waited for', async t => {
  const { router } = openAttempts(t)
  const asked: Order = { ...reading, prompt: order.prompt }
  assert.equal((await router.choose(asked, []))?.name, 'reader')
  assert.partialDeepStrictEqual(await router.choose(asked, ['reader']), { name: 'studio', standsIn: false })
  assert.equal(await router.choose({ ...order, kind: 'video' }, ['studio']), undefined)
})

test('two hundred readings at a time use one answer each', async t => {
  twin.answers.push(said(GOOD))
  const attempts = Array.from({ length: 200 }, () => openAttempts(t))
  const all = await Promise.all(attempts.map(one => read(one)))
  assert.ok(all.every(({ order: filmed, notes }) => filmed.scene?.entities.length === 3 && notes.length === 0))
  assert.equal(twin.asked().length, 200)
})

const SEEN = { ...GOOD, shots: [{ ...GOOD.shots[0], camera: { target: ['sailor', 'parrot'], size: 'whole' } }] }

test('a model that takes pictures sees stills of its document and corrects it, as often as its settings say', async t => {
  const attempts = openAttempts(t, { rounds: 2 })
  const again = { ...SEEN, entities: [...GOOD.entities, { id: 'net', asset: 'net' }] }
  twin.answers.push(said(GOOD), said(SEEN), said(again))
  const { order: filmed } = await read(attempts, { ...order, width: 1280, height: 720 })
  assert.equal(filmed.scene?.entities.length, 4)
  assert.deepEqual(attempts.studio.made, ['reading', 'stills of 3', 'stills of 3'])
  const [, second, third] = twin.asked()
  assert.equal(twin.asked().length, 3)
  const parts = second?.messages.at(-1)?.content as unknown as {
    type: string
    text: string
    image_url: { url: string }
  }[]
  assert.deepEqual(
    parts.map(({ type }) => type),
    ['text', 'text', 'image_url', 'text', 'image_url', 'text', 'image_url'],
    'a clip of one shot is shown at three moments',
  )
  assert.match(parts[3]?.text ?? '', /^Picture of shots\/0 at 2\.\d s:$/)
  assert.match(
    parts[0]?.text ?? '',
    /Document: \{"entities":.*\nThe stage could not do everything:\n- scene\/entities\/1: it is hidden\nThe pictures show/,
  )
  assert.match(parts[2]?.image_url.url ?? '', /^data:image\/png;base64,/)
  assert.match(JSON.stringify(third?.messages.at(-1)), /\\"camera\\":\{/)
  await read(attempts)
  assert.equal(twin.asked().length, 3, 'a later attempt does not ask')
})

test('looking stops when the model changes nothing, and a correction that loses a thing or is no document is not used', async t => {
  for (const [correction, what] of [
    [said(GOOD), 'nothing changes'],
    [
      said({ ...SEEN, entities: GOOD.entities.filter(({ id }) => id !== 'parrot'), shots: GOOD.shots }),
      'the parrot is lost',
    ],
    ['It looks great!', 'no document'],
  ] as const) {
    twin.answers.splice(0, 9, said(GOOD), correction)
    twin.requests.length = 0
    const { order: filmed, notes } = await read(openAttempts(t, { rounds: 3 }))
    assert.equal(filmed.scene?.entities.length, 3, what)
    assert.equal(filmed.scene?.shots[0]?.camera, undefined, what)
    assert.deepEqual(notes, [], what)
    assert.equal(twin.asked().length, 2, what)
  }
})

test('a model without pictures is not shown any', async t => {
  const attempts = openAttempts(t)
  twin.answers.push(said(GOOD))
  await read(attempts)
  assert.deepEqual([attempts.studio.made, twin.asked().length], [['reading'], 1])
})
