import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { until } from '../../../../../test/harness/until.ts'
import type { MadeFile, Order } from '../../../../media/src/engine/contract.ts'
import { comfyuiKind } from '../../../src/engines/comfyui/comfyui-kind.ts'
import { createServerClient } from '../../../src/engines/remote/server-client.ts'
import { SECRET_PATH } from './comfyui-twin.ts'
import {
  anySeed,
  askJob,
  clip,
  countQueued,
  music,
  openEngine,
  openFar,
  REAL_URL,
  still,
  untilRunning,
} from './far-comfyui.ts'
import {
  halfBad,
  MISSING_MODEL,
  moving,
  plain,
  preview,
  resized,
  silent,
  slow,
  strange,
  weighty,
  writeWorkflows,
} from './test-workflows.ts'
import { drawPng } from './twin-nodes.ts'

// All of this holds for a real server, too: KINORA_TEST_COMFYUI_URL=http://127.0.0.1:8188. What needs a far side that can
// be broken is in faults.test.ts.

type Verdict = { state: string; files?: readonly MadeFile[] }

function theFile(verdict: Verdict): MadeFile {
  assert.equal(verdict.state, 'done', JSON.stringify(verdict))
  assert.equal(verdict.files?.length, 1)
  return verdict.files?.[0] as MadeFile
}

test('a picture is made in a size of the workflow, and is fetched', async context => {
  const far = await openFar(context)
  const { make } = await openEngine(context, far.url, { plain })
  const { verdict, token } = await make(still())
  const { path, format, role } = theFile(verdict)
  assert.deepEqual([role, format], ['result', 'png'])
  const bytes = await readFile(path)
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [208, 128])
  assert.match(String(token.id), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  for (const value of Object.values(token)) assert.notEqual(typeof value, 'object', 'a token is flat')
})

test('a clip has the frames for its seconds, and is returned unchanged', async context => {
  const far = await openFar(context)
  const { make } = await openEngine(context, far.url, { moving })
  const { verdict } = await make(clip())
  assert.equal(theFile(verdict).format, 'mp4')
  if (far.twin) {
    const { json } = far.twin.requests.find(({ path }) => path === '/prompt') ?? {}
    assert.deepEqual([json.prompt[1].inputs.batch_size, json.prompt[2].inputs.fps], [17, 8])
  }
})

test('music is found among the sounds of a node', async context => {
  const far = await openFar(context)
  const { make } = await openEngine(context, far.url, { silent })
  assert.equal(theFile((await make(music())).verdict).format, 'mp3')
})

const pictureOrder = async (
  { context }: { context: () => Promise<{ folder: string }> },
  bytes: Uint8Array,
): Promise<Order> => {
  const path = join((await context()).folder, 'given.png')
  await writeFile(path, bytes)
  return still({ inputs: [{ role: 'images[0]', kind: 'picture', path }] })
}

test('a picture of an order is uploaded under a name of its content, and the workflow reads it', async context => {
  const far = await openFar(context)
  const driven = await openEngine(context, far.url, { resized })
  const order = await pictureOrder(driven, drawPng({ width: 32 + (anySeed() % 64), height: 48 }))
  const { path } = theFile((await driven.make(order)).verdict)
  const bytes = await readFile(path)
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [208, 128])
  if (far.twin) {
    const { json } = far.twin.requests.find(({ path: at }) => at === '/prompt') ?? {}
    assert.match(json.prompt[1].inputs.image, /^kinora\/[0-9a-f]{64}\.png$/)
  }
})

test('two equal orders have two files', async context => {
  const far = await openFar(context)
  const { make, engine } = await openEngine(context, far.url, { plain })
  const order = still()
  const [first, second] = [await make(order), await make(order)]
  for (const { verdict } of [first, second]) theFile(verdict)
  assert.notEqual(first.token.id, second.token.id)
  const names = await Promise.all(
    [first, second].map(async ({ token }) => {
      const record = (await (await fetch(`${far.url}/history/${String(token.id)}`)).json()) as Record<string, any>
      return record[String(token.id)].outputs[2].images[0].filename
    }),
  )
  assert.equal(new Set(names).size, 2, names.join())
  for (const [index, { token }] of [first, second].entries()) assert.ok(names[index].startsWith(String(token.id)))
  assert.equal(engine.isRemote?.(order), true)
})

