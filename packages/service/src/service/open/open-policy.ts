import { readFileSync, type StatsListener, unwatchFile, watchFile } from 'node:fs'
import { type PromptPolicy, readPromptPolicy } from '../../catalog/check/prompt-policy.ts'
import type { Log } from '../../core/log.ts'

type OpenPolicy = { policy: PromptPolicy; close(): void }

// Polled, because replaced files and container mounts give no events.
const LOOK_EVERY_MS = 5_000

/**
 * Opens the operator's list of forbidden words and reloads it when the file changes. An unreadable file stops the
 * start; later it is logged and the previous list stays in effect.
 */
export function openPolicy(path: string, log: Log, { lookEveryMs = LOOK_EVERY_MS } = {}): OpenPolicy {
  let current = read(path)
  const onChange: StatsListener = (now, before) => {
    // The watcher also reports accesses.
    if (now.mtimeMs === before.mtimeMs && now.ino === before.ino && now.size === before.size) return
    try {
      current = read(path)
      log.info({ path }, 'reloaded the prompt policy list')
    } catch (error) {
      log.error(
        { path, reason: (error as Error).message },
        'the prompt policy list is invalid; the previous one stays in effect',
      )
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
