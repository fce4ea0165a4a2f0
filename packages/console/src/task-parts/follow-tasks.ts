import { isFinal, type Task } from '@kinora/client'
import { signal } from '@preact/signals'
import { client } from '../session/session.ts'

// One query for all tasks on the page: a stream for each would use all six connections that a browser allows per host.
const EVERY_MS = 1_000
// The maximum number of ids in a query.
const MAX_ASKED = 100

type Followed = { task?: Task; error?: Error }

/** The last known state of tasks, by id. */
export const followed = signal<ReadonlyMap<string, Followed>>(new Map())

const wanted = new Map<string, number>()
let timer: ReturnType<typeof setTimeout> | undefined

export const note = (id: string, seen: Followed): void => {
  followed.value = new Map([...followed.value, [id, seen]])
}

const isOpen = (id: string): boolean => {
  const { task, error } = followed.value.get(id) ?? {}
  return error === undefined && (task === undefined || !isFinal(task))
}

async function look(): Promise<void> {
  const ids = [...wanted.keys()].filter(isOpen).slice(0, MAX_ASKED)
  if (ids.length === 0) return
  const { tasks } = await client().tasks({ task_ids: ids, 'pager.pagesz': MAX_ASKED })
  const found = new Map(tasks.map(task => [task.id, task]))
  // A task that is missing from the list is queried alone, for the reason.
  const missing = ids.filter(id => !found.has(id))
  const asked = missing.map(async (id): Promise<[string, Followed]> => [id, await askFor(id)])
  const seen = tasks.map((task): [string, Followed] => [task.id, { task }])
  followed.value = new Map([...followed.value, ...seen, ...(await Promise.all(asked))])
}

const askFor = (id: string): Promise<Followed> =>
  client()
    .task(id)
    .then(
      task => ({ task }),
      (error: unknown) => ({ error: error as Error }),
    )

/** Polls until all tasks are final. A lost connection is only a pause. */
function begin(): void {
  if (timer !== undefined) return
  const again = async (): Promise<void> => {
    if (!document.hidden) await look().catch(() => {})
    timer = [...wanted.keys()].some(isOpen) ? setTimeout(() => void again(), EVERY_MS) : undefined
  }
  timer = setTimeout(() => void again(), 0)
}

/** Follows a task until it is final or no longer needed. */
export function follow(id: string): () => void {
  wanted.set(id, (wanted.get(id) ?? 0) + 1)
  begin()
  return () => {
    const left = (wanted.get(id) ?? 1) - 1
    if (left > 0) {
      wanted.set(id, left)
      return
    }
    wanted.delete(id)
    followed.value = new Map([...followed.value].filter(([one]) => one !== id))
  }
}
