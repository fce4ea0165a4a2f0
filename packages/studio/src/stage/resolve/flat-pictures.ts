import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { findKind } from '../../bodies/kinds/kinds.ts'
import { readPictogram } from '../../figures/read-pictogram.ts'
import { assetBody } from './asset-body.ts'

/** Pictures of assets without a shape, which become cards. */
export async function readFlatPictures({ entities, assets = [] }: Scene): Promise<Map<string, RgbaPicture>> {
  const pictures = new Map<string, RgbaPicture>()
  for (const asset of new Set(entities.map(one => one.asset))) {
    const found = assets.some(({ id }) => id === asset) ? undefined : assetBody(asset)
    if (!found || found.entry.people || findKind(found.code)) continue
    const picture = await readPictogram(found.code)
    if (picture) pictures.set(asset, picture)
  }
  return pictures
}
