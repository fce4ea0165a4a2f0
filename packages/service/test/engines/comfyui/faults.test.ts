import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../../../../../test/harness/until.ts'
import { clip, openEngine, openTwin, REAL_URL, still, untilRunning } from './far-comfyui.ts'
import { combined, plain, slow } from './test-workflows.ts'

// What only a far side can show that breaks when it is told to: never against a real server.
const skip = REAL_URL ? 'a real server does not break on demand' : false

const CANARY = 'canary-5f1c2b'

test('exhausted memory is freed, and the order may be retried', { skip }, async context => {
  const { url, twin } = await openTwin(context)
  twin.behaviour.outOfMemory = 1
  const { make } = await openEngine(context, url, { plain })
  const order = still()
  const { verdict } = await make(order)
  assert.deepEqual([verdict.state, 'retryable' in verdict && verdict.retryable], ['failed', true])
  assert.equal(twin.memory.freed, 1)
  assert.equal((await make(order)).verdict.state, 'done')
})

test('a server that was killed has lost the order', { skip }, async context => {
  const { url, twin } = await openTwin(context)
  twin.behaviour.isHeld = true
  const { begin, follow, engine, context: attempt } = await openEngine(context, url, { slow })
  const order = still()
  const { token } = await begin(order)
  await untilRunning({ url }, token)
  await twin.down()
  twin.restart()
  assert.equal((await engine.poll(token, order, await attempt())).state, 'unreachable')
  await twin.up()
  assert.equal((await follow(token, order)).verdict.state, 'lost')
})

test('an order with an unknown acceptance is found, and executed once', { skip }, async context => {
  const { url, twin } = await openTwin(context)
  const { engine, context: attempt, follow } = await openEngine(context, url, { plain })
  const order = still()
  const token = await engine.place(order)
  twin.fault({ on: 'POST /prompt', times: 1, does: 'drop' })
  assert.equal((await engine.start(token, order, await attempt())).state, 'unreachable')
  const started = await engine.start(token, order, await attempt(true))
  assert.equal(started.state, 'started')
  assert.equal((await follow(token, order)).verdict.state, 'done')
  assert.deepEqual(twin.executed, [token.id])
})

test('a server that may have the order is awaited, and the other is not asked', { skip }, async context => {
  const [first, second] = [await openTwin(context), await openTwin(context)]
  const { engine, context: attempt } = await openEngine(context, [first.url, second.url], { plain })
  const order = still()
  const token = await engine.place(order)
  const placed = token.at === first.url ? first : second
  placed.twin.fault({ on: 'POST /prompt', times: 1, does: 'drop' })
  assert.equal((await engine.start(token, order, await attempt())).state, 'unreachable')
  await placed.twin.down()
  assert.equal((await engine.start(token, order, await attempt(true))).state, 'unreachable')
  assert.equal(first.twin.executed.length + second.twin.executed.length, 1)
  await placed.twin.up()
  assert.equal((await engine.start(token, order, await attempt(true))).state, 'started')
  assert.equal(first.twin.executed.length + second.twin.executed.length, 1)
})

test('work is shared between servers, and one that lacks a model is skipped', { skip }, async context => {
  const [first, second] = [await openTwin(context), await openTwin(context)]
  const { begin } = await openEngine(context, [first.url, second.url], { slow })
  const places = new Set([(await begin(still())).token.at, (await begin(still())).token.at])
  assert.deepEqual(places, new Set([first.url, second.url]))

  const unfit = { error: { type: 'x', message: 'x' }, node_errors: { 1: { errors: [{ type: 'value_not_in_list' }] } } }
  first.twin.fault({ on: 'POST /prompt', answers: { status: 400, json: unfit } })
  const other = await openEngine(context, [first.url, second.url], { plain })
  for (let times = 0; times < 3; times++) assert.equal((await other.begin(still())).token.at, second.url)
  assert.ok(first.twin.count('POST /prompt') <= 2, 'it is not asked in vain again and again')
})

