import { readPicture } from '@kinora/media/av/read-picture'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { ChildFailure } from '@kinora/media/children/child-failure'
import type { Order, PictureAnalysis } from '@kinora/media/engine/contract'
import { recommendPrompt } from '../prompt-parsing/recommend-prompt.ts'
import { readPictureLook } from '../pictures/look-at/read-picture-look.ts'
import { findCrowding } from '../pictures/look-at/find-crowding.ts'
import { isScenic } from '../pictures/look-at/is-scenic.ts'
import { isOfSubject } from './show-places.ts'
import { findFaces } from '../pictures/look-at/faces/find-faces.ts'

// A small copy is enough.
const MAX_SIDE = 512

/** Analyses the order's first picture, and writes a prompt for a clip that begins with it. */
export async function seePicture({ inputs, seed }: Pick<Order, 'inputs' | 'seed'>): Promise<PictureAnalysis> {
  const first = inputs.find(input => input.kind === 'picture')
  if (!first) throw new ChildFailure('there is no picture to see', false)
  const picture = await readPicture(first.path, { maxSide: MAX_SIDE })
  const faces = await facesIn(picture)
  const subject = ['', 'person', 'two people'][faces.length] ?? 'group of people'
  const { colours, brightness, warmth, isOutdoorGuess, aspect } = readPictureLook(picture)
  const guesses = {
    ...(subject && { subjectGuess: subject }),
    ...(isOutdoorGuess !== undefined && { outdoor: isOutdoorGuess }),
  }
  const prompt = recommendPrompt({ colours, brightness, warmth, aspect, ...guesses }, seed)
  // The subject is a face, or anything that can be cut out.
  const isPlace = faces.length === 0 && isScenic(picture) && !(await isOfSubject(first.path))
  const crowding = findCrowding(picture)
  return { prompt, subject, ...(isPlace && { isPlace }), colours, faces, ...(crowding && { crowding }) }
}

/** The visible part of each; empty if the models are not installed. */
async function facesIn(picture: RgbaPicture): Promise<PictureAnalysis['faces']> {
  const share = (place: number, side: number): number => Math.min(1, Math.max(0, place / side))
  return ((await findFaces(picture)) ?? []).map(({ box, isFrontal }) => {
    const [left, top] = [share(box.left, picture.width), share(box.top, picture.height)]
    const width = share(box.left + box.width, picture.width) - left
    const height = share(box.top + box.height, picture.height) - top
    return { left, top, width, height, frontal: isFrontal }
  })
}
