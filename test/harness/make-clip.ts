import { readFile } from 'node:fs/promises'
import { FRAMES_PER_SECOND, yuvFrameBytes } from '../../packages/media/src/frames/yuv-frame.ts'
import { createSilence } from '../../packages/media/src/sound/sound.ts'
import { openVideo } from '../../packages/media/src/write/open-video.ts'

const SIZE = { width: 192, height: 128 }

/** A clip that can be decoded, with a hum to it: its light goes up and down. */
export async function makeClip(path: string, seconds: number): Promise<Buffer> {
  const video = await openVideo(path, { ...SIZE, withSound: true })
  try {
    const sound = createSilence(seconds)
    for (const side of [sound.left, sound.right])
      for (let at = 0; at < side.length; at++) side[at] = 0.2 * Math.sin(at / 30)
    await video.writeSound(sound)
    const pixels = Buffer.alloc(yuvFrameBytes(SIZE), 128)
    for (let frame = 0; frame < Math.round(seconds * FRAMES_PER_SECOND); frame++) {
      pixels.fill(90 + 40 * Math.sin(frame / 9), 0, SIZE.width * SIZE.height)
      await video.writeFrame(pixels)
    }
    await video.finish()
  } finally {
    await video.close()
  }
  return readFile(path)
}
