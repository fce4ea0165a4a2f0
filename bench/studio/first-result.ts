import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepChild } from '../api/keep-child.ts'
import type { Table } from '../work/report.ts'

const BODY = { model: 'genq2', prompt: 'a paper boat crosses a quiet lake at dawn', duration: 5, resolution: '720p' }
const KEY = 'bench'

/** A service on an empty data folder, as `npm start` runs it, and its first clip: seconds on the clock. */
export async function measureFirstResult(): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-first-'))
  const since = performance.now()
  const child = spawn(process.execPath, ['packages/service/src/main.ts', 'serve'], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      KINORA_PORT: '0',
      KINORA_LOG_LEVEL: 'error',
      KINORA_DATA_DIR: folder,
      KINORA_BOOTSTRAP_KEY: KEY,
    },
  })
  const exited = once(child, 'exit').finally(keepChild(child))
  const seconds = (): number => (performance.now() - since) / 1_000
  try {
    const url = await addressOf(child.stdout)
    const served = seconds()
    const { task_id } = await call(`${url}/ent/v2/text2video`, BODY)
    const clip = await finished(`${url}/ent/v2/tasks/${String(task_id)}/creations?wait=30`)
    const made = seconds()
    const bytes = (await (await fetch(clip)).arrayBuffer()).byteLength
    return {
      title: 'First result of a fresh installation',
      about: `\`npm start\` on an empty data folder: a new PostgreSQL cluster, its tables, an account; then \`text2video\`, five seconds of 720p
with sound. Seconds on the clock since the start; the target is 20.`,
      head: ['', 's'],
      rows: [
        ['serves', served.toFixed(1)],
        ['first clip finished', made.toFixed(1)],
        [`and downloaded (${(bytes / 1e6).toFixed(1)} MB)`, seconds().toFixed(1)],
      ],
    }
  } finally {
    child.kill('SIGTERM')
    await exited
    await rm(folder, { recursive: true, force: true })
  }
}

async function addressOf(lines: AsyncIterable<Buffer>): Promise<string> {
  let printed = ''
  for await (const chunk of lines) {
    printed += String(chunk)
    const url = /serves at (\S+)/.exec(printed)?.[1]
    if (url !== undefined) return url
  }
  throw new Error(`the service ended before it served: ${printed}`)
}

async function call(url: string, body?: object): Promise<Record<string, unknown>> {
  const headers = { authorization: `Token ${KEY}`, 'content-type': 'application/json' }
  const response = await fetch(url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

async function finished(url: string): Promise<string> {
  for (;;) {
    const { state, creations, err_code } = await call(url)
    if (state === 'failed') throw new Error(`the first clip failed: ${String(err_code)}`)
    if (state === 'success') return (creations as { url: string }[])[0]!.url
  }
}
