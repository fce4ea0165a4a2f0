import { createHash, randomBytes } from 'node:crypto'

/** A key is `<prefix>_<random>`: the prefix lets a secret scanner find one that leaked. 256 bits, so a plain hash is safe. */
export const makeKey = (): string => `kn_${randomBytes(32).toString('base64url')}`

// `kn_` and five of 43 characters: who knows them knows the key as little as before.
const PREFIX_CHARACTERS = 8
// One that was given from outside may be short, or a sentence.
const LEAST_CHARACTERS = 40

/** The visible part of a key in lists; empty if it would reveal too much. */
export const keyPrefix = (key: string): string =>
  key.length >= LEAST_CHARACTERS ? key.slice(0, PREFIX_CHARACTERS) : ''

/** The stored form of a key, by which it is looked up. */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()

export const makeCallbackSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
