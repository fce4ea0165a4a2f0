import { hkdfSync } from 'node:crypto'

/** A key of 32 bytes for one purpose. The label keeps purposes apart: nothing made under one opens under another. */
export const deriveKey = (secret: Buffer | string, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', label, 32))
