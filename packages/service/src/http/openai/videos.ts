import type { Catalog } from '../../catalog/catalog.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import { choice, integer, text } from '../../catalog/words/words.ts'
import { Refusal, refuseField } from '../../core/errors.ts'
import { isId } from '../../core/ids.ts'
import { quoteValue } from '../../core/text.ts'
import { isRecord } from '@kinora/media/core/is-record'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { releaseTask } from '../../store/retention/release-files.ts'
import { findParts, findTask } from '../../store/tasks/find-tasks.ts'
import { findListedTasks, weighTasks } from '../../store/tasks/list-tasks.ts'
import type { CreationRow, TaskRow } from '../../store/tasks/task-row.ts'
import { cancelTask, taskNotFound } from '../../tasks/end-tasks.ts'
import { isFinal } from '../../tasks/moves.ts'
import { UNCOUNTED_ANSWER_BYTES } from '../guards/answer-memory.ts'
import { cutPage } from '../pages.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { sendFile } from '../send-file.ts'
import { createVideo, videoBody } from './create-video.ts'
import { presentVideo, videoSchema } from './present-video.ts'
import { firstCreation } from './result-file.ts'

const OPENAI = { tag: 'OpenAI', takesBearer: true } as const

/** The generators whose results are neither pictures nor speech. */
const videoTypes = ({ generators }: Catalog): string[] =>
  generators.filter(({ plan }) => plan !== 'paint' && plan !== 'speak').map(({ name }) => name)

export const videoEndpoints = (catalog: Catalog): Endpoint[] => {
  const types = videoTypes(catalog)
  return [
    endpoint({
      ...OPENAI,
      method: 'POST',
      path: '/v1/videos',
      summary: 'Make a video',
      scope: 'create',
      body: videoBody,
      takesForm: true,
      tidyBody: plainReference,
      answer: { about: 'The video, to be polled', schema: videoSchema },
      takesOutcome: true,
      create: createVideo,
    }),
    endpoint({
      ...OPENAI,
      method: 'GET',
      path: '/v1/videos',
      summary: "The account's videos and films. Default order: newest first",
      scope: 'read',
      query: {
        name: 'openai video list',
        summary: '',
        fields: {
          after: text({ max: 40, about: 'The `last_id` of the page before' }),
          limit: integer({ min: 1, max: 100, default: 20, about: 'Videos a page' }),
          order: choice(['desc', 'asc'], { default: 'desc', about: 'Newest or oldest first' }),
        },
      },
      answer: {
        about: 'A page of videos whose files still exist',
        schema: objectSchema({
          object: field.choice(['list'], 'What this is'),
          data: field.list(videoSchema, 'The videos of this page'),
          first_id: { type: ['string', 'null'], description: 'The first of them' },
          last_id: { type: ['string', 'null'], description: 'The last of them' },
          has_more: field.truth('True if there is another page'),
        }),
      },
      read: call => listVideos(call, types),
    }),
    endpoint({
      ...OPENAI,
      method: 'GET',
      path: '/v1/videos/{id}',
      summary: 'A video',
      scope: 'read',
      answer: { about: 'The video', schema: videoSchema },
      read: async call => ({ json: presentVideo(await ownVideo(call, types), call.services.settings.keepDays) }),
    }),
    endpoint({
      ...OPENAI,
      method: 'GET',
      path: '/v1/videos/{id}/content',
      summary: 'The file of a video, its cover or a sheet of its frames; Range is supported',
      scope: 'read',
      query: {
        name: 'openai video content',
        summary: '',
        fields: {
          variant: choice(['video', 'thumbnail', 'spritesheet'], { default: 'video', about: 'The kind of file' }),
        },
      },
      answer: { about: 'The file', contentType: 'application/octet-stream' },
      read: async call => sendContent(call, await ownVideo(call, types)),
    }),
    endpoint({
      ...OPENAI,
      method: 'DELETE',
      path: '/v1/videos/{id}',
      summary: 'Delete a video and its files; an unfinished one is cancelled',
      scope: 'create',
      canClash: true,
      answer: {
        about: 'It is gone',
        schema: objectSchema({
          id: field.id('The video'),
          object: field.choice(['video.deleted'], 'What this is'),
          deleted: field.truth('true'),
        }),
      },
      change: async (call, tx) => {
        const { services, caller } = call
        const video = requireVideo(await findTask(tx, call.params.id ?? ''), call, types)
        const { id } = video
        if (!isFinal(video.state)) await cancelTask(tx, { accountId: caller.accountId, id }, services)
        else if ((await findParts(tx, id)).some(part => !isFinal(part.state)))
          throw new Refusal('OperationInProcess', `parts of film ${id} are being made again; try when they are done`)
        await releaseTask(tx, id)
        return { json: { id, object: 'video.deleted', deleted: true } }
      },
      changed: ({ services, params }) => services.changed(params.id ?? ''),
    }),
  ]
}

