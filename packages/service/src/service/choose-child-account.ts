import { fileURLToPath } from 'node:url'
import type { Log } from '../core/log.ts'
import { type ChildAccount, lowerAccount } from '@kinora/media/children/child-account'

/** Who media processes run as: somebody who may do nothing but read the programs and write where they work, if root can. */
export async function chooseChildAccount(dataDir: string, log: Log): Promise<ChildAccount | undefined> {
  const found = await lowerAccount({
    read: [process.execPath, import.meta.filename, fileURLToPath(import.meta.resolve('node-av'))],
    enter: [dataDir],
  })
  if (!found || 'uid' in found) return found
  log.warn({ closedAt: found.closedAt }, 'media processes run as root: what they need is closed to other users')
  return undefined
}
