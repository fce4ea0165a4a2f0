import { DamagedWeights, readWeights } from '../find-weights.ts'
import { loadModel, type Model } from '../open-model.ts'
import type { WeightsName } from '../weights.ts'
import type { GraphModel } from './graph-model.ts'
import { convertToOnnx } from './convert-to-onnx.ts'
import { readExported } from './read-exported.ts'

/** The graph models that are used here: a description, and weights in one piece or several. */
const GRAPH_MODELS = {
  blazeface: { description: 'blazeface-graph', weights: ['blazeface'], isScript: false },
  facemesh: { description: 'facemesh-graph', weights: ['facemesh'], isScript: false },
  nsfw: { description: 'nsfw-graph', weights: ['nsfw-1', 'nsfw-2'], isScript: true },
} as const satisfies Record<string, GraphModelFiles>

type GraphModelFiles = {
  description: WeightsName
  weights: readonly WeightsName[] /** JavaScript that is read as data. */
  isScript: boolean
}

type GraphModelName = keyof typeof GRAPH_MODELS

/** Undefined if the model or the runtime is not installed, or a file has another hash. */
export type OpenGraphModel = (name: GraphModelName) => Promise<Model | undefined>

const opened = new Map<GraphModelName, Promise<Model | undefined>>()

/**
 * A converted model. They are small (at most 25 MB in memory), and conversion takes as long as several runs, so each is
 * kept for the life of the process. Callers must not close it.
 */
export const openGraphModel: OpenGraphModel = name => {
  const model = opened.get(name) ?? load(name)
  opened.set(name, model)
  model.catch(() => opened.delete(name))
  return model
}

async function load(name: GraphModelName): Promise<Model | undefined> {
  const files = GRAPH_MODELS[name]
  const read = await Promise.all([files.description, ...files.weights].map(file => readWeights(file))).catch(
    (error: unknown) => {
      // `kinora doctor` reports it; here it counts as absent.
      if (error instanceof DamagedWeights) return []
      throw error
    },
  )
  const [description, ...weights] = read
  if (!description || weights.some(part => !part)) return undefined
  return loadModel(convertToOnnx(...partsOf(description, weights as Buffer[], files.isScript)))
}

function partsOf(description: Buffer, weights: readonly Buffer[], isScript: boolean): [GraphModel, Uint8Array] {
  if (!isScript) return [JSON.parse(description.toString('utf8')) as GraphModel, Buffer.concat(weights)]
  const exported = (script: Buffer): unknown => readExported(script.toString('latin1'))
  const parts = weights.map(part => Buffer.from(String(exported(part)), 'base64'))
  return [exported(description) as GraphModel, Buffer.concat(parts)]
}
