import type { Log } from '../core/log.ts'

export type KeyWatcher = {
  /** A signal that fires when the key ends: revoked or expired, by whichever process. `done` when nobody waits any more. */
  watch(keyId: string): KeyWatch
  /** Looks now: a key was ended in this process. */
  nudge(): void
}

type KeyWatch = { signal: AbortSignal; done(): void }

// A revoked key's streams end within a second, whoever revoked it.
const LOOK_EVERY_MS = 500

/**
 * Ends what is open on keys that have ended. One look serves all: it asks for the keys that somebody waits with, however
 * many streams each of them has.
 */
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
      log.debug({ reason: (error as Error).message }, 'keys could not be looked at')
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
    nudge: () => void look(),
  }
}
