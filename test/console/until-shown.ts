import { until } from '../harness/until.ts'

// A look at a page costs some milliseconds of two processes.
const EVERY_MS = 200

/** The same for what a page shows. */
export const untilShown: typeof until = (look, what) => until(look, what, { everyMs: EVERY_MS })
