import type { NamedDeclaration } from '../../catalog/column.ts'
import { id as idField, text } from '../../catalog/words/words.ts'
import { formatIsoTime } from '../../core/clock.ts'
import { Refusal } from '../../core/errors.ts'
import { isId } from '../../core/ids.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { lockAccounts } from '../../store/accounts.ts'
import {
  addToCollection,
  type CollectionRow,
  deleteCollection,
  findCollection,
  insertCollection,
  listCollectionItems,
  listCollections,
  removeFromCollection,
  renameCollection,
} from '../../store/collections.ts'
import type { Tx } from '../../store/pool.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'

const PATH = '/ent/v2/collections'
/** In place of an id: the collection that every account has. */
const FAVOURITES = 'favourites'
// Their lists are answered whole.
const MAX_COLLECTIONS = 100
const MAX_ITEMS = 1_000

const NAMED: NamedDeclaration = {
  name: 'collection',
  summary: 'A collection of tasks and scenes',
  fields: { name: text({ min: 1, max: 100, required: true, about: 'For people' }) },
}

const FACTS = {
  id: field.text('The collection; `favourites` is the one that every account has'),
  name: field.text('For people; empty for the favourites'),
  items: field.count('The number of tasks and scenes'),
  created_at: field.timeOrNull('When it was made, in UTC; null for favourites that never had items'),
}
const answer = { about: 'The collection', schema: objectSchema(FACTS) }

/** Named sets of an account's tasks and kept scenes. */
export const collectionEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: PATH,
    tag: 'Collections',
    summary: 'The collections of the account: the favourites, then the others, newest first',
    scope: 'read',
    query: {
      name: 'collection list query',
      summary: '',
      fields: { item: idField({ about: 'Only collections that contain this task or scene' }) },
    },
    answer: {
      about: 'All collections',
      schema: objectSchema({ collections: field.list(objectSchema(FACTS), 'The collections') }),
    },
    read: async ({ services, caller, query }) => {
      const item = typeof query.item === 'string' ? query.item : undefined
      const found = (await listCollections(services.db, caller.accountId, item)).map(shown)
      const isComplete = item !== undefined || found[0]?.id === FAVOURITES
      return { json: { collections: isComplete ? found : [NO_FAVOURITES, ...found] } }
    },
  }),
  endpoint({
    method: 'POST',
    path: PATH,
    tag: 'Collections',
    summary: `Make a collection; an account has at most ${MAX_COLLECTIONS}`,
    scope: 'create',
    body: NAMED,
    answer,
    change: createCollection,
  }),
  endpoint({
    method: 'GET',
    path: `${PATH}/{collection}`,
    tag: 'Collections',
    summary: 'One collection with its items, last added first',
    scope: 'read',
    answer: {
      about: 'The collection',
      schema: objectSchema({
        ...FACTS,
        contents: field.list(
          objectSchema({
            id: field.id('The task or the scene'),
            kind: field.choice(['task', 'scene'], 'What it is'),
            added_at: field.time('When it was added, in UTC'),
          }),
          'Its tasks and scenes',
        ),
      }),
    },
    read: async ({ services, caller, params }) => {
      const row = await ownCollection(services.db, caller.accountId, params.collection ?? '')
      const items = row ? await listCollectionItems(services.db, row.id) : []
      const contents = items.map(({ added_at, ...one }) => ({ ...one, added_at: formatIsoTime(added_at.getTime()) }))
      return { json: { ...(row ? shown(row) : NO_FAVOURITES), contents } }
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${PATH}/{collection}`,
    tag: 'Collections',
    summary: 'Rename a collection',
    scope: 'create',
    body: NAMED,
    answer,
    change: async ({ caller, params: { collection: id = '' }, body }, tx) => {
      if (id === FAVOURITES) throw new Refusal('BadRequest', 'the favourites have no name')
      const row = await ownCollection(tx, caller.accountId, id)
      if (!row) throw collectionNotFound(id)
      await renameCollection(tx, row.id, String(body.values.name))
      return { json: shown({ ...row, name: String(body.values.name) }) }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: `${PATH}/{collection}`,
    tag: 'Collections',
    summary: 'Delete a collection; its tasks and scenes stay',
    scope: 'create',
    answer: { status: 204, about: 'Nothing more' },
    change: async ({ caller, params: { collection: id = '' } }, tx) => {
      if (id === FAVOURITES) throw new Refusal('BadRequest', 'the favourites cannot be deleted')
      if (!isId(id) || !(await deleteCollection(tx, id, caller.accountId))) throw collectionNotFound(id)
      return { status: 204 }
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${PATH}/{collection}/items/{item}`,
    tag: 'Collections',
    summary: `Add a task or a kept scene; a collection has at most ${MAX_ITEMS}`,
    scope: 'create',
    answer,
    change: addItem,
  }),
  endpoint({
    method: 'DELETE',
    path: `${PATH}/{collection}/items/{item}`,
    tag: 'Collections',
    summary: 'Remove a task or a scene from a collection',
    scope: 'create',
    answer,
    change: async ({ caller, params: { collection: id = '', item = '' } }, tx) => {
      const row = await ownCollection(tx, caller.accountId, id)
      if (!row) return { json: NO_FAVOURITES }
      if (isId(item)) await removeFromCollection(tx, row.id, item)
      return { json: await shownNow(tx, caller.accountId, row.id) }
    },
  }),
]

