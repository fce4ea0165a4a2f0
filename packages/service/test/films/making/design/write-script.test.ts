import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, afterEach, before, test, type TestContext } from 'node:test'
import type { OpenEngine } from '../../../../../media/src/engine/combine-engines.ts'
import { SCRIPT_VERSION } from '../../../../../media/src/script/script-schema.ts'
import { driveEngine } from '../../../../../../test/harness/drive-engine.ts'
import { silentLog } from '../../../../../../test/harness/test-cluster.ts'
import { chatKind } from '../../../../src/engines/chat/chat-kind.ts'
import { createRouter, type RoutedEngine } from '../../../../src/engines/routing/create-router.ts'
import { type WrittenFilm, writeScript } from '../../../../src/films/making/design/write-script.ts'
import { CHAT, type ChatTwin, MODEL, startChatTwin } from '../../../engines/chat/chat-twin.ts'
import { attemptsAt } from '../../../plans/attempts.ts'

let twin: ChatTwin
before(async () => void (twin = await startChatTwin('ollama')))
after(() => twin.close())
afterEach(() => {
  twin.heal()
  twin.requests.length = 0
  twin.answers.length = 0
})

const brief: WrittenFilm = {
  film: 'advertisement',
  prompt: 'An ad for the "AquaPure" bottle: leak-proof lid. Only $29.90',
  seconds: 10,
  width: 1280,
  height: 720,
  seed: 7,
  language: 'en',
  pictures: [{ prompt: 'a blue bottle', subject: 'bottle', colours: ['blue'], faces: [] }],
  inputs: [{ role: 'images[0]', kind: 'picture', blob: 'ab/cd.png' }],
  draft: () => ({ version: SCRIPT_VERSION, shots: [{ seconds: 10, words: 'by rules' }] }),
}

const GOOD = {
  language: 'en',
  cast: [{ id: 'bottle', asset: 'bottle', name: null }],
  shots: [
    {
      seconds: 5,
      words: 'A bottle stands on a table.',
      who: ['bottle'],
      pictures: [{ picture: 0, as: 'subject' }],
      lines: [{ text: 'AquaPure. The lid is leak-proof.' }],
    },
    { seconds: 5, words: 'The bottle.', title: { text: 'AquaPure\n$29.90', style: 'end card' } },
  ],
}
const said = (script: unknown): string => JSON.stringify(script)

const builtIn: OpenEngine = {
  name: 'studio',
  accepts: () => true,
  place: async () => ({}),
  start: async token => ({ state: 'started', token }),
  async poll(_token, order, { folder }) {
    const path = join(folder, 'result.json')
    await writeFile(path, JSON.stringify(order.kind === 'writing' ? order.draft : {}))
    return { state: 'done', files: [{ role: 'result', path, format: 'json' }] }
  },
  async stop() {},
}

function openAttempts(t: TestContext, { isRouted = true } = {}) {
  const { engine } = driveEngine(t, chatKind, { url: twin.url, model: MODEL }, { name: 'writer' })
  const remote: RoutedEngine = { engine, isRemote: true, isForeign: true, ambiguous: 'again', limits: { seconds: 60 } }
  const own: RoutedEngine = { engine: builtIn, isRemote: false, isForeign: false, ambiguous: 'again', limits: {} }
  const router = createRouter({
    engines: new Map([
      ['studio', own],
      ['writer', remote],
    ]),
    rules: isRouted ? [{ kinds: ['writing'], engines: ['writer'] }] : [],
    builtIn: ['studio'],
    ledger: { spentToday: async () => 0, add: async () => {} },
    clock: Date.now,
    log: silentLog,
  })
  return attemptsAt(t, router)
}

test('a brief becomes a script that is stored before anything is made, and requested once', async t => {
  const attempts = openAttempts(t)
  twin.answers.push(said(GOOD))
  const written = await writeScript(brief, await attempts.begin())
  assert.partialDeepStrictEqual(written, {
    notes: [],
    script: {
      version: SCRIPT_VERSION,
      shots: [{ words: 'A bottle stands on a table.' }],
      origin: { writer: 'writer' },
    },
  })
  assert.deepEqual(await writeScript(brief, await attempts.begin()), written)
  assert.equal(twin.asked().length, 1)
  const [question] = twin.asked()
  const asked = question?.messages.at(-1)?.content ?? ''
  assert.match(asked, /Film: advertisement\. Length: 10 s\./)
  assert.match(asked, /- \{"picture":0,"description":"a blue bottle"\}/)
  assert.match(asked, /in the language of the brief/)
  assert.match(asked, /Facts that must be in the film: \["AquaPure","leak-proof lid","only \$29\.90","\$29\.90"\]/i)
  assert.equal(question?.response_format?.json_schema?.name, 'script')
  const shot = question?.response_format?.json_schema?.schema.$defs?.['scriptShot'] as { properties: object }
  assert.equal('scene' in shot.properties, false, 'documents of shots are written one by one')
})

