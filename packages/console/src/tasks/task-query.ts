import type { TaskFilter } from '@kinora/client'

/** The filters of a view, as in the address. */
export type TaskQuery = {
  state: StateFilter
  q: string
  type: string
  model: string
  seed: string
  collection: string
  from: string
  to: string
  view: 'list' | 'gallery'
}

export const STATE_FILTERS = ['all', 'running', 'success', 'failed'] as const
export type StateFilter = (typeof STATE_FILTERS)[number]

const isOneOf = <T extends string>(choices: readonly T[], value: string | null): value is T =>
  choices.includes(value as T)

export function readTaskQuery(query: URLSearchParams): TaskQuery {
  const state = query.get('state')
  const text = (name: string): string => query.get(name) ?? ''
  return {
    state: isOneOf(STATE_FILTERS, state) ? state : 'all',
    q: text('q'),
    type: text('type'),
    model: text('model'),
    seed: text('seed'),
    collection: text('collection'),
    from: text('from'),
    to: text('to'),
    view: query.get('view') === 'gallery' ? 'gallery' : 'list',
  }
}

/** The reverse: defaults are omitted. */
export const formatTaskQuery = ({ state, view, ...texts }: TaskQuery): Record<string, string | undefined> => ({
  ...texts,
  state: state === 'all' ? undefined : state,
  view: view === 'list' ? undefined : view,
})

const STATES: Record<StateFilter, TaskFilter['states']> = {
  all: undefined,
  running: ['created', 'queueing', 'processing'],
  success: ['success'],
  failed: ['failed'],
}

/** A view as a query to the service. Days are in local time. */
export function taskFilter(query: TaskQuery): TaskFilter {
  const states = STATES[query.state]
  return {
    ...(states && { states }),
    ...(query.q.trim() && { search: query.q.trim() }),
    ...(query.type && { types: [query.type] }),
    ...(query.model && { model_versions: [query.model] }),
    ...(/^-?\d+$/.test(query.seed) && { seed: Number(query.seed) }),
    ...(query.collection && { collection: query.collection }),
    ...(query.from && { 'created_at.from': new Date(`${query.from}T00:00`).toISOString() }),
    ...(query.to && { 'created_at.to': new Date(`${query.to}T23:59:59.999`).toISOString() }),
  }
}
