import type { Services } from '../../packages/service/src/service/compose-services.ts'

/**
 * Services that say when a task's end has been committed. Watchers check at every change of a task; the one after
 * its job was dropped is its end.
 */
export function hearEnds(services: Services, ended: (taskId: string) => void): Services {
  const { queue, watcher } = services
  const dropped = new Set<string>()
  return {
    ...services,
    queue: {
      ...queue,
      drop: (tx, ids) => {
        for (const id of ids) dropped.add(id)
        return queue.drop(tx, ids)
      },
    },
    watcher: {
      ...watcher,
      check: id => {
        if (dropped.delete(id)) ended(id)
        watcher.check(id)
      },
    },
  }
}
