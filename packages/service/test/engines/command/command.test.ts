import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import type { Engine, Order, OrderFailed, Token } from '../../../../media/src/engine/contract.ts'
import { driveEngine } from '../../../../../test/harness/drive-engine.ts'
import { until } from '../../../../../test/harness/until.ts'
import { readClonedVoice } from '../../../src/plans/clone-voice.ts'
import { commandKind } from '../../../src/engines/command/command-kind.ts'
import { findProcesses } from '../../../src/engines/command/end-processes.ts'
import { driveCommand } from './drive-command.ts'
import { image, speech, video } from '../orders.ts'

const seeing: Order = { kind: 'seeing', prompt: '', seed: 1, inputs: [] }

test('a program gets the order, reports progress, and its output is used', async context => {
  const { folder } = await driveCommand(context, [])
  const goOn = join(folder, 'go-on')
  const { begin, engine, follow, context: attempt } = await driveCommand(context, ['paint', goOn], { folder })
  const { token } = await begin(image)
  await untilPercent(engine, token, 40)
  await writeFile(goOn, '')
  const { verdict } = await follow(token, image)
  assert.ok(verdict.state === 'done')
  assert.deepEqual(
    verdict.files.map(({ role, format }) => [role, format]),
    [['result', 'png']],
  )
  assert.deepEqual(verdict.notes, ['seed 7', 'see …'])
  // Asked again, by an attempt with a folder of its own: it is still there.
  const second = await attempt()
  const progress = await engine.poll(token, image, second)
  assert.ok(progress.state === 'done' && progress.files[0]?.path.startsWith(second.folder))
  assert.ok(readFileSync(progress.files[0]?.path ?? '').length > 60)
})

test('a program gets its arguments one by one, its own environment, and nothing else', async context => {
  process.env['KINORA_TEST_CANARY'] = 'canary-5f2'
  context.after(() => delete process.env['KINORA_TEST_CANARY'])
  const { make } = await driveCommand(context, ['tell', '$(id); {seed}', '{prompt}'], {
    env: { GREETING: 'hi', SECRET: { env: 'KINORA_TEST_CANARY' } },
  })
  const { verdict } = await make({ ...seeing, prompt: '--output=/etc/x' })
  assert.ok(verdict.state === 'done' && verdict.files[0])
  const told = JSON.parse(await readFile(verdict.files[0].path, 'utf8'))
  assert.deepEqual(told.args, ['$(id); 1', ' --output=/etc/x'])
  assert.equal(told.order.prompt, '--output=/etc/x')
  assert.equal(told.again, false)
  const { PWD: _pwd, OLDPWD: _old, _: _underscore, ...env } = told.env
  assert.deepEqual(env, {
    PATH: process.env['PATH'],
    LANG: 'C.UTF-8',
    HOME: told.cwd,
    TMPDIR: told.cwd,
    GREETING: 'hi',
    SECRET: 'canary-5f2',
  })
})

