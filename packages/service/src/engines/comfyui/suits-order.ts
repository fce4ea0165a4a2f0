import type { Order } from '@kinora/media/engine/contract'
import { isOneEffect } from '../remote/fill-template.ts'
import { FILE_SLOTS, type Slots } from './slots.ts'
import { slotFiles } from './slot-values.ts'
import { snapFrames } from './snap.ts'

/** Whether a workflow is meant for an order: what it makes, from what, how long, and every file that it cannot do without. */
export function suitsOrder(order: Order, { makes, slots, optional = [], frames, seconds }: Slots): boolean {
  if (order.kind !== makes.kind) return false
  const files = slotFiles(order)
  if (FILE_SLOTS.some(slot => slots[slot] && !optional.includes(slot) && !files[slot])) return false
  // One that takes no picture would make something else than a change of the picture that came.
  const takesPictures = FILE_SLOTS.some(slot => slot.includes('image') && slots[slot])
  if (order.inputs.some(({ kind }) => kind === 'picture') && !takesPictures) return false
  // Workflows take no times for sounds.
  if (order.kind === 'effects' && !isOneEffect(order)) return false
  if (order.kind === 'music' || order.kind === 'effects') return order.seconds <= (seconds?.most ?? Infinity)
  if (order.kind !== 'video') return true
  if (!makes.from?.includes(order.from.kind)) return false
  return frames?.most === undefined || snapFrames(order.seconds, frames) <= frames.most
}
