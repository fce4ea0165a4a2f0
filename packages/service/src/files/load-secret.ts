import { join } from 'node:path'
import { loadSecretFile } from '../disk/load-secret-file.ts'

// Below this a secret can be guessed from one signed URL.
const MIN_CHARACTERS = 16

/**
 * The master secret, from which every other key is derived: the environment's, else the one in the data folder, which
 * is made on the first start. The file holds text, so that an operator who adds a machine can copy it into the
 * environment there and gets the same secret.
 */
export async function loadSecret(options: { dataDir: string; fromEnvironment?: string | undefined }): Promise<Buffer> {
  const given = options.fromEnvironment?.trim()
  if (given) return checked(given, 'KINORA_SECRET')
  const path = join(options.dataDir, 'secret')
  return checked(await loadSecretFile(path), path)
}

function checked(secret: string, from: string): Buffer {
  if (secret.length >= MIN_CHARACTERS) return Buffer.from(secret)
  throw new Error(`the secret in ${from} has ${secret.length} characters; it needs at least ${MIN_CHARACTERS}`)
}
