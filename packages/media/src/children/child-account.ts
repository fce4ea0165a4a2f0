import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The user and group of children. */
export type ChildAccount = { uid: number; gid: number }

// An id that no system assigns. It is not `nobody`: the embedded PostgreSQL runs as nobody, and an exploited decoder
// must not own the database.
const CHILD_ID = 65_533

const [MAY_READ, MAY_ENTER] = [0o004, 0o001]

/**
 * The account for child processes of root, if everybody may read the files they need; otherwise the path that blocks
 * them. Undefined for a service that is not root.
 */
export async function lowerAccount(needs: {
  read: readonly string[]
  enter: readonly string[]
}): Promise<ChildAccount | { closedAt: string } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const path of needs.read) {
    const closedAt = (await isOpen(path, MAY_READ)) ? await closedFolder(dirname(path)) : path
    if (closedAt) return { closedAt }
  }
  for (const path of needs.enter) {
    const closedAt = await closedFolder(path)
    if (closedAt) return { closedAt }
  }
  return { uid: CHILD_ID, gid: CHILD_ID }
}

/** The topmost parent folder that not everybody may enter. */
async function closedFolder(folder: string): Promise<string | undefined> {
  const above = dirname(folder)
  const closed = above === folder ? undefined : await closedFolder(above)
  return closed ?? ((await isOpen(folder, MAY_ENTER)) ? undefined : folder)
}

const isOpen = async (path: string, right: number): Promise<boolean> => ((await stat(path)).mode & right) !== 0
