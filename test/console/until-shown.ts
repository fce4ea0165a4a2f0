import { until } from '../harness/until.ts'

// A look at a page costs some milliseconds of two processes.
const EVERY_MS = 200
const SECONDS = 120

/** The same for what a page shows. */
export const untilShown: typeof until = (look, what) => until(look, what, { seconds: SECONDS, everyMs: EVERY_MS })
