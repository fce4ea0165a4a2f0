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

/** What of each lies within the picture; none where the models are not installed. */
async function facesIn(picture: RgbaPicture): Promise<Seen['faces']> {
  const share = (place: number, side: number): number => Math.min(1, Math.max(0, place / side))
  return ((await findFaces(picture)) ?? []).map(({ box, isFrontal }) => {
    const [left, top] = [share(box.left, picture.width), share(box.top, picture.height)]
    const width = share(box.left + box.width, picture.width) - left
    const height = share(box.top + box.height, picture.height) - top
    return { left, top, width, height, frontal: isFrontal }
  })
}

/** Words for a clip that begins with this picture. */
export function wordsFor(picture: RgbaPicture, seed: number): string {
  const { colours, brightness, warmth, isOutdoorGuess, aspect } = factsOf(picture)
  const outdoor = isOutdoorGuess === undefined ? {} : { outdoor: isOutdoorGuess }
  return recommendPrompt({ colours, brightness, warmth, aspect, ...outdoor }, seed)
}
