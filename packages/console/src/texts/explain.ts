import { type Problem, RequestRefused, TaskFailed } from '@kinora/client'
import { t } from './texts.ts'
import type { ProblemShape, Texts } from './texts-type.ts'

// The API's phrases about a field, after its name.
const SHAPES: readonly [RegExp, ProblemShape][] = [
  [/^is required(?:, got null)?$/, 'required'],
  [/^must not be passed, got (.+)$/s, 'unwanted'],
  [/^must be between (\S+) and (\S+), got (.+)$/s, 'between'],
  [/^must be one of (.+), got (.+?)$/s, 'oneOf'],
  [/^must be at most (\d+) characters long, got (\d+)$/, 'atMost'],
  [/^must be (\d+) to (\d+) characters long, got (\d+)$/, 'length'],
  [/^must have (\d+) to (\d+) entries, got (\d+)$/, 'entries'],
  [/^must have exactly (\d+) entr(?:y|ies), got (\d+)$/, 'exactly'],
]

/** An error in the page's language if it is known, otherwise in the API's own words. */
export function explain(error: unknown): string {
  if (error instanceof RequestRefused && error.problems[0])
    return error.problems.map(one => explainProblem(one)).join(' ')
  const message = error instanceof Error ? error.message : String(error)
  const isOfApi = error instanceof RequestRefused || error instanceof TaskFailed
  return explainReason(isOfApi ? error.reason : undefined, message)
}

/** The reason of a refusal or failure. */
export function explainReason(reason: string | undefined, message: string, { api }: Texts = t()): string {
  const sentence = api?.errors[reason ?? '']
  if (!api || sentence === undefined) return message || (reason ?? '')
  return message && message !== reason ? api.withWords(sentence, message) : sentence
}

/** The problem of a field. */
export function explainProblem({ field, reason, message }: Problem, texts: Texts = t()): string {
  const { api } = texts
  if (!api) return message
  const says = message.startsWith(`${field} `) ? message.slice(field.length + 1) : ''
  for (const [shape, name] of SHAPES) {
    const [isSo, ...gaps] = shape.exec(says) ?? []
    if (isSo) return api.field(labelled(field, texts), api.problems[name](...gaps))
  }
  return explainReason(reason, message, texts)
}

/** `subjects[0].name` has the label of `subjects`; the rest is unchanged. */
function labelled(field: string, { fields }: Texts): string {
  const [name = '', rest = ''] = field.split(/(?=[[.])(.*)/s)
  const labels: Record<string, string> = fields.labels
  return (labels[name] ?? name) + rest
}
