// Accounts on two installations that share nothing, behind the router of `deploy`: what docs/decisions/scale.md says of shards.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { startServerProcess } from '../harness/server-process.ts'
import { until } from '../harness/until.ts'

const KEYS = ['kn_first_shard', 'kn_second_shard'] as const

test('two installations behind a router of keys are one service for those who call, and apart where one is away', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-shards-'))
  const shards = await Promise.all(
    KEYS.map((key, nth) =>
      startServerProcess({ KINORA_DATA_DIR: join(folder, String(nth)), KINORA_BOOTSTRAP_KEY: key }),
    ),
  )
  const router = spawn(process.execPath, ['deploy/shard-router.js', '0', ...shards.map(one => one.url)])
  try {
    const [said] = await once(router.stdout, 'data')
    const url = /http:\S+/.exec(String(said))?.[0] ?? ''
    const ask = async (key: string, path: string, body?: object, headers = {}) => {
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Token ${key}`, 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, json: (await response.json().catch(() => ({}))) as Record<string, any> }
    }
    const create = (key: string) =>
      ask(key, '/ent/v2/reference2image', { model: 'genq2', prompt: 'x' }, { 'idempotency-key': 'the same word' })

    const tasks: string[] = []
    for (const key of KEYS) {
      const [first, second] = [await create(key), await create(key)]
      assert.deepEqual([first.status, second.json.task_id], [200, first.json.task_id])
      tasks.push(String(first.json.task_id))
    }
    for (const [nth, key] of KEYS.entries()) {
      await until(
        async () => (await ask(key, `/ent/v2/tasks/${tasks[nth]}/creations`)).json.state === 'success',
        `the task of shard ${nth} is made`,
      )
      const { json } = await ask(key, '/ent/v2/tasks')
      assert.deepEqual(
        json.tasks.map((task: { id: string }) => task.id),
        [tasks[nth]],
      )
      assert.equal((await ask(key, `/ent/v2/tasks/${tasks[1 - nth]}/creations`)).status, 404)
      const { creations } = (await ask(key, `/ent/v2/tasks/${tasks[nth]}/creations`)).json
      // A file's URL leads to its own shard, not through the router, which would not know whose it is.
      assert.equal((await fetch(creations[0].url)).status, 200)
    }
    assert.equal((await ask('kn_of_nobody', '/ent/v2/tasks')).status, 401)
    await shards[1]?.end()
    assert.equal((await ask(KEYS[1], '/ent/v2/tasks')).status, 502)
    assert.equal((await ask(KEYS[0], '/ent/v2/tasks')).status, 200)
  } finally {
    router.kill()
    await Promise.all(shards.map(one => one.end()))
    await rm(folder, { recursive: true, force: true })
  }
})
