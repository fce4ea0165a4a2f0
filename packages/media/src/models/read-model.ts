import { isGlb } from './gltf-file.ts'
import { type Model, type ReadModelOptions, ModelRefused } from './model.ts'
import { readGltf } from './read-gltf.ts'
import { readObj } from './read-obj.ts'

/** The extensions of supported files, without a dot. */
export const MODEL_FORMATS = ['glb', 'gltf', 'vrm', 'obj'] as const
export type ModelFormat = (typeof MODEL_FORMATS)[number]

/** Reads a model in one of the formats. Every error while reading counts as a fault of the file. */
export async function readModel(bytes: Uint8Array, format: ModelFormat, means: ReadModelOptions): Promise<Model> {
  if ((format === 'glb' || format === 'vrm') && !isGlb(bytes))
    throw new ModelRefused('is not a binary glTF: it does not begin with glTF')
  try {
    return await (format === 'obj' ? readObj(bytes, means) : readGltf(bytes, means))
  } catch (error) {
    if (error instanceof ModelRefused) throw error
    throw new ModelRefused(`cannot be read: ${(error instanceof Error ? error.message : String(error)).slice(0, 200)}`)
  }
}
