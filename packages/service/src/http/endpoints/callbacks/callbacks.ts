import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { callbackBody } from '../../../callbacks/deliver-callback.ts'
import { receiveCall } from '../../../callbacks/receive-call.ts'
import { signCallback } from '../../../callbacks/sign-callback.ts'
import { type Change, createAccountWatch, type WatchPosition } from '../../../callbacks/watch-account.ts'
import { choice, flag, text } from '../../../catalog/words/words.ts'
import { refuseField } from '../../../core/errors.ts'
import { quoteValue } from '../../../core/text.ts'
import { field, objectSchema } from '../../../reference/answer-schemas.ts'
import { CALLBACK_HEADERS } from '../../../reference/page/verify-callback.ts'
import { findCallbackSecrets } from '../../../store/accounts.ts'
import type { CallbackEvent } from '../../../store/callbacks.ts'
import { findLightTasks } from '../../../store/tasks/find-tasks.ts'
import { presentCallback } from '../../../tasks/films/present-film.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../../endpoint.ts'
import { openEventStream } from '../../open-event-stream.ts'
import { wholeTask } from '../../whole-task.ts'

const EVENTS = ['processing', 'success', 'failed'] as const

const target = text({
  max: 8_192,
  default: 'http://localhost/',
  about:
    'The URL to which the receiver forwards them, for the signature of its path and query. The service does not call it',
})

const HEADERS = {
  'content-type': field.text('`application/json`'),
  'user-agent': field.text('`kinora`'),
  ...Object.fromEntries(Object.entries(CALLBACK_HEADERS).map(([name, about]) => [name, field.text(about)])),
}

const signedCallback = objectSchema({
  id: field.text('Identifies the event, also when it is repeated'),
  event: field.choice(EVENTS, 'What has happened'),
  task_id: field.id('The task it has happened to'),
  headers: { ...objectSchema(HEADERS), description: 'The signed headers of a callback' },
  body: field.text('The body of a callback, as text'),
})

/**
 * Callbacks for receivers without a public address: the same headers, signatures and bodies over a stream that the
 * receiver opens.
 */
export const callbackEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/ent/v2/callbacks/events',
    tag: 'Callbacks',
    summary:
      'The callbacks of all tasks of the account, as server-sent events, whether or not a `callback_url` was given',
    // A key that may create can already choose the callback address.
    scope: 'create',
    query: { name: 'callback events query', summary: '', fields: { url: target } },
    answer: {
      about:
        'A stream of `callback` events, each with an `id`, the `event`, the `task_id`, and the signed `headers` and `body` of a callback. `Last-Event-ID` resumes a broken stream; recent events may be repeated with the same `id`',
      contentType: 'text/event-stream',
    },
    read: streamCallbacks,
  }),
  endpoint({
    method: 'POST',
    path: '/ent/v2/callbacks/sample',
    tag: 'Callbacks',
    summary: 'A signed sample callback for testing a receiver, about a task that does not exist',
    scope: 'create',
    body: {
      name: 'callback sample',
      summary: '',
      fields: {
        event: choice(EVENTS, { required: true, about: 'Its event' }),
        url: target,
        receive: flag({
          default: false,
          about: "Sign it for the account's test receiver, and hand it to that",
        }),
      },
    },
    answer: { about: 'The callback; nothing is sent anywhere else', schema: signedCallback },
    read: async call => {
      const { values } = call.body
      const taskId = call.services.nextId()
      const event = values.event as CallbackEvent
      const { services, caller } = call
      const url = values.receive === true ? services.receiver.urlFor(caller.accountId) : values.url
      const signed = await signFor(call, readTarget(url), { taskId, event }, sampleTask(taskId, event, call))
      if (values.receive === true) await receiveCall(caller.accountId, signed, services)
      return { json: signed }
    },
  }),
]

// The delay of events, and the interval of keep-alives.
const LOOK_EVERY_MS = 500
const KEEP_ALIVE_MS = 15_000

async function streamCallbacks(call: Call): Promise<Answer> {
  const { services, caller, request, query } = call
  const url = readTarget(query.url)
  const watch = createAccountWatch(services.db, caller.accountId, readPosition(request.headers['last-event-id']))
  return openEventStream(call, async (write, signal) => {
    let toldAt = 0
    while (!signal.aborted && !services.closing.aborted) {
      const { changes, position } = await watch.look(services.clock())
      for (const change of changes) {
        const told = await tellChange(call, url, change)
        // The position advances when the whole batch is sent; a stream that breaks before repeats it.
        if (told) await write(`event: callback\ndata: ${JSON.stringify(told)}\n\n`)
      }
      if (changes.length > 0 || toldAt + KEEP_ALIVE_MS < performance.now() || toldAt === 0) {
        await write(`event: told\nid: ${position.firstMs}-${position.untilMs}\ndata: {}\n\n`)
        toldAt = performance.now()
      }
      await sleep(LOOK_EVERY_MS, undefined, { signal: AbortSignal.any([signal, services.closing]) }).catch(() => {})
    }
  })
}

/** Undefined without a position, or for one that this service did not issue. */
function readPosition(given: string | string[] | undefined): WatchPosition | undefined {
  const [, first, until] = /^(\d{1,15})-(\d{1,15})$/.exec(String(given)) ?? []
  return first === undefined || until === undefined ? undefined : { firstMs: Number(first), untilMs: Number(until) }
}

async function tellChange(call: Call, url: URL, change: Change): Promise<object | undefined> {
  const { services } = call
  const [light] = (await findLightTasks(services.db, [change.taskId])).values()
  if (!light) return undefined
  const shown = await presentCallback(services.db, await wholeTask(call, light), services.presenter)
  return signFor(call, url, change, shown)
}

async function signFor(
  call: Call,
  url: URL,
  { taskId, event }: Change,
  shown: Record<string, unknown>,
): Promise<{ headers: Record<string, string>; body: string }> {
  const { services, caller } = call
  const { clock, secretBox, settings } = services
  const atMs = clock()
  const { secret, oldSecret } = await findCallbackSecrets(services.db, caller.accountId, new Date(atMs))
  const id = `${taskId}-${event}`
  const body = JSON.stringify(callbackBody(event, shown))
  const signed = signCallback({
    url,
    body,
    id,
    nonce: randomUUID(),
    atMs,
    accessKey: settings.callbackAccessKey,
    secret: secretBox.open(secret),
    oldSecret: oldSecret ? secretBox.open(oldSecret) : undefined,
  })
  const headers = { 'content-type': 'application/json', 'user-agent': 'kinora', ...signed }
  const told = { id, event, task_id: taskId, headers, body }
  return told
}

function readTarget(given: unknown): URL {
  const url = URL.canParse(String(given)) ? new URL(String(given)) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw refuseField('url', `url must be an http(s) URL, got ${quoteValue(given)}`)
}

/** The answer that a query of such a task would give. */
function sampleTask(id: string, event: CallbackEvent, { services }: Call): Record<string, unknown> {
  return services.presenter.task({
    id,
    account_id: '',
    type: 'text2video',
    state: event,
    err_code: event === 'failed' ? 'EngineFailure' : '',
    err_msg: event === 'failed' ? 'this is a sample of a failed task' : '',
    credits: event === 'failed' ? 0 : 30,
    payload: 'sample',
    bgm: false,
    off_peak: false,
    progress: event === 'success' ? 100 : 0,
    result: event === 'success' ? { creations: [{ id, blob: '' }] } : null,
    parent_id: null,
    let_go: true,
    pinned: false,
    kept_since: null,
    started_at: null,
  })
}
