import type { AssetEntry } from '@kinora/media/scene/catalogue'
import { savedDocuments } from './saved-documents.ts'

/** Of the catalogue: what searches show of an asset. */
export type AssetFacts = { entry: AssetEntry }

/** Asset documents that accounts keep. The name is the asset's id in scene documents. */
export const savedAssets = savedDocuments<AssetFacts>({ table: 'saved_asset', document: 'asset', facts: ['entry'] })
