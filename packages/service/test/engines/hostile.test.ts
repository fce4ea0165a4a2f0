import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, type TestContext, test } from 'node:test'
import { type DrivenEngine, driveEngine } from '../../../../test/harness/drive-engine.ts'
import type { Order } from '../../../media/src/engine/contract.ts'
import { chatKind } from '../../src/engines/chat/chat-kind.ts'
import { cogKind } from '../../src/engines/cog/cog-kind.ts'
import { comfyuiKind } from '../../src/engines/comfyui/comfyui-kind.ts'
import { commandKind } from '../../src/engines/command/command-kind.ts'
import { falKind } from '../../src/engines/fal/fal-kind.ts'
import { lightx2vKind } from '../../src/engines/lightx2v/lightx2v-kind.ts'
import { openaiKind } from '../../src/engines/openai/openai-kind.ts'
import { sdapiKind } from '../../src/engines/stable-diffusion/sdapi-kind.ts'
import { sdcppKind } from '../../src/engines/stable-diffusion/sdcpp-kind.ts'
import { upstreamKind } from '../../src/engines/upstream/upstream-kind.ts'
import type { EngineKind, Unfit } from '../../src/engines/engine-kind.ts'
import { registerKind } from '../../src/engines/register-kind.ts'
import { examineEngine } from '../../src/engines/without-secrets.ts'
import { image, reading, video } from './orders.ts'

// A far side that answers every question with the same words, whatever they are.

const SECRET = 'hostile/Canary+4711=x'
const headers = {
  authorization: `Bearer ${SECRET}`,
  'x-key': `Basic ${Buffer.from(`me:${SECRET}`).toString('base64')}`,
}

