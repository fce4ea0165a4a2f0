import type { FastifyReply } from 'fastify'
import { Refusal } from '../../core/errors.ts'
import { createMemoryBudget, type Reservation } from '../../core/memory-budget.ts'

/** Memory for answers that are being built or wait to be read. */
export type AnswerMemory = {
  /** Reserves memory before an answer is built; released when the answer is sent. */
  make(reply: FastifyReply, accountId: string, bytes: number): Promise<void>
  /** Counts a finished answer instead of what was reserved for it. */
  send(reply: FastifyReply, accountId: string, bytes: number): void
  /** Gives back what was reserved for an answer of which this part was sent. */
  sent(reply: FastifyReply): void
  /** The refusal for an account that does not read its answers. */
  whyUnread(accountId: string): Refusal | undefined
}

/** Smaller answers fit into a connection's buffers and are not counted. */
export const UNCOUNTED_ANSWER_BYTES = 64 * 1024
// One account gets a quarter of the memory for answers.
const SHARES = 4
// Clients wait this long for earlier answers.
const PATIENCE_MS = 10_000
// A large answer gets the time that this rate needs, plus the stall time.
const MIN_BYTES_PER_SECOND = 8_192

export function createAnswerMemory(limits: { answerBudgetBytes: number; answerStallSeconds: number }): AnswerMemory {
  const share = limits.answerBudgetBytes / SHARES
  const unread = (): Refusal =>
    new Refusal('SystemThrottling', 'too many large answers wait to be read; read them, then try again', {
      retryAfterSeconds: 5,
    })
  const room = createMemoryBudget({
    capacity: limits.answerBudgetBytes,
    share,
    patienceMs: PATIENCE_MS,
    refuse: unread,
  })
  const reservations = new WeakMap<FastifyReply['raw'], { reservation: Reservation; bytes: number }>()

  /** Holds memory until the answer was read or the client left. */
  const enter = (reply: FastifyReply, accountId: string): { reservation: Reservation; bytes: number } => {
    const known = reservations.get(reply.raw)
    if (known) return known
    const one = { reservation: room.open(accountId), bytes: 0 }
    reservations.set(reply.raw, one)
    reply.raw.once('close', () => one.reservation.release())
    return one
  }
  return {
    async make(reply, accountId, bytes) {
      const one = enter(reply, accountId)
      if (bytes <= one.bytes) return
      await one.reservation.take(bytes - one.bytes)
      one.bytes = bytes
      // The response closed before the listener was added.
      if (reply.raw.destroyed) one.reservation.release()
    },
    send(reply, accountId, bytes) {
      if (bytes <= UNCOUNTED_ANSWER_BYTES || reply.raw.destroyed) return
      const one = enter(reply, accountId)
      one.reservation.settle(bytes)
      one.bytes = bytes
      const timeoutMs = (limits.answerStallSeconds + bytes / MIN_BYTES_PER_SECOND) * 1000
      const timer = setTimeout(() => reply.raw.destroy(), timeoutMs).unref()
      reply.raw.once('close', () => clearTimeout(timer))
    },
    sent(reply) {
      const one = reservations.get(reply.raw)
      if (!one) return
      one.reservation.settle(0)
      one.bytes = 0
    },
    // Twice the share, because answers of unknown size are sent even without memory left.
    whyUnread: accountId => (room.usedBy(accountId) > 2 * share ? unread() : undefined),
  }
}
