import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { missingPrograms } from '../../../test/harness/debian-programs.ts'
import { launchChromium } from '../../../test/harness/launch-chromium.ts'
import { type FreshDatabase, freshDatabase } from '../../../test/harness/database.ts'
import { type LossyProxy, startLossyProxy } from '../../../test/harness/lossy-proxy.ts'
import { BUN, DENO, findNpmProgram } from '../../../test/harness/npm-programs.ts'
import { type ServerProcess, startServerProcess } from '../../../test/harness/server-process.ts'
import { makePng } from '../../media/test/formats/sample-files.ts'
import { serveModules } from './runtimes/serve-modules.ts'
import type { Given, Used } from './runtimes/use-client.ts'

// One script in every runtime that the client is for, against one service, over a network that loses answers.

const run = promisify(execFile)
const KEY = 'kn_runtimes'
const MAIN = join(import.meta.dirname, 'runtimes', 'main.ts')

let folder: string
let server: ServerProcess
let database: FreshDatabase
let proxy: LossyProxy
let given: Given
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-runtimes-'))
  database = await freshDatabase()
  server = await startServerProcess({
    KINORA_DATABASE_URL: database.url,
    KINORA_DATA_DIR: join(folder, 'data'),
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_CORS_ORIGINS: '*',
  })
  proxy = await startLossyProxy(() => server.url)
  // The first key is the callback secret of the first account too.
  given = { url: proxy.url, key: KEY, secret: KEY, picture: makePng(256, 256).toString('base64') }
})
after(async () => {
  await proxy.close()
  assert.equal(await server.end(), 0)
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs it while the answers to the create and to the progress are lost; what must have come of it. */
async function holds(use: () => Promise<Used>): Promise<void> {
  const from = proxy.requests.length
  proxy.lose(/^POST \/ent\/v2\/img2video/, 'lose request', 'lose answer', 'cut answer')
  proxy.lose(/^GET .*\/tasks\/\d+\/events/, 'lose request')
  const { states, fileBytes, ...used } = await use()
  assert.deepEqual(used, {
    lastProgress: 100,
    fileType: 'ftyp',
    listed: true,
    tasksMade: 1,
    refusal: 'RequestRefused FieldInvalid',
    callback: { task: 'success', body: true, request: true, changedBody: false, changedTarget: false },
  })
  assert.equal(states.at(-1), 'success')
  assert.ok(fileBytes > 1_000, String(fileBytes))
  const creates = proxy.requests.slice(from).filter(one => `${one.method} ${one.path}` === 'POST /ent/v2/img2video')
  assert.ok(creates.length >= 4, 'three were lost')
  assert.equal(new Set(creates.map(one => one.key)).size, 1, 'one key for all of them')
}

const runIn = async (program: string, ...args: string[]): Promise<Used> => {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    HOME: folder,
    DENO_DIR: folder,
    DENO_NO_UPDATE_CHECK: '1',
  }
  const words = [...args, MAIN, JSON.stringify(given)]
  const { stdout } = await run(program, words, { cwd: folder, env, timeout: 120_000 })
  return JSON.parse(stdout) as Used
}

test('in Node', () => holds(() => runIn(process.execPath)))

for (const [title, program, args] of [
  ['in Bun', BUN, ['run', '--no-install']],
  [
    'in Deno, allowed nothing but the network',
    DENO,
    ['run', '--no-config', '--no-lock', '--no-remote', '--no-npm', '--allow-net=127.0.0.1'],
  ],
] as const)
  test(title, async t => {
    const found = await findNpmProgram(program)
    if ('missing' in found) {
      console.error(`\nTHE CLIENT IS NOT TESTED ${title.toUpperCase()}: ${found.missing}\n`)
      return t.skip(found.missing)
    }
    await holds(() => runIn(found.path, ...args))
  })

test('in a browser, from a page of another origin', async t => {
  const missing = await missingPrograms(['chromium'])
  if (missing) {
    console.error(`\nTHE CLIENT IS NOT TESTED IN A BROWSER: ${missing}\n`)
    return t.skip(missing)
  }
  const modules = await serveModules()
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.goto(modules.url)
    const asked = JSON.stringify(given)
    const code = `import('/test/runtimes/use-client.ts').then(({ useClient }) => useClient(${asked}))`
    await holds(() => page.evaluate<Used>(code))
  } finally {
    await browser.close()
    await modules.close()
  }
})
