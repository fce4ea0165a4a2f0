import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../files/secret-box.ts'
import { isId } from '../core/ids.ts'

/** The path of test receivers. */
export const RECEIVER_PATH = '/ent/v2/callbacks/receiver/'

export type ReceiverAddress = {
  /** The URL of an account's test receiver. */
  urlFor(accountId: string): string
  /** The account of a test receiver's URL; undefined for other URLs. */
  findAccount(url: string): string | undefined
  /** The same by the last part of the path. */
  readToken(token: string): string | undefined
}

/**
 * Gives each account a test receiver at an unguessable address. The service delivers to it directly without a
 * connection, so it works where private addresses are refused and opens none.
 */
export function createReceiverAddress(secret: Buffer, publicUrl: () => string): ReceiverAddress {
  const key = deriveKey(secret, 'kinora test receiver v1')
  // 128 bits.
  const proof = (accountId: string): string =>
    createHmac('sha256', key).update(accountId).digest('base64url').slice(0, 22)
  const prefix = (): string => `${publicUrl().replace(/\/+$/, '')}${RECEIVER_PATH}`
  const readToken = (token: string): string | undefined => {
    const [id = '', given = '', ...more] = token.split('.')
    if (!isId(id) || more.length > 0) return undefined
    const [left, right] = [Buffer.from(given), Buffer.from(proof(id))]
    return left.length === right.length && timingSafeEqual(left, right) ? id : undefined
  }
  return {
    urlFor: accountId => `${prefix()}${accountId}.${proof(accountId)}`,
    findAccount: url => (url.startsWith(prefix()) ? readToken(url.slice(prefix().length)) : undefined),
    readToken,
  }
}
