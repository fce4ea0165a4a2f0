import { readPicture } from '../../media/av/read-picture.ts'
import type { RgbaPicture } from '../../media/size.ts'
import { ChildFailure } from '../../media/children/child-failure.ts'
import type { Order, Seen } from '../contract.ts'
import { recommendPrompt } from './director/recommend-prompt.ts'
import { factsOf } from './stage/look-at/facts-of.ts'
import { findFaces } from './stage/look-at/faces/find-faces.ts'

// What is asked of it is seen in a small copy.
const MAX_SIDE = 512

/** What is seen in the order's first picture. */
export async function seePicture({ inputs, seed }: Extract<Order, { kind: 'seeing' }>): Promise<Seen> {
  const first = inputs.find(input => input.kind === 'picture')
  if (!first) throw new ChildFailure('there is no picture to see', false)
  const picture = await readPicture(first.path, { maxSide: MAX_SIDE })
  return {
    prompt: wordsFor(picture, seed),
    subject: '',
    colours: factsOf(picture).colours,
    faces: await facesIn(picture),
  }
}

/** None where the models are not installed. */
async function facesIn(picture: RgbaPicture): Promise<Seen['faces']> {
  const { width: pictureWidth, height: pictureHeight } = picture
  return ((await findFaces(picture)) ?? []).map(({ box: { left, top, width, height }, isFrontal }) => ({
    left: left / pictureWidth,
    top: top / pictureHeight,
    width: width / pictureWidth,
    height: height / pictureHeight,
    frontal: isFrontal,
  }))
}

/** Words for a clip that begins with this picture. */
export function wordsFor(picture: RgbaPicture, seed: number): string {
  const { colours, brightness, warmth, isOutdoorGuess, aspect } = factsOf(picture)
  const outdoor = isOutdoorGuess === undefined ? {} : { outdoor: isOutdoorGuess }
  return recommendPrompt({ colours, brightness, warmth, aspect, ...outdoor }, seed)
}
