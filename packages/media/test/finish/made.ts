import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { Size } from '../../src/frames/size.ts'
import { SAMPLE_RATE, type Sound } from '../../src/sound/sound.ts'
import { openVideo } from '../../src/write/open-video.ts'
import { FRAMES_PER_SECOND, yuvFrameBytes } from '../../src/frames/yuv-frame.ts'

export async function folderOf(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-finish-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export const toneOf = (seconds: number, loudness = 0.3): Sound => {
  const side = Float32Array.from(
    { length: Math.round(seconds * SAMPLE_RATE) },
    (_, index) => loudness * Math.sin((2 * Math.PI * 440 * index) / SAMPLE_RATE),
  )
  return { left: side, right: side }
}

/** A diagonal ramp that moves; `lumaAt` replaces it where a test wants something else. */
export async function makeVideo(
  path: string,
  wanted: Size & { seconds: number; sound?: Sound; lumaAt?: (x: number, y: number, frame: number) => number },
): Promise<void> {
  const { width, height, seconds, sound, lumaAt = (x, y, frame) => 16 + ((x + y + 3 * frame) % 200) } = wanted
  const video = await openVideo(path, { width, height, withSound: sound !== undefined })
  try {
    if (sound) await video.writeSound(sound)
    for (let frame = 0; frame < Math.round(seconds * FRAMES_PER_SECOND); frame++) {
      const pixels = new Uint8Array(yuvFrameBytes(wanted)).fill(128)
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pixels[y * width + x] = lumaAt(x, y, frame)
      await video.writeFrame(pixels)
    }
    await video.finish()
  } finally {
    await video.close()
  }
}