async function createCollection({ services, caller, body }: Call, tx: Tx): Promise<Answer> {
  const { accountId } = caller
  // Creates of one account wait for each other, so that all of them together stay within the limit.
  await lockAccounts(tx, [accountId])
  const own = (await listCollections(tx, accountId)).filter(({ name }) => name !== null)
  if (own.length >= MAX_COLLECTIONS)
    throw new Refusal(
      'QuotaExceeded',
      `the account has ${own.length} collections; at most ${MAX_COLLECTIONS} are allowed`,
    )
  const id = services.nextId()
  await insertCollection(tx, { id, accountId, name: String(body.values.name), at: new Date(services.clock()) })
  return { json: await shownNow(tx, accountId, id) }
}

async function addItem(
  { services, caller, params: { collection: id = '', item = '' } }: Call,
  tx: Tx,
): Promise<Answer> {
  const { accountId } = caller
  const at = new Date(services.clock())
  await lockAccounts(tx, [accountId])
  if (id === FAVOURITES) await insertCollection(tx, { id: services.nextId(), accountId, name: null, at })
  const row = await ownCollection(tx, accountId, id)
  if (!row) throw collectionNotFound(id)
  if (!isId(item) || !(await addToCollection(tx, { id: row.id, item, accountId, at })))
    throw new Refusal('NotFound', `there is no task and no kept scene ${item}`)
  const next = await findCollection(tx, accountId, row.id)
  if (next && next.items > MAX_ITEMS)
    throw new Refusal('QuotaExceeded', `the collection has ${row.items} items; at most ${MAX_ITEMS} are allowed`)
  return { json: await shownNow(tx, accountId, row.id) }
}

/** The number of a collection in a filter; 0 for favourites that never had items. */
export const collectionIn = async (tx: Tx, accountId: string, id: string): Promise<string> =>
  (await ownCollection(tx, accountId, id))?.id ?? '0'

/** A collection by its id in a path; undefined for favourites that never had items. */
async function ownCollection(tx: Tx, accountId: string, id: string): Promise<CollectionRow | undefined> {
  if (id === FAVOURITES) return findCollection(tx, accountId)
  const row = isId(id) ? await findCollection(tx, accountId, id) : undefined
  if (!row) throw collectionNotFound(id)
  return row
}

async function shownNow(tx: Tx, accountId: string, id: string): Promise<object> {
  const row = await findCollection(tx, accountId, id)
  if (!row) throw collectionNotFound(id)
  return shown(row)
}

const NO_FAVOURITES = { id: FAVOURITES, name: '', items: 0, created_at: null }

const shown = ({ id, name, items, created_at }: CollectionRow) => ({
  id: name === null ? FAVOURITES : id,
  name: name ?? '',
  items,
  created_at: formatIsoTime(created_at.getTime()),
})

const collectionNotFound = (id: string): Refusal => new Refusal('NotFound', `there is no collection ${id}`)
