import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { describe, test, type TestContext } from 'node:test'
import { png } from '../../../../test/contract/media.ts'
import { freshDatabase } from '../../../../test/harness/database.ts'
import { childrenOf } from '../../../../test/harness/processes.ts'
import { startServerProcess } from '../../../../test/harness/server-process.ts'
import { createScratch } from '../../../../test/harness/test-cluster.ts'
import { untilFinal } from '../../../../test/harness/until.ts'

const KEY = 'kn_private'

test('no other user of the machine can read inputs, results, speech, secret or database', async t => {
  const umask = process.umask(0o022)
  t.after(() => process.umask(umask))
  const scratch = await createScratch()
  t.after(() => scratch.remove())
  const dataDir = join(scratch.folder, 'data')
  // What an older version has left.
  await mkdir(join(dataDir, 'files', 'ab'), { recursive: true })
  await writeFile(join(dataDir, 'files', 'ab', 'old.png'), 'of an older version')
  await mkdir(join(dataDir, 'speech', 'cd'), { recursive: true })
  await chmod(join(dataDir, 'files'), 0o755)

  const server = await startServerProcess({ KINORA_DATA_DIR: dataDir, KINORA_BOOTSTRAP_KEY: KEY })
  try {
    await make(server.url, 'img2video', { model: 'genq2-turbo', images: [png(256)], duration: 1, resolution: '540p' })
    await make(server.url, 'audio-tts', { text: 'Hello.', voice_setting_voice_id: 'Chinese_Female_Currency' })
    const open = await openPaths(dataDir)
    assert.deepEqual(open, [])
  } finally {
    assert.equal(await server.end(), 0)
  }
  const made = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  const modes = made.filter(one => one.name !== 'old.png' && one.name !== 'ab')
  assert.ok(modes.some(one => one.isFile()))
  for (const one of modes) {
    const { mode } = await stat(join(one.parentPath, one.name))
    assert.equal(mode & 0o777, one.isFile() ? 0o600 : 0o700, one.name)
  }
})

const isRoot = process.getuid?.() === 0

describe("root's media processes", { skip: !isRoot && 'only root can make its children somebody else' }, () => {
  test('run under an account without rights, and make clips', async t => {
    const children = await madeIn(t, 0o755)
    assert.ok(children.length >= 2, 'an engine and a finisher at least')
    for (const { uid, entry } of children) assert.equal(uid, 65_533, entry)
  })

  test('stay root if others cannot reach the data folder', async t => {
    const children = await madeIn(t, 0o700)
    assert.ok(children.length >= 2)
    for (const { uid, entry } of children) assert.equal(uid, 0, entry)
  })
})

/** Makes a clip in a data folder below one of this mode, and tells who worked on it. */
async function madeIn(t: TestContext, mode: number): Promise<{ uid: number; entry: string }[]> {
  const scratch = await createScratch()
  t.after(() => scratch.remove())
  await chmod(scratch.folder, mode)
  const database = await freshDatabase()
  t.after(() => database.drop())
  const server = await startServerProcess({
    KINORA_DATA_DIR: join(scratch.folder, 'data'),
    KINORA_DATABASE_URL: database.url,
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_LOG_LEVEL: 'silent',
  })
  try {
    await make(server.url, 'img2video', { model: 'genq2-turbo', images: [png(256)], duration: 1, resolution: '540p' })
    return childrenOf(server.pid).flatMap(pid => {
      const entry = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        .split('\0')
        .find(word => /child\.(?:ts|mjs)$/.test(word))
      const uid = Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
      return entry === undefined ? [] : { uid, entry }
    })
  } finally {
    assert.equal(await server.end(), 0)
  }
}

/** What others can read or list: a path counts only if every folder above it can be entered. */
async function openPaths(dataDir: string): Promise<string[]> {
  const open: string[] = []
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      const found = await stat(path).catch(() => undefined)
      if (!found) continue
      if (found.mode & 0o004) open.push(relative(dataDir, path))
      if (entry.isDirectory() && found.mode & 0o001) await walk(path)
    }
  }
  await walk(dataDir)
  return open
}

async function make(url: string, path: string, body: object): Promise<void> {
  const headers = { authorization: `Token ${KEY}`, 'content-type': 'application/json' }
  const created = await fetch(`${url}/ent/v2/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { task_id: id } = (await created.json()) as { task_id?: string }
  assert.equal(created.status, 200)
  const show = async () => {
    const answer = await fetch(`${url}/ent/v2/tasks/${id}/creations?wait=10`, { headers })
    return { json: (await answer.json()) as { state: string; err_msg: string } }
  }
  const { state, err_msg } = await untilFinal(show, `${path} is made`)
  assert.equal(state, 'success', err_msg)
}
