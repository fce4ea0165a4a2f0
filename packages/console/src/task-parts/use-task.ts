import type { Task } from '@kinora/client'
import { useEffect } from 'preact/hooks'
import { follow, followed, note } from './follow-tasks.ts'

type FollowedTask = {
  task: Task | undefined
  error: Error | undefined
  /** A local change of the task. */
  change: (part: Partial<Task>) => void
}

/** A task, followed until it is final. */
export function useTask(id: string): FollowedTask {
  useEffect(() => follow(id), [id])
  const { task, error } = followed.value.get(id) ?? {}
  return { task, error, change: part => task && note(id, { task: { ...task, ...part } }) }
}
