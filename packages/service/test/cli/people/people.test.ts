import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { readCallback } from '@kinora/client'
import { runCommand } from '../../../src/cli/index.ts'
import { EXIT } from '../../../src/cli/people/exit-codes.ts'
import { ownCatalog } from '../../../src/cli/people/make.ts'
import { sniff } from '../../../../media/src/formats/sniff.ts'
import { makeMp3, makeMp4, makePng } from '../../../../media/test/formats/sample-files.ts'
import { makeClip } from '../../../../../test/harness/make-clip.ts'
import { type FreshDatabase, freshDatabase } from '../../../../../test/harness/database.ts'
import { type LossyProxy, startLossyProxy } from '../../../../../test/harness/lossy-proxy.ts'
import { type ServerProcess, startServerProcess } from '../../../../../test/harness/server-process.ts'
import { until } from '../../../../../test/harness/until.ts'

// The commands of people against a service that runs, found by its data folder.

const MAIN = join(import.meta.dirname, '..', '..', '..', 'src', 'main.ts')
const KEY = 'kn_people'
// Some seconds of work, and no more than that.
const LONG = ['--duration', '10', '--resolution', '540p', '--aspect-ratio', '1:1']

let folder: string
let database: FreshDatabase
let server: ServerProcess
let proxy: LossyProxy
let env: Record<string, string>
const running = new Set<ChildProcess>()

