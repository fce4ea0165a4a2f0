import type { Asset } from '@kinora/media/scene/asset-schema'
import { assetScene } from '@kinora/media/scene/asset-scene'
import type { SceneNote } from '@kinora/media/scene/scene-schema'
import { drawLooks } from './draw-looks.ts'

/** Writes a picture of an asset from its four sides: front and right above, back and left below. */
export const lookAtAsset = (asset: Asset, path: string): Promise<SceneNote[]> => drawLooks(assetScene(asset), path)
