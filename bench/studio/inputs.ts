import { join } from 'node:path'
import { readPictogram } from '../../packages/studio/src/figures/read-pictogram.ts'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import { openVideo } from '../../packages/media/src/write/open-video.ts'
import { writePicture } from '../../packages/media/src/write/write-picture.ts'
import { createCompositor } from '../../packages/media/src/compositor/compositor.ts'
import { coverCamera } from '../../packages/media/src/compositor/camera.ts'
import { photoOf } from '../render/photo.ts'

const SIZE = { width: 1_600, height: 900 }
const CLIP_FRAMES = 48

/** Files that users would send, under the names by which orders ask for them. */
export const INPUTS = ['portrait.png', 'later.png', 'other.png', 'dog.png', 'clip.mp4'] as const

/**
 * Landscapes made of numbers, someone standing in them: a cut-out finds a subject, an in-painting has something to paint
 * behind. `later.png` is `portrait.png` a moment later; `clip.mp4` is two seconds of it.
 */
export async function writeInputs(folder: string): Promise<void> {
  const [wide, narrow] = [photoOf(SIZE.width, SIZE.height, 1), photoOf(SIZE.width, SIZE.height, 2)]
  const [woman, dog] = [await pictogram('1f469'), await pictogram('1f415')]
  const portrait = withSubject(wide, woman, { x: 560, y: 380, scale: 2 })
  const pictures = {
    'portrait.png': portrait,
    'later.png': withSubject(wide, woman, { x: 640, y: 370, scale: 2 }),
    'other.png': narrow,
    'dog.png': withSubject(narrow, dog, { x: 500, y: 260, scale: 2.2 }),
  }
  for (const [name, picture] of Object.entries(pictures))
    await writePicture(join(folder, name), picture, { format: 'png' })
  await writeClip(join(folder, 'clip.mp4'), pictures['dog.png'])
}

async function pictogram(code: string): Promise<RgbaPicture> {
  const picture = await readPictogram(code)
  if (!picture) throw new Error(`there is no pictogram ${code}`)
  return picture
}

type Spot = { x: number; y: number; scale: number }

/** The nearest pixel is near enough: what is measured does not depend on edges. */
function withSubject(photo: RgbaPicture, subject: RgbaPicture, { x, y, scale }: Spot): RgbaPicture {
  const rgba = Uint8Array.from(photo.rgba)
  const [columns, rows] = [Math.floor(subject.width * scale), Math.floor(subject.height * scale)]
  for (let row = 0; row < rows && y + row < photo.height; row++) {
    for (let column = 0; column < columns && x + column < photo.width; column++) {
      const from = (Math.floor(row / scale) * subject.width + Math.floor(column / scale)) * 4
      const to = ((y + row) * photo.width + x + column) * 4
      const share = subject.rgba[from + 3]! / 255
      for (let part = 0; part < 3; part++)
        rgba[to + part] = rgba[to + part]! * (1 - share) + subject.rgba[from + part]! * share
    }
  }
  return { width: photo.width, height: photo.height, rgba }
}

async function writeClip(path: string, picture: RgbaPicture): Promise<void> {
  const size = { width: 640, height: 360 }
  const compositor = await createCompositor(size)
  const video = await openVideo(path, { ...size, withSound: false })
  try {
    const photo = compositor.addPicture(picture)
    const rest = coverCamera(picture, compositor)
    for (let index = 0; index < CLIP_FRAMES; index++) {
      compositor.drawPicture(photo, { ...rest, zoom: rest.zoom * (1 + index / 200) })
      await video.writeFrame(compositor.frame())
    }
    await video.finish()
  } finally {
    await video.close()
    compositor.close()
  }
}
