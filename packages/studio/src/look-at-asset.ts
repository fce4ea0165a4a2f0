import { frameToRgba } from '@kinora/media/av/frame-to-rgba'
import { copyFrame, createCompositor } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { tilePictures } from '@kinora/media/frames/tile-pictures'
import type { Asset } from '@kinora/media/scene/asset-schema'
import { ASSET_SIDES, assetScene, sideAt } from '@kinora/media/scene/asset-scene'
import type { SceneNote } from '@kinora/media/scene/scene-schema'
import { writePicture } from '@kinora/media/write/write-picture'
import { filmScene } from './stage/film-scene.ts'

/** Pixels of one side's picture. */
const SIZE = { width: 480, height: 360 }
const FRAMES_A_SECOND = 24
const SEED = 4

/** Writes a picture of an asset from its four sides: front and right above, back and left below. */
export async function lookAtAsset(asset: Asset, path: string): Promise<SceneNote[]> {
  const compositor = await createCompositor(SIZE)
  try {
    const film = await filmScene({
      scene: assetScene(asset),
      compositor,
      frames: ASSET_SIDES.length * FRAMES_A_SECOND,
      seed: SEED,
      amplitude: 'auto',
    })
    try {
      const pictures: RgbaPicture[] = []
      for (const side of ASSET_SIDES.keys()) {
        await film.draw(sideAt(side) * FRAMES_A_SECOND)
        pictures.push(await frameToRgba({ ...SIZE, pixels: copyFrame(compositor.frame()) }))
      }
      await writePicture(path, tilePictures(pictures, 2), { format: 'png' })
      return film.sceneNotes()
    } finally {
      film.close?.()
    }
  } finally {
    compositor.close()
  }
}
