import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

// Attacks by an engine: every answer larger, deeper or fuller than the last.

export const ENGINE_ATTACKS: Record<string, string> = {
  files: 'data URLs of 300 MB',
  texts: 'words of 300 MB',
  errors: 'errors in errors without an end, 60 MB',
  nested: 'lists in lists without an end, 60 MB',
  values: 'twenty million empty objects',
  names: 'millions of texts, 60 MB',
  pages: 'a page of 300 MB',
}

/** The hostile server, and the engines file that names it before the plain engine. */
export async function startHostileEngine(
  folder: string,
): Promise<{ become(way: string): Promise<void>; file: string; end(): void }> {
  const script = join(import.meta.dirname, 'hostile-engine.ts')
  const child: ChildProcess = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!child.stdout) throw new Error('the hostile engine has no output')
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  const url = `http://127.0.0.1:${String(port).trim()}`
  const file = join(folder, 'hostile.json')
  await writeFile(
    file,
    JSON.stringify({
      engines: { hostile: { kind: 'cog', url, input: { image: { prompt: '{prompt}' } }, limits: { inFlight: 8 } } },
      routes: [{ kinds: ['image'], engines: ['hostile', 'minimal'] }],
    }),
  )
  return {
    become: async way => void (await fetch(`${url}/become/${way}`)),
    file,
    end: () => void child.kill('SIGKILL'),
  }
}

type Call = (path: string, body: object | undefined, key: string) => Promise<Record<string, unknown>>

const ORDERS = 8
const PATIENCE_MS = 180_000

/** Eight pictures at a time, by as many accounts; how they ended. */
export async function orderPictures(
  keys: readonly string[],
  call: Call,
): Promise<{ state: string; engine: string; words: string }[]> {
  const orders = keys.slice(0, ORDERS).map(async key => {
    const body = { model: 'genq2', prompt: 'a lamp', aspect_ratio: '1:1', resolution: '1080p' }
    const { task_id: id } = await call('/ent/v2/reference2image', body, key)
    const until = performance.now() + PATIENCE_MS
    let last = 'none'
    while (performance.now() < until) {
      const task = await call(`/ent/v2/tasks/${String(id)}/creations?wait=20`, undefined, key)
      const { state, engine = '', err_msg, notes = [] } = task
      if (state === 'success' || state === 'failed')
        return { state, engine: String(engine), words: JSON.stringify([err_msg, notes]) }
      last = String(state)
      await sleep(100)
    }
    return { state: 'unfinished', engine: '', words: last }
  })
  return Promise.all(orders)
}
