import assert from 'node:assert/strict'
import type { TextShape } from './text-shapes.ts'

/** The processor's time of this process, all threads. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Has a reader read shapes of text, one after another, and fails on each that takes more of the processor than it may. */
export async function sweepReadings(
  shapes: readonly TextShape[],
  { length, mostMs, read }: { length: number; mostMs: number; read: (text: string) => unknown },
): Promise<void> {
  const slow: string[] = []
  // Loading for the first text does not count as reading.
  await read('a cat sits on a wall. 一只猫在跑。')
  for (const { name, at } of shapes) {
    const text = at(length)
    const start = cpuMs()
    await read(text)
    const took = cpuMs() - start
    if (took > mostMs) slow.push(`${name}: ${Math.round(took)} ms`)
  }
  assert.deepEqual(slow, [], `at most ${mostMs} ms of processor for ${length} characters`)
}
