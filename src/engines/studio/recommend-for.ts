import { readPicture } from '../../media/av/read-picture.ts'
import type { Order } from '../contract.ts'
import { wordsFor } from './see-picture.ts'

// What is asked of it is seen in a small copy.
const MAX_SIDE = 512

/** Words for a clip that begins with the order's first picture, from what can be seen in it. */
export async function recommendFor({ inputs, seed }: Extract<Order, { kind: 'video' }>): Promise<string> {
  const first = inputs.find(input => input.kind === 'picture')
  return first ? wordsFor(await readPicture(first.path, { maxSide: MAX_SIDE }), seed) : ''
}
