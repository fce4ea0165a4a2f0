import type { ListedTask } from '@kinora/client'

/** Newest first, each once, in its latest state: pages, news and changes arrive in any order. */
export function mergeTasks(known: readonly ListedTask[], told: readonly ListedTask[]): ListedTask[] {
  if (told.length === 0) return known as ListedTask[]
  const byId = new Map(known.map(task => [task.id, task]))
  for (const task of told) byId.set(task.id, task)
  return [...byId.values()].sort((a, b) => compareIds(b.id, a.id))
}

/** Ids exceed the range of numbers. */
const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
