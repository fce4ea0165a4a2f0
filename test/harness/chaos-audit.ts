import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findDrift } from './find-drift.ts'
import type { Database } from '../../packages/service/src/store/pool.ts'
import type { CreationRow } from '../../packages/service/src/store/tasks/task-row.ts'
import { MOVES } from '../../packages/service/src/tasks/moves.ts'
import type { Acknowledged } from './chaos-clients.ts'
import type { Sent } from './chaos-callbacks.ts'

export type StoredTask = {
  id: string
  state: string
  err_code: string
  hold: number
  credits: number
  callback_url: string | null
  result: { creations: CreationRow[] } | null
  attempt: number
  seconds: number | null
  /** For a film's part: its film and its kind. */
  parent_id: string | null
  part: string | null
  part_index: number | null
}

export const findStored = (db: Database): Promise<StoredTask[]> =>
  db.query<StoredTask>({
    text: `select id, state, err_code, hold::float8, credits::float8, callback_url, result, attempt, parent_id, part, part_index,
                  extract(epoch from finished_at - created_at)::float8 as seconds
           from task order by id`,
  })

export const findSent = (db: Database): Promise<Sent[]> =>
  db.query<Sent>({ text: 'select id, task_id, event, state from callback order by id' })

/** Acknowledged tasks that are missing, and tasks that were never acknowledged: made twice. */
export function auditTasks(acknowledged: readonly Acknowledged[], stored: readonly StoredTask[]) {
  const there = new Map(stored.map(task => [task.id, task]))
  const known = new Set(acknowledged.map(one => one.taskId))
  const ends = acknowledged.map(one => ({ ...one, ...there.get(one.taskId) }))
  const bad = ends.filter(({ state, doomed, err_code = '' }) => {
    if (state === 'success') return doomed
    // Given up after several deaths in a row: dear, but an end.
    const excused = [
      'UserCancelled',
      'InternalServiceFailure',
      'EngineFailure',
      ...(doomed ? ['ImageDownloadFailure'] : []),
    ]
    return !excused.includes(err_code)
  })
  return {
    lost: [...known].filter(id => !there.has(id)),
    twice: stored.filter(task => task.parent_id === null && !known.has(task.id)).map(task => task.id),
    sameUnderTwoKeys: acknowledged.map(one => one.taskId).filter((id, nth, all) => all.indexOf(id) !== nth),
    notFinal: stored
      .filter(task => !['success', 'failed'].includes(task.state))
      .map(task => `${task.id} ${task.state}`),
    unlikely: bad.map(one => `${one.taskId} ${one.state} ${one.err_code}`),
    gaveUp: ends.filter(one => ['InternalServiceFailure', 'EngineFailure'].includes(one.err_code ?? '')).length,
  }
}

/** Parts are made once: none twice, none again after it was finished, none missing from a finished film. */
export async function auditFilms(db: Database, acknowledged: readonly Acknowledged[], stored: readonly StoredTask[]) {
  const byFilm = Map.groupBy(
    stored.filter(task => task.parent_id !== null),
    task => task.parent_id,
  )
  const ids = new Set(acknowledged.filter(one => one.isFilm).map(one => one.taskId))
  const films = stored.filter(task => ids.has(task.id))
  const partsOf = (film: StoredTask): StoredTask[] => byFilm.get(film.id) ?? []
  const remade = await db.query<{ task_id: string; what: string }>({ text: 'select * from chaos_remade' })
  const orphans = [...byFilm.keys()].filter(id => !ids.has(id ?? ''))
  const wrong = films.flatMap(film => {
    const parts = partsOf(film)
    const names = parts.map(part => `${part.part} ${part.part_index ?? ''}`)
    const open = parts.filter(part => part.state !== 'success').map(part => `${part.part} is ${part.state}`)
    return [
      ...names.filter((name, nth) => names.indexOf(name) !== nth).map(name => `film ${film.id} has ${name} twice`),
      ...(film.state === 'success' ? open.map(one => `film ${film.id} is made, and its ${one}`) : []),
      ...(film.state === 'success' && parts.length < 4 ? [`film ${film.id} has ${parts.length} parts`] : []),
    ]
  })
  return {
    films: films.length,
    made: films.filter(film => film.state === 'success').length,
    parts: films.flatMap(partsOf).length,
    repeated: films.flatMap(partsOf).filter(part => part.attempt > 1).length,
    remade: remade.map(one => JSON.stringify(one)),
    wrong: [...wrong, ...orphans.map(id => `parts of a film ${id} that nobody asked for`)],
  }
}

