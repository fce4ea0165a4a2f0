import type { NamedDeclaration } from '../../catalog/column.ts'
import { DAY_SECONDS } from '../../catalog/declare.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import { choice, clip, id, integer, list, pictures, text, voice } from '../../catalog/words/words.ts'
import { formatIsoTime } from '../../core/clock.ts'
import { Refusal, refuseProblems, refuseField } from '../../core/errors.ts'
import { isId } from '../../core/ids.ts'
import { quoteValue } from '../../core/text.ts'
import type { UrlSigner } from '../../files/signed-urls.ts'
import { chargeCredits } from '../../accounts/credits.ts'
import type { Tx } from '../../store/pool.ts'
import type { MediaReference } from '../../catalog/request-values.ts'
import {
  deleteSubject,
  findUsableSubjects,
  insertSubject,
  listSubjects,
  lockSubject,
  type SubjectRow,
  updateSubject,
} from '../../store/subjects.ts'
import { shownReference, storeEmbedded } from '../../tasks/create/references.ts'
import { resolveFiles } from '../../tasks/create/resolve-inputs.ts'
import { field, NEXT_PAGE_TOKEN, objectSchema } from '../../reference/answer-schemas.ts'
import { type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { requireMakeable } from '../../tasks/create/settle-request.ts'
import { formatPageToken, readPageToken } from '../pages.ts'

// Empty lists are allowed, so that `images: []` may accompany a video; another check requires a picture or a video.
const fields = {
  name: text({ min: 1, max: 64, about: 'The name in prompts; unique in the account' }),
  images: pictures({
    min: 0,
    max: 3,
    of: { minSide: 128 },
    about: 'Pictures of it; 1 to 3 unless a video is given',
  }),
  videos: list(clip({ maxSeconds: 5 }), { min: 0, max: 1, about: 'Videos of it' }),
  voice_id: voice({ about: 'Its voice; recommended when empty' }),
  style: text({ max: 100, about: 'Its visual style' }),
  description: text({ max: 2_000, about: 'Further notes about it' }),
}

const newSubject: NamedDeclaration = {
  name: 'subject',
  summary: 'A subject to store',
  fields: { ...fields, name: { ...fields.name, required: true } },
  needsOneOf: ['images', 'videos'],
}
const subjectChange: NamedDeclaration = {
  name: 'subject change',
  summary: 'The new values; a list replaces the one before',
  fields,
}

const subjectSchema = objectSchema({
  id: field.id('The subject; `server_id` in requests'),
  name: field.text('The name in prompts'),
  images: field.texts('Pictures of it, as URLs'),
  videos: field.texts('Videos of it, as URLs'),
  voice_id: field.text('Its voice; if empty, the service chooses one'),
  style: field.text('Its visual style'),
  description: field.text('Anything else about it'),
  credits: field.count('The price paid for storing it'),
  created_at: field.time('When it was created, in UTC'),
  updated_at: field.time('When it was last changed, in UTC'),
})

export const subjectEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/ent/v2/subjects',
    tag: 'Subjects',
    summary: 'Store a subject for later prompts',
    scope: 'create',
    body: newSubject,
    answer: { about: 'The subject', schema: subjectSchema },
    prepare: keepEmbedded,
    change: createSubject,
  }),
  endpoint({
    method: 'GET',
    path: '/ent/v2/subjects',
    tag: 'Subjects',
    summary: 'Stored subjects, newest first',
    scope: 'read',
    query: {
      name: 'subject list query',
      summary: '',
      fields: {
        ownership: choice(['private', 'system'], { default: 'private', about: "The account's own, or everyone's" }),
        subject_ids: list(id({}), { min: 0, max: 100, about: 'Only these subjects' }),
        count: integer({ min: 1, max: 100, default: 20, about: 'Subjects a page' }),
        next_page_token: text({ max: 200, about: 'The next_page_token of the page before' }),
      },
    },
    answer: {
      about: 'A page of subjects; `next_page_token` is empty on the last one, `count` is how many are on this one',
      schema: objectSchema({
        subjects: field.list(subjectSchema, 'The subjects of this page'),
        next_page_token: NEXT_PAGE_TOKEN,
        count: field.count('The number of entries on this page'),
      }),
    },
    read: async ({ services, caller, query }) => {
      const limit = Number(query.count)
      const rows = await listSubjects(services.reads, {
        accountId: query.ownership === 'system' ? null : caller.accountId,
        // Nineteen digits can exceed the largest id; such a number names no subject.
        ids: (query.subject_ids as string[] | undefined)?.filter(isId),
        before: readPageToken(query.next_page_token, 'next_page_token'),
        limit: limit + 1,
      })
      const page = rows.slice(0, limit)
      const next = rows.length > limit ? formatPageToken(page.at(-1)?.id) : ''
      const subjects = page.map(row => shownSubject(row, services.signer))
      return { json: { subjects, next_page_token: next, count: subjects.length } }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/ent/v2/subjects/{id}',
    tag: 'Subjects',
    summary: "One stored subject, the account's own or the system's",
    scope: 'read',
    answer: { about: 'The subject', schema: subjectSchema },
    read: async ({ services, caller, params: { id: asked = '' } }) => {
      const [row] = await findUsableSubjects(services.db, caller.accountId, [asked])
      if (!row) throw subjectNotFound(asked)
      return { json: shownSubject(row, services.signer) }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/ent/v2/subjects/{id}',
    tag: 'Subjects',
    summary: 'Change a subject',
    scope: 'create',
    body: subjectChange,
    answer: { about: 'The subject as it is now', schema: subjectSchema },
    prepare: keepEmbedded,
    change: changeSubject,
  }),
  endpoint({
    method: 'DELETE',
    path: '/ent/v2/subjects/{id}',
    tag: 'Subjects',
    summary: 'Delete a subject',
    scope: 'create',
    answer: { status: 204, about: 'Nothing more' },
    change: async ({ caller, params: { id: asked = '' } }, tx) => {
      if (!(await deleteSubject(tx, asked, caller.accountId))) throw subjectNotFound(asked)
      return { status: 204 }
    },
  }),
]

async function createSubject(call: Call, tx: Tx): Promise<{ json: object }> {
  const { services, caller, body } = call
  const { clock, nextId, catalog } = services
  mustBeShown(referencesIn(body.values, 'images'), referencesIn(body.values, 'videos'))
  await keepFiles(call, tx)
  const newId = nextId()
  const at = new Date(clock())
  const credits = catalog.prices.credits('subjects')
  // Before the insert: its foreign key takes a shared lock on the account's row, and two holders of it would deadlock.
  await chargeCredits(tx, { accountId: caller.accountId, credits, note: `subject ${newId}`, at }, nextId)
  const name = String(body.values.name)
  const row = await insertSubject(tx, {
    id: newId,
    account_id: caller.accountId,
    name,
    images: referencesIn(body.values, 'images'),
    videos: referencesIn(body.values, 'videos'),
    voice_id: '',
    style: '',
    description: '',
    ...textsIn(body.values),
    credits,
    created_at: at,
  })
  if (!row) throw nameTaken(name)
  return { json: shownSubject(row, services.signer) }
}

async function changeSubject(call: Call, tx: Tx): Promise<{ json: object }> {
  const { services, caller, body, params } = call
  const before = await lockSubject(tx, params.id ?? '', caller.accountId)
  if (!before) throw subjectNotFound(params.id ?? '')
  const nextOf = (list: 'images' | 'videos'): MediaReference[] =>
    body.values[list] ? referencesIn(body.values, list).map(one => sameFile(one, before[list]) ?? one) : before[list]
  mustBeShown(nextOf('images'), nextOf('videos'))
  await keepFiles(call, tx)
  const next = { ...before, ...textsIn(body.values), images: nextOf('images'), videos: nextOf('videos') }
  const row = await updateSubject(tx, next, new Date(services.clock())).catch((error: { code?: string }) => {
    throw error.code === UNIQUE_VIOLATION ? nameTaken(next.name) : error
  })
  if (!row) throw subjectNotFound(before.id)
  return { json: shownSubject(row, services.signer) }
}

const UNIQUE_VIOLATION = '23505'

/** Other accounts' subjects, and for writes the system's, are reported as not found. */
const subjectNotFound = (asked: string): Refusal => new Refusal('NotFound', `there is no subject ${asked}`)

const nameTaken = (name: string): Refusal =>
  new Refusal('Conflict', `the account has a subject called ${quoteValue(name)} already; names are unique`)

/** A stored file without the caller's name for it, which expires before the subject does. */
const referencesIn = (values: Values, list: 'images' | 'videos'): MediaReference[] =>
  ((values[list] as MediaReference[] | undefined) ?? []).map(one =>
    typeof one === 'string' ? one : { blob: one.blob },
  )

function textsIn(values: Values): Partial<Pick<SubjectRow, 'name' | 'voice_id' | 'style' | 'description'>> {
  const names = ['name', 'voice_id', 'style', 'description']
  return Object.fromEntries(names.flatMap(name => (typeof values[name] === 'string' ? [[name, values[name]]] : [])))
}

function mustBeShown(images: readonly MediaReference[], videos: readonly MediaReference[]): void {
  if (images.length + videos.length > 0) return
  throw refuseField(
    'images',
    'images must have 1 to 3 entries unless there is a video, got 0',
    'FieldItemCountOutOfRange',
  )
}

/** Stores Base64 media. Outside the transaction, because storing is slow and uses its own connection. */
async function keepEmbedded({ services, body }: Call): Promise<void> {
  await requireMakeable(services, body)
  await storeEmbedded(body.values, body.findings, services.blobs)
}

/** Copies uploads and other files of the account to the subject: they expire, subjects do not. */
async function keepFiles({ services, caller, body }: Call, tx: Tx): Promise<void> {
  const problems = await resolveFiles(tx, caller.accountId, body, services.clock())
  if (problems.length > 0) throw refuseProblems(problems)
}

/** A client may send a record back as it was shown: the signed URL of one of its files means that file. */
function sameFile(given: MediaReference, before: readonly MediaReference[]): MediaReference | undefined {
  const path = typeof given === 'string' ? URL.parse(given)?.pathname : undefined
  return path === undefined ? undefined : before.find(one => typeof one !== 'string' && path.endsWith(`/${one.blob}`))
}

function shownSubject(row: SubjectRow, signer: UrlSigner): object {
  const shownList = (list: readonly MediaReference[]): string[] =>
    list.map(one => shownReference(one, key => signer.sign(key, { expiresInSeconds: DAY_SECONDS })))
  return {
    id: row.id,
    name: row.name,
    images: shownList(row.images),
    videos: shownList(row.videos),
    voice_id: row.voice_id,
    style: row.style,
    description: row.description,
    credits: row.credits,
    created_at: formatIsoTime(row.created_at.getTime()),
    updated_at: formatIsoTime(row.updated_at.getTime()),
  }
}
