import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { decodeFrames } from '../../packages/media/src/av/decode-frames.ts'
import { openVideo } from '../../packages/media/src/write/open-video.ts'
import { timed } from '../studio/cpu-time.ts'

Log.setLevel(AV_LOG_ERROR)

// Five seconds of 720p in memory: 166 MB.
const MAX_FRAMES = 120

/** CPU seconds that the encoder alone takes for a second of this film: stretches of it, replayed from memory. */
export async function encoderSecondsPerSecond(url: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-encoder-'))
  try {
    const path = join(folder, 'film.mp4')
    await writeFile(path, Buffer.from(await (await fetch(url)).arrayBuffer()))
    const frames: Buffer[] = []
    let size = { width: 0, height: 0 }
    // From the middle, in one piece: what moves there moves as it does in the film.
    let index = 0
    for await (const { pixels, width, height } of decodeFrames(path)) {
      size = { width, height }
      if (index++ >= 48) frames.push(Buffer.from(pixels))
      if (frames.length === MAX_FRAMES) break
    }
    const video = await openVideo(join(folder, 'bare.mp4'), { ...size, withSound: false })
    try {
      const [, cpuSeconds] = await timed(async () => {
        for (const frame of frames) await video.writeFrame(frame)
        await video.finish()
      })
      return (cpuSeconds * 24) / frames.length
    } finally {
      await video.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
