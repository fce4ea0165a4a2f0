import { join } from 'node:path'
import { loadSecretFile } from '../../disk/load-secret-file.ts'

export const PASSWORD_FILE = 'postgres-password'

/**
 * The password of the embedded server, made at the first start. It lies beside the cluster and not in it: the cluster
 * belongs to the account that the server runs as, and other processes of that account must not read it.
 */
export async function loadPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, PASSWORD_FILE)
  const kept = await loadSecretFile(path)
  if (kept === '') throw new Error(`${path} is empty; remove it, and a new password is made`)
  return kept
}
