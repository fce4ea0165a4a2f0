import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

// Linux reports in these units for every program.
const TICKS_PER_SECOND = 100

/** The processor time of a process on all cores since it began; undefined if the system does not report it. */
export async function readCpuSeconds(pid: number): Promise<number | undefined> {
  try {
    return process.platform === 'linux' ? await readProc(pid) : await askPs(pid)
  } catch {
    return undefined
  }
}

async function readProc(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name is the second field, in parentheses, and may contain any character; user and system time are the 14th and
  // 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** For systems without /proc. */
export async function askPs(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'time=', '-p', String(pid)])
  return parseClockTime(stdout.trim())
}

/** The format differs by system: `1-02:03:04`, `02:03:04` or `3:04.56`. */
export function parseClockTime(text: string): number {
  const [days, clock] = text.includes('-') ? (text.split('-') as [string, string]) : ['0', text]
  return clock.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0) + Number(days) * 86_400
}
