import { MOTIONS } from '../../src/direct/shot-list.ts'
import { readVerbs } from '../../src/direct/words/verb-file.ts'

/** Names that deeds of a shot list have: of verbs, and of motions that no verb names. */
export const verbIds = (): Set<string> => new Set([...readVerbs().map(({ verb }) => verb.id), ...MOTIONS])
