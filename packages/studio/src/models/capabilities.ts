import { createRequire } from 'node:module'
import { checkWeights } from './find-weights.ts'
import { WEIGHTS, type WeightsName } from './weights.ts'

type Step = { step: string; needs: readonly WeightsName[] }

/** The levels of each capability, best first; the last needs no model. */
const CAPABILITIES: Readonly<Record<string, readonly Step[]>> = {
  'speech in Chinese': [
    { step: 'Kokoro', needs: ['kokoro', 'kokoro-zf_xiaobei'] },
    { step: 'none: refused', needs: [] },
  ],
  'speech in English': [
    { step: 'Kokoro', needs: ['kokoro', 'kokoro-af_heart'] },
    { step: 'formants, plainly a machine', needs: [] },
  ],
  'words in a sound': [
    { step: 'Whisper base', needs: ['whisper-encoder', 'whisper-decoder', 'whisper-vocabulary'] },
    { step: 'none: rhythm and sections alone', needs: [] },
  ],
  'cut-outs': [
    { step: 'U-2-Net p', needs: ['u2netp'] },
    { step: 'a framed card', needs: [] },
  ],
  'filling in behind a subject': [
    { step: 'MI-GAN', needs: ['migan'] },
    { step: 'colours from around it', needs: [] },
  ],
  'depth of a picture': [
    { step: 'FastDepth', needs: ['fastdepth'] },
    { step: 'ground and sky by height', needs: [] },
  ],
  'frames between two pictures': [
    { step: 'RIFE 4.6', needs: ['rife', 'rife-graph'] },
    { step: 'a cross-warp', needs: [] },
  ],
  'faces, and lips that move': [
    {
      step: 'BlazeFace and Face Mesh',
      needs: ['blazeface', 'blazeface-graph', 'facemesh', 'facemesh-graph'],
    },
    { step: 'none: no face is found, lips stay as they are', needs: [] },
  ],
  'unsafe pictures': [
    { step: 'NSFW MobileNet', needs: ['nsfw-graph', 'nsfw-1', 'nsfw-2'] },
    { step: 'not looked at', needs: [] },
  ],
}

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
    const { package: owner, version } = WEIGHTS[name]
    if (found.state === 'absent')
      problems.push({ package: owner, state: 'absent', message: `${owner}@${version} is not installed; ${CURE}` })
    if (found.state === 'damaged')
      problems.push({ package: owner, state: 'damaged', message: `${found.message}; ${CURE}` })
  }
  return problems
}
