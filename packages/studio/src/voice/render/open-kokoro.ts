import { readWeights } from '../../models/find-weights.ts'
import { unquantiseConvolutions } from '../../models/onnx/unquantise-convolutions.ts'
import { createStyles } from './create-styles.ts'
import { FRAMES, MELODY_INPUTS, patchModel } from './patch-model.ts'
import { RENDER_RATE, type Renderer } from './renderer.ts'
import { MAX_SIGNS, signNumbers } from '../signs.ts'

// A frame of the model is 25 ms. A third of a second of silence precedes the first sound; fewer frames would cut the
// sound.
const FRAME_SECONDS = 600 / RENDER_RATE
// Lower values mean unvoiced; the lowest voices speak at 60 Hz.
const VOICED_HERTZ = 30

export type KokoroSettings = {
  /** Threads of the processor for one rendering. */
  threads: number
  readModel?: () => Promise<Buffer | undefined>
}

const readKokoro = (): Promise<Buffer | undefined> => readWeights('kokoro')

/** The speech model, loaded; undefined when its package or its runtime is not installed. */
export async function openKokoro({ threads, readModel = readKokoro }: KokoroSettings): Promise<Renderer | undefined> {
  const runtime = await import('onnxruntime-node').catch(() => undefined)
  if (!runtime) return undefined
  const model = await readModel()
  if (!model) return undefined
  // Half of the time for 0.4 GB more.
  const session = await runtime.InferenceSession.create(unquantiseConvolutions(patchModel(model)), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Only errors: unused convolution inputs would cause warnings.
    logSeverityLevel: 3,
    extra: {
      session: {
        // Weights are unpacked once at loading, not with every run.
        disable_quant_qdq: '1',
        // Spinning threads cost an additional half on a busy processor.
        intra_op: { allow_spinning: '0' },
      },
    },
  })
  const styles = createStyles()
  const numberTensor = (value: number): InstanceType<typeof runtime.Tensor> =>
    new runtime.Tensor('float32', Float32Array.from([value]), [1])

  return {
    name: 'kokoro',
    languages: ['en', 'zh'],
    async render(signs, { casting, rate, pitchRatio, pitchRange }) {
      if (signs.length > MAX_SIGNS) throw new RangeError(`${signs.length} signs at once; the model takes ${MAX_SIGNS}`)
      const ids = signNumbers(signs)
      const style = await styles.styleOf(casting.blend, signs.length)
      const made = await session.run({
        input_ids: new runtime.Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
        style: new runtime.Tensor('float32', style, [1, style.length]),
        speed: numberTensor(rate),
        [MELODY_INPUTS.floor]: numberTensor(VOICED_HERTZ),
        [MELODY_INPUTS.range]: numberTensor(pitchRange),
        // The median pitch stays, whatever the range.
        [MELODY_INPUTS.gain]: numberTensor(pitchRatio * casting.hertz ** (1 - pitchRange)),
      })
      const frames = Array.from(made[FRAMES]!.data as BigInt64Array, Number)
      return {
        samples: made['waveform']!.data as Float32Array,
        bounds: boundsOf(frames),
      }
    },
    async close() {
      await session.release()
    },
  }
}

/** The bounds of the signs, without the start and end markers. */
function boundsOf(frames: readonly number[]): number[] {
  let end = 0
  return frames.slice(0, -1).map(length => {
    end += length
    return end * FRAME_SECONDS
  })
}