const failures: [behaviour: string, message: RegExp | string, others?: Partial<OrderFailed>, order?: Order][] = [
  ['refuse', 'it shows what it must not', { code: 'CreationPolicyViolation' }],
  ['fail', 'the program ended with code 1: no weights at … for … from …'],
  ['code75', 'the program ended with code 75', { retryable: true }],
  ['code3', 'the program ended with code 3'],
  ['nothing', 'the program wrote no result: a file result.png or .jpg or .webp was expected'],
  ['empty', 'result.png is empty'],
  ['wrong', 'result.exe is not what was ordered: result.png or .jpg or .webp was expected'],
  ['several', 'the program wrote several of one kind: result.jpg, result.png'],
  ['link', 'result.png is not a plain file'],
  ['huge', /^the program (wrote more than it may|ended with code 1: Error: EFBIG)/],
  ['badWords', 'words.json must be a list of {"text", "fromSeconds", "toSeconds"}', {}, speech],
  ['hang', 'it took longer than 1 s'],
]
for (const [behaviour, message, others, order = image] of failures) {
  test(`a program with this behaviour fails with a message for callers: ${behaviour}`, async context => {
    process.env['KINORA_TEST_CANARY'] = 'canary-5f2'
    const { make, logged, folder } = await driveCommand(context, [behaviour], {
      env: { SECRET: { env: 'KINORA_TEST_CANARY' } },
      maxBytes: 2_000_000,
      timeoutSeconds: behaviour === 'hang' ? 1 : 60,
    })
    const { verdict } = await make(order)
    assert.ok(verdict.state === 'failed')
    if (message instanceof RegExp) assert.match(verdict.message, message)
    else assert.equal(verdict.message, message)
    assert.deepEqual({ ...verdict, message: '' }, { ...plain, ...others })
    assert.doesNotMatch(JSON.stringify([verdict, logged]), /canary|opt\/model|https:/)
    assert.deepEqual(await readdir(join(folder, 'far')), [], 'what failed is not kept')
  })
}

const asRoot = { skip: process.getuid?.() === 0 ? false : 'only root can run programs as somebody else' }
const plain: OrderFailed = { state: 'failed', code: 'EngineFailure', message: '', retryable: false }

test("little of a program's output is held, and its last messages are read", async context => {
  const { make } = await driveCommand(context, ['flood'])
  assert.equal((await make(image)).verdict.state, 'done')
})

test('a missing program is a verdict, and examine reports it', async context => {
  const { begin, settings } = await driveCommand(context, [], { command: 'kinora-no-such-program' })
  assert.deepEqual((await begin(image)).started, {
    ...plain,
    code: 'ModelUnavailable',
    message: 'there is no program kinora-no-such-program',
  })
  const tools = { resolvePath: (path: string) => path, name: 'far', readSecret: () => '' }
  const unfit = await commandKind.examine?.(settings, tools as never, new AbortController().signal)
  assert.deepEqual(unfit, [{ what: 'command', why: 'there is no program kinora-no-such-program' }])
})

test('a cancelled program is asked to end, and then killed with its children', async context => {
  const { begin, engine, follow } = await driveCommand(context, ['family'])
  const { token } = await begin(image)
  await untilPercent(engine, token, 10)
  assert.ok((await findProcesses(String(token['order']))).length >= 4, 'shell, guard, program and two children')
  await engine.cancel?.(token, image)
  assert.deepEqual(await findProcesses(String(token['order'])), [])
  assert.equal((await follow(token, image)).verdict.state, 'lost')
})

test('a program that handles the request to end may finish its work', async context => {
  const { folder } = await driveCommand(context, [])
  const file = join(folder, 'asked')
  const { begin, engine } = await driveCommand(context, ['polite', file], { folder })
  const { token } = await begin(image)
  await untilPercent(engine, token, 10)
  await engine.cancel?.(token, image)
  assert.equal(await readFile(file, 'utf8'), 'asked to end\n')
})

test('processes that a program leaves behind are killed', async context => {
  const { make } = await driveCommand(context, ['leftovers'])
  const { verdict, token } = await make(image)
  assert.equal(verdict.state, 'done')
  assert.deepEqual(await findProcesses(String(token['order'])), [])
})

test('a program that outlives the service continues in another process from its own files', async context => {
  const first = await driveCommand(context, [])
  const file = join(first.folder, 'runs')
  const left = await driveCommand(context, ['resume', file], { folder: first.folder })
  const { token } = await left.begin(image)
  await untilPercent(left.engine, token, 50)
  await left.engine.leave?.(token)
  assert.deepEqual(await findProcesses(String(token['order'])), [])
  const other = await driveCommand(context, ['resume', file], { folder: first.folder })
  assert.equal((await other.follow(token, image)).verdict.state, 'done')
  assert.equal(await readFile(file, 'utf8'), 'run after 0, again false\nrun after 1, again true\n')
})

