import { randomBytes } from 'node:crypto'

const ID_BYTES = 16
const DRAWN_AT_ONCE = 256

/** Makes ids of 32 hex digits. Drawn by the hundred: one draw for each would cost a request a microsecond. */
export function traceIdSource(): () => string {
  let drawn = ''
  let next = 0
  return () => {
    if (next >= drawn.length) {
      drawn = randomBytes(ID_BYTES * DRAWN_AT_ONCE).toString('hex')
      next = 0
    }
    next += ID_BYTES * 2
    return drawn.slice(next - ID_BYTES * 2, next)
  }
}
