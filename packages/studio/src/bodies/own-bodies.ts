import type { DressedBody } from './dressed-body.ts'

/** A body from an operator's or caller's model. */
export type OwnBody = DressedBody & {
  /** The code of the thing with the same use: sat on, ridden, held. */
  like?: string
}

// Enough for a film and a few earlier orders.
const KEPT = 64
const bodies = new Map<string, OwnBody>()

/** The prefix of such codes. */
export const OWN_PREFIX = 'own-'

export const isOwnCode = (code: string): boolean => code.startsWith(OWN_PREFIX)

/** Registers bodies by code; the oldest are dropped. */
export function keepOwnBody(code: string, body: OwnBody): void {
  bodies.delete(code)
  bodies.set(code, body)
  if (bodies.size > KEPT) bodies.delete(bodies.keys().next().value!)
}

export const findOwnBody = (code: string): OwnBody | undefined => (isOwnCode(code) ? bodies.get(code) : undefined)
