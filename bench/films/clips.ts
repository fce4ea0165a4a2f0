import { join } from 'node:path'
import { createCompositor } from '../../packages/media/src/compositor/compositor.ts'
import { SAMPLE_RATE, type Sound } from '../../packages/media/src/sound/sound.ts'
import { openVideo } from '../../packages/media/src/write/open-video.ts'
import { FRAMES_PER_SECOND } from '../../packages/media/src/frames/yuv-frame.ts'
import { photoOf } from '../render/photo.ts'
import { cameraAt } from '../render/scenes.ts'

export const FRAME = { width: 1_280, height: 720 }

/** Clips as the studio makes them: a detailed picture that a camera goes over, with its air. Their paths, in order. */
export async function makeClips(folder: string, count: number, seconds: number): Promise<string[]> {
  const compositor = await createCompositor(FRAME)
  const paths: string[] = []
  try {
    const photos = [11, 12, 13].map(seed => compositor.addPicture(photoOf(1_920, 1_080, seed)))
    for (let nth = 0; nth < count; nth++) {
      const path = join(folder, `clip-${nth}.mp4`)
      const video = await openVideo(path, { ...FRAME, withSound: true })
      try {
        await video.writeSound(airOf(seconds, 1 + nth))
        for (let index = 0; index < seconds * FRAMES_PER_SECOND; index++) {
          compositor.drawPicture(photos[nth % photos.length]!, cameraAt((index / seconds) * 3, nth % 2 ? -1 : 1))
          await video.writeFrame(compositor.frame())
        }
        await video.finish()
      } finally {
        await video.close()
      }
      paths.push(path)
    }
  } finally {
    compositor.close()
  }
  return paths
}

/** Wind: noise that swells, and no two moments of it alike. */
export function airOf(seconds: number, seed: number): Sound {
  const sideOf = (start: number): Float32Array => {
    const side = new Float32Array(seconds * SAMPLE_RATE)
    let [state, low] = [start >>> 0, 0]
    for (let i = 0; i < side.length; i++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      low += 0.05 * (state / 2 ** 31 - 1 - low)
      side[i] = low * (0.5 + 0.3 * Math.sin(i / 20_000))
    }
    return side
  }
  return { left: sideOf(seed), right: sideOf(seed + 1_000) }
}
