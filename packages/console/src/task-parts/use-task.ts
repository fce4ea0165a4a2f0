import { isFinal, type Task } from '@kinora/client'
import { useEffect, useState } from 'preact/hooks'
import { client } from '../session/session.ts'
import { useVisibleInterval } from '../ui/use-visible-interval.ts'

type Followed = {
  task: Task | undefined
  error: Error | undefined
  /** What has become of it meanwhile, by somebody who changed it here. */
  change: (part: Partial<Task>) => void
}

// A place changes as others are done, and nobody tells: it is asked for.
const PLACE_EVERY_MS = 3_000

/** A task, followed until it is final. A lost connection is only a pause. */
export function useTask(id: string | undefined): Followed {
  const [state, setState] = useState<{ id?: string | undefined; task?: Task; error?: Error }>({})
  const [looked, setLooked] = useState<Task>()
  useEffect(() => {
    if (id === undefined) return
    const gone = new AbortController()
    const follow = async (): Promise<void> => {
      for await (const task of client().progress(id, { signal: gone.signal })) setState({ id, task })
    }
    follow().catch((error: unknown) => !gone.signal.aborted && setState({ id, error: error as Error }))
    return () => gone.abort()
  }, [id])
  const task = state.id === id ? state.task : undefined
  const look = async (): Promise<void> => {
    if (id !== undefined) setLooked(await client().task(id))
  }
  const isOpen = task !== undefined && !isFinal(task)
  useEffect(() => {
    if (isOpen) look().catch(() => {})
  }, [isOpen, task?.state])
  useVisibleInterval(look, isOpen ? PLACE_EVERY_MS : undefined)
  return {
    // What is told as it happens has no place, so that the one that was asked for stays.
    task: task && { ...(isOpen && looked && looked.id === id && looked.state === task.state && looked), ...task },
    error: state.id === id ? state.error : undefined,
    change: part => setState(before => (before.task ? { ...before, task: { ...before.task, ...part } } : before)),
  }
}
