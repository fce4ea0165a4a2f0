import type { Tx } from './pool.ts'

type UploadRow = {
  id: string
  account_id: string
  blob_key: string | null
  bytes: number | null
  etag: string | null
  expires_at: Date
  finished_at: Date | null
}

const COLUMNS = 'id, account_id, blob_key, bytes::float8, etag, expires_at, finished_at'

const INSERT = {
  name: 'upload-insert',
  text: 'insert into upload (id, account_id, created_at, expires_at) values ($1, $2, $3, $4)',
}

export async function insertUpload(
  tx: Tx,
  one: { id: string; accountId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(INSERT, [one.id, one.accountId, one.createdAt, one.expiresAt])
}

const FIND = { name: 'upload-find', text: `select ${COLUMNS} from upload where id = any($1::bigint[])` }

export const findUploads = (tx: Tx, ids: readonly string[]): Promise<UploadRow[]> => tx.query<UploadRow>(FIND, [ids])

const FILL = {
  name: 'upload-fill',
  text: `update upload set blob_key = $2, bytes = $3::bigint, etag = $4,
           sent_bytes = sent_bytes + case when blob_key is distinct from $2 then $3::bigint else 0 end
         where id = $1 and finished_at is null returning id`,
}

/** Records the received bytes; they may be sent again until the upload is finished. */
export const fillUpload = async (
  tx: Tx,
  id: string,
  blob: { key: string; bytes: number; etag: string },
): Promise<boolean> => (await tx.query(FILL, [id, blob.key, blob.bytes, blob.etag])).length > 0

const SENT = {
  name: 'upload-sent',
  text: `select coalesce(sum(sent_bytes), 0)::float8 as bytes from upload where account_id = $1 and expires_at > $2`,
}

/** The bytes sent to an account's unexpired uploads. */
export const sumSentBytes = async (tx: Tx, accountId: string, now: Date): Promise<number> =>
  (await tx.query<{ bytes: number }>(SENT, [accountId, now]))[0]?.bytes ?? 0

const OPEN = {
  name: 'upload-open',
  text: `select count(*)::int4 as open from upload where account_id = $1 and expires_at > $2 and finished_at is null`,
}

/** An account's uploads that are neither finished nor expired. */
export const countOpenUploads = async (tx: Tx, accountId: string, now: Date): Promise<number> =>
  (await tx.query<{ open: number }>(OPEN, [accountId, now]))[0]?.open ?? 0

const FINISH = {
  name: 'upload-finish',
  text: `update upload set finished_at = coalesce(finished_at, $2) where id = $1`,
}

export async function finishUpload(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(FINISH, [id, at])
}

// Deletes arrivals of dead processes. The same statement looks for this upload: a row means that another request is
// writing it.
const ARRIVING = {
  name: 'upload-arriving',
  text: `with gone as (delete from arriving_upload where account_id = $1 and since < $2 returning upload_id)
         select coalesce(sum(bytes), 0)::float8 as bytes, coalesce(bool_or(upload_id = $3), false) as filling
         from arriving_upload where account_id = $1 and upload_id not in (select upload_id from gone)`,
}

/** The bytes arriving at an account's uploads since a time, and whether this one is being written. */
export async function findArriving(
  tx: Tx,
  { accountId, uploadId, since }: { accountId: string; uploadId: string; since: Date },
): Promise<{ bytes: number; filling: boolean }> {
  const [found] = await tx.query<{ bytes: number; filling: boolean }>(ARRIVING, [accountId, since, uploadId])
  return found ?? { bytes: 0, filling: false }
}

const ARRIVE = {
  name: 'upload-arrive',
  text: 'insert into arriving_upload (upload_id, account_id, bytes, since) values ($1, $2, $3, $4)',
}

export async function insertArriving(
  tx: Tx,
  one: { uploadId: string; accountId: string; bytes: number; since: Date },
): Promise<void> {
  await tx.query(ARRIVE, [one.uploadId, one.accountId, one.bytes, one.since])
}

const ARRIVED = { name: 'upload-arrived', text: 'delete from arriving_upload where upload_id = $1 and since = $2' }

export async function removeArriving(tx: Tx, uploadId: string, since: Date): Promise<void> {
  await tx.query(ARRIVED, [uploadId, since])
}
