import type { Tx } from '../pool.ts'
import { ALL_COLUMNS, type TaskRow } from './task-row.ts'

type TaskFilter = {
  accountId: string
  states?: readonly string[]
  models?: readonly string[]
  resolutions?: readonly string[]
  ids?: readonly string[]
  types?: readonly string[]
  payload?: string
  /** Words that must all stand in what was asked for. */
  words?: readonly string[]
  seed?: number
  /** Ids at or above this one. */
  fromId?: string
  /** Ids below this one: the end of a time range, or where the last page ended. */
  beforeId?: string
  /** Only tasks whose files are kept. */
  kept?: true
  oldestFirst?: true
  limit: number
}

/** What a task weighs in a list: about so many bytes. Of what is stored compressed only that size is known. */
type WeighedTask = { id: string; bytes: number }

// Texts compress to an eighth or so.
const WEIGHT = 'octet_length(payload) + 8 * pg_column_size(request) + 8 * coalesce(pg_column_size(result), 0)'

// What a list shows as the prompt, or a comic's title. Read out of the request as it stands, once a row: an index of every
// substring would cost each create more than a search takes (docs/decisions/console.md).
const ASKED = `coalesce(nullif(request->>'prompt', ''), result->>'prompt', request->>'text', request->>'script_name', '')`

const patternFor = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** An account's own requests, newest first unless told, and how much each would be. Sub-tasks are seen through their film, or
 * asked for by id. */
export async function weighTasks(tx: Tx, filter: TaskFilter): Promise<WeighedTask[]> {
  const values: unknown[] = [filter.accountId]
  const where = ['account_id = $1', ...(filter.ids ? [] : ['parent_id is null'])]
  const add = (clause: string, value: unknown): void => {
    if (value === undefined) return
    values.push(value)
    where.push(clause.replace('?', `$${values.length}`))
  }
  add('state = any(?::text[])', filter.states)
  add('model = any(?::text[])', filter.models)
  add('resolution = any(?::text[])', filter.resolutions)
  add('id = any(?::bigint[])', filter.ids)
  add('type = any(?::text[])', filter.types)
  add('payload = ?', filter.payload)
  add(`${ASKED} ilike all(?::text[])`, filter.words?.map(patternFor))
  add(`request->>'seed' = ?`, filter.seed === undefined ? undefined : String(filter.seed))
  add('id >= ?::bigint', filter.fromId)
  add('id < ?::bigint', filter.beforeId)
  if (filter.kept) where.push('not let_go')
  const order = filter.oldestFirst ? 'asc' : 'desc'
  values.push(filter.limit)
  return tx.query<WeighedTask>(
    {
      text: `select id, ${WEIGHT} as bytes from task where ${where.join(' and ')} order by id ${order} limit $${values.length}`,
    },
    values,
  )
}

// A comic's script may be megabytes long, and a list does not show it.
const LARGE_REQUEST_BYTES = 8_192
const SHOWN_FIELDS = ['model', 'prompt', 'text', 'images', 'duration', 'aspect_ratio', 'seed']
const SHOWN_REQUEST = `case when pg_column_size(request) <= ${LARGE_REQUEST_BYTES} then request
  else json_build_object(${SHOWN_FIELDS.map(name => `'${name}', request->'${name}'`).join()}) end as request`

const LISTED = {
  name: 'task-listed',
  text: `select ${ALL_COLUMNS.replace('request', SHOWN_REQUEST)} from task where id = any($1::bigint[]) order by id desc`,
}

/** Tasks as a list shows them, newest first: of a large request only what is shown. */
export const findListedTasks = (tx: Tx, ids: readonly string[]): Promise<TaskRow[]> => tx.query<TaskRow>(LISTED, [ids])
