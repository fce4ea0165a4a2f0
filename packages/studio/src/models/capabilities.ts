import { createRequire } from 'node:module'
import { readData } from '../data-files/read-data.ts'
import { checkWeights } from './find-weights.ts'
import { type WeightsName, weightsOf } from './weights.ts'

type Step = { step: string; needs: readonly WeightsName[] }

/** The levels of each capability, best first; the last needs no model. */
const CAPABILITIES = readData<Readonly<Record<string, readonly Step[]>>>('models/capabilities.json')

type Problem = { package: string; state: 'absent' | 'damaged'; message: string }
type Capability = { capability: string; step: string; isBest: boolean; problems: Problem[] }

/** The level of each capability here; all capabilities by default. */
export async function capabilities(names = Object.keys(CAPABILITIES)): Promise<Capability[]> {
  const isRuntimeThere = hasRuntime()
  return Promise.all(
    names.map(async capability => {
      const problems: Problem[] = []
      for (const [index, { step, needs }] of (CAPABILITIES[capability] ?? []).entries()) {
        const lacking = [...(needs.length > 0 && !isRuntimeThere ? [RUNTIME] : []), ...(await problemsOf(needs))]
        problems.push(...lacking)
        if (lacking.length === 0) return { capability, step, isBest: index === 0, problems }
      }
      throw new Error(`${capability} has no step that needs nothing`)
    }),
  )
}

const CURE = '`kinora models install` brings it'

const RUNTIME: Problem = {
  package: 'onnxruntime-node',
  state: 'absent',
  message: 'onnxruntime-node is not installed, so no model can run; npm brings it with the optional packages',
}

function hasRuntime(): boolean {
  try {
    createRequire(import.meta.url).resolve('onnxruntime-node')
    return true
  } catch {
    return false
  }
}

async function problemsOf(needs: readonly WeightsName[]): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const name of needs) {
    const found = await checkWeights(name)
    const { package: owner, version } = weightsOf(name)
    if (found.state === 'absent')
      problems.push({ package: owner, state: 'absent', message: `${owner}@${version} is not installed; ${CURE}` })
    if (found.state === 'damaged')
      problems.push({ package: owner, state: 'damaged', message: `${found.message}; ${CURE}` })
  }
  return problems
}
