import { MB } from '@kinora/media/core/units'
import { RECEIVER_PATH } from '../../../callbacks/receiver-address.ts'
import { receiveCall } from '../../../callbacks/receive-call.ts'
import { formatIsoTime } from '../../../core/clock.ts'
import { Refusal } from '../../../core/errors.ts'
import { createMemoryBudget } from '../../../core/memory-budget.ts'
import { field, objectSchema } from '../../../reference/answer-schemas.ts'
import { listCalls, MAX_KEPT, type ReceivedCall } from '../../../store/received-calls.ts'
import { type Call, type Endpoint, endpoint } from '../../endpoint.ts'
import { createBodyReader } from '../../body/read-bytes.ts'

// Only manual calls arrive here: the service delivers to test receivers directly.
const [MAX_BYTES, PATIENCE_MS] = [MB, 10_000]

const SIGNED = {
  webhook_signed: field.truth("Whether the account's secret signed its body (`webhook-signature`) recently"),
  hmac_signed: field.truth("Whether the account's secret signed its request (`X-HMAC-SIGNATURE`) recently"),
}

/** A built-in callback receiver that shows the calls and whether their signatures are right. */
export const testReceiverEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/ent/v2/callbacks/received',
    tag: 'Callbacks',
    summary: `The account's test receiver: the URL to give as \`callback_url\`, and the last ${MAX_KEPT} calls that came there`,
    scope: 'read',
    answer: {
      about: 'The calls, newest first',
      schema: objectSchema({
        url: field.text('The value for `callback_url`; anyone who knows it can send calls there'),
        calls: field.list(
          objectSchema({
            id: field.id('The call'),
            received_at: field.time('When it came, in UTC'),
            ...SIGNED,
            headers: field.list(
              objectSchema({
                name: field.text('The name, in lower case'),
                value: field.text('The value, at most 1,000 characters'),
              }),
              'Its headers',
            ),
            body: field.text('The beginning of its body, at most 16,384 characters'),
            body_bytes: field.count('The length of the body'),
          }),
          'The calls',
        ),
      }),
    },
    read: async ({ services, caller }) => ({
      json: {
        url: services.receiver.urlFor(caller.accountId),
        calls: (await listCalls(services.reads, caller.accountId)).map(shownCall),
      },
    }),
  }),
  endpoint({
    method: 'POST',
    path: `${RECEIVER_PATH}{token}`,
    tag: 'Callbacks',
    summary: "An account's test receiver, at its URL; no key is needed",
    rawBody: true,
    answer: { about: 'Received; whether it was signed', schema: objectSchema(SIGNED) },
    create: createReceive(),
  }),
]

const shownCall = (call: ReceivedCall) => ({
  id: call.id,
  received_at: formatIsoTime(call.received_at.getTime()),
  webhook_signed: call.webhook_signed,
  hmac_signed: call.hmac_signed,
  headers: Object.entries(call.headers).map(([name, value]) => ({ name, value })),
  body: call.body,
  body_bytes: call.body_bytes,
})

function createReceive(): (call: Call) => Promise<{ json: object }> {
  const readBytes = createBodyReader({ maxBytes: MAX_BYTES, deadlineMs: PATIENCE_MS, minBytesPerSecond: 0 })
  const memory = createMemoryBudget({
    capacity: 8 * MB,
    share: 2 * MB,
    patienceMs: PATIENCE_MS,
    refuse: () => new Refusal('SystemThrottling', 'test receivers are overloaded; try again', { retryAfterSeconds: 1 }),
  })
  return async ({ services, params, request }) => {
    const accountId = services.receiver.readToken(params.token ?? '')
    if (accountId === undefined) throw new Refusal('NotFound', 'there is no test receiver at this address')
    services.uploadGate.limitRate(accountId)
    const reservation = memory.open(accountId)
    try {
      const body = Buffer.concat(await readBytes(request.raw, reservation)).toString('utf8')
      const headers = Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')])
      return { json: await receiveCall(accountId, { headers: Object.fromEntries(headers), body }, services) }
    } finally {
      reservation.release()
    }
  }
}
