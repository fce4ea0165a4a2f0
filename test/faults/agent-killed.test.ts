import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { freshDatabase, type FreshDatabase } from '../harness/database.ts'
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts'
import { until } from '../harness/until.ts'

// An agent holds a handle while the service dies and comes back, at another port even.

const KEY = 'kn_agent'
let dataDir: string
let database: FreshDatabase

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kinora-agent-'))
  database = await freshDatabase()
})
after(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = (): Promise<ServerProcess> =>
  startServerProcess({
    KINORA_DATA_DIR: dataDir,
    KINORA_DATABASE_URL: database.url,
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_WORKER_SLOTS: '1',
  })

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': { extensions: { 'io.modelcontextprotocol/tasks': {} } },
}

async function send({ url }: ServerProcess, method: string, params: Record<string, unknown>): Promise<any> {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      'mcp-name': String(params.name ?? params.taskId),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: envelope } }),
  })
  const { result, error } = (await response.json()) as { result?: any; error?: object }
  assert.ok(result, JSON.stringify(error))
  return result
}

test('a handle outlives the service, and a repeated call with its key makes nothing', async () => {
  const call = {
    name: 'make_text2video',
    arguments: { model: 'genq2', prompt: 'a boat', duration: 4, resolution: '540p', idempotency_key: 'boat' },
  }
  const first = await start()
  const handle = await send(first, 'tools/call', call)
  assert.equal(handle.resultType, 'task')
  await until(async () => {
    const [row] = await database.db.query<{ state: string }>({ text: 'select state from task' }, [])
    return row?.state === 'processing'
  }, 'it is being made')
  await first.end('SIGKILL')

  const second = await start()
  assert.equal((await send(second, 'tools/call', call)).taskId, handle.taskId)
  const done = await until(async () => {
    const now = await send(second, 'tasks/get', { taskId: handle.taskId })
    return now.status !== 'working' && now
  }, 'the handle completes')
  assert.equal(done.status, 'completed')
  const { uri } = done.result.content.find((one: { type: string }) => one.type === 'resource_link')
  assert.equal((await fetch(uri)).status, 200)
  const [row] = await database.db.query<{ tasks: number }>({ text: 'select count(*)::int as tasks from task' }, [])
  assert.equal(row?.tasks, 1)
  await second.end()
})
