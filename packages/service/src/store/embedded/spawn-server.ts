import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ServerLocation } from './server-location.ts'
import { clusterSeenFromInside, SERVER_ENVIRONMENT } from './run-server-program.ts'
import type { ServerAccount } from './server-account.ts'

export type ServerOptions = {
  postgres: string
  place: ServerLocation
  account: ServerAccount
  password: string
  settings: Record<string, string>
}

/** How a server ended: `gaveUp` if it reported that it cannot run, not if it was stopped or killed. */
type ServerExit = { gaveUp: boolean; said: string }

/** A started server that has not answered yet. */
export type StartedServer = {
  /** Undefined while it runs. */
  ending(): ServerExit | undefined
  /** Detaches it: it keeps running when this process ends. */
  release(): void
  /** Stops it and waits for its end. */
  interrupt(): Promise<void>
}

/** In its own session, so that Ctrl-C in our terminal does not reach it before our own work is done. */
export function spawnServer({ postgres, place, account, settings }: ServerOptions): StartedServer {
  const { cluster, clusterName, socketFolder } = place
  const all = {
    ...settings,
    cluster_name: clusterName,
    // Relative to the cluster, because the server's account may lack access to the parent folders.
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
  const ending = watchEnding(child)
  return {
    ending,
    release() {
      child.stderr.destroy()
      child.unref()
    },
    async interrupt() {
      if (ending()) return
      const closed = once(child, 'close')
      child.kill('SIGINT')
      await closed
    },
  }
}

// The messages of a server that lost the race against another one, or that finds the last backends of a killed one.
export const IN_USE = /lock file .* (already exists|is empty)|shared memory block .* in use/

function watchEnding(child: ChildProcess): () => ServerExit | undefined {
  let said = ''
  let ending: ServerExit | undefined
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000)
  })
  child.on('error', error => {
    ending = { gaveUp: true, said: error.message }
  })
  child.on('close', (code, signal) => {
    const gaveUp = signal === null && code !== 0 && !IN_USE.test(said)
    ending ??= { gaveUp, said: said.trim() || `ended with ${signal ?? code}` }
  })
  return () => ending
}
