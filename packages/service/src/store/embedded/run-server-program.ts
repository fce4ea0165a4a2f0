import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { ServerAccount } from './server-account.ts'

// A clean environment: PGDATA, PGPORT or a locale would change the behaviour of the programs.
export const SERVER_ENVIRONMENT = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' }

/**
 * The cluster's path for a program that runs in it. Through /proc it needs no access to the parent folders: root may
 * keep its data under /root. Node enters the folder before it changes account.
 */
export const clusterSeenFromInside = (cluster: string): string =>
  existsSync('/proc/self/cwd') ? '/proc/self/cwd' : cluster

// How the programs report an error; single-user mode also reports errors that do not end it.
const COMPLAINT = /^.*\b(ERROR|FATAL|PANIC): /m

/** Runs a PostgreSQL program with `input` and returns its output. */
export function runServerProgram(
  program: string,
  args: string[],
  { account, cwd, input }: { account: ServerAccount; cwd: string; input?: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(program, args, { ...account, cwd, env: SERVER_ENVIRONMENT }, (error, stdout, stderr) => {
      if (!error && !COMPLAINT.test(stderr)) return resolve(stdout.trim())
      const said = stderr.trim() || error?.message
      reject(new Error(`${program} failed${account ? ` as user ${account.uid}` : ''}: ${said}`, { cause: error }))
    })
    // It may exit without reading; the exit code tells.
    child.stdin?.on('error', () => {}).end(input)
  })
}
