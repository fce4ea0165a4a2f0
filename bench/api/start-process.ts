import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { keepChild } from './keep-child.ts'

export type Started = { pid: number; port: number; stop(): Promise<void> }

export type StartOptions = { env?: Record<string, string>; nodeArguments?: string[] }

/** A server in a process of its own, ready when it has printed where it listens. */
export async function startProcess(
  script: string[],
  { env = {}, nodeArguments = [] }: StartOptions = {},
): Promise<Started> {
  const child = spawn(process.execPath, [...nodeArguments, ...script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = keepChild(child)
  const exited = once(child, 'exit').finally(ended)
  let stopping = false
  void exited.then(([code, signal]) => {
    if (!stopping) process.stderr.write(`${script.join(' ')} ended by itself: ${code ?? signal}\n`)
  })
  const port = await portOf(createInterface(child.stdout))
  return {
    pid: child.pid ?? 0,
    port,
    async stop() {
      stopping = true
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function portOf(lines: AsyncIterable<string>): Promise<number> {
  for await (const line of lines) {
    const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]
    if (port !== undefined) return Number(port)
  }
  throw new Error('a server ended before it listened')
}
