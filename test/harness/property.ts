import { randomInt } from 'node:crypto'
import fc from 'fast-check'

const SEED_VARIABLE = 'KINORA_TEST_SEED'

const said = process.env[SEED_VARIABLE] ?? '1'

/** The seed of all random values in a test file: always the same, unless the environment sets it, or says `random`. */
export const seed = said === 'random' ? randomInt(2 ** 31) : Number(said)

fc.configureGlobal({ seed })
console.log(`# drawn by chance: ${SEED_VARIABLE}=${seed} draws the same`)

export { fc }
