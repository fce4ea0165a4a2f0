import { ORDER_KINDS } from '@kinora/media/engine/order-kinds'
import type { OrderKind, VideoSource } from '@kinora/media/engine/contract'
import type { Secret } from '../engine-kind.ts'
import { EVERY_WISH, type Wish } from '../remote/left-out.ts'
import { PLACEHOLDERS } from './fill-arguments.ts'

export type CommandSettings = {
  command: string
  args?: readonly string[]
  makes: readonly OrderKind[]
  sources?: readonly VideoSource['kind'][]
  stdin?: 'order' | 'words'
  env?: Readonly<Record<string, string | Secret>>
  folder?: string
  ignores?: readonly Wish[]
  remote?: boolean
  timeoutSeconds?: number
  maxBytes?: number
  account?: { uid: number; gid: number }
}

const SOURCES: readonly VideoSource['kind'][] = [
  'words',
  'frame',
  'frames',
  'continuation',
  'references',
  'story',
  'template',
  'panels',
]
const text = { type: 'string', minLength: 1 }
const id = { type: 'integer', minimum: 0 }
const some = (values: readonly string[], description: string): object => ({
  type: 'array',
  items: { enum: values },
  minItems: 1,
  uniqueItems: true,
  description,
})

/** The engines file is checked against these properties, and its documentation is generated from them. */
export const COMMAND_PROPERTIES = {
  command: {
    ...text,
    description: 'The program: a name that is looked up in PATH, or a path, relative to the engines file',
  },
  args: {
    type: 'array',
    items: { type: 'string' },
    description: `Its arguments, one by one; no shell reads them. Placeholders: ${PLACEHOLDERS.map(name => `{${name}}`).join(' ')}`,
  },
  makes: some(ORDER_KINDS, 'What it makes'),
  sources: some(SOURCES, 'What its videos can begin with. Default: anything'),
  stdin: {
    enum: ['order', 'words'],
    description: 'What it reads: the order as JSON, or only its words. Default: order',
  },
  env: {
    type: 'object',
    description:
      'Its environment, besides PATH, LANG, HOME and TMPDIR. Secrets are kept elsewhere: {"env"} or {"file"}',
    propertyNames: { pattern: '^[A-Za-z_][A-Za-z0-9_]*$' },
    additionalProperties: {
      oneOf: [
        { type: 'string' },
        { type: 'object', properties: { env: text }, required: ['env'], additionalProperties: false },
        { type: 'object', properties: { file: text }, required: ['file'], additionalProperties: false },
      ],
    },
  },
  folder: {
    ...text,
    description: 'Where its orders are kept while they are made. Default: the folder for temporary files',
  },
  ignores: some(EVERY_WISH, 'The parts of an order that it ignores: callers are told'),
  remote: {
    type: 'boolean',
    description: 'It has another machine do the work, and so takes no render slot of this one. Default: false',
  },
  timeoutSeconds: {
    type: 'integer',
    minimum: 1,
    maximum: 86_400,
    description: 'How long one run may take. Default: 1800',
  },
  maxBytes: { type: 'integer', minimum: 1, description: 'The largest file that it may write. Default: 4 GiB' },
  account: {
    type: 'object',
    description: 'The user that it runs as if the service is root. Default: the account of media processes',
    properties: { uid: id, gid: id },
    required: ['uid', 'gid'],
    additionalProperties: false,
  },
} as const
