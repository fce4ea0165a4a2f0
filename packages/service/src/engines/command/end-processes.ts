import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

/** Every process of an order has this in its environment, in any process group: the order's id, a dot, the run's id. */
export const ORDER_VARIABLE = 'KINORA_ORDER'

// A killed process ends within milliseconds, unless it hangs in a driver.
const [LOOK_AGAIN_MS, LOOKS] = [20, 100]

/**
 * Kills the remaining processes of an order or of one run, and waits until they have ended. Without /proc, none are
 * found.
 */
export async function endProcesses(mark: string): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const found = await findProcesses(mark)
    if (found.length === 0) return
    for (const pid of found) kill(pid)
    await delay(LOOK_AGAIN_MS)
  }
}

export async function findProcesses(mark: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => [])
  const found = await Promise.all(names.filter(name => /^\d+$/.test(name)).map(pid => belongsTo(pid, mark)))
  return found.flatMap(pid => pid ?? [])
}

async function belongsTo(pid: string, mark: string): Promise<number | undefined> {
  // Ended processes and those of other users cannot be read.
  const environment = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '')
  const isMarked = environment.split('\0').some(variable => variable.startsWith(`${ORDER_VARIABLE}=${mark}`))
  return isMarked ? Number(pid) : undefined
}

/** A process, or a process group by its negative number. */
export function kill(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended.
  }
}
