import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Plane } from '../../../planes/plane.ts'
import { findAreas } from '../../../pictures/edit/find-areas.ts'
import { toLabPicture } from '../../../planes/lab-picture.ts'

/** The sky of a small picture, 0 to 1; zeros without one. It uses no model. */
export const findSky = (small: RgbaPicture): Promise<Plane> =>
  findAreas(small, toLabPicture(small), async () => undefined).sky()

/** The least share of the columns; fewer mean a gap between leaves, or a window. */
const WIDE = 0.34

/** The lower edge of the sky in most columns, as a fraction from above; undefined if too little sky is visible. */
export const findPictureHorizon = async (small: RgbaPicture): Promise<number | undefined> =>
  findHorizon(await findSky(small))

export function findHorizon({ width, height, values }: Plane): number | undefined {
  const ends: number[] = []
  for (let x = 0; x < width; x++) {
    let last = -1
    for (let y = 0; y < height; y++) if (values[y * width + x]! > 0.5) last = y
    if (last >= 0) ends.push((last + 1) / height)
  }
  return ends.length < WIDE * width ? undefined : ends.sort((a, b) => a - b)[ends.length >> 1]
}
