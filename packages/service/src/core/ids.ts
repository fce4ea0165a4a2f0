import type { Clock } from './clock.ts'

// An id is an unsigned 63-bit number in decimal, always a string outside the database: 41 bits of milliseconds since
// 2020, 10 bits of node, 12 bits of sequence. So ids sort by creation time, and a process can create 4096 of them a
// millisecond. Ids of two processes differ as long as their node numbers differ; the store assigns those.
const EPOCH_MS = Date.UTC(2020, 0, 1)
const NODE_BITS = 10n
const SEQUENCE_BITS = 12n
const MAX_SEQUENCE = (1 << 12) - 1

export type IdSource = () => string

/** `node` may be a function, because the number may change while the process runs. */
export function idSource(node: number | (() => number), clock: Clock): IdSource {
  const nodeOf = typeof node === 'function' ? node : () => node
  let current = nodeOf()
  let lastMs = 0
  let sequence = 0
  return () => {
    // A clock that jumps back must not repeat ids: the time never decreases, and a full millisecond borrows from the
    // next.
    const now = Math.max(clock(), lastMs)
    const mine = nodeOf()
    if (now > lastMs) {
      lastMs = now
      sequence = 0
    } else if (++sequence > MAX_SEQUENCE || mine !== current) {
      lastMs += 1
      sequence = 0
    }
    current = mine
    const nodePart = BigInt(mine % 1024) << SEQUENCE_BITS
    return String((BigInt(lastMs - EPOCH_MS) << (NODE_BITS + SEQUENCE_BITS)) | nodePart | BigInt(sequence))
  }
}

const MAX_ID = (1n << 63n) - 1n

/** True if a text is a well-formed id; others are refused without a query. */
export const isId = (text: string): boolean => /^[0-9]{1,19}$/.test(text) && BigInt(text) <= MAX_ID

/**
 * The lowest id of a time, which turns a time filter into a range of the primary key. Times beyond the range of ids
 * give its ends.
 */
export function firstIdAt(ms: number): string {
  const id = BigInt(Math.max(0, Math.floor(ms) - EPOCH_MS)) << (NODE_BITS + SEQUENCE_BITS)
  return String(id > MAX_ID ? MAX_ID : id)
}

/** The creation time of an id, in milliseconds. */
export const timeOfId = (id: string): number => Number(BigInt(id) >> (NODE_BITS + SEQUENCE_BITS)) + EPOCH_MS