test('an order that is started twice, by one process or by two, is executed once', async context => {
  const far = await openFar(context)
  const one = await openEngine(context, far.url, { slow })
  const other = await openEngine(context, far.url, { slow })
  const order = still()
  const { token, started } = await one.begin(order)
  assert.equal(started.state, 'started')
  for (const driven of [one, other])
    assert.deepEqual(await driven.engine.start(token, order, await driven.context(true)), started)
  assert.equal(await countQueued(far, token), 1)
  if (far.twin) assert.deepEqual([far.twin.executed, far.twin.count('POST /prompt')], [[token.id], 1])
  await one.engine.cancel?.(token, order)
})

test('another process follows an order by its token alone', async context => {
  const far = await openFar(context)
  const one = await openEngine(context, far.url, { plain })
  const order = still()
  const { token } = await one.begin(order)
  await one.engine.leave?.(token)
  await one.engine.stop()
  const other = await openEngine(context, far.url, { plain })
  const { verdict } = await other.follow(JSON.parse(JSON.stringify(token)), order)
  assert.equal(theFile(verdict).format, 'png')
})

test('progress grows and never reaches the end early', async context => {
  const far = await openFar(context)
  const { make } = await openEngine(context, far.url, { slow })
  if (far.twin) far.twin.behaviour.nodeMs = 300
  const { verdict, percents } = await make(still())
  theFile(verdict)
  assert.deepEqual(
    percents,
    percents.toSorted((a, b) => a - b),
  )
  assert.ok(percents.length > 0 && percents.every(percent => percent >= 0 && percent < 100), percents.join())
  // A fast machine is done before there is anything to hear.
  if (percents.length > 2) assert.ok((percents.at(-1) ?? 0) > 0, `something was heard: ${percents.join()}`)
  if (far.twin) assert.ok(percents.length > 2, 'the twin takes its time')
})

test('a cancelled order that runs is interrupted', async context => {
  const far = await openFar(context)
  if (far.twin) far.twin.behaviour.isHeld = true
  const { begin, engine } = await openEngine(context, far.url, { slow })
  const order = still()
  const { token } = await begin(order)
  await untilRunning(far, token)
  await engine.cancel?.(token, order)
  const status = await until(async () => {
    const seen = await askJob(far, token)
    return seen !== 'in_progress' && seen
  }, 'it is interrupted')
  assert.match(status, /failed|cancelled/)
})

test('a cancelled waiting order is removed, and the one before it continues', async context => {
  const far = await openFar(context)
  if (far.twin) far.twin.behaviour.isHeld = true
  const { begin, engine, follow } = await openEngine(context, far.url, { slow })
  const [first, second] = [still(), still()]
  const running = await begin(first)
  await untilRunning(far, running.token)
  const waiting = await begin(second)
  assert.equal(await askJob(far, waiting.token), 'pending')
  await engine.cancel?.(waiting.token, second)
  assert.equal(await askJob(far, waiting.token), 'unknown')
  if (far.twin) far.twin.behaviour.isHeld = false
  theFile((await follow(running.token, first)).verdict)
})

test('an interrupt by somebody else is no verdict on the order: it may be retried', async context => {
  const far = await openFar(context)
  if (far.twin) far.twin.behaviour.isHeld = true
  const { begin, follow } = await openEngine(context, far.url, { slow })
  const order = still()
  const { token } = await begin(order)
  await untilRunning(far, token)
  await fetch(`${far.url}/interrupt`, { method: 'POST', body: '{}' })
  const { verdict } = await follow(token, order)
  assert.deepEqual(verdict, {
    state: 'failed',
    code: 'EngineFailure',
    message: 'it was interrupted at the engine',
    retryable: true,
  })
})

