import { chmod, chown, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChildAccount } from '@kinora/media/children/child-account'

/** Makes a temporary folder for this process and its children; its name is `kinora-` and the purpose. */
export async function openChildFolder(purpose: string, account: ChildAccount | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `kinora-${purpose}-`))
  if (!account) return folder
  await chown(folder, process.getuid?.() ?? 0, account.gid)
  await chmod(folder, 0o2770)
  return folder
}