const start = (port = '0'): Promise<ServerProcess> =>
  startServerProcess({
    KINORA_DATABASE_URL: database.url,
    KINORA_DATA_DIR: join(folder, 'data'),
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_PORT: port,
    KINORA_STOP_SECONDS: '0',
  })

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-people-'))
  database = await freshDatabase()
  server = await start()
  proxy = await startLossyProxy(() => server.url)
  env = { KINORA_DATA_DIR: join(folder, 'data') }
  await writeFile(join(folder, 'face.png'), makePng(512, 512))
  await writeFile(join(folder, 'other.png'), makePng(512, 512))
  await writeFile(join(folder, 'song.mp3'), makeMp3(12))
  await writeFile(join(folder, 'talking.mp4'), makeMp4({ width: 360, height: 360, seconds: 2 }))
  await writeFile(join(folder, 'walk.mp4'), makeMp4({ width: 640, height: 360, seconds: 5 }))
  await makeClip(join(folder, 'trend.mp4'), 5.25)
})
after(async () => {
  for (const child of running) child.kill('SIGKILL')
  await proxy.close()
  assert.equal(await server.end(), 0)
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

type Ended = { code: number; stdout: string; stderr: string }

/** A command in this process, which spares a start of Node for each. */
async function kinora(args: string[], environment: Record<string, string> = env): Promise<Ended> {
  const told = { stdout: '', stderr: '' }
  const kept = { stdout: process.stdout.write, stderr: process.stderr.write }
  for (const name of ['stdout', 'stderr'] as const) {
    const write = kept[name].bind(process[name])
    // The reports of the tests, which go the same way, are bytes.
    process[name].write = (chunk: string | Uint8Array) =>
      typeof chunk === 'string' ? ((told[name] += chunk), true) : write(chunk)
  }
  try {
    const code = await runCommand(args, environment)
    return { code, ...told }
  } finally {
    Object.assign(process.stdout, { write: kept.stdout })
    Object.assign(process.stderr, { write: kept.stderr })
  }
}

/** The same as a process of its own, in an empty folder below the data folder's. */
async function startCommand(args: string[], environment: Record<string, string> = {}) {
  const cwd = await mkdtemp(join(folder, 'shell-'))
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let told = ''
  child.stderr.on('data', chunk => (told += String(chunk)))
  running.add(child)
  child.on('exit', () => running.delete(child))
  const ended = Promise.all([text(child.stdout), once(child, 'close')]).then(([stdout, [code]]) => ({
    code: code as number,
    stdout,
    stderr: told,
  }))
  return { child, cwd, ended, told: () => told }
}

const file = (name: string): string => join(folder, name)
const kindOf = async (path: string): Promise<string | undefined> => sniff(await readFile(path))

/** A command line for each generator, and what it ends with. */
const MADE: Record<string, { words: string[]; kind: string }> = {
  text2video: { words: ['a cat', '--duration', '1'], kind: 'mp4' },
  img2video: { words: ['face.png', 'it blinks', '--duration', '1'], kind: 'mp4' },
  'start-end2video': { words: ['face.png', 'other.png', '--duration', '2'], kind: 'mp4' },
  multiframe: {
    words: ['face.png', '--image-settings', '[{"key_image": "other.png", "duration": 2}, {"key_image": "face.png"}]'],
    kind: 'mp4',
  },
  extend: { words: ['walk.mp4', 'she walks on', '--duration', '1'], kind: 'mp4' },
  'upscale-new': { words: ['walk.mp4'], kind: 'mp4' },
  upscale: { words: ['--creation-id', 'NEWEST'], kind: 'mp4' },
  reference2video: { words: ['a walk', 'face.png', '--duration', '1'], kind: 'mp4' },
  reference2image: { words: ['a house', 'face.png'], kind: 'png' },
  'template-story': { words: ['love_story', 'face.png', 'other.png'], kind: 'mp4' },
  'one-click/mv': { words: ['song.mp3', 'face.png', 'neon streets'], kind: 'mp4' },
  'one-click/premium_mv': { words: ['song.mp3', 'face.png', '--premium-mv-mode', 'perform'], kind: 'mp4' },
  template: { words: ['face.png', '--template', 'blow_kiss'], kind: 'mp4' },
  'trending-replicate': { words: ['trend.mp4', 'face.png', 'other.png'], kind: 'mp4' },
  'explain-comic': {
    words: ['A fox meets a crow. The crow sings.', '--script-name', 'The fox', '--language', 'en'],
    kind: 'mp4',
  },
  'ad-one-click': { words: ['face.png', 'a lamp that folds', '--duration', '8', '--language', 'en'], kind: 'mp4' },
  'one-click/general_one_click': {
    words: ['face.png', 'a quiet morning', '--duration', '3', '--aspect-ratio', '1:1'],
    kind: 'mp4',
  },
  'audio-tts': { words: ['Hello there', '--voice-id', 'English_Female_Currency'], kind: 'mp3' },
  'audio-clone': { words: ['song.mp3', 'Hello there', '--voice-id', 'my_own_voice'], kind: 'mp3' },
  text2audio: { words: ['a dog barks', '--duration', '2'], kind: 'mp3' },
  timing2audio: {
    words: ['--timing-prompts', '[{"from": 0, "to": 1, "prompt": "a dog barks"}]', '--duration', '2'],
    kind: 'mp3',
  },
  'lip-sync': { words: ['talking.mp4', 'song.mp3'], kind: 'mp4' },
  'digital-human': { words: ['face.png', 'song.mp3', 'she nods'], kind: 'mp4' },
}

test('there is a command line here for every generator', () => {
  assert.deepEqual(
    Object.keys(MADE).sort(),
    ownCatalog()
      // What ends in words has no file.
      .generators.filter(one => !one.answer.includes('prompts'))
      .map(one => one.name)
      .sort(),
  )
})

describe('make', () => {
  // What is tried is the command: the media may be tiny.
  let beside: FreshDatabase
  let sandbox: ServerProcess
  let there: Record<string, string>
  before(async () => {
    there = { KINORA_DATA_DIR: join(folder, 'sandbox') }
    beside = await freshDatabase()
    const settings = { ...there, KINORA_DATABASE_URL: beside.url, KINORA_BOOTSTRAP_KEY: KEY, KINORA_SANDBOX: '1' }
    sandbox = await startServerProcess(settings)
  })
  after(async () => {
    await sandbox.end()
    await beside.drop()
  })

  // The last video that was made.
  let newest = ''
  for (const [name, { words, kind }] of Object.entries(MADE))
    test(`${name} ends with a playable file`, async () => {
      const output = file(`made-${name.replaceAll('/', '-')}`)
      const args = words
        .map(word =>
          /\.(png|mp3|mp4)$/.test(word)
            ? file(word)
            : word.replaceAll(/"(\w+\.png)"/g, (_, one: string) => `"${file(one)}"`),
        )
        .map(word => word.replace('NEWEST', newest))
      const { code, stdout, stderr } = await kinora(['make', name, ...args, '-o', output], there)
      assert.equal(code, 0, stderr)
      assert.equal(stdout, `${output}\n`, 'the path is all there is on standard output')
      assert.match(stderr, /^task \d+: .* credits$/m)
      assert.match(stderr, /^success$/m)
      assert.equal(await kindOf(output), kind)
      const { stdout: listed } = await kinora(['tasks', '--json', '--limit', '1'], there)
      const [task] = (JSON.parse(listed) as { tasks: { creations: { id: string }[] }[] }).tasks
      if (kind === 'mp4') newest = task?.creations[0]?.id ?? newest
    })

  test('what ends in words prints them, and has no file', async () => {
    const name = 'img2video-prompt-recommendation'
    const { code, stdout, stderr } = await kinora(['make', name, file('face.png'), '--type', 'img2video'], there)
    assert.equal(code, 0, stderr)
    assert.equal(stdout.trim().split('\n').length, 5, stdout)
    const { stdout: listed } = await kinora(['tasks', '--json', '--limit', '1'], there)
    const [task] = (JSON.parse(listed) as { tasks: { id: string }[] }).tasks
    const shown = await kinora(['show', task?.id ?? ''], there)
    for (const line of stdout.trim().split('\n')) assert.ok(shown.stdout.includes(`prompt   ${line}`), shown.stdout)
  })

  test('a voice without a sample has no file', async () => {
    const { code, stdout, stderr } = await kinora(
      ['make', 'audio-clone', file('song.mp3'), '--voice-id', 'without_sample'],
      there,
    )
    assert.equal(code, 0, stderr)
    assert.equal(stdout, '')
    assert.match(stderr, /^success$/m)
  })

  // It is edited further below.
  test('a full film ends with a playable file', async () => {
    const output = file('made-in-earnest')
    const words =
      MADE['one-click/general_one_click']?.words.map(word => (word === 'face.png' ? file(word) : word)) ?? []
    const { code, stderr } = await kinora(['make', 'one-click/general_one_click', ...words, '-o', output])
    assert.equal(code, 0, stderr)
    assert.equal(await kindOf(output), 'mp4')
  })
})

test('a scene document is rendered to a clip and returned with it', async context => {
  const scene = {
    version: 'kinora.scene/1',
    title: 'A dog',
    seconds: 0.5,
    entities: [{ id: 'rex', asset: 'dog' }],
    places: [{ id: 'here', asset: 'beach' }],
    shots: [
      { from: 0, to: 0.5, place: 'here', placements: [{ who: 'rex', relation: 'at' }], camera: { target: ['rex'] } },
    ],
  }
  // Only the studio films documents.
  const own = await freshDatabase()
  context.after(() => own.drop())
  const there = { KINORA_DATA_DIR: join(folder, 'filming') }
  const filming = await startServerProcess({
    ...there,
    KINORA_DATABASE_URL: own.url,
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_PORT: '0',
    KINORA_STOP_SECONDS: '0',
    KINORA_ENGINES: 'studio',
  })
  try {
    await writeFile(file('dog.scene.json'), JSON.stringify(scene))
    const output = file('made-from-scene')
    const small = ['--resolution', '540p', '--aspect-ratio', '1:1', '-o', output]
    const made = await kinora(['make', 'text2video', '--scene', file('dog.scene.json'), ...small], there)
    assert.equal(made.code, 0, made.stderr)
    assert.equal(await kindOf(output), 'mp4')
    const { tasks } = JSON.parse((await kinora(['tasks', '--json'], there)).stdout) as { tasks: { id: string }[] }
    const headers = { authorization: `Token ${KEY}` }
    const told = await fetch(`${filming.url}/ent/v2/tasks/${tasks[0]?.id}/scene`, { headers })
    assert.deepEqual(((await told.json()) as { scene: object }).scene, scene)
    const body = JSON.stringify({ scene, times: [0.25], width: 160 })
    const json = { ...headers, 'content-type': 'application/json' }
    const drawn = await fetch(`${filming.url}/ent/v2/scene/stills`, { method: 'POST', headers: json, body })
    const { stills } = (await drawn.json()) as { stills: { url: string }[] }
    const still = await fetch(stills[0]?.url ?? '')
    assert.equal(sniff(Buffer.from(await still.arrayBuffer())), 'jpeg')
    const picture = await fetch(`${filming.url}/ent/v2/scene/catalog/asset/ball/picture`)
    assert.equal(sniff(Buffer.from(await picture.arrayBuffer())), 'jpeg')
  } finally {
    assert.equal(await filming.end(), 0)
  }
})

test('a restart of the service and lost connections during make are waited out', async () => {
  proxy.lose(/^POST \/ent\/v2\/text2video/, 'lose answer')
  const command = await startCommand(['make', 'text2video', 'a long walk', ...LONG, '--json'], {
    KINORA_URL: proxy.url,
    KINORA_KEY: KEY,
  })
  await until(() => /^(queueing|processing)/m.test(command.told()), 'the task is followed')
  const { port } = new URL(server.url)
  assert.equal(await server.end(), 0)
  server = await start(port)
  const { code, stdout, stderr } = await command.ended
  assert.equal(code, 0, stderr)
  const { task, files } = JSON.parse(stdout) as { task: { id: string; state: string }; files: string[] }
  assert.deepEqual([task.state, files], ['success', [`text2video-${task.id}.mp4`]])
  assert.deepEqual(await readdir(command.cwd), files, 'and nothing else is left in the folder')
  const { stdout: listed } = await kinora(['tasks', '--json', '--type', 'text2video', '--limit', '100'])
  const { tasks } = JSON.parse(listed) as { tasks: { prompt: string }[] }
  assert.equal(tasks.filter(one => one.prompt === 'a long walk').length, 1, 'it was made once')
})

test('an interrupt without a terminal leaves the task running, and it can be followed later', async () => {
  const command = await startCommand(['make', 'text2video', 'left alone', ...LONG])
  const id = await until(() => /^task (\d+)/m.exec(command.told())?.[1], 'the task is created')
  await until(() => /^(queueing|processing)/m.test(command.told()), 'the task is followed')
  command.child.kill('SIGINT')
  const { code, stdout, stderr } = await command.ended
  assert.deepEqual([code, stdout], [EXIT.interrupted, ''])
  assert.match(stderr, new RegExp(`task ${id} goes on`))
  const shown = await kinora(['show', id, '--wait', '-o', file('left.mp4')])
  assert.equal(shown.code, 0, shown.stderr)
  assert.equal(await kindOf(file('left.mp4')), 'mp4')
})

test('on a terminal a line shows place and progress, and Ctrl-C asks whether to cancel', async t => {
  if (spawnSync('script', ['--version']).error) return t.skip('NOT TESTED: there is no script(1) here')
  const ahead: string[] = []
  for (const _ of Array.from({ length: 8 }))
    ahead.push((await kinora(['make', 'text2video', 'ahead', '--duration', '10', '--no-wait'])).stdout.trim())
  // Without a shell in between, which would end as interrupted itself.
  const command = `exec '${process.execPath}' '${MAIN}' make text2video 'on a terminal' --duration 10`
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, TERM: 'xterm' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  running.add(child)
  const ended = once(child, 'close')
  let seen = ''
  child.stdout.on('data', chunk => (seen += String(chunk)))
  await until(() => /\r.{1,4}(waits, number \d+ in line|[█░]{24})/.test(seen), 'a line that changes')
  child.stdin.write('\u0003')
  await until(() => seen.includes('Cancel the task? [y/N]'), 'the question')
  child.stdin.write('y\r')
  const [code] = (await ended) as [number]
  running.delete(child)
  assert.equal(code, EXIT.failed)
  assert.match(seen, /the task failed: .*\(UserCancelled\)/)
  await kinora(['cancel', ...ahead])
})

test('the price is shown before anything is made', async () => {
  const before = await kinora(['credits', '--json'])
  const { code, stdout } = await kinora(['make', 'text2video', 'x', '--estimate'])
  assert.equal(code, 0)
  assert.match(stdout, /^costs \d+ credits\n$/)
  const { credits } = JSON.parse((await kinora(['make', 'text2video', 'x', '--estimate', '--json'])).stdout)
  assert.equal(stdout, `costs ${credits} credits\n`)
  assert.equal((await kinora(['credits', '--json'])).stdout, before.stdout)
})

test('a preview shows the later result', async () => {
  const before = await kinora(['credits', '--json'])
  const { code, stdout } = await kinora(['make', 'text2video', 'a lake', '--preview'])
  assert.equal(code, 0)
  assert.match(stdout, /^makes +text2video with genq\S+\n(.*\n)*costs +\d+ credits\n\n1\. /)
  assert.equal((await kinora(['credits', '--json'])).stdout, before.stdout)
  const made = await kinora(['make', 'text2video', 'a lake', '--preview', '--yes', '--no-wait'])
  const [, seed] = /^seed +(\d+)$/m.exec(made.stderr) ?? []
  const id = made.stdout.trim()
  const headers = { authorization: `Token ${KEY}` }
  const asked = await fetch(`${server.url}/ent/v2/tasks/${id}/request`, { headers })
  const { body } = (await asked.json()) as { body: { seed: number } }
  assert.equal(String(body.seed), seed)
  await kinora(['cancel', id])
})

test('a task is shown, listed and cancelled, with an exit code for its state', async () => {
  const { stdout } = await kinora(['make', 'text2video', 'to be cancelled', '--duration', '10', '--no-wait'])
  const id = stdout.trim()
  assert.match(id, /^\d+$/)
  assert.match((await kinora(['tasks', '--limit', '1'])).stdout, new RegExp(`^TASK .*\\n${id} .*to be cancelled\\n$`))
  assert.equal((await kinora(['cancel', id])).stdout, `cancelled ${id}\n`)
  const shown = await kinora(['show', id])
  assert.match(shown.stdout, /^state +failed$/m)
  assert.match(shown.stdout, /UserCancelled/)
  const json = JSON.parse((await kinora(['show', id, '--json'])).stdout) as Record<string, unknown>
  assert.deepEqual([json.id, json.type, json.err_code], [id, 'text2video', 'UserCancelled'])
  assert.equal((await kinora(['show', id, '--wait'])).code, EXIT.failed)
  assert.equal((await kinora(['cancel', id])).code, EXIT.refused)
  assert.equal((await kinora(['show', '1'])).code, EXIT.refused)
})

test('the expiry of a result is shown with its location, and keep keeps it permanently', async () => {
  const made = await kinora(['make', 'reference2image', 'a house', '-o', file('kept.png')])
  const [, id = ''] = /kinora keep (\d+) keeps it for good/.exec(made.stderr) ?? assert.fail(made.stderr)
  const until = /kept until (\d{4}-\d\d-\d\d \d\d:\d\d) UTC/.exec(made.stderr)?.[1]
  const days = (Date.parse(`${until?.replace(' ', 'T')}Z`) - Date.now()) / 86_400_000
  assert.ok(days > 6.9 && days < 7.1, until)
  assert.match((await kinora(['show', id])).stdout, new RegExp(`^files +kept until ${until} UTC$`, 'm'))
  assert.match((await kinora(['tasks', '--limit', '1'])).stdout, new RegExp(`KEPT UNTIL .*\n${id} .*${until}`))
  assert.equal((await kinora(['keep', id])).stdout, `${id}: kept for good\n`)
  assert.match((await kinora(['tasks', '--limit', '1'])).stdout, / for good /)
  assert.match((await kinora(['keep', '--undo', id])).stdout, new RegExp(`^${id}: kept until \\d{4}-`))
  assert.equal((await kinora(['keep'])).code, EXIT.usage)
})

test('a filter without matches is reported, and an empty list is not an error', async () => {
  const { code, stdout, stderr } = await kinora(['tasks', '--state', 'failed', '--type', 'upscale-new'])
  assert.deepEqual([code, stdout, stderr], [0, '', 'there is no task with state failed and type upscale-new\n'])
  const json = await kinora(['tasks', '--state', 'failed', '--type', 'upscale-new', '--json'])
  assert.deepEqual(JSON.parse(json.stdout), { tasks: [] })
})

test('nothing is charged if the file cannot be written', async () => {
  const newest = async (): Promise<string> =>
    (JSON.parse((await kinora(['tasks', '--limit', '1', '--json'])).stdout) as { tasks: { id: string }[] }).tasks[0]
      ?.id ?? ''
  const before = await newest()
  for (const output of [file('nothing/cat.mp4'), file('cat.png')])
    assert.equal((await kinora(['make', 'text2video', 'a cat', '-o', output])).code, EXIT.usage)
  assert.equal(await newest(), before)
})

test('errors have a message and an exit code for each kind', async () => {
  const away = { KINORA_URL: 'http://127.0.0.1:1', KINORA_KEY: 'x' }
  for (const [code, pattern, args, environment] of [
    [EXIT.usage, /is text2video meant\?/, ['make', 'text2vide', 'x']],
    [EXIT.usage, /there is no flag --colour/, ['make', 'text2video', 'x', '--colour', 'red']],
    [EXIT.usage, /takes no further picture/, ['make', 'text2video', 'x', file('face.png')]],
    [EXIT.usage, /TASK expected, got nothing/, ['show']],
    [EXIT.refused, /duration must be/, ['make', 'text2video', 'x', '--duration', '99']],
    [EXIT.noAccess, /no service runs from /, ['credits'], { KINORA_DATA_DIR: join(folder, 'nothing') }],
    [EXIT.noAccess, /key/, ['credits'], { KINORA_URL: server.url, KINORA_KEY: 'kn_wrong' }],
    [EXIT.unreachable, /cannot be reached/, ['credits'], away],
  ] as const) {
    const { code: ended, stdout, stderr } = await kinora([...args], environment ?? env)
    assert.match(stderr, pattern, args.join(' '))
    assert.deepEqual([ended, stdout], [code, ''], args.join(' '))
  }
})

test('make again repeats the request with its files and the given seed', async () => {
  const seeded = ['--seed', '7', '--duration', '1', '-o', file('first.mp4'), '--json']
  const first = JSON.parse((await kinora(['make', 'img2video', file('face.png'), 'it nods', ...seeded])).stdout)
  const made = await kinora(['again', first.task.id, '--seed', '7', '-o', file('second.mp4')])
  assert.equal(made.code, 0, made.stderr)
  const { stdout } = await kinora(['tasks', '--json', '--type', 'img2video', '--limit', '1'])
  const second = JSON.parse(stdout).tasks[0].id as string
  assert.notEqual(second, first.task.id)
  const [before, after] = await Promise.all([first.task.id, second].map(requestOf))
  assert.deepEqual(after, before)
  assert.deepEqual([after?.seed, after?.prompt, after?.duration], [7, 'it nods', 1])
  assert.equal((await kinora(['again', '1'])).code, EXIT.refused)
})

/** What was asked for; a file is the same by the path of its URL, which is its content. */
async function requestOf(id: string): Promise<Record<string, unknown>> {
  const headers = { authorization: `Token ${KEY}` }
  const response = await fetch(`${server.url}/ent/v2/tasks/${id}/request`, { headers })
  const { body } = (await response.json()) as { body: Record<string, unknown> & { images: string[] } }
  return { ...body, images: body.images.map(url => new URL(url).pathname) }
}

test('a film is shown, edited, composed and exported', async () => {
  const { stdout } = await kinora(['tasks', '--json', '--type', 'one-click/general_one_click', '--limit', '1'])
  const id = JSON.parse(stdout).tasks[0].id as string
  assert.match((await kinora(['film', 'show', id])).stdout, /^PART +TASK +STATE +PROMPT\n0 +\d+ +success/)
  const first = JSON.parse((await kinora(['film', 'cut', id, '--json'])).stdout).cut as string
  const edit = ['film', 'edit', id, '0', 'rain on a window', '--duration', '2']
  assert.equal((await kinora([...edit, '--price'])).stdout, '80\n')
  assert.equal((await kinora(['film', 'edit', id, '0'])).code, EXIT.usage, 'nothing is to be changed')
  assert.equal((await kinora(['film', 'edit', id, '0', '--duration', 'long'])).code, EXIT.usage)
  const edited = await kinora(edit)
  assert.equal(edited.code, 0, edited.stderr)
  assert.match(
    (await kinora(['film', 'show', id])).stdout,
    new RegExp(`${edited.stdout.trim()} +success +rain on a window`),
  )
  await writeFile(file('words.srt'), '1\n00:00:00,500 --> 00:00:01,000\nDrip\n')
  const words = ['--title', '0=Rain', '--subtitle-file', file('words.srt')]
  const composed = await kinora(['film', 'compose', id, ...words, '-o', file('film.mp4')])
  assert.equal(composed.code, 0, composed.stderr)
  assert.equal(await kindOf(file('film.mp4')), 'mp4')
  const texts = JSON.parse((await kinora(['film', 'export', id, '--format', 'json'])).stdout).texts
  assert.deepEqual(
    texts.map((one: { text: string }) => one.text),
    ['Rain', 'Drip'],
  )
  assert.equal((await kinora(['film', 'compose', id, '--order', '7'])).code, EXIT.usage)
  assert.equal((await kinora(['film', 'compose', id, '--title', 'Rain'])).code, EXIT.usage)
  assert.equal((await kinora(['film', 'cut', id, first])).stdout, `${first}\n`)
  assert.match((await kinora(['film', 'show', id])).stdout, new RegExp(`${first} +success`))
  assert.match((await kinora(['film', 'export', id, '--format', 'edl'])).stdout, /^TITLE: /)
  await kinora(['film', 'export', id, '-o', file('film.otio')])
  assert.equal(JSON.parse(await readFile(file('film.otio'), 'utf8')).OTIO_SCHEMA, 'Timeline.1')
  assert.equal((await kinora(['film', 'edit', id, '77', 'x'])).code, EXIT.usage)
})

test('listen forwards the callbacks of tasks without one, also over a restart; trigger sends a sample', async t => {
  const received: string[] = []
  const receiver = createServer(async (request, response) => {
    // The secret of the first account is its first key.
    const { task } = await readCallback({ headers: request.headers, body: await text(request) }, KEY)
    received.push(task.state)
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  t.after(() => receiver.close().closeAllConnections())
  await once(receiver, 'listening')
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  const listening = await startCommand(['listen', '--forward-to', hook, '--events', 'success'])
  t.after(() => listening.child.kill('SIGKILL'))
  await until(() => listening.told().includes('listens'), 'it listens')
  assert.equal((await kinora(['trigger', 'failed', '--forward-to', hook])).code, 0)
  assert.deepEqual(received, ['failed'])
  const { port } = new URL(server.url)
  assert.equal(await server.end(), 0)
  server = await start(port)
  assert.equal((await kinora(['make', 'text2video', 'heard', '--duration', '1', '-o', file('heard.mp4')])).code, 0)
  await until(() => received.includes('success'), 'the callback is handed on')
  assert.deepEqual(received, ['failed', 'success'], 'and only what was wanted')
  listening.child.kill('SIGINT')
  const { code, stdout } = await listening.ended
  assert.equal(code, 0)
  assert.match(stdout, /^success +\d+ +204$/m)
  assert.equal((await kinora(['trigger', 'success', '--forward-to', 'ftp://x'])).code, EXIT.usage)
})

test('voices are listed and played, subjects kept and removed', async () => {
  assert.match((await kinora(['voices', '--language', 'en'])).stdout, /^VOICE +LANGUAGE/)
  await kinora(['voices', '--play', 'English_Female_Currency', '-o', file('voice.mp3')])
  assert.equal(await kindOf(file('voice.mp3')), 'mp3')
  const id = (await kinora(['subjects', 'create', 'otto', file('face.png'), '--description', 'a seal'])).stdout.trim()
  assert.match((await kinora(['subjects'])).stdout, new RegExp(`${id} +otto +a seal`))
  assert.match((await kinora(['subjects', 'show', id])).stdout, /^name +otto$/m)
  assert.equal((await kinora(['subjects', 'delete', id])).stdout, `deleted ${id}\n`)
  assert.equal((await kinora(['subjects', 'show', id])).code, EXIT.refused)
})
