import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { DamagedWeights, readWeights } from '../../../models/find-weights.ts'
import { loadModel } from '../../../models/open-model.ts'
import { toModelPlanes } from '../../../planes/resize-picture.ts'
import type { Flow } from '../flow.ts'
import { INPUTS, OUTPUTS, buildRifeModel, STEP } from './build-rife-model.ts'

/** Interpolates between two pictures of one size. Must be closed. */
type Rife = {
  /** The flow at a time between 0 and 1, exclusive. */
  flowAt(time: number): Promise<Flow>
  close(): Promise<void>
}

export type OpenRife = (first: RgbaPicture, last: RgbaPicture) => Promise<Rife | undefined>

// Enough for visible motion; the pictures themselves are warped at full size.
const LONGER = 640

/** The size nearest to a frame's shape that the model takes. */
export function chooseRifeSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGER / Math.max(width, height))
  const side = (length: number): number => Math.max(4, Math.round((length * scale) / STEP)) * STEP
  return { width: side(width), height: side(height) }
}

/** Undefined when the model is not installed or not whole. Both pictures have a size that the model takes. */
export const openRife: OpenRife = async (first, last) => {
  const files = await Promise.all([readWeights('rife-graph'), readWeights('rife')]).catch((error: unknown) => {
    if (error instanceof DamagedWeights) return []
    throw error
  })
  const [graph, weights] = files
  if (!graph || !weights) return undefined
  const { width, height } = first
  const model = await loadModel(buildRifeModel(graph.toString('utf8'), weights, { width, height }))
  if (!model) return undefined
  const [from, to] = [toModelPlanes(first), toModelPlanes(last)]
  return {
    async flowAt(time) {
      const made = await model.run({
        [INPUTS.first]: { data: from, shape: [1, 3, height, width] },
        [INPUTS.last]: { data: to, shape: [1, 3, height, width] },
        [INPUTS.time]: { data: new Float32Array(width * height).fill(time), shape: [1, 1, height, width] },
      })
      const { [OUTPUTS.flow]: flow, [OUTPUTS.share]: share } = made
      return { width, height, time, flow: flow as Float32Array, share: share as Float32Array }
    },
    close: () => model.close(),
  }
}
