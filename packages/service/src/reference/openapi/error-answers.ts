import { ERRORS } from '../../core/errors.ts'
import { field, objectSchema } from '../answer-schemas.ts'
import { reasonsForStatus } from '../page/reasons.ts'
import { honoursIdempotencyKey, type Operation } from '../operation.ts'
import { refTo } from './component-name.ts'

const reason = field.choice(Object.keys(ERRORS), 'What kind of problem it is, in a word')

/** The body of every refusal. */
export const errorSchema = {
  title: 'Error',
  description: 'Why a request was refused; `code` is the HTTP status',
  ...objectSchema({
    code: field.count('The HTTP status'),
    reason,
    message: field.text('The first problem: what was wrong, what is allowed, what came'),
    metadata: {
      ...objectSchema(
        {
          trace_id: field.text('Names the request in the logs of the service; also in the header `x-md-trace-id`'),
          fields: field.texts('Every field that is wrong'),
          problems: field.list(
            objectSchema(
              {
                field: field.text('The field: `images[2]`, `subjects[0].name`'),
                reason,
                message: field.text('The error, the allowed and the received value'),
                at: field.text('In a scene document: where, as a JSON pointer into the body'),
                code: field.text('In a scene document: what kind of problem, as `POST /ent/v2/scene/check` tells it'),
                allowed: field.texts('In a scene document: what is allowed there'),
                nearest: field.texts('In a scene document: the names nearest to what came'),
              },
              ['at', 'code', 'allowed', 'nearest'],
            ),
            'Every problem',
          ),
        },
        ['fields', 'problems'],
      ),
      description: 'More of it',
    },
  }),
}

const takesBytes = ({ body, rawBody, takesAnyJson }: Operation): boolean =>
  body !== undefined || rawBody === true || takesAnyJson === true
const namesSomething = ({ path, body }: Operation): boolean =>
  path.includes('{') || Object.values(body?.fields ?? {}).some(field => field.kind === 'id')
const isSigned = ({ scope, path }: Operation): boolean => !scope && path.includes('{')
const isFile = ({ answer }: Operation): boolean => answer?.contentType === 'application/octet-stream'

type Refused = { name: string; says?: string; retry?: true; when: (endpoint: Operation) => boolean }

/** The refusals that an operation can answer with. A wrong method (405) is refused before an operation is chosen. */
const REFUSED: Record<number, Refused> = {
  400: {
    name: 'Refused',
    when: one => takesBytes(one) || one.query !== undefined || one.path.includes('{id}') || honoursIdempotencyKey(one),
  },
  401: { name: 'NoKey', when: one => one.scope !== undefined },
  403: { name: 'NotAllowed', when: one => one.scope !== undefined || isSigned(one) },
  404: { name: 'NotThere', when: namesSomething },
  409: { name: 'Clash', when: one => honoursIdempotencyKey(one) || one.method === 'PUT' || one.canClash === true },
  410: { name: 'Expired', when: one => isFile(one) || (one.method === 'PUT' && one.path.includes('/files/')) },
  413: { name: 'TooLarge', when: takesBytes },
  415: {
    name: 'NotJson',
    says: '`BadRequest`: the body is not declared as `application/json`',
    when: one => one.body !== undefined || one.takesAnyJson === true,
  },
  416: { name: 'NoSuchRange', says: '`BadRequest`: the file has no bytes in this range', when: isFile },
  429: {
    name: 'TooFast',
    retry: true,
    when: one => one.scope !== undefined || one.perAddress !== undefined,
  },
  500: { name: 'Fault', when: () => true },
  503: { name: 'Throttled', retry: true, when: () => true },
}

export const errorAnswers = (endpoint: Operation): Record<string, object> =>
  Object.fromEntries(
    Object.entries(REFUSED).flatMap(([status, { name, when }]) =>
      when(endpoint) ? [[status, refTo('responses', name)]] : [],
    ),
  )

export const errorResponses = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(REFUSED).map(([status, { name, says, retry }]) => {
      const reasons = reasonsForStatus(Number(status)).map(one => `\`${one}\`: ${ERRORS[one].about}`)
      const headers = {
        'x-md-trace-id': refTo('headers', 'TraceId'),
        ...(retry && { 'Retry-After': refTo('headers', 'RetryAfter') }),
      }
      const content = { 'application/json': { schema: refTo('schemas', 'Error') } }
      return [name, { description: says ?? reasons.join('\n\n'), headers, content }]
    }),
  )
