import { type Problem, Refusal } from '../../core/errors.ts'

/** What a field of ours is called in the request that was sent. */
export type TheirNames = Readonly<Record<string, string>>

/** Does what may refuse a request of ours; what it refuses is told by the names that the caller sent. */
export async function inTheirWords<T>(names: TheirNames, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.problems.length === 0) throw error
    const problems = error.problems.map(problem => renamed(problem, names))
    const { reason, retryAfterSeconds, status } = error
    throw new Refusal(reason, problems[0]?.message ?? error.message, {
      problems,
      status,
      cause: error,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    })
  }
}

/** A message begins with the field it is about. */
function renamed({ field, reason, message }: Problem, names: TheirNames): Problem {
  const [ours = ''] = /^[^.[]*/.exec(field) ?? []
  const theirs = names[ours]
  if (theirs === undefined) return { field, reason, message }
  const told = message.startsWith(field) ? theirs + message.slice(field.length) : message
  return { field: theirs, reason, message: told }
}
