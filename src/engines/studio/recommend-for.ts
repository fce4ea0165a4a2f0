import { readPicture } from '../../media/av/read-picture.ts'
import type { Order } from '../contract.ts'
import { recommendPrompt } from './director/recommend-prompt.ts'
import { factsOf } from './stage/look-at/facts-of.ts'

// What is asked of it is seen in a small copy.
const MAX_SIDE = 512

/** Words for a clip that begins with the order's first picture, from what can be seen in it. */
export async function recommendFor({ inputs, seed }: Extract<Order, { kind: 'video' }>): Promise<string> {
  const first = inputs.find(input => input.kind === 'picture')
  if (!first) return ''
  const { colours, brightness, warmth, isOutdoorGuess, aspect } = factsOf(
    await readPicture(first.path, { maxSide: MAX_SIDE }),
  )
  const outdoor = isOutdoorGuess === undefined ? {} : { outdoor: isOutdoorGuess }
  return recommendPrompt({ colours, brightness, warmth, aspect, ...outdoor }, seed)
}
