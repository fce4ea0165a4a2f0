import { ChildFailure } from '../children/child-failure.ts'

/** An unusable file of an engine. */
class Unusable extends ChildFailure {}

/**
 * `retryable`: another attempt may give a complete file. Its reason distinguishes it from a fault of this machine,
 * which has none.
 */
export const unusable = (why: string, { retryable }: { retryable: boolean }): ChildFailure =>
  new Unusable(`what the engine made cannot be used: ${why}`, retryable, 'EngineFailure')

/** A decoder's error is the engine's fault; its next attempt may give a complete file. */
export const blameEngine = (error: unknown): unknown =>
  error instanceof ChildFailure && !(error instanceof Unusable) ? unusable(error.message, { retryable: true }) : error
