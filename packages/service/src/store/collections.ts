import type { Tx } from './pool.ts'

export type CollectionRow = {
  id: string
  /** Null: the favourites. */
  name: string | null
  items: number
  created_at: Date
}

const COLUMNS = `id, name, created_at,
  (select count(*)::integer from collection_item where collection_id = collection.id) as items`

const INSERT = {
  name: 'collection-insert',
  text: `insert into collection (id, account_id, name, created_at) values ($1, $2, $3, $4) on conflict do nothing`,
}

/** Inserts a collection, or the favourites of an account unless it has them. */
export async function insertCollection(
  tx: Tx,
  { id, accountId, name, at }: { id: string; accountId: string; name: string | null; at: Date },
): Promise<void> {
  await tx.query(INSERT, [id, accountId, name, at])
}

const LIST = {
  name: 'collection-list',
  text: `select ${COLUMNS} from collection
         where account_id = $1
           and ($2::bigint is null
             or exists (select from collection_item where collection_id = collection.id and item_id = $2))
         order by name is null desc, id desc`,
}

/** The favourites, then the others, newest first; with an item only those that contain it. */
export const listCollections = (tx: Tx, accountId: string, item?: string): Promise<CollectionRow[]> =>
  tx.query<CollectionRow>(LIST, [accountId, item ?? null])

const FIND = {
  name: 'collection-find',
  text: `select ${COLUMNS} from collection where account_id = $1 and (id = $2 or $2::bigint is null and name is null)`,
}

/** A collection of the account; without an id its favourites. */
export const findCollection = async (tx: Tx, accountId: string, id?: string): Promise<CollectionRow | undefined> =>
  (await tx.query<CollectionRow>(FIND, [accountId, id ?? null]))[0]

const ITEMS = {
  name: 'collection-items',
  text: `select item_id as id, added_at, case when task.id is null then 'scene' else 'task' end as kind
         from collection_item left join task on task.id = item_id
         where collection_id = $1 order by added_at desc, item_id desc`,
}

export type CollectionItemRow = { id: string; kind: 'task' | 'scene'; added_at: Date }

/** Last added first. */
export const listCollectionItems = (tx: Tx, id: string): Promise<CollectionItemRow[]> =>
  tx.query<CollectionItemRow>(ITEMS, [id])

const RENAME = { name: 'collection-rename', text: 'update collection set name = $2 where id = $1' }

export const renameCollection = (tx: Tx, id: string, name: string): Promise<unknown[]> => tx.query(RENAME, [id, name])

const DELETE = {
  name: 'collection-delete',
  text: 'delete from collection where id = $1 and account_id = $2 and name is not null returning id',
}

export const deleteCollection = async (tx: Tx, id: string, accountId: string): Promise<boolean> =>
  (await tx.query(DELETE, [id, accountId])).length > 0

const ADD = {
  name: 'collection-add',
  text: `insert into collection_item (collection_id, item_id, added_at)
         select $1, $2, $4
         where exists (select from task where id = $2 and account_id = $3 and parent_id is null)
            or exists (select from saved_scene where id = $2 and account_id = $3)
         on conflict (collection_id, item_id) do update set added_at = collection_item.added_at
         returning item_id`,
}

/** Adds a task or a kept scene of the account. Returns whether there is one; an item that is there already stays. */
export const addToCollection = async (
  tx: Tx,
  { id, item, accountId, at }: { id: string; item: string; accountId: string; at: Date },
): Promise<boolean> => (await tx.query(ADD, [id, item, accountId, at])).length > 0

const REMOVE = {
  name: 'collection-remove',
  text: 'delete from collection_item where collection_id = $1 and item_id = $2',
}

export async function removeFromCollection(tx: Tx, id: string, item: string): Promise<void> {
  await tx.query(REMOVE, [id, item])
}
