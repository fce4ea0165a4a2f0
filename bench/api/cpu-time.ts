import { readdirSync, readFileSync } from 'node:fs'

// USER_HZ is 100 on every Linux that Node runs on.
const TICKS_PER_SECOND = 100

type Stat = { parent: number; ownTicks: number; endedChildrenTicks: number }

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may hold spaces: the numbered fields (proc(5)) begin after it with the third.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const field = (number: number): number => Number(fields[number - 3])
    return { parent: field(4), ownTicks: field(14) + field(15), endedChildrenTicks: field(16) + field(17) }
  } catch {
    return undefined
  }
}

/** CPU time of one process, all its threads together. */
export const cpuSecondsOf = (pid: number): number => (statOf(pid)?.ownTicks ?? 0) / TICKS_PER_SECOND

/** CPU time of a PostgreSQL server: the postmaster, its children, and those that have ended. */
export function cpuSecondsOfServer(postmaster: number): number {
  const own = statOf(postmaster)
  let ticks = (own?.ownTicks ?? 0) + (own?.endedChildrenTicks ?? 0)
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined
    if (stat?.parent === postmaster) ticks += stat.ownTicks
  }
  return ticks / TICKS_PER_SECOND
}
