import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../core/errors.ts'
import { createGate, type Gate } from './body-gate.ts'

// A 19 MB body costs about 60 ms and 300 MB while it is parsed and checked. Bodies above this size therefore pass two
// gates: a budget of bytes in memory before they are read, and one at a time while they are parsed and handled.
const LARGE_BYTES = 512 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** Leaves the gates of a large body before the answer: what the handler still waits for is not the body. */
    leaveGates?: () => void
  }
}

/** A parsed body; its bytes are gone by the time a handler runs, so what identifies it is taken here. */
export type ReadBody = { value: unknown; sha256: Buffer | undefined }

/** The gates a request has passed and must leave again, whatever way it ends. */
type Passage = { leave: (() => void)[]; over: boolean }

export function readJson(app: FastifyInstance, limits: { maxBodyBytes: number; bodyBudgetBytes: number }): void {
  const memory = createGate(limits.bodyBudgetBytes)
  const parsing = createGate(1)
  const passages = new WeakMap<FastifyRequest, Passage>()

  const pass = (passage: Passage, gate: Gate, amount: number): Promise<void> =>
    gate.enter(amount).then(leave => {
      passage.leave.push(leave)
      if (passage.over) end(passage)
    })
  const end = (passage: Passage): void => {
    passage.over = true
    for (const leave of passage.leave) leave()
  }

  // Both call back: a small body, which is nearly every one, passes without a promise.
  app.addHook('preParsing', (request, reply, payload, done) => {
    const expected = expectedBytesOf(request, limits.maxBodyBytes)
    if (expected <= LARGE_BYTES || expected > limits.maxBodyBytes || request.routeOptions.config.rawBody)
      return done(null, payload)
    const passage: Passage = { leave: [], over: false }
    passages.set(request, passage)
    request.leaveGates = () => end(passage)
    // Answered or hung up, the response closes exactly once.
    reply.raw.once('close', () => end(passage))
    pass(passage, memory, expected).then(() => done(null, payload), done)
  })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done: (error: Error | null, body?: ReadBody) => void): void => {
      const passage = passages.get(request)
      if (passage) pass(passage, parsing, 1).then(() => finish(request, body, done), done)
      else finish(request, body, done)
    },
  )
}

function finish(request: FastifyRequest, body: Buffer, done: (error: Error | null, body?: ReadBody) => void): void {
  let value: unknown
  try {
    value = body.length === 0 ? undefined : JSON.parse(body.toString('utf8'))
  } catch (error) {
    return done(new Refusal('BadRequest', `the body is not JSON: ${(error as Error).message.slice(0, 120)}`))
  }
  const keyed = request.headers['idempotency-key'] !== undefined
  done(null, { value, sha256: keyed ? hashOfRequest(request, body) : undefined })
}

function expectedBytesOf({ headers }: FastifyRequest, most: number): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length'])
  return headers['transfer-encoding'] === undefined ? 0 : most
}

/** What an Idempotency-Key stands for: the same operation with the same bytes. */
export const hashOfRequest = (request: FastifyRequest, body: Uint8Array): Buffer =>
  createHash('sha256').update(`${request.method} ${request.url}\n`).update(body).digest()