for (const [what, answers] of [
  ['500', { status: 500, text: 'Server got itself in trouble' }],
  ['429', { status: 429, headers: { 'retry-after': '7' } }],
] as const)
  test(`a server that answers ${what} is unreachable, before and after the start`, { skip }, async context => {
    const { url, twin } = await openTwin(context)
    const { begin, engine, context: attempt, follow } = await openEngine(context, url, { plain })
    const order = still()
    const token = await engine.place(order)
    twin.fault({ answers })
    assert.equal((await engine.start(token, order, await attempt())).state, 'unreachable')
    twin.heal()
    const begun = await begin(order)
    twin.fault({ answers, times: 1 })
    const progress = await engine.poll(begun.token, order, await attempt())
    assert.equal(progress.state, 'unreachable')
    if (what === '429') assert.equal('retryAfterSeconds' in progress && progress.retryAfterSeconds, 7)
    assert.equal((await follow(begun.token, order)).verdict.state, 'done')
  })

test('a server that redirects is not followed into the private network', { skip }, async context => {
  const { url, twin } = await openTwin(context)
  const { engine, begin, context: attempt } = await openEngine(context, url, { plain })
  const order = still()
  const { token } = await begin(order)
  twin.fault({ answers: { status: 302, headers: { location: 'http://127.0.0.1:9/secret' } } })
  const progress = await engine.poll(token, order, await attempt())
  assert.deepEqual(progress, { state: 'unreachable', message: 'the server at this address is not a ComfyUI' })
})

test('a server that answers with another status has rejected the order', { skip }, async context => {
  const { url, twin } = await openTwin(context)
  const { begin } = await openEngine(context, url, { plain })
  twin.fault({ on: 'POST /prompt', answers: { status: 403, text: 'Forbidden' } })
  assert.deepEqual((await begin(still())).started, {
    state: 'failed',
    code: 'EngineFailure',
    message: 'the engine refused the workflow (403)',
    retryable: false,
  })
})

test('a hanging server is left when the order is no longer followed', { skip }, async context => {
  const { url, twin } = await openTwin(context)
  const { engine, begin, context: attempt } = await openEngine(context, url, { slow })
  const order = still()
  const { token } = await begin(order)
  twin.fault({ does: 'hang' })
  const left = new AbortController()
  const asked = twin.requests.length
  const polled = engine.poll(token, order, { ...(await attempt()), signal: left.signal })
  await until(() => twin.requests.length > asked, 'it was asked')
  left.abort(new Error('the process stops'))
  await assert.rejects(polled, /the process stops/)
})

test('a truncated file is fetched again', { skip }, async context => {
  const { url, twin } = await openTwin(context)
  const { begin, engine, context: attempt } = await openEngine(context, url, { plain })
  const order = still()
  const { token } = await begin(order)
  twin.fault({ on: 'GET /view', times: 2, does: 'cut' })
  const own = await attempt()
  const end = await until(async () => {
    const { state } = await engine.poll(token, order, own)
    return state !== 'working' && state
  }, 'there is news')
  assert.deepEqual([end, twin.count('GET /view')], ['done', 3], 'within one question')
})

test('a file that is truncated repeatedly is no verdict: the server is asked later', { skip }, async context => {
  const { url, twin } = await openTwin(context)
  const { begin, engine, context: attempt, follow } = await openEngine(context, url, { plain })
  const order = still()
  const { token } = await begin(order)
  twin.fault({ on: 'GET /view', does: 'cut' })
  const own = await attempt()
  const states = new Set<string>()
  await until(async () => {
    const { state } = await engine.poll(token, order, own)
    states.add(state)
    return state === 'unreachable'
  }, 'the fetching is given up for now')
  assert.ok(!states.has('failed') && !states.has('done'))
  twin.heal()
  assert.equal((await follow(token, order)).verdict.state, 'done')
})

test('a file that is not a picture, and a missing file, fail permanently', { skip }, async context => {
  const { url, twin } = await openTwin(context)
  const { make } = await openEngine(context, url, { plain })
  twin.behaviour.file = Buffer.from('<html>proxy error</html>')
  const wrong = (await make(still())).verdict
  assert.deepEqual([wrong.state, 'retryable' in wrong && wrong.retryable], ['failed', false])
  assert.match('message' in wrong ? wrong.message : '', /something unreadable, no image/)
  twin.fault({ on: 'GET /view', answers: { status: 404, text: '404' } })
  const gone = (await make(still())).verdict
  assert.match('message' in gone ? gone.message : '', /is not there \(404\)/)
})