test('a result finished before a crash is used, not made again', async context => {
  const { folder } = await driveCommand(context, [])
  const file = join(folder, 'runs')
  const first = await driveCommand(context, ['count', file], { folder })
  const { token } = await first.begin(image)
  await until(() => existsSync(join(folder, 'far', String(token['order']), 'exit')), 'the program has ended')
  const second = await driveCommand(context, ['count', file], { folder })
  const again = await second.engine.start(token, image, await second.context(true))
  assert.equal(again.state, 'started')
  assert.equal((await second.follow(token, image)).verdict.state, 'done')
  assert.equal(await readFile(file, 'utf8'), 'run\n')
})

test('an order that is started twice runs once', async context => {
  const { folder } = await driveCommand(context, [])
  const file = join(folder, 'runs')
  const { begin, engine, context: attempt, follow } = await driveCommand(context, ['count', file], { folder })
  const { token } = await begin(image)
  await engine.start(token, image, await attempt(true))
  assert.equal((await follow(token, image)).verdict.state, 'done')
  assert.equal(await readFile(file, 'utf8'), 'run\n')
})

test('an order of a missing folder is lost', async context => {
  const { engine, follow } = await driveCommand(context, ['paint'])
  assert.equal((await follow(await engine.place(image), image)).verdict.state, 'lost')
})

