import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { loadSecretFile } from '../disk/load-secret-file.ts'

/**
 * Derives a 32-byte key for one purpose. The label separates purposes: data encrypted for one cannot be decrypted for
 * another.
 */
export const deriveKey = (secret: Buffer | string, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', label, 32))

const VERSION = 1
// GCM's nonce length; random nonces are safe for four thousand million texts under one key.
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES

export type SecretBox = { seal(text: string): Buffer; open(sealed: Buffer): string }

/** Encrypts texts at rest (AES-256-GCM): version byte, nonce, tag, ciphertext. */
export function createSecretBox(secret: Buffer | string): SecretBox {
  // A key object, which does not reveal its content in logs.
  const key = createSecretKey(deriveKey(secret, 'kinora secret box v1'))
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), ciphertext])
    },

    open(sealed) {
      if (sealed[0] !== VERSION || sealed.length < HEADER_BYTES) {
        throw new Error(`this is no sealed text of version ${VERSION}`)
      }
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEADER_BYTES))
      const text = decipher.update(sealed.subarray(HEADER_BYTES))
      try {
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch (cause) {
        const message = 'a sealed text does not open: it was sealed under another KINORA_SECRET, or it is damaged'
        throw new Error(message, { cause })
      }
    },
  }
}

// A shorter secret could be guessed from one signed URL.
const MIN_CHARACTERS = 16

/**
 * The master secret, from which all other keys are derived: from the environment, or from a file in the data folder,
 * which the first start creates. The file contains text, so that an operator can copy it into the environment of
 * another machine.
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
