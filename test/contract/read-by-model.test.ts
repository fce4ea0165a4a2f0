import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { type ChatTwin, MODEL, startChatTwin } from '../../packages/service/test/engines/chat/chat-twin.ts'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { openWork, type Work } from '../../packages/service/src/service/work.ts'
import { startService, type TestService } from '../harness/service.ts'
import { untilFinal } from '../harness/until.ts'
import { generators } from './bodies.ts'
import { png } from './media.ts'

// A prompt on its way through a language model to a picture, in the whole service.

// Of the operator: in a unit of their own for tokens, and in credits for tasks.
const MONEY = { price: { perMillionIn: 1, perMillionOut: 4 }, credits: 3 }
const PICTURE_CREDITS = 6

let twin: ChatTwin
let service: TestService
let work: Work
let folder: string

before(async () => {
  twin = await startChatTwin('ollama')
  folder = await mkdtemp(join(tmpdir(), 'kinora-read-'))
  const file = join(folder, 'engines.json')
  const reader = { kind: 'chat', url: twin.url, model: MODEL, pictures: true, contextTokens: 16_384, ...MONEY }
  const routes = [{ kinds: ['reading', 'reviewing', 'writing'], engines: ['reader'] }]
  await writeFile(file, JSON.stringify({ engines: { reader }, routes }))
  const environment = { KINORA_ALLOW_PRIVATE_NETWORKS: '1', KINORA_ENGINES_FILE: file }
  service = await startService(environment, { holdsAnswers: true })
  const settings = readSettings({
    ...environment,
    KINORA_DATA_DIR: folder,
    KINORA_WORKER_SLOTS: '1',
    KINORA_EXTRA_SLOTS: '0',
    KINORA_SPEECH_WARM: '0',
  })
  work = await openWork(service.services, settings)
})
after(async () => {
  await work.stop()
  await service.stop()
  await twin.close()
  await rm(folder, { recursive: true, force: true })
})

async function paint(prompt: string): Promise<Record<string, any>> {
  const body = { model: 'genq2', prompt, seed: 7, aspect_ratio: '1:1' }
  const { json, status, text } = await service.post(generators.reference2image.path, body)
  assert.equal(status, 200, text)
  return untilFinal(() => service.get(`/ent/v2/tasks/${json.task_id}/creations?wait=60`))
}

const ledgerOf = async (id: string): Promise<string[]> => {
  const text = 'select kind, credits, held, note from ledger where task_id = $1 order by id'
  const rows = await service.db.query<Record<string, string>>({ text }, [id])
  return rows.map(row => Object.values(row).join(' ').trim())
}

const DOCUMENT = {
  entities: [
    { id: 'fox', asset: 'fox', wears: null },
    { id: 'ball', asset: 'ball', colour: 'blue' },
  ],
  places: [{ id: 'field', asset: 'meadow' }],
  shots: [
    {
      from: 0,
      to: 2,
      place: 'field',
      placements: [{ who: 'ball', relation: 'beside', to: 'fox', side: 'left' }],
      camera: { target: ['fox', 'ball'], size: 'whole' },
    },
  ],
}

test("the stage draws the model's document as it is after a look at its still, and the task shows it", async () => {
  const [fox, ball] = DOCUMENT.entities
  const corrected = { ...DOCUMENT, entities: [fox, { ...ball, size: 'large' }] }
  twin.answers.splice(0, 9, JSON.stringify(DOCUMENT), JSON.stringify(corrected))
  const done = await paint('a fox with a blue ball in a meadow')
  assert.equal(done.state, 'success', JSON.stringify(done))
  const { json } = await service.get(`/ent/v2/tasks/${done.id}/scene`)
  assert.partialDeepStrictEqual(json, {
    scene: { entities: [{ id: 'fox' }, { id: 'ball', colour: 'blue', size: 'large' }], origin: { reader: 'reader' } },
  })
  assert.equal(done.engine, 'studio')
  assert.deepEqual([done.credits, done.language_model], [PICTURE_CREDITS + 3, { engine: 'reader', credits: 3 }])
  assert.deepEqual(await ledgerOf(done.id), ['hold 0 9', 'settle -9 -9 with 3 for the language model reader'])
  const [row] = await service.db.query<{ cost: number }>(
    { text: `select (result->'languageModel'->>'cost')::float8 as cost from task where id = $1` },
    [done.id],
  )
  assert.equal(row?.cost, (2 * (4_000 * 1 + 500 * 4)) / 1e6, 'what two answers cost the operator')
  assert.equal(twin.asked().length, 2)
  const looked = twin.asked()[1]?.messages.at(-1)?.content as unknown as { image_url?: { url: string } }[]
  const shown = looked.find(({ image_url: picture }) => picture !== undefined)
  const still = Buffer.from(shown?.image_url?.url.replace('data:image/jpeg;base64,', '') ?? '', 'base64')
  const { width, height } = await sharp(still).metadata()
  assert.deepEqual([width, height], [512, 512], 'it saw a still of its document')
})

