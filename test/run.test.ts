import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { costTable, fileCosts, othersShare } from './harness/file-costs.ts'
import { fileLanes } from './harness/file-lanes.ts'
import { isFast } from './harness/is-fast.ts'
import { mayShare } from './harness/may-share.ts'
import { needsDatabase } from './harness/needs-database.ts'
import { affectedBy } from './harness/watch-files.ts'
import { isAlive } from './harness/server-users.ts'
import { makeTemporaryFolder } from './harness/temporary-folder.ts'
import { isFirstTier, unusedPatterns } from './harness/tiers.ts'
import { until } from './harness/until.ts'

const root = join(import.meta.dirname, '..')

/** The test run as `npm test -- words` makes it, in a folder with these test files. */
async function runIn(t: TestContext, files: Record<string, string>, environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-run-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'test'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'test', name)), { recursive: true })
    await writeFile(join(folder, 'test', name), text)
  }
  const { NODE_TEST_CONTEXT: _, KINORA_TEST_COSTS: __, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'test/run.ts'), 'test/'], {
    cwd: folder,
    env: { ...env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)))
  const code = await new Promise<number | null>(resolve => child.on('close', resolve))
  return { folder, said, code }
}

const HANGS = `
  import { spawn } from 'node:child_process'
  import { writeFileSync } from 'node:fs'
  import { test } from 'node:test'
  test('is quick', () => {})
  test('waits for ever', () => {
    // It ignores a polite end, and holds the pipes of its parent.
    const child = spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"], { stdio: 'inherit' })
    writeFileSync('child.pid', String(child.pid))
    return new Promise(() => setInterval(() => {}, 1_000))
  })
`
// No turn of its loop comes any more, as in one that spins; this one takes no time of a processor.
const SPINS = `
  import { test } from 'node:test'
  test('turns round and round', () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))
`
const FAILS = "import { test } from 'node:test'\ntest('fails', () => { throw new Error('no') })\n"
const TELLS_PROCESS = "import { test } from 'node:test'\ntest('passes', t => t.diagnostic(`process ${process.pid}`))\n"
const HAS_HOOKS = `
  import { before, beforeEach, test } from 'node:test'
  let begun = false
  before(async () => { await new Promise(resolve => setTimeout(resolve, 50)); begun = true })
  beforeEach(t => { if (t.name !== 'is begun') throw new Error('a hook of another file') })
  test('is begun', () => { if (!begun) throw new Error('not begun') })
`
const PASSES = "import { test } from 'node:test'\ntest('passes', () => {})\n"

test('a file that hangs is killed with its children and told by name; the others run, and Node counts', async t => {
  const files = { 'a-hangs.test.ts': HANGS, 'b-spins.test.ts': SPINS, 'c.test.ts': PASSES, 'd.test.ts': PASSES }
  const { folder, said, code } = await runIn(t, files, { KINORA_TEST_FILE_SECONDS: '10' })
  assert.equal(code, 1)
  assert.match(said, /test\/a-hangs\.test\.ts was killed: not done after 10 s; under way: waits for ever/)
  assert.match(said, /test\/b-spins\.test\.ts was killed: not done after 10 s/)
  assert.match(said, /ℹ pass 3\nℹ fail 2\n/)
  assert.match(said, /✖ test\/a-hangs\.test\.ts/)
  const pid = Number(await readFile(join(folder, 'child.pid'), 'utf8'))
  await until(() => !isAlive(pid), 'the child of the killed file is gone')
})

test('files that pass end with 0, and without a database if none of them needs one', async t => {
  const { said, code } = await runIn(t, { 'c.test.ts': PASSES })
  assert.match(said, /ℹ pass 1\nℹ fail 0\n/)
  assert.equal(code, 0)
})

/** Some of the files of the repository; a name that is there no more proves nothing. */
function existing(...files: string[]): string[] {
  const paths = files.map(file => join(root, file))
  assert.deepEqual(
    paths.filter(path => !existsSync(path)),
    [],
  )
  return paths
}

