import { frameToRgba } from '@kinora/media/av/frame-to-rgba'
import { copyFrame, createCompositor } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { tilePictures } from '@kinora/media/frames/tile-pictures'
import type { Asset } from '@kinora/media/scene/asset-schema'
import type { Scene, SceneNote } from '@kinora/media/scene/scene-schema'
import { writePicture } from '@kinora/media/write/write-picture'
import { filmScene } from './stage/film-scene.ts'

/** Pixels of one side's picture. */
const SIZE = { width: 480, height: 360 }
const SIDES = ['front', 'right', 'back', 'left'] as const
const SHOT_FRAMES = 4
const FRAMES_A_SECOND = 24
const SEED = 4

/** Writes a picture of an asset from its four sides: front and right above, back and left below. */
export async function lookAtAsset(asset: Asset, path: string): Promise<SceneNote[]> {
  const compositor = await createCompositor(SIZE)
  try {
    const film = await filmScene({
      scene: sceneOf(asset),
      compositor,
      frames: SIDES.length * SHOT_FRAMES,
      seed: SEED,
      amplitude: 'auto',
    })
    try {
      const pictures: RgbaPicture[] = []
      for (const side of SIDES.keys()) {
        await film.draw(side * SHOT_FRAMES)
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

function sceneOf(asset: Asset): Scene {
  const seconds = SHOT_FRAMES / FRAMES_A_SECOND
  return {
    version: 'kinora.scene/1',
    seconds: SIDES.length * seconds,
    assets: [asset],
    entities: [{ id: 'it', asset: asset.id }],
    places: [{ id: 'place', asset: 'product-sweep' }],
    shots: SIDES.map((from, nth) => ({
      from: nth * seconds,
      to: (nth + 1) * seconds,
      place: 'place',
      placements: [{ who: 'it', relation: 'on', to: 'place/surface', facing: 0 }],
      camera: { target: ['it'], size: 'whole', from, pitch: 14 },
    })),
  }
}
