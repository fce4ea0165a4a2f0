import { chmod, chown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The account of the server; undefined means our own. */
export type ServerAccount = { uid: number; gid: number } | undefined

// The user nobody exists everywhere and owns nothing.
const NOBODY = 65534
const ROOT = 0

/**
 * PostgreSQL refuses to run as root. Root runs it as the owner of the cluster, and as nobody if there is no cluster or
 * root owns it (a restored backup).
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

/** Gives a folder and its contents to the server, the folder last, so that an interrupted change is repeated. */
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