test('files that wait run beside the others, and all are counted together', async t => {
  const lanes = fileLanes(Object.keys(fileCosts()), fileCosts())
  const [waiting = ''] = lanes[1]?.runs.flat().filter(file => file.startsWith('test/')) ?? []
  const files = { 'a.test.ts': PASSES, 'b.test.ts': FAILS, [waiting.replace('test/', '')]: PASSES }
  const { said, code } = await runIn(t, files)
  assert.match(said, /ℹ tests 3\n/)
  assert.match(said, /ℹ pass 2\nℹ fail 1\n/)
  assert.match(said, /✖ failing tests:[^]*✖ fails/)
  assert.equal(code, 1)
})

test('many files that make no media share processes, and each test is told as if it were alone', async t => {
  const many = Array.from({ length: 45 }, (_, index) => [`${index}.test.ts`, TELLS_PROCESS] as const)
  const { said, code } = await runIn(t, {
    ...Object.fromEntries(many),
    'f.test.ts': FAILS,
    '1-hooks.test.ts': HAS_HOOKS,
  })
  assert.match(said, /ℹ tests 47\nℹ suites 47\nℹ pass 46\nℹ fail 1\n/)
  assert.match(said, /test at test\/f\.test\.ts:2:1\n✖ fails/)
  assert.equal(code, 1)
  const processes = [...said.matchAll(/process (\d+)/g)].map(match => match[1])
  assert.equal(processes.length, 45)
  assert.ok(new Set(processes).size <= 3, `${new Set(processes).size} processes`)
})

test('a word that is in no path is told, and is no success', async t => {
  const { said, code } = await runIn(t, {})
  assert.match(said, /no test file has test\/ in its path/)
  assert.equal(code, 1)
})

test('every file is run once, the longest first; those that mostly wait beside the others', () => {
  existing(...Object.keys(fileCosts()))
  const costs = {
    'a.test.ts': { wall: 20, cpu: 10 },
    'b.test.ts': { wall: 30, cpu: 30 },
    'c.test.ts': { wall: 40, cpu: 40 },
    'd.test.ts': { wall: 30, cpu: 2 },
  }
  const lanes = fileLanes(['new.test.ts', ...Object.keys(costs)], costs)
  assert.deepEqual(
    lanes.map(lane => lane.runs.flat()),
    [['c.test.ts', 'b.test.ts', 'a.test.ts', 'new.test.ts'], ['d.test.ts']],
  )
})

test('costs of files are printed as a table, the most expensive first', () => {
  const told = [
    { files: ['a.test.ts'], cpu: 12.34, wall: 20 },
    { files: ['b.test.ts', 'c.test.ts', 'd.test.ts'], cpu: 3, wall: 4 },
  ]
  const lines = costTable(told, 21).split('\n')
  assert.match(lines[1] ?? '', /^ +12\.3 +20\.0 {2}a\.test\.ts$/)
  assert.match(lines[2] ?? '', /^ +3\.0 +4\.0 {2}b\.test\.ts and 2 more$/)
  assert.match(lines[3] ?? '', /^ +21\.0 /)
})

test('which files need the database is known by what they import', () => {
  const users = existing(
    'packages/service/test/http/subjects.test.ts',
    'packages/service/test/worker/fairness.test.ts',
    'test/faults/lost-sessions.test.ts',
  )
  assert.deepEqual(users.map(needsDatabase), [true, true, true])
  const others = existing(
    'packages/service/test/films/export/format-edl.test.ts',
    'packages/studio/test/prompt-parsing/caller-pictures.test.ts',
    'test/layers.test.ts',
  )
  assert.deepEqual(others.map(needsDatabase), [false, false, false])
})

test('fast are files that neither make media nor start a process', () => {
  const fast = existing(
    'packages/studio/test/prompt-parsing/caller-pictures.test.ts',
    'packages/service/test/catalog/price-book.test.ts',
  )
  assert.deepEqual(fast.map(isFast), [true, true])
  const slow = existing(
    'packages/service/test/http/subjects.test.ts',
    'packages/media/test/inspect/inspector.test.ts',
    'packages/media/test/compositor/plate.test.ts',
    'packages/service/test/files/s3-blobs.test.ts',
    'packages/studio/test/orders/speak-order.test.ts',
    'test/run.test.ts',
  )
  assert.deepEqual(slow.filter(isFast), [])
})

