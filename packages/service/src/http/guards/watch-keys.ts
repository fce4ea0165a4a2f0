import type { Log } from '../../core/log.ts'

export type KeyWatcher = {
  /** A signal that fires when the key is revoked or expires, in any process. Call `done` when the wait is over. */
  watch(keyId: string): KeyWatch
  /** Checks now, after a key was revoked in this process. */
  refresh(): void
}

type KeyWatch = { signal: AbortSignal; done(): void }

// A revoked key's streams end within a second.
const LOOK_EVERY_MS = 500

/** Ends streams and waits of ended keys. One query checks all watched keys, however many streams each has. */
export function createKeyWatcher(findEnded: (ids: string[]) => Promise<string[]>, log: Log): KeyWatcher {
  const watched = new Map<string, Set<AbortController>>()
  let timer: NodeJS.Timeout | undefined
  let looking = false

  const look = async (): Promise<void> => {
    if (looking || watched.size === 0) return
    looking = true
    try {
      for (const id of await findEnded([...watched.keys()])) {
        for (const controller of watched.get(id) ?? []) controller.abort()
        watched.delete(id)
      }
    } catch (error) {
      log.debug({ reason: (error as Error).message }, 'could not check keys')
    } finally {
      looking = false
      stopIfIdle()
    }
  }
  const stopIfIdle = (): void => {
    if (watched.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    watch(keyId) {
      const controller = new AbortController()
      const all = watched.get(keyId) ?? new Set()
      watched.set(keyId, all.add(controller))
      timer ??= setInterval(() => void look(), LOOK_EVERY_MS).unref()
      return {
        signal: controller.signal,
        done() {
          all.delete(controller)
          if (all.size === 0 && watched.get(keyId) === all) watched.delete(keyId)
          stopIfIdle()
        },
      }
    },
    refresh: () => void look(),
  }
}
