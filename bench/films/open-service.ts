import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { keepChild } from '../api/keep-child.ts'
import { treeCpuSeconds } from './tree-cpu.ts'

export type Service = {
  /** Asks as the first account, or with another account's key. */
  ask(path: string, body?: object, key?: string): Promise<Record<string, any>>
  /** Creates a task and waits for its end; CPU seconds of all processes meanwhile. */
  make(
    path: string,
    body: object,
  ): Promise<{ id: string; task: Record<string, any>; cpuSeconds: number; seconds: number }>
  stop(): Promise<void>
}

const KEY = 'bench'

/** The service as `npm start` runs it, on an empty data folder. */
export async function openService(
  settings: Record<string, string> = {},
  /** Told each line of the log. */
  logged?: (line: string) => void,
): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-films-'))
  const environment = {
    KINORA_PORT: '0',
    KINORA_LOG_LEVEL: 'error',
    KINORA_DATA_DIR: folder,
    KINORA_BOOTSTRAP_KEY: KEY,
    ...settings,
  }
  const child = spawn(process.execPath, ['packages/service/src/main.ts', 'serve'], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'pipe', logged ? 'pipe' : 'inherit'],
    env: { ...process.env, ...environment, KINORA_BOOTSTRAP_CREDITS: '1000000' },
  })
  let end: string | undefined
  const exited = once(child, 'exit')
    .then(([code, signal]) => (end = signal === null ? `with code ${code}` : `by ${signal}`))
    .finally(keepChild(child))
  if (logged && child.stderr) createInterface({ input: child.stderr }).on('line', logged)
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', chunk => {
      printed += String(chunk)
      const found = /serves at (\S+)/.exec(printed)?.[1]
      if (found) resolve(found)
    })
    void exited.then(how => reject(new Error(`the service ended ${how}: ${printed}`)))
  })

  async function ask(path: string, body?: object, key = KEY): Promise<Record<string, any>> {
    const response = await fetch(url + path, {
      headers: { authorization: `Token ${key}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Error(end === undefined ? `${path} was not answered` : `${path}: the service ended ${end}`, {
        cause: error,
      })
    })
    const answer = (await response.json()) as Record<string, any>
    if (!response.ok) throw new Error(`${path}: ${answer.message}`)
    return answer
  }

  return {
    ask,
    async make(path, body) {
      const [cpu, since] = [treeCpuSeconds(child.pid ?? 0), performance.now()]
      const created = await ask(path, body)
      const id = String(created.sub_task_id ?? created.compose_sub_task_id ?? created.task_id ?? created.id)
      for (;;) {
        const task = await ask(`/ent/v2/tasks/${id}/creations?wait=30`)
        if (task.state === 'failed') throw new Error(`${path}: ${task.err_code} ${task.err_msg}`)
        if (task.state !== 'success') continue
        const seconds = (performance.now() - since) / 1_000
        return { id, task, cpuSeconds: treeCpuSeconds(child.pid ?? 0) - cpu, seconds }
      }
    },
    async stop() {
      child.kill()
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
