import { readdir, readFile } from 'node:fs/promises'

type RenderCpu = { seconds: number; processes: number }

// USER_HZ: 100 on every Linux that Node runs on.
const TICKS_PER_SECOND = 100
// The embedded database is also a child process, but renders nothing.
const NOT_MEDIA = 'postgres'

/**
 * Reads the processor time of this process's children, ended ones included, from `/proc`. Without `/proc` it returns
 * nothing.
 */
export function createCpuReader(root = '/proc', self = String(process.pid)): () => Promise<RenderCpu> {
  return async () => {
    const own = await readStat(root, self)
    if (!own) return { seconds: 0, processes: 0 }
    const living = await sumChildren(root, self)
    return { seconds: (own.ended + living.ticks) / TICKS_PER_SECOND, processes: living.processes }
  }
}

type Ticks = { ticks: number; processes: number }

async function sumChildren(root: string, pid: string): Promise<Ticks> {
  const sum: Ticks = { ticks: 0, processes: 0 }
  for (const child of await findChildren(root, pid)) {
    const stat = await readStat(root, child)
    if (!stat || stat.name === NOT_MEDIA) continue
    const below = await sumChildren(root, child)
    sum.ticks += stat.own + stat.ended + below.ticks
    sum.processes += 1 + below.processes
  }
  return sum
}

async function findChildren(root: string, pid: string): Promise<string[]> {
  const threads = await readdir(`${root}/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    threads.map(thread => readFile(`${root}/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  )
  return lists.flatMap(list => list.split(' ').filter(Boolean))
}

/** The name is in parentheses and may contain any character; numbers follow the last parenthesis. */
async function readStat(root: string, pid: string): Promise<{ name: string; own: number; ended: number } | undefined> {
  const text = await readFile(`${root}/${pid}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const end = text.lastIndexOf(')')
  const numbers = text
    .slice(end + 2)
    .split(' ')
    .map(Number)
  // Fields 14 to 17 of proc(5): utime, stime, cutime, cstime. The first after the name is field 3.
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = numbers.slice(11, 15)
  return { name: text.slice(text.indexOf('(') + 1, end), own: utime + stime, ended: cutime + cstime }
}
