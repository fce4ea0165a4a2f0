import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { type Voice, voices } from '../../catalog/voices.ts'
import { Refusal } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'
import { deleteVoice, listVoices, type VoiceRow } from '../../store/voices.ts'
import { field, objectSchema, schemaFor } from '../../reference/answer-schemas.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { sendFile } from '../send-file.ts'
import type { FileServices, ServerServices } from '../services.ts'

const SAMPLES = '/ent/v2/voices/samples/'

export const voiceEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/ent/v2/voices',
    tag: 'Voices',
    summary: 'The voices that can be asked for: those of everybody, then the account’s own',
    scope: 'read',
    answer: {
      about:
        'All voices; `sample_url` plays a sentence in the voice, without a key, and is empty if this process has no engine',
      schema: objectSchema({
        voices: field.list(
          schemaFor<Voice & { sample_url: string }>({
            id: field.text('The value for the voice'),
            language: field.text('Its language'),
            gender: field.text('The gender it sounds like'),
            style: field.text('Its manner of speaking'),
            sample_url: field.text('A sentence in the voice; empty if this process has no engine'),
          }),
          'All voices',
        ),
      }),
    },
    read: async ({ services, caller }) => {
      const listed = voices.map(voice => ({ ...voice, sample_url: sampleUrlOf(voice, services) }))
      const own = (await listVoices(services.db, caller.accountId)).map(shownOwn)
      return { json: { voices: [...listed, ...own] } }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/ent/v2/voices/{voice_id}',
    tag: 'Voices',
    summary: 'Delete a voice of the account’s own; subjects that had it have none, and tasks that still need it fail',
    scope: 'create',
    answer: { status: 204, about: 'Nothing more' },
    change: async ({ caller, params: { voice_id: asked = '' } }, tx) => {
      if (!(await deleteVoice(tx, caller.accountId, asked)))
        throw new Refusal('NotFound', `the account has no voice ${quoteValue(asked)} of its own`)
      return { status: 204 }
    },
  }),
  endpoint({
    method: 'GET',
    path: `${SAMPLES}{*}`,
    tag: 'Voices',
    summary: "A voice's sample, by its `sample_url`; no key is needed; Range is supported",
    answer: {
      about: 'The sentence as an MP3; made on the first request, which takes some seconds',
      contentType: 'audio/mpeg',
    },
    read: serveSample,
  }),
]

/** A voice made by audio-clone. Its task has a sample. */
const shownOwn = ({ voice_id, language, gender }: VoiceRow): Record<keyof Voice | 'sample_url', string> => ({
  id: voice_id,
  language,
  gender,
  style: 'cloned',
  sample_url: '',
})

const sampleUrlOf = (
  { id }: Voice,
  { voiceSamples, publicUrl }: Pick<FileServices, 'voiceSamples'> & Pick<ServerServices, 'publicUrl'>,
): string => (voiceSamples.isOpen() ? `${publicUrl().replace(/\/+$/, '')}${SAMPLES}${encodeURIComponent(id)}.mp3` : '')

// A release may change the sound of a voice; a day of caching is acceptable.
const CACHE_CONTROL = 'public, max-age=86400'

async function serveSample(call: Call): Promise<Answer> {
  const { services, params } = call
  const name = params['*'] ?? ''
  const voice = voices.find(({ id }) => name === `${id}.mp3`)
  if (!voice) throw new Refusal('NotFound', 'there is no voice of this name')
  const path = await services.voiceSamples.pathOf(voice).catch((error: Error) => {
    services.log.warn({ voice: voice.id, reason: error.message }, 'a sample could not be made')
    throw new Refusal('EngineFailure', 'the sample of this voice could not be made', { cause: error })
  })
  if (path === undefined) throw new Refusal('NotFound', 'this process makes no voice samples')
  const { size, mtimeMs } = await stat(path)
  return sendFile(
    call,
    {
      bytes: size,
      contentType: 'audio/mpeg',
      etag: `"${createHash('sha256')
        .update(await readFile(path))
        .digest('hex')}"`,
      modifiedAt: mtimeMs,
      stream: range => createReadStream(path, range),
    },
    { cacheControl: CACHE_CONTROL },
  )
}
