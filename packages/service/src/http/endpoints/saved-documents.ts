import { MB } from '@kinora/media/core/units'
import type { NamedDeclaration } from '../../catalog/column.ts'
import { integer, text } from '../../catalog/words/words.ts'
import { formatIsoTime } from '../../core/clock.ts'
import { Refusal } from '../../core/errors.ts'
import { field, NEXT_PAGE_TOKEN, objectSchema } from '../../reference/answer-schemas.ts'
import { lockAccounts } from '../../store/accounts.ts'
import type { Tx } from '../../store/pool.ts'
import type { SavedDocuments, SavedRow } from '../../store/saved-documents.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import type { HttpServices } from '../services.ts'
import { formatPageToken, readPageToken } from '../pages.ts'
import { collectionIn } from './collections.ts'

/** Versions of one document that are kept. */
const KEPT_VERSIONS = 20
/** All versions of all documents of one kind of an account: a document has a few kilobytes. */
const MAX_BYTES = 100 * MB

type Facts = Readonly<Record<string, unknown>>
type Schema = ReturnType<typeof field.text>
type Document<F extends Facts> = { text: string; facts: F }

/** A kind of document that accounts keep with its versions. */
export type SavedKind<F extends Facts> = {
  path: string
  tag: string
  /** The kind in answers: `scene`, `scenes`. */
  one: string
  many: string
  store: SavedDocuments<F>
  /** The largest number of documents of an account. */
  most(settings: HttpServices['settings']): number
  /** The field of the document in bodies and answers. */
  schema: Schema
  name: Schema
  /** Facts of every version. */
  facts: Record<string, Schema>
  /** Facts of the versions that have them. */
  optionalFacts?: Record<string, Schema>
  /** The facts of a version as lists show them. */
  shown(facts: F): object
  /** The bodies; without them any JSON is taken, and `read` checks it. */
  bodies?: { created: NamedDeclaration; changed: NamedDeclaration }
  /** The name and the document of a body. A change may leave out either. */
  read(call: Call): Promise<{ name?: string; document?: Document<F>; baseVersion?: number }>
  /** Refuses a name that the account may not use. */
  refuseName?(tx: Tx, accountId: string, name: string): Promise<void>
}

/** Create, list, show, change and delete documents of one kind. */
export function savedDocumentEndpoints<F extends Facts>(kind: SavedKind<F>): Endpoint[] {
  const { path, tag, one, many, store, bodies, optionalFacts = {} } = kind
  const optional = Object.keys(optionalFacts)
  const aOne = `${/^[aeiou]/u.test(one) ? 'an' : 'a'} ${one}`
  const facts = {
    id: field.id(`The ${one}`),
    name: kind.name,
    version: field.count('The version that the answer shows'),
    newest: field.count('The newest version'),
    ...kind.facts,
    ...optionalFacts,
    created_at: field.time('When the first version was saved, in UTC'),
    updated_at: field.time('When this version was saved, in UTC'),
  }
  const savedSchema = objectSchema({ ...facts, [one]: kind.schema }, optional)
  const takes = (body: NamedDeclaration | undefined): Pick<Endpoint, 'body' | 'takesAnyJson'> =>
    body ? { body } : { takesAnyJson: true }
  return [
    endpoint({
      method: 'POST',
      path,
      tag,
      summary: `Keep ${aOne} document; costs nothing`,
      scope: 'create',
      ...takes(bodies?.created),
      answer: { about: `The ${one}`, schema: savedSchema },
      change: (call, tx) => createDocument(kind, call, tx),
    }),
    endpoint({
      method: 'GET',
      path,
      tag,
      summary: `Kept ${many}, newest first, without their documents`,
      scope: 'read',
      query: {
        name: `saved ${one} list query`,
        summary: '',
        fields: {
          collection: text({
            max: 20,
            about: `Only ${many} of this collection; \`favourites\` is one that every account has`,
          }),
          count: integer({ min: 1, max: 100, default: 20, about: `${capital(many)} a page` }),
          next_page_token: text({ max: 200, about: 'The next_page_token of the page before' }),
        },
      },
      answer: {
        about: `A page of ${many}; \`next_page_token\` is empty on the last one`,
        schema: objectSchema({
          [many]: field.list(objectSchema(facts, optional), `The ${many} of this page`),
          next_page_token: NEXT_PAGE_TOKEN,
        }),
      },
      read: async ({ services, caller, query }) => {
        const limit = Number(query.count)
        const rows = await store.list(services.db, {
          accountId: caller.accountId,
          before: readPageToken(query.next_page_token, 'next_page_token'),
          limit: limit + 1,
          ...(typeof query.collection === 'string' && {
            collectionId: await collectionIn(services.db, caller.accountId, query.collection),
          }),
        })
        const page = rows.slice(0, limit)
        const next = rows.length > limit ? formatPageToken(page.at(-1)?.id) : ''
        return { json: { [many]: page.map(row => shown(kind, row)), next_page_token: next } }
      },
    }),
    endpoint({
      method: 'GET',
      path: `${path}/{id}`,
      tag,
      summary: `One kept ${one}, in its newest version or an earlier one`,
      scope: 'read',
      query: {
        name: `saved ${one} query`,
        summary: '',
        fields: { version: integer({ min: 1, max: 1_000_000_000, about: 'The version; the newest unless given' }) },
      },
      answer: { about: `The ${one}`, schema: savedSchema },
      read: async ({ services, caller, params: { id = '' }, query }) => {
        const version = typeof query.version === 'number' ? query.version : undefined
        return { json: await showDocument(kind, services.db, { id, accountId: caller.accountId, version }) }
      },
    }),
    endpoint({
      method: 'GET',
      path: `${path}/{id}/versions`,
      tag,
      summary: `The kept versions of ${aOne}, newest first: at most ${KEPT_VERSIONS}`,
      scope: 'read',
      answer: {
        about: 'The versions',
        schema: objectSchema({
          versions: field.list(
            objectSchema(
              {
                version: field.count('Its number'),
                ...kind.facts,
                ...optionalFacts,
                created_at: field.time('When it was saved, in UTC'),
              },
              optional,
            ),
            'The versions',
          ),
        }),
      },
      read: async ({ services, caller, params: { id = '' } }) => {
        const versions = await store.versions(services.db, id, caller.accountId)
        if (versions.length === 0) throw notFound(kind, id)
        return {
          json: {
            versions: versions.map(row => ({
              version: row.version,
              ...kind.shown(row),
              created_at: formatIsoTime(row.created_at.getTime()),
            })),
          },
        }
      },
    }),
    endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      tag,
      summary: `Rename ${aOne}, or save a new version of it; the newest ${KEPT_VERSIONS} are kept`,
      scope: 'create',
      canClash: true,
      ...takes(bodies?.changed),
      answer: { about: `The ${one} as it is now`, schema: savedSchema },
      change: (call, tx) => changeDocument(kind, call, tx),
    }),
    endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      tag,
      summary: `Delete ${aOne} with all its versions`,
      scope: 'create',
      answer: { status: 204, about: 'Nothing more' },
      change: async ({ caller, params: { id = '' } }, tx) => {
        if (!(await store.delete(tx, id, caller.accountId))) throw notFound(kind, id)
        return { status: 204 }
      },
    }),
  ]
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

