import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { getPriority, setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { StringDecoder } from 'node:string_decoder'
import type { ChildAccount } from '@kinora/media/children/child-account'
import { endProcesses, kill, ORDER_VARIABLE } from './end-processes.ts'

export type ProgramRun = {
  order: string
  program: string
  args: readonly string[]
  env: Readonly<Record<string, string>>
  /** The working folder; the file with its exit status is beside it. */
  folder: string
  input: string
  timeoutMs: number
  /** The maximum size of each file that it writes. */
  maxFileBytes: number
  account?: ChildAccount | undefined
  onLine: (line: string) => void
}

/** The end of a program: its exit code, or its signal. */
export type ProgramEnd = { code: number; lastWords: string } | { stopped: 'time' | 'cancelled' | 'left' }

export type RunningProgram = {
  ended: Promise<ProgramEnd>
  /** Asks it to end, and kills it if it does not. */
  cancel(): Promise<void>
  /** Kills it at once. */
  leave(): Promise<void>
}

/** The name of the file beside the folder with the exit code of the program. */
export const EXIT_FILE = 'exit'

// The shell sets a limit, waits for the program and writes its exit status atomically. A watcher in the same group
// waits on a pipe that this process holds open: if this process dies, the watcher kills every process with the order in
// its environment and then the group. The shell never interprets the program: it is an argument.
const SHELL = '/bin/sh'
const SCRIPT = `
  trap : TERM
  ulimit -c 0 2>/dev/null
  ulimit -f "$1" 2>/dev/null
  shift
  (
    trap '' TERM
    exec </dev/null >/dev/null 2>&1
    read -r _ <&3
    for found in $(grep -ls "${ORDER_VARIABLE}=$${ORDER_VARIABLE}" /proc/[0-9]*/environ); do
      pid=\${found#/proc/}
      pid=\${pid%/environ}
      set -- $(sed 's/.*) //' "/proc/$pid/stat")
      [ "$3" = "$$" ] || kill -KILL "$pid"
    done
    kill -KILL 0
  ) &
  exec 3<&-
  ( exec "$@" )
  code=$?
  printf %s "$code" >../${EXIT_FILE}.part && mv ../${EXIT_FILE}.part ../${EXIT_FILE}
  exit "$code"
`
const LIMIT_BLOCK_BYTES = 512
// Enough for the last line of a traceback.
const MAX_STDERR_CHARACTERS = 4_000
// Programs run with a lower priority than requests.
const NICENESS = 5
const LOWEST_PRIORITY = 19
// A cancelling caller gets its answer within two seconds.
const GRACE_MS = 1_000

/** Runs a program in its own process group. Nothing of it remains when it or this process has ended. */
export function runProgram(run: ProgramRun): RunningProgram {
  const { order, program, args, env, folder, input, timeoutMs, maxFileBytes, account, onLine } = run
  // Another process may run the same order later, so only this run is ended here.
  const mark = `${order}.${randomUUID()}`
  const blocks = String(Math.ceil(maxFileBytes / LIMIT_BLOCK_BYTES))
  const child = spawn(SHELL, ['-c', SCRIPT, 'kinora', blocks, program, ...args], {
    ...account,
    cwd: folder,
    env: { ...env, [ORDER_VARIABLE]: mark },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  })
  const { pid } = child
  if (pid !== undefined) giveWay(pid)
  let stopped: 'time' | 'cancelled' | 'left' | undefined
  let lastWords = ''
  const read = createLineReader(onLine)
  // The last line may lack a line break.
  child.stdout.on('data', read).on('end', () => read(Buffer.from('\n')))
  child.stderr.setEncoding('utf8').on('data', chunk => (lastWords = (lastWords + chunk).slice(-MAX_STDERR_CHARACTERS)))
  // A program may ignore its input.
  child.stdin.on('error', () => undefined).end(input)
  child.stdio[3]?.on('error', () => undefined)
  const timer = setTimeout(() => end('time'), timeoutMs)

  function end(why: typeof stopped): void {
    stopped ??= why
    if (pid !== undefined) kill(-pid)
  }

  async function settle(): Promise<ProgramEnd> {
    const closed = new Promise(resolve => child.once('close', resolve))
    const code = await new Promise<number>(resolve => {
      child.once('exit', exitCode => resolve(exitCode ?? KILLED))
      child.once('error', error => {
        lastWords = error.message
        if (pid === undefined) resolve(NOT_STARTED)
      })
    })
    clearTimeout(timer)
    // Processes that it left behind keep its pipes open.
    if (pid !== undefined) kill(-pid)
    await endProcesses(mark)
    await Promise.race([closed, delay(GRACE_MS)])
    for (const pipe of child.stdio) pipe?.destroy()
    return stopped ? { stopped } : { code, lastWords }
  }

  const ended = settle()
  return {
    ended,
    async cancel() {
      stopped ??= 'cancelled'
      if (pid !== undefined) kill(-pid, 'SIGTERM')
      await Promise.race([ended, delay(GRACE_MS, undefined, { ref: false })])
      end('cancelled')
      await ended
    },
    async leave() {
      end('left')
      await ended
    },
  }
}

// As in a shell: 128 plus the number of the signal.
export const KILLED = 128 + 9
const NOT_STARTED = 126

function giveWay(pid: number): void {
  try {
    setPriority(pid, Math.min(getPriority() + NICENESS, LOWEST_PRIORITY))
  } catch {
    // It has already ended, or the system does not permit it.
  }
}

// Longer lines are ignored.
const MAX_LINE_CHARACTERS = 64 * 1024

/** Splits a byte stream into lines. It buffers at most one line of limited length. */
export function createLineReader(onLine: (line: string) => void): (bytes: Buffer) => void {
  const decoder = new StringDecoder('utf8')
  let begun = ''
  let isTooLong = false
  return bytes => {
    const parts = decoder.write(bytes).split(/\r\n|\n|\r/)
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        if (!isTooLong) onLine(begun)
        begun = ''
        isTooLong = false
      }
      isTooLong ||= begun.length + part.length > MAX_LINE_CHARACTERS
      begun = isTooLong ? '' : begun + part
    }
  }
}
