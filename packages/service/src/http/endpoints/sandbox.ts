import { number } from '../../catalog/words/words.ts'
import { formatIsoTime } from '../../core/clock.ts'
import { sandboxIsOff } from '../../core/forced-outcome.ts'
import type { TestClock } from '../../core/test-clock.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { type Answer, type Endpoint, endpoint } from '../endpoint.ts'
import type { CreateServices } from '../services.ts'

const PATH = '/ent/v2/sandbox/clock'
// A year: every retention period is over by then.
const MAX_SECONDS = 31_536_000

const answer = {
  about: 'The clock of the sandbox',
  schema: objectSchema({
    now: field.time('The time of its clock'),
    ahead_seconds: field.number('By how much it has been moved'),
  }),
}

const body = {
  name: 'sandbox clock',
  summary: 'Move the clock',
  fields: {
    advance_seconds: number({ required: true, min: 0, max: MAX_SECONDS, about: 'By how much, forward' }),
  },
}

export const sandboxEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: PATH,
    tag: 'Sandbox',
    summary: 'Read the clock of a sandbox',
    scope: 'read',
    answer,
    read: async ({ services }) => show(requireSandbox(services)),
  }),
  endpoint({
    method: 'POST',
    path: PATH,
    tag: 'Sandbox',
    summary: 'Move the clock of a sandbox forward: expiry, off-peak work and retries use it',
    scope: 'create',
    ignoresIdempotencyKey: true,
    body,
    answer,
    read: async ({ services, body: { values } }) => {
      const clock = requireSandbox(services)
      clock.advance(Number(values.advance_seconds) * 1_000)
      // Work that has become due starts at once.
      services.hints.give('work')
      services.hints.give('outbox')
      return show(clock)
    },
  }),
]

function requireSandbox({ sandbox }: Pick<CreateServices, 'sandbox'>): TestClock {
  if (!sandbox) throw sandboxIsOff(PATH)
  return sandbox
}

const show = (clock: TestClock): Answer => ({
  json: { now: formatIsoTime(clock.now()), ahead_seconds: clock.ahead() / 1_000 },
})
