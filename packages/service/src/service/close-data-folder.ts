import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const isRoot = (): boolean => process.getuid?.() === 0

// What callers sent and got. Folders of work under way come and go, and are made closed.
const HOLD_MEDIA = ['files', 'speech']

/**
 * Keeps other users of the machine from what lies in the data folder: what this process makes from now on, and the
 * folders that an older version left open. Closing the uppermost closes all below them.
 */
export async function closeDataFolder(dataDir: string): Promise<void> {
  // Root's media processes run as somebody else and share their working folders with us by group.
  process.umask(isRoot() ? 0o007 : 0o077)
  // Root's PostgreSQL and media processes must get through a folder whose list is not theirs to read.
  if (await mkdir(dataDir, { recursive: true })) await chmod(dataDir, isRoot() ? 0o711 : 0o700)
  for (const name of HOLD_MEDIA) await close(join(dataDir, name))
}

/** One that belongs to somebody else, on a disk that is shared, is theirs to close. */
async function close(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  const isOurs = found && (isRoot() || found.uid === process.getuid?.())
  if (isOurs && (found.mode & 0o077) !== 0) await chmod(folder, 0o700)
}
