import type { RgbaPicture } from '@kinora/media/frames/size'
import { type OpenModel, openModel } from '../models/open-model.ts'
import { bestCutOut } from '../pictures/cutout/best-cut-out.ts'
import type { NamedCutout } from './collect-art.ts'
import { paintScene } from './paint-scene.ts'
import { composeCollage } from '../pictures/edit/compose-collage.ts'
import type { EditOptions } from '../pictures/edit/edit-picture.ts'
import { describesScene, readEdits } from '../pictures/edit/read-edits.ts'
import { applyStyle, isPainted, paintable } from '../pictures/edit/apply-style.ts'
import { toLabPicture, toRgbaPicture } from '../planes/lab-picture.ts'
import { resizePicture } from '../planes/resize-picture.ts'
import { pixelate } from '../pictures/edit/styles/pixelate.ts'

export type NamedPicture = { picture: RgbaPicture; name?: string; shows?: 'place' | 'subject' }

/**
 * Pictures as one: their subjects in the scene that the words describe, or in the place that one of them shows; when the
 * words describe no scene, the pictures side by side on a table. Pictures of one name are of one subject.
 */
export async function composePictures(
  pictures: readonly NamedPicture[],
  options: EditOptions,
  open: OpenModel = openModel,
): Promise<RgbaPicture> {
  const { shots, seed, size } = options
  const shot = shots.shots[0]
  const views = pictures.flatMap(({ name, picture, shows }) =>
    shows === 'place' && name !== undefined ? [{ name, picture }] : [],
  )
  if (!shot || (views.length === 0 && !describesScene(options.prompt)))
    return composeCollage(
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
  return styled(await paintScene({ ...shot, look: 'plain' }, size, seed, cutouts, views), options)
}

async function styled(picture: RgbaPicture, { prompt, seed, size }: EditOptions): Promise<RgbaPicture> {
  const { style } = readEdits(prompt)
  if (!style) return picture
  if (style === 'pixels') return pixelate(picture, size)
  const made = toRgbaPicture(applyStyle(paintable(toLabPicture(picture), style), style, seed))
  return isPainted(style) ? resizePicture(made, size, 'fill') : made
}
