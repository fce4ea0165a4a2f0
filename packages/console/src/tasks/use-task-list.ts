import { isFinal, type ListedTask, type TaskFilter } from '@kinora/client'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { client } from '../session/session.ts'
import { useVisibleInterval } from '../ui/use-visible-interval.ts'
import { mergeTasks } from './merge-tasks.ts'
import { taskFilter, type TaskQuery } from './task-query.ts'

const PAGE = 100
// Running tasks are polled every second or two; new ones may appear later.
const CHANGES_MS = 1_500
const NEWS_MS = 5_000
const NEWS = 20

export type TaskList = {
  tasks: readonly ListedTask[]
  isLoading: boolean
  isWhole: boolean
  error: Error | undefined
  /** Requests the next page, unless one is loading or there is none. */
  more: () => void
  /** Checks for news at once. */
  refresh: () => void
}

/** The tasks of a view, page by page, with news and changes while the page is visible. */
export function useTaskList(query: TaskQuery): TaskList {
  const { view: _, ...asked } = query
  const key = JSON.stringify(asked)
  const [tasks, setTasks] = useState<readonly ListedTask[]>([])
  const [state, setState] = useState({ isLoading: true, isWhole: false, error: undefined as Error | undefined })
  const round = useRef({ key, token: '', isBusy: false, gone: new AbortController() })
  const filter = taskFilter(query)

  const load = useCallback(
    async (token: string): Promise<void> => {
      const mine = round.current
      mine.isBusy = true
      setState(before => ({ ...before, isLoading: true }))
      try {
        const asking = { ...filter, 'pager.pagesz': PAGE, ...(token && { 'pager.page_token': token }) }
        const page = await client().tasks(asking, { signal: mine.gone.signal })
        mine.token = page.next_page_token
        setTasks(known => (token === '' ? page.tasks : mergeTasks(known, page.tasks)))
        setState({ isLoading: false, isWhole: page.next_page_token === '', error: undefined })
      } catch (error) {
        if (!mine.gone.signal.aborted) setState(before => ({ ...before, isLoading: false, error: error as Error }))
      }
      mine.isBusy = false
    },
    [key],
  )

  useEffect(() => {
    const mine = { key, token: '', isBusy: false, gone: new AbortController() }
    round.current = mine
    void load('')
    return () => mine.gone.abort()
  }, [key])

  const learn = async (asking: TaskFilter): Promise<void> => {
    const { gone } = round.current
    const told = await client().tasks(asking, { signal: gone.signal })
    if (!gone.signal.aborted) setTasks(known => mergeTasks(known, told.tasks))
  }
  const lookForNews = (): Promise<void> => learn({ ...filter, 'pager.pagesz': NEWS })
  const unfinished = tasks.filter(task => !isFinal(task)).map(task => task.id)
  // A change may remove a task from the view, so running tasks are queried by id.
  const follow = (): Promise<void> => learn({ task_ids: unfinished.slice(0, PAGE), 'pager.pagesz': PAGE })
  useVisibleInterval(follow, unfinished.length > 0 ? CHANGES_MS : undefined)
  useVisibleInterval(lookForNews, NEWS_MS)

  return {
    tasks,
    ...state,
    more: () => {
      const { isBusy, token } = round.current
      if (!isBusy && token !== '') void load(token)
    },
    refresh: () => void lookForNews().catch(() => {}),
  }
}
