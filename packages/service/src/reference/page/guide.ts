import { type Block, code, heading, list, table, text } from './blocks.ts'
import { quickStart } from './quick-start.ts'
import { megabytes, thousands } from './rules-in-words.ts'
import { CALLBACK_HEADERS, HMAC_EXAMPLE, VERIFY_CALLBACK } from './verify-callback.ts'

/** Limits that the operator sets, as the guide tells them. */
export type GuideLimits = { rate: { perSecond: number; burst: number }; maxBodyBytes: number; maxUploadBytes: number }

export const INTRODUCTION =
  'Kinora makes videos, pictures, speech and whole films from prompts and reference material. Every generator works the same way: a create answers at once with a task, the task is made in the background, and its files are read by a query or told by a callback.'

/** One key to all: how a client gets from nothing to a video. */
export const quickStartBlocks = (url: string): Block[] => [
  heading(2, 'Quick start', 'quick-start'),
  text('With a key in place of `<API_KEY>`, this makes a clip of four seconds and puts it into `cat.mp4`:'),
  code('sh', quickStart(url, '<API_KEY>')),
  text(
    'The create answers at once with the `id` of a task. The query with `?wait=30` answers when something changes, or after 30 seconds, and is asked again until the task is final. At `success` every entry of `creations` has the `url` of a file. Rather be told? Give a `callback_url` and read about [callbacks](callbacks).',
  ),
]

/** What holds for every call. */
export const generalRules = ({ rate, maxBodyBytes, maxUploadBytes }: GuideLimits): Block[] => [
  heading(2, 'Authentication', 'authentication'),
  text(
    'Every call but the few marked “no key” sends `Authorization: Token <API_KEY>`. A key has scopes: `create` makes and changes things, `read` looks at them, `admin` is for the operator. None includes another.',
  ),
  heading(2, 'Tasks and states', 'states'),
  table(
    'fields',
    ['State', 'Meaning'],
    [
      ['`created`', 'Accepted, its credits are held'],
      ['`queueing`', 'Waits for its turn'],
      ['`processing`', 'Is being made; `progress` goes from 0 to 100'],
      ['`success`', 'Done: `creations` lists the files'],
      ['`failed`', 'Will not be made: `err_code` says why, the credits are returned'],
    ],
  ),
  text(
    '`success` and `failed` are final. Result URLs are signed and good for 24 hours (advertisement and general films: one hour); a new query signs new ones for as long as the files are kept, usually a week after the task ended. After that the entries of `creations` stay, and their URLs are empty.',
  ),
  heading(2, 'Requests', 'requests'),
  list([
    `Bodies are JSON objects with \`Content-Type: application/json\`, at most ${megabytes(maxBodyBytes)}.`,
    '`null` is the same as leaving a field out. Lengths are counted in Unicode code points; 1 MB is 2^20 bytes.',
    'Ids are decimal numbers in strings.',
    `A picture, video or sound is given as an \`http(s)\` URL, as \`data:<type>;base64,<BASE64>\`, or as the \`uri\` of an upload (up to ${megabytes(maxUploadBytes)}).`,
    'What can be known from the body alone is refused at once, all problems together. What lies behind a URL is looked at when the task runs, and fails the task.',
    'Unknown fields, and unknown names in a query, are accepted and ignored; the answer names them in the header `x-ignored-fields`, so that a typo can be seen.',
    '`Idempotency-Key` (1 to 255 printable characters) on a POST makes it safe to repeat for 24 hours: the same key and body get the first answer again, byte for byte, and nothing is made or charged twice. Calls that show a secret do not heed it.',
    `A key may send ${thousands(rate.perSecond)} requests a second, ${thousands(rate.burst)} at once; beyond that the answer is 429 with \`Retry-After\`.`,
    'Every answer carries `x-md-trace-id`. Quote it when you ask for help.',
  ]),
]

export const errorGuide: Block[] = [
  text(
    'A refused request has the HTTP status of its reason and this body. `message` tells the first problem, `metadata.problems` all of them:',
  ),
  code(
    'json',
    JSON.stringify(
      {
        code: 400,
        reason: 'FieldInvalid',
        message: 'duration must be between 1 and 16, got 20',
        metadata: {
          trace_id: '5f0c6f0a0c4b4e0f9f6f0c6f0a0c4b4e',
          fields: ['duration'],
          problems: [
            { field: 'duration', reason: 'FieldInvalid', message: 'duration must be between 1 and 16, got 20' },
          ],
        },
      },
      null,
      2,
    ),
  ),
  text('A failed task gives one of the same reasons as its `err_code`.'),
]

export const callbackGuide: Block[] = [
  text(
    'A task that was created with a `callback_url` tells of its `processing`, `success` and `failed` with a POST. The body is that of the task query, your `payload` included; for an advertisement film it also has the `data_records` of its detailed query.',
  ),
  list([
    'Delivered is any 2xx within 10 seconds; redirects are not followed.',
    '`success` and `failed` are tried again three times, after about 5, 30 and 180 seconds; `processing` is tried once, and never after the final state.',
    'A delivery may repeat: `webhook-id` stays the same, so keep the ones you have seen.',
    'The secret is shown when the account is made. Every callback is signed twice; check either. Only the first way covers the body.',
  ]),
  table(
    'fields',
    ['Header', 'Holds'],
    Object.entries(CALLBACK_HEADERS).map(([name, holds]) => [`\`${name}\``, holds]),
  ),
  heading(3, 'Verify a callback', 'verify-callback'),
  code('js', VERIFY_CALLBACK, 'Node.js'),
  text(
    'The second way uses the whole text of the secret as its key, `whsec_` included. A known answer to try a receiver with:',
  ),
  table(
    'fields',
    ['Part', 'Value'],
    [
      ['Secret', `\`${HMAC_EXAMPLE.secret}\``],
      ['Request', `\`${HMAC_EXAMPLE.method} ${HMAC_EXAMPLE.target}\``],
      ...Object.entries(HMAC_EXAMPLE.headers).map(([name, value]) => [name, `\`${value}\``]),
    ],
  ),
]
