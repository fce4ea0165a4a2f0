import type { IdSource } from '../core/ids.ts'
import type { JobQueue } from '../store/jobs/job-queue.ts'
import { lockAccounts } from '../store/accounts.ts'
import type { Tx } from '../store/pool.ts'
import {
  admitNext,
  type Cut,
  type End,
  type Ended,
  findOpenParts,
  findReadyFilms,
  moveToEnd,
  noteFilmProgress,
  settleEnds,
  showNewestCuts,
} from '../store/work/end-tasks.ts'
import { insertCallbacks } from '../store/callbacks.ts'
import { cutAsFilm } from './films/film-parts.ts'
import { Refusal } from '../core/errors.ts'
import { findTask } from '../store/tasks/find-tasks.ts'

export type EndPorts = { queue: JobQueue; nextId: IdSource; clock: () => number }

/**
 * The only way in which a task ends. State, credits, the account's places, the tasks that get them, jobs and callbacks
 * change in the caller's transaction. Accounts are locked first and in order, as in a create. Returns the tasks that
 * ended by this.
 */
export async function endTasks(tx: Tx, ends: readonly End[], { queue, nextId, clock }: EndPorts): Promise<Ended[]> {
  const at = new Date(clock())
  const [, ended] = await Promise.all([
    lockAccounts(tx, [...new Set(ends.map(end => end.accountId))]),
    moveToEnd(tx, ends, at),
  ])
  if (ended.length === 0) return []
  const spanOf = new Map(ends.map(end => [end.id, end.traceparent]))
  const noteOf = new Map(ends.map(end => [end.id, ledgerNote(end)]))
  const settlements = ended.map(one => ({ ledgerId: nextId(), ended: one, note: noteOf.get(one.id) ?? '' }))
  const callbacks = ended.flatMap(({ id, account_id, callback_url, state, traceparent }) =>
    callback_url && (state === 'success' || state === 'failed')
      ? [
          {
            id: nextId(),
            taskId: id,
            accountId: account_id,
            event: state,
            url: callback_url,
            traceparent: spanOf.get(id) ?? traceparent,
            at,
          },
        ]
      : [],
  )
  const cuts = newestCuts(ends, ended, nextId)
  const films = ended.flatMap(one => (one.awaited && one.parent_id ? [one.parent_id] : []))
  const freed = new Set(ended.filter(one => one.holds_slot || one.holds_brief_slot).map(one => one.account_id))
  // One round trip, in this order: admission depends on the places that were returned.
  const [, readyFilms, admitted] = await Promise.all([
    settleEnds(tx, settlements, at),
    films.length > 0 ? findReadyFilms(tx, films) : [],
    freed.size > 0 ? admitNext(tx, [...freed]) : [],
    insertCallbacks(tx, callbacks),
    queue.drop(
      tx,
      ended.map(one => one.id),
    ),
    cuts.length > 0 && showNewestCuts(tx, cuts, at),
    films.length > 0 && noteFilmProgress(tx, films),
  ])
  await queue.add(tx, [...readyFilms, ...admitted])
  return [...ended, ...(await endPartsOf(tx, ended, noteOf, { queue, nextId, clock }))]
}

/** Unfinished parts of a failed film end with it, for the same reason. */
async function endPartsOf(
  tx: Tx,
  films: readonly Ended[],
  noteOf: ReadonlyMap<string, string>,
  ports: EndPorts,
): Promise<Ended[]> {
  const failed = films.filter(one => one.state === 'failed' && !one.awaited)
  const open =
    failed.length > 0
      ? await findOpenParts(
          tx,
          failed.map(one => one.id),
        )
      : []
  if (open.length === 0) return []
  const code = noteOf.get(failed[0]?.id ?? '') || 'InternalServiceFailure'
  return endTasks(
    tx,
    open.map(
      (part): End => ({
        id: part.id,
        accountId: part.account_id,
        state: 'failed',
        code,
        message: 'the film of this part ended',
      }),
    ),
    ports,
  )
}

/** The new results of films that were composed again. */
function newestCuts(ends: readonly End[], ended: readonly Ended[], nextId: IdSource): Cut[] {
  const results = new Map(ends.flatMap(end => (end.state === 'success' ? [[end.id, end.result]] : [])))
  return ended.flatMap(({ id, part, parent_id, awaited }) => {
    const result = results.get(id)
    if (part !== 'compose' || awaited || !parent_id || !result) return []
    return [{ cut_id: id, film_id: parent_id, result: cutAsFilm(id, result, nextId) }]
  })
}

export const taskNotFound = (id: string): Refusal => new Refusal('TaskNotFound', `there is no task ${id}`)

/**
 * Cancels an unfinished task: it fails with `UserCancelled` and its credits return at once. A running attempt notices,
 * stops its engine and changes nothing more.
 */
export async function cancelTask(
  tx: Tx,
  { accountId, id }: { accountId: string; id: string },
  ports: EndPorts,
): Promise<Ended> {
  const task = await findTask(tx, id)
  if (!task || task.account_id !== accountId) throw taskNotFound(id)
  const [ended] = await endTasks(
    tx,
    [{ id, accountId, state: 'failed', code: 'UserCancelled', message: 'cancelled by the caller' }],
    ports,
  )
  if (!ended) throw new Refusal('BadRequest', `task ${id} is finished and cannot be cancelled`)
  return ended
}

/** Why a task failed, or which part of its price is that of a language model. */
function ledgerNote(end: End): string {
  if (end.state === 'failed') return end.code
  const { engine = '', credits = 0 } = end.result.languageModel ?? {}
  return credits > 0 ? `with ${credits} for the language model ${engine}` : ''
}
