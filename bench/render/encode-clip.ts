import { rm } from 'node:fs/promises'
import { openVideo } from '../../packages/media/src/write/open-video.ts'
import { FRAME } from './scenes.ts'

/** Milliseconds a frame, from the first frame to the finished file. */
export type Taken = { cpuMs: number; wallMs: number }

export const QUALITY = { preset: 'veryfast', crf: 23 } as const

/** Writes an MP4 of so many frames, each asked for when the encoder is done with the last, and removes it. */
export async function encodeClip(
  path: string,
  frames: number,
  frameAt: (index: number) => Uint8Array | Promise<Uint8Array>,
): Promise<Taken> {
  const video = await openVideo(path, { ...FRAME, withSound: false, quality: QUALITY })
  const taken = stopwatch()
  try {
    for (let index = 0; index < frames; index++) await video.writeFrame(await frameAt(index))
    await video.finish()
    return taken(frames)
  } finally {
    await video.close()
    await rm(path, { force: true })
  }
}

/** CPU time of this process, all its threads together, and time. */
export function stopwatch(): (frames: number) => Taken {
  const [cpu, began] = [process.cpuUsage(), performance.now()]
  return frames => {
    const { user, system } = process.cpuUsage(cpu)
    return { cpuMs: (user + system) / 1_000 / frames, wallMs: (performance.now() - began) / frames }
  }
}
