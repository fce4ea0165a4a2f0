import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { NODE_ARGS } from './node-args.ts'

/** A server process that restarts whenever it ends, until stopped. */
export type Member = {
  name: string
  /** The address of an API process. */
  url: string
  pid(): number | undefined
  /** Resolves when it serves, at every start. */
  ready(): Promise<void>
  kill(): void
  /** SIGTERM, and no start any more; the exit code. */
  end(): Promise<number | null>
}

export type MemberOptions = { name: string; role: string; port: number; environment: Record<string, string> }

const living = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL')
})

/** `hear` gets every line on standard error, and whether the process that wrote it had served. */
export function keepRunning(options: MemberOptions, hear: (line: string, serves: boolean) => void): Member {
  const { name, role, port, environment } = options
  let stopping = false
  let current = launch()

  function launch() {
    const child = spawn(process.execPath, [...NODE_ARGS, 'packages/service/src/main.ts', 'serve', role], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, KINORA_LOG_LEVEL: 'warn', ...environment, KINORA_PORT: String(port) },
    })
    living.add(child)
    const one = { child, serves: false, killed: false, ready: Promise.resolve(), ended: Promise.resolve<unknown>(null) }
    one.ready = new Promise<void>(resolve => {
      child.stdout.on('data', chunk => {
        if (/serves at|works on tasks/.test(String(chunk))) one.serves = true
        if (one.serves) resolve()
      })
    })
    createInterface(child.stderr).on('line', line => hear(line, one.serves))
    one.ended = once(child, 'exit').then(([code]) => {
      living.delete(child)
      if (stopping) return code as unknown
      // One that served may be killed; it must not end by itself.
      if (one.serves && !one.killed) hear(`ended by itself with ${String(code)}`, true)
      current = launch()
      return null
    })
    return one
  }

  return {
    name,
    url: `http://127.0.0.1:${port}`,
    pid: () => current.child.pid,
    async ready() {
      for (let one = current; !one.serves; one = current) await Promise.race([one.ready, one.ended])
    },
    kill() {
      current.killed = true
      current.child.kill('SIGKILL')
    },
    async end() {
      stopping = true
      current.child.kill('SIGTERM')
      return (await current.ended) as number | null
    },
  }
}
