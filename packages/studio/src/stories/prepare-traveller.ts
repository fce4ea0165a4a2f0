import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { OpenModel } from '../models/open-model.ts'
import { cutOut } from '../pictures/cutout/cut-out.ts'
import { extractChannel } from '../planes/plane.ts'
import { fitWithin, resizePicture } from '../planes/resize-picture.ts'
import { toLabPicture, toRgbaPicture } from '../planes/lab-picture.ts'
import { relight } from '../pictures/edit/relight.ts'
import type { Scenery } from '../backdrops/scenery.ts'
import { hangingScroll } from './hanging-scroll.ts'
import type { Setting } from './story.ts'

/** A traveller: the position in fractions of the frame, the size, and whether standing. */
type Traveller = { picture: RgbaPicture; x: number; bottom: number; scale: number; stands: boolean }

/** A picture's subject in the light of its surroundings; a picture without one as a scroll. */
export async function prepareTraveller(
  picture: RgbaPicture,
  scenery: Scenery,
  frame: Size,
  { stance }: Setting,
  open: OpenModel,
): Promise<Traveller> {
  const cut = await cutOut(picture, open)
  if (!cut.isSubject) {
    const scroll = await hangingScroll(picture)
    const scale = Math.min((0.74 * frame.height) / scroll.height, (0.7 * frame.width) / scroll.width)
    return { ...(await inSize(scroll, scale)), x: 0.5, bottom: stance === 'cloud' ? 0.84 : 0.88, stands: false }
  }
  const { box, cutout } = cut
  const isCropped = box.top + box.height > picture.height * 0.88
  const isWide = box.width > box.height * 1.15
  // A portrait rises from the frame's lower edge; a whole figure stands on the ground, smaller.
  const high = isCropped ? 0.88 : isWide ? 0.52 : 0.68
  const scale = Math.min((high * frame.height) / cutout.height, ((isWide ? 0.66 : 0.6) * frame.width) / cutout.width)
  const sized = await inSize(await lit(cutout, scenery), scale)
  // The lower end of a portrait's cut-out is often frayed, so it stays out of the frame.
  const low = isCropped ? 1.08 : 0.9
  return { ...sized, x: 0.5, bottom: stance === 'cloud' ? (isCropped ? 0.95 : 0.86) : low, stands: !isCropped }
}

/** Sprites have about their displayed size, with a margin for approaching. */
async function inSize(picture: RgbaPicture, scale: number): Promise<{ picture: RgbaPicture; scale: number }> {
  const kept = Math.min(1, scale * 1.15)
  const size = {
    width: Math.max(1, Math.round(picture.width * kept)),
    height: Math.max(1, Math.round(picture.height * kept)),
  }
  return { picture: await resizePicture(picture, size, 'fill'), scale: scale / kept }
}

async function lit(cutout: RgbaPicture, scenery: Scenery): Promise<RgbaPicture> {
  const alpha = extractChannel(cutout, 3)
  const front = toLabPicture(cutout)
  relight(front, alpha, toLabPicture(await fitWithin(scenery.picture, 240)), scenery.plate.light)
  const made = toRgbaPicture(front)
  for (let at = 3; at < made.rgba.length; at += 4) made.rgba[at] = cutout.rgba[at]!
  return made
}
