import { appendFileSync } from 'node:fs'
import { cpuSeconds } from './cpu-seconds.ts'

// Where what test files take is told; undefined: nobody wants to know.
const PATH = process.env.KINORA_TEST_COSTS

/** What these files take is counted from now on, and told when what comes back is called. */
export function startCost(files: readonly string[]): () => void {
  if (PATH === undefined) return () => {}
  const [beganAt, cpuBefore] = [performance.now(), cpuSeconds()]
  return () => {
    const cost = { files, cpu: cpuSeconds() - cpuBefore, wall: (performance.now() - beganAt) / 1_000 }
    appendFileSync(PATH, `${JSON.stringify(cost)}\n`)
  }
}
