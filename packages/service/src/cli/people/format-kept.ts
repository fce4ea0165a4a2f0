import type { Task } from '@kinora/client'

/** Until when the files of a task stay; empty where there is nothing to say. */
export function formatKept({ kept_until: until, pinned }: Pick<Task, 'kept_until' | 'pinned'>): string {
  if (pinned) return 'kept for good'
  return until ? `kept until ${until.slice(0, 16).replace('T', ' ')} UTC` : ''
}
