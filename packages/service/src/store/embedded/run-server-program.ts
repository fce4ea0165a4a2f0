import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { ServerAccount } from './server-account.ts'

// Nothing of ours leaks in: PGDATA, PGPORT or a locale would change what the programs do.
export const SERVER_ENVIRONMENT = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' }

/**
 * How a program that runs in `cluster` names it. Through /proc it needs no right to pass the folders above: root may
 * keep its data under /root, where the server's account cannot go. Node enters the folder before it changes account.
 */
export const clusterSeenFromInside = (cluster: string): string =>
  existsSync('/proc/self/cwd') ? '/proc/self/cwd' : cluster

// How the programs tell of an error, in a single-user session also one that does not end it.
const COMPLAINT = /^.*\b(ERROR|FATAL|PANIC): /m

/** Runs one of PostgreSQL's programs to its end, with `input` to read, and gives what it printed. */
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
    // It may have ended without reading; how it ended tells.
    child.stdin?.on('error', () => {}).end(input)
  })
}
