import type { Tx } from '../pool.ts'

const countOf = async (rows: Promise<unknown[]>): Promise<number> => (await rows).length

const TASKS = {
  name: 'let-go-tasks',
  text: `
with due as (
  select holder from ended_holder where ended_at <= $1 order by ended_at limit $2 for update skip locked
), off as (
  delete from ended_holder where holder in (select holder from due)
), freed as (
  delete from blob_use where holder in (select holder from due)
), marked as (
  update task set let_go = true
  where id = any(array(select holder from due)) or parent_id = any(array(select holder from due))
)
select holder from due`,
}

/**
 * Releases the files of tasks and films that ended before a time: their URLs are not signed again. Returns how many.
 */
export const releaseTaskFiles = (tx: Tx, endedBefore: Date, most: number): Promise<number> =>
  countOf(tx.query(TASKS, [endedBefore, most]))

const TASK = {
  name: 'let-go-task',
  text: `
with off as (
  delete from ended_holder where holder = $1
), freed as (
  delete from blob_use where holder = $1
)
update task set let_go = true, pinned = false where id = $1 or parent_id = $1`,
}

/** Releases the files of one ended task, or film with its parts, pinned or not. */
export const releaseTask = async (tx: Tx, id: string): Promise<void> => void (await tx.query(TASK, [id]))

const UPLOADS = {
  name: 'let-go-uploads',
  text: `update upload set blob_key = null where id = any(array(
           select id from upload where blob_key is not null and expires_at <= $1 order by expires_at limit $2 for update skip locked
         )) returning id`,
}

/** Releases the files of expired uploads; tasks and subjects that use them keep them. */
export const releaseUploadFiles = (tx: Tx, now: Date, most: number): Promise<number> =>
  countOf(tx.query(UPLOADS, [now, most]))

const OLD_UPLOADS = {
  name: 'forget-uploads',
  text: `delete from upload where id = any(array(
           select id from upload where expires_at <= $1 order by expires_at limit $2 for update skip locked
         )) returning id`,
}

/** Deletes long-expired uploads. */
export const forgetUploads = (tx: Tx, expiredBefore: Date, most: number): Promise<number> =>
  countOf(tx.query(OLD_UPLOADS, [expiredBefore, most]))

// By id: ids are in order of time and part of the state index.
const CALLBACKS = {
  name: 'forget-callbacks',
  text: `delete from callback where id = any(array(
           select id from callback where state = $1 and id < $2 order by id desc limit $3 for update skip locked
         )) returning id`,
}

/** Deletes callbacks below an id with their attempts, except undelivered ones. */
export const forgetCallbacks = async (tx: Tx, belowId: string, most: number): Promise<number> =>
  (await countOf(tx.query(CALLBACKS, ['delivered', belowId, most]))) +
  (await countOf(tx.query(CALLBACKS, ['failed', belowId, most])))
