import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { readSettings } from '../../src/service/settings.ts'
import { startWork } from '../../src/service/work.ts'
import type { Engine } from '../../../media/src/engine/contract.ts'
import { createGuardedFetch } from '../../src/net/guarded-fetch.ts'
import { createPlanFinder } from '../../src/service/create-plan-finder.ts'
import type { Plan } from '../../src/plans/plan.ts'
import { findDrift } from '../../../../test/harness/find-drift.ts'
import { makePng } from '../../../media/test/formats/sample-files.ts'
import { type ScriptEngine, scriptEngine } from '../../../../test/harness/script-engine.ts'
import { startService } from '../../../../test/harness/service.ts'
import { startHost, startSocketHost } from '../net/far-side.ts'
import { soleEngine } from '../../src/engines/routing/sole-engine.ts'

// A machine that is in use: who waits for whom. The rules themselves are in schedule.test.ts, on a clock of their own.

/** Fails after a time that is long even on a busy machine, rather than never. */
async function until<T>(what: string, look: () => Promise<T | undefined> | T | undefined, ms = 60_000): Promise<T> {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(20)) {
    const found = await look()
    if (found !== undefined && found !== false) return found
  }
  throw new Error(`not within ${ms} ms: ${what}`)
}

/** An engine that holds what its prompt tells it to hold, until it is let go. */
function holdingEngine(): ScriptEngine & { letGo(prompt: string): void } {
  const free = new Set<string>()
  const engine = scriptEngine(async order => {
    if (!order.prompt.includes('held') || free.has(order.prompt)) return undefined
    await sleep(10)
    return { state: 'working', percent: 1 }
  })
  return Object.assign(engine, { letGo: (prompt: string) => void free.add(prompt) })
}

type Options = {
  slots?: number
  slowForMs?: number
  settings?: Record<string, string>
  lines?: Record<string, unknown>[]
  film?: Plan
}

async function open(
  t: TestContext,
  engine: Engine,
  { slots = 2, slowForMs = 1_000, settings = {}, lines, film }: Options = {},
) {
  const service = await startService({ KINORA_ALLOW_PRIVATE_NETWORKS: '1' })
  const folder = await mkdtemp(join(tmpdir(), 'kinora-fair-'))
  const fetcher = createGuardedFetch({ allowPrivateNetworks: true })
  const log = lines
    ? pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    : service.services.log
  const plans = createPlanFinder(service.services.catalog)
  const work = await startWork(
    { ...service.services, log },
    readSettings({ KINORA_WORKER_SLOTS: String(slots), KINORA_STOP_SECONDS: '0', ...settings }),
    {
      router: soleEngine(engine),
      download: (url, { path, ...options }) =>
        fetcher.download(url, { toFile: path, slowest: { bytesPerSecond: 1_000, forMs: slowForMs }, ...options }),
      folder,
      ...(film && { planOf: task => (task.type === 'ad-one-click' && !task.awaited ? film : plans(task)) }),
    },
  )
  t.after(async () => {
    await work.stop()
    await fetcher.close()
    assert.deepEqual(await findDrift(service.db), [], 'the ledger sums to the balances')
    assert.deepEqual(await readdir(folder), [], 'no folder of an attempt is left')
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const account = async (maxRunning = 100) => {
    const { key, id } = await service.account({ credits: 1_000_000 })
    await service.db.query({ text: 'update account set max_running = $2 where id = $1' }, [id, maxRunning])
    const create = async (path: string, body: object): Promise<string> => {
      const { json, text } = await service.post(`/ent/v2/${path}`, body, { key })
      assert.ok(json.task_id, text)
      return String(json.task_id)
    }
    return {
      create,
      /** Sixteen seconds of video: long by any measure. */
      video: (prompt: string) => create('text2video', { model: 'genq3-pro', prompt, duration: 16 }),
      stateOf: async (task: string): Promise<string> =>
        String((await service.get(`/ent/v2/tasks/${task}/creations`, { key })).json.state),
      shown: async (task: string): Promise<Record<string, any>> =>
        (await service.get(`/ent/v2/tasks/${task}/creations`, { key })).json,
    }
  }
  return { service, account }
}

/** Sends a byte a second. */
const startCrawlingHost = () =>
  startSocketHost(socket => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n')
      const drip = setInterval(() => socket.write('x'), 1_000)
      socket.on('close', () => clearInterval(drip))
    })
  })

