import { fileURLToPath } from 'node:url'
import type { Log } from '../core/log.ts'
import { type ChildAccount, lowerAccount } from '@kinora/media/children/child-account'

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