test('after a kill -9 of the worker no process of the program lives, and another worker makes the order', async context => {
  const { folder } = await driveCommand(context, [])
  const worker = spawn(process.execPath, [join(import.meta.dirname, 'worker.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  context.after(() => worker.kill('SIGKILL'))
  const [line] = (await once(createInterface(worker.stdout), 'line')) as [string]
  const token = JSON.parse(line)
  assert.ok((await findProcesses(token.order)).length >= 4)
  worker.kill('SIGKILL')
  await until(async () => (await findProcesses(token.order)).length === 0, 'nothing of it lives', { seconds: 20 })
  const second = await driveCommand(context, ['paint'], { folder })
  assert.equal((await second.engine.start(token, image, await second.context(true))).state, 'started')
  assert.equal((await second.follow(token, image)).verdict.state, 'done')
})

test('a running program for the same order is stopped before it is started again', async context => {
  const { folder } = await driveCommand(context, [])
  const first = await driveCommand(context, ['family'], { folder })
  const { token } = await first.begin(image)
  await untilPercent(first.engine, token, 10)
  const earlier = await findProcesses(String(token['order']))
  const goOn = join(folder, 'go-on')
  const second = await driveCommand(context, ['paint', goOn], { folder })
  await second.engine.start(token, image, await second.context(true))
  await untilPercent(second.engine, token, 40)
  const now = await findProcesses(String(token['order']))
  assert.ok(earlier.length >= 4 && now.length >= 2 && !now.some(pid => earlier.includes(pid)))
  // The first learns that its run has ended, and does no harm to the second.
  const superseded = (await first.follow(token, image)).verdict
  assert.ok(superseded.state === 'failed' && superseded.retryable)
  await writeFile(goOn, '')
  assert.equal((await second.follow(token, image)).verdict.state, 'done')
})

test('a program of a service that runs as root has few rights, and its result can be read', asRoot, async context => {
  const account = { uid: 65_533, gid: 65_533 }
  const parent = await mkdtemp(join(tmpdir(), 'kinora-command-'))
  context.after(() => rm(parent, { recursive: true, force: true }))
  await chmod(parent, 0o755)
  const settings = {
    command: '/bin/sh',
    args: ['-c', 'umask 077; printf "[%s]" "$(id -u)" >result.json'],
    makes: ['seeing'],
    folder: join(parent, 'orders'),
  } as const
  const { make, tools } = driveEngine(context, commandKind, settings, { account })
  const { verdict } = await make(seeing)
  assert.ok(verdict.state === 'done', JSON.stringify(verdict))
  const { path } = verdict.files[0] ?? assert.fail()
  assert.equal(await readFile(path, 'utf8'), '[65533]')
  assert.equal((await stat(path)).mode & 0o777, 0o640)
  const { signal } = new AbortController()
  assert.deepEqual(await commandKind.examine?.(settings, tools, signal), [])
  await chmod(parent, 0o700)
  assert.deepEqual(await commandKind.examine?.(settings, tools, signal), [
    { what: 'account', why: `the user 65533 cannot get past ${parent}` },
  ])
})

test('it accepts orders by kind, by the start of a video, and by the inputs that its arguments need', async context => {
  const { engine } = await driveCommand(context, ['paint'], { makes: ['video', 'image'], sources: ['words'] })
  assert.deepEqual([image, video, speech].map(engine.accepts), [true, true, false])
  assert.equal(engine.accepts({ ...video, from: { kind: 'frame' } }), false)
  const { engine: animator } = await driveCommand(context, ['{picture}', '{lastpicture}'])
  const picture = { role: 'images[0]', kind: 'picture', path: '/a.png' } as const
  assert.equal(animator.accepts({ ...video, inputs: [picture] }), false)
  assert.equal(animator.accepts({ ...video, inputs: [picture, picture] }), true)
})

test('a requested setting that it ignores is reported', async context => {
  const { engine } = await driveCommand(context, [], { ignores: ['seed', 'voice', 'speed', 'pitch'] })
  assert.deepEqual(engine.leavesOut?.({ ...speech, speed: 1.5 }), [
    'seed: the engine does not take one',
    'voice: the engine uses its own voice',
    'speed: the engine has one only',
  ])
})

const refused: [args: string[], message: string][] = [
  [['{colour}'], 'args has no placeholder {colour}; there are {prompt}'],
  [['-i', 'testsrc={prompt}'], 'args: {prompt} must be an argument of its own'],
]
for (const [args, message] of refused) {
  test(`arguments with ${args.join(' ')} are rejected`, () => {
    assert.throws(
      () => commandKind.check?.({ command: 'x', makes: ['image'], args }),
      error => (error as Error).message.startsWith(message),
    )
  })
}

async function untilPercent(engine: Engine, token: Token, percent: number): Promise<void> {
  const own = { signal: new AbortController().signal, folder: '', log: console }
  await until(async () => {
    const progress = await engine.poll(token, image, own)
    return progress.state === 'working' && progress.percent === percent
  }, `it is at ${percent} %`)
}

test('a program clones a voice from a recording, and another speaks with it', async context => {
  const { make, folder } = await driveCommand(context, ['clone'], { makes: ['voice'] })
  const path = join(folder, 'recording.wav')
  await writeFile(path, 'RIFF of somebody')
  const inputs = [{ role: 'audio_url', kind: 'sound', path }] as const
  const { verdict } = await make({ kind: 'voice', prompt: '', seed: 1, inputs, name: 'kinora_901', text: 'Hello.' })
  assert.ok(verdict.state === 'done' && verdict.files[0], JSON.stringify(verdict))
  const voice = readClonedVoice(await readFile(verdict.files[0].path, 'utf8'))
  assert.deepEqual(voice, { language: 'en', gender: 'female', made: { voice: 'trained-kinora_901', heard: 16 } })
  const speaking = await driveCommand(context, ['speak', '{voice}'], { makes: ['speech'] })
  const ownVoices = { mine_voice: { engine: 'program', language: 'en', made: voice.made } }
  const said = await speaking.make({ ...speech, voice: 'mine_voice', ownVoices })
  assert.ok(said.verdict.state === 'done' && said.verdict.files[0], JSON.stringify(said.verdict))
  assert.equal(await readFile(said.verdict.files[0].path, 'utf8'), 'RIFF by trained-kinora_901')
})