const animate = (host: { localUrl: string }) => ({ model: 'genq2-pro', images: [`${host.localUrl}/a.png`] })

test('hosts that send a byte a second delay only their own account', async t => {
  const crawling = await startCrawlingHost()
  const png = Buffer.from(makePng(256, 256))
  const quick = await startHost((_request, response) => response.end(png))
  const engine = scriptEngine()
  // They are not given up here: longer than anything is waited for.
  const floor = await open(t, engine, { slots: 2, slowForMs: 90_000 })
  const [slow, other] = [await floor.account(), await floor.account()]
  const stuck = await Promise.all(Array.from({ length: 6 }, () => slow.create('img2video', animate(crawling))))
  for (const id of stuck)
    await until('all six are taken up', async () => (await slow.stateOf(id)) === 'processing' || undefined)

  const words = await other.create('text2video', { model: 'genq2', prompt: 'from words', duration: 1 })
  await until('the task without a download', async () => (await other.stateOf(words)) === 'success' || undefined)
  const fetched = await other.create('img2video', animate(quick))
  const looked = await until('the task with one', async () => {
    const shown = await other.shown(fetched)
    return ['success', 'failed'].includes(shown.state) ? shown : undefined
  })
  // What the other account's picture is worth is not the matter here: that it was fetched and looked at is.
  assert.doesNotMatch(String(looked.err_msg), /download|slower|connection/)
  assert.deepEqual(
    await Promise.all(stuck.map(slow.stateOf)),
    stuck.map(() => 'processing'),
  )
})

test('a download that crawls is given up, tried again like any other, and then fails the task for nothing', async t => {
  const crawling = await startCrawlingHost()
  const floor = await open(t, scriptEngine())
  const account = await floor.account()
  const id = await account.create('img2video', animate(crawling))
  const failed = await until('it is given up for good', async () => {
    await floor.service.db.query({ text: 'update job set due_at = now() where tries > 0' })
    const shown = await account.shown(id)
    return shown.state === 'failed' ? shown : undefined
  })
  assert.deepEqual([failed.err_code, failed.credits], ['ImageDownloadFailure', 0])
  assert.equal(failed.err_msg, 'images[0]: the transfer is slower than 1000 bytes a second')
})

test('on a machine full of long work a sentence begins, and a finished film ends', async t => {
  const engine = holdingEngine()
  const film: Plan = async context => {
    const [part] = await context.parts('parts', [
      { part: 'generate_video', partIndex: 0, request: { prompt: 'held part', duration: 1 } },
    ])
    return { creations: (part?.result?.creations ?? []).map(one => ({ ...one, id: context.nextId() })) }
  }
  const floor = await open(t, engine, { slots: 2, film })
  const [films, crowd, talker] = [await floor.account(), await floor.account(), await floor.account()]
  const id = await films.create('ad-one-click', { images: ['https://example.com/a.png'], prompt: 'a film' })
  await until('its part', () => engine.started.includes('held part') || undefined)
  for (const name of ['held 1', 'held 2', 'held 3']) await crowd.video(name)
  await until('the other slot', () => engine.started.length === 2 || undefined)
  engine.letGo('held part')
  await until('the slot of the part', () => engine.started.length === 3 || undefined)

  await until('the film is told', async () => (await films.stateOf(id)) === 'success' || undefined)
  const text = 'One sentence, and no more.'
  const spoken = await talker.create('audio-tts', { text, voice_setting_voice_id: 'Chinese_Female_Currency' })
  await until('the sentence is said', async () => (await talker.stateOf(spoken)) === 'success' || undefined)
  assert.deepEqual(engine.started.filter(prompt => prompt.startsWith('held')).length, 3, 'both slots are still held')
})

test('a sentence and a picture of an account with all slots in films are made immediately, and the next film is not', async t => {
  const engine = holdingEngine()
  const floor = await open(t, engine, { slots: 1 })
  const account = await floor.account(2)
  const films = [await account.video('held 1'), await account.video('held 2'), await account.video('held 3')]
  await until('the first film', () => engine.started.length === 1 || undefined)
  const spoken = await account.create('audio-tts', {
    text: 'One sentence, and no more.',
    voice_setting_voice_id: 'Chinese_Female_Currency',
  })
  const painted = await account.create('reference2image', { model: 'genq2', prompt: 'a lamp' })
  for (const id of [spoken, painted])
    await until('it is made', async () => (await account.stateOf(id)) === 'success' || undefined)
  assert.deepEqual(await Promise.all(films.map(account.stateOf)), ['processing', 'queueing', 'queueing'])
})

