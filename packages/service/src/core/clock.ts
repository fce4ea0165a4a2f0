/** The time, passed in wherever it matters, so that tests can set it. Milliseconds since 1970. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

/**
 * ISO 8601 in UTC with six fractional digits, as the wire wants it (`2026-11-14T09:30:00.123456Z`).
 * A JavaScript clock has milliseconds; the last three digits are zero.
 */
export const formatIsoTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, -1)}000Z`