test('an oversized file is not fetched to its end', { skip }, async context => {
  const { url, twin } = await openTwin(context)
  const { make } = await openEngine(context, url, { plain })
  twin.behaviour.file = new Uint8Array(96 * 1024 * 1024 + 1)
  const { verdict } = await make(still())
  assert.equal(verdict.state, 'failed')
  assert.match('message' in verdict ? verdict.message : '', /larger than/)
})

test('clips of common video nodes are found without paths of the server', {
  skip,
}, async context => {
  const { url, twin } = await openTwin(context)
  const { make } = await openEngine(context, url, { combined })
  const { verdict } = await make(clip())
  assert.equal(verdict.state === 'done' && verdict.files[0]?.format, 'mp4')
  assert.ok(twin.requests.every(({ query }) => !query.toString().includes('srv')))
})

test('without a websocket the order is polled', { skip }, async context => {
  const { url, twin } = await openTwin(context)
  twin.behaviour.hasSocket = false
  twin.behaviour.nodeMs = 200
  const { make } = await openEngine(context, url, { slow })
  const { verdict, percents } = await make(still())
  assert.equal(verdict.state, 'done')
  assert.ok(percents.every(percent => percent === 0))
  assert.equal(twin.sockets.length, 0)
})

test('events of other jobs are ignored', { skip }, async context => {
  const { url, twin } = await openTwin(context)
  twin.behaviour.isHeld = true
  const { begin, engine, context: attempt, follow } = await openEngine(context, url, { slow })
  const order = still()
  const { token } = await begin(order)
  await untilRunning({ url }, token)
  const own = await attempt()
  await until(async () => {
    await engine.poll(token, order, own)
    return twin.sockets.length > 0
  }, 'it listens')
  assert.equal(twin.sockets[0]?.clientId, token.id)
  const nodes = Object.fromEntries(Object.keys(slow.workflow).map(id => [id, { state: 'finished' }]))
  twin.tell(undefined, 'progress_state', { prompt_id: 'of somebody else', nodes })
  twin.behaviour.isHeld = false
  const { percents } = await follow(token, order)
  assert.ok((percents[0] ?? 0) < 90, percents.join())
})

test('servers before 0.7 are asked by their queue and history', { skip }, async context => {
  const { url, twin } = await openTwin(context)
  twin.behaviour.isOld = true
  twin.behaviour.isHeld = true
  const { begin, engine, follow } = await openEngine(context, url, { slow })
  const [first, second] = [still(), still()]
  const running = await begin(first)
  const waiting = await begin(second)
  assert.equal((await engine.start(running.token, first, { ...(await ownContext()), again: true })).state, 'started')
  await engine.cancel?.(waiting.token, second)
  assert.equal((await follow(waiting.token, second)).verdict.state, 'lost')
  twin.behaviour.isHeld = false
  assert.equal((await follow(running.token, first)).verdict.state, 'done')
  assert.deepEqual(twin.executed, [running.token.id])

  async function ownContext() {
    return (await openEngine(context, url, { slow })).context()
  }
})

test('newer servers end one job by its id', { skip }, async context => {
  const { url, twin } = await openTwin(context)
  Object.assign(twin.behaviour, { cancelsById: true, isHeld: true })
  const { begin, engine } = await openEngine(context, url, { slow })
  const order = still()
  const { token } = await begin(order)
  await untilRunning({ url }, token)
  await engine.cancel?.(token, order)
  assert.deepEqual([twin.count('POST /api/jobs/:id/cancel'), twin.count('POST /interrupt')], [1, 0])
})

test('the headers of the engines file are sent to the server, also on the websocket, and not disclosed', {
  skip,
}, async context => {
  const { url, twin } = await openTwin(context)
  twin.behaviour.nodeMs = 200
  const headers = { authorization: `Bearer ${CANARY}` }
  const { make, logged } = await openEngine(context, url, { slow }, { headers })
  const { verdict, token } = await make(still())
  assert.equal(verdict.state, 'done')
  assert.ok(twin.requests.every(request => request.headers.authorization === headers.authorization))
  assert.ok(twin.sockets.length > 0)
  assert.ok(twin.sockets.every(socket => socket.headers.authorization === headers.authorization))
  twin.fault({ answers: { status: 401, text: `bad token ${CANARY}` } })
  const refused = await (await openEngine(context, url, { plain }, { headers })).begin(still())
  for (const told of [verdict, token, refused, logged]) assert.ok(!JSON.stringify(told).includes(CANARY))
})