test('a free slot chooses the account and not the oldest job', async t => {
  const engine = holdingEngine()
  const floor = await open(t, engine, { slots: 1, settings: { KINORA_EXTRA_SLOTS: '0' } })
  const [many, one] = [await floor.account(), await floor.account()]
  for (let index = 0; index < 5; index++) await many.video(`held many ${index}`)
  await until('the first', () => engine.started.length === 1 || undefined)
  await one.video('held one')
  await one.video('held one more')
  const expected = [
    'held many 0',
    'held one',
    'held many 1',
    'held one more',
    'held many 2',
    'held many 3',
    'held many 4',
  ]
  for (const [index, prompt] of expected.entries()) {
    await until(prompt, () => engine.started.length > index || undefined)
    assert.equal(engine.started[index], prompt)
    engine.letGo(prompt)
  }
})

test('work that is tried again does not overtake what was there before its wait was over', async t => {
  const script = holdingEngine()
  let failures = 0
  const engine: Engine = {
    ...script,
    async poll(token, order, context) {
      if (!order.prompt.startsWith('breaks') || failures++ > 0) return script.poll(token, order, context)
      return { state: 'failed', code: 'EngineFailure', message: 'not this time', retryable: true }
    },
  }
  const floor = await open(t, engine, { slots: 1, settings: { KINORA_EXTRA_SLOTS: '0' } })
  const account = await floor.account()
  const again = await account.video('breaks')
  await until('its first try', () => failures > 0 || undefined)
  for (const name of ['held 1', 'held 2', 'held 3']) await account.video(name)
  await until('the next', () => script.started.includes('held 1') || undefined)
  await until('its wait is over', async () => {
    const jobs = await floor.service.db.query<{ due: boolean }>({
      text: 'select due_at <= now() as due from job where tries > 0',
    })
    return jobs[0]?.due === true || undefined
  })
  for (const name of ['held 1', 'held 2', 'held 3']) {
    await until(name, () => script.started.includes(name) || undefined)
    script.letGo(name)
  }
  await until('it is done', async () => (await account.stateOf(again)) === 'success' || undefined)
  assert.deepEqual(script.started, ['breaks', 'held 1', 'held 2', 'held 3', 'breaks'])
})

test('orders that other machines make take no slot: a hundred are under way on one', async t => {
  const script = holdingEngine()
  const floor = await open(t, { ...script, isRemote: () => true }, { slots: 1 })
  const account = await floor.account(200)
  const prompts = Array.from({ length: 100 }, (_, index) => `held ${index}`)
  const ids = await Promise.all(prompts.map(prompt => account.video(prompt)))
  await until('all of them are ordered', () => script.started.length === prompts.length || undefined)
  for (const prompt of prompts) script.letGo(prompt)
  for (const id of ids) await until(id, async () => (await account.stateOf(id)) === 'success' || undefined)
})

test('the log has a line for the start of a task, and one for its end', async t => {
  const lines: Record<string, unknown>[] = []
  const engine = scriptEngine(order =>
    order.prompt === 'bad'
      ? { state: 'failed', code: 'CreationPolicyViolation', message: 'not this', retryable: false }
      : undefined,
  )
  const floor = await open(t, engine, { lines })
  const account = await floor.account()
  const [good, bad] = [await account.video('good'), await account.video('bad')]
  for (const id of [good, bad])
    await until('it ends', () => lines.some(line => line.task === id && line.msg === 'a task ended') || undefined)
  const told = (id: string) =>
    lines
      .filter(line => line.task === id && line.level === 30)
      .map(({ time: _time, level: _level, seconds, ...line }) => {
        if (line.msg === 'a task ended') assert.ok(typeof seconds === 'number' && seconds >= 0)
        return line
      })
  const names = { generator: 'text2video', model: 'genq3-pro' }
  assert.deepEqual(told(good), [
    { task: good, ...names, msg: 'a task starts' },
    { task: good, ...names, state: 'success', engine: 'script', attempt: 1, msg: 'a task ended' },
  ])
  assert.deepEqual(told(bad)[1], {
    task: bad,
    ...names,
    state: 'failed',
    code: 'CreationPolicyViolation',
    engine: 'script',
    attempt: 1,
    msg: 'a task ended',
  })
})
