// One attack, in a process of its own, so that the honest client does not share a processor's thread with it.
import { ATTACKS, type Target } from './attacks.ts'

const [name = '', target = '{}'] = process.argv.slice(2)
await ATTACKS[name]?.run(JSON.parse(target) as Target)
process.exit(0)
