// `npm test [-- words]` runs the checks and the first tier of the test files (or, with words, every file that has one of
// them in its path) against one PostgreSQL, which is started here if a file needs it. `--rest` runs the other tier; `--fast`
// runs only files that make no media and start no process; `--watch` runs files when they or files that they import change;
// `--costs` prints what each file took and records it for the order of later runs.
import { spawn } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cpuSeconds } from './harness/cpu-seconds.ts'
import { costTable, fileCosts, MAX_OF_OTHERS, othersShare, readTold, recordCosts } from './harness/file-costs.ts'
import { fileLanes } from './harness/file-lanes.ts'
import { watchIdleShare } from './harness/idle-share.ts'
import { isFast } from './harness/is-fast.ts'
import { needsDatabase } from './harness/needs-database.ts'
import { TEST_ARGS } from './harness/node-args.ts'
import { runFiles } from './harness/run-files.ts'
import { startTestCluster } from './harness/test-cluster.ts'
import { startsChildren } from './harness/starts-children.ts'
import { makeTemporaryFolder } from './harness/temporary-folder.ts'
import { isFirstTier } from './harness/tiers.ts'
import { watchFiles } from './harness/watch-files.ts'

// Several times what the longest takes on two cores.
const SECONDS_PER_FILE = Number(process.env.KINORA_TEST_FILE_SECONDS ?? 600)

const { values: how, positionals: wanted } = parseArgs({
  options: {
    fast: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    costs: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const isWanted = (file: string): boolean =>
  wanted.length > 0 ? wanted.some(word => file.includes(word)) : how.watch || how.fast || isFirstTier(file) !== how.rest
const files = globSync('{packages/*/test,test}/**/*.test.ts')
  .filter(isWanted)
  .filter(file => !how.fast || isFast(file))
  .sort()

if (files.length === 0) {
  console.error(`no test file has ${wanted.join(' or ')} in its path`)
  process.exit(1)
}

// What a process compiles is kept for the hundreds that come after it, by its content.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled')

/** What the service brings along for browsers; some tests open it. */
async function buildConsoleIfStale(): Promise<void> {
  const { buildConsole, isStale } = await import('../packages/console/tools/build.ts')
  if (isStale()) await buildConsole()
}

/** What the child processes of the tests load; without it they load the sources one by one. */
async function bundleChildrenIfStale(): Promise<void> {
  const { bundleStaleChildren } = await import('../tools/bundle-children.ts')
  await bundleStaleChildren().catch((error: Error) => console.error(`the children were not bundled: ${error.message}`))
}

/**
 * Beside the first test files; what it says is said when it is done, and once more at the end if something is wrong.
 */
function check(): Promise<boolean> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, ['tools/check.ts', '--beside-tests'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', chunk => (said += String(chunk)))
    child.on('error', () => resolve(false))
    child.on('close', code => {
      process.stdout.write(said)
      if (code !== 0) process.on('exit', () => process.stdout.write(`npm run check:\n${said}`))
      resolve(code === 0)
    })
  })
}

// Where the processes of test files tell what they took.
const costs = how.costs ? join(tmpdir(), `kinora-costs-${process.pid}`) : undefined
if (costs) process.env.KINORA_TEST_COSTS = costs
const [beganAt, idleShare] = [performance.now(), watchIdleShare()]

await buildConsoleIfStale()
if (files.some(file => startsChildren(file))) await bundleChildrenIfStale()
const checked = wanted.length > 0 || how.fast || how.watch || how.rest || check()
const cluster = files.some(file => needsDatabase(file)) ? await startTestCluster() : undefined
const temporary = makeTemporaryFolder()
try {
  Object.assign(process.env, cluster?.env, { TMPDIR: temporary.path })
  const execArgv = [...TEST_ARGS, ...(costs ? ['--import', join(import.meta.dirname, 'harness/tell-cost.ts')] : [])]
  const runAll = (chosen: readonly string[]): Promise<boolean> =>
    runFiles({ lanes: fileLanes(chosen, fileCosts()), secondsPerFile: SECONDS_PER_FILE, execArgv })
  if (how.watch) {
    await watchFiles(files, runAll, wanted.length > 0 ? files : [])
  } else {
    const passed = await runAll(files)
    process.exitCode = (await checked) && passed ? 0 : 1
  }
} finally {
  await cluster?.stop()
  const left = temporary.remove()
  if (left.length > 0) {
    console.error(`Tests left these files in the temporary folder: ${left.join(', ')}`)
    process.exitCode = 1
  }
}
if (costs) {
  const told = readTold(costs)
  rmSync(costs, { force: true })
  console.log(costTable(told, cpuSeconds()))
  const others = othersShare({ idle: idleShare(), cpu: cpuSeconds(), wall: (performance.now() - beganAt) / 1_000 })
  if (others <= MAX_OF_OTHERS) recordCosts(told)
  else console.log(`Not written down: other programs took ${Math.round(others * 100)}% of the processors meanwhile.`)
}
