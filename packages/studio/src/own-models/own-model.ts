import type { CataloguePiece } from '@kinora/media/models/read-furniture-catalogue'
import type { Asset } from '@kinora/media/scene/asset-schema'
import type { ModelFormat } from '@kinora/media/models/read-model'
import type { Placing } from './build-own-body.ts'

/** A model in the folder of models, as far as it is known without opening it. */
export type OwnModel = {
  /** The asset that it is in scene documents. */
  code: string
  /** Below the folder; of a piece of a catalogue, the catalogue. */
  file: string
  /** What prompts call it, in any language; the first is its name. */
  words: readonly string[]
  /** A word for what it is used like. */
  like?: string
  licence?: string
  credit?: string
  /** Names of its clips by what is done. */
  clips?: Readonly<Record<string, string>>
  source: { path: string } & (({ format: ModelFormat } & Placing) | { piece: CataloguePiece } | { asset: Asset })
}

/** What lies in the folder and is not used, and why: reads well as `file why`. */
export type RefusedModel = { file: string; why: string }

export type FoundModels = { models: readonly OwnModel[]; refused: readonly RefusedModel[] }
