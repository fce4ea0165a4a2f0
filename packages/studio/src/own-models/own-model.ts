import type { ActionRow } from '../library/read-rows.ts'
import type { CataloguePiece } from '@kinora/media/models/read-furniture-catalogue'
import type { Asset } from '@kinora/media/scene/asset-schema'
import type { PlaceDocument } from '@kinora/media/scene/place-schema'
import type { HumanMotion } from '@kinora/media/models/read-bvh'
import type { ModelFormat } from '@kinora/media/models/read-model'
import type { Placement } from './build-own-body.ts'

/** A model of the folder, as known without opening it. */
export type OwnModel = {
  /** Its asset name in scene documents. */
  code: string
  /** Its path in the folder; for a catalogue piece, the catalogue's. */
  file: string
  /** Its names in prompts, in any language; the first is the main one. */
  words: readonly string[]
  /** A word for a thing with the same use. */
  like?: string
  licence?: string
  credit?: string
  /** Its clips by action. */
  clips?: Readonly<Record<string, string>>
  source: { path: string } & (({ format: ModelFormat } & Placement) | { piece: CataloguePiece } | { asset: Asset })
}

/** An unused file of the folder, and the reason, which follows the file name. */
export type RefusedModel = { file: string; why: string }

/** A place of the folder. */
export type OwnPlace = { file: string; place: PlaceDocument }

/** A recorded motion of people of the folder. */
export type OwnMotion = HumanMotion & {
  file: string
  isOnce?: boolean
  /** Its entry in the catalogue, unless it replaces the motion of a stance or gesture. */
  action?: ActionRow
}

export type FoundModels = {
  models: readonly OwnModel[]
  places: readonly OwnPlace[]
  /** By action. */
  motions: ReadonlyMap<string, OwnMotion>
  refused: readonly RefusedModel[]
}
