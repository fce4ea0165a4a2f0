import { openPixels } from '../av/guarded-sharp.ts'
import { decodeFrames } from '../av/decode-frames.ts'
import { decodeSound } from '../av/decode-sound.ts'
import { readPicture } from '../av/read-picture.ts'
import { createCompositor, type Picture } from '../compositor/compositor.ts'
import type { RgbaPicture, Size } from '../frames/size.ts'
import { drawNotice } from '../text/draw-notice.ts'
import { holdPeaks } from '../write/hold-peaks.ts'
import { openVideo } from '../write/open-video.ts'
import type { Corner, FinishJob } from './finish-job.ts'

const NOTICE = 'AI-generated'
// As a share of the frame's short side.
const MARGIN = 0.03
// The maximum size of the caller's picture, as fractions of the frame.
const [MAX_WIDTH, MAX_HEIGHT] = [0.25, 0.15]

/** A copy of a video with a mark in a corner of every frame. */
export async function watermarkVideo(
  { path, label, watermark }: Pick<FinishJob, 'path' | 'label'> & Required<Pick<FinishJob, 'watermark'>>,
  target: string,
  { size, withSound, frames }: { size: Size; withSound: boolean; frames: number },
  report: (percent: number) => void,
): Promise<void> {
  const mark = watermark.picture ? await readMark(watermark.picture, size) : drawNotice(NOTICE, size)
  if (!mark) throw new Error('the notice cannot be drawn: its font is missing')
  const video = await openVideo(target, { ...size, withSound, ...(label !== undefined && { label }) })
  const compositor = await createCompositor(size)
  try {
    if (withSound) await video.writeSound(await holdPeaks(await decodeSound(path), `${target}.peaks.m4a`))
    const sprite = compositor.addSprite(mark)
    const place = placeOf(mark, size, watermark.corner)
    let picture: Picture | undefined
    let written = 0
    for await (const frame of decodeFrames(path)) {
      if (picture) compositor.replacePicture(picture, frame)
      else picture = compositor.addPicture(frame)
      compositor.drawPicture(picture)
      compositor.drawSprite(sprite, place)
      await video.writeFrame(compositor.frame())
      report((100 * ++written) / frames)
    }
    await video.finish()
  } finally {
    compositor.close()
    await video.close()
  }
}

/** The position of the mark's top left corner. */
function placeOf(mark: Size, frame: Size, corner: Corner): { x: number; y: number } {
  const margin = Math.round(Math.min(frame.width, frame.height) * MARGIN)
  return {
    x: corner.endsWith('left') ? margin : frame.width - margin - mark.width,
    y: corner.startsWith('top') ? margin : frame.height - margin - mark.height,
  }
}

async function readMark(path: string, frame: Size): Promise<RgbaPicture> {
  const { width, height, rgba } = await readPicture(path)
  const scale = Math.min(1, (frame.width * MAX_WIDTH) / width, (frame.height * MAX_HEIGHT) / height)
  if (scale === 1) return { width, height, rgba }
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const data = await openPixels(rgba, { width, height, channels: 4 })
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer()
  return { ...size, rgba: data }
}
