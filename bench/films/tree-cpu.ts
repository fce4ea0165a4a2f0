import { readdirSync, readFileSync } from 'node:fs'

// Of the clock that /proc counts in; the same on every Linux that Node runs on.
const TICKS_PER_SECOND = 100

type Process = { parent: number; name: string; own: number; children: number }

/**
 * CPU seconds of a process and all it has started, those that have ended included; without PostgreSQL, which is not what
 * films are made by.
 */
export function treeCpuSeconds(root: number): number {
  const all = new Map<number, Process>()
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const found = readProcess(entry)
    if (found) all.set(Number(entry), found)
  }
  const sumOf = (pid: number): number => {
    const one = all.get(pid)
    if (!one || one.name.startsWith('postgres')) return 0
    const living = [...all].filter(([, other]) => other.parent === pid)
    return one.own + one.children + living.reduce((sum, [child]) => sum + sumOf(child), 0)
  }
  return sumOf(root) / TICKS_PER_SECOND
}

function readProcess(pid: string): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    // After the name: state, parent, …; times from the twelfth on.
    const [own, children] = [(fields[11] ?? 0) + (fields[12] ?? 0), (fields[13] ?? 0) + (fields[14] ?? 0)]
    return { parent: fields[1] ?? 0, name, own, children }
  } catch {
    return undefined
  }
}
