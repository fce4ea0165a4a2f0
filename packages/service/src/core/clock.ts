/** The current time in milliseconds since 1970; a parameter wherever it matters, so that tests can set it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

/**
 * ISO 8601 in UTC with six fractional digits, as the contract requires (`2026-11-14T09:30:00.123456Z`). JavaScript has
 * milliseconds; the last three digits are zero.
 */
export const formatIsoTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, -1)}000Z`
