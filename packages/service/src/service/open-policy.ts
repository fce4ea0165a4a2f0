import { readFileSync, type StatsListener, unwatchFile, watchFile } from 'node:fs'
import { type PromptPolicy, readPromptPolicy } from '../catalog/check/prompt-policy.ts'
import type { Log } from '../core/log.ts'

type OpenPolicy = { policy: PromptPolicy; close(): void }

// Looked at and not listened to: a file that is replaced, or mounted anew by a container's host, gives no event.
const LOOK_EVERY_MS = 5_000

/**
 * The operator's list of what is not made, read again when the file changes. One that cannot be read stops the start; if
 * that happens later, the list of before goes on to hold and the log says so.
 */
export function openPolicy(path: string, log: Log, { lookEveryMs = LOOK_EVERY_MS } = {}): OpenPolicy {
  let current = read(path)
  const onChange: StatsListener = (now, before) => {
    // An access is a change to the watcher too.
    if (now.mtimeMs === before.mtimeMs && now.ino === before.ino && now.size === before.size) return
    try {
      current = read(path)
      log.info({ path }, 'the prompt policy list was read again')
    } catch (error) {
      log.error({ path, reason: (error as Error).message }, 'the prompt policy list is not usable; the last one holds')
    }
  }
  watchFile(path, { interval: lookEveryMs, persistent: false }, onChange)
  return { policy: text => current(text), close: () => unwatchFile(path, onChange) }
}

function read(path: string): PromptPolicy {
  try {
    return readPromptPolicy(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`the prompt policy list ${path} cannot be used: ${(error as Error).message}`, { cause: error })
  }
}
