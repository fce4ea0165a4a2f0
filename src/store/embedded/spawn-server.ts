import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Place } from './place.ts'
import { clusterSeenFromInside, SERVER_ENVIRONMENT } from './run-server-program.ts'
import type { Account } from './server-account.ts'

export type ServerOptions = { postgres: string; place: Place; account: Account; settings: Record<string, string> }

/** A server that was started and has not answered yet. */
export type Starting = {
  /** What it said when it gave up; none while it runs. */
  failure(): string | undefined
  /** Lets go of it: it lives on when this process ends. */
  release(): void
  /** Ends it, and waits for that. */
  interrupt(): Promise<void>
}

/** In a session of its own, so that Ctrl-C in our terminal does not reach it before our own work is done. */
export function spawnServer({ postgres, place, account, settings }: ServerOptions): Starting {
  const { cluster, clusterName, socketFolder } = place
  const all = {
    ...settings,
    cluster_name: clusterName,
    // Relative to the cluster, because the folders above may be closed to the server's account.
    unix_socket_directories: socketFolder === cluster ? '.' : socketFolder,
  }
  const args = Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const child = spawn(postgres, ['-D', clusterSeenFromInside(cluster), ...args], {
    ...account,
    cwd: cluster,
    env: SERVER_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const failure = watchFailure(child)
  return {
    failure,
    release() {
      child.stderr.destroy()
      child.unref()
    },
    async interrupt() {
      if (failure() !== undefined) return
      const closed = once(child, 'close')
      child.kill('SIGINT')
      await closed
    },
  }
}

function watchFailure(child: ChildProcess): () => string | undefined {
  let said = ''
  let failure: string | undefined
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000)
  })
  child.on('error', error => {
    failure = error.message
  })
  child.on('close', (code, signal) => {
    failure ??= said.trim() || `ended with ${signal ?? code}`
  })
  return () => failure
}
