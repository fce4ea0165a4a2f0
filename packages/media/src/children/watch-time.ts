import { ChildFailure, MachineFailure } from './child-failure.ts'
import { readCpuSeconds } from './read-cpu-seconds.ts'

type TimeLimits = {
  /** Of the processor's time. */
  timeoutMs: number
  /** On the clock. */
  patienceMs?: number | undefined
  /** Whether it has got to the job, and not only to loading what it needs. */
  hasBegun: () => boolean
}

// Ten times as long as it may work, on a machine that has as much to do for others; but none keeps its place for hours
// because it waits for something that never comes.
const PATIENCE_TIMES = 10
const MOST_PATIENCE_MS = 30 * 60_000
const LOOKS_PER_TIMEOUT = 10

/**
 * Tells when a child has used all the time its job may take, which is the job's fault, or was kept waiting beyond all
 * patience, which is the machine's: a clock alone cannot tell one from the other.
 */
export function watchTime(
  pid: number | undefined,
  { timeoutMs, patienceMs = patienceFor(timeoutMs), hasBegun }: TimeLimits,
  onOver: (failure: ChildFailure) => void,
): { stop(): void } {
  const began = performance.now()
  // Asked for now and awaited later: what it has used by then belongs to the job.
  const before = cpuMsOf(pid)
  let isStopped = false
  let timer = setTimeout(() => void look(), Math.min(timeoutMs, patienceMs))

  async function look(): Promise<void> {
    const [from, to] = [await before, await cpuMsOf(pid)]
    if (isStopped) return
    const usedMs = from === undefined || to === undefined ? 0 : to - from
    const waitedMs = performance.now() - began
    if (usedMs >= timeoutMs) onOver(tooLong())
    else if (waitedMs >= patienceMs)
      onOver(
        new MachineFailure(
          `a media child ${hasBegun() ? '' : 'did not start and '}had ${told(usedMs)} of work in ${told(waitedMs)}`,
        ),
      )
    else {
      const nextMs = Math.max(timeoutMs - usedMs, timeoutMs / LOOKS_PER_TIMEOUT)
      timer = setTimeout(() => void look(), Math.min(nextMs, patienceMs - waitedMs))
    }
  }

  // A job that takes too long would take as long again; a child that did not even get to it says nothing of the job.
  const tooLong = (): ChildFailure =>
    hasBegun()
      ? new ChildFailure(`it took longer than ${told(timeoutMs)}`, false)
      : new MachineFailure(`a media child did not start within ${told(timeoutMs)}`)

  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

const patienceFor = (timeoutMs: number): number => Math.min(timeoutMs * PATIENCE_TIMES, timeoutMs + MOST_PATIENCE_MS)

async function cpuMsOf(pid: number | undefined): Promise<number | undefined> {
  const seconds = pid === undefined ? undefined : await readCpuSeconds(pid)
  return seconds === undefined ? undefined : seconds * 1_000
}

const told = (ms: number): string => `${Number((ms / 1_000).toPrecision(3))} s`
