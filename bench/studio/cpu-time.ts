/** CPU seconds of all threads of this process until the returned function is called. */
export function cpuTimer(): () => number {
  const since = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(since)
    return (user + system) / 1e6
  }
}

/** CPU seconds of all threads since this process began. */
export function cpuSinceStart(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** What something gives, and the CPU seconds it took. */
export async function timed<T>(work: () => T | Promise<T>): Promise<[made: T, cpuSeconds: number]> {
  const taken = cpuTimer()
  const made = await work()
  return [made, taken()]
}
