import { randomInt } from 'node:crypto'
import fc from 'fast-check'

const SEED_VARIABLE = 'KINORA_TEST_SEED'

/** Of everything that a test file draws by chance: another one each time, unless the environment gives it. */
export const seed = Number(process.env[SEED_VARIABLE] ?? randomInt(2 ** 31))

fc.configureGlobal({ seed })
console.log(`# drawn by chance: ${SEED_VARIABLE}=${seed} draws the same`)

export { fc }
