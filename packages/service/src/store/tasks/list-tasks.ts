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
  /** Words that the request must contain. */
  words?: readonly string[]
  seed?: number
  /** Ids at or above this one. */
  fromId?: string
  /** Ids below this one: the end of a time range, or of the last page. */
  beforeId?: string
  /** Only tasks of this collection. */
  collectionId?: string
  /** Only tasks whose files are kept. */
  kept?: true
  oldestFirst?: true
  limit: number
}

/** The approximate bytes of a task in a list. Of compressed values only that size is known. */
type WeighedTask = { id: string; bytes: number }

// Texts compress to about an eighth.
const WEIGHT = 'octet_length(payload) + 8 * pg_column_size(request) + 8 * coalesce(pg_column_size(result), 0)'

// The prompt that a list shows, or a comic's title. Read from the request row by row: an index of substrings would cost
// each create more than a search takes (docs/decisions/console.md).
const ASKED = `coalesce(nullif(request->>'prompt', ''), result->>'prompt', request->>'text', request->>'script_name', '')`

const patternFor = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** An account's requests, newest first by default, with their sizes. Sub-tasks appear with their film, or by id. */
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
  add('id in (select item_id from collection_item where collection_id = ?::bigint)', filter.collectionId)
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

// A comic's script may have megabytes, and lists do not show it.
const LARGE_REQUEST_BYTES = 8_192
const SHOWN_FIELDS = ['model', 'prompt', 'text', 'images', 'duration', 'aspect_ratio', 'seed']
const SHOWN_REQUEST = `case when pg_column_size(request) <= ${LARGE_REQUEST_BYTES} then request
  else json_build_object(${SHOWN_FIELDS.map(name => `'${name}', request->'${name}'`).join()}) end as request`

const LISTED = {
  name: 'task-listed',
  text: `select ${ALL_COLUMNS.replace('request', SHOWN_REQUEST)} from task where id = any($1::bigint[]) order by id desc`,
}

/** Tasks for a list, newest first; of large requests only the shown fields. */
export const findListedTasks = (tx: Tx, ids: readonly string[]): Promise<TaskRow[]> => tx.query<TaskRow>(LISTED, [ids])
