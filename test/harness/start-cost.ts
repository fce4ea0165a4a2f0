import { appendFileSync } from 'node:fs'
import { cpuSeconds } from './cpu-seconds.ts'

// The file for the costs of test files; undefined without a request for them.
const PATH = process.env.KINORA_TEST_COSTS

/** Starts counting the costs of these files; call the result to report them. */
export function startCost(files: readonly string[]): () => void {
  if (PATH === undefined) return () => {}
  const [beganAt, cpuBefore] = [performance.now(), cpuSeconds()]
  return () => {
    const cost = { files, cpu: cpuSeconds() - cpuBefore, wall: (performance.now() - beganAt) / 1_000 }
    appendFileSync(PATH, `${JSON.stringify(cost)}\n`)
  }
}
