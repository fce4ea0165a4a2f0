// `npm run test:mutations [-- words]` applies each mutation of the fixed sample (or those with one of the words in their
// path), runs the nearest test files that import the changed file, expects one of them to fail, and puts the file back.
// It ends with 1 if a mutation was missed, or if the text that it changes is gone.
import { type ChildProcess, spawn } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileCosts } from '../harness/file-costs.ts'
import { type Mutation, MUTATIONS } from '../harness/mutations.ts'
import { needsDatabase } from '../harness/needs-database.ts'
import { affectedBy } from '../harness/watch-files.ts'

const root = join(import.meta.dirname, '../..')
// How many files run at a time, one step after the other: most mutations end with the nearest file. A rule that none of
// these tests has no test of its own.
const STEPS = [1, 3, 8]

/** How many folders lie between a source and a test; tests mirror the sources. */
function distance(source: string, test: string): number {
  const [from, to] = [dirname(source).replace('/src', '/test'), dirname(test)]
  return relative(from, to).split('/').filter(Boolean).length
}

// Starting PostgreSQL takes as long as most test files.
const DATABASE_SECONDS = 100

/**
 * The test files that import a file: first the one of its name, then those that import it themselves (with a word of its
 * name first), others with a word of its name, and the nearest; of these the cheapest.
 */
function testsOf(file: string, tests: readonly string[]): string[] {
  const costs = fileCosts()
  const name = basename(file, '.ts')
  const words = name.split('-').filter(word => word.length > 3)
  const place = (test: string): number => {
    if (basename(test) === `${name}.test.ts`) return 0
    const isDirect = readFileSync(join(root, test), 'utf8').includes(`/${name}.ts'`)
    const isNamed = words.some(word => basename(test).includes(word))
    return isDirect ? (isNamed ? 1 : 2) : isNamed ? 3 : 4 + distance(file, test)
  }
  const order = (test: string): number =>
    place(test) * 1_000 + (costs[test]?.cpu ?? 0) + (needsDatabase(test) ? DATABASE_SECONDS : 0)
  return affectedBy(new Set([resolve(root, file)]), tests).toSorted((one, other) => order(one) - order(other))
}

let running: ChildProcess | undefined

/** Runs test files; which of the tests failed, undefined if none did. */
async function failureIn(files: readonly string[]): Promise<string | undefined> {
  if (files.length === 0) return undefined
  running = spawn(process.execPath, ['test/run.ts', ...files], {
    cwd: root,
    // A mutation can make a test wait for ever. The file is then killed and has caught the mutation.
    env: { KINORA_TEST_FILE_SECONDS: '90', ...process.env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const said = running.stdout ? await text(running.stdout) : ''
  return /^\s*✖ (.*?)(?: \(\d.*)?$/m.exec(said)?.[1] ?? (/^ℹ fail 0$/m.test(said) ? undefined : 'no file has run')
}

async function failureAmong(files: readonly string[]): Promise<string | undefined> {
  let from = 0
  for (const count of STEPS) {
    const failure = await failureIn(files.slice(from, from + count))
    if (failure !== undefined) return failure
    from += count
  }
  return undefined
}

/** Changes a file as long as `run` takes, also if this process is told to end. */
async function withMutation<T>({ file, from, to }: Mutation, run: () => Promise<T>): Promise<T> {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  const parts = source.split(from)
  if (from === '' || parts.length !== 2) throw new Error(`${from} occurs ${parts.length - 1} times, not once`)
  const stop = (): void => {
    writeFileSync(path, source)
    // With the processes of its test files.
    if (running?.pid !== undefined) process.kill(-running.pid)
    process.exit(1)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    writeFileSync(path, parts.join(to))
    return await run()
  } finally {
    writeFileSync(path, source)
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

const words = process.argv.slice(2)
const chosen = MUTATIONS.filter(({ file }) => words.length === 0 || words.some(word => file.includes(word)))
const tests = globSync('{packages/*/test,test}/**/*.test.ts', { cwd: root })
let missed = 0
for (const mutation of chosen) {
  const files = testsOf(mutation.file, tests)
  let outcome: string
  try {
    const failure = await withMutation(mutation, () => failureAmong(files))
    outcome = failure === undefined ? 'MISSED' : `caught: ${failure}`
    if (failure === undefined) missed += 1
  } catch (error) {
    outcome = `GONE: ${(error as Error).message}`
    missed += 1
  }
  console.log(`${mutation.file}\n  ${mutation.from}  ->  ${mutation.to}\n  ${outcome}`)
}
console.log(`${chosen.length} mutations, ${chosen.length - missed} caught`)
process.exitCode = missed > 0 ? 1 : 0
