import { DamagedWeights, findWeights, readWeights } from '../../models/find-weights.ts'
import { keepOutputs } from '../../models/onnx/keep-outputs.ts'
import { MEL_BANDS, WINDOW_FRAMES } from './mel-spectrogram.ts'
import { readVocabulary, type Vocabulary } from './tokens.ts'

/** For the given tokens: the logits of the next token, and the attention of the last one. */
export type DecodeStep = {
  /** One value for each token of the vocabulary, for each given token. */
  logits: Float32Array
  /** For each alignment head: its attention on each 20 ms of the window. */
  attention: readonly Float32Array[]
}

/** The decoder state of one window. */
export type WindowDecoder = { next(tokens: readonly number[]): Promise<DecodeStep> }

export type Whisper = {
  vocabulary: Vocabulary
  /** Encodes half a minute; each decoding starts independently. */
  listen(mel: Float32Array): Promise<() => WindowDecoder>
  close(): Promise<void>
}

export const TOKENS = 51_865
/** The encoder halves the frames. */
export const ATTENTION_PLACES = WINDOW_FRAMES / 2
/** The most tokens of one window. */
export const MAX_TOKENS = 448

const [LAYERS, HEADS, HEAD_FIGURES, FIGURES] = [6, 8, 64, 512]
// The alignment heads (layer and head), from the model's configuration.
const FOLLOWING = [
  [3, 1],
  [4, 2],
  [4, 3],
  [4, 7],
  [5, 1],
  [5, 2],
  [5, 4],
  [5, 6],
] as const
const FOLLOWING_LAYERS = [3, 4, 5]
const ENCODED = 'last_hidden_state'

const SETTINGS = {
  // One job has one core.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableMemPattern: false,
  logSeverityLevel: 3,
} as const

/** `kinora doctor` reports a damaged file; here it counts as absent. */
function asAbsent(error: unknown): undefined {
  if (!(error instanceof DamagedWeights)) throw error
}

/** Loads the recogniser; undefined if its package or runtime is not installed. Close it after use: it holds 0.3 GB. */
export async function openWhisper(): Promise<Whisper | undefined> {
  const runtime = await import('onnxruntime-node').catch(() => undefined)
  const encoderModel = await readWeights('whisper-encoder').catch(asAbsent)
  const decoderPath = await findWeights('whisper-decoder').catch(asAbsent)
  const vocabulary = await readVocabulary().catch(asAbsent)
  if (!runtime || !vocabulary || !encoderModel || !decoderPath) return undefined
  const encoder = await runtime.InferenceSession.create(keepOutputs(encoderModel, [ENCODED]), SETTINGS)
  const decoder = await runtime.InferenceSession.create(decoderPath, SETTINGS)
  const { Tensor } = runtime
  type Feeds = Record<string, InstanceType<typeof Tensor>>

  const names = (sides: readonly ('decoder' | 'encoder')[]): string[] =>
    Array.from({ length: LAYERS }, (_, layer) => layer).flatMap(layer =>
      sides.flatMap(side => ['key', 'value'].map(part => `${layer}.${side}.${part}`)),
    )
  const own = names(['decoder'])
  const all = names(['decoder', 'encoder'])
  const gazes = FOLLOWING_LAYERS.map(layer => `cross_attentions.${layer}`)

  function beginTelling(heard: InstanceType<typeof Tensor>): WindowDecoder {
    const nothing = new Tensor('float32', new Float32Array(0), [1, HEADS, 0, HEAD_FIGURES])
    let past: Feeds | undefined
    return {
      async next(tokens) {
        const made = await decoder.run(
          {
            input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
            encoder_hidden_states: heard,
            ...(past ?? Object.fromEntries(all.map(name => [`past_key_values.${name}`, nothing]))),
            use_cache_branch: new Tensor('bool', [past !== undefined], [1]),
          },
          ['logits', ...(past ? own : all).map(name => `present.${name}`), ...gazes],
        )
        // The cross-attention cache is computed with the first token and stays; the self-attention cache grows.
        past = {
          ...past,
          ...Object.fromEntries(
            (past ? own : all).map(name => [`past_key_values.${name}`, made[`present.${name}`] as typeof heard]),
          ),
        }
        const attention = FOLLOWING.map(([layer, head]) => {
          const weights = made[`cross_attentions.${layer}`]!.data as Float32Array
          const end = (head * tokens.length + tokens.length) * ATTENTION_PLACES
          return weights.slice(end - ATTENTION_PLACES, end)
        })
        return { logits: made['logits']!.data as Float32Array, attention }
      },
    }
  }

  return {
    vocabulary,
    async listen(mel) {
      const features = new Tensor('float32', mel, [1, MEL_BANDS, WINDOW_FRAMES])
      const made = await encoder.run({ input_features: features })
      const heard = new Tensor('float32', made[ENCODED]!.data as Float32Array, [1, ATTENTION_PLACES, FIGURES])
      return () => beginTelling(heard)
    },
    async close() {
      await encoder.release()
      await decoder.release()
    },
  }
}
