import { setTimeout as sleep } from 'node:timers/promises'

/** Several clients at once, each again and again until the time is over. */
export async function again(
  { seconds }: { seconds: number },
  clients: number,
  once: () => Promise<unknown>,
): Promise<void> {
  const until = performance.now() + seconds * 1000
  const loop = async (): Promise<void> => {
    while (performance.now() < until) {
      await once().catch(() => sleep(20))
      await sleep(1)
    }
  }
  await Promise.all(Array.from({ length: clients }, loop))
}