test('files share a process unless they change or measure it, or a helper of theirs has hooks', () => {
  const shared = existing(
    'packages/service/test/http/subjects.test.ts',
    'packages/studio/test/scene-writing/write-scene.test.ts',
    // What it only reads of its process.
    'packages/service/test/engines/command/page.test.ts',
    'packages/media/test/write/write-picture.test.ts',
  )
  assert.deepEqual(shared.filter(mayShare), shared)
  const alone = existing(
    // A hook of the helper that starts processes.
    'test/faults/moved-folder.test.ts',
    // What it measures; what it sets; what it starts.
    'packages/service/test/http/attacks-answers.test.ts',
    'packages/studio/test/own-models/film-own-models.test.ts',
    'packages/client/test/portable.test.ts',
    'test/run.test.ts',
  )
  assert.deepEqual(alone.filter(mayShare), [])
})

test('neighbours share processes, a few at a time and no dear ones', () => {
  const files = globSync('packages/{service,studio}/test/**/*.test.ts', { cwd: root }).sort()
  const shared = files.filter(file => mayShare(file) && !isFast(file))
  const dear = shared[3] ?? ''
  const lanes = fileLanes(files, { [dear]: { wall: 30, cpu: 30 } })
  const runs = lanes.flatMap(lane => lane.runs)
  assert.deepEqual(runs.flat().sort(), files)
  const run = (file: string): readonly string[] => runs.find(one => one.includes(file)) ?? []
  assert.deepEqual(run(dear), [dear])
  assert.ok(shared.every(file => run(file).length <= 14 && run(file).every(one => shared.includes(one))))
  assert.ok(runs.length < files.length / 3, `${runs.length} processes for ${files.length} files`)
})

test('a watching run runs a file again when what it imports changes', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-watch-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'test'))
  const imported = join(folder, 'test', 'number.ts')
  await writeFile(imported, 'export const number = 1\n')
  await writeFile(
    join(folder, 'test', 'a.test.ts'),
    "import { test } from 'node:test'\nimport { number } from './number.ts'\ntest(`the number is ${number}`, () => {})\n",
  )
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'test/run.ts'), '--watch', 'a.test'], {
    cwd: folder,
    env: { ...env, TMPDIR: folder },
  })
  t.after(() => child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)))
  await until(() => said.includes('the number is 1'), 'the first run')
  await writeFile(imported, 'export const number = 2\n')
  await until(() => said.includes('the number is 2'), 'the second run')
})

const sources = globSync('{packages/*/test,test}/**/*.ts', { cwd: root })
  .filter(file => file !== 'test/run.test.ts')
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))

// Those that have a deadline or a count of their own, end when they are told to, or are there to be killed.
const MAY_TURN = [
  'test/harness/until.ts',
  'test/harness/server-users.ts',
  'test/harness/chaos.ts',
  'test/harness/chaos-clients.ts',
  'test/harness/film-kills.ts',
  'packages/media/test/inspect/unruly-child.ts',
  'packages/service/test/engines/command/program.ts',
  'packages/service/test/engines/command/worker.ts',
  'packages/media/test/sound/ebur128.ts',
]
// A loop that looks at a clock or a count of its own on its first line ends.
const WAITS =
  /while \((?![^\n]*(?:deadline|Date\.now|tries))[^\n]*\)\s+await |for \((?:;;|[^;\n]*; ;[^\n)]*|; [^;\n]*; [^\n)]*await[^\n]*)\)/

test('no test waits without a deadline', () => {
  const endless = sources.filter(({ file, text }) => !MAY_TURN.includes(file) && WAITS.test(text))
  assert.deepEqual(
    endless.map(one => one.file),
    [],
    'until() in test/harness/until.ts waits, and says what for',
  )
  assert.match('while (!done()) await sleep(10)', WAITS)
  assert.match('for (;;) {', WAITS)
  assert.doesNotMatch('while (!done() && Date.now() < deadline) await sleep(10)', WAITS)
})

