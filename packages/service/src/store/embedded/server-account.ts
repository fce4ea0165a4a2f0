import { chmod, chown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Who the server runs as; none means as ourselves. */
export type ServerAccount = { uid: number; gid: number } | undefined

// nobody: exists everywhere, owns nothing.
const NOBODY = 65534
const ROOT = 0

/**
 * PostgreSQL refuses to run as root, so root runs it as whoever owns the cluster, and as nobody when there is none yet
 * or when root does (a backup that root restored).
 */
export async function findServerAccount(cluster: string): Promise<ServerAccount> {
  const self = process.getuid?.()
  const owner = await ownerOf(cluster)
  if (self !== ROOT) {
    if (owner && owner.uid !== self) {
      throw new Error(`${cluster} belongs to user ${owner.uid}: run Kinora as that user or as root`)
    }
    return undefined
  }
  return owner && owner.uid !== ROOT ? owner : { uid: NOBODY, gid: NOBODY }
}

/** Gives a folder and all it holds to the server, the folder itself last: an interruption is then done over. */
export async function changeOwner(folder: string, account: ServerAccount): Promise<void> {
  if (!account || (await ownerOf(folder))?.uid === account.uid) return
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await changeOwner(path, account)
    else if (!entry.isSymbolicLink()) await chown(path, account.uid, account.gid)
  }
  await chmod(folder, 0o700)
  await chown(folder, account.uid, account.gid)
}

async function ownerOf(folder: string): Promise<ServerAccount> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return found && { uid: found.uid, gid: found.gid }
}
