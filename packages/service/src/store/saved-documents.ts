import type { Tx } from './pool.ts'

type Facts = Readonly<Record<string, unknown>>

export type SavedRow<F extends Facts> = F & {
  id: string
  name: string
  version: number
  /** The newest version. */
  newest: number
  created_at: Date
  updated_at: Date
}

export type VersionRow<F extends Facts> = F & { version: number; created_at: Date }

type Kind<F extends Facts> = {
  /** The table; its versions are in the table `…_version`. */
  table: string
  /** The column of the document. */
  document: string
  /** The columns of a version that lists show. */
  facts: readonly (keyof F & string)[]
}

type Listed = {
  accountId: string
  before?: string | undefined
  limit: number
  /** Only documents of this collection. */
  collectionId?: string | undefined
}

export type SavedDocuments<F extends Facts> = {
  insert(tx: Tx, row: { id: string; accountId: string; name: string; at: Date }): Promise<void>
  /** Adds a version and deletes the oldest beyond the given number. */
  addVersion(tx: Tx, version: { id: string; facts: F; text: string; at: Date }, kept: number): Promise<void>
  rename(tx: Tx, id: string, name: string): Promise<void>
  /** The newest version and the name of a document that is about to change. */
  lock(tx: Tx, id: string, accountId: string): Promise<{ version: number; name: string } | undefined>
  /** A document in its newest version or an earlier one. */
  find(
    tx: Tx,
    id: string,
    accountId: string,
    version?: number,
  ): Promise<(SavedRow<F> & { document: unknown }) | undefined>
  /** The newest versions of the documents with these names. */
  findByNames(tx: Tx, accountId: string, names: readonly string[]): Promise<(SavedRow<F> & { document: unknown })[]>
  /** The bytes of the newest versions of the documents with these names. */
  sizesByNames(tx: Tx, accountId: string, names: readonly string[]): Promise<{ name: string; bytes: number }[]>
  /** Newest first, without their documents. */
  list(tx: Tx, wanted: Listed): Promise<SavedRow<F>[]>
  /** The kept versions, newest first; none of a document that is not the account's. */
  versions(tx: Tx, id: string, accountId: string): Promise<VersionRow<F>[]>
  delete(tx: Tx, id: string, accountId: string): Promise<boolean>
  /** The number of an account's documents, and the bytes of all their versions. */
  count(tx: Tx, accountId: string): Promise<{ documents: number; bytes: number }>
}

/** The statements for documents of one kind that accounts keep with their versions. */
export function savedDocuments<const F extends Facts>({ table, document, facts }: Kind<F>): SavedDocuments<F> {
  const label = table.replaceAll('_', '-')
  const statement = (name: string, text: string): { name: string; text: string } => ({ name: `${label}-${name}`, text })
  const ownFacts = facts.map(fact => `one.${fact}`)
  const columns = [
    `${table}.id`,
    `${table}.name`,
    `${table}.version as newest`,
    'one.version',
    ...ownFacts,
    `${table}.created_at`,
    'one.created_at as updated_at',
  ].join(', ')
  const joined = `${table} join ${table}_version one on one.${table}_id = ${table}.id`
  const insert = statement(
    'insert',
    `insert into ${table} (id, account_id, name, version, created_at, updated_at) values ($1, $2, $3, 0, $4, $4)`,
  )
  const addVersion = statement(
    'add-version',
    `with changed as (
       update ${table} set version = version + 1, updated_at = $4 where id = $1 returning id, version
     )
     insert into ${table}_version (${[`${table}_id`, 'version', document, 'bytes', 'created_at', ...facts].join(', ')})
     select id, version, $2, $3, $4${facts.map((_, at) => `, $${at + 5}`).join('')} from changed`,
  )
  const dropOld = statement(
    'drop-old',
    `delete from ${table}_version using ${table}
     where ${table}_id = $1 and ${table}.id = $1 and ${table}_version.version <= ${table}.version - $2::integer`,
  )
  const rename = statement('rename', `update ${table} set name = $2 where id = $1`)
  const lock = statement('lock', `select version, name from ${table} where id = $1 and account_id = $2 for update`)
  const find = statement(
    'find',
    `select ${columns}, one.${document} as document from ${joined}
     where ${table}.id = $1 and account_id = $2 and one.version = coalesce($3::integer, ${table}.version)`,
  )
  const findByNames = statement(
    'find-by-names',
    `select ${columns}, one.${document} as document from ${joined} and one.version = ${table}.version
     where account_id = $1 and name = any($2) order by name`,
  )
  const sizesByNames = statement(
    'sizes-by-names',
    `select ${table}.name, one.bytes from ${joined} and one.version = ${table}.version
     where account_id = $1 and name = any($2)`,
  )
  const list = statement(
    'list',
    `select ${columns} from ${joined} and one.version = ${table}.version
     where account_id = $1 and ($2::bigint is null or ${table}.id < $2)
       and ($4::bigint is null or ${table}.id in (select item_id from collection_item where collection_id = $4))
     order by ${table}.id desc limit $3`,
  )
  const versions = statement(
    'versions',
    `select ${['one.version', ...ownFacts, 'one.created_at'].join(', ')} from ${joined}
     where ${table}.id = $1 and account_id = $2 order by one.version desc`,
  )
  const remove = statement(
    'delete',
    `with deleted as (
       delete from ${table} where id = $1 and account_id = $2 returning id
     ), left_collections as (
       delete from collection_item using deleted where item_id = deleted.id
     )
     select id from deleted`,
  )
  const count = statement(
    'use',
    `select count(distinct ${table}.id)::integer as documents, coalesce(sum(bytes), 0)::float8 as bytes
     from ${table} left join ${table}_version on ${table}_id = ${table}.id where account_id = $1`,
  )
  return {
    async insert(tx, { id, accountId, name, at }) {
      await tx.query(insert, [id, accountId, name, at])
    },
    async addVersion(tx, { id, facts: told, text, at }, kept) {
      await tx.query(addVersion, [id, text, Buffer.byteLength(text), at, ...facts.map(fact => told[fact])])
      await tx.query(dropOld, [id, kept])
    },
    async rename(tx, id, name) {
      await tx.query(rename, [id, name])
    },
    lock: async (tx, id, accountId) => (await tx.query<{ version: number; name: string }>(lock, [id, accountId]))[0],
    find: async (tx, id, accountId, version) =>
      (await tx.query<SavedRow<F> & { document: unknown }>(find, [id, accountId, version ?? null]))[0],
    findByNames: (tx, accountId, names) =>
      tx.query<SavedRow<F> & { document: unknown }>(findByNames, [accountId, names]),
    sizesByNames: (tx, accountId, names) => tx.query<{ name: string; bytes: number }>(sizesByNames, [accountId, names]),
    list: (tx, { accountId, before, limit, collectionId }) =>
      tx.query<SavedRow<F>>(list, [accountId, before ?? null, limit, collectionId ?? null]),
    versions: (tx, id, accountId) => tx.query<VersionRow<F>>(versions, [id, accountId]),
    delete: async (tx, id, accountId) => (await tx.query(remove, [id, accountId])).length > 0,
    count: async (tx, accountId) =>
      (await tx.query<{ documents: number; bytes: number }>(count, [accountId]))[0] ?? { documents: 0, bytes: 0 },
  }
}