test('everything that is drawn by chance is drawn by a seed that is told and can be given', () => {
  const others = sources.filter(
    ({ file, text }) => file !== 'test/harness/property.ts' && text.includes("'fast-check'"),
  )
  assert.deepEqual(
    others.filter(({ text }) => !/^import type .*'fast-check'$/m.test(text)).map(one => one.file),
    [],
    'test/harness/property.ts has the seed',
  )
  assert.deepEqual(
    sources.filter(({ text }) => text.includes('Math.random')).map(one => one.file),
    [],
  )
})

test('a property that fails tells the seed that makes it fail again', async t => {
  const property = JSON.stringify(join(root, 'test/harness/property.ts'))
  const draws = `
    import { test } from 'node:test'
    import { fc } from ${property}
    test('no number is large', () => fc.assert(fc.property(fc.integer(), one => one < 1_000)))
  `
  const first = await runIn(t, { 'draws.test.ts': draws })
  const seed = /KINORA_TEST_SEED=(\d+) draws the same/.exec(first.said)?.[1] ?? ''
  assert.match(first.said, new RegExp(`seed: ${seed}`))
  const again = await runIn(t, { 'draws.test.ts': draws }, { KINORA_TEST_SEED: '7' })
  assert.match(again.said, /seed: 7,/)
})

test('a run on a busy machine is not counted as waiting', () => {
  const run = { cpu: 900, wall: 500 }
  assert.ok(Math.abs(othersShare({ ...run, idle: 0.1 }, 2)) < 0.001, 'nobody else: a tenth was idle')
  assert.ok(Math.abs(othersShare({ cpu: 450, wall: 500, idle: 0.05 }, 2) - 0.5) < 0.001, 'others took half of it')
})

const all = globSync('{packages/*/test,test}/**/*.test.ts', { cwd: root })

test('every pattern of the tiers matches a test file, and both tiers have files', () => {
  assert.deepEqual(unusedPatterns(all), [])
  assert.ok(isFirstTier('packages/service/test/http/ledger.test.ts'))
  assert.ok(!isFirstTier('packages/studio/test/music/play-score.test.ts'))
  assert.deepEqual(unusedPatterns(['test/run.test.ts']).length > 5, true)
})

test('a changed data file selects the test files that import a module that reads it', () => {
  const affected = (path: string): string[] => affectedBy(new Set([join(root, path)]), all)
  const rows = affected('packages/studio/test/prompt-parsing/prompts/changes.txt')
  assert.deepEqual(
    rows.filter(file => file.includes('prompts.test')),
    ['packages/studio/test/prompt-parsing/prompts.test.ts'],
  )
  assert.ok(rows.length < 10, rows.join())
  const genres = affected('packages/studio/data/music/genres/pop.json')
  assert.ok(genres.includes('packages/studio/test/music/ensemble.test.ts'))
  assert.ok(!genres.includes('packages/studio/test/planes/plane.test.ts'), genres.join())
})

test('a changed source selects the test files that import it', () => {
  const affected = (path: string): string[] => affectedBy(new Set([join(root, path)]), all)
  assert.deepEqual(affected('test/harness/tiers.ts'), ['test/run.test.ts'])
  assert.ok(
    affected('packages/service/src/callbacks/sign-callback.ts').includes(
      'packages/service/test/callbacks/sign-callback.test.ts',
    ),
  )
  assert.deepEqual(affected('docs/style.md'), [])
})

test('the temporary folder of a run is removed, and names the files that tests left in it', () => {
  const { path, remove } = makeTemporaryFolder()
  writeFileSync(join(path, 'kinora-left'), '')
  writeFileSync(join(path, 'of-a-browser'), '')
  assert.deepEqual(remove(), ['kinora-left'])
  assert.ok(!existsSync(path))
})
