import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerAccount } from './server-account.ts'
import { loadSecretFile } from '../../disk/load-secret-file.ts'

/** A server's files, process name and socket folder. */
export type ServerLocation = { dataDir: string; cluster: string; clusterName: string; socketFolder: string }

/** The server listens on no port; the number is only part of the socket's name. */
export const PORT = 5432
export const SOCKET_NAME = `.s.PGSQL.${PORT}`

// The limit is 104 bytes on macOS and 108 on Linux, including the terminator.
const MAX_PATH_BYTES = 100

/**
 * The socket is in the cluster, which only its owner may enter; if the path is too long, in a short folder elsewhere.
 */
export function locateServer(dataDir: string): ServerLocation {
  const cluster = join(dataDir, 'postgres')
  const clusterName = `kinora-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
  const fits = Buffer.byteLength(join(cluster, SOCKET_NAME)) <= MAX_PATH_BYTES
  return { dataDir, cluster, clusterName, socketFolder: fits ? cluster : `/tmp/${clusterName}` }
}

/**
 * Everybody may write to /tmp, so an existing folder must be the server's own. It stays when the server stops, because
 * another server may be starting in it.
 */
export async function prepareSocketFolder(
  { cluster, socketFolder }: ServerLocation,
  account: ServerAccount,
): Promise<void> {
  if (socketFolder === cluster) return
  await mkdir(socketFolder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const self = process.getuid?.()
  const found = await lstat(socketFolder)
  if (!found.isDirectory() || (found.mode & 0o077) !== 0 || (found.uid !== self && found.uid !== account?.uid)) {
    throw new Error(`${socketFolder} may belong to another user: remove it, or shorten the path of the data folder`)
  }
  if (account && found.uid !== account.uid) await chown(socketFolder, account.uid, account.gid)
}

export const PASSWORD_FILE = 'postgres-password'

/**
 * The password of the embedded server, made at the first start. It is stored beside the cluster, not in it: the cluster
 * belongs to the server's account, whose other processes must not read it.
 */
export async function loadPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, PASSWORD_FILE)
  const kept = await loadSecretFile(path)
  if (kept === '') throw new Error(`${path} is empty; remove it, and a new password is made`)
  return kept
}

/** The one role of the embedded server. */
export const SUPERUSER = 'kinora'
