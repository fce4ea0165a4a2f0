import { existsSync, readFileSync } from 'node:fs'

// As Linux counts them for every program.
const TICKS_PER_SECOND = 100

/** What this process has used of the processors, with all that it started and saw end; 0 where there is no /proc to tell. */
export function cpuSeconds(): number {
  if (!existsSync('/proc/self/stat')) return 0
  // The name, in brackets, may hold anything; the four times are the 12th to 15th after it.
  const times = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 15)
  return times.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
}
