import type { Tx } from './pool.ts'
import type { MediaReference } from '../catalog/request-values.ts'

export type SubjectRow = {
  id: string
  account_id: string | null
  name: string
  images: MediaReference[]
  videos: MediaReference[]
  voice_id: string
  style: string
  description: string
  credits: number
  created_at: Date
  updated_at: Date
}

const COLUMNS =
  'id, account_id, name, images, videos, voice_id, style, description, credits::float8, created_at, updated_at'

const INSERT = {
  name: 'subject-insert',
  text: `insert into subject (id, account_id, name, images, videos, voice_id, style, description, credits, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) on conflict do nothing returning ${COLUMNS}`,
}

type NewSubject = Omit<SubjectRow, 'created_at' | 'updated_at'> & { created_at: Date }

/** Returns nothing if the account already has a subject of that name. */
export const insertSubject = async (tx: Tx, one: NewSubject): Promise<SubjectRow | undefined> =>
  (
    await tx.query<SubjectRow>(INSERT, [
      one.id,
      one.account_id,
      one.name,
      JSON.stringify(one.images),
      JSON.stringify(one.videos),
      one.voice_id,
      one.style,
      one.description,
      one.credits,
      one.created_at,
    ])
  )[0]

const LOCK = {
  name: 'subject-lock',
  text: `select ${COLUMNS} from subject where id = $1 and account_id = $2 for update`,
}

export const lockSubject = async (tx: Tx, id: string, accountId: string): Promise<SubjectRow | undefined> =>
  (await tx.query<SubjectRow>(LOCK, [id, accountId]))[0]

const UPDATE = {
  name: 'subject-update',
  text: `update subject set name = $2, images = $3, videos = $4, voice_id = $5, style = $6, description = $7, updated_at = $8
         where id = $1 returning ${COLUMNS}`,
}

export const updateSubject = async (tx: Tx, one: SubjectRow, at: Date): Promise<SubjectRow | undefined> =>
  (
    await tx.query<SubjectRow>(UPDATE, [
      one.id,
      one.name,
      JSON.stringify(one.images),
      JSON.stringify(one.videos),
      one.voice_id,
      one.style,
      one.description,
      at,
    ])
  )[0]

const DELETE = { name: 'subject-delete', text: 'delete from subject where id = $1 and account_id = $2 returning id' }

export const deleteSubject = async (tx: Tx, id: string, accountId: string): Promise<boolean> =>
  (await tx.query(DELETE, [id, accountId])).length > 0

const LIST = {
  name: 'subject-list',
  text: `select ${COLUMNS} from subject
         where account_id is not distinct from $1::bigint and ($2::bigint[] is null or id = any($2)) and ($3::bigint is null or id < $3)
         order by id desc limit $4`,
}

type SubjectFilter = {
  accountId: string | null
  ids?: readonly string[] | undefined
  before?: string | undefined
  limit: number
}

/** Newest first. Without an account: the system's subjects. */
export const listSubjects = (tx: Tx, filter: SubjectFilter): Promise<SubjectRow[]> =>
  tx.query<SubjectRow>(LIST, [filter.accountId, filter.ids ?? null, filter.before ?? null, filter.limit])

const USABLE = {
  name: 'subject-usable',
  text: `select ${COLUMNS} from subject
         where (account_id = $1 or account_id is null) and ($2::bigint[] is null or id = any($2)) order by account_id nulls last, id`,
}

/** The subjects that an account may use, by id or all; its own come before the system's. */
export const findUsableSubjects = (tx: Tx, accountId: string, ids: readonly string[] | null): Promise<SubjectRow[]> =>
  tx.query<SubjectRow>(USABLE, [accountId, ids])