let url = ''
let said: { status: number; body: string }
/** Answers with status 200 by the first part of the path. */
const shaped: string[] = []
const server = createServer((incoming, outgoing) => {
  incoming.resume().on('end', () => {
    const body = shaped[Number(/^\/(\d+)\//.exec(incoming.url ?? '')?.[1])]
    const answer = body === undefined ? said : { status: 200, body }
    outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
})
before(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => {
  server.closeAllConnections()
  server.close()
})

type Opened = DrivenEngine & { order: Order; examine: () => Promise<Unfit[]> }

const template = { prompt: '{prompt}' }
const asked: Order = { ...image, generator: 'reference2image', model: 'genq2' }

/** Each kind, and what it calls an order that is made. */
const KINDS: Record<string, { open: (t: TestContext) => Opened; made: string }> = {
  chat: { open: t => open(t, chatKind, { url, model: 'm' }, reading), made: '' },
  cog: { open: t => open(t, cogKind, { url, input: { image: template } }), made: 'succeeded' },
  comfyui: { open: t => open(t, comfyuiKind, { urls: [url], workflows: ['flux-dev'] }), made: 'completed' },
  fal: { open: t => open(t, falKind, { url, model: 'a/b', input: { image: template } }), made: 'COMPLETED' },
  lightx2v: { open: t => open(t, lightx2vKind, { url, makes: ['image'] }), made: 'completed' },
  openai: {
    open: t => open(t, openaiKind, { url, dialect: 'sglang', makes: ['video'], pollSeconds: 0.01, model: 'm' }, video),
    made: 'completed',
  },
  'openai pictures': {
    open: t => open(t, openaiKind, { url, dialect: 'sglang', makes: ['image'], pollSeconds: 0.01 }),
    made: 'completed',
  },
  sdapi: { open: t => open(t, sdapiKind, { url }), made: '' },
  sdcpp: { open: t => open(t, sdcppKind, { url, makes: ['image'] }), made: 'completed' },
  upstream: { open: t => open(t, upstreamKind, { url, pollSeconds: 0.01 }), made: 'success' },
}

function open<Settings extends object>(
  t: TestContext,
  kind: EngineKind<Settings>,
  settings: Settings,
  order: Order = asked,
): Opened {
  const driven = driveEngine(t, kind, settings, { headers })
  const { signal } = new AbortController()
  const engine = registerKind(kind).configure({ kind: 'hostile', ...settings })
  return { ...driven, order, examine: async () => (await examineEngine(engine, driven.tools, signal)).problems }
}

/** Everything that an order, and a look at the engine, brings from the far side: what is kept, told and logged. */
async function tell({ engine, order, begin, context, logged, examine }: Opened): Promise<unknown[]> {
  const told: unknown[] = [logged]
  const { token, started } = await begin(order)
  told.push(token, started)
  const own = await context()
  if (started.state === 'started') told.push(await engine.poll(token, order, own))
  await engine.cancel?.(token, order)
  told.push(await examine())
  return told
}

/** All that anybody has a name for, and the same words in each. */
const everywhere = (words: string, state: string): object => {
  const link = `https://127.0.0.1:1/${words}`
  return {
    ...Object.fromEntries(
      ['id', 'task_id', 'request_id', 'name', 'message', 'msg', 'reason', 'code', 'type', 'err_code'].map(name => [
        name,
        words,
      ]),
    ),
    err_msg: `no ${words}`,
    status: state,
    state,
    error: { message: `who is ${words}?`, code: words, type: words },
    detail: [{ msg: words, type: words }],
    notes: [words],
    node_errors: { [words]: { class_type: words, errors: [{ type: words, message: words, details: words }] } },
    ...Object.fromEntries(
      ['url', 'status_url', 'response_url', 'cancel_url', 'file_url', 'output'].map(name => [name, link]),
    ),
    creations: [{ url: link }],
    data: [{ id: words, url: link }],
    supported_modes: [words],
    result: { images: [{ b64_json: words }] },
    images: [words],
  }
}

/** Names that some engine reads, besides those of `everywhere`. */
const OTHER_NAMES = ['tasks', 'remains', 'choices', 'message', 'usage', 'content', 'progress', 'outputs', 'prompt_id']

/** Answers whose fields have the right names and values of the wrong type, at the top, in objects and in lists. */
function wrongShapes(state: string): unknown[] {
  const names = [...Object.keys(everywhere('', state)), ...OTHER_NAMES]
  const all = (value: unknown): object => Object.fromEntries(names.map(name => [name, value]))
  const wrong = [null, 7, [null], ...[null, 7, [null]].flatMap(value => [all(value), [all(value)]])]
  return [...wrong, ...wrong.map(value => ({ ...all(value), status: state, state, id: 'a', task_id: 'a' }))]
}

const SPELLINGS = [SECRET, Buffer.from(`someone:${SECRET}`).toString('base64'), `${'x'.repeat(190)} ${SECRET}`]

for (const [name, { open: openKind, made }] of Object.entries(KINDS)) {
  test(`${name}: a server that repeats our key has it in no verdict, token, log or examination`, async t => {
    const cases = [
      ...SPELLINGS.map(words => ({ status: 200, words, state: 'failed' })),
      { status: 200, words: SECRET, state: made },
      ...[400, 500].map(status => ({ status, words: SECRET, state: 'failed' })),
    ]
    for (const { status, words, state } of cases) {
      said = { status, body: JSON.stringify(everywhere(words, state)) }
      const told = JSON.stringify(await tell(openKind(t)))
      for (const spelling of [...SPELLINGS, 'hostile/Canary'])
        assert.ok(!told.includes(spelling), `${status} ${state} ${words}: ${told}`)
    }
  })

  test(`${name}: unparsable answers are a verdict`, async t => {
    const bodies: [status: number, body: string][] = [
      [200, '{"error":'.repeat(300_000)],
      [400, `{"error":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
      [500, `${'{"output":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
      [200, `{"status":"${made}","output":[${'{},'.repeat(400_000)}{}]}`],
    ]
    for (const [status, body] of bodies) {
      said = { status, body }
      await tell(openKind(t))
    }
  })
}

test('an answer of a wrong form is a verdict of every kind', async t => {
  const faults: string[] = []
  const told: Promise<unknown>[] = []
  const origin = url
  for (const [name, { open: openKind, made }] of Object.entries(KINDS))
    for (const shape of wrongShapes(made)) {
      const body = JSON.stringify(shape)
      url = `${origin}/${shaped.push(body) - 1}`
      told.push(tell(openKind(t)).catch((error: Error) => faults.push(`${name}: ${error.message}: ${body}`)))
    }
  url = origin
  await Promise.all(told)
  assert.deepEqual(faults, [])
})

test('command: a key in the output or a file name of a program is in no verdict', async t => {
  const key = 'Canary+4711=of-a-program'
  process.env['HOSTILE_KEY'] = key
  const folder = await mkdtemp(join(tmpdir(), 'kinora-hostile-'))
  t.after(async () => {
    delete process.env['HOSTILE_KEY']
    await rm(folder, { recursive: true, force: true })
  })
  const shell = (script: string): DrivenEngine =>
    driveEngine(t, commandKind, {
      command: '/bin/sh',
      args: ['-c', script],
      makes: ['image'],
      env: { KEY: { env: 'HOSTILE_KEY' } },
      folder,
    })
  const scripts = [
    'echo "no $KEY" >&2; exit 1',
    'printf "Error: me:%s" "$KEY" | base64 >&2; exit 1',
    `printf '{"failed": {"message": "%s"}}\\n' "$KEY"; exit 1`,
    'touch "result.$KEY" "result.2"',
  ]
  for (const script of scripts) {
    const driven = shell(script)
    const { token } = await driven.begin(image)
    const told = JSON.stringify((await driven.follow(token, image)).verdict)
    assert.match(told, /"failed"/)
    assert.ok(!told.includes('Canary'), told)
    const encoded = told.match(/[\w+/=-]{12,}/g) ?? []
    assert.ok(!encoded.some(run => Buffer.from(run, 'base64').toString().includes('Canary')), told)
  }
})
