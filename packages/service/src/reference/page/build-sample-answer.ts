import type { JsonSchema } from '../../catalog/build-schema.ts'
import type { Values } from '../../catalog/fill-defaults.ts'

const ID = '901243326567555072'
const FILE = 'https://media.example.com/files/'

/** Sample values of answer fields. Other names get the plainest value of their type. */
const SAMPLES: Values = {
  account_id: '901243326567555001',
  ad_one_click_task_id: ID,
  audio: false,
  callback_secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  compose_sub_task_id: '901243326567555090',
  concurrency_limit: 5,
  cover_url: `${FILE}…/cover.jpg?…`,
  created_at: '2026-11-14T09:30:00.123000Z',
  creation_url: `${FILE}…/segment.mp4?…`,
  credit_remain: 999_940,
  credits: 60,
  etag: '"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"',
  expires_at: '2027-01-01T00:00:00.000000Z',
  file_url: '',
  demo_audio: '',
  id: ID,
  images: ['https://example.com/portrait.jpg'],
  key: 'kinora_…',
  language: 'en',
  gender: 'female',
  model: 'genq3-turbo',
  movement_amplitude: 'auto',
  off_peak: false,
  old_secret_until: '2026-11-15T09:30:00.123000Z',
  payload: '',
  prompt: 'She turns to the window and smiles',
  put_url: `${FILE}uploads/${ID}?expires=…&signature=…`,
  resolution: '720p',
  aspect_ratio: '16:9',
  duration: 5,
  seed: 1_862_015_432,
  signed_url: `${FILE}…/film.mp4?…`,
  status: 'ok',
  sub_task_id: '901243326567555090',
  task_id: ID,
  updated_at: '2026-11-14T09:31:12.480000Z',
  uri: `ssupload:?id=${ID}`,
  url: `${FILE}…/video.mp4?…`,
  watermarked_url: '',
  sheet_url: '',
}

/**
 * A sample answer of this shape. Values in `known` (the request, its price) are used for fields of the same name or
 * path: `creations.url`.
 */
export const buildSampleAnswer = (schema: JsonSchema, known: Values): unknown => sampleOf('', schema, known)

function sampleOf(path: string, schema: JsonSchema, known: Values): unknown {
  if (Array.isArray(schema.examples)) return schema.examples[0]
  const types = [schema.type].flat()
  const name = path.slice(path.lastIndexOf('.') + 1)
  const given = [known[path], known[name], SAMPLES[name]].find(
    value => value !== undefined && typesOf(value).some(type => types.includes(type)) && isChoice(value, schema),
  )
  if (given !== undefined) return given
  if (Array.isArray(schema.allOf))
    return Object.assign({}, ...schema.allOf.map(one => sampleOf(path, one as JsonSchema, known)))
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (types.includes('null')) return null
  if (types.includes('object')) {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    const shown = properties.filter(([key]) => isShown(key, schema, known))
    return Object.fromEntries(shown.map(([key, one]) => [key, sampleOf(path ? `${path}.${key}` : key, one, known)]))
  }
  if (types.includes('array')) {
    const entry = sampleOf(path, schema.items as JsonSchema, known)
    return entry === '' ? [] : [entry]
  }
  return types.includes('string') ? (schema.pattern === undefined ? '' : ID) : types.includes('boolean') ? false : 0
}

const isChoice = (value: unknown, schema: JsonSchema): boolean =>
  !Array.isArray(schema.enum) || schema.enum.includes(value)

/** Optional fields are shown only if there is a sample for them. */
const isShown = (key: string, { required }: JsonSchema, known: Values): boolean =>
  !Array.isArray(required) || required.includes(key) || key in known || key in SAMPLES

const typesOf = (value: unknown): string[] =>
  Array.isArray(value) ? ['array'] : typeof value === 'number' ? ['integer', 'number'] : [typeof value]
