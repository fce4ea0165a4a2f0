import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { after } from 'node:test'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { NODE_ARGS } from './node-args.ts'

export type ServerProcess = {
  url: string
  pid: number
  /** Everything it has printed on standard output. */
  printed(): string
  /** Everything that has arrived from standard error, where it is kept; it is whole once the process has ended. */
  complained(): string
  /** SIGTERM and the exit code, or another signal. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

// The whole of it: an API's ends with an example, a worker's is one line.
const GREETING = /(?:serves at (?=[^]*Try it:[^]*\n\n$)|works on tasks; health at (?=[^]*\n\n$))(\S+?)(?:\/healthz)?\s/
// A process's output is complete at its end, unless a surviving PostgreSQL holds its pipes open.
const LINGER_MS = 5_000

// Each slot has media processes of its own, of half a second each: who needs two asks for them.
const USUAL = {
  KINORA_PORT: '0',
  KINORA_LOG_LEVEL: 'error',
  KINORA_ENGINES: 'minimal',
  KINORA_WORKER_SLOTS: '1',
  KINORA_EXTRA_SLOTS: '0',
}

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

// A test that failed half-way leaves its server behind, which would keep this process from ending.
after(async () => {
  for (const child of running) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
})

// Not the folder where the tester's own commands look.
const ownRunningFolder = ({ KINORA_DATA_DIR: folder = '' }: Record<string, string>): Record<string, string> =>
  folder === '' ? {} : { KINORA_RUNNING_DIR: join(folder, 'running') }

/** `kinora serve` as a process of its own, once it serves. */
export async function startServerProcess(
  environment: Record<string, string>,
  roles: string[] = [],
  { keepsErrors = false } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...NODE_ARGS, 'packages/service/src/main.ts', 'serve', ...roles], {
    stdio: ['ignore', 'pipe', keepsErrors ? 'pipe' : 'inherit'],
    env: { ...process.env, ...USUAL, ...ownRunningFolder(environment), ...environment },
  })
  running.add(child)
  const ended = once(child, 'exit').finally(() => running.delete(child))
  // Its output may still arrive after the exit.
  const closed = once(child, 'close')
  let printed = ''
  let complained = ''
  child.stderr?.on('data', chunk => (complained += String(chunk)))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', chunk => {
      printed += String(chunk)
      const found = GREETING.exec(printed)?.[1]
      if (found) resolve(found)
    })
    void ended.then(async ([code]) => {
      await Promise.race([closed, sleep(LINGER_MS)])
      reject(new Error(`the server ended with ${String(code)} before it served: ${printed}${complained}`))
    })
  })
  return {
    url,
    pid: child.pid ?? 0,
    printed: () => printed,
    complained: () => complained,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal)
      const [code] = (await ended) as [number | null]
      // A PostgreSQL that outlives its server has the same pipes.
      if (signal !== 'SIGKILL') await closed
      return code
    },
  }
}
