import { ChildFailure } from '../children/child-failure.ts'

/** A made file that nothing can be done with. */
class Unusable extends ChildFailure {}

/**
 * `retryable`: another try of the engine may give a whole one; else it would give the same again. By its reason it is told
 * from a fault of this machine, which has none.
 */
export const unusable = (why: string, { retryable }: { retryable: boolean }): ChildFailure =>
  new Unusable(`what the engine made cannot be used: ${why}`, retryable, 'EngineFailure')

/** What a decoder says of a file is said of what the engine made; it may make a whole one next time. */
export const blameEngine = (error: unknown): unknown =>
  error instanceof ChildFailure && !(error instanceof Unusable) ? unusable(error.message, { retryable: true }) : error
