import { ChildFailure } from '@kinora/media/children/child-failure'
import type { Order } from '@kinora/media/engine/contract'

/** The path of the order's clip. */
export function requireClip({ inputs }: Pick<Order, 'inputs'>): string {
  const clip = inputs.find(({ kind }) => kind === 'clip')
  if (!clip) throw new ChildFailure('there is no clip among the inputs', false)
  return clip.path
}