test('without an engine for scripts nothing is requested or stored, and a brief without words is not written', async t => {
  const attempts = openAttempts(t, { isRouted: false })
  assert.equal(await writeScript(brief, await attempts.begin()), undefined)
  assert.equal(await writeScript({ ...brief, prompt: ' ' }, await openAttempts(t).begin()), undefined)
  assert.deepEqual([attempts.writes, twin.requests.length], [[], 0])
})

test('a fact that the script lacks is requested again, and otherwise reported', async t => {
  const [first, second] = GOOD.shots
  const lacking = { ...GOOD, shots: [first, { ...second, title: { text: 'AquaPure' } }] }
  twin.answers.push(said(lacking), said(GOOD))
  assert.deepEqual((await writeScript(brief, await openAttempts(t).begin()))?.notes, [])
  assert.match(
    twin.asked()[1]?.messages.at(-1)?.content ?? '',
    /- \/shots: the brief says "\$29\.90", and no line or title has it/,
  )
  twin.answers.splice(0, 9, said(lacking))
  twin.requests.length = 0
  assert.deepEqual((await writeScript(brief, await openAttempts(t).begin()))?.notes, [
    'prompt: the film that the language model wrote does not say "$29.90"',
  ])
  assert.equal(twin.asked().length, 2)
})

test('problems go back with their pointers; in the last answer parts that stay wrong are left out and told', async t => {
  const [first, second] = GOOD.shots
  const wrong = { script: { ...GOOD, shots: [{ ...first, who: ['bottle', 'bob'] }, second] } }
  twin.answers.push(said(wrong))
  const written = await writeScript(brief, await openAttempts(t).begin())
  assert.equal(twin.asked().length, 3)
  assert.match(
    twin.asked()[1]?.messages.at(-1)?.content ?? '',
    /- \/shots\/0\/who\/1: "bob" is not there; allowed: bottle/,
  )
  assert.deepEqual(written?.script?.shots[0]?.who, ['bottle'])
  assert.match(written?.notes.join() ?? '', /^script\/shots\/0\/who\/1: "bob" is not there; it is left out$/)
})

for (const [what, answer] of Object.entries({
  prose: 'Once upon a time.',
  'an empty object': '{}',
  'no shots': said({ ...GOOD, shots: [] }),
  'a cut answer': { content: '{"shots": [', finish: 'length' },
}))
  test(`a model that answers with ${what} leaves the film to the rules, with a note`, async t => {
    twin.answers.push(answer)
    const written = await writeScript(brief, await openAttempts(t).begin())
    assert.equal(written?.script, undefined)
    assert.match(written?.notes.join() ?? '', /^prompt: the film was written by rules; .*: ./)
  })

test('a missing server leaves the film to the rules, and a preview does not wait for a slow one', async t => {
  twin.fault({ on: CHAT, answers: { status: 401, json: { error: 'Unauthorized' } } })
  assert.match((await writeScript(brief, await openAttempts(t).begin()))?.notes[0] ?? '', /does not let us in/)
  twin.heal()
  twin.fault({ on: CHAT, does: 'hang' })
  const context = { ...(await openAttempts(t).begin()), readUntil: Date.now() + 50 }
  assert.match((await writeScript(brief, context))?.notes[0] ?? '', /too long for a preview/)
})

test("another language than the brief's is stated if the caller chose it", async t => {
  twin.answers.push(said(GOOD))
  await writeScript({ ...brief, language: 'zh' }, await openAttempts(t).begin())
  assert.match(twin.asked()[0]?.messages.at(-1)?.content ?? '', /is in the language "zh"/)
})

test('a music video request has the sections and words of its song', async t => {
  twin.answers.push(said(GOOD))
  const song = { sections: [{ fromSeconds: 0, toSeconds: 10, energy: 0.25 }], words: 'la "la' }
  await writeScript({ ...brief, film: 'music video', song }, await openAttempts(t).begin())
  const asked = twin.asked()[0]?.messages.at(-1)?.content ?? ''
  assert.match(asked, /Sections of the song:\n0\.0-10\.0 s: energy 0\.3\nWords of the song: "la \\"la"/)
})
