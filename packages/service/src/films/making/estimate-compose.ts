// Seconds of one core for each second of a film: drawing what is not copied, the sound, and looking at the result.
const COMPOSE_BASE = 1
const COMPOSE_PER_SECOND = 0.28

/** About how many seconds of one core it takes to compose a film of so many seconds. */
export const estimateCompose = (seconds: number): number => COMPOSE_BASE + COMPOSE_PER_SECOND * seconds