async function createDocument<F extends Facts>(kind: SavedKind<F>, call: Call, tx: Tx): Promise<Answer> {
  const { services, caller } = call
  const { accountId } = caller
  const { one, many, store } = kind
  const at = new Date(services.clock())
  const id = services.nextId()
  const { name, document } = await kind.read(call)
  if (name === undefined || !document) throw new Error(`the body of a new ${one} was not checked`)
  // Creates of one account wait for each other, so that all of them together stay within the limits.
  await lockAccounts(tx, [accountId])
  const { documents, bytes } = await store.count(tx, accountId)
  const most = kind.most(services.settings)
  if (documents >= most)
    throw new Refusal('QuotaExceeded', `the account keeps ${documents} ${many}; at most ${most} are allowed`)
  refuseBytes(kind, bytes, document)
  await kind.refuseName?.(tx, accountId, name)
  await store.insert(tx, { id, accountId, name, at })
  await store.addVersion(tx, { id, ...document, at }, KEPT_VERSIONS)
  return { json: await showDocument(kind, tx, { id, accountId }) }
}

async function changeDocument<F extends Facts>(kind: SavedKind<F>, call: Call, tx: Tx): Promise<Answer> {
  const { services, caller, params } = call
  const { accountId } = caller
  const { id = '' } = params
  const { store } = kind
  await lockAccounts(tx, [accountId])
  const before = await store.lock(tx, id, accountId)
  if (!before) throw notFound(kind, id)
  const { name, document, baseVersion: base } = await kind.read(call)
  if (base !== undefined && base !== before.version)
    throw new Refusal('Conflict', `the newest version is ${before.version}, and the change is of version ${base}`)
  if (name !== undefined && name !== before.name) {
    await kind.refuseName?.(tx, accountId, name)
    await store.rename(tx, id, name)
  }
  if (document) {
    refuseBytes(kind, (await store.count(tx, accountId)).bytes, document)
    await store.addVersion(tx, { id, ...document, at: new Date(services.clock()) }, KEPT_VERSIONS)
  }
  return { json: await showDocument(kind, tx, { id, accountId }) }
}

function refuseBytes<F extends Facts>({ many }: SavedKind<F>, bytes: number, { text: added }: Document<F>): void {
  const all = bytes + Buffer.byteLength(added)
  if (all <= MAX_BYTES) return
  const message = `the versions of all ${many} of the account would have ${all} bytes; at most ${MAX_BYTES} are allowed`
  throw new Refusal('QuotaExceeded', message)
}

async function showDocument<F extends Facts>(
  kind: SavedKind<F>,
  tx: Tx,
  { id, accountId, version }: { id: string; accountId: string; version?: number | undefined },
): Promise<object> {
  const row = await kind.store.find(tx, id, accountId, version)
  if (row) return { ...shown(kind, row), [kind.one]: row.document }
  if (version !== undefined && (await kind.store.find(tx, id, accountId)))
    throw new Refusal('NotFound', `there is no version ${version} of ${kind.one} ${id}`)
  throw notFound(kind, id)
}

const shown = <F extends Facts>(kind: SavedKind<F>, row: SavedRow<F>): object => ({
  id: row.id,
  name: row.name,
  version: row.version,
  newest: row.newest,
  ...kind.shown(row),
  created_at: formatIsoTime(row.created_at.getTime()),
  updated_at: formatIsoTime(row.updated_at.getTime()),
})

/** Documents of other accounts are reported as not found. */
const notFound = ({ one }: Pick<SavedKind<Facts>, 'one'>, id: string): Refusal =>
  new Refusal('NotFound', `there is no ${one} ${id}`)
