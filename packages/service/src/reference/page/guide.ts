import { type Block, code, heading, list, table, text } from './blocks.ts'
import { quickStart } from './quick-start.ts'
import { megabytes, thousands } from './rules-in-words.ts'
import { CALLBACK_HEADERS, HMAC_EXAMPLE, VERIFY_CALLBACK } from './verify-callback.ts'

/** Limits set by the operator, for the guide. */
export type GuideLimits = { rate: { perSecond: number; burst: number }; maxBodyBytes: number; maxUploadBytes: number }

export const INTRODUCTION =
  'Kinora makes videos, pictures, speech and whole films from prompts and reference material. Every generator works the same way: a create answers at once with a task, a worker makes the result, and a query or a callback returns its files.'

/** The guide: from nothing to a video with one key. */
export const quickStartBlocks = (url: string): Block[] => [
  heading(2, 'Quick start', 'quick-start'),
  text('With a key in place of `<API_KEY>`, this makes a clip of four seconds and saves it as `cat.mp4`:'),
  code('sh', quickStart(url, '<API_KEY>')),
  text(
    'The create answers at once with the `id` of a task. The query with `?wait=30` answers when something changes, or after 30 seconds; repeat it until the task is final. At `success`, every entry of `creations` has the `url` of a file. Instead of polling, you can use a `callback_url`: see [callbacks](callbacks).',
  ),
]

/** Rules that apply to every call. */
export const generalRules = ({ rate, maxBodyBytes, maxUploadBytes }: GuideLimits): Block[] => [
  heading(2, 'Authentication', 'authentication'),
  text(
    'Every call sends `Authorization: Token <API_KEY>`, except those marked “no key”. A key has scopes: `create` creates and changes, `read` reads, `admin` is for operators. No scope includes another.',
  ),
  heading(2, 'Tasks and states', 'states'),
  table(
    'fields',
    ['State', 'Meaning'],
    [
      ['`created`', 'Accepted, its credits are held'],
      ['`queueing`', 'Waiting for a worker'],
      ['`processing`', 'Running; `progress` goes from 0 to 100'],
      ['`success`', 'Done: `creations` lists the files'],
      ['`failed`', 'Failed: `err_code` is the reason, the credits are returned'],
    ],
  ),
  text(
    '`success` and `failed` are final. Result URLs are signed and valid for 24 hours (advertisement and general films: one hour). Each query signs new ones while the files are kept, by default for a week after the end of the task. After that the entries of `creations` stay, and their URLs are empty.',
  ),
  heading(2, 'Requests', 'requests'),
  list([
    `Bodies are JSON objects with \`Content-Type: application/json\`, at most ${megabytes(maxBodyBytes)}.`,
    '`null` is the same as leaving a field out. Lengths are counted in Unicode code points; 1 MB is 2^20 bytes.',
    'Ids are decimal numbers in strings.',
    `Send a picture, video or sound as an \`http(s)\` URL, as \`data:<type>;base64,<BASE64>\`, or as the \`uri\` of an upload (up to ${megabytes(maxUploadBytes)}).`,
    'A create reports all problems of its body at once. Files behind URLs are checked when the task runs; a bad file fails the task.',
    'Unknown fields, and unknown names in a query, are ignored and listed in the response header `x-ignored-fields`.',
    '`Idempotency-Key` (1 to 255 printable characters) on a POST makes it safe to repeat for 24 hours: the same key and body get the first answer again, byte for byte, and nothing is created or charged twice. Calls that show a secret ignore it.',
    `A key may send ${thousands(rate.perSecond)} requests a second, ${thousands(rate.burst)} at once; beyond that the answer is 429 with \`Retry-After\`.`,
    'Every answer carries `x-md-trace-id`. Quote it when you ask for help.',
  ]),
]

export const errorGuide: Block[] = [
  text(
    'An error has the HTTP status of its reason and this body. `message` names the first problem, `metadata.problems` all of them:',
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
  text('The `err_code` of a failed task is one of the same reasons.'),
]

export const callbackGuide: Block[] = [
  text(
    'A task with a `callback_url` posts its `processing`, `success` and `failed` states there. The body is that of the task query, with your `payload`; for an advertisement film it also has the `data_records` of its detailed query.',
  ),
  list([
    'Any 2xx within 10 seconds counts as delivered; redirects are not followed.',
    '`success` and `failed` are retried three times, after about 5, 30 and 180 seconds; `processing` is sent once, and never after the final state.',
    'A delivery may repeat: `webhook-id` stays the same, so remember the ids you have seen.',
    'The secret is shown when the account is created. Every callback is signed twice; check either signature. Only the first covers the body.',
  ]),
  table(
    'fields',
    ['Header', 'Holds'],
    Object.entries(CALLBACK_HEADERS).map(([name, holds]) => [`\`${name}\``, holds]),
  ),
  heading(3, 'Verify a callback', 'verify-callback'),
  code('js', VERIFY_CALLBACK, 'Node.js'),
  text('The second signature uses the whole text of the secret as its key, `whsec_` included. A test vector:'),
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
