import { fileURLToPath } from 'node:url'
import type { Log } from '../core/log.ts'
import { type ChildAccount, lowerAccount } from '@kinora/media/children/child-account'
import { chmod, chown, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Chooses the user that media processes run as. As root, that is an unprivileged user that may only read the programs
 * and write to the work folder.
 */
export async function chooseChildAccount(dataDir: string, log: Log): Promise<ChildAccount | undefined> {
  const found = await lowerAccount({
    read: [process.execPath, import.meta.filename, fileURLToPath(import.meta.resolve('node-av'))],
    enter: [dataDir],
  })
  if (!found || 'uid' in found) return found
  log.warn({ closedAt: found.closedAt }, 'media processes run as root: other users cannot read the files they need')
  return undefined
}

/** Makes a temporary folder for this process and its children; its name is `kinora-` and the purpose. */
export async function openChildFolder(purpose: string, account: ChildAccount | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `kinora-${purpose}-`))
  if (!account) return folder
  await chown(folder, process.getuid?.() ?? 0, account.gid)
  await chmod(folder, 0o2770)
  return folder
}