test('a model that answers nonsense changes nothing but the notes', async () => {
  twin.answers.splice(0, 9, 'no')
  const done = await paint('a fox with a blue ball in a meadow')
  assert.equal(done.state, 'success', JSON.stringify(done))
  assert.match(String(done.notes), /it was read by rules; the language model did not read it/)
  assert.deepEqual([done.credits, done.language_model], [PICTURE_CREDITS, undefined], 'the rules cost nothing more')
  assert.deepEqual(await ledgerOf(done.id), ['hold 0 9', 'settle -6 -9'])
})

test('a preview shows the document that the model wrote, and charges nothing', async () => {
  twin.answers.splice(0, 9, JSON.stringify(DOCUMENT))
  const before = await service.get('/ent/v2/credits')
  const body = {
    model: 'genq2',
    prompt: 'a fox with a blue ball in a meadow',
    seed: 7,
    duration: 2,
    resolution: '540p',
  }
  const { json, status, text } = await service.post('/ent/v2/preview/text2video', body)
  assert.equal(status, 200, text)
  assert.partialDeepStrictEqual(json.segments[0].scene, {
    seconds: 2,
    entities: [{ id: 'fox' }, { id: 'ball', colour: 'blue' }],
    origin: { reader: 'reader' },
  })
  assert.deepEqual((await service.get('/ent/v2/credits')).json, before.json)
})

const SCRIPT = {
  language: 'en',
  cast: [{ id: 'fox', asset: 'fox', name: 'Rusty', colour: 'red' }],
  places: [{ id: 'field', asset: 'meadow' }],
  shots: [
    { seconds: 4, words: 'Rusty the fox finds a blue ball in a meadow.', who: ['fox'], place: 'field' },
    {
      seconds: 4,
      words: 'Rusty the fox pushes the ball.',
      lines: [{ text: 'The Rolly ball. Only $5.' }],
      title: { text: 'Rolly\n$5', style: 'end card' },
      pictures: [{ picture: 0, as: 'subject' }],
    },
  ],
}

test('an advertisement is written by the model, and its segments are read with the cast of its script', async () => {
  twin.answers.splice(0, 9, JSON.stringify(SCRIPT), JSON.stringify(DOCUMENT))
  twin.requests.length = 0
  const body = { images: [png(256)], prompt: 'An ad for the "Rolly" ball, only $5', duration: 8, language: 'en' }
  const { json, status, text } = await service.post('/ent/v2/preview/ad-one-click', body)
  assert.equal(status, 200, text)
  const segments = json.segments as { prompt: string; from: number; scene?: { origin: object; entities: object[] } }[]
  assert.deepEqual(
    segments.map(({ prompt }) => prompt),
    SCRIPT.shots.map(({ words }) => words),
  )
  assert.partialDeepStrictEqual(segments[0]?.scene, {
    entities: [{ id: 'fox', name: 'Rusty', colour: 'red' }],
    origin: { reader: 'reader' },
  })
  assert.deepEqual(
    json.lines.map(({ text: line }: { text: string }) => line),
    ['The Rolly ball. Only $5.'],
  )
  assert.match(JSON.stringify(json.titles), /Rolly\\n\$5/)
  assert.ok(!/written by rules|does not say/u.test(JSON.stringify(json.notes)), JSON.stringify(json.notes))
})
