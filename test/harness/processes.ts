import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; command: string }

/** The living processes that a process has started; none where there is no /proc to tell. */
export const childrenOf = (pid: number): number[] =>
  existsSync('/proc/self/stat')
    ? listProcesses()
        .filter(one => one.parent === pid)
        .map(one => one.pid)
    : []

/** A process's children, their children and so on, as they are now. */
export function descendantsOf(pid: number, all = listProcesses()): Process[] {
  const children = all.filter(one => one.parent === pid)
  return children.flatMap(child => [child, ...descendantsOf(child.pid, all)])
}

function listProcesses(): Process[] {
  if (!existsSync('/proc/self/stat')) return listByPs()
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return pids.flatMap(readProcess)
}

function readProcess(pid: string): Process[] {
  try {
    // The name, in brackets, may hold anything; after it come the state and the parent.
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    if (state === 'Z') return []
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return [{ pid: Number(pid), parent: Number(parent), command }]
  } catch {
    // It has ended.
    return []
  }
}

const listByPs = (): Process[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' })
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .map(([pid, parent, ...command]) => ({ pid: Number(pid), parent: Number(parent), command: command.join(' ') }))
