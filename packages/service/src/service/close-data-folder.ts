import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const isRoot = (): boolean => process.getuid?.() === 0

// These hold what callers sent and received. Work folders are created with closed permissions.
const HOLD_MEDIA = ['files', 'speech']

/**
 * Closes the data folder to other users of the machine: new files by the umask, and the top folders that an older
 * version left open.
 */
export async function closeDataFolder(dataDir: string): Promise<void> {
  // Media processes of a root service run as another user and share the work folders by group.
  process.umask(isRoot() ? 0o007 : 0o077)
  // PostgreSQL and the media processes of a root service must traverse the folder without listing it.
  if (await mkdir(dataDir, { recursive: true })) await chmod(dataDir, isRoot() ? 0o711 : 0o700)
  for (const name of HOLD_MEDIA) await close(join(dataDir, name))
}

/** On a shared disk, a folder of another user is left to its owner. */
async function close(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  const isOurs = found && (isRoot() || found.uid === process.getuid?.())
  if (isOurs && (found.mode & 0o077) !== 0) await chmod(folder, 0o700)
}
