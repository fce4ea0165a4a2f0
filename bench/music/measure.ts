/** What is measured: something that makes or hears so many seconds of sound. */
export type Work = { name: string; seconds: number; run: () => unknown }

/** Seconds of sound for each second of processor time of this process, once for each turn. */
export async function measure({ seconds, run }: Work): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (seconds * 1e6) / (user + system)
}

export const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
