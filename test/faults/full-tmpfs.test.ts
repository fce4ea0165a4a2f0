import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServerProcess } from '../harness/server-process.ts'
import { createScratch } from '../harness/test-cluster.ts'
import { until } from '../harness/until.ts'

const KEY = 'kn_full'
const DISK_MB = 320

/** Why a small disk cannot be had here. */
function whyNoMount(): string | false {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', '/mnt'], { stdio: 'ignore' })
    return process.getuid?.() === 0 ? false : 'only root can mount a small disk'
  } catch {
    return 'no disk can be mounted here: this is NOT tested on this machine'
  }
}

test('a real disk that runs full holds everything up until there is room again', { skip: whyNoMount() }, async t => {
  const scratch = await createScratch()
  const disk = join(scratch.folder, 'disk')
  await mkdir(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk])
  const ballast = join(disk, 'ballast')
  t.after(async () => {
    execFileSync('umount', ['--lazy', disk])
    await scratch.remove()
  })
  const server = await startServerProcess({
    KINORA_DATA_DIR: join(disk, 'data'),
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_MIN_FREE_MB: '24',
    KINORA_LOG_LEVEL: 'silent',
  })
  try {
    const headers = { authorization: `Token ${KEY}`, 'content-type': 'application/json' }
    const create = (prompt: string): Promise<Response> => {
      const body = JSON.stringify({ model: 'genq2', prompt, duration: 2, resolution: '540p' })
      return fetch(`${server.url}/ent/v2/text2video`, { method: 'POST', headers, body })
    }
    const ids: string[] = []
    for (const prompt of ['a boat', 'a lake', 'a hill', 'a house']) {
      const answer = await create(prompt)
      assert.equal(answer.status, 200)
      ids.push(((await answer.json()) as { task_id: string }).task_id)
    }
    // To the last byte, under the work that is going on.
    const { bavail, bsize } = await statfs(disk)
    await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
      assert.equal(error.code, 'ENOSPC')
    })
    await until(async () => (await fetch(`${server.url}/readyz`)).status === 503, 'a full disk is told')
    const refused = await create('a tree')
    assert.equal(refused.status, 503)
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.equal(((await refused.json()) as { reason: string }).reason, 'SystemThrottling')
    // Longer than a task needs for all the failures it may have.
    await sleep(5_000)

    await rm(ballast)
    await until(async () => (await fetch(`${server.url}/readyz`)).status === 200, 'there is room again')
    for (const id of ids) {
      await until(async () => {
        const answer = await fetch(`${server.url}/ent/v2/tasks/${id}/creations`, { headers })
        if (answer.status !== 200) return false
        const { state, err_code, err_msg } = (await answer.json()) as Record<string, string>
        assert.notEqual(state, 'failed', `${err_code}: ${err_msg}`)
        return state === 'success'
      }, `task ${id} is made`)
    }
    assert.equal((await create('a tree')).status, 200)
    // A stop writes, too, and is as orderly without.
    const { bavail: left } = await statfs(disk)
    await writeFile(ballast, Buffer.alloc(left * bsize)).catch((error: NodeJS.ErrnoException) => {
      assert.equal(error.code, 'ENOSPC')
    })
    assert.equal(await server.end(), 0)
  } finally {
    await rm(ballast, { force: true })
    await server.end('SIGKILL')
  }
})
