import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts'

// The inspector of the Model Context Protocol, as npm has it, in front of a service of its own.

const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0'
const KEY = 'kn_inspector'
let folder: string
let server: ServerProcess

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-inspector-'))
  server = await startServerProcess({ KINORA_DATA_DIR: join(folder, 'data'), KINORA_BOOTSTRAP_KEY: KEY })
})
after(async () => {
  await server.end()
  await rm(folder, { recursive: true, force: true })
})

async function inspect(era: string, ...args: string[]): Promise<any> {
  const options = ['--protocol-era', era, '-q', '--format', 'json', '--header', `Authorization: Bearer ${KEY}`]
  const words = ['--yes', '--package', INSPECTOR, 'mcp-inspector', '--cli', `${server.url}/mcp`, ...options, ...args]
  const env = { ...process.env, HOME: folder, MCP_CATALOG_PATH: join(folder, 'catalog.json') }
  const { stdout } = await promisify(execFile)('npx', words, { env, maxBuffer: 10 << 20 })
  return JSON.parse(stdout).result
}

const callTool = (era: string, name: string, args: object) =>
  inspect(era, '--method', 'tools/call', '--tool-name', name, '--tool-args-json', JSON.stringify(args))

const clip = { model: 'genq2', prompt: 'a lake', duration: 1, resolution: '540p' }
const make = (era: string, more: object) => callTool(era, 'make_text2video', { ...clip, ...more })

test('it has nothing to say against the tools', async () => {
  const { tools } = await inspect('modern', '--method', 'tools/list', '--strict')
  assert.ok(tools.length > 12)
})

test('by the current revision it is given a handle, and follows it to a clip', async () => {
  const { content } = await make('modern', { idempotency_key: 'modern' })
  const { uri } = content.find((one: { type: string }) => one.type === 'resource_link')
  assert.equal((await fetch(uri)).status, 200)
})

test('by the revision before it is told the id, and waits for the clip', async () => {
  const { structuredContent } = await make('legacy', { idempotency_key: 'legacy' })
  const shown = await callTool('legacy', 'wait', { task_id: structuredContent.task_id, seconds: 50 })
  assert.equal(shown.structuredContent.state, 'success')
})
