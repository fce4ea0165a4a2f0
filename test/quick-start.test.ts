import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { direct } from '../packages/studio/src/prompt-parsing/read-prompt.ts'
import { escapeHtml } from '../packages/service/src/reference/page/render-html.ts'
import { FIRST_REQUEST, quickCommand, quickStart } from '../packages/service/src/reference/page/quick-start.ts'
import { sniff } from '../packages/media/src/formats/sniff.ts'
import { type ServerProcess, startServerProcess } from './harness/server-process.ts'

// The first thing that anybody does here: what the README says, pasted.

const run = promisify(execFile)
const KEY = 'kn_pasted'

let folder: string
let server: ServerProcess

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-pasted-'))
  server = await startServerProcess({ KINORA_DATA_DIR: join(folder, 'data'), KINORA_BOOTSTRAP_KEY: KEY })
})
after(async () => {
  assert.equal(await server.end(), 0)
  await rm(folder, { recursive: true, force: true })
})

const commandInReadme = async (): Promise<string> =>
  /```sh\n(API=[^`]*)\n```/.exec(await readFile('README.md', 'utf8'))?.[1] ?? assert.fail('the README has no command')

/** Pasted into a shell in an empty folder. */
async function paste(command: string): Promise<{ cwd: string; stdout: string }> {
  const cwd = await mkdtemp(join(folder, 'shell-'))
  const { stdout } = await run('sh', ['-c', command], { cwd, timeout: 600_000 })
  return { cwd, stdout }
}

test('README, documentation and banner show the same command', async () => {
  assert.equal(await commandInReadme(), quickStart('http://127.0.0.1:8787', '<API_KEY>'))
  const tinted = await (await fetch(`${server.url}/docs`)).text()
  const page = tinted.replaceAll(/<[^>]+>/g, '')
  assert.ok(page.includes(escapeHtml(quickStart(server.url, '<API_KEY>'))), 'the page has it')
  assert.ok(
    server.printed().includes(quickStart(server.url, '<API_KEY>').replaceAll('\n', '\n  ')),
    'the banner has it',
  )
})

test('README and banner show the same command of the command line, and it ends with a video', async () => {
  const command = quickCommand('npx kinora')
  assert.ok((await readFile('README.md', 'utf8')).includes(`\n${command}\n`), 'the README has it')
  assert.ok(server.printed().includes(`\n  ${command}\n`), 'the banner has it')
  // A shell in a folder that has the packages and the data of the service, as the repository does.
  const shell = await mkdtemp(join(folder, 'shell-'))
  await symlink(join(process.cwd(), 'node_modules'), join(shell, 'node_modules'))
  await symlink(join(folder, 'data'), join(shell, 'data'))
  const { stdout } = await run('sh', ['-c', command], { cwd: shell, timeout: 600_000 })
  assert.match(stdout, /cat\.mp4\n$/)
  assert.equal(sniff(await readFile(join(shell, 'cat.mp4'))), 'mp4')
})

test('the command of the README, pasted with a key, ends with a video', async t => {
  if (!(await run('curl', ['--version']).catch(() => undefined))) return t.skip('NOT TESTED: there is no curl here')
  const command = (await commandInReadme()).replace('http://127.0.0.1:8787', server.url).replace('<API_KEY>', KEY)
  const { cwd } = await paste(command)
  const video = await readFile(join(cwd, 'cat.mp4'))
  assert.equal(sniff(video), 'mp4')
  assert.ok(video.length > 1_000)
})

test('pasted with a key that is wrong, it ends and says why', async t => {
  if (!(await run('curl', ['--version']).catch(() => undefined))) return t.skip('NOT TESTED: there is no curl here')
  const { stdout } = await paste(quickStart(server.url, '<API_KEY>'))
  assert.match(stdout, /"reason":"(Unauthorized|NotFound)"/)
})

test('the studio knows every word of the first prompt', () => {
  const { shots, unknown } = direct({ prompt: FIRST_REQUEST.prompt, seed: 1 })
  assert.deepEqual(unknown, [])
  const [shot] = shots
  assert.deepEqual([shot?.place, shot?.time], ['beach', 'sunset'])
  assert.deepEqual(
    shot?.subjects.map(one => one.words),
    ['cat', 'bicycle'],
  )
  assert.deepEqual(shot?.subjects[0]?.relation, { kind: 'riding', to: 1 })
})
