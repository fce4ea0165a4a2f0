import { frameToRgba } from '@kinora/media/av/frame-to-rgba'
import { copyFrame, createCompositor } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { tilePictures } from '@kinora/media/frames/tile-pictures'
import type { Scene, SceneNote } from '@kinora/media/scene/scene-schema'
import { writePicture } from '@kinora/media/write/write-picture'
import { filmScene } from './stage/film-scene.ts'

/** Pixels of one picture. */
const SIZE = { width: 480, height: 360 }
const FRAMES_A_SECOND = 24
const SEED = 4

/** Writes the middle of each second of a scene into one picture, two side by side. */
export async function drawLooks(scene: Scene, path: string): Promise<SceneNote[]> {
  const compositor = await createCompositor(SIZE)
  try {
    const frames = scene.shots.length * FRAMES_A_SECOND
    const film = await filmScene({ scene, compositor, frames, seed: SEED, amplitude: 'auto' })
    try {
      const pictures: RgbaPicture[] = []
      for (const second of scene.shots.keys()) {
        await film.draw((second + 0.5) * FRAMES_A_SECOND)
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
