import type { UnderstoodRequest } from '../../catalog/catalog.ts'
import { formatFieldPath } from '../../catalog/check/describe-problems.ts'
import { voices } from '../../catalog/voices.ts'
import { type Problem, refuseProblems } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'
import type { Tx } from '../../store/pool.ts'
import { findVoiceHolder, findVoices } from '../../store/voices.ts'

type Asked = Pick<UnderstoodRequest, 'findings' | 'values' | 'column'>

/** Problems with a request's voices. Other accounts' voices and unknown ones are reported alike. */
export async function findVoiceProblems(
  tx: Tx,
  accountId: string,
  { findings, values, column }: Asked,
): Promise<Problem[]> {
  const asked = [...findings.voices]
  const known = asked.length > 0 ? await findVoices(tx, accountId, [...new Set(findings.voices.values())]) : []
  const own = new Set(known.map(({ voice_id }) => voice_id))
  const unknown = asked
    .filter(([, id]) => !own.has(id))
    .map(([pointer, id]): Problem => {
      const field = formatFieldPath(pointer)
      const message = `${field} must be a voice of GET /ent/v2/voices, got ${quoteValue(id)}`
      return { field, reason: 'FieldInvalid', message }
    })
  const taken: Problem[] = []
  for (const [name, field] of Object.entries(column.fields)) {
    const id = values[name]
    if (field.kind !== 'text' || !field.newVoice || typeof id !== 'string') continue
    const isTaken = LISTED.has(id) || (await findVoiceHolder(tx, accountId, id)) !== undefined
    const message = `${name} must be unique in the account, which has a voice ${quoteValue(id)} already`
    if (isTaken) taken.push({ field: name, reason: 'FieldInvalid', message })
  }
  return [...unknown, ...taken]
}

const LISTED: ReadonlySet<string> = new Set(voices.map(({ id }) => id))

/** Refuses a body that names voices of other accounts. */
export async function requireVoices(tx: Tx, accountId: string, asked: Asked): Promise<void> {
  const problems = await findVoiceProblems(tx, accountId, asked)
  if (problems.length > 0) throw refuseProblems(problems)
}
