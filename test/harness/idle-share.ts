import { cpus } from 'node:os'

type Times = { idle: number; all: number }

/** Tells, each time it is called, which share of the processors had nothing to do since the last time. */
export function watchIdleShare(read: () => Times = readTimes): () => number {
  let last = read()
  return () => {
    const now = read()
    const share = (now.idle - last.idle) / Math.max(1, now.all - last.all)
    last = now
    return share
  }
}

function readTimes(): Times {
  const sums = { idle: 0, all: 0 }
  for (const { times } of cpus()) {
    sums.idle += times.idle
    sums.all += times.user + times.nice + times.sys + times.irq + times.idle
  }
  return sums
}