type Entry = { task_id: string; kind: string; credits: number; held: number }

/** One hold and one end each, for the right amounts; the accounts' figures are the sums; nothing is held any more. */
export async function auditMoney(db: Database, stored: readonly StoredTask[]) {
  const entries = await db.query<Entry>({
    text: 'select task_id, kind, credits::float8, held::float8 from ledger where task_id is not null order by id',
  })
  const byTask = Map.groupBy(entries, entry => entry.task_id)
  const wrong = stored.filter(({ id, state, hold, credits }) => {
    const wanted = [`hold 0 ${hold}`, state === 'success' ? `settle ${-credits} ${-hold}` : `refund 0 ${-hold}`]
    const found = (byTask.get(id) ?? []).map(entry => `${entry.kind} ${entry.credits} ${entry.held}`)
    return found.join() !== wanted.join().replaceAll('-0', '0')
  })
  const open = await db.query<{ id: string }>({
    text: `select id, held::int, unfinished, running from account where held <> 0 or unfinished <> 0 or running <> 0`,
  })
  return {
    holds: entries.filter(entry => entry.kind === 'hold').length,
    settles: entries.filter(entry => entry.kind === 'settle').length,
    refunds: entries.filter(entry => entry.kind === 'refund').length,
    wrong: wrong.map(({ id }) => `task ${id}: ${JSON.stringify(byTask.get(id))}`),
    drift: (await findDrift(db)).map(one => JSON.stringify(one)),
    open: open.map(one => JSON.stringify(one)),
  }
}

/** Every move the database made, held against the table of legal ones; and what it saw above an account's limit. */
export async function auditMoves(db: Database) {
  const moves = await db.query<{ task_id: string; was: string | null; became: string }>({
    text: 'select task_id, was, became from chaos_move order by id',
  })
  const legal: Record<string, readonly string[]> = MOVES
  const illegal = moves.filter(({ was, became }) =>
    was === null ? became !== 'queueing' : !legal[was]?.includes(became),
  )
  const ends = moves.filter(move => move.became === 'success' || move.became === 'failed').map(move => move.task_id)
  const excess = await db.query<{ account_id: string; what: string }>({ text: 'select * from chaos_excess' })
  return {
    moves: moves.length,
    illegal: illegal.map(move => JSON.stringify(move)),
    endedTwice: ends.length - new Set(ends).size,
    excess: excess.map(one => JSON.stringify(one)),
  }
}

/** Whether files match the hash in their names. */
export async function auditFiles(stored: readonly StoredTask[], filesFolder: string) {
  const wanted = stored.filter(task => task.state === 'success')
  const broken: string[] = []
  let bytes = 0
  for (const { id, result } of wanted) {
    const keys = (result?.creations ?? []).flatMap(one => [one.blob, one.cover_blob ?? []].flat())
    if (keys.length === 0) broken.push(`task ${id} has no file`)
    for (const key of keys) {
      const content = await readFile(join(filesFolder, key)).catch(() => Buffer.alloc(0))
      bytes += content.length
      if (content.length === 0 || !key.includes(hash('sha256', content, 'hex'))) broken.push(`task ${id}: ${key}`)
    }
  }
  return { results: wanted.length, bytes, broken }
}

export const findJobs = (db: Database): Promise<{ task_id: string; tries: number }[]> =>
  db.query<{ task_id: string; tries: number }>({ text: 'select task_id, tries from job' })