/** Accepts `{"image_url": …}` and a list of one picture. */
export function plainReference(body: Values): Values {
  const [given] = [body.input_reference].flat()
  return given === undefined ? body : { ...body, input_reference: pictureIn(given, 'input_reference') }
}

/** Reads a picture, plain or inside an object. OpenAI file ids are refused. */
export function pictureIn(given: unknown, name: string): unknown {
  if (!isRecord(given)) return given
  const { image_url: url, file_id: fileId } = given
  if (url === undefined && fileId !== undefined)
    throw refuseField(`${name}.file_id`, `${name} must be a file, a data URL or a URL; there are no file ids here`)
  return isRecord(url) ? url['url'] : url
}

/** Finds the caller's video while its files are kept. */
const ownVideo = async (call: Call, types: readonly string[]): Promise<TaskRow> =>
  requireVideo((await findListedTasks(call.services.db, [call.params.id ?? '']))[0], call, types)

function requireVideo(task: TaskRow | undefined, { caller, params }: Call, types: readonly string[]): TaskRow {
  const isVideo = task && types.includes(task.type) && task.parent_id === null
  if (!isVideo || task.account_id !== caller.accountId || task.let_go) throw taskNotFound(params.id ?? '')
  return task
}

async function listVideos({ services, caller, query, reply }: Call, types: string[]): Promise<Answer> {
  const { db, answers, settings } = services
  const limit = Number(query.limit)
  const oldestFirst = query.order === 'asc'
  const { after } = query
  if (after !== undefined && !(typeof after === 'string' && isId(after)))
    throw refuseField('after', `after must be the id of a video, got ${quoteValue(after)}`)
  const from = after && (oldestFirst ? { fromId: String(BigInt(after) + 1n) } : { beforeId: after })
  const found = await weighTasks(db, {
    accountId: caller.accountId,
    types,
    kept: true,
    limit: limit + 1,
    ...(oldestFirst && { oldestFirst }),
    ...from,
  })
  const { ids, bytes, next } = cutPage(found, limit)
  if (bytes > UNCOUNTED_ANSWER_BYTES) await answers.make(reply, caller.accountId, 2 * bytes)
  const rows = new Map((await findListedTasks(db, ids)).map(row => [row.id, row]))
  const data = ids.flatMap(id => rows.get(id) ?? []).map(row => presentVideo(row, settings.keepDays))
  return {
    json: {
      object: 'list',
      data,
      first_id: data[0]?.id ?? null,
      last_id: data.at(-1)?.id ?? null,
      has_more: next !== undefined,
    },
  }
}

const VARIANTS: Record<string, 'blob' | 'cover_blob' | 'sheet_blob'> = {
  video: 'blob',
  thumbnail: 'cover_blob',
  spritesheet: 'sheet_blob',
} satisfies Record<string, keyof CreationRow>

async function sendContent(call: Call, video: TaskRow): Promise<Answer> {
  if (video.state === 'failed') throw new Refusal('BadRequest', `video ${video.id} failed: ${video.err_msg}`)
  if (video.state !== 'success')
    throw new Refusal('BadRequest', `video ${video.id} is not ready; query its status by GET /v1/videos/${video.id}`)
  const variant = String(call.query.variant)
  const key = firstCreation(video)[VARIANTS[variant] ?? 'blob']
  const file = key && (await call.services.blobs.open(key))
  if (!file) throw new Refusal('NotFound', `video ${video.id} has no ${variant}`)
  return sendFile(call, file, { cacheControl: 'private, no-cache' })
}
