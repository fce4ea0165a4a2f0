import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, afterEach, before, test, type TestContext } from 'node:test'
import type { OpenEngine } from '../../../media/src/engine/combine-engines.ts'
import { type Scene, SCENE_VERSION } from '../../../media/src/scene/scene-schema.ts'
import { driveEngine } from '../../../../test/harness/drive-engine.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { chatKind } from '../../src/engines/chat/chat-kind.ts'
import { createRouter } from '../../src/engines/routing/create-router.ts'
import { changeDocument } from '../../src/plans/reading/change-document.ts'
import { type ChatTwin, KEY, MODEL, startChatTwin } from '../engines/chat/chat-twin.ts'
import { video } from '../engines/orders.ts'
import { attemptsAt } from './attempts.ts'

let twin: ChatTwin
before(async () => void (twin = await startChatTwin('llama.cpp')))
after(() => twin.close())
afterEach(() => {
  twin.heal()
  twin.requests.length = 0
  twin.answers.length = 0
})

const scene: Scene = {
  version: SCENE_VERSION,
  title: 'At sea',
  seconds: 4,
  language: 'en',
  entities: [{ id: 'jack', asset: 'sailor', name: 'Jack' }],
  places: [{ id: 'sea', asset: 'sea' }],
  shots: [{ from: 0, to: 4, place: 'sea', camera: { target: ['jack'] } }],
  origin: { reader: 'rules', prompt: 'A sailor' },
}
const { version: _version, title: _title, language: _language, origin: _origin, seconds: _seconds, ...content } = scene

/** An engine whose rules understand `closer`. */
const rules: OpenEngine = {
  name: 'studio',
  takesScenes: true,
  accepts: () => true,
  place: async () => ({}),
  start: async token => ({ state: 'started', token }),
  async poll(_token, { prompt }, { folder }) {
    const path = join(folder, 'result.json')
    const unread = prompt === 'closer' ? [] : [prompt]
    await writeFile(path, JSON.stringify({ scene: { ...scene, title: 'by rules' }, unread }))
    return { state: 'done', files: [{ role: 'result', path, format: 'json' }] }
  },
  async stop() {},
}

async function change(
  t: TestContext,
  words: string,
  { isAsked = true, shot }: { isAsked?: boolean; shot?: number } = {},
) {
  const { engine } = driveEngine(
    t,
    chatKind,
    { url: twin.url, model: MODEL },
    { name: 'reader', headers: { authorization: `Bearer ${KEY}` } },
  )
  const usual = { ambiguous: 'again', limits: { seconds: 60 } } as const
  const router = createRouter({
    engines: new Map([
      ['studio', { engine: rules, isRemote: false, isForeign: false, ...usual }],
      ['reader', { engine, isRemote: true, isForeign: true, ...usual }],
    ]),
    rules: isAsked ? [{ kinds: ['reading'], engines: ['reader'] }] : [],
    builtIn: ['studio'],
    ledger: { spentToday: async () => 0, add: async () => {} },
    clock: Date.now,
    log: silentLog,
  })
  const context = await attemptsAt(t, router).begin()
  const inputs = { images: 0, videos: 0, subjects: [] }
  return changeDocument(
    { scene, words, ...(shot !== undefined && { shot }), seed: 1, inputs },
    { ...video, scene },
    context,
  )
}

test('a change that the rules understand is not sent to the model', async t => {
  const { reader, scene: changed, unread } = await change(t, 'closer')
  assert.deepEqual([reader, changed.title, unread, twin.asked().length], ['rules', 'by rules', [], 0])
})

test('a request that rules do not understand goes to the model with the document, which keeps its title and origin', async t => {
  const answer = { ...content, entities: [...content.entities, { id: 'gull', asset: 'seagull' }] }
  twin.answers.push(JSON.stringify(answer))
  const { reader, scene: changed, unread } = await change(t, 'a feeling of "freedom"', { shot: 0 })
  assert.deepEqual([reader, unread], ['reader', []])
  assert.deepEqual(changed, { ...scene, entities: answer.entities })
  const question = JSON.stringify(twin.asked()[0])
  assert.match(question, /Change: .*a feeling of/)
  assert.match(question, /Only shot 0/)
  assert.match(question, /jack/)
})

test('an answer with problems is corrected', async t => {
  const wrong = { ...content, shots: [{ from: 0, to: 4, place: 'nowhere' }] }
  twin.answers.push(JSON.stringify(wrong), JSON.stringify(content))
  const mended = await change(t, 'freedom')
  assert.deepEqual([mended.reader, mended.scene, twin.asked().length], ['reader', scene, 2])
})

test('without a usable answer the rules decide', async t => {
  twin.answers.push('I would rather not.')
  const kept = await change(t, 'freedom')
  assert.deepEqual([kept.reader, kept.scene.title, kept.unread], ['rules', 'by rules', ['freedom']])
})

test('without a language model the rules report the words that they did not understand', async t => {
  const { reader, unread } = await change(t, 'freedom', { isAsked: false })
  assert.deepEqual([reader, unread, twin.requests.length], ['rules', ['freedom'], 0])
})
