import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { startComfyuiTwin } from '../../packages/service/test/engines/comfyui/comfyui-twin.ts'
import { slow, writeWorkflows } from '../../packages/service/test/engines/comfyui/test-workflows.ts'
import { freshDatabase } from '../harness/database.ts'
import { startServerProcess } from '../harness/server-process.ts'
import { until, untilFinal } from '../harness/until.ts'

const KEY = 'kn_comfyui'

test('after a kill -9 of the service the next one follows the ComfyUI job that runs, and it is executed once', async context => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-comfyui-killed-'))
  context.after(() => rm(folder, { recursive: true, force: true }))
  const database = await freshDatabase()
  context.after(() => database.drop())
  const twin = await startComfyuiTwin(context)
  // Longer than it takes to kill a service.
  twin.behaviour.nodeMs = 700
  const workflows = await writeWorkflows(context, { slow })
  const file = {
    engines: { comfy: { kind: 'comfyui', urls: [twin.url], workflows } },
    routes: [{ kinds: ['image'], engines: ['comfy'] }],
  }
  await writeFile(join(folder, 'engines.json'), JSON.stringify(file))
  const environment = {
    KINORA_DATA_DIR: join(folder, 'data'),
    KINORA_DATABASE_URL: database.url,
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_ENGINES_FILE: join(folder, 'engines.json'),
    KINORA_READY_WAIT_SECONDS: '0',
  }
  const headers = { authorization: `Token ${KEY}`, 'content-type': 'application/json' }

  const first = await startServerProcess(environment)
  const body = JSON.stringify({ model: 'genq2', prompt: 'a lighthouse in the rain' })
  const created = await fetch(`${first.url}/ent/v2/reference2image`, { method: 'POST', headers, body })
  const answered = (await created.json()) as { task_id: string; credits: number }
  assert.equal(created.status, 200, JSON.stringify(answered))
  await until(() => twin.sockets.length > 0, 'the job runs and is followed')
  await first.end('SIGKILL')

  const second = await startServerProcess(environment)
  const task = await untilFinal(async () => {
    const answer = await fetch(`${second.url}/ent/v2/tasks/${answered.task_id}/creations?wait=5`, { headers })
    return { json: (await answer.json()) as Record<string, any> }
  })
  assert.equal(task['state'], 'success', JSON.stringify(task))
  assert.equal(task['engine'], 'comfy')
  assert.deepEqual([twin.executed.length, twin.count('POST /prompt')], [1, 1])
  assert.match(JSON.stringify(task['notes'] ?? task), /prompt: the engine takes no words/)
})
