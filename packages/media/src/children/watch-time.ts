import { ChildFailure, MachineFailure } from './child-failure.ts'
import { readCpuSeconds } from './read-cpu-seconds.ts'

type TimeLimits = {
  /** Processor time. */
  timeoutMs: number
  /** Wall-clock time. */
  patienceMs?: number | undefined
  /** True if it has begun the job rather than only loading. */
  hasBegun: () => boolean
}

// Ten times the processor limit, for a busy machine; bounded, so that a stuck job does not hold its place for hours.
const PATIENCE_TIMES = 10
const MAX_PATIENCE_MS = 30 * 60_000
const LOOKS_PER_TIMEOUT = 10

/**
 * Tells whether a job has used its processor time, which is its own fault, or was starved, which is the machine's. A
 * clock alone cannot distinguish the two.
 */
export function watchTime(
  pid: number | undefined,
  { timeoutMs, patienceMs = patienceFor(timeoutMs), hasBegun }: TimeLimits,
  onOver: (failure: ChildFailure) => void,
): { stop(): void } {
  const began = performance.now()
  // Started now and awaited later: processor time from here on belongs to the job.
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

  // A job that takes too long would do so again; a child that never began the job proves nothing about it.
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

const patienceFor = (timeoutMs: number): number => Math.min(timeoutMs * PATIENCE_TIMES, timeoutMs + MAX_PATIENCE_MS)

async function cpuMsOf(pid: number | undefined): Promise<number | undefined> {
  const seconds = pid === undefined ? undefined : await readCpuSeconds(pid)
  return seconds === undefined ? undefined : seconds * 1_000
}

const told = (ms: number): string => `${Number((ms / 1_000).toPrecision(3))} s`
