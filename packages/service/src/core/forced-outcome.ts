import { type Reason, REASONS, Refusal } from './errors.ts'
import { quoteValue } from './text.ts'
import { either, exactly, number, record, type Shape } from './shape.ts'

/** The forced outcome of a sandbox task. */
export type ForcedOutcome = {
  /** Fails with this reason. */
  fail?: Reason
  /** Takes this many more seconds. */
  slow?: number
  /** Never ends. */
  stuck?: true
  /** Downloads of its files break off. */
  half?: true
  /** Its callbacks are lost, sent twice, or late by this many seconds. */
  callback?: 'lost' | 'twice' | { late: number }
}

/** A stored outcome. */
export const forcedOutcomeShape: Shape<ForcedOutcome> = record(
  {},
  {
    fail: exactly(...REASONS),
    slow: number,
    stuck: exactly(true),
    half: exactly(true),
    callback: either(exactly('lost', 'twice'), record({ late: number })),
  },
)

/** The header that forces an outcome. */
export const OUTCOME_HEADER = 'x-kinora-sandbox'

const [SLOW_SECONDS, LATE_SECONDS, MAX_SECONDS] = [10, 60, 86_400]
const ALLOWED =
  'fail=CODE, slow=SECONDS, stuck, expired, half, callback=lost, callback=twice, callback=late:SECONDS; several with commas'

/** Reads `slow=5, callback=twice`. */
export function readOutcome(text: string, where: string): ForcedOutcome {
  const outcome: ForcedOutcome = {}
  for (const part of text.split(',').map(one => one.trim())) {
    const [name = '', value = ''] = part.split(/=(.*)/s)
    if (!addPart(outcome, name, value)) throw refuse(where, part)
  }
  return outcome
}

function addPart(outcome: ForcedOutcome, name: string, value: string): boolean {
  const reason = name === 'fail' ? REASONS.find(one => one === value) : undefined
  if (reason) outcome.fail = reason
  else if (name === 'expired' && value === '') outcome.fail = 'TaskExpired'
  else if (name === 'stuck' && value === '') outcome.stuck = true
  else if (name === 'half' && value === '') outcome.half = true
  else if (name === 'slow' && isSeconds(value)) outcome.slow = Number(value || SLOW_SECONDS)
  else if (name === 'callback' && (value === 'lost' || value === 'twice')) outcome.callback = value
  else if (name === 'callback' && /^late(:|$)/.test(value) && isSeconds(value.slice(5)))
    outcome.callback = { late: Number(value.slice(5) || LATE_SECONDS) }
  else return false
  return true
}

const isSeconds = (value: string): boolean => /^\d*(\.\d+)?$/.test(value) && Number(value) <= MAX_SECONDS

function refuse(where: string, part: string): Refusal {
  const code = part.startsWith('fail=') ? `; CODE is one of ${REASONS.join(', ')}` : ''
  return new Refusal('BadRequest', `${where} must be of ${ALLOWED}${code}; got ${quoteValue(part)}`)
}

/** A model with an outcome: `genq2:slow=5:callback=twice`. */
const SUFFIX = /:(?:fail|slow|stuck|expired|half|callback)\b.*$/s

/** Splits a model's name and its outcome. */
export function splitModel(model: string): { model: string; outcome: string | undefined } {
  const [suffix] = SUFFIX.exec(model) ?? []
  if (suffix === undefined) return { model, outcome: undefined }
  // A colon also precedes the seconds of a late callback.
  const outcome = suffix.slice(1).replaceAll(/:(?=[a-z])/g, ',')
  return { model: model.slice(0, -suffix.length), outcome }
}

export const sandboxIsOff = (what: string): Refusal =>
  new Refusal(
    'BadRequest',
    `${what} is for a sandbox, and this service is none: its operator turns it on with KINORA_SANDBOX=1`,
  )
