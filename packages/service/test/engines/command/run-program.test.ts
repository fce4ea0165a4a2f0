import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { findProcesses } from '../../../src/engines/command/end-processes.ts'
import { type ProgramRun, runProgram } from '../../../src/engines/command/run-program.ts'
import { until } from '../../../../../test/harness/until.ts'

async function programRun(context: TestContext, args: string[], others: Partial<ProgramRun> = {}): Promise<ProgramRun> {
  const root = await mkdtemp(join(tmpdir(), 'kinora-run-'))
  context.after(() => rm(root, { recursive: true, force: true }))
  const folder = join(root, 'files')
  await mkdir(folder)
  return {
    order: randomUUID(),
    program: '/bin/sh',
    args: ['-c', ...args],
    env: { PATH: process.env['PATH'] ?? '' },
    folder,
    input: '',
    timeoutMs: 60_000,
    maxFileBytes: 1_000_000,
    onLine() {},
    ...others,
  }
}

test('the end of one run of an order is not the end of another run of the same order', async context => {
  const run = await programRun(context, ['sleep 300'])
  const [one, two] = [runProgram(run), runProgram(run)]
  await until(async () => (await findProcesses(run.order)).length >= 6, 'both run')
  await one.leave()
  assert.ok((await findProcesses(run.order)).length >= 3, 'the other goes on')
  await two.leave()
  assert.deepEqual(await findProcesses(run.order), [])
})

test('the exit status of a program is written beside its folder at once', async context => {
  const run = await programRun(context, ['exit 7'])
  assert.deepEqual(await runProgram(run).ended, { code: 7, lastWords: '' })
  assert.equal(await readFile(join(run.folder, '../exit'), 'utf8'), '7')
})

test('a program that cannot be started reports the reason, and an unknown one is not its output', async context => {
  const run = await programRun(context, [], { program: '/no/such/program', args: [] })
  const end = await runProgram(run).ended
  assert.ok('code' in end && end.code === 127)
  const builtIn = await runProgram({ ...run, program: 'exit', args: ['0'] }).ended
  assert.ok('code' in builtIn && builtIn.code !== 0, 'a word of the shell is no program')
})

test('a program need not read its input of any size', async context => {
  const run = await programRun(context, ['exit 0'], { input: 'x'.repeat(10_000_000) })
  assert.deepEqual(await runProgram(run).ended, { code: 0, lastWords: '' })
})

test('lines are reported whole for any division of the output', async context => {
  const lines: string[] = []
  const run = await programRun(context, ["printf 'a'; sleep 0.05; printf 'b\\nü\\r\\n\\nc'; exec 1>&-; sleep 0.05"], {
    onLine: line => void lines.push(line),
  })
  await runProgram(run).ended
  assert.deepEqual(lines, ['ab', 'ü', '', 'c'])
})