test('a failed node is named to the caller, without its traceback and without a path', async context => {
  const far = await openFar(context)
  const driven = await openEngine(context, far.url, { resized })
  const order = await pictureOrder(driven, Buffer.from(`this is no picture ${randomUUID()}`))
  const { verdict } = await driven.make(order)
  assert.deepEqual(
    { ...verdict, message: '' },
    { state: 'failed', code: 'EngineFailure', message: '', retryable: false },
  )
  const message = 'message' in verdict ? verdict.message : ''
  assert.match(message, /^the engine's node LoadImage failed \([\w.]+\)$/)
  assert.doesNotMatch(message, /\/|Traceback/)
  assert.ok(!JSON.stringify(verdict).includes(SECRET_PATH))
})

async function examine(context: TestContext, url: string, workflows: Parameters<typeof writeWorkflows>[1]) {
  const settings = { urls: [url], workflows: await writeWorkflows(context, workflows) }
  const reach = (to: string) => createServerClient({ url: to, guard: { allowPrivateNetworks: false } })
  const tools = { reach, resolvePath: (path: string) => path } as Parameters<NonNullable<typeof comfyuiKind.examine>>[1]
  return comfyuiKind.examine?.(settings, tools, context.signal)
}

for (const [what, workflow, missing] of [
  ['model', weighty, `the model ${MISSING_MODEL} is missing in models/vae; it is at https://example.com/vae`],
  ['node', strange, 'the node KinoraHasNoSuchNode is missing'],
] as const)
  test(`a missing ${what} makes the workflow unfit, and the next order goes elsewhere`, async context => {
    const far = await openFar(context)
    const { begin, engine } = await openEngine(context, far.url, { unfit: workflow, moving })
    const order = still()
    assert.equal(engine.accepts(order), true, 'nobody knows yet')
    const { started } = await begin(order)
    assert.deepEqual([started.state, 'code' in started && started.code], ['failed', 'ModelUnavailable'])
    assert.equal(engine.accepts(order), false)
    assert.equal(engine.accepts(clip()), true, 'the other workflow is as fit as before')
    assert.deepEqual(await examine(context, far.url, { unfit: workflow, moving }), [
      { what: 'workflow unfit', why: missing },
    ])
  })

test('a server with everything required is fit', async context => {
  const far = await openFar(context)
  assert.deepEqual(await examine(context, far.url, { plain, moving, resized, silent }), [])
})

test('a graph that was accepted with an invalid part is a failure, and is stopped', async context => {
  const far = await openFar(context)
  if (far.twin) far.twin.behaviour.isHeld = true
  const { engine, context: attempt } = await openEngine(context, far.url, { halfBad })
  const order = still()
  const token = await engine.place(order)
  const started = await engine.start(token, order, await attempt())
  assert.deepEqual([started.state, 'retryable' in started && started.retryable], ['failed', false])
  await until(async () => (await countQueued(far, token)) === 0, 'it is withdrawn')
  assert.notEqual(await askJob(far, token), 'completed')
})

test('preview outputs are not results', async context => {
  const far = await openFar(context)
  const { make } = await openEngine(context, far.url, { preview })
  const { verdict } = await make(still())
  assert.deepEqual(
    [verdict.state, 'message' in verdict && verdict.message],
    ['failed', 'the engine ended without a file'],
  )
})

test('an order that is unknown to the server is lost', async context => {
  const far = await openFar(context)
  const { engine, context: attempt } = await openEngine(context, far.url, { plain })
  const order = still()
  const token = await engine.place(order)
  assert.equal((await engine.poll(token, order, await attempt())).state, 'lost')
})

test('the answering one of two servers makes the order, and the token names it', async context => {
  const far = await openFar(context)
  const nobody = 'http://127.0.0.1:9'
  const { engine, context: attempt, follow } = await openEngine(context, [nobody, far.url], { plain })
  const order = still()
  const token = { ...(await engine.place(order)), at: nobody }
  const started = await engine.start(token, order, await attempt())
  assert.equal(started.state === 'started' && started.token.at, far.url)
  if (started.state === 'started') theFile((await follow(started.token, order)).verdict)
})

test('orders without a workflow are not accepted', async context => {
  const far = await openFar(context)
  const { engine } = await openEngine(context, far.url, { plain, moving })
  const picture = [{ role: 'images[0]', kind: 'picture', path: '/nowhere.png' }]
  assert.equal(engine.accepts(still()), true)
  assert.equal(engine.accepts(still({ inputs: picture })), false, 'it takes no picture')
  assert.equal(engine.accepts(clip()), true)
  assert.equal(engine.accepts(clip({ seconds: 30 })), false, 'it is too long')
  assert.equal(engine.accepts(clip({ from: { kind: 'frame' }, inputs: picture })), false)
  assert.equal(engine.accepts(music()), false)
  assert.deepEqual(engine.leavesOut?.(still()), ['prompt: the engine takes no words'])
})

test('the report names the real parts', context => {
  context.diagnostic(REAL_URL ? `ComfyUI was real: ${REAL_URL}` : 'ComfyUI was a twin')
})
