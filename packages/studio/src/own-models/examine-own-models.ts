import { ModelRefused } from '@kinora/media/models/model'
import type { ActionRow } from '../library/read-rows.ts'
import { findOwnModels, listModelFiles } from './find-own-models.ts'
import { openOwnModel } from './open-own-model.ts'
import type { RefusedModel } from './own-model.ts'

export type ExaminedModel = {
  file: string
  /** Of a model or a place. */
  words?: readonly string[]
  /** The action of a recorded motion, and its length. */
  does?: string
  seconds?: number
  /** Its entry in the catalogue, if it is an action of its own. */
  action?: ActionRow
  /** Width, height and depth. */
  metres?: readonly number[]
  triangles?: number
  licence?: string
  credit?: string
}
export type ExaminedModels = { loaded: readonly ExaminedModel[]; refused: readonly RefusedModel[] }

/**
 * Reports the usable files of a folder. Models are opened; of catalogues only the list is read, because they have
 * thousands.
 */
export async function examineOwnModels(folder: string): Promise<ExaminedModels> {
  const files = await listModelFiles(folder)
  const found = await findOwnModels(
    folder,
    files.map(({ path }) => path),
  )
  const loaded: ExaminedModel[] = [
    ...found.places.map(({ file, place: { names } }) => ({ file, words: [...names.en, ...names.zh] })),
    ...[...found.motions].map(([does, { file, seconds, action }]) => ({
      file,
      does,
      seconds: Number(seconds.toFixed(3)),
      ...(action && { words: [...action.names.en, ...action.names.zh], action }),
    })),
  ]
  const refused = [...found.refused]
  for (const model of found.models) {
    const { file, words, licence, credit } = model
    const whose = { ...(licence !== undefined && { licence }), ...(credit !== undefined && { credit }) }
    if ('piece' in model.source) {
      const { size } = model.source.piece
      loaded.push({ file, words, metres: size, ...whose })
      continue
    }
    try {
      const { extent, mesh } = await openOwnModel(folder, model, undefined)
      const metres = [0, 1, 2].map(axis => Number((extent.high[axis]! - extent.low[axis]!).toFixed(3)))
      loaded.push({ file, words, metres, triangles: mesh.indices.length / 3, ...whose })
    } catch (error) {
      refused.push({ file, why: error instanceof ModelRefused ? error.message : 'cannot be read' })
    }
  }
  return { loaded, refused }
}
