import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerAccount } from '../../packages/service/src/store/embedded/server-account.ts'
import { isTransient } from '../../packages/service/src/store/pool.ts'

export const NOBODY = { uid: 65534, gid: 65534 }

const users = new Set<ChildProcess>()

/** Sends away every process that is still there. */
export async function leaveAll(): Promise<void> {
  for (const user of users) await leave(user)
}

/** Another process that uses the server of a folder until its standard input ends. */
export function spawnUser(dataDir: string, account?: ServerAccount): ChildProcess {
  const script = `
    const { startEmbedded } = await import(${urlOf('packages/service/src/store/embedded/start-embedded.ts')})
    const { silentLog } = await import(${urlOf('test/harness/test-cluster.ts')})
    const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: silentLog })
    console.log(server.postmasterPid)
    process.stdin.on('end', () => server.stop()).resume()
  `
  const user = spawn(process.execPath, ['--input-type=module', '-e', script], {
    ...account,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  users.add(user)
  return user
}

export async function enter(dataDir: string, account?: ServerAccount): Promise<{ process: ChildProcess; pid: number }> {
  const user = spawnUser(dataDir, account)
  return { process: user, pid: Number(await firstLineOf(user)) }
}

export async function leave(user: ChildProcess): Promise<void> {
  users.delete(user)
  const exited = once(user, 'exit')
  user.stdin?.end()
  await exited
}

export async function kill(child: ChildProcess): Promise<void> {
  users.delete(child)
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

export async function firstLineOf(child: ChildProcess): Promise<string> {
  assert.ok(child.stdout)
  for await (const line of createInterface(child.stdout)) return line
  throw new Error('the process ended without a word')
}

/** For an import in a script that another process runs. */
export function urlOf(path: string): string {
  return JSON.stringify(new URL(`../../${path}`, import.meta.url).href)
}

/** A process that has ended but was not collected by its parent yet has no command line. */
export function isAlive(pid: number | undefined): boolean {
  try {
    process.kill(pid ?? Number.NaN, 0)
    return !existsSync('/proc/self') || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

/** Waits for something that another process brings about; a failure that lasts is the test's. */
export async function eventually<T>(look: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await look()
    } catch (error) {
      if (tries === 1_000 || !(error instanceof assert.AssertionError || isTransient(error))) throw error
      await sleep(10)
    }
  }
}

/** Whether the user nobody can read this repository; not under /root. */
export function canRunAsNobody(): boolean {
  const read = `require('node:fs').readFileSync(${JSON.stringify(import.meta.filename)})`
  try {
    execFileSync(process.execPath, ['-e', read], { ...NOBODY, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
