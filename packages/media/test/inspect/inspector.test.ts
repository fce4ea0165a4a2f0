import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { MachineFailure } from '../../src/children/child-failure.ts'
import type { PictureFacts } from '../../src/inspect/inspected.ts'
import { createInspector, type Inspector } from '../../src/inspect/inspector.ts'
import { WIDEST } from '../../../../test/harness/fuzz.ts'
import { until } from '../../../../test/harness/until.ts'

type LoggedInspector = Inspector & { folder: string; logged: () => { msg: string; tries?: number }[] }

type Limits = { timeoutMs?: number; patienceMs?: number }

async function inspectorFor(context: TestContext, limits: Limits = { timeoutMs: 60_000 }): Promise<LoggedInspector> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-inspector-'))
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: line => void lines.push(line) })
  const entry = join(import.meta.dirname, 'unruly-child.ts')
  const inspector = createInspector({ children: 1, log, ...limits, entry })
  context.after(async () => {
    await inspector.stop()
    await rm(folder, { recursive: true })
  })
  return { ...inspector, folder, logged: () => lines.map(line => JSON.parse(line)) }
}

const look = ({ inspect, folder }: LoggedInspector, name: string, signal?: AbortSignal) =>
  inspect(join(folder, name), WIDEST.picture, signal ? { signal } : {})

const unreadable = (why: string) => ({
  reason: 'ImageFormatInvalid',
  says: `must be png, jpeg, webp, bmp; this is a file that cannot be read (${why})`,
})

const triesOf = (inspector: LoggedInspector): (number | undefined)[] =>
  inspector
    .logged()
    .filter(({ msg }) => msg === 'a file could not be inspected')
    .map(({ tries }) => tries)

test('a file that crashes its process is tried once more and then rejected', async context => {
  const inspector = await inspectorFor(context)
  assert.deepEqual(await look(inspector, 'crashes'), unreadable('a media child was ended by SIGABRT'))
  assert.deepEqual(triesOf(inspector), [1, 2])
  assert.deepEqual(inspector.childPids(), [])
})

test('a file that keeps its process busy too long is rejected, and its process ends', async context => {
  const inspector = await inspectorFor(context, { timeoutMs: 1_500 })
  assert.deepEqual(await look(inspector, 'spins'), unreadable('it took longer than 1.5 s'))
  assert.deepEqual(triesOf(inspector), [1], 'it would take as long again')
  assert.deepEqual(inspector.childPids(), [])
})

test('a file is not blamed for a machine that has no time for it', async context => {
  const inspector = await inspectorFor(context, { timeoutMs: 300, patienceMs: 60_000 })
  const looking = look(inspector, 'is held up')
  await until(() => existsSync(join(inspector.folder, 'is held up.seen')), 'the file is looked at')
  await delay(600)
  // Not once: it may not have stopped yet.
  const going = setInterval(() => inspector.childPids().map(pid => process.kill(pid, 'SIGCONT')), 50)
  context.after(() => clearInterval(going))
  assert.ok('facts' in (await looking), 'it waited for twice as long as it may work, and worked for less')
  assert.deepEqual(triesOf(inspector), [])
})

test('a file that a machine never gets to is left to another attempt, and no process holds it', async context => {
  const inspector = await inspectorFor(context, { timeoutMs: 60_000, patienceMs: 500 })
  await assert.rejects(look(inspector, 'stops'), MachineFailure)
  assert.deepEqual([triesOf(inspector), inspector.childPids()], [[], []])
})

test('a file is not blamed for a process that was killed', async context => {
  const inspector = await inspectorFor(context)
  await assert.rejects(look(inspector, 'is ended'), /was ended by SIGKILL/)
  assert.deepEqual(triesOf(inspector), [])
})

test('a file that makes its process grow without end is rejected', async context => {
  const inspector = await inspectorFor(context)
  assert.deepEqual(await look(inspector, 'grows'), unreadable('it needs too much memory'))
  assert.deepEqual(triesOf(inspector), [1])
  assert.deepEqual(inspector.childPids(), [])
})

test('a crash that does not come again costs nothing but time', async context => {
  const inspector = await inspectorFor(context)
  assert.ok('facts' in (await look(inspector, 'crashes once')))
  assert.deepEqual(triesOf(inspector), [1])
})

test('the next file finds a service as good as new', async context => {
  const inspector = await inspectorFor(context)
  await look(inspector, 'crashes')
  const [first, second] = [await look(inspector, 'good'), await look(inspector, 'good, too')]
  assert.ok('facts' in first && 'facts' in second)
  assert.equal((first.facts as PictureFacts).width, (second.facts as PictureFacts).width, 'one process for both')
})

test('a fault of the service does not reject the file', async context => {
  const inspector = await inspectorFor(context)
  await assert.rejects(look(inspector, 'dies before it looks'), /was ended by SIGKILL/)
  await assert.rejects(look(inspector, 'cannot be found'), /no such file/)
  assert.deepEqual(triesOf(inspector), [])
})

test('an abort ends the process and is reported as an abort', async context => {
  const inspector = await inspectorFor(context)
  const stop = new AbortController()
  const looking = look(inspector, 'hangs', stop.signal)
  stop.abort(new Error('nobody waits'))
  await assert.rejects(looking, /nobody waits/)
  assert.deepEqual(inspector.childPids(), [])
})

test('a service that stops does not refuse the file that it was looking at', async context => {
  const inspector = await inspectorFor(context)
  const looking = assert.rejects(look(inspector, 'crashes, then hangs'), /stopped/)
  await until(() => existsSync(join(inspector.folder, 'crashes, then hangs.seen again')), 'the file is looked at again')
  await inspector.stop()
  await looking
  await assert.rejects(look(inspector, 'good'), /stopped/)
})
