import assert from 'node:assert/strict'
import { after, afterEach, before, test, type TestContext } from 'node:test'
import type { OpenEngine } from '../../../media/src/engine/combine-engines.ts'
import type { Order } from '../../../media/src/engine/contract.ts'
import { driveEngine } from '../../../../test/harness/drive-engine.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { chatKind } from '../../src/engines/chat/chat-kind.ts'
import { createRouter, type RoutedEngine } from '../../src/engines/routing/create-router.ts'
import type { RouteRule } from '../../src/engines/routing/engines-file.ts'
import { rewritePrompt } from '../../src/plans/reading/rewrite-prompt.ts'
import { type ChatTwin, MODEL, startChatTwin } from '../engines/chat/chat-twin.ts'
import { type OrderOf, video } from '../engines/orders.ts'
import { attemptsAt } from './attempts.ts'

let twin: ChatTwin
before(async () => void (twin = await startChatTwin('ollama')))
after(() => twin.close())
afterEach(() => {
  twin.requests.length = 0
  twin.answers.length = 0
})

const order: OrderOf<'video'> = { ...video, prompt: 'a shop with a sign "OPEN", @Mia waves' }
const LONG = 'Wide shot at eye level, slow push in. A small shop with a sign that says "OPEN". @Mia waves.'
const said = (prompt: unknown): string => JSON.stringify({ prompt })

const engine = (name: string, kind: Order['kind']): OpenEngine => ({
  name,
  accepts: given => given.kind === kind,
  place: async () => ({}),
  start: async token => ({ state: 'started', token }),
  poll: async () => ({ state: 'lost', message: '' }),
  async stop() {},
})

const ROUTES: RouteRule[] = [
  { kinds: ['rewriting'], engines: ['writer'] },
  { kinds: ['video'], engines: ['wan'] },
]

function openAttempts(t: TestContext, rules = ROUTES) {
  const own: RoutedEngine = {
    engine: engine('studio', 'video'),
    isRemote: false,
    isForeign: false,
    ambiguous: 'again',
    limits: {},
  }
  const far = { isRemote: true, isForeign: true }
  const writer = driveEngine(t, chatKind, { url: twin.url, model: MODEL }, { name: 'writer' }).engine
  const router = createRouter({
    engines: new Map([
      ['studio', own],
      ['wan', { ...own, ...far, engine: engine('wan', 'video') }],
      ['writer', { ...own, ...far, engine: writer }],
    ]),
    rules,
    builtIn: ['studio'],
    ledger: { spentToday: async () => 0, add: async () => {} },
    clock: Date.now,
    log: silentLog,
  })
  return attemptsAt(t, router)
}

test('an engine for prompts gets the prompt in its style, requested once', async t => {
  const attempts = openAttempts(t)
  twin.answers.push(said(LONG))
  assert.deepEqual(await rewritePrompt(order, await attempts.begin()), { ...order, prompt: LONG })
  assert.deepEqual(await rewritePrompt(order, await attempts.begin()), { ...order, prompt: LONG })
  const [asked, ...more] = twin.asked()
  assert.equal(more.length, 0)
  assert.match(asked?.messages[0]?.content ?? '', /^You rewrite descriptions/)
  assert.equal(asked?.messages[1]?.content, `A clip of 2 s, 320 x 180.\nDescription: ${JSON.stringify(order.prompt)}`)
  assert.deepEqual(Object.keys(asked?.response_format?.json_schema?.schema.properties ?? {}), ['prompt'])
})

test("a prompt that loses a quotation or a name, is too long or is empty leaves the caller's words", async t => {
  for (const answer of [
    said('A shop. @Mia waves.'),
    said('A shop with a sign that says "OPEN". A girl waves.'),
    said(`${LONG} ${'very '.repeat(400)}`),
    said(''),
    said(7),
    'Sure! Here is your prompt.',
  ]) {
    twin.answers.splice(0, 9, answer)
    assert.deepEqual(await rewritePrompt(order, await openAttempts(t).begin()), order, answer)
  }
})

test('it is off without a route, for the studio, and for orders that are not made of words', async t => {
  const [rewriting, wan] = ROUTES
  assert.ok(rewriting && wan)
  for (const rules of [[wan], [rewriting]]) {
    const attempts = openAttempts(t, rules)
    assert.deepEqual(await rewritePrompt(order, await attempts.begin()), order)
    assert.deepEqual(attempts.writes, [])
  }
  const attempts = openAttempts(t)
  const others: Order[] = [
    { ...order, prompt: '' },
    { ...order, recommends: true },
    { ...order, from: { kind: 'story', story: 'love' } },
    { kind: 'music', prompt: 'jazz', seed: 1, inputs: [], seconds: 4 },
  ]
  for (const given of others) assert.deepEqual(await rewritePrompt(given, await attempts.begin()), given)
  assert.equal(twin.requests.length, 0)
})
