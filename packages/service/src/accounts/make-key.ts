import { createHash, randomBytes } from 'node:crypto'

/** A key is `<prefix>_<random>`: the prefix lets a secret scanner find one that leaked. 256 bits, so a plain hash is safe. */
export const makeKey = (): string => `kn_${randomBytes(32).toString('base64url')}`

/** What is stored of a key, and what a key that comes in is looked up by. */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()

export const makeCallbackSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
