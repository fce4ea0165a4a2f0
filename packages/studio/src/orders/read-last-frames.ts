import { type Compositor, copyFrame } from '@kinora/media/compositor/compositor'
import { indexClip } from '@kinora/media/film/index-clip'
import { readClip } from '@kinora/media/film/read-clip'
import { type YuvFrame, yuvFrameBytes } from '@kinora/media/frames/yuv-frame'

/** The last frames of a clip in the film's size at 24 a second, in order. */
export async function readLastFrames(path: string, compositor: Compositor, count: number): Promise<YuvFrame[]> {
  const clip = await indexClip(path)
  const frames: YuvFrame[] = []
  for await (const shown of readClip(clip, Math.max(0, clip.frames - count), clip.frames)) {
    const { width, height } = shown
    const pixels = Buffer.alloc(yuvFrameBytes(shown))
    await shown.fill(pixels)
    const picture = compositor.addPicture({ width, height, pixels })
    compositor.drawPicture(picture)
    frames.push({ width: compositor.width, height: compositor.height, pixels: copyFrame(compositor.frame()) })
    picture.free()
  }
  return frames
}
