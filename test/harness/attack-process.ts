// One attack, in a process of its own, so that the honest client does not share a processor's thread with it.
import { ATTACKS, DID_NOT_HOLD, type Target } from './attacks.ts'
import { DOCUMENT_ATTACKS } from './document-attacks.ts'

const [name = '', target = '{}'] = process.argv.slice(2)
const faults = (await { ...ATTACKS, ...DOCUMENT_ATTACKS }[name]?.run(JSON.parse(target) as Target)) ?? []
for (const fault of faults) console.error(`${name}: ${fault}`)
process.exit(faults.length > 0 ? DID_NOT_HOLD : 0)
