import type { FastifyReply } from 'fastify'
import { Refusal } from '../core/errors.ts'
import { createRoom, type Stay } from '../core/room.ts'

/** Memory for answers that are being made or wait to be read. */
export type AnswerRoom = {
  /** Takes room for an answer of about so many bytes before it is made; it is given back when the answer is gone. */
  make(reply: FastifyReply, accountId: string, bytes: number): Promise<void>
  /** Counts an answer that is made. */
  send(reply: FastifyReply, accountId: string, bytes: number): void
  /** The refusal of further requests of an account that does not read what it asked for. */
  whyUnread(accountId: string): Refusal | undefined
}

/** What is smaller fits into the buffers of a connection and is not counted. */
export const UNCOUNTED_ANSWER_BYTES = 64 * 1024
// Of the memory for answers, one account has a quarter.
const SHARES = 4
// As long as a client may well wait for the answers before.
const PATIENCE_MS = 10_000
// Reading a large answer may take as long as this rate needs, and what a stalled one is given.
const MIN_BYTES_PER_SECOND = 8_192

export function createAnswerRoom(limits: { answerBudgetBytes: number; answerStallSeconds: number }): AnswerRoom {
  const share = limits.answerBudgetBytes / SHARES
  const unread = (): Refusal =>
    new Refusal('SystemThrottling', 'too many large answers wait to be read; read them, then try again', {
      retryAfterSeconds: 5,
    })
  const room = createRoom({
    capacity: limits.answerBudgetBytes,
    share,
    patienceMs: PATIENCE_MS,
    refuse: unread,
  })
  const stays = new WeakMap<FastifyReply['raw'], { stay: Stay; bytes: number }>()

  /** Until the answer is gone: read, or nobody is there to read it. */
  const enter = (reply: FastifyReply, accountId: string): { stay: Stay; bytes: number } => {
    const known = stays.get(reply.raw)
    if (known) return known
    const one = { stay: room.enter(accountId), bytes: 0 }
    stays.set(reply.raw, one)
    reply.raw.once('close', () => one.stay.leave())
    return one
  }
  return {
    async make(reply, accountId, bytes) {
      const one = enter(reply, accountId)
      if (bytes <= one.bytes) return
      await one.stay.take(bytes - one.bytes)
      one.bytes = bytes
      // It closed before we came: nobody will tell us again.
      if (reply.raw.destroyed) one.stay.leave()
    },
    send(reply, accountId, bytes) {
      if (bytes <= UNCOUNTED_ANSWER_BYTES || reply.raw.destroyed) return
      const one = enter(reply, accountId)
      if (bytes > one.bytes) one.stay.force(bytes - one.bytes)
      one.bytes = Math.max(one.bytes, bytes)
      const timeoutMs = (limits.answerStallSeconds + bytes / MIN_BYTES_PER_SECOND) * 1000
      const timer = setTimeout(() => reply.raw.destroy(), timeoutMs).unref()
      reply.raw.once('close', () => clearTimeout(timer))
    },
    // Twice, because answers that nobody could foresee are sent even when there is no room for them.
    whyUnread: accountId => (room.usedBy(accountId) > 2 * share ? unread() : undefined),
  }
}
