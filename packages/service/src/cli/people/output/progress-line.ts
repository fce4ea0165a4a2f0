import type { Task } from '@kinora/client'

const BAR = 24

/** The known state of a followed task. */
export type Followed = {
  task: Pick<Task, 'state' | 'progress'>
  position?: number | null
  startsAt?: number | undefined
  workedMs: number
  nowMs: number
}

/** One line: queue position and start time while the task waits, then a bar and the remaining time. */
export function progressLine({ task, position, startsAt, workedMs, nowMs }: Followed): string {
  if (task.state === 'created' || task.state === 'queueing') {
    const place = position ? `, number ${position} in line` : ''
    const start = startsAt !== undefined && startsAt > nowMs ? `, starts in about ${duration(startsAt - nowMs)}` : ''
    return `waits${place}${start}`
  }
  const filled = Math.round((task.progress / 100) * BAR)
  const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled)
  const left = timeLeft(task.progress, workedMs)
  return `${bar} ${String(task.progress).padStart(3)} %${left === undefined ? '' : `  about ${duration(left)} left`}`
}

/** Extrapolated from the progress so far; undefined if there is too little. */
function timeLeft(percent: number, workedMs: number): number | undefined {
  if (percent < 5 || percent >= 100 || workedMs < 1_000) return undefined
  return (workedMs / percent) * (100 - percent)
}

function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000))
  if (seconds < 90) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}
