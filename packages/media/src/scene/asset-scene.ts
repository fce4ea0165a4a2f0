import type { Asset } from './asset-schema.ts'
import { type Scene, SCENE_VERSION } from './scene-schema.ts'

/** The sides from which an asset is shown, each for a second. */
export const ASSET_SIDES = ['front', 'right', 'back', 'left'] as const

// An asset that faces left shows its right side. The view is slightly from above and from the side, so that the asset
// has depth.
const FACING = { front: 20, right: -70, back: 200, left: 110 } as const

/** The second at which a side is seen. */
export const sideAt = (side: number): number => side + 0.5

/** A document that shows an asset from four sides, a second each. */
export const assetScene = (asset: Asset): Scene => ({
  version: SCENE_VERSION,
  seconds: ASSET_SIDES.length,
  entities: [{ id: 'it', asset: asset.id }],
  assets: [asset],
  places: [{ id: 'set', asset: 'product-sweep', backdrop: '#dfe6ea' }],
  shots: ASSET_SIDES.map((side, at) => ({
    from: at,
    to: at + 1,
    place: 'set',
    placements: [{ who: 'it', relation: 'on', to: 'set/surface', facing: FACING[side] }],
    camera: { target: ['it'], size: 'whole', move: 'still' },
  })),
  sound: { music: 'none' },
})
