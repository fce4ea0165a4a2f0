import type { DressedBody } from './dressed-body.ts'
import type { Matrix } from './vectors.ts'

/** A body that somebody brought along as a model. */
export type OwnBody = DressedBody & {
  /** The code of what it is used like: sat on, ridden, held. */
  like?: string
  /** What it does by itself when one of these is done, the first that it knows: where its bones are at a time. */
  findClip: (deeds: readonly string[]) => ((seconds: number) => Matrix[]) | undefined
}

// As many as a film shows, and those of a few orders before.
const KEPT = 64
const bodies = new Map<string, OwnBody>()

/** What the codes of such bodies begin with. */
export const OWN_PREFIX = 'own-'

export const isOwnCode = (code: string): boolean => code.startsWith(OWN_PREFIX)

/** Bodies are found by their code from now on; those that were kept longest go. */
export function keepOwnBody(code: string, body: OwnBody): void {
  bodies.delete(code)
  bodies.set(code, body)
  if (bodies.size > KEPT) bodies.delete(bodies.keys().next().value!)
}

export const findOwnBody = (code: string): OwnBody | undefined => (isOwnCode(code) ? bodies.get(code) : undefined)
