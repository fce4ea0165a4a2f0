import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pollUntil } from '../../core/timing.ts'
import { type ServerLocation, SOCKET_NAME } from './server-location.ts'

/** The pid of the server that has, or had, the cluster. */
export const readRecordedPid = ({ cluster }: ServerLocation): number | undefined =>
  pidIn(join(cluster, 'postmaster.pid'))

function pidIn(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * True if a process is this cluster's server. Pids are reused, above all in containers; the name on the command line
 * identifies the server, and an ended process has none.
 */
export function isServer(pid: number | undefined, { clusterName }: ServerLocation): pid is number {
  if (pid === undefined) return false
  try {
    const commandLine = existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return commandLine.includes(`cluster_name=${clusterName}`)
  } catch {
    return false
  }
}

/** A server process, identified by pid and start time: its folder may be moved, and pids are reused. */
type ServerProcess = { pid: number; startedAt: string }

export function serverProcess(pid: number): ServerProcess {
  return { pid, startedAt: startOf(pid) ?? '' }
}

/** True if it still runs. */
export const isRunning = (server: ServerProcess, place: ServerLocation): boolean =>
  isServer(server.pid, place) && startOf(server.pid) === server.startedAt

/** The start time of a process, as the system prints it. */
function startOf(pid: number): string | undefined {
  try {
    if (!existsSync('/proc/self/stat'))
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    // The second field is the program's name in parentheses and may contain anything; the start time is the
    // twenty-second.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

// A server fills its pid file right after creating it; a file that stays empty is left from a power cut.
const EMPTY_FILE_MS = 2_000

/**
 * PostgreSQL does not start while the pid in a stale file belongs to any process of its user, or if the file is empty.
 * Renaming first ensures that the inspected file is deleted, not that of a server started meanwhile.
 */
export async function discardStalePidFile(
  { cluster, socketFolder }: ServerLocation,
  pid: number | undefined,
): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const aside = `${file}.stale-${process.pid}`
  try {
    if (pid === undefined && (await stat(file)).mtimeMs > Date.now() - EMPTY_FILE_MS) return
    await rename(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (pidIn(aside) !== pid) return await rename(aside, file)
  await rm(aside)
  await rm(join(socketFolder, `${SOCKET_NAME}.lock`), { force: true })
}

// A fast shutdown writes at most 128 MB; if it takes longer the disk hangs.
const STOP_MS = 10_000

/** Stops a server: disconnects clients and writes everything. If that hangs it is killed, and recovery repairs it. */
export async function stopServer(server: ServerProcess, place: ServerLocation): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isRunning(server, place) || !sendSignal(server.pid, signal)) return
    const hasEnded = (): true | undefined => (isRunning(server, place) ? undefined : true)
    if (await pollUntil(hasEnded, { everyMs: 10, timeoutMs: STOP_MS })) return
  }
  throw new Error(`the PostgreSQL with pid ${server.pid} does not stop`)
}

/** False if the process has just ended. */
function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}
