import type { RgbaPicture } from '@kinora/media/frames/size'
import { type OpenModel, openModel } from '../models/open-model.ts'
import { bestCutOut } from '../pictures/cutout/best-cut-out.ts'
import type { NamedCutout } from './collect-art.ts'
import { paintScene } from './paint-scene.ts'
import { collageOf } from '../pictures/edit/collage-of.ts'
import type { EditWish } from '../pictures/edit/edit-picture.ts'
import { describesScene, readEdits } from '../pictures/edit/read-edits.ts'
import { applyStyle, isPainted, paintable } from '../pictures/edit/apply-style.ts'
import { labPictureOf, rgbaPictureOf } from '../planes/lab-picture.ts'
import { resizePicture } from '../planes/resize-picture.ts'
import { pixelsOf } from '../pictures/edit/styles/pixels-of.ts'

export type NamedPicture = { picture: RgbaPicture; name?: string; shows?: 'place' | 'subject' }

/**
 * Pictures as one: their subjects in the scene that the words describe, or in the place that one of them shows; when the
 * words describe no scene, the pictures side by side on a table. Pictures of one name are of one subject.
 */
export async function composePictures(
  pictures: readonly NamedPicture[],
  wish: EditWish,
  open: OpenModel = openModel,
): Promise<RgbaPicture> {
  const { shots, seed, size } = wish
  const shot = shots.shots[0]
  const views = pictures.flatMap(({ name, picture, shows }) =>
    shows === 'place' && name !== undefined ? [{ name, picture }] : [],
  )
  if (!shot || (views.length === 0 && !describesScene(wish.prompt)))
    return collageOf(
      pictures.map(({ picture }) => picture),
      size,
      seed,
    )
  const subjects = pictures.filter(({ shows }) => shows !== 'place')
  const cutouts: NamedCutout[] = []
  for (const [name, own] of Map.groupBy(subjects, one => one.name ?? one)) {
    const best = await bestCutOut(
      own.map(({ picture }) => picture),
      open,
    )
    if (best) cutouts.push({ ...best, ...(typeof name === 'string' && { name }) })
  }
  return styled(await paintScene({ ...shot, look: 'plain' }, size, seed, cutouts, views), wish)
}

async function styled(picture: RgbaPicture, { prompt, seed, size }: EditWish): Promise<RgbaPicture> {
  const { style } = readEdits(prompt)
  if (!style) return picture
  if (style === 'pixels') return pixelsOf(picture, size)
  const made = rgbaPictureOf(applyStyle(paintable(labPictureOf(picture), style), style, seed))
  return isPainted(style) ? resizePicture(made, size, 'fill') : made
}
