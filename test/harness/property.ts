import { randomInt } from 'node:crypto'
import fc from 'fast-check'

const SEED_VARIABLE = 'KINORA_TEST_SEED'

/** The seed of all random values in a test file: random, unless the environment sets it. */
export const seed = Number(process.env[SEED_VARIABLE] ?? randomInt(2 ** 31))

fc.configureGlobal({ seed })
console.log(`# drawn by chance: ${SEED_VARIABLE}=${seed} draws the same`)

export { fc }
